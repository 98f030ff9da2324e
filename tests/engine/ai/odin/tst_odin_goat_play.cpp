// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players of Odin with the goat: what they make of a hand, what they believe, and that they play legally.
#include "engine/ai/odin/exact_belief.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/odin/panel.h"
#include "engine/ai/odin/possible_answers.h"
#include "engine/core/shuffle.h"
#include "engine/core/view_after.h"
#include "engine/games/odin/set.h"
#include "engine/players/arena.h"
#include "engine/record/position.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;
using namespace meadhall::odin;

namespace {

/// The fewest sets that hold all of the cards, by trying each set with the first card.
int fewestSetsByTrying(CardSet hand)
{
    if (hand.empty())
        return 0;
    int fewest = kHandSize + 1;
    const CardSet first = CardSet::of(hand.first());
    const std::uint64_t rest = (hand - first).bits();
    for (std::uint64_t part = rest;; part = (part - 1) & rest) {
        const CardSet set = first | CardSet(part);
        if (isSet(set))
            fewest = std::min(fewest, 1 + fewestSetsByTrying(hand - set));
        if (part == 0)
            return fewest;
    }
}

CardSet handWithGoat(int count, Random &random)
{
    CardSet hand = kGoatOnly;
    while (hand.count() < count)
        hand.add(static_cast<Card>(random.below(kCards)));
    return hand;
}

players::ArenaSettings settingsFor(int chairs, int deals)
{
    players::ArenaSettings settings;
    settings.game.seats.assign(toIndex(chairs), "chair");
    setRule(settings.game, &Rules::goat, Goat::In);
    settings.deals = deals;
    settings.randomColoursRemoved = chairs == 2 ? 2 : 0;
    return settings;
}

} // namespace

class TestOdinGoatPlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void handsAreAnalysedWithIt();
    void viewAndPositionGiveEqualFeatures();
    void onlyHolderIsKnownToHaveIt();
    void everySampledDealHoldsIt_data();
    void everySampledDealHoldsIt();
    void smallBeliefsAgree();
    void policySeesWhereItIs_data();
    void policySeesWhereItIs();
    void policyForgetsItOnceItIsOut();
    void playersPlayLegally_data();
    void playersPlayLegally();
};

void TestOdinGoatPlay::handsAreAnalysedWithIt()
{
    Random random(5);
    for (int i = 0; i < 600; ++i) {
        const CardSet hand = handWithGoat(1 + static_cast<int>(random.below(7)), random);
        const ai::HandAnalysis analysis = ai::analyseHand(hand);
        ai::BestSets best{};
        for (std::uint64_t part = hand.bits(); part != 0; part = (part - 1) & hand.bits())
            if (const SetRank rank = rankIfSet(CardSet(part)); rank > best[toIndex(std::popcount(part))])
                best[toIndex(std::popcount(part))] = rank;
        QVERIFY(analysis.best == best);
        QVERIFY(ai::bestSetsOf(hand) == best);
        QCOMPARE(analysis.longestRank, *std::max_element(best.begin(), best.end()));
        QCOMPARE(analysis.longest, sizeOf(analysis.longestRank));
        QCOMPARE(analysis.cover, fewestSetsByTrying(hand));
        QCOMPARE(analysis.cards, hand.count());
        QCOMPARE(analysis.lowest, 0);
        QCOMPARE(analysis.sum, ai::analyseHand(hand - kGoatOnly).sum);
    }
}

void TestOdinGoatPlay::viewAndPositionGiveEqualFeatures()
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        GameEvent game = test::odinGame(players, 3);
        setRule(game, &Rules::goat, Goat::In);
        const CardSet deck = deckOf(rulesOf(game));
        std::vector<View> views;
        for (int seat = 0; seat < players; ++seat)
            views.emplace_back(seat).apply(game);
        ai::FullState open;
        test::playOdin(game, 3, [&](const odin::Referee &referee, const Event &event) {
            const Position &position = referee.position();
            if (views[0].handRunning()) {
                const View &view = views[toIndex(position.board.turn)];
                open.position = position;
                for (int seat = 0; seat < players; ++seat)
                    open.publicCards.cards[toIndex(seat)] = view.shown(seat);
                QVERIFY(ai::InformationState::of(view) == ai::InformationState::of(open, deck));
            }
            for (View &view : views)
                view.apply(referee.seenBy(event, view.seat()));
        });
    }
}

