// SPDX-License-Identifier: GPL-3.0-or-later
// Panels over the table: end of the game, curtain between two people, and those of the games.
#pragma once

#include "ui/table/scene/overlay.h"

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QAction;

namespace meadhall::ui {

class TableView;

/// What a review says of the decisions of the only person at the screen.
struct GameJudgement {
    int decisions = 0;
    bool isDone = false; ///< all of them are judged
    int mistakes = 0;
    double lost = 0; ///< points by these
    friend bool operator==(const GameJudgement &, const GameJudgement &) = default;
};

/// There is one panel widget, which is filled with new content each time.
class TablePanels : public QObject {
    Q_OBJECT

public:
    explicit TablePanels(TableView &view);

    Overlay *panel() const { return panel_; }
    /// Opens the panel.
    /// @param fill sets title, body and buttons; called again after a change of language
    /// @param whole it may cover the seats, too
    /// @param spoken what is announced instead of the title
    void open(std::function<void()> fill, bool whole = false, const QString &spoken = {});
    /// Everybody's points, for a screen reader.
    QString standings() const;
    void close();
    /// Fills the panel again if it is open.
    void refill();
    /// Positions the panel over the cloth, or in the lower half while the curtain is visible.
    void place();
    /// Whether the open panel overlaps a part of the scene.
    bool covers(const QRectF &sceneRect) const;

    /// A row of a table of points.
    struct PointsRow {
        int seat;
        QStringList figures;     ///< by column
        bool best;               ///< name in bold
        int rank = 0;            ///< shown before the face; 0: none
        qreal share = -1;        ///< length of the bar before the last figure, 0 … 1; negative: none
        QWidget *more = nullptr; ///< after the name; given to the table. Hidden where there is no room
    };
    /// Creates a table of points; the last column is bold. The caller takes ownership.
    /// @param columns titles of the figures
    /// @param moreTitle title of the column with PointsRow::more
    QWidget *pointsTable(const QStringList &columns, const std::vector<PointsRow> &rows,
                         const QString &moreTitle = {}) const;
    /// Whether the window has room for more than the names and figures.
    bool roomy() const;

    /// Shows the results of a finished game, except in a replay or above a lane.
    void showGameOver();
    /// An action that showGameOver() offers as a further button while it is visible and enabled; nullptr: none. What
    /// its button says is set by the panel, as a menu has more room.
    void setComparison(QAction *comparison);
    /// Replaces the buttons below these results.
    /// @param add called each time the panel is filled
    void setGameOverButtons(std::function<void(Overlay &panel)> add) { gameOverButtons_ = std::move(add); }
    /// Sets a line below these results; it may come while they are shown.
    /// @param note called again after a change of language; while its text is empty, the place is kept free; null: no
    /// line
    /// @param celebrates the note tells of something that is worth it
    void setGameOverNote(std::function<QString()> note, bool celebrates = false);
    /// Sets the row below these results that leads to the review; it may come, and change, while they are shown.
    /// nullopt: there is a button instead.
    void setJudgement(const std::optional<GameJudgement> &judgement);
    /// Offers below the results of the next lost game to warn before mistakes; what was chosen is told once.
    void offerWarnings(std::function<void(bool accepted)> answer) { answerOffer_ = std::move(answer); }
    /// Hides all cards between two people at one screen, until the next one presses the button.
    /// @param seat the next person
    void showCurtain(int seat);
    bool curtainIsShown() const;

Q_SIGNALS:
    /// The panel was opened, filled or closed.
    void changed();
    void newGameRequested();
    void sameAgainRequested();
    void reviewRequested();
    void homeRequested();
    /// The next person wants to see the cards of `seat`.
    void ready(int seat);

private:
    int topOfHand() const;
    void fit(int room);
    QWidget *withCurve(QWidget *ranking) const;
    QWidget *withNote(QWidget *results);
    QWidget *withRows(QWidget *results);
    QString judgementText() const;
    bool isOwnWin() const;
    QString behind() const;
    void addGameOverButtons();

    TableView &view_;
    Overlay *panel_;
    QPointer<QAction> comparison_;                        ///< how computers play the same cards
    std::function<void(Overlay &panel)> gameOverButtons_; ///< instead of the usual ones
    bool whole_ = false, isNew_ = false;
    std::function<void()> refill_;
    std::function<QString()> note_; ///< below the results of a game
    QPointer<QLabel> noteLabel_;
    std::optional<GameJudgement> judgement_;
    QPointer<QLabel> judgementLabel_;
    std::function<void(bool accepted)> answerOffer_; ///< null: the warnings are not to be offered
};

} // namespace meadhall::ui
