// SPDX-License-Identifier: GPL-3.0-or-later
// A player who is told of a game without the turns of earlier hands knows the same as one who is told of all.
#include "engine/core/old_turns.h"
#include "engine/core/view_after.h"
#include "engine/games/odin/view.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <algorithm>

using namespace meadhall;

class TestOldTurns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playersKnowTheSame();
    void onlyTheLastHandIsWhole();
    void otherGamesAreWhole();
};

void TestOldTurns::playersKnowTheSame()
{
    for (int players = 2; players <= odin::kMaxPlayers; ++players) {
        const Events whole = test::playOdin(test::odinGame(players, 3), 5);
        for (std::size_t length = 1; length <= whole.size(); ++length) {
            const Events events(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
            for (int seat = kSpectator; seat < players; ++seat) {
                Events seen;
                for (const Event &event : events)
                    seen.push_back(odin::seenBy(event, seat));
                QVERIFY(viewAfter<odin::View>(withoutOldTurns(seen), seat) == viewAfter<odin::View>(seen, seat));
            }
        }
    }
}

void TestOldTurns::onlyTheLastHandIsWhole()
{
    GameEvent game = test::odinGame(4, 1);
    odin::setRule(game, &odin::Rules::target, 200);
    const Events whole = test::playOdin(game, 1);
    const auto turns = [](const Events &events) {
        return std::count_if(events.begin(), events.end(), [](const Event &event) {
            return std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event);
        });
    };
    const auto isDeal = [](const Event &event) { return std::holds_alternative<HandEvent>(event); };
    const Events some = withoutOldTurns(whole);
    const Events lastHand(std::find_if(whole.rbegin(), whole.rend(), isDeal).base(), whole.end());
    QVERIFY(turns(lastHand) > 0);
    QCOMPARE(turns(some), turns(lastHand));
    QCOMPARE(std::count_if(some.begin(), some.end(), isDeal), std::count_if(whole.begin(), whole.end(), isDeal));
    QVERIFY(some.size() * 4 < whole.size());
}

void TestOldTurns::otherGamesAreWhole()
{
    const Events whole = test::playNinjan(test::ninjanGame(3, 7), 7);
    QVERIFY(withoutOldTurns(whole) == whole);
    QVERIFY(withoutOldTurns({}).empty());
}

REGISTER_TEST(TestOldTurns)
#include "tst_old_turns.moc"
