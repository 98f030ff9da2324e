// The fast playout of Ninjan plays the same game as the plain path, card by card.
#include "ninjan/playout.h"
#include "ninjan/throwing.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;

namespace {

/// The draws that playout() documents, on the plain Position.
class PlainPlayout {
public:
    PlainPlayout(int players, Random &random) : players_(players), random_(random) {}

    Playout play()
    {
        position_ = dealt().position(players_);
        Board &board = position_.board;
        while (board.phase == Phase::Choose) {
            for (int seat = 0; seat < players_; ++seat) {
                position_.choose(seat, pick(legalChoices(position_, seat)));
                ++turns_;
            }
            position_.reveal();
            while (board.phase == Phase::Resolve) {
                const Card pile = pick(CardSet(board.allowedPiles()));
                if (reason(board, ResolveEvent{board.turn(), board.current().card, pile}) != Reason::None)
                    qFatal("an allowed pile is refused");
                position_.resolve(pile);
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
            std::swap(deck[random_.below(static_cast<std::uint32_t>(deck.size()))], deck.back());
            const Card card = deck.back();
            deck.pop_back();
            return card;
        };
        Dealt dealt;
        for (Card &pile : dealt.piles)
            pile = next();
        for (int seat = 0; seat < players_; ++seat)
            for (int i = 0; i < kHandSize; ++i)
                dealt.hands[static_cast<std::size_t>(seat)].add(next());
        return dealt;
    }

    Card pick(CardSet from)
    {
        std::vector<Card> list;
        for (Card card : from)
            list.push_back(card);
        return list.size() == 1 ? list.front() : list[random_.below(static_cast<std::uint32_t>(list.size()))];
    }

    void throwOnce()
    {
        ThrowEvent all;
        for (int seat = 0; seat < players_; ++seat) {
            if (!has(position_.board.contenders, seat))
                continue;
            join(all, ownThrow(players_, seat, static_cast<Suit>(random_.below(kSuits))));
            ++turns_;
        }
        position_.applyThrow(all);
    }

    int players_;
    Random &random_;
    Position position_;
    int turns_ = 0;
};

} // namespace

class TestNinjanPlayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameAsPlain_data();
    void sameAsPlain();
    void evenForAllSeats();
};

void TestNinjanPlayout::sameAsPlain_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestNinjanPlayout::sameAsPlain()
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
    // Draw for draw: both generators stand at the same place.
    QCOMPARE(fast.next(), plain.next());
    QVERIFY(thrown > 100);
}

void TestNinjanPlayout::evenForAllSeats()
{
    // No seat is better than another by chance alone; the bound is four and a half standard deviations or more.
    constexpr int kGames = 200'000;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Random random(static_cast<std::uint64_t>(players));
        std::array<int, kMaxPlayers> wins{};
        for (int game = 0; game < kGames; ++game)
            ++wins[static_cast<std::size_t>(playout(players, random).winner)];
        for (int seat = 0; seat < players; ++seat)
            QVERIFY(std::abs(wins[static_cast<std::size_t>(seat)] - kGames / players) < kGames / 200);
    }
}

QTEST_GUILESS_MAIN(TestNinjanPlayout)
#include "tst_ninjan_playout.moc"
