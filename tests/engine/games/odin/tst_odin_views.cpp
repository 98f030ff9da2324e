// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat of Odin sees: everything public and nothing hidden.
#include "engine/ai/player.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/view.h"
#include "engine/players/make_player.h"
#include "engine/record/json_lines.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

View viewOf(const odin::Referee &referee, const Events &events, int seat)
{
    View view(seat);
    for (const Event &event : events)
        view.apply(referee.seenBy(event, seat));
    return view;
}

/// The same game with all cards shuffled that this seat has not seen: hidden cards of the other hands and the cards
/// aside. Public events are unchanged.
Events withHiddenCardsShuffled(const Events &events, int seat, Random &random)
{
    const auto &game = std::get<GameEvent>(events.front());
    Events changed = events;
    std::size_t i = 0;
    while (i < changed.size()) {
        auto *hand = std::get_if<HandEvent>(&changed[i]);
        if (!hand) {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        CardSet open = hand->hands[std::size_t(seat)].cards;
        for (; end < changed.size() && !std::holds_alternative<HandEvent>(changed[end]); ++end)
            if (const auto *play = std::get_if<PlayEvent>(&changed[end]))
                open |= play->cards;
        std::vector<Card> hidden = shuffled(deckOf(odin::rulesOf(game).colours) - open, random);
        for (SeenHand &each : hand->hands) {
            CardSet cards = each.cards & open;
            while (cards.count() < each.count) {
                cards.add(hidden.back());
                hidden.pop_back();
            }
            each = SeenHand::open(cards);
        }
        i = end;
    }
    return changed;
}

} // namespace

class TestOdinViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void viewMatchesReferee();
    void onlyHandsAndDealNumberAreHidden();
    void shuffledHiddenCardsChangeNothing();
    void decisionsDoNotDependOnHiddenCards();
    void newGameResetsTheView();
    void spectatorSeesNoHand();
    void knowsTheLastBeatenSet();
};

/// Every seat's view agrees with the referee's position, at every turn of many games.
void TestOdinViews::viewMatchesReferee()
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::uint64_t number = 0; number < 30; ++number) {
            const GameEvent game = test::odinGame(players, number);
            std::vector<View> views;
            for (int seat = 0; seat < players; ++seat) {
                views.emplace_back(seat);
                views.back().apply(odin::Referee(game).seenBy(game, seat));
            }
            test::playOdin(game, number, [&](const odin::Referee &before, const Event &event) {
                odin::Referee referee = before;
                referee.apply(event);
                const Position &position = referee.position();
                CardSet everywhere = position.board.table | position.board.discard;
                for (CardSet hand : position.hands)
                    everywhere |= hand;
                for (View &view : views) {
                    view.apply(before.seenBy(event, view.seat()));
                    QCOMPARE(view.players(), players);
                    QCOMPARE(view.totals(), referee.totals());
                    if (view.handNumber() == 0)
                        continue;
                    QVERIFY(view.board() == position.board);
                    const CardSet own = position.hands[std::size_t(view.seat())];
                    QVERIFY(view.hand() == own);
                    QCOMPARE(view.ownTurn(), position.board.turn == view.seat());
                    CardSet known = position.board.table | position.board.discard | own;
                    for (int seat = 0; seat < players; ++seat) {
                        const CardSet hand = position.hands[std::size_t(seat)];
                        QCOMPARE(view.count(seat), hand.count());
                        QVERIFY(hand.containsAll(view.known(seat)));
                        known |= view.known(seat);
                    }
                    // Whatever is not open or known is unseen, and nothing else is.
                    QVERIFY(view.unseen() == deckOf(odin::rulesOf(game).colours) - known);
                }
            });
            for (const View &view : views)
                QVERIFY(view.gameOver());
        }
}

void TestOdinViews::onlyHandsAndDealNumberAreHidden()
{
    const GameEvent game = test::odinGame(4, 3);
    const Events events = test::playOdin(game, 3);
    const odin::Referee referee(game);
    for (const Event &event : events)
        for (int seat = kSpectator; seat < 4; ++seat) {
            const Event seen = referee.seenBy(event, seat);
            if (const auto *hand = std::get_if<HandEvent>(&seen)) {
                for (int other = 0; other < 4; ++other) {
                    QCOMPARE(hand->hands[std::size_t(other)].hidden(), other != seat);
                    QCOMPARE(hand->hands[std::size_t(other)].count, kHandSize);
                }
            } else if (const auto *start = std::get_if<GameEvent>(&seen)) {
                QVERIFY(!start->deal); // whoever knows the deal's number can deal it himself
                QVERIFY(start->seats == game.seats && start->rules == game.rules);
            } else {
                QVERIFY(seen == event); // everything else is public
            }
        }
}

