// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a decision: verdict, the move played against the better one, and why.
#pragma once

#include "ui/base/graphics/art.h"
#include "ui/table/replay/reviewed_game.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QScrollArea;

namespace meadhall::ui {

class DecisionRows;
class PixmapCache;
class ReviewCurve;

/// The judged decision of the line that is looked at, or a sentence why there is none.
class VerdictPanel : public QWidget {
    Q_OBJECT

public:
    /// @param game,cache must outlive this widget
    VerdictPanel(ReviewedGame &game, PixmapCache &cache, QWidget *parent = nullptr);

    void setCardLook(CardLook look);
    /// Wide and low instead of narrow and tall, for small windows; with a thread of the curve.
    void setLow(bool low);
    /// The height that a tall panel has, for it to keep while its sentences change.
    void setRoom(int height);
    /// Shows another move between the one played and the best one: a decision of the same line with the try as the move
    /// that was played. nullopt: shows the decision itself again.
    void setTried(std::optional<review::JudgedDecision> tried);
    /// While a move to try is being chosen there is no other to ask for.
    void setChoosing(bool choosing);

    DecisionRows *rows() const { return rows_; }

Q_SIGNALS:
    /// Another move is to be tried instead of the one of this line.
    void tryAnotherMove(int line);
    /// The game is to be played on from before this line.
    void playOnFrom(int line);
    /// The user wants to look at this line; the room moves there.
    void lineChosen(int line);

private:
    /// The contents for the line that is looked at.
    struct Shown {
        int line = 0;
        bool judging = false;
        std::optional<review::Judgement> judgement, provisional;
        friend bool operator==(const Shown &, const Shown &) = default;
    };
    Shown shownNow() const;
    QLabel *label(const char *name, qreal scale, bool bold);
    void arrange();
    void arrangeLow();
    void fitHead();
    void fitRows();
    void turnRows();
    void retranslate();
    void refresh();
    void showDecision(const review::Decision &decision);
    void showTitle(const review::Judgement &judgement);
    void showRows(const review::Decision &decision, const review::Judgement *judgement, bool settled);
    void showSentences(const review::Decision &decision, const review::Judgement *judgement);
    void showNothing(const QString &title, const QString &why);

    ReviewedGame &game_;
    CardLook look_;
    bool low_ = false;
    bool choosing_ = false;
    std::optional<review::JudgedDecision> tried_;
    Shown shown_;
    QLabel *mark_, *word_, *place_, *cost_, *why_;
    DecisionRows *rows_;
    ReviewCurve *thread_ = nullptr;  ///< made when it is wanted
    QScrollArea *reading_ = nullptr; ///< of the sentences
    QWidget *block_;                 ///< of changing height, in a room that stays
    QPushButton *try_, *playOn_;
};

} // namespace meadhall::ui
