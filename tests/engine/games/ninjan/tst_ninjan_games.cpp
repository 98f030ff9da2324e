// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of Ninjan: invariants, a second implementation of the rules, and every possible attempt at every point.
#include "engine/core/to_index.h"
#include "tests/engine/ninjan_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::ninjan;
using meadhall::test::ninjanGame;
using meadhall::test::playNinjan;

namespace {

/// Everything that could be tried: each card by each seat, each card on each pile, each throw.
Events attempts(const ninjan::Referee &referee)
{
    const Board &board = referee.position().board;
    Events events;
    for (int seat = -1; seat <= board.players; ++seat) {
        for (Card card = 0; card <= kCards; ++card) {
            events.emplace_back(ChooseEvent{seat, card});
            for (int pile = -1; pile <= kPiles; ++pile)
                events.emplace_back(ResolveEvent{seat, card, pile});
        }
    }
    if (board.phase != Phase::Throw)
        return events;
    for (int code = 0; code < 1 << (2 * board.players); ++code) {
        ThrowEvent event;
        for (int seat = 0; seat < board.players; ++seat) {
            const int digit = code >> (2 * seat) & 3;
            event.throws.push_back(digit == 3 ? std::nullopt : std::optional(digit));
        }
        events.emplace_back(event);
    }
    return events;
}

/// A second, naive implementation of the rules on letters and numbers.
class PlainTable {
public:
    struct PlainCard {
        char suit;
        int number;
    };
    static PlainCard plainCard(Card card)
    {
        const std::string name = nameOf(card);
        return {name[0], std::stoi(name.substr(1))};
    }
    static bool beats(PlainCard a, PlainCard b)
    {
        const std::string pair{a.suit, b.suit};
        return pair == "RS" || pair == "SP" || pair == "PR";
    }

    explicit PlainTable(const DealEvent &deal) : points_(deal.hands.size(), 0)
    {
        for (Card card : deal.piles)
            piles_.push_back({plainCard(card)});
    }

    /// Returns an error message; empty if the event is correct.
    std::string resolve(const ResolveEvent &event)
    {
        const PlainCard own = plainCard(event.card);
        const bool takes = beats(own, piles_[toIndex(event.pile)].back());
        for (const auto &pile : piles_)
            if (!takes && beats(own, pile.back()))
                return "did not take";
        auto &pile = piles_[toIndex(event.pile)];
        if (takes) {
            for (PlainCard one : pile)
                points_[toIndex(event.seat)] += one.number;
            pile.clear();
        }
        pile.push_back(own);
        // The whole round was resolved in the right order.
        round_.push_back(own);
        if (round_.size() == points_.size()) {
            for (std::size_t i = 0; i < round_.size(); ++i)
                for (std::size_t j = i + 1; j < round_.size(); ++j)
                    if (!mayPrecede(round_[i], round_[j]))
                        return "wrong order";
            round_.clear();
        }
        return {};
    }

    const std::vector<int> &points() const { return points_; }

private:
    bool mayPrecede(PlainCard a, PlainCard b) const
    {
        if (a.number != b.number)
            return a.number > b.number;
        const auto same =
            std::count_if(round_.begin(), round_.end(), [&](PlainCard s) { return s.number == a.number; });
        const std::string three = "RSP";
        return same == 3 ? three.find(a.suit) < three.find(b.suit) : beats(a, b);
    }

    std::vector<std::vector<PlainCard>> piles_;
    std::vector<PlainCard> round_;
    std::vector<int> points_;
};

} // namespace

class TestNinjanGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomGamesKeepInvariants_data();
    void randomGamesKeepInvariants();
    void everyAttemptIsListedOrRefused_data() { randomGamesKeepInvariants_data(); }
    void everyAttemptIsListedOrRefused();
};