/// Against one opponent: a hand of one unseen card is the goat, which beats nothing.
void TestOdinGoatPlay::onlyHolderIsKnownToHaveIt()
{
    int alone = 0, beaten = 0;
    for (int seed = 1; seed <= 300; ++seed) {
        GameEvent game = test::odinGame(2, seed);
        setRule(game, &Rules::goat, Goat::In);
        std::array<View, 2> views{View(0), View(1)};
        for (View &view : views)
            view.apply(game);
        test::playOdin(game, seed, [&](const odin::Referee &referee, const Event &event) {
            for (const View &view : views) {
                const int other = 1 - view.seat();
                if (!view.handRunning() || view.goatHolders() != std::vector{other})
                    continue;
                const CardSet hidden = referee.position().hands[toIndex(other)];
                for (const Card led : view.hand()) {
                    const CardSet table = CardSet::of(led);
                    const ai::PossibleAnswers answers = ai::possibleAnswers(view, other, table);
                    if (hidden.count() == 1) {
                        QVERIFY(!answers.any() && !ai::mayGoOutOn(view, other, table));
                        ++alone;
                    }
                    for (const Card card : hidden)
                        if (beats(CardSet::of(card), table)) {
                            QVERIFY(answers.sameSize);
                            ++beaten;
                        }
                }
            }
            for (View &view : views)
                view.apply(referee.seenBy(event, view.seat()));
        });
    }
    QVERIFY(alone > 20 && beaten > 1000);
}

void TestOdinGoatPlay::everySampledDealHoldsIt_data()
{
    QTest::addColumn<int>("players");
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        QTest::addRow("%d", players) << players;
}

/// The belief, the exact one, and the deals for the review, at turns of random games.
void TestOdinGoatPlay::everySampledDealHoldsIt()
{
    QFETCH(int, players);
    int hidden = 0, exact = 0;
    const ai::PolicyWeights &weights = ai::policyWeights(players);
    const auto check = [&](const View &view, const std::array<CardSet, kMaxPlayers> &hands) {
        CardSet given;
        for (int seat = 0; seat < players; ++seat) {
            const CardSet hand = hands[toIndex(seat)];
            QCOMPARE(hand.count(), view.count(seat));
            QVERIFY(hand.containsAll(view.known(seat)));
            QVERIFY(seat == view.seat() || (view.unseen() | view.known(seat)).containsAll(hand));
            QVERIFY((given & hand).empty());
            given |= hand;
        }
        QVERIFY(given.contains(kGoat) || !view.unseen().contains(kGoat));
    };
    for (std::uint64_t number = 0; number < 2; ++number) {
        GameEvent game = test::odinGame(players, number);
        setRule(game, &Rules::goat, Goat::In);
        setRule(game, &Rules::target, 1);
        std::vector<View> views;
        for (int seat = 0; seat < players; ++seat)
            views.emplace_back(seat).apply(game);
        int turn = 0;
        test::playOdin(game, number, [&](const odin::Referee &referee, const Event &event) {
            if (views[0].handRunning() && (++turn <= 4 || turn % 6 == 0)) {
                const View &view = views[toIndex(referee.position().board.turn)];
                hidden += view.unseen().contains(kGoat) ? 1 : 0;
                for (const auto &guess : ai::BeliefSampler(view, weights).deals(60, 30, Random(number), {}))
                    check(view, guess.deal.hands);
                if (ai::ExactBelief::suits(view, 2000)) {
                    ++exact;
                    for (const auto &guess : ai::ExactBelief(view, weights, {}).deals(30, Random(number)))
                        check(view, guess.deal.hands);
                }
                for (const ai::PanelDeal &deal : ai::Panel(view).deals(20, number, {}))
                    check(view, deal.deal.hands);
            }
            for (View &view : views)
                view.apply(referee.seenBy(event, view.seat()));
        });
    }
    QVERIFY(hidden > 2);
    QVERIFY(players > 3 || exact > 0);
}

/// Before anybody has moved, every seat that may hold the goat holds it as often as its cards say.
void TestOdinGoatPlay::smallBeliefsAgree()
{
    GameEvent game;
    game.seats = {"Ada", "Bo", "Cy"};
    setRule(game, &Rules::goat, Goat::In);
    HandEvent hand{0, {}, HandPosition{}};
    Random random(1);
    const std::vector<Card> cards = shuffled(kAllButGoat, random);
    CardSet own, out;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (i < 5)
            own.add(cards[i]);
        else if (i < 22)
            out.add(cards[i]);
    hand.hands = {SeenHand::open(own), SeenHand::closed(1), SeenHand::closed(3)};
    hand.position->discard = out - CardSet::of(out.first());
    hand.position->shown.resize(3);
    hand.position->totals.resize(3);
    View view(0);
    view.apply(game);
    view.apply(hand);
    const auto share = [](const auto &guesses) {
        double held = 0, all = 0;
        for (const auto &guess : guesses) {
            all += guess.weight;
            held += guess.deal.hands[1].contains(kGoat) ? guess.weight : 0;
        }
        return held / all;
    };
    const ai::PolicyWeights &weights = ai::policyWeights(3);
    const double sampled = share(ai::BeliefSampler(view, weights).deals(4000, 4000, Random(2), {}));
    QVERIFY2(std::abs(sampled - 0.25) < 0.03, qPrintable(QString::number(sampled)));
    const double exact = share(ai::ExactBelief(view, weights, {}).deals(4000, Random(2)));
    QVERIFY2(std::abs(exact - 0.25) < 0.03, qPrintable(QString::number(exact)));
}

