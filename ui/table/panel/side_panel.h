// SPDX-License-Identifier: GPL-3.0-or-later
// Panel at the table: points per hand or round, their curve, and the game log.
#pragma once

#include "engine/core/referee.h"
#include "ui/base/graphics/art.h"
#include "ui/base/text/card_mentions.h"
#include "ui/base/text/game_log_formatter.h"
#include "ui/table/panel/log_view.h"
#include "ui/table/panel/points_tables.h"

#include <QWidget>

#include <deque>
#include <memory>
#include <optional>

class QLabel;
class QTabBar;
class QTextEdit;

namespace meadhall::ui {

class PanelGrip;
struct GameInfo;
class PointsCurve;
class TableStage;
class SidePanelTitle;

/// Stores events rather than text, so that the log can be rebuilt in another language.
class SidePanel : public QWidget {
    Q_OBJECT

public:
    enum class Place : quint8 {
        Beside, ///< beside the table
        Over,   ///< over the table, above the tools
        Drawer, ///< in the drawer of a narrow window: one page at a time
    };
    /// Pages in the drawer.
    enum Page { PointsPage, CurvePage, LogPage };
    /// Limits of the width, in logical pixels.
    static constexpr int kNarrowest = 300, kWidest = 520;

    explicit SidePanel(QWidget *parent = nullptr);

    /// Replaces the whole content.
    /// @param events as visible from `viewpoint`
    /// @param viewpoint a seat or kSpectator
    void restart(const GameInfo &game, Events events, const Names &names, int viewpoint);
    /// Rebuilds the texts with changed names.
    void setNames(const Names &names);
    /// Text for screen readers when the user has shown or hidden the panel.
    static QString saidAbout(bool shown);
    /// Appends an event. Needs a game, see restart().
    void addEvent(const Event &event);
    /// Faces, cards and turn, by seat, as the seats of the table show them.
    void showSeats(const TableStage &stage, int players);
    /// Shows points counted down from the target instead of up.
    void setCountDown(bool down);
    void setLook(CardLook cards) { log_->setLook(cards); }
    /// @param canPin whether the user may choose between beside and over the table
    void setPlace(Place place, bool canPin);
    Place place() const { return place_; }
    void setPage(Page page);
    /// Where the keyboard focus goes when the panel opens.
    QWidget *firstPart() const;

    QSize minimumSizeHint() const override;

    QTextEdit *log() const { return log_; }
    QTableWidget *points() const { return points_->table(); }

Q_SIGNALS:
    /// Emitted while the panel is hidden with the focus in it, which would go on as if by Tab, or stay.
    void hiddenWithFocus();
    void closeRequested();
    void pinRequested(bool pinned);
    /// The user has dragged the edge.
    void widthRequested(int width);

protected:
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setSeats(const std::vector<PointsSeat> &seats);
    /// The formatter before an event that starts a part of the game.
    struct PartStart {
        std::size_t events; ///< before it
        std::unique_ptr<GameLogFormatter> formatter;
    };
    std::vector<LogView::Line> linesOf(const QStringList &texts, bool heading) const;
    void appendToLog(const Event &event);
    void rebuildLog(std::optional<std::size_t> start = {});
    void renewLog();
    bool changeEnd(Events &events);
    void showOlderLines();
    void trimLog();
    void retranslate();
    void showEdges();
    void showTitle();
    void fillPoints(bool all = false);
    void fillColumn(int column, const QString &title, const std::vector<int> &points, bool finished);
    void fillCurve();
    void showParts();
    bool hasGame() const { return formatter_ && formatter_->players() > 0; }

    /// Number of events whose lines are laid out after a game was opened, and are added as the user scrolls up.
    static constexpr std::size_t kLogEvents = 500;

    Events events_;
    std::size_t logStart_ = 0;         ///< number of events before those of the log
    std::deque<int> logLines_;         ///< number of lines of each event of the log
    std::deque<PartStart> partStarts_; ///< of the last two parts, oldest first
    Names names_;
    std::vector<PointsSeat> seats_;
    const GameInfo *game_ = nullptr; ///< null before the first game
    int viewpoint_ = kSpectator;
    std::unique_ptr<GameLogFormatter> formatter_; ///< null while there is no game
    CardMentions cardMentions_;
    Place place_ = Place::Beside;
    bool countDown_ = false;
    std::vector<std::pair<std::vector<int>, bool>> shownParts_; ///< in the columns: points, whether final
    bool curveHasLines_ = false;                                ///< at least two parts of the game are finished
    SidePanelTitle *title_;
    QTabBar *pages_;
    PointsTables *points_;
    PointsCurve *curve_;
    QLabel *logTitle_;
    LogView *log_;
    PanelGrip *grip_;
    qreal lineHeight_ = 0; ///< of the log in the current language
};

} // namespace meadhall::ui