void TestNinjanGames::randomGamesKeepInvariants_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestNinjanGames::randomGamesKeepInvariants()
{
    QFETCH(int, players);
    constexpr int kGames = 5'000;
    int thrown = 0;
    for (std::uint64_t number = 1; number <= kGames; ++number) {
        std::optional<PlainTable> plain;
        std::string wrong;
        const auto expect = [&](bool holds, const char *what) {
            if (!holds && wrong.empty())
                wrong = what;
        };
        const Events events =
            playNinjan(ninjanGame(players, number), number, [&](const ninjan::Referee &referee, const Event &event) {
                const Board &board = referee.position().board;
                expect(referee.whyIllegal(event) == Reason::None, "an own event is refused");
                expect(referee.openRequests().empty() == referee.nextAutomaticEvent(0).has_value(),
                       "asked while something follows");
                if (const auto *deal = std::get_if<DealEvent>(&event)) {
                    plain.emplace(*deal);
                    return;
                }
                CardSet seen;
                int count = 0;
                int value = 0;
                for (const Pile &pile : board.piles) {
                    expect(!pile.empty(), "an empty pile");
                    expect(pile.sum() == sumOf(pile.cards()), "the sum of a pile");
                    seen |= pile.cards();
                    count += pile.size();
                    value += pile.sum();
                }
                for (int seat = 0; seat < players; ++seat) {
                    const auto index = toIndex(seat);
                    seen |= board.taken[index];
                    count += board.taken[index].count();
                    value += board.points[index];
                    expect(board.points[index] == sumOf(board.taken[index]), "points");
                }
                expect(seen.count() == count, "a card in two places");
                if (board.phase != Phase::Resolve) {
                    const int rounds = board.phase == Phase::Choose ? board.round - 1 : kRounds;
                    expect(count == kPiles + players * rounds, "cards that lie open");
                    for (int seat = 0; seat < players; ++seat)
                        expect(referee.position().hand(seat).count() == kHandSize - rounds, "cards held");
                    if (players == kMaxPlayers && rounds == kRounds)
                        expect(value == 102, "the sum of all cards");
                }
                if (const auto *resolve = std::get_if<ResolveEvent>(&event))
                    wrong += plain->resolve(*resolve);
                thrown += std::holds_alternative<ThrowEvent>(event);
            });
        const auto over = std::get<GameOverEvent>(events.back());
        expect(over.totals == plain->points(), "totals");
        expect(over.winners.size() == 1, "one winner");
        expect(over.totals[toIndex(over.winners[0])] == *std::max_element(over.totals.begin(), over.totals.end()),
               "the winner's points");
        QVERIFY2(wrong.empty(), qPrintable(QStringLiteral("game %1: %2").arg(number).arg(wrong.c_str())));
    }
    QVERIFY(thrown > 0);
}

void TestNinjanGames::everyAttemptIsListedOrRefused()
{
    QFETCH(int, players);
    for (std::uint64_t number = 1; number <= 6; ++number) {
        playNinjan(ninjanGame(players, number), number, [&](const ninjan::Referee &referee, const Event &event) {
            if (std::holds_alternative<DealEvent>(event))
                return;
            Events legal = legalEvents(referee.position());
            const Position before = referee.position();
            for (const Event &attempt : attempts(referee)) {
                const auto listed = std::find(legal.begin(), legal.end(), attempt);
                QCOMPARE(referee.whyIllegal(attempt) == Reason::None, listed != legal.end());
                if (listed != legal.end())
                    legal.erase(listed);
            }
            QVERIFY(legal.empty()); // each legal event was found exactly once
            QVERIFY(referee.position() == before);
        });
        if (QTest::currentTestFailed())
            return;
    }
    // Throws are rare, so one is searched for.
    const auto found = test::atNinjanThrow(players, 2);
    QVERIFY(found);
    Events legal = legalEvents(found->position());
    QCOMPARE(legal.size(), std::size_t(9));
    int throws = 0;
    for (const Event &attempt : attempts(*found)) {
        const auto listed = std::find(legal.begin(), legal.end(), attempt);
        QCOMPARE(found->whyIllegal(attempt) == Reason::None, listed != legal.end());
        throws += listed != legal.end();
    }
    QCOMPARE(throws, 9);
}

REGISTER_TEST(TestNinjanGames)
#include "tst_ninjan_games.moc"
