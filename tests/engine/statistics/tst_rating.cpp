// SPDX-License-Identifier: GPL-3.0-or-later
// The rating system, and what is counted of a game.
#include "engine/core/to_index.h"
#include "engine/statistics/game_figures.h"
#include "engine/statistics/level_ratings.h"
#include "engine/statistics/mistakes.h"
#include "engine/statistics/rating_history.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"

#include <QtTest>

#include <cmath>

using namespace meadhall;
using namespace meadhall::statistics;

class TestRating : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void glickmansExample();
    void pauseOnlyWidens();
    void periodsEndAfterAWeekOrFifteenGames();
    void findsTheStrengthOfALevel();
    void leadsOfTheLevels();
    void pairingsOfOneGameAreNotIndependent();
    void clockSetBack();
    void figuresOfOdin();
    void figuresOfNinjan();
    void figuresAgreeWithTheRecord();
    void kindsOfMistakes();
    void incompleteReviewDoesNotCount();
};

/// "Example of the Glicko-2 system", section "Example calculation".
void TestRating::glickmansExample()
{
    const Rating player{1500, 200, 0.06};
    const std::vector<Pairing> games{{1400, 30, 1}, {1550, 100, 0}, {1700, 300, 0}};
    const Rating after = ratingAfter(player, games);
    QVERIFY(std::abs(after.rating - 1464.06) < 0.01);
    QVERIFY(std::abs(after.deviation - 151.52) < 0.01);
    QVERIFY(std::abs(after.volatility - 0.05999) < 0.00001);
}

void TestRating::pauseOnlyWidens()
{
    const Rating player{1500, 50, 0.06};
    const Rating after = ratingAfterPause(player, 10);
    QCOMPARE(after.rating, 1500.0);
    QCOMPARE(after.volatility, 0.06);
    QVERIFY(std::abs(after.deviation - std::hypot(50, 173.7178 * 0.06 * std::sqrt(10.0))) < 0.01);
    QCOMPARE(ratingAfterPause(player, 100'000).deviation, kLargestDeviation);
    QCOMPARE(ratingAfter(player, {}).deviation, ratingAfterPause(player, 1).deviation);
}

void TestRating::periodsEndAfterAWeekOrFifteenGames()
{
    const std::vector<Pairing> win{{1300, 0, 1}};
    const Rating first{1300, 350, 0.06};
    // Within a period the order does not matter, and the rating is that of all its games at once.
    RatingHistory history(first);
    Rating now;
    for (int game = 0; game < 15; ++game)
        now = history.add(4, game % 2 == 0 ? win : std::vector<Pairing>{{1300, 0, 0}});
    std::vector<Pairing> together(15, {1300, 0, 0});
    for (std::size_t i = 0; i < 15; i += 2)
        together[i].score = 1;
    QCOMPARE(now.rating, ratingAfter(first, together).rating);
    // The sixteenth begins a new one, and so does the next Monday: day 4 of 1970 was the first.
    const Rating sixteenth = history.add(4, win);
    QCOMPARE(sixteenth.rating, ratingAfter(now, win).rating);
    const Rating monday = history.add(11, win);
    QCOMPARE(monday.rating, ratingAfter(sixteenth, win).rating);
    // Two weeks without a game.
    QCOMPARE(history.on(11 + 21).deviation, ratingAfterPause(monday, 2).deviation);
    QCOMPARE(history.on(12).deviation, monday.deviation);
}

/// Somebody who wins as often as a level ends with its rating within the interval, whatever level it plays against:
/// always the same one, or any.
void TestRating::findsTheStrengthOfALevel()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int players = 2; players <= 4; players += 2)
            for (int strength = 0; strength < players::kLevels; ++strength)
                for (int opponent = -1; opponent < players::kLevels; ++opponent) {
                    const double rating = levelRatings(game)[toIndex(strength)];
                    const double certain = decisiveness(game, players);
                    Random random(7);
                    int held = 0;
                    constexpr int kPeople = 20;
                    for (int person = 0; person < kPeople; ++person) {
                        RatingHistory history(firstRating(game));
                        Rating now;
                        for (int i = 0; i < 400; ++i) {
                            const int level = opponent < 0 ? int(random.below(players::kLevels)) : opponent;
                            const auto measured = measuredLeads(game, static_cast<players::Level>(level));
                            const double lead = certain * measured[toIndex(strength)].lead;
                            const double chance = 1 / (1 + std::pow(10, -lead / 400));
                            const double score = random.unit() < chance ? 1 : 0;
                            now = history.add(i / 3,
                                              {{levelRatings(game)[toIndex(level)], 0, score, 1, certain, measured}});
                        }
                        held += std::abs(now.rating - rating) < 2 * now.deviation ? 1 : 0;
                        if (opponent < 0)
                            QVERIFY(now.deviation < (certain < 0.5 ? 120 : 55)); // who wins nearly all is known least
                    }
                    QVERIFY2(held >= kPeople * 8 / 10, qPrintable(QStringLiteral("%1 players, %2 against %3: %4")
                                                                      .arg(players)
                                                                      .arg(strength)
                                                                      .arg(opponent)
                                                                      .arg(held)));
                }
    QCOMPARE(decisiveness(Game::Odin, 9), decisiveness(Game::Odin, 6));
}