void TestOdinViews::shuffledHiddenCardsChangeNothing()
{
    Random random(23);
    int reallyShuffled = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::uint64_t number = 0; number < 40; ++number) {
            const GameEvent game = test::odinGame(players, 500 + number);
            Events events = test::playOdin(game, number);
            // Games that stop anywhere: at the end of a hand its last cards are still hidden.
            events.resize(2 + random.below(std::uint32_t(events.size()) - 2));
            const odin::Referee referee(game);
            for (int seat = 0; seat < players; ++seat) {
                const Events changed = withHiddenCardsShuffled(events, seat, random);
                reallyShuffled += changed != events;
                QVERIFY(viewOf(referee, events, seat) == viewOf(referee, changed, seat));
                for (std::size_t i = 0; i < events.size(); ++i)
                    QVERIFY(record::toLine(referee.seenBy(events[i], seat))
                            == record::toLine(referee.seenBy(changed[i], seat)));
            }
        }
    QVERIFY(reallyShuffled > 500);
}

/// Every level decides the same if the hidden cards are shuffled.
void TestOdinViews::decisionsDoNotDependOnHiddenCards()
{
    Random random(29);
    using players::Level;
    for (Level level : {Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master}) {
        int compared = 0;
        for (std::uint64_t number = 0; compared < 3; ++number) {
            const int players = 2 + int(number % 3);
            GameEvent game = test::odinGame(players, 900 + number);
            odin::setRule(game, &odin::Rules::target, 1);
            Events events = test::playOdin(game, number);
            odin::Referee referee(game);
            const std::size_t length = 4 + random.below(std::uint32_t(events.size()) - 5);
            events.resize(length);
            for (std::size_t i = 1; i < length; ++i)
                referee.apply(events[i]);
            if (referee.openRequests().empty())
                continue;
            const int seat = referee.openRequests().front().seat;
            const auto decision = [&](const Events &received) {
                const auto player = players::makePlayer(Game::Odin, seat, level, 77);
                for (const Event &event : received)
                    player->onEvent(referee.seenBy(event, seat));
                return player->answer(RequestKind::Move, {});
            };
            const Event answer = decision(events);
            QVERIFY(referee.whyIllegal(answer) == Reason::None);
            QVERIFY(answer == decision(withHiddenCardsShuffled(events, seat, random)));
            ++compared;
        }
    }
}

/// An undo replays all events from the game event on; the view keeps nothing from before.
void TestOdinViews::newGameResetsTheView()
{
    const GameEvent game = test::odinGame(3, 4);
    const Events events = test::playOdin(game, 4);
    const odin::Referee referee(game);
    View view(1);
    for (const Event &event : events)
        view.apply(referee.seenBy(event, 1));
    for (std::size_t i = 0; i < 20; ++i)
        view.apply(referee.seenBy(events[i], 1));
    QVERIFY(view == viewOf(referee, Events(events.begin(), events.begin() + 20), 1));
}

void TestOdinViews::spectatorSeesNoHand()
{
    const GameEvent game = test::odinGame(2, 6);
    const Events events = test::playOdin(game, 6);
    const View view = viewOf(odin::Referee(game), Events(events.begin(), events.begin() + 6), kSpectator);
    QVERIFY(view.hand().empty());
    QVERIFY(!view.ownTurn());
    QVERIFY((view.unseen() | view.board().table | view.board().discard | view.known(0) | view.known(1))
            == deckOf(odin::rulesOf(game).colours));
}

void TestOdinViews::knowsTheLastBeatenSet()
{
    int seen = 0;
    const GameEvent game = test::odinGame(4, 11);
    for (int seat : {0, kSpectator}) {
        View view(seat);
        std::optional<View::Beaten> expected;
        int owner = kNobody;
        for (const Event &event : test::playOdin(game, 11)) {
            const CardSet table = view.handNumber() > 0 ? view.board().table : CardSet{};
            view.apply(event);
            if (const auto *play = std::get_if<PlayEvent>(&event)) {
                expected.reset();
                if (!table.empty())
                    expected = View::Beaten{table, owner, play->seat, play->take};
                owner = play->seat;
            } else if (std::holds_alternative<HandEvent>(event) || view.board().table.empty()) {
                expected.reset();
            }
            QVERIFY(view.lastBeaten() == expected);
            if (!expected)
                continue;
            ++seen;
            QVERIFY(view.board().discard.containsAll(expected->discarded()));
            QCOMPARE(expected->discarded().count(), expected->cards.count() - (expected->take == kNoCard ? 0 : 1));
        }
    }
    QVERIFY(seen > 10);
}

REGISTER_TEST(TestOdinViews)
#include "tst_odin_views.moc"
