// SPDX-License-Identifier: GPL-3.0-or-later
// Odin with the goat, against a plain implementation of its rules.
#include "engine/core/shuffle.h"
#include "engine/games/games.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/perft.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/view.h"
#include "engine/games/possible_hands.h"
#include "engine/record/json_lines.h"
#include "tests/engine/games/odin/plain_goat.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::odin;
using test::plain::digitsOf;
using test::plain::NamedHand;
using test::plain::Names;

namespace {

Names plainNames(CardSet cards)
{
    Names names;
    for (const Card card : cards)
        names.insert(nameOf(card));
    return names;
}

CardSet plainCards(const std::vector<std::string> &names)
{
    CardSet cards;
    for (const std::string &name : names)
        cards.add(cardOfName(name).value());
    return cards;
}

NamedHand named(const Position &position)
{
    NamedHand hand;
    for (int seat = 0; seat < position.board.players; ++seat)
        hand.hands.push_back(plainNames(position.hands[toIndex(seat)]));
    hand.table = plainNames(position.board.table);
    hand.turn = position.board.turn;
    hand.owner = position.board.owner;
    hand.passes = position.board.passes;
    hand.mustLeadWhole = position.board.wholeHandLead == WholeHandLead::Automatic;
    hand.over = position.board.over;
    return hand;
}

NamedHand::Move named(Move move)
{
    return {plainNames(move.cards), move.take == kNoCard ? std::string() : nameOf(move.take)};
}

/// A game with the goat whose other options are derived from `number`.
GameEvent goatGame(int players, std::uint64_t number)
{
    GameEvent game = test::odinGame(players, number);
    setRule(game, &Rules::goat, Goat::In);
    return game;
}

const CardSet kAll = kAllButGoat | kGoatOnly;

} // namespace

class TestOdinGoat : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsOneColourAsTheLastDigit();
    void setsAndValuesMatchThePlainRules();
    void ranksOrderLikeValues();
    void movesMatchThePlainRulesInRandomGames_data();
    void movesMatchThePlainRulesInRandomGames();
    void everySubsetHasTheRightReason();
    void longestListsFitTheirBuffers();
    void perftMatchesThePlainRules_data();
    void perftMatchesThePlainRules();
    void perftCountsArePinned_data();
    void perftCountsArePinned();
    void takesThePlaceOfOneDealtCard();
    void isDealtToEverybodyEquallyOften();
    void costsFivePoints();
    void recordsNameItOnlyIfItPlays();
    void handsWithoutItAreRefused();
    void everySeatFollowsTheGame_data();
    void everySeatFollowsTheGame();
    void seenPlaysAndPointsThatCannotBeAreRefused();
    void pointsTellWhoHeldIt();
    void goingOutCountsTheGoatOfTheOthers();
    void possibleHandsHoldIt();
};

void TestOdinGoat::joinsOneColourAsTheLastDigit()
{
    QCOMPARE(valueOf(plainCards({"B2", "B7", "X0"})), 720u);
    QCOMPARE(valueOf(kGoatOnly), 0u);
    QVERIFY(isSet(kGoatOnly));
    QVERIFY(isSet(plainCards({"R4", "X0"})));
    QVERIFY(!isSet(plainCards({"R4", "B4", "X0"})));
    QVERIFY(!isSet(plainCards({"R4", "B5", "X0"})));
    QVERIFY(beats(plainCards({"R1"}), kGoatOnly));
    QVERIFY(beats(plainCards({"R1", "X0"}), plainCards({"G9"}))); // one card more always wins
    QVERIFY(!beats(plainCards({"R7", "X0"}), plainCards({"R7", "R1"})));
    QVERIFY(beats(plainCards({"R7", "X0"}), plainCards({"B6", "R6"})));
    QCOMPARE(numberOf(kGoat), 0);
    QCOMPARE(nameOf(kGoat), "X0");
    QVERIFY(cardOfName("X0") == kGoat);
    for (const char *name : {"X1", "B0", "0X", "x0", "X00", ""})
        QVERIFY(!cardOfName(name));
}