/// The leads are those of the measured results, and never fall where the rating rises.
void TestRating::leadsOfTheLevels()
{
    for (const Game game : {Game::Odin, Game::Ninjan})
        for (int opponent = 0; opponent < players::kLevels; ++opponent) {
            const auto leads = measuredLeads(game, static_cast<players::Level>(opponent));
            QCOMPARE(int(leads.size()), players::kLevels);
            QVERIFY(std::abs(leads[toIndex(opponent)].lead) < 30);
            for (std::size_t level = 0; level < leads.size(); ++level) {
                QCOMPARE(leads[level].rating, levelRatings(game)[level]);
                QVERIFY(level == 0 || leads[level].lead > leads[level - 1].lead);
            }
        }
    // Between two measured ratings it is linear, outside the difference of ratings.
    constexpr std::array kLeads{MeasuredLead{1000, -25}, MeasuredLead{1100, 25}};
    const auto expected = [&](double rating) {
        RatingPeriod period({rating, 100, 0.06});
        period.add({1000, 0, 1, 1, 1, kLeads});
        RatingPeriod like({rating, 100, 0.06});
        const double lead = rating < 1000 ? rating - 1025 : rating > 1100 ? rating - 1075 : (rating - 1050) / 2;
        like.add({rating < 1000 || rating > 1100 ? rating - lead : 1050, 0, 1, 1,
                  rating < 1000 || rating >= 1100 ? 1.0 : 0.5});
        return std::pair(period.end().rating, like.end().rating);
    };
    for (const double rating : {900.0, 1000.0, 1030.0, 1099.0, 1150.0})
        QVERIFY(std::abs(expected(rating).first - expected(rating).second) < 1e-9);
}

void TestRating::pairingsOfOneGameAreNotIndependent()
{
    QCOMPARE(pairingWeight(1), 1.0);
    // Being ahead of both of two equals has the chance 1/3: a game of three is worth one and a half of two.
    QCOMPARE(2 * pairingWeight(2), 1.5);
    QVERIFY(5 * pairingWeight(5) < 2.2);
}

