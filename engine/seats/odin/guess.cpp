#include "seats/odin/guess.h"

#include "search/exponential.h"
#include "seats/odin/greedy.h"

#include <algorithm>
#include <numeric>

namespace meadhall::odin::ai {

namespace {

// People and programs do not play by our policy: so often a move may be anything.
constexpr double kAnything = 0.05;

/// The ways to play that are thought possible, each as likely as the others before anything was seen. The policy counts
/// half, because it is surer of itself than people and other programs are. The last two never play but the best move:
/// who does is soon recognised, and then says much.
struct Model {
    Manner manner;
    double sharpness;
};
constexpr Model kPlayModels[]{
    {Manner::Policy, 0.5}, {Manner::Greedy, 1.0}, {Manner::Policy, 10.0}, {Manner::Greedy, 15.0}};

// No guess is ruled out altogether, however long a hand has gone on and however strangely.
constexpr double kLeast = 1e-290;

// So many guesses are worth more than an answer in time.
constexpr std::size_t kFewest = 24;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Draws so many cards evenly, and takes them out of `from`.
CardSet draw(CardSet &from, int count, Random &random)
{
    CardSet drawn;
    for (int i = 0; i < count; ++i) {
        auto skip = random.below(static_cast<std::uint32_t>(from.count()));
        std::uint64_t bits = from.bits();
        while (skip-- > 0)
            bits &= bits - 1;
        const CardSet card(bits & (~bits + 1));
        from -= card;
        drawn |= card;
    }
    return drawn;
}

/// How often each of the weighted items is taken when `count` are, by one even draw (systematic resampling).
std::vector<int> resampled(const std::vector<double> &weights, int count, Random &random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    std::vector<int> times(weights.size(), 0);
    const double step = sum / count;
    double next = random.unit() * step;
    double passed = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        passed += weights[i];
        for (; next < passed; next += step)
            ++times[i];
    }
    return times;
}

/// The chance of one move under a softmax over the scores.
double chance(const std::vector<float> &scores, std::size_t move, double sharpness)
{
    double sum = 0;
    for (const float score : scores)
        sum += search::exponential(static_cast<double>(score - scores[move]) * sharpness);
    return 1 / sum;
}

} // namespace

Guesser::Guesser(const View &view, const PolicyWeights &weights) : weights_(weights)
{
    first_.left = view.unseen();
    for (int i = 0; i < view.players(); ++i) {
        first_.guess.hands[at(i)] = view.known(i);
        if (i != view.seat())
            seats_.push_back({i, view.count(i) - view.known(i).count(), view.known(i), {}});
    }
    collectDecisions(view);
    std::stable_sort(seats_.begin(), seats_.end(),
                     [](const Seat &a, const Seat &b) { return a.decisions.size() > b.decisions.size(); });
}

void Guesser::collectDecisions(const View &view)
{
    // The hand is played again, with each seat's cards that are known by now and were in its hand then.
    std::array<CardSet, kMaxPlayers> known{};
    std::array<int, kMaxPlayers> counts{};
    for (int i = 0; i < view.players(); ++i) {
        known[at(i)] = view.known(i);
        counts[at(i)] = view.count(i);
    }
    for (auto turn = view.turns().rbegin(); turn != view.turns().rend(); ++turn) {
        CardSet &cards = known[at(turn->seat)];
        if (turn->move.take != kNoCard) {
            cards.remove(turn->move.take);
            --counts[at(turn->seat)];
        }
        cards |= turn->move.cards;
        counts[at(turn->seat)] += turn->move.cards.count();
    }
    const CardSet deck = deckOf(view.rules().colours);
    const int starter = view.board().starter;
    Board board = Board::start(view.players(), starter, view.rules().wholeHandLead);
    Shown shown;
    for (const View::Turn &turn : view.turns()) {
        const std::size_t seat = at(turn.seat);
        for (Seat &other : seats_)
            if (other.seat == turn.seat)
                other.decisions.push_back(
                    {{board, known[seat], deck - known[seat] - board.table - board.discard, counts, shown}, turn.move});
        shown.note(turn.seat, turn.move);
        known[seat] -= turn.move.cards;
        counts[seat] -= turn.move.cards.count();
        board.apply(turn.move, counts[seat] == 0);
        if (turn.move.take != kNoCard) {
            known[seat].add(turn.move.take);
            ++counts[seat];
        }
    }
}

/// Fills scores_ for the moves in moves_; only those by the linear evaluation, if that is enough.
void Guesser::scoreMoves(const Situation &situation, bool greedy)
{
    const GreedyWeights &weights = greedyWeights(situation.board.players);
    for (auto &scores : scores_)
        scores.resize(at(moves_.size()));
    if (greedy) {
        greedyScores(situation, moves_, weights, scores_[1].data());
        return;
    }
    const Outlook outlook(situation);
    const PolicyDecision policy(outlook, weights_);
    for (int i = 0; i < moves_.size(); ++i) {
        const MoveFeatures features = policy.features(moves_[i]);
        scores_[0][at(i)] = policy.score(features);
        scores_[1][at(i)] = greedyScore(features.inputs, weights);
    }
}

Guesser::PerModel Guesser::likelihoods(const Decision &decision, CardSet hidden, bool greedy)
{
    Situation situation = decision.situation;
    situation.hand |= hidden;
    situation.unseen -= hidden;
    moves_.fill(situation.board, situation.hand);
    const int count = moves_.size();
    if (count < 2)
        return {1, 1, 1, 1};
    const double anything = kAnything / count;
    if (!goingOut(situation.board, situation.hand).isPass())
        return {anything, anything, anything, anything}; // the hand goes on, so it was not taken
    scoreMoves(situation, greedy);
    const auto made = std::find_if(moves_.begin(), moves_.end() - 1,
                                   [&](const Candidate &candidate) { return candidate.move == decision.move; })
                      - moves_.begin();
    static_assert(std::size(kPlayModels) == kModels);
    PerModel result;
    for (std::size_t i = 0; i < kModels; ++i) {
        const Manner manner = kPlayModels[i].manner;
        result[i] = greedy && manner != Manner::Greedy
                        ? 0
                        : (1 - kAnything)
                                  * chance(scores_[static_cast<std::size_t>(manner)], static_cast<std::size_t>(made),
                                           kPlayModels[i].sharpness)
                              + anything;
    }
    return result;
}

