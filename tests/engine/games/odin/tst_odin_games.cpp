// SPDX-License-Identifier: GPL-3.0-or-later
// The invariants of the rules over thousands of random games; every event survives its record line.
#include "engine/games/games.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/set.h"
#include "engine/record/json_lines.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// Follows a game independently and derives its turns by counting.
class Watcher {
public:
    explicit Watcher(const GameEvent &game) : game_(game), players_(int(game.seats.size())) {}

    void see(const odin::Referee &before, const Event &event)
    {
        QVERIFY(before.whyIllegal(event) == Reason::None);
        const auto parsed = record::parseLine(record::toLine(event));
        QVERIFY(!parsed.problem);
        QVERIFY(parsed.event == event);
        odin::Referee after = before;
        after.apply(event);
        if (const auto *hand = std::get_if<HandEvent>(&event))
            begin(*hand);
        else if (const auto *play = std::get_if<PlayEvent>(&event))
            turn(before.position(), after.position(), play->seat, {play->cards, play->take});
        else if (const auto *pass = std::get_if<PassEvent>(&event))
            turn(before.position(), after.position(), pass->seat, Move::pass());
        else if (const auto *over = std::get_if<HandOverEvent>(&event))
            handOver(before.position(), *over);
        else if (const auto *end = std::get_if<GameOverEvent>(&event))
            gameOver(*end);
        if (!before.openRequests().empty())
            QVERIFY(!before.nextAutomaticEvent(0)); // either somebody is asked or an automatic event is due
    }

private:
    void begin(const HandEvent &hand)
    {
        if (hands_ > 0) {
            const int expected = rules_.nextStarter == NextStarter::Rotate      ? (starter_ + 1) % players_
                                 : rules_.nextStarter == NextStarter::LastActor ? lastActor_
                                                                                : (leader_ + 1) % players_;
            QCOMPARE(hand.first, expected);
        } else if (game_.firstStarter >= 0) {
            QCOMPARE(hand.first, game_.firstStarter);
        }
        ++hands_;
        turns_ = 0;
        rounds_ = 1;
        starter_ = leader_ = turn_ = hand.first;
        owner_ = kNobody;
        passes_ = 0;
        leaderCount_ = kHandSize;
    }

    void turn(const Position &before, const Position &after, int seat, Move move)
    {
        QCOMPARE(seat, turn_);
        QVERIFY(++turns_ < 1000);
        const std::size_t index = std::size_t(seat);
        checkCards(after);
        for (std::size_t i = 0; i < kMaxPlayers; ++i)
            if (i != index)
                QVERIFY(after.hands[i] == before.hands[i]);
        QVERIFY(after.hands[index].count() <= before.hands[index].count()); // no hand ever grows
        if (move.isPass()) {
            pass(before, after);
            return;
        }
        QCOMPARE(after.hands[index].count(), before.hands[index].count() - move.cards.count() + (move.take != kNoCard));
        QVERIFY(after.board.table == move.cards);
        if (owner_ != kNobody) {
            const int more = move.cards.count() - before.board.table.count();
            QVERIFY(more == 0 || more == 1);
            QVERIFY(valueOf(move.cards) > valueOf(before.board.table)); // across set sizes too
        } else {
            leader_ = seat;
            leaderCount_ = before.hands[index].count();
        }
        owner_ = seat;
        passes_ = 0;
        lastActor_ = seat;
        turn_ = after.board.over ? kNobody : (seat + 1) % players_;
        QCOMPARE(after.board.over, after.hands[index].empty());
        checkBoard(after.board);
    }

    void pass(const Position &before, const Position &after)
    {
        QVERIFY(owner_ != kNobody);
        ++passes_;
        turn_ = (turn_ + 1) % players_;
        if (passes_ == players_ - 1) {
            QCOMPARE(turn_, owner_); // everybody else has passed
            QVERIFY(after.board.table.empty());
            QVERIFY(after.board.discard == (before.board.discard | before.board.table));
            QVERIFY(after.hands[std::size_t(leader_)].count() < leaderCount_); // the round costs its leader a card
            QVERIFY(++rounds_ <= kHandSize * players_);
            owner_ = kNobody;
            passes_ = 0;
            leader_ = turn_;
            leaderCount_ = after.hands[std::size_t(leader_)].count();
        }
        checkBoard(after.board);
    }

