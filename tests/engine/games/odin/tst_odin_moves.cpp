// SPDX-License-Identifier: GPL-3.0-or-later
// Legal moves computed in three ways: the move list, the reasons, and a naive version of the printed rules.
#include "engine/core/shuffle.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/set.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// The digits of a set in descending order; empty if the cards are no set. Equal lengths compare like set values.
std::string digitsOf(const std::vector<std::string> &names)
{
    std::set<char> colours;
    std::set<char> numbers;
    std::string digits;
    for (const std::string &name : names) {
        colours.insert(name[0]);
        numbers.insert(name[1]);
        digits += name[1];
    }
    std::sort(digits.rbegin(), digits.rend());
    return colours.size() == 1 || numbers.size() == 1 ? digits : std::string();
}

std::vector<std::string> namesOf(CardSet cards)
{
    std::vector<std::string> names;
    for (Card card : cards)
        names.push_back(nameOf(card));
    return names;
}

/// The printed rule, without masks or tables.
bool legalByPrintedRule(CardSet table, CardSet hand, bool automatic, Move move)
{
    if (move.isPass())
        return !table.empty() && move.take == kNoCard;
    if (!hand.containsAll(move.cards))
        return false;
    const std::string digits = digitsOf(namesOf(move.cards));
    if (digits.empty())
        return false;
    const bool all = move.cards == hand;
    if (table.empty()) {
        const bool handIsSet = hand.count() > 1 && !digitsOf(namesOf(hand)).empty();
        const bool mustAll = automatic && handIsSet;
        return move.take == kNoCard && (all || (move.cards.count() == 1 && !mustAll));
    }
    const std::string beaten = digitsOf(namesOf(table));
    const bool enough = digits.size() == beaten.size() + 1 || (digits.size() == beaten.size() && digits > beaten);
    return enough && (all ? move.take == kNoCard : move.take != kNoCard && table.contains(move.take));
}

using MoveKey = std::pair<std::uint64_t, Card>;

/// Tries every subset of the hand with every relevant pick-up, and compares the list, the reason and the printed rule.
void check(const Board &board, CardSet hand)
{
    std::set<MoveKey> listed;
    for (const Move &move : legalMoves(board, hand))
        QVERIFY(listed.insert({move.cards.bits(), move.take}).second); // no move twice
    std::vector<Card> takes{kNoCard, Card(54), Card(63)};
    for (Card card : board.table)
        takes.push_back(card);
    if (!hand.empty())
        takes.push_back(hand.first());
    std::size_t found = 0;
    const bool automatic = board.wholeHandLead == WholeHandLead::Automatic;
    for (std::uint64_t part = hand.bits();; part = (part - 1) & hand.bits()) {
        for (Card take : takes) {
            const Move move{CardSet(part), take};
            const bool legal = legalByPrintedRule(board.table, hand, automatic, move);
            const bool inList = listed.count({part, take}) != 0;
            if (legal != inList || (whyIllegal(board, hand, move) == Reason::None) != legal)
                QFAIL(qPrintable(QStringLiteral("hand %1 table %2 cards %3 take %4")
                                     .arg(hand.bits(), 0, 16)
                                     .arg(board.table.bits(), 0, 16)
                                     .arg(part, 0, 16)
                                     .arg(take)));
            found += legal;
        }
        if (part == 0)
            break;
    }
    QCOMPARE(found, listed.size()); // the list has no move that was not tried
    // Every card outside the hand is refused.
    for (Card card = 0; card < kCards; ++card)
        if (!hand.contains(card))
            QCOMPARE(int(whyIllegal(board, hand, {CardSet::of(card), kNoCard})), int(Reason::CardNotHeld));
}

CardSet randomPart(Random &random, CardSet from, int size)
{
    CardSet part;
    const std::vector<Card> cards = shuffled(from, random);
    for (int i = 0; i < size && i < int(cards.size()); ++i)
        part.add(cards[std::size_t(i)]);
    return part;
}

} // namespace

class TestOdinMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallSetsHaveCorrectValues();
    void movesMatchInRandomGames();
    void movesMatchOnRandomTables();
    void longestListFitsBuffers();
    void reasonsForIllegalMoves_data();
    void reasonsForIllegalMoves();
    void endedHandHasNoMoves();
};

/// Every subset of up to three cards of the deck: whether it is a set, and its value.
void TestOdinMoves::smallSetsHaveCorrectValues()
{
    const auto compare = [](CardSet cards) {
        const std::string digits = digitsOf(namesOf(cards));
        QCOMPARE(isSet(cards), !digits.empty());
        if (!digits.empty())
            QCOMPARE(valueOf(cards), std::uint32_t(std::stoul(digits)));
    };
    QVERIFY(!isSet({}));
    for (Card a = 0; a < kCards; ++a)
        for (Card b = a; b < kCards; ++b)
            for (Card c = b; c < kCards; ++c)
                compare({a, b, c});
    for (std::uint64_t colour = 1; colour < 512; ++colour)
        compare(CardSet(colour << 27));
}

void TestOdinMoves::movesMatchInRandomGames()
{
    int positions = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::uint64_t number = 0; number < 8; ++number) {
            GameEvent game = test::odinGame(players, 1000 + number);
            odin::setRule(game, &odin::Rules::target, 5);
            test::playOdin(game, number, [&](const odin::Referee &referee, const Event &) {
                if (referee.openRequests().empty())
                    return;
                check(referee.position().board, referee.position().handToMove());
                ++positions;
            });
            if (QTest::currentTestFailed())
                return;
        }
    QVERIFY(positions > 2000);
}

/// Tables that are rare in games: sets of every size against hands of every kind.
void TestOdinMoves::movesMatchOnRandomTables()
{
    Random random(11);
    for (int i = 0; i < 3000 && !QTest::currentTestFailed(); ++i) {
        Board board = Board::start(2 + i % 5, 0, i % 3 == 0 ? WholeHandLead::Automatic : WholeHandLead::Optional);
        const int size = int(random.below(8));
        if (size > 0) {
            const bool ofColour = size > 6 || random.below(2) == 0;
            const CardSet from =
                ofColour ? cardsOf(static_cast<Colour>(random.below(6))) : cardsOf(int(random.below(9)) + 1);
            board.table = randomPart(random, from, size);
            board.owner = 1;
        }
        // Half of the hands come from two colours or two numbers, so that long sets occur.
        CardSet deck = deckOf(kAllColours);
        if (random.below(2) == 0)
            deck = random.below(2) == 0 ? deckOf(static_cast<Colours>(0b11 << random.below(5)))
                                        : cardsOf(int(random.below(9)) + 1) | cardsOf(int(random.below(9)) + 1);
        check(board, randomPart(random, deck - board.table, 1 + int(random.below(9))));
    }
}

/// The largest number of moves in one turn: buffers elsewhere have this size.
void TestOdinMoves::longestListFitsBuffers()
{
    Board board = Board::start(2, 0, WholeHandLead::Optional);
    board.owner = 1;
    std::size_t sets = 0;
    std::size_t moves = 0;
    const CardSet hand = cardsOf(Colour::Blue);
    // A whole colour in hand, against tables of ones of the other colours.
    for (Card one : cardsOf(1) - hand) {
        board.table.add(one);
        sets = std::max(sets, legalSets(board, hand).size());
        moves = std::max(moves, legalMoves(board, hand).size());
    }
    QCOMPARE(sets, 252u);
    QCOMPARE(moves, 1050u + 1u);
}

