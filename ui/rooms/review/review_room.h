// SPDX-License-Identifier: GPL-3.0-or-later
// The room in which a game is looked at again: its table, steps through it, the curve, and what was better.
#pragma once

#include "engine/table/table.h"
#include "ui/base/widgets/room.h"
#include "ui/table/replay/hand_marks.h"
#include "ui/table/replay/reviewed_game.h"

#include <QDate>
#include <QTimer>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace meadhall::record {
class FolderLock;
}

namespace meadhall::ui {

class JudgingBar;
class MistakeList;
class PixmapCache;
class Playback;
class ReplayView;
class ReviewCurve;
class ReviewJudging;
class Segments;
class Settings;
class TransportBar;
class TryFrame;
class TryLines;
class VerdictPanel;
class WhatIf;

/// A record to review.
struct ReviewInput {
    Events events;    ///< legal, with at least one deal; finished or not
    QString file{};   ///< its record, beside which the review is kept; empty: none
    QDate day{};      ///< when it was played; invalid: unknown
    QString remark{}; ///< about the record, for example that its end is missing
    /// The depth of judging; nullopt: the usual one.
    std::optional<review::Depth> depth{};
    int line = 0;                               ///< to look at first; 0: the beginning
    std::shared_ptr<record::FolderLock> lock{}; ///< of the folder of the record; null: it lies elsewhere
};

class ReviewRoom : public Room {
    Q_OBJECT

public:
    /// @param settings,cache must outlive the room
    ReviewRoom(ReviewInput input, Settings &settings, PixmapCache &cache, QWidget *parent = nullptr);
    ~ReviewRoom() override;

    ReviewedGame &game() { return game_; }
    Playback &playback() { return *playback_; }
    ReplayView &table() { return *view_; }
    ReviewJudging &judging() { return *judging_; }
    ReviewCurve &curve() { return *curve_; }
    VerdictPanel &verdict() { return *verdict_; }
    MistakeList &mistakes() { return *mistakes_; }
    TransportBar &transport() { return *transport_; }
    Segments *handsSwitch() const { return hands_; }
    Segments *tabs() const { return tabs_; }
    /// Returns true if there is room for only one of decision, curve and mistakes.
    bool isSmall() const { return small_; }
    bool trying() const;
    /// Of the judged seat: before the decision that is looked at, or else after that line.
    Events seenPosition() const override;
    ShownGame shownGame() const override { return {&input_.events, input_.day}; }

public Q_SLOTS:
    void goBack() override;
    /// Another move is to be tried at the decision that is looked at.
    void tryAnotherMove();
    void playOn();
    void showAllCards(bool open);

Q_SIGNALS:
    /// The game is to be played on from here, as a game of its own.
    void playOnWanted(const meadhall::Events &events);

protected:
    QWidget *first() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void arrange() override;

private:
    void build();
    void connectParts();
    void applySettings();
    void open(int seat);
    void layOut();
    void setSmall(bool small);
    void setStripHeight();
    void retranslate();
    class Captions;

    /// Tells what happened at the line that is shown.
    QString caption(bool isShort);
    void syncToPlayback();
    void announceLine();
    void announceStep();
    void announceLater();
    void endTry();
    void tried(int seat, const Event &answer);
    void showTry(const review::JudgedDecision &attempt, bool settled);
    void updateTry();
    void showEndTry();
    void showLines(const Events &tried);
    void mark();
    bool isOneSeats() const;
    std::vector<CardSet> openHands(std::size_t events) const;
    QString facts() const;
    bool pressed(const QKeyEvent &event, const QObject *watched);
    bool pressedTrying(const QKeyEvent &event);
    void goToMistake(int direction);
    bool pressedLetter(const QKeyEvent &event);
    bool pressedWay(const QKeyEvent &event, const QObject *watched);
    bool isOwnKey(const QKeyEvent &event) const;

    ReviewInput input_;
    Settings &settings_;
    PixmapCache &cache_;
    Table replayed_;
    ReviewedGame game_;
    ReplayView *view_; ///< refers to the table
    Playback *playback_ = nullptr;
    ReviewJudging *judging_;
    WhatIf *whatIf_;
    TransportBar *transport_;
    ReviewCurve *curve_;
    VerdictPanel *verdict_;
    MistakeList *mistakes_;
    JudgingBar *progress_;
    Segments *hands_, *tabs_, *seats_;
    QLabel *remark_;
    QPushButton *endTry_;
    QWidget *side_, *strip_, *decisionPage_, *curvePage_, *mistakesPage_;
    TryFrame *frame_;
    TryLines *lines_;
    QStackedWidget *pages_;
    HandMarks marks_;
    std::vector<int> people_; ///< their seats
    std::unique_ptr<Captions> captions_;
    QTimer announceDelay_; ///< active while further steps may follow, of which only the last is announced
    int announcedLine_ = 0;
    bool small_ = false;
    bool allCards_ = false;
};

} // namespace meadhall::ui