    void checkBoard(const Board &board)
    {
        QCOMPARE(board.turn, turn_);
        QCOMPARE(board.owner, owner_);
        QCOMPARE(board.passes, passes_);
        QCOMPARE(board.round, rounds_);
        QCOMPARE(board.roundLeader, leader_);
        QCOMPARE(board.starter, starter_);
    }

    void checkCards(const Position &position)
    {
        CardSet all = position.board.table | position.board.discard;
        int count = position.board.table.count() + position.board.discard.count();
        for (CardSet hand : position.hands) {
            all |= hand;
            count += hand.count();
        }
        QCOMPARE(count, kHandSize * players_);
        QCOMPARE(all.count(), count); // no card twice
        QVERIFY(deckOf(rules_.colours).containsAll(all));
    }

    void handOver(const Position &position, const HandOverEvent &over)
    {
        int empty = 0;
        for (int seat = 0; seat < players_; ++seat) {
            const int points = over.points[std::size_t(seat)];
            QCOMPARE(points, position.hands[std::size_t(seat)].count());
            empty += points == 0;
            QVERIFY(points <= (seat == starter_ ? kHandSize - 1 : kHandSize));
        }
        QCOMPARE(empty, 1);
        totals_ = over.totals;
    }

    void gameOver(const GameOverEvent &end)
    {
        QCOMPARE(end.totals, totals_);
        QVERIFY(odin::gameOver(totals_, rules_.target));
        for (int winner : end.winners)
            QVERIFY(totals_[std::size_t(winner)] < rules_.target);
        if (players_ == 2)
            QCOMPARE(end.winners, std::vector<int>{lastActor_});
        if (rules_.target == 1) {
            QCOMPARE(hands_, 1);
            QCOMPARE(end.winners, std::vector<int>{lastActor_});
            QCOMPARE(totals_[std::size_t(lastActor_)], 0);
        }
    }

    const GameEvent game_;
    const Rules rules_ = rulesOf(game_);
    const int players_;
    int hands_ = 0;
    int turns_ = 0;
    int rounds_ = 0;
    int starter_ = 0;
    int leader_ = 0;
    int leaderCount_ = 0;
    int turn_ = 0;
    int owner_ = kNobody;
    int passes_ = 0;
    int lastActor_ = 0;
    std::vector<int> totals_;
};

} // namespace

class TestOdinGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomGamesKeepInvariants_data();
    void randomGamesKeepInvariants();
    void twoPlayersWithoutTwoColours();
    void invalidGamesAreRefused();
    void wrongEventsChangeNothing();
};

void TestOdinGames::randomGamesKeepInvariants_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::newRow(qPrintable(QString::number(players))) << players;
}

void TestOdinGames::randomGamesKeepInvariants()
{
    QFETCH(int, players);
    for (std::uint64_t number = 0; number < 300 && !QTest::currentTestFailed(); ++number) {
        const GameEvent game = test::odinGame(players, number);
        Watcher watcher(game);
        test::playOdin(game, number,
                       [&](const odin::Referee &referee, const Event &event) { watcher.see(referee, event); });
    }
}

/// Two players, two colours removed: 36 cards, 18 dealt, 18 aside, the same colours in every hand.
void TestOdinGames::twoPlayersWithoutTwoColours()
{
    for (std::uint64_t deal = 0; deal < 50; ++deal) {
        GameEvent game = test::odinGame(2, deal);
        setRule(game, &Rules::colours, randomColours(2, deal));
        setRule(game, &Rules::target, 20);
        const CardSet deck = deckOf(rulesOf(game).colours);
        QCOMPARE(deck.count(), 36);
        int hands = 0;
        for (const Event &event : test::playOdin(game, deal))
            if (const auto *hand = std::get_if<HandEvent>(&event)) {
                ++hands;
                const CardSet dealt = hand->hands[0].cards | hand->hands[1].cards;
                QVERIFY(deck.containsAll(dealt));
                QCOMPARE((deck - dealt).count(), 18);
            }
        QVERIFY(hands >= 3);
    }
}