/// Every subset of up to three cards, and random larger ones of one colour or number.
void TestOdinGoat::setsAndValuesMatchThePlainRules()
{
    const auto compare = [](CardSet cards) {
        const std::string digits = digitsOf(plainNames(cards));
        QCOMPARE(isSet(cards), !digits.empty());
        QCOMPARE(rankIfSet(cards) != 0, !digits.empty());
        if (!digits.empty())
            QCOMPARE(std::uint64_t{valueOf(cards)}, std::stoull(digits));
    };
    for (Card a = 0; a < kCardsWithGoat; ++a)
        for (Card b = a; b < kCardsWithGoat; ++b)
            for (Card c = b; c < kCardsWithGoat; ++c)
                compare({a, b, c});
    Random random(3);
    for (int i = 0; i < 20'000; ++i) {
        const CardSet group = i % 2 == 0 ? cardsOf(static_cast<Colour>(random.below(kColours)))
                                         : cardsOf(static_cast<int>(random.below(kNumbers)) + 1);
        CardSet cards((group | kGoatOnly).bits() & random.next());
        if (i % 8 == 0)
            cards.add(static_cast<Card>(random.below(kCardsWithGoat)));
        if (!cards.empty() && cards.count() <= kHandSize)
            compare(cards);
    }
}

void TestOdinGoat::ranksOrderLikeValues()
{
    std::vector<std::pair<std::uint32_t, SetRank>> ranked;
    for (unsigned mask = 1; mask < 2 * kGoatInMask; ++mask)
        if (std::popcount(mask) <= kHandSize) {
            CardSet set(mask & (kGoatInMask - 1));
            if ((mask & kGoatInMask) != 0)
                set.add(kGoat);
            ranked.emplace_back(valueOf(set), rankOf(set));
            QCOMPARE(sizeOf(rankOf(set)), set.count());
        }
    for (int number = 1; number <= kNumbers; ++number) {
        CardSet set;
        for (const Card card : cardsOf(number)) {
            set.add(card);
            ranked.emplace_back(valueOf(set), rankOf(set));
        }
    }
    for (const auto &[value, rank] : ranked)
        for (const auto &[otherValue, otherRank] : ranked)
            if (sizeOf(rank) == sizeOf(otherRank))
                QCOMPARE(rank < otherRank, value < otherValue);
}

void TestOdinGoat::movesMatchThePlainRulesInRandomGames_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d", players) << players;
}

/// At every turn the two lists of moves, the reasons, and the move that goes out agree with the plain rules, and so do
/// the positions after each move and the points.
void TestOdinGoat::movesMatchThePlainRulesInRandomGames()
{
    QFETCH(int, players);
    Random random(11);
    MoveList list;
    int withGoat = 0;
    for (std::uint64_t number = 0; number < 6; ++number) {
        NamedHand plain;
        test::playOdin(goatGame(players, number), number, [&](const odin::Referee &referee, const Event &event) {
            const Position &position = referee.position();
            if (const auto *hand = std::get_if<HandEvent>(&event)) {
                plain = {};
                for (const SeenHand &one : hand->hands)
                    plain.hands.push_back(plainNames(one.cards));
                plain.turn = hand->first;
                plain.mustLeadWhole = rulesOf(goatGame(players, number)).wholeHandLead == WholeHandLead::Automatic;
            } else if (const auto *over = std::get_if<HandOverEvent>(&event)) {
                QVERIFY(plain.over);
                QCOMPARE(over->points, plain.points());
            } else if (std::holds_alternative<PlayEvent>(event) || std::holds_alternative<PassEvent>(event)) {
                const std::set<NamedHand::Move> expected = plain.moves();
                std::set<NamedHand::Move> found, quick;
                for (const Move &move : legalMoves(position)) {
                    QVERIFY(found.insert(named(move)).second);
                    QCOMPARE(int(whyIllegal(position, move)), int(Reason::None));
                }
                list.fill(position.board, position.handToMove());
                for (const Candidate &candidate : list) {
                    QVERIFY(quick.insert(named(candidate.move)).second);
                    QCOMPARE(candidate.rank, rankOf(candidate.move.cards));
                }
                QVERIFY(found == expected);
                QVERIFY(quick == expected);
                const Move out = goingOut(position.board, position.handToMove());
                QCOMPARE(!out.isPass(), std::any_of(expected.begin(), expected.end(), [&](const auto &move) {
                    return move.cards == plain.hands[std::size_t(plain.turn)];
                }));
                Move move = Move::pass();
                if (const auto *play = std::get_if<PlayEvent>(&event))
                    move = {play->cards, play->take};
                withGoat += move.cards.contains(kGoat) && move.cards.count() > 1 ? 1 : 0;
                Position after = position;
                after.apply(move);
                plain.apply(named(move));
                const NamedHand same = named(after);
                QVERIFY(same.hands == plain.hands);
                QVERIFY(same.table == plain.table);
                QCOMPARE(same.over, plain.over);
                if (!plain.over)
                    QCOMPARE(same.turn, plain.turn);
            }
        });
    }
    QVERIFY(withGoat > 20);
}

