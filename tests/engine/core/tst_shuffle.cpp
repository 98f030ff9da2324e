// SPDX-License-Identifier: GPL-3.0-or-later
// The documented shuffle and its users: a deal number always gives the same deal.
#include "engine/core/shuffle.h"
#include "engine/games/odin/position.h"
#include "engine/games/odin/referee.h"
#include "tests/test_program.h"

#include <QtTest>

#include <map>
#include <set>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

QByteArray names(CardSet cards)
{
    QByteArray text;
    for (Card card : cards)
        text += QByteArray::fromStdString(nameOf(card)) + ' ';
    return text.trimmed();
}

} // namespace

class TestShuffle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomIsSplitMix();
    void belowIsUniform_data();
    void belowIsUniform();
    void shuffleMatchesDocumentation();
    void everyOrderIsEquallyLikely();
    void dealsMatchPinnedValues_data();
    void dealsMatchPinnedValues();
    void refereeDealsByDealNumber();
    void handsOfDifferentDealsDiffer();
};

void TestShuffle::randomIsSplitMix()
{
    // The published first outputs of SplitMix64 for seed 1234567.
    Random random(1234567);
    for (std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                   4593380528125082431u, 16408922859458223821u})
        QCOMPARE(quint64(random.next()), quint64(expected));
}

void TestShuffle::belowIsUniform_data()
{
    QTest::addColumn<int>("bound");
    for (int bound : {1, 2, 3, 9, 36, 54})
        QTest::newRow(qPrintable(QString::number(bound))) << bound;
}

void TestShuffle::belowIsUniform()
{
    QFETCH(int, bound);
    Random random(5);
    std::vector<int> counts(std::size_t(bound), 0);
    constexpr int kEach = 20'000;
    for (int i = 0; i < kEach * bound; ++i)
        ++counts[random.below(std::uint32_t(bound))];
    double chiSquare = 0;
    for (int count : counts)
        chiSquare += double(count - kEach) * (count - kEach) / kEach;
    // Mean bound − 1, standard deviation √(2·bound): five deviations. The seed is fixed, so this never fails at random.
    QVERIFY(chiSquare < bound - 1 + 5 * std::sqrt(2.0 * bound));
}

/// The shuffle reimplemented from its documentation alone.
void TestShuffle::shuffleMatchesDocumentation()
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Colours colours = static_cast<Colours>(seed % 63 + 1);
        std::vector<int> expected;
        for (int colour = 0; colour < 6; ++colour)
            for (int number = 0; number < 9; ++number)
                if (colours >> colour & 1)
                    expected.push_back(colour * 9 + number);
        std::uint64_t state = seed;
        const auto word = [&state] {
            state += 0x9e3779b97f4a7c15u;
            std::uint64_t z = state;
            z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
            z = (z ^ z >> 27) * 0x94d049bb133111ebu;
            return z ^ z >> 31;
        };
        for (std::size_t i = expected.size() - 1; i > 0; --i) {
            const std::uint64_t bound = i + 1;
            std::uint64_t product = (word() >> 32) * bound;
            while ((product & 0xffffffffu) < (0x100000000u % bound))
                product = (word() >> 32) * bound;
            std::swap(expected[i], expected[product >> 32]);
        }
        Random random(seed);
        const std::vector<Card> cards = shuffled(deckOf(colours), random);
        QVERIFY(std::equal(cards.begin(), cards.end(), expected.begin(), expected.end()));
    }
}

void TestShuffle::everyOrderIsEquallyLikely()
{
    std::map<std::string, int> orders;
    Random random(3);
    for (int i = 0; i < 24'000; ++i) {
        std::string order;
        for (Card card : shuffled(CardSet{1, 5, 9, 53}, random))
            order += nameOf(card);
        ++orders[order];
    }
    QCOMPARE(orders.size(), 24u);
    for (const auto &[order, times] : orders)
        QVERIFY(times > 800 && times < 1200);
}

void TestShuffle::dealsMatchPinnedValues_data()
{
    QTest::addColumn<quint64>("deal");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("colours");
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArrayList>("hands");
    QTest::addColumn<int>("starter");

#define DEAL(deal, players, colours, number, starter, ...)                                                             \
    QTest::newRow(#deal " " #players " " #number)                                                                      \
        << quint64(deal) << players << colours << number << QByteArrayList{__VA_ARGS__} << starter
#include "tests/engine/pinned_deals.inc"
#undef DEAL
}

void TestShuffle::dealsMatchPinnedValues()
{
    QFETCH(quint64, deal);
    QFETCH(int, players);
    QFETCH(int, colours);
    QFETCH(int, number);
    QFETCH(QByteArrayList, hands);
    QFETCH(int, starter);
    const auto dealt = dealtHands(static_cast<Colours>(colours), players, deal, number);
    for (int seat = 0; seat < players; ++seat)
        QCOMPARE(names(dealt[std::size_t(seat)]), hands[seat]);
    for (int seat = players; seat < kMaxPlayers; ++seat)
        QVERIFY(dealt[std::size_t(seat)].empty());
    QCOMPARE(randomStarter(players, deal), starter);
}

/// The referee deals by the deal number: the first hand and a later one.
void TestShuffle::refereeDealsByDealNumber()
{
    GameEvent game;
    game.seats = {"A", "B", "C"};
    game.deal = 4711;
    odin::Referee referee(game);
    const auto hand = std::get<HandEvent>(referee.nextAutomaticEvent(0)->event);
    QCOMPARE(hand.first, randomStarter(3, 4711));
    for (std::size_t seat = 0; seat < 3; ++seat)
        QVERIFY(hand.hands[seat].cards == dealtHands(kAllColours, 3, 4711, 1)[seat]);
    // Without a deal number in the game, the table's number is used.
    game.deal.reset();
    QVERIFY(std::get<HandEvent>(odin::Referee(game).nextAutomaticEvent(4711)->event) == hand);
    game.firstStarter = 2;
    QCOMPARE(std::get<HandEvent>(odin::Referee(game).nextAutomaticEvent(4711)->event).first, 2);
    // Colours removed from the deck at random: as many as requested, and always the same for the same number.
    for (std::uint64_t deal = 0; deal < 100; ++deal)
        for (int out = 0; out <= 4; ++out) {
            QCOMPARE(std::popcount(randomColours(out, deal)), kColours - out);
            QCOMPARE(randomColours(out, deal), randomColours(out, deal));
        }
    QCOMPARE(int(randomColours(2, 4711)), 29);
}

void TestShuffle::handsOfDifferentDealsDiffer()
{
    std::set<std::uint64_t> seen;
    for (std::uint64_t deal = 1; deal <= 1000; ++deal)
        for (int number = 1; number <= 10; ++number)
            seen.insert(dealtHands(kAllColours, 2, deal, number)[0].bits());
    // Few nine-card hands occur twice at random; overlapping random streams would repeat many.
    QVERIFY(seen.size() > 9990);
}

REGISTER_TEST(TestShuffle)
#include "tst_shuffle.moc"