void TestOdinGames::invalidGamesAreRefused()
{
    GameEvent game = test::odinGame(3, 1);
    QVERIFY(whyIllegal(game) == Reason::None);
    QVERIFY(makeReferee(game) != nullptr);
    const auto expect = [&](auto change, Reason reason) {
        GameEvent wrong = game;
        change(wrong);
        QCOMPARE(int(meadhall::whyIllegal(wrong)), int(reason));
    };
    expect([](GameEvent &g) { g.seats = {"A"}; }, Reason::WrongPlayers);
    expect([](GameEvent &g) { g.seats.clear(); }, Reason::WrongPlayers);
    expect([](GameEvent &g) { g.seats.resize(7); }, Reason::WrongPlayers);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::colours, 0b11); }, Reason::WrongColours);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::colours, 0); }, Reason::WrongColours);
    expect([](GameEvent &g) { g.rules = {{"colours", "BRPGKX"}}; }, Reason::WrongColours);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::target, 0); }, Reason::WrongTarget);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::target, -15); }, Reason::WrongTarget);
    expect([](GameEvent &g) { g.firstStarter = 3; }, Reason::NoSuchSeat);
    expect([](GameEvent &g) { g.firstStarter = -2; }, Reason::NoSuchSeat);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::colours, 0b111); }, Reason::None);
    expect([](GameEvent &g) { odin::setRule(g, &odin::Rules::target, 1'000'000'000); }, Reason::None);
}

/// At every point of a game, random events of all kinds are refused or accepted, and whyIllegal() changes nothing.
void TestOdinGames::wrongEventsChangeNothing()
{
    Random random(17);
    const auto number = [&] { return int(random.below(9)) - 1; };
    const auto someCards = [&] {
        return CardSet(random.next() & random.next() & random.next() & ((std::uint64_t{1} << 54) - 1));
    };
    const auto numbers = [&] { return std::vector<int>{number(), number(), number()}; };
    const auto rubbish = [&]() -> Event {
        switch (random.below(11)) {
        case 0:
            return test::odinGame(3, random.next());
        case 1:
            return HandEvent{number(),
                             {SeenHand::open(someCards()), SeenHand::closed(number()), SeenHand::open(someCards())}};
        case 2:
            return PassEvent{number()};
        case 3:
            return HandOverEvent{numbers(), numbers()};
        case 4:
            return GameOverEvent{numbers(), numbers()};
        case 5:
            return DealEvent{{1, 2, 3}, {SeenHand::closed(9)}};
        case 6:
            return ChooseEvent{number(), Card(random.below(256))};
        case 7:
            return RevealEvent{{1, 2, kNoCard}};
        case 8:
            return ResolveEvent{number(), Card(random.below(256)), number()};
        case 9:
            return ThrowEvent{{0, std::nullopt, 7}};
        default:
            return PlayEvent{number(), someCards(), random.below(2) ? kNoCard : Card(random.below(256))};
        }
    };
    for (std::uint64_t game = 0; game < 30; ++game)
        test::playOdin(test::odinGame(3, game), game, [&](const odin::Referee &referee, const Event &event) {
            for (int i = 0; i < 20; ++i) {
                const odin::Referee before = referee;
                static_cast<void>(referee.whyIllegal(rubbish()));
                QVERIFY(before.position() == referee.position() && before.totals() == referee.totals());
                QVERIFY(before.openRequests() == referee.openRequests());
            }
            QVERIFY(referee.whyIllegal(event) == Reason::None);
        });
}

REGISTER_TEST(TestOdinGames)
#include "tst_odin_games.moc"