void TestOdinMoves::reasonsForIllegalMoves_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("hand");
    QTest::addColumn<QByteArray>("cards");
    QTest::addColumn<QByteArray>("take");
    QTest::addColumn<Reason>("reason");
    const auto row = [](const char *table, const char *hand, const char *cards, const char *take, Reason reason) {
        QTest::addRow("%s | %s | %s > %s", table, hand, cards, take)
            << QByteArray(table) << QByteArray(hand) << QByteArray(cards) << QByteArray(take) << reason;
    };
    row("", "B1 R2", "", "", Reason::PassOnLead);
    row("", "B1 R2", "B1", "", Reason::None);
    row("", "B1 R2", "B1", "R2", Reason::TakeOnLead);
    row("", "B1 R2", "B1 R2", "", Reason::NotASet);
    row("", "B1 B2 R3", "B1 B2", "", Reason::LeadOneOrAll);
    row("", "B1 B2", "B1 B2", "", Reason::None);
    row("", "B1 B2", "P1", "", Reason::CardNotHeld);
    row("", "B1 B2", "B1 B2 B3", "", Reason::CardNotHeld);
    row("B5", "B1 R2", "", "", Reason::None);
    row("B5", "B1 R2", "", "B5", Reason::NoCards);
    row("B5", "B7 R2", "B7", "", Reason::TakeMissing);
    row("B5", "B7 R2", "B7", "R2", Reason::TakeNotBeaten);
    row("B5", "B7 R2", "B7", "B7", Reason::TakeNotBeaten);
    row("B5", "B7 R2", "B7", "B5", Reason::None);
    row("B5", "B7", "B7", "", Reason::None);
    row("B5", "B7", "B7", "B5", Reason::TakeOnEmptyHand);
    row("B5", "R5 R2", "R5", "B5", Reason::EqualValue);
    row("B5", "R4 R2", "R4", "B5", Reason::TooLow);
    row("B5", "R1 R2", "R1 R2", "", Reason::None);
    row("B5", "R1 R2 R3", "R1 R2 R3", "", Reason::WrongCount);
    row("B5 B6", "R9 R8", "R9", "B5", Reason::WrongCount);
    row("B5 B6", "R6 R5 P1", "R6 R5", "B5", Reason::EqualValue);
    row("B5 B6", "R6 P6 P1", "R6 P6", "B5", Reason::None);
    row("B5 B6", "R6 P5 P1", "R6 P5", "B5", Reason::NotASet);
    row("B9 R9", "P9 G9 K1", "P9 G9", "B9", Reason::EqualValue);
}

void TestOdinMoves::reasonsForIllegalMoves()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, hand);
    QFETCH(QByteArray, cards);
    QFETCH(QByteArray, take);
    QFETCH(Reason, reason);
    const auto set = [](const QByteArray &names) {
        CardSet result;
        for (const QByteArray &name : names.split(' '))
            if (!name.isEmpty())
                result.add(*cardOfName({name.data(), std::size_t(name.size())}));
        return result;
    };
    Board board = Board::start(3, 0, WholeHandLead::Optional);
    board.table = set(table);
    board.owner = table.isEmpty() ? kNobody : 2;
    const Move move{set(cards), take.isEmpty() ? kNoCard : *cardOfName({take.data(), std::size_t(take.size())})};
    QCOMPARE(int(odin::whyIllegal(board, set(hand), move)), int(reason));
    if (table.isEmpty() && move.cards.count() == 1 && isSet(set(hand)) && set(hand).count() > 1
        && reason == Reason::None) {
        board.wholeHandLead = WholeHandLead::Automatic;
        QCOMPARE(int(odin::whyIllegal(board, set(hand), move)), int(Reason::LeadMustBeAll));
    }
}

void TestOdinMoves::endedHandHasNoMoves()
{
    Position position{Board::start(2, 0, WholeHandLead::Optional), {}};
    position.hands[0] = {card(Colour::Blue, 1)};
    position.hands[1] = {card(Colour::Red, 1)};
    position.apply({position.hands[0], kNoCard});
    QVERIFY(position.board.over);
    QVERIFY(legalMoves(position).empty());
    QVERIFY(legalSets(position.board, position.hands[1]).empty());
    QCOMPARE(int(whyIllegal(position, Move::pass())), int(Reason::NothingAsked));
    QCOMPARE(int(whyIllegal(position, {position.hands[1], kNoCard})), int(Reason::NothingAsked));
}

REGISTER_TEST(TestOdinMoves)
#include "tst_odin_moves.moc"
