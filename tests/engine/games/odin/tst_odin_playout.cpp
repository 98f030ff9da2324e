// SPDX-License-Identifier: GPL-3.0-or-later
// Playouts and perft against the plain rules; tst_odin_moves compares the moves of single positions.
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/perft.h"
#include "engine/games/odin/playout.h"
#include "tests/engine/games/odin/plain_rules.h"
#include "tests/test_program.h"

#include <QtTest>

#include <algorithm>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

bool byBits(CardSet a, CardSet b) { return a.bits() < b.bits(); }

/// The documented playout, using the plain rules only.
class PlainPlayouts {
public:
    PlainPlayouts(int players, Colours colours, std::uint64_t seed) : players_(players), random_(seed)
    {
        for (Card card : deckOf(colours))
            deck_.push_back(card);
    }

    PlayoutRun run(std::uint64_t hands)
    {
        PlayoutRun run;
        for (; run.hands < hands; ++run.hands)
            play(run);
        return run;
    }

private:
    void fold(PlayoutRun &run, std::uint64_t number)
    {
        run.signature = (run.signature ^ number) * 0x9e3779b97f4a7c15u;
        run.signature ^= run.signature >> 29;
    }

    std::size_t draw(std::size_t bound)
    {
        __extension__ using Wide = unsigned __int128;
        const Wide product = Wide{word_} * bound;
        word_ = static_cast<std::uint64_t>(product);
        return toIndex(product >> 64);
    }

    /// The sets in the order in which draws number them: by colour, within a colour from the highest set down; then
    /// sets of one number by size, number and colour mask, all ascending.
    static std::vector<CardSet> numbered(const Board &board, CardSet hand)
    {
        std::vector<CardSet> sets = test::plain::legalSets(board, hand);
        const auto place = [](CardSet set) {
            const bool ofNumber = set.count() > 1 && cardsOf(numberOf(set.first())).containsAll(set);
            const auto colour = static_cast<int>(colourOf(set.first()));
            return ofNumber ? std::tuple(6, set.count(), std::int64_t{numberOf(set.first())}, set.bits())
                            : std::tuple(colour, 0, -static_cast<std::int64_t>(test::plain::valueOf(set)), set.bits());
        };
        std::sort(sets.begin(), sets.end(), [&](CardSet a, CardSet b) { return place(a) < place(b); });
        return sets;
    }

    void play(PlayoutRun &run)
    {
        Position position{Board::start(players_, 0, WholeHandLead::Optional), {}};
        std::size_t left = deck_.size();
        for (int seat = 0; seat < players_; ++seat) {
            for (int i = 0; i < kHandSize; ++i) {
                if ((deck_.size() - left) % 4 == 0)
                    word_ = random_.next();
                const std::size_t drawn = draw(left--);
                position.hands[std::size_t(seat)].add(deck_[drawn]);
                std::swap(deck_[drawn], deck_[left]);
            }
        }
        for (int seat = 0; seat < players_; ++seat)
            fold(run, position.hands[std::size_t(seat)].bits());
        while (!position.board.over) {
            ++run.turns;
            word_ = random_.next();
            const CardSet hand = position.handToMove();
            const CardSet table = position.board.table;
            std::vector<CardSet> sets = numbered(position.board, hand);
            if (table.empty()) {
                std::stable_partition(sets.begin(), sets.end(), [](CardSet set) { return set.count() == 1; });
                std::sort(sets.begin(), sets.begin() + hand.count(), byBits);
            }
            const std::size_t choice = draw(sets.size() + !table.empty());
            Move move;
            if (choice < sets.size())
                move.cards = sets[choice];
            if (!move.isPass() && !table.empty() && move.cards != hand) {
                std::size_t index = draw(std::size_t(table.count()));
                for (Card card : table)
                    if (index-- == 0)
                        move.take = card;
            }
            fold(run, move.cards.bits() | (move.take == kNoCard ? 0 : (std::uint64_t{move.take} + 1) << 54));
            position.apply(move);
        }
    }