/// Every subset of a hand with the goat, with every card to take: what is not in the list has a reason.
void TestOdinGoat::everySubsetHasTheRightReason()
{
    Random random(7);
    for (int i = 0; i < 400; ++i) {
        const std::vector<Card> cards = shuffled(kAllButGoat, random);
        CardSet hand = kGoatOnly, table;
        for (std::size_t card = 0; hand.count() < 3 + i % 6; ++card)
            if (i % 3 != 0 || colourOf(cards[card]) == Colour::Red || colourOf(cards[card]) == Colour::Pink)
                hand.add(cards[card]);
        if (i % 5 == 4)
            std::swap(hand, table), hand = CardSet(random.next()) & kAllButGoat;
        CardSet rest = kAllButGoat - hand;
        Board board = Board::start(3, 0, static_cast<WholeHandLead>(i % 2));
        table = {};
        const int size = static_cast<int>(random.below(4));
        const CardSet group = cardsOf(static_cast<Colour>(random.below(kColours))) & rest;
        for (const Card card : shuffled(group, random))
            if (table.count() < size)
                table.add(card);
        if (i % 5 == 4) { // the goat lies on the table
            hand -= kGoatOnly;
            table.add(kGoat);
            while (hand.count() > 6)
                hand.remove(hand.first());
        }
        board.table = table;
        board.owner = table.empty() ? kNobody : 2;
        NamedHand plain;
        plain.hands = {plainNames(hand), {}, {}};
        plain.table = plainNames(table);
        plain.mustLeadWhole = board.wholeHandLead == WholeHandLead::Automatic;
        const std::set<NamedHand::Move> expected = plain.moves();
        std::vector<Card> takes{kNoCard, kGoat};
        for (const Card card : table - kGoatOnly)
            takes.push_back(card);
        std::size_t legal = 0;
        for (std::uint64_t part = hand.bits();; part = (part - 1) & hand.bits()) {
            for (const Card take : takes) {
                const Move move{CardSet(part), take};
                const bool isLegal = whyIllegal(board, hand, move) == Reason::None;
                QCOMPARE(isLegal, expected.count(named(move)) != 0);
                legal += isLegal ? 1 : 0;
            }
            if (part == 0)
                break;
        }
        QCOMPARE(legal, expected.size());
    }
    const CardSet hand = plainCards({"R4", "B4", "G9", "X0"});
    Board board = Board::start(3, 0, WholeHandLead::Optional);
    QCOMPARE(int(whyIllegal(board, hand, {plainCards({"R4", "B4", "X0"})})), int(Reason::NotASet));
    QCOMPARE(int(whyIllegal(board, hand, {plainCards({"R4", "X0"})})), int(Reason::LeadOneOrAll));
    board.table = plainCards({"P4", "P1"});
    board.owner = 2;
    QCOMPARE(int(whyIllegal(board, hand, {plainCards({"R4", "X0"}), plainCards({"P1"}).first()})), int(Reason::TooLow));
    QCOMPARE(int(whyIllegal(board, hand, {plainCards({"G9", "X0"})})), int(Reason::TakeMissing));
    QCOMPARE(int(whyIllegal(board, hand, {kGoatOnly, plainCards({"P1"}).first()})), int(Reason::WrongCount));
}

