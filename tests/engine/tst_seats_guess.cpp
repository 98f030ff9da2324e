// Guessed hands of Odin: they fit what was seen, come nearer to the truth than chance, and show who plays how.
#include "seats/levels.h"
#include "seats/odin/guess.h"
#include "seats/odin/odin_player.h"

#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::odin;
using ai::Guess;
using ai::Manner;

namespace {

using Guesses = std::vector<search::Weighted<Guess>>;

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Plays hands, everybody by `brain`, and shows every decision of seat 0 with the hands as they really lie.
template <class Look> void playHands(seats::OdinBrain brain, int players, int hands, const Look &look)
{
    const Colours colours = players == 2 ? Colours{0x0f} : kAllColours;
    for (int number = 0; number < hands; ++number) {
        const auto deal = static_cast<std::uint64_t>(number);
        Position position{Board::start(players, number % players, WholeHandLead::Optional),
                          dealtHands(colours, players, deal, 1)};
        std::vector<std::unique_ptr<ai::OdinPlayer>> chairs;
        View view(0);
        GameEvent game;
        game.seats.assign(at(players), "chair");
        game.odin.colours = colours;
        view.tell(game);
        for (int seat = 0; seat < players; ++seat) {
            chairs.push_back(std::make_unique<ai::OdinPlayer>(seat, seats::OdinStrength{brain}, deal));
            HandEvent seen{position.board.starter, {}};
            for (int i = 0; i < players; ++i)
                seen.hands.push_back(i == seat ? SeenHand::open(position.hands[at(i)]) : SeenHand::closed(kHandSize));
            chairs.back()->tell(game);
            chairs.back()->tell(seen);
            if (seat == 0)
                view.tell(seen);
        }
        while (!position.board.over) {
            const int turn = position.board.turn;
            if (turn == 0)
                look(view, position, deal);
            const Event answer = chairs[at(turn)]->answer(Ask::Move, {});
            view.tell(answer);
            for (auto &chair : chairs)
                chair->tell(answer);
            const auto *play = std::get_if<PlayEvent>(&answer);
            position.apply(play ? Move{play->cards, play->take} : Move::pass());
        }
    }
}

Guesses guessed(const View &view, std::uint64_t seed)
{
    return ai::Guesser(view, ai::policyWeights(view.players())).deals(200, 100, Random(seed), {});
}

int holderOf(Card card, const std::array<CardSet, kMaxPlayers> &hands)
{
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        if (hands[at(seat)].contains(card))
            return seat;
    return -1;
}

} // namespace

class TestSeatsGuess : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guessesFitWhatIsSeen_data();
    void guessesFitWhatIsSeen();
    void sameSeedSameGuesses();
    void guessesComeNearerThanChance_data();
    void guessesComeNearerThanChance();
    void whoPlaysHowIsRecognised_data();
    void whoPlaysHowIsRecognised();
};

void TestSeatsGuess::guessesFitWhatIsSeen_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d players", players) << players;
}

void TestSeatsGuess::guessesFitWhatIsSeen()
{
    QFETCH(int, players);
    int looked = 0;
    playHands(seats::OdinBrain::Greedy, players, 3, [&](const View &view, const Position &, std::uint64_t seed) {
        double weight = 0;
        for (const auto &guess : guessed(view, seed)) {
            weight += guess.weight;
            QVERIFY(guess.deal.hands[0] == view.hand());
            CardSet given;
            for (int seat = 1; seat < players; ++seat) {
                const CardSet hand = guess.deal.hands[at(seat)];
                QCOMPARE(hand.count(), view.count(seat));
                QVERIFY(hand.containsAll(view.known(seat)));
                QVERIFY((view.unseen() | view.known(seat)).containsAll(hand));
                QVERIFY((given & hand).empty());
                given |= hand;
            }
            ++looked;
        }
        QCOMPARE(weight, 100.0);
    });
    QVERIFY(looked > 100);
}

void TestSeatsGuess::sameSeedSameGuesses()
{
    playHands(seats::OdinBrain::Policy, 4, 1, [&](const View &view, const Position &, std::uint64_t seed) {
        const Guesses once = guessed(view, seed);
        const Guesses again = guessed(view, seed);
        QVERIFY(std::equal(once.begin(), once.end(), again.begin(), again.end(),
                           [](const auto &a, const auto &b) { return a.deal == b.deal && a.weight == b.weight; }));
    });
}

void TestSeatsGuess::guessesComeNearerThanChance_data()
{
    QTest::addColumn<int>("brain");
    QTest::addRow("linear evaluation") << static_cast<int>(seats::OdinBrain::Greedy);
    QTest::addRow("policy") << static_cast<int>(seats::OdinBrain::Policy);
}

/// How surprising it is where the hidden cards lie: less, after what was seen.
void TestSeatsGuess::guessesComeNearerThanChance()
{
    QFETCH(int, brain);
    double surprise = 0;
    double byChance = 0;
    const auto look = [&](const View &view, const Position &position, std::uint64_t seed) {
        const Guesses guesses = guessed(view, seed);
        const CardSet unseen = view.unseen();
        const int hidden = view.count(1) - view.known(1).count();
        for (Card card : unseen) {
            const bool held = holderOf(card, position.hands) == 1;
            double share = 0;
            for (const auto &guess : guesses)
                share += (holderOf(card, guess.deal.hands) == 1) == held ? guess.weight / 100 : 0;
            const double chance = (held ? hidden : unseen.count() - hidden) / static_cast<double>(unseen.count());
            byChance -= std::log(chance);
            surprise -= std::log(0.1 * chance + 0.9 * share);
        }
    };
    playHands(static_cast<seats::OdinBrain>(brain), 2, 40, look);
    QVERIFY2(surprise < 0.9 * byChance, qPrintable(QStringLiteral("%1 of %2").arg(surprise).arg(byChance)));
}

void TestSeatsGuess::whoPlaysHowIsRecognised_data() { guessesComeNearerThanChance_data(); }

void TestSeatsGuess::whoPlaysHowIsRecognised()
{
    QFETCH(int, brain);
    const Manner manner = brain == static_cast<int>(seats::OdinBrain::Greedy) ? Manner::Greedy : Manner::Policy;
    double right = 0;
    double all = 0;
    const auto look = [&](const View &view, const Position &, std::uint64_t seed) {
        if (view.turns().size() < 12)
            return;
        for (const auto &guess : guessed(view, seed)) {
            all += guess.weight;
            right += guess.deal.manners[1] == manner ? guess.weight : 0;
        }
    };
    playHands(static_cast<seats::OdinBrain>(brain), 2, 40, look);
    QVERIFY(all > 0);
    QVERIFY2(right > 0.8 * all, qPrintable(QStringLiteral("%1 of %2").arg(right).arg(all)));
}

QTEST_GUILESS_MAIN(TestSeatsGuess)
#include "tst_seats_guess.moc"