/// How well cards that the seat has never shown explain all its moves, by way to play.
Guesser::PerModel Guesser::explain(const Seat &seat, CardSet hidden)
{
    PerModel chances;
    chances.fill(1);
    for (const Decision &decision : seat.decisions) {
        const PerModel each = likelihoods(decision, hidden, seat.greedy);
        for (std::size_t i = 0; i < kModels; ++i)
            chances[i] *= each[i];
    }
    return chances;
}

/// Looks, with a few guesses, who surely plays by the linear evaluation: their moves are explained in a third of the
/// time.
bool Guesser::recognise(Random &random, const std::stop_token &stop, const std::optional<Clock::time_point> &until)
{
    constexpr int kTrials = 64;
    constexpr double kSure = 0.01;
    for (Seat &seat : seats_) {
        double greedy = 0;
        double policy = 0;
        for (int trial = 0; trial < kTrials && !seat.decisions.empty(); ++trial) {
            if (stop.stop_requested())
                return false;
            if (until && Clock::now() >= *until)
                return true; // nobody else is recognised
            CardSet left = first_.left;
            const PerModel chances = explain(seat, draw(left, seat.hidden, random));
            for (std::size_t i = 0; i < kModels; ++i)
                (kPlayModels[i].manner == Manner::Greedy ? greedy : policy) += chances[i];
        }
        seat.greedy = policy < kSure * greedy;
    }
    return true;
}

/// How the seat plays, by how well that explains its moves.
Manner Guesser::drawManner(const PerModel &chances, Random &random)
{
    double point = random.unit() * std::accumulate(chances.begin(), chances.end(), 0.0);
    std::size_t model = 0;
    while (model + 1 < kModels && (point -= chances[model]) >= 0)
        ++model;
    return kPlayModels[model].manner;
}

bool Guesser::stage(const Seat &seat, std::vector<Draft> &drafts, Random &random, const std::stop_token &stop,
                    const std::optional<Clock::time_point> &until)
{
    std::vector<double> weights;
    weights.reserve(drafts.size());
    for (Draft &draft : drafts) {
        if (stop.stop_requested())
            return false;
        if (until && weights.size() >= kFewest && Clock::now() >= *until)
            break;
        const CardSet hidden = draw(draft.left, seat.hidden, random);
        draft.guess.hands[at(seat.seat)] = seat.known | hidden;
        const PerModel chances = explain(seat, hidden);
        draft.guess.manners[at(seat.seat)] = drawManner(chances, random);
        weights.push_back(std::accumulate(chances.begin(), chances.end(), kLeast));
    }
    drafts.resize(weights.size());
    if (seat.decisions.empty())
        return true;
    const std::vector<int> times = resampled(weights, static_cast<int>(drafts.size()), random);
    std::vector<Draft> next;
    next.reserve(drafts.size());
    for (std::size_t i = 0; i < drafts.size(); ++i)
        next.insert(next.end(), at(times[i]), drafts[i]);
    drafts = std::move(next);
    return true;
}

std::vector<search::Weighted<Guess>> Guesser::deals(int draws, int deals, Random random, std::stop_token stop,
                                                    const std::optional<Clock::time_point> &until)
{
    const auto start = Clock::now();
    constexpr int kRecognising = 5; // at most a fifth of it
    std::optional<Clock::time_point> recogniseUntil;
    if (until)
        recogniseUntil = start + std::max(*until - start, Clock::duration(0)) / kRecognising;
    if (!recognise(random, stop, recogniseUntil))
        return {};
    // Whose moves are soon explained leave time for more guesses.
    constexpr double kGreedyCost = 0.4;
    double cost = 0;
    for (const Seat &seat : seats_)
        cost += (seat.greedy ? kGreedyCost : 1) / static_cast<double>(seats_.size());
    std::vector<Draft> drafts(static_cast<std::size_t>(draws / cost), first_);
    // Time is shared out by the decisions that are to be explained.
    std::size_t all = 0;
    std::size_t done = 0;
    for (const Seat &seat : seats_)
        all += seat.decisions.size() + 1;
    for (const Seat &seat : seats_) {
        done += seat.decisions.size() + 1;
        std::optional<Clock::time_point> end;
        if (until)
            end = start + std::max(*until - start, Clock::duration(0)) * done / all;
        if (!stage(seat, drafts, random, stop, end))
            return {};
    }
    deals = std::min(deals, static_cast<int>(drafts.size()));
    // An even choice of the remaining ones; they stand in the order of their forebears, so equal ones are neighbours.
    const std::vector<int> times = resampled(std::vector<double>(drafts.size(), 1.0), deals, random);
    std::vector<search::Weighted<Guess>> merged;
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        if (times[i] == 0)
            continue;
        if (!merged.empty() && merged.back().deal == drafts[i].guess)
            merged.back().weight += times[i];
        else
            merged.push_back({drafts[i].guess, static_cast<double>(times[i])});
    }
    for (std::size_t i = merged.size(); i > 1; --i)
        std::swap(merged[i - 1], merged[random.below(static_cast<std::uint32_t>(i))]);
    return merged;
}

} // namespace meadhall::odin::ai