/// Hands with the goat of which every subset of a size is a set.
void TestOdinGoat::longestListsFitTheirBuffers()
{
    int most = 0;
    for (unsigned mask = 0; mask < 512; ++mask)
        for (int size = 1; size <= kHandSize; ++size) {
            const CardSet hand = CardSet(mask) | kGoatOnly;
            if (hand.count() > kHandSize)
                continue;
            Board board = Board::start(2, 0, WholeHandLead::Optional);
            for (int i = 0; i < std::min(size, kColours); ++i)
                board.table.add(card(static_cast<Colour>(i), 1));
            board.owner = 1;
            if (board.table.count() == size) {
                SetList sets;
                sets.fill(board, hand);
                most = std::max(most, sets.size());
            }
        }
    QVERIFY2(most > 200 && most <= 252, qPrintable(QString::number(most)));
}

void TestOdinGoat::perftMatchesThePlainRules_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("depth");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d", players) << players << 3;
}

void TestOdinGoat::perftMatchesThePlainRules()
{
    QFETCH(int, players);
    QFETCH(int, depth);
    const Position deal = perftDeal(players, Goat::In);
    const std::vector<std::uint64_t> nodes = perft(deal, depth);
    for (int each = 1; each <= depth; ++each)
        QCOMPARE(nodes[toIndex(each - 1)], named(deal).lines(each));
    // Short hands, whose lines end within the depth.
    Random random(mixSeeds(1, static_cast<std::uint64_t>(players)));
    for (int i = 0; i < 15; ++i) {
        Position end{Board::start(players, 0, static_cast<WholeHandLead>(i % 2)), {}};
        const std::vector<Card> cards = shuffled(kAllButGoat, random);
        std::size_t next = 0;
        for (int seat = 0; seat < players; ++seat)
            for (int count = 1 + static_cast<int>(random.below(3)); count > 0; --count)
                end.hands[toIndex(seat)].add(cards[next++]);
        end.hands[random.below(static_cast<std::uint32_t>(players))].add(kGoat);
        const std::vector<std::uint64_t> counts = perft(end, 6);
        for (int each = 1; each <= 6; ++each)
            QCOMPARE(counts[toIndex(each - 1)], named(end).lines(each));
    }
}

void TestOdinGoat::perftCountsArePinned_data()
{
    using Nodes = std::vector<std::uint64_t>;
    QTest::addColumn<int>("players");
    QTest::addColumn<Nodes>("nodes");
    // An independent program agrees to depth 4, with two and five players to depth 5.
    QTest::newRow("2") << 2 << Nodes{9, 100, 1237, 11056, 87612, 684913};
    QTest::newRow("3") << 3 << Nodes{9, 171, 3555, 44432, 574322, 6740394};
    QTest::newRow("4") << 4 << Nodes{9, 127, 1126, 12072, 365533, 2138589};
    QTest::newRow("5") << 5 << Nodes{9, 109, 430, 2332, 16245, 210417};
    QTest::newRow("6") << 6 << Nodes{9, 171, 3681, 40080, 547122, 7640382};
}

void TestOdinGoat::perftCountsArePinned()
{
    QFETCH(int, players);
    QFETCH(std::vector<std::uint64_t>, nodes);
    QCOMPARE(perft(perftDeal(players, Goat::In), int(nodes.size())), nodes);
}

/// The deal is that of the same number without the goat, but for one card.
void TestOdinGoat::takesThePlaceOfOneDealtCard()
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::uint64_t deal = 1; deal < 40; ++deal) {
            const auto without = dealtHands(usualColours(players), players, deal, 2);
            const auto with = dealtHands(usualColours(players), players, deal, 2, Goat::In);
            int changed = 0;
            for (int seat = 0; seat < players; ++seat) {
                const CardSet hand = with[toIndex(seat)];
                QCOMPARE(hand.count(), kHandSize);
                const CardSet gone = without[toIndex(seat)] - hand;
                changed += gone.count();
                QCOMPARE(hand.contains(kGoat), gone.count() == 1);
                QVERIFY(without[toIndex(seat)].containsAll(hand - kGoatOnly));
            }
            QCOMPARE(changed, 1);
        }
}