void TestOdinGoatPlay::policySeesWhereItIs_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<int>("place");
    const auto row = [](const char *position, ai::GoatPlace place) {
        QTest::newRow(position) << QByteArray(position) << static_cast<int>(place);
    };
    using enum ai::GoatPlace;
    row("Odin 15 / * R9 B1 X0 / 2 > P5 : pass", KeptByPassing);
    row("Odin 15 / * R9 B1 X0 / 2 : R9", KeptByPlaying);
    row("Odin 15 / * R9 B1 X0 / 2 : X0", PlayedAlone);
    row("Odin 15 / * R9 B1 X0 / 2 > P5 : R9 X0 +P5", PlayedInSet);
    row("Odin 15 / * R9 B1 B2 / 2 > X0 : R9 +X0", Taken);
    row("Odin 15 / * R9 B1 B2 / 2 > X0 : pass", LeftOnTable);
    row("Odin 15 / * R9 R8 B1 B2 / 2 > R2 X0 : R9 R8 +R2", Beaten);
    row("Odin 15 goat / * R9 B1 / 2 : R9", Somewhere);
    row("Odin 15 / * R9 B1 / 2 X0 : R9", WithNext);
    row("Odin 15 / * R9 B1 / 2 / 2 X0 : R9", WithOther);
    row("Odin 15 / * R9 B1 / 2 / out X0 : R9", ai::GoatPlace(ai::kGoatPlaces));
}

/// Returns what the policy knows of the goat at a move, by the rows of weights that it adds; after the last place:
/// none.
void TestOdinGoatPlay::policySeesWhereItIs()
{
    QFETCH(QByteArray, position);
    QFETCH(int, place);
    const auto [parsed, problem] = record::parsePosition(position.toStdString());
    QVERIFY2(!problem, problem.word.c_str());
    Events events = record::eventsOf(parsed, std::vector<std::string>(toIndex(parsed.players()), "seat"));
    const Event answer = events.back();
    events.pop_back();
    const View view = viewAfter<View>(events, 0);
    const ai::InformationState state = ai::InformationState::of(view);
    const auto *play = std::get_if<PlayEvent>(&answer);
    const Move move = play ? Move{play->cards, play->take} : Move::pass();
    const ai::DecisionFeatures features(state);
    const ai::PolicyDecision decision(features, ai::policyWeights(view.players()));
    const auto found = decision.features({move, play ? rankOf(play->cards) : SetRank{}}).goat;
    if (place == ai::kGoatPlaces) {
        QVERIFY(found.begin() == found.end());
        return;
    }
    QCOMPARE(int(found.end() - found.begin()), 4);
    const int smallest = view.count(1);
    QCOMPARE(int(*found.begin()), ai::kGoatAndSmallest + place * (kHandSize + 1) + smallest);
}

/// Once the goat is out of play, and in games without it, the hand goes on as if there were none: whatever the weights
/// of the goat are, the scores are the same.
void TestOdinGoatPlay::policyForgetsItOnceItIsOut()
{
    ai::PolicyWeights other = ai::policyWeights(3);
    for (auto &row : other.goat)
        row.fill(1);
    int same = 0, different = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        GameEvent game = test::odinGame(3, number);
        setRule(game, &Rules::goat, number % 2 == 0 ? Goat::In : Goat::Out);
        std::vector<View> views{View(0), View(1), View(2)};
        for (View &view : views)
            view.apply(game);
        MoveList moves;
        test::playOdin(game, number, [&](const odin::Referee &referee, const Event &event) {
            if (views[0].handRunning()) {
                const View &view = views[toIndex(referee.position().board.turn)];
                const ai::InformationState state = ai::InformationState::of(view);
                moves.fill(view.board(), view.hand());
                std::vector<float> scores(toIndex(moves.size())), others = scores;
                ai::policyScores(state, moves, ai::policyWeights(3), scores.data());
                ai::policyScores(state, moves, other, others.data());
                const bool isOut = !(state.hand | state.unseen | state.board.table).contains(kGoat);
                if (isOut)
                    QVERIFY(scores == others);
                ++(isOut ? same : different);
            }
            for (View &view : views)
                view.apply(referee.seenBy(event, view.seat()));
        });
    }
    QVERIFY(same > 100 && different > 100);
}

void TestOdinGoatPlay::playersPlayLegally_data() { everySampledDealHoldsIt_data(); }

void TestOdinGoatPlay::playersPlayLegally()
{
    QFETCH(int, players);
    using Kind = players::OdinEngineKind;
    for (const Kind kind : {Kind::Random, Kind::Greedy, Kind::Policy, Kind::Search}) {
        players::OdinStrength strength{kind};
        strength.budgets.fill({60, 20, 60});
        strength.maxMoves = 4;
        const auto figures = players::runArena(settingsFor(players, kind == Kind::Search ? 2 : 40),
                                               [&](std::size_t, int seat, std::uint64_t seed) {
                                                   return std::make_unique<ai::OdinPlayer>(seat, strength, seed);
                                               });
        for (const players::ContestantResult &chair : figures.chairs)
            QCOMPARE(chair.faults, 0);
    }
}

REGISTER_TEST(TestOdinGoatPlay)
#include "tst_odin_goat_play.moc"
