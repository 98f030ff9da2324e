// SPDX-License-Identifier: GPL-3.0-or-later
// The fast playout of Ninjan plays the same game as the plain rules, card by card.
#include "engine/core/to_index.h"
#include "engine/games/ninjan/playout.h"
#include "engine/games/ninjan/throwing.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;

namespace {

/// The random draws that playout() documents, on the plain Position.
class PlainPlayout {
public:
    PlainPlayout(int players, Random &random) : players_(players), random_(random) {}

    Playout play()
    {
        position_ = dealt().position(players_);
        Board &board = position_.board;
        while (board.phase == Phase::Choose) {
            for (int seat = 0; seat < players_; ++seat) {
                chooseFor(seat);
                ++turns_;
            }
            position_.reveal();
            while (board.phase == Phase::Resolve) {
                resolveOne();
                ++turns_;
            }
        }
        while (board.phase == Phase::Throw)
            throwOnce();
        return {board.points, board.winner(), turns_};
    }

private:
    Dealt dealt()
    {
        std::vector<Card> deck;
        for (Card card : kDeck)
            deck.push_back(card);
        const auto next = [&] {
            std::swap(deck[below(deck.size())], deck.back());
            const Card card = deck.back();
            deck.pop_back();
            return card;
        };
        Dealt dealt;
        for (Card &pile : dealt.piles)
            pile = next();
        for (int seat = 0; seat < players_; ++seat)
            for (int i = 0; i < kHandSize; ++i)
                stacks_[toIndex(seat)].push_back(next());
        for (int seat = 0; seat < players_; ++seat)
            for (Card card : stacks_[toIndex(seat)])
                dealt.hands[toIndex(seat)].add(card);
        return dealt;
    }

    std::uint32_t below(std::size_t bound) { return random_.below(static_cast<std::uint32_t>(bound)); }

    void chooseFor(int seat)
    {
        auto &stack = stacks_[toIndex(seat)];
        std::swap(stack[below(stack.size())], stack.back());
        if (whyIllegal(position_, ChooseEvent{seat, stack.back()}) != Reason::None)
            qFatal("a card of the hand is refused");
        position_.choose(seat, stack.back());
        stack.pop_back();
    }

    void resolveOne()
    {
        const Board &board = position_.board;
        std::vector<ResolveEvent> legal;
        for (int pile = 0; pile < kPiles; ++pile)
            if (const ResolveEvent event{board.turn(), board.current().card, pile};
                whyIllegal(board, event) == Reason::None)
                legal.push_back(event);
        position_.resolve(legal[below(legal.size())].pile);
    }

    void throwOnce()
    {
        ThrowEvent all;
        for (int seat = 0; seat < players_; ++seat) {
            if (!has(position_.board.contenders, seat))
                continue;
            mergeThrow(all, ownThrow(players_, seat, static_cast<Suit>(random_.below(kSuits))));
            ++turns_;
        }
        position_.applyThrow(all);
    }

    int players_;
    Random &random_;
    Position position_;
    std::array<std::vector<Card>, kMaxPlayers> stacks_; ///< the hands, in the order of drawing
    int turns_ = 0;
};

} // namespace

class TestNinjanPlayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesPlainPlayout_data();
    void matchesPlainPlayout();
    void favoursNoSeat();
};

void TestNinjanPlayout::matchesPlainPlayout_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestNinjanPlayout::matchesPlainPlayout()
{
    QFETCH(int, players);
    Random fast(mixSeeds(3, static_cast<std::uint64_t>(players)));
    Random plain = fast;
    int thrown = 0;
    for (int game = 0; game < 15'000; ++game) {
        const Playout expected = PlainPlayout(players, plain).play();
        const Playout played = playout(players, fast);
        QVERIFY2(played == expected, qPrintable(QString::number(game)));
        thrown += played.turns > 2 * kRounds * players;
    }
    // Both generators have made the same number of draws.
    QCOMPARE(fast.next(), plain.next());
    QVERIFY(thrown > 100);
}

void TestNinjanPlayout::favoursNoSeat()
{
    // No seat has an advantage in random play; the bound is at least 4.5 standard deviations.
    constexpr int kGames = 200'000;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Random random(static_cast<std::uint64_t>(players));
        std::array<int, kMaxPlayers> wins{};
        for (int game = 0; game < kGames; ++game)
            ++wins[toIndex(playout(players, random).winner)];
        for (int seat = 0; seat < players; ++seat)
            QVERIFY(std::abs(wins[toIndex(seat)] - kGames / players) < kGames / 200);
    }
}

REGISTER_TEST(TestNinjanPlayout)
#include "tst_ninjan_playout.moc"