void TestOdinGoat::isDealtToEverybodyEquallyOften()
{
    std::array<int, 3> held{};
    std::set<Card> replaced;
    for (std::uint64_t deal = 1; deal <= 3000; ++deal) {
        const auto hands = dealtHands(kAllColours, 3, deal, 1, Goat::In);
        const auto before = dealtHands(kAllColours, 3, deal, 1);
        for (std::size_t seat = 0; seat < held.size(); ++seat)
            if (hands[seat].contains(kGoat)) {
                ++held[seat];
                replaced.insert((before[seat] - hands[seat]).first());
            }
    }
    for (const int times : held)
        QVERIFY2(times > 900 && times < 1100, qPrintable(QString::number(times)));
    QCOMPARE(int(replaced.size()), kCards);
}

void TestOdinGoat::costsFivePoints()
{
    QCOMPARE(pointsOf(kGoatOnly), 5);
    QCOMPARE(pointsOf(plainCards({"B1", "X0", "R9"})), 7);
    QCOMPARE(pointsOf(plainCards({"B1", "R9"})), 2);
    QCOMPARE(pointsOf({}), 0);
}

void TestOdinGoat::recordsNameItOnlyIfItPlays()
{
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    QVERIFY(!record::toLine(game).contains("goat"));
    setRule(game, &Rules::goat, Goat::In);
    const QByteArray line = record::toLine(game);
    QVERIFY(line.contains(R"("wholeHandLead":"optional","goat":"in"})"));
    const auto parsed = record::parseLine(line);
    QVERIFY(!parsed.problem);
    QVERIFY(rulesOf(std::get<GameEvent>(parsed.event)).goat == Goat::In);
    // Its default may be written out, and any other word is refused.
    const auto plain = record::parseLine(QByteArray(line).replace("\"in\"", "\"out\""));
    QVERIFY(!plain.problem);
    QVERIFY(std::get<GameEvent>(plain.event).rules.empty());
    QVERIFY(record::parseLine(QByteArray(line).replace("\"in\"", "\"inn\"")).problem);
    QVERIFY(record::parseLine(QByteArray(line).replace("\"in\"", "true")).problem);
    const PlayEvent play{1, plainCards({"B2", "X0", "B7"}), kGoat};
    QCOMPARE(record::toLine(play), QByteArray(R"({"event":"play","seat":1,"cards":["B7","B2","X0"],"take":"X0"})"));
    QVERIFY(record::parseLine(record::toLine(play)).event == Event(play));
}

void TestOdinGoat::handsWithoutItAreRefused()
{
    GameEvent plain;
    plain.seats = {"Ada", "Bo", "Cy"};
    GameEvent game = plain;
    setRule(game, &Rules::goat, Goat::In);
    const auto event = [](const std::array<CardSet, kMaxPlayers> &hands) {
        HandEvent hand;
        for (std::size_t seat = 0; seat < 3; ++seat)
            hand.hands.push_back(SeenHand::open(hands[seat]));
        return hand;
    };
    const HandEvent without = event(dealtHands(kAllColours, 3, 1, 1));
    const HandEvent with = event(dealtHands(kAllColours, 3, 1, 1, Goat::In));
    QCOMPARE(int(odin::Referee(game).whyIllegal(with)), int(Reason::None));
    QCOMPARE(int(odin::Referee(game).whyIllegal(without)), int(Reason::WrongDeal));
    QCOMPARE(int(odin::Referee(plain).whyIllegal(without)), int(Reason::None));
    QCOMPARE(int(odin::Referee(plain).whyIllegal(with)), int(Reason::WrongDeal));
}

void TestOdinGoat::everySeatFollowsTheGame_data() { movesMatchThePlainRulesInRandomGames_data(); }