    int players_;
    Random random_;
    std::vector<Card> deck_;
    std::uint64_t word_ = 0;
};

/// Perft using the plain rules.
void plainPerft(const Position &position, std::size_t depth, std::vector<std::uint64_t> &nodes)
{
    const Moves moves = position.board.over ? Moves{} : test::plain::legalMoves(position.board, position.handToMove());
    nodes[depth] += moves.size();
    if (depth + 1 == nodes.size())
        return;
    for (const Move &move : moves) {
        Position next = position;
        next.apply(move);
        plainPerft(next, depth + 1, nodes);
    }
}

} // namespace

class TestOdinPlayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playoutsMatchPlainRules_data();
    void playoutsMatchPlainRules();
    void signaturesArePinned_data();
    void signaturesArePinned();
    void perftMatchesPlainRules();
};

void TestOdinPlayout::playoutsMatchPlainRules_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("colours");
    QTest::newRow("2, four colours") << 2 << 0x0f;
    QTest::newRow("2, four others") << 2 << 0x36;
    QTest::newRow("2, six colours") << 2 << 0x3f;
    QTest::newRow("2, two colours") << 2 << 0x21;
    for (int players = 3; players <= 6; ++players)
        QTest::newRow(qPrintable(QString::number(players))) << players << 0x3f;
}

/// The documented playout, using the plain rules, gives the same hands move by move.
void TestOdinPlayout::playoutsMatchPlainRules()
{
    QFETCH(int, players);
    QFETCH(int, colours);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        PlainPlayouts plain(players, static_cast<Colours>(colours), seed);
        Playouts fast(players, static_cast<Colours>(colours), seed);
        for (std::uint64_t hands : {1, 2, 250}) {
            const PlayoutRun expected = plain.run(hands);
            QCOMPARE(fast.run(hands), expected);
            QVERIFY(expected.turns > hands);
        }
    }
}

/// What `meadhall-cli bench` prints: it changes only if the rules or the playout do.
void TestOdinPlayout::signaturesArePinned_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<quint64>("signature");
    QTest::newRow("2") << 2 << quint64(0x7bfe37dc600e803a);
    QTest::newRow("3") << 3 << quint64(0x61913cd57d5343ab);
    QTest::newRow("4") << 4 << quint64(0xb3e8e464404aa969);
    QTest::newRow("5") << 5 << quint64(0x7ceb720f27e8a775);
    QTest::newRow("6") << 6 << quint64(0xd5a0e1ec82e80766);
}

void TestOdinPlayout::signaturesArePinned()
{
    QFETCH(int, players);
    QFETCH(quint64, signature);
    const std::uint64_t found = benchSignature(players);
    QVERIFY2(found == signature, QByteArray::number(qulonglong(found), 16).constData());
}

void TestOdinPlayout::perftMatchesPlainRules()
{
    Random random(47);
    int ended = 0;
    for (int i = 0; i < 3000; ++i) {
        // Random positions within a hand, often near its end, with both rules for whole-hand leads.
        const int players = 2 + i % 5;
        Position position{Board::start(players, int(random.below(std::uint32_t(players))),
                                       i % 3 ? WholeHandLead::Optional : WholeHandLead::Automatic),
                          {}};
        position.hands = dealtHands(kAllColours, players, std::uint64_t(i), 2);
        for (std::uint32_t turns = random.below(60); turns > 0 && !position.board.over; --turns) {
            const Moves moves = legalMoves(position);
            position.apply(moves[random.below(std::uint32_t(moves.size()))]);
        }
        std::vector<std::uint64_t> nodes(3);
        plainPerft(position, 0, nodes);
        QCOMPARE(perft(position, 3), nodes);
        ended += nodes[2] == 0;
    }
    QVERIFY(ended > 100);
}

REGISTER_TEST(TestOdinPlayout)
#include "tst_odin_playout.moc"