void TestRating::clockSetBack()
{
    RatingHistory history(firstRating(Game::Odin));
    const double equal = firstRating(Game::Odin).rating;
    history.add(20'000, {{equal, 0, 1}});
    const Rating after = history.add(10, {{equal, 0, 0}});
    QVERIFY(std::isfinite(after.rating));
    // A win and a loss against equals.
    QCOMPARE(std::lround(after.rating), std::lround(equal));
}

void TestRating::figuresOfOdin()
{
    const auto cards = [](std::initializer_list<int> blue) {
        CardSet set;
        for (const int number : blue)
            set.add(odin::card(odin::Colour::Blue, number));
        return set;
    };
    const CardSet other = odin::cardsOf(odin::Colour::Red);
    GameEvent game;
    game.seats = {"Ada", "Bo"};
    // Ada leads 1, Bo plays 5, Ada 9, Bo passes; Ada leads the rest.
    const Events events{game,
                        HandEvent{0, {SeenHand::open(cards({1, 2, 3})), SeenHand::open(other)}},
                        PlayEvent{0, cards({1}), kNoCard},
                        PlayEvent{1, CardSet::of(odin::card(odin::Colour::Red, 5)), odin::card(odin::Colour::Blue, 1)},
                        PlayEvent{0, cards({2, 3}), kNoCard},
                        HandOverEvent{{0, 9}, {0, 9}},
                        GameOverEvent{{0, 9}, {0}}};
    const GameFigures figures = figuresOf(events);
    QCOMPARE(figures.hands, 1);
    const SeatFigures &ada = figures.seats[0], &bo = figures.seats[1];
    QCOMPARE(ada.points, std::vector<int>{0});
    QCOMPARE(bo.points, std::vector<int>{9});
    QCOMPARE(ada.place, 1);
    QCOMPARE(bo.place, 2);
    QVERIFY(ada.won && !bo.won);
    QCOMPARE(ada.wentOut, 1);
    QCOMPARE(bo.wentOut, 0);
    QCOMPARE(ada.leads, 1);
    QCOMPARE(ada.leadsWon, 1);
    QCOMPARE(bo.leads, 0);
    QCOMPARE(ada.turns, 2);
    QCOMPARE(ada.best->value, 9);
    QCOMPARE(ada.best->turns, 2);
    QCOMPARE(ada.best->cards.size(), std::size_t{3});
    QVERIFY(!bo.best);
    QVERIFY(isBetter(Game::Odin, {{}, 3, 9}, {{}, 4, 9}));
    QVERIFY(!isBetter(Game::Odin, {{}, 3, 8}, {{}, 4, 9}));
}

void TestRating::figuresOfNinjan()
{
    const auto card = [](ninjan::Suit suit, int number) { return ninjan::card(suit, number); };
    using enum ninjan::Suit;
    GameEvent game;
    game.game = Game::Ninjan;
    game.seats = {"Ada", "Bo"};
    // The first piles are a rock of -4 and two papers; scissors take papers, paper takes rock.
    const Card rock = card(Rock, -4), paper = card(Paper, 10), third = card(Paper, 3);
    const Card paper8 = card(Paper, 8), scissors7 = card(Scissors, 7);
    const Events events{game,
                        DealEvent{{rock, paper, third}, {}},
                        RevealEvent{{paper8, scissors7}},
                        ResolveEvent{0, paper8, 0},
                        ResolveEvent{1, scissors7, 1},
                        GameOverEvent{{-4, 10}, {1}}};
    const GameFigures figures = figuresOf(events);
    const SeatFigures &ada = figures.seats[0], &bo = figures.seats[1];
    QCOMPARE(figures.hands, 1);
    QCOMPARE(ada.points, std::vector<int>{-4});
    QCOMPARE(ada.forced, 1);
    QCOMPARE(bo.forced, 0);
    QCOMPARE(bo.cardsPlayed, 1);
    QCOMPARE(bo.suits, (std::array{0, 0, 1}));
    QCOMPARE(bo.best->value, 10);
    QCOMPARE(bo.best->takenWith, scissors7);
    QCOMPARE(bo.best->cards, std::vector<Card>{paper});
    QCOMPARE(ada.place, 2);
}

void TestRating::figuresAgreeWithTheRecord()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const int players = 2 + static_cast<int>(seed % 4);
        for (const Events &events : {test::playOdin(test::odinGame(players, seed), seed),
                                     test::playNinjan(test::ninjanGame(players, seed), seed)}) {
            const GameFigures figures = figuresOf(events);
            const auto &over = std::get<GameOverEvent>(events.back());
            const bool odin = std::get<GameEvent>(events.front()).game == Game::Odin;
            int wentOut = 0, won = 0;
            for (std::size_t seat = 0; seat < figures.seats.size(); ++seat) {
                const SeatFigures &own = figures.seats[seat];
                int sum = 0;
                for (const int points : own.points)
                    sum += points;
                QCOMPARE(sum, over.totals[seat]);
                QCOMPARE(int(own.points.size()), figures.hands);
                QVERIFY(own.leadsWon <= own.leads && own.passes <= own.turns);
                QCOMPARE(own.won, own.place == 1);
                QCOMPARE(own.cardsPlayed, odin ? 0 : ninjan::kHandSize);
                wentOut += own.wentOut;
                won += own.won;
            }
            QCOMPARE(wentOut, odin ? figures.hands : 0);
            QCOMPARE(won, int(over.winners.size()));
        }
    }
}

