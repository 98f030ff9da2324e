// SPDX-License-Identifier: GPL-3.0-or-later
// A game in the review room, for its tests.
#pragma once

#include "engine/record/record.h"
#include "engine/review/review_file.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/ui/click.h"
#include "tests/ui/kept_window.h"
#include "ui/app/review_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/review/mistake_list.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_curve.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/review_room.h"
#include "ui/rooms/review/transport_bar.h"
#include "ui/rooms/review/verdict_panel.h"
#include "ui/table/replay/replay_view.h"

#include <QLabel>
#include <QListView>
#include <QRadioButton>
#include <QToolButton>

namespace meadhall::ui::testing {

/// A finished game of computers in which the first seat is a person's.
inline Events personsGame(Game game, int players, std::uint64_t deal)
{
    GameEvent event = test::computersOf(game, players, deal);
    event.seats[0] = "Ada";
    event.chairs = {"human:1"};
    for (int seat = 1; seat < players; ++seat)
        event.chairs.push_back("computer:easy:leif");
    if (game == Game::Odin) {
        odin::Rules rules;
        rules.target = 10;
        odin::setRules(event, rules);
    }
    return test::computersGame(event);
}

/// Reviews at a depth that takes no time.
constexpr review::Depth kShallow{4, 1};

class Reviewed : public KeptWindow {
public:
    using KeptWindow::KeptWindow;

    ReviewRoom &enter(const Events &events, const QString &file = {}, const QString &remark = {})
    {
        room = new ReviewRoom({events, file, QDate(2026, 11, 22), remark, kShallow}, settings(), window().pictures());
        window().rooms().enter(room);
        QCoreApplication::sendPostedEvents();
        return *room;
    }
    /// A key to whatever has the focus.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    /// Goes to a decision of the first seat by which it plays cards.
    int goToPlay()
    {
        for (const review::Decision &decision : room->game().decisions())
            if (std::holds_alternative<PlayEvent>(decision.played)) {
                room->playback().goToLine(decision.line);
                return decision.line;
            }
        return 0;
    }

    QPointer<ReviewRoom> room;
};

class TestReviewRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysStepAndJump();
    void mouseStepsAndChooses();
    void judgesAndKeeps();
    void judgingCanBeStopped();
    void triesAnotherMove();
    void tryIsRefusedAsAtTheTable();
    void playsOn_data();
    void playsOn();
    void showsHands();
    void gameOfComputers();
    void enteredFromMenuPanelAndList();
    void menusAreAboutTheReviewedGame();
    void finishedRecordFromTheDesktop();
    void recordsThatAreNotWhole();
    void smallWindows();
    void mistakesHaveRoomInASmallWindow();
    void anythingInTheMiddle();
    void nothingMovesWhenJudgingEnds();
    void tryHasRoomInASmallWindow();
    void isHeard();
    void stepIsSaidAtOnce();
    void tryIsHeard();
    void playsAsFastAsTheVoice();
};

} // namespace meadhall::ui::testing