/// The events that a seat sees are legal to the referee that knows no more, its view agrees with the table, and no
/// seat may claim other points.
void TestOdinGoat::everySeatFollowsTheGame()
{
    QFETCH(int, players);
    for (std::uint64_t number = 0; number < 20; ++number) {
        const GameEvent game = goatGame(players, number);
        std::vector<std::unique_ptr<meadhall::Referee>> referees;
        std::vector<View> views;
        const odin::Referee start(game);
        for (int seat = 0; seat < players; ++seat) {
            auto seen = std::get<GameEvent>(start.seenBy(game, seat));
            referees.push_back(makeSeenReferee(seen, seat));
            views.emplace_back(seat);
            views.back().apply(seen);
        }
        test::playOdin(game, number, [&](const odin::Referee &before, const Event &event) {
            for (int seat = 0; seat < players; ++seat) {
                View &view = views[toIndex(seat)];
                meadhall::Referee &referee = *referees[toIndex(seat)];
                const Event seen = before.seenBy(event, seat);
                QCOMPARE(int(referee.whyIllegal(seen)), int(Reason::None));
                if (const auto *over = std::get_if<HandOverEvent>(&seen)) {
                    HandOverEvent wrong = *over;
                    const auto other = toIndex((seat + 1) % players);
                    wrong.points[other] += 4;
                    wrong.totals[other] += 4;
                    QCOMPARE(int(referee.whyIllegal(wrong)), int(Reason::WrongPoints));
                }
                referee.apply(seen);
                view.apply(seen);
                if (!view.handRunning())
                    continue;
                odin::Referee real = before;
                real.apply(event);
                int holder = kNobody;
                for (int one = 0; one < players; ++one)
                    if (real.position().hands[toIndex(one)].contains(kGoat))
                        holder = one;
                const std::vector<int> holders = view.goatHolders();
                const bool isOther = holder != kNobody && holder != seat;
                QCOMPARE(!holders.empty(), isOther);
                if (isOther)
                    QVERIFY(std::find(holders.begin(), holders.end(), holder) != holders.end());
            }
        });
    }
}

void TestOdinGoat::seenPlaysAndPointsThatCannotBeAreRefused()
{
    // Ada sees that Bo must hold the goat: he cannot play all of his other cards.
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    setRules(game, {kAllColours, 15, NextStarter::Rotate, WholeHandLead::Optional, Goat::In});
    HandEvent hand{1, {SeenHand::open(plainCards({"B1", "B2"})), SeenHand::closed(2)}, HandPosition{}};
    hand.position->turn = hand.position->leader = 1;
    hand.position->shown.resize(2);
    hand.position->totals = {0, 0};
    const auto referee = makeSeenReferee(game, 0);
    QCOMPARE(int(referee->whyIllegal(hand)), int(Reason::None));
    referee->apply(hand);
    QCOMPARE(int(referee->whyIllegal(PlayEvent{1, plainCards({"R5", "R6"})})), int(Reason::CardNotHeld));
    QCOMPARE(int(referee->whyIllegal(PlayEvent{1, plainCards({"R5", "X0"})})), int(Reason::None));
    QCOMPARE(int(referee->whyIllegal(PlayEvent{1, plainCards({"R5"})})), int(Reason::None));
    referee->apply(PlayEvent{1, plainCards({"R5"})});
    referee->apply(PlayEvent{0, plainCards({"B1", "B2"})});
    QCOMPARE(int(referee->whyIllegal(HandOverEvent{{0, 1}, {0, 1}})), int(Reason::WrongPoints));
    QCOMPARE(int(referee->whyIllegal(HandOverEvent{{0, 5}, {0, 5}})), int(Reason::None));
}