void TestRating::kindsOfMistakes()
{
    const auto judged = [](const Events &events, int line, int seat, const Event &best, double loss) {
        review::Review review;
        for (const review::Decision &decision : review::decisionsOf(events))
            if (decision.seat == seat)
                review.decisions[decision.line] = {decision, {decision.played}};
        review::Judgement &judgement = review.decisions.at(line).judgement;
        judgement.best = best;
        judgement.loss = loss;
        judgement.verdict = review::Verdict::Mistake;
        return review;
    };
    const test::PlantedGame odin = test::firstPlanted(test::missesGoingOut, 3, 1);
    auto found = reviewOf(odin.events, judged(odin.events, odin.line, odin.seat, odin.better, 2.5), odin.seat);
    QVERIFY(found);
    QCOMPARE(found->kinds[toIndex(MistakeKind::GoingOut)], (MistakeCount{1, 2.5}));
    QCOMPARE(found->verdicts[toIndex(review::Verdict::Mistake)], 1);
    const test::PlantedGame ninjan = test::firstPlanted(test::takesPoorPile, 3, 1);
    found = reviewOf(ninjan.events, judged(ninjan.events, ninjan.line, ninjan.seat, ninjan.better, 9), ninjan.seat);
    QVERIFY(found);
    QCOMPARE(found->kinds[toIndex(MistakeKind::PileTaken)], (MistakeCount{1, 9}));

    // Each decision of a game, as if something else had been better.
    const Events game = test::playOdin(test::odinGame(3, 5), 5);
    bool leading = true;
    int passes = 0;
    for (std::size_t i = 1; i < game.size(); ++i) {
        const int line = static_cast<int>(i) + 1;
        const auto *play = std::get_if<PlayEvent>(&game[i]);
        const auto *pass = std::get_if<PassEvent>(&game[i]);
        const auto decisions = review::decisionsOf({game.begin(), game.begin() + line});
        const bool decides = !decisions.empty() && decisions.back().line == line;
        if (play && decides && !leading) {
            const auto kinds = reviewOf(game, judged(game, line, play->seat, PassEvent{play->seat}, 1), play->seat);
            QVERIFY(kinds);
            QCOMPARE(
                kinds->kinds[toIndex(MistakeKind::Pass)].count + kinds->kinds[toIndex(MistakeKind::GoingOut)].count, 1);
        }
        if (play && decides && leading) {
            PlayEvent other = *play;
            other.cards = CardSet::of(play->cards.first());
            const auto kinds = reviewOf(game, judged(game, line, play->seat, other, 1), play->seat);
            QCOMPARE(
                kinds->kinds[toIndex(MistakeKind::Lead)].count + kinds->kinds[toIndex(MistakeKind::GoingOut)].count, 1);
        }
        if (play || std::holds_alternative<HandEvent>(game[i]))
            passes = 0;
        leading = std::holds_alternative<HandEvent>(game[i]) || (pass && ++passes == 2);
    }
}

void TestRating::incompleteReviewDoesNotCount()
{
    const Events events = test::playNinjan(test::ninjanGame(2, 3), 3);
    QVERIFY(!reviewOf(events, {}, 0));
    review::Review review;
    for (const review::Decision &decision : review::decisionsOf(events))
        if (decision.seat == 0)
            review.decisions[decision.line] = {decision, {decision.played}};
    QVERIFY(reviewOf(events, review, 0));
    QVERIFY(!reviewOf(events, review, 1));
    review.decisions.erase(review.decisions.begin());
    QVERIFY(!reviewOf(events, review, 0));
}

REGISTER_TEST(TestRating)
#include "tst_rating.moc"