/// Two others hold a card each that nobody has seen: who of them held the goat is told by the points alone.
void TestOdinGoat::pointsTellWhoHeldIt()
{
    GameEvent game;
    game.seats = {"Ada", "Bo", "Cy"};
    setRules(game, {kAllColours, 15, NextStarter::Rotate, WholeHandLead::Optional, Goat::In});
    HandEvent hand{0, {SeenHand::open(plainCards({"B1"})), SeenHand::closed(1), SeenHand::closed(1)}, HandPosition{}};
    hand.position->shown.resize(3);
    hand.position->totals = {0, 0, 0};
    const auto referee = makeSeenReferee(game, 0);
    referee->apply(hand);
    referee->apply(PlayEvent{0, plainCards({"B1"})});
    for (const auto &[bo, cy, reason] : {std::tuple(5, 1, Reason::None), std::tuple(1, 5, Reason::None),
                                         std::tuple(1, 1, Reason::WrongPoints), std::tuple(5, 5, Reason::WrongPoints)})
        QCOMPARE(int(referee->whyIllegal(HandOverEvent{{0, bo, cy}, {0, bo, cy}})), int(reason));
}

void TestOdinGoat::goingOutCountsTheGoatOfTheOthers()
{
    // Ada, with 14 points, can go out; Bo and Cy hold a card each, one of which is the goat.
    GameEvent game;
    game.seats = {"Ada", "Bo", "Cy"};
    setRules(game, {kAllColours, 15, NextStarter::Rotate, WholeHandLead::Optional, Goat::In});
    const auto viewOf = [&](std::vector<int> totals, std::vector<CardSet> shown) {
        View view(0);
        view.apply(game);
        HandEvent hand{
            0, {SeenHand::open(plainCards({"B1"})), SeenHand::closed(1), SeenHand::closed(1)}, HandPosition{}};
        hand.position->shown = std::move(shown);
        hand.position->totals = std::move(totals);
        view.apply(hand);
        return view;
    };
    QVERIFY(!viewOf({12, 9, 8}, {{}, {}, {}}).losesByGoingOut());         // 10 and 9 at the least: the game goes on
    QVERIFY(viewOf({14, 14, 8}, {{}, {}, {}}).losesByGoingOut());         // 15 or 19 end it, and 13 is fewer than 14
    QVERIFY(!viewOf({14, 14, 9}, {{}, {}, {}}).losesByGoingOut());        // with the goat Cy has 14, too
    QVERIFY(viewOf({14, 10, 8}, {{}, kGoatOnly, {}}).losesByGoingOut());  // Bo has 15, Cy 9
    QVERIFY(!viewOf({14, 10, 8}, {{}, {}, kGoatOnly}).losesByGoingOut()); // Cy has 13
    QVERIFY(!viewOf({14, 10, 8}, {{}, {}, {}}).losesByGoingOut());        // nobody can tell
    QCOMPARE(viewOf({0, 0, 0}, {{}, {}, {}}).goatHolders(), (std::vector<int>{1, 2}));
    QCOMPARE(viewOf({0, 0, 0}, {{}, {}, kGoatOnly}).goatHolders(), std::vector<int>{2});
}

/// Nobody has seen the goat: it is in every deal that is drawn, in each hand equally often.
void TestOdinGoat::possibleHandsHoldIt()
{
    const GameEvent game = goatGame(3, 1);
    const auto hands = dealtHands(rulesOf(game).colours, 3, 5, 1, Goat::In);
    int own = 0;
    while (hands[toIndex(own)].contains(kGoat))
        ++own;
    HandEvent hand{0, {SeenHand::closed(9), SeenHand::closed(9), SeenHand::closed(9)}};
    hand.hands[toIndex(own)] = SeenHand::open(hands[toIndex(own)]);
    View view(own);
    view.apply(game);
    view.apply(hand);
    Random random(1);
    std::array<int, 3> held{};
    for (int i = 0; i < 1000; ++i) {
        const std::vector<CardSet> drawn = possibleHands(view, random);
        CardSet all;
        for (std::size_t seat = 0; seat < held.size(); ++seat) {
            QCOMPARE(drawn[seat].count(), kHandSize);
            QVERIFY((all & drawn[seat]).empty());
            all |= drawn[seat];
            held[seat] += drawn[seat].contains(kGoat) ? 1 : 0;
        }
        QVERIFY(kAll.containsAll(all));
    }
    QCOMPARE(held[toIndex(own)], 0);
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(seat == own || (held[toIndex(seat)] > 430 && held[toIndex(seat)] < 570));
}

REGISTER_TEST(TestOdinGoat)
#include "tst_odin_goat.moc"
