#include "seats/odin/guess.h"

#include "seats/odin/greedy.h"

#include <algorithm>
#include <cmath>

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
        sum += std::exp(static_cast<double>(score - scores[move]) * sharpness);
    return 1 / sum;
}

/// exp(logs − the largest).
std::vector<double> weightsOf(const std::vector<double> &logs)
{
    const double best = *std::max_element(logs.begin(), logs.end());
    std::vector<double> weights;
    weights.reserve(logs.size());
    for (const double log : logs)
        weights.push_back(std::exp(log - best));
    return weights;
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

Guesser::PerModel Guesser::likelihoods(const Decision &decision, CardSet hidden)
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
    for (auto &scores : scores_)
        scores.resize(at(count));
    const Outlook outlook(situation);
    const PolicyDecision policy(outlook, weights_);
    const GreedyWeights &greedy = greedyWeights(situation.board.players);
    int made = 0;
    for (int i = 0; i < count; ++i) {
        const MoveInputs inputs = outlook.inputs(moves_[i]);
        scores_[0][at(i)] = policy.score(inputs);
        scores_[1][at(i)] = greedyScore(inputs, greedy);
        if (moves_[i].move == decision.move)
            made = i;
    }
    static_assert(std::size(kPlayModels) == kModels);
    PerModel result;
    for (std::size_t i = 0; i < kModels; ++i) {
        const auto &scores = scores_[static_cast<std::size_t>(kPlayModels[i].manner)];
        result[i] = (1 - kAnything) * chance(scores, at(made), kPlayModels[i].sharpness) + anything;
    }
    return result;
}

Guesser::PerModel Guesser::logLikelihoods(const Seat &seat, CardSet hidden)
{
    PerModel logs{};
    for (const Decision &decision : seat.decisions) {
        const PerModel chances = likelihoods(decision, hidden);
        for (std::size_t i = 0; i < kModels; ++i)
            logs[i] += std::log(chances[i]);
    }
    return logs;
}

/// How the seat plays, by how well that explains its moves. Returns the log of how well all ways together do.
double Guesser::drawManner(const PerModel &logs, Manner &manner, Random &random) const
{
    const double best = *std::max_element(logs.begin(), logs.end());
    double sum = 0;
    for (const double log : logs)
        sum += std::exp(log - best);
    double point = random.unit() * sum;
    for (std::size_t i = 0; i < kModels; ++i) {
        manner = kPlayModels[i].manner;
        point -= std::exp(logs[i] - best);
        if (point < 0)
            break;
    }
    return best + std::log(sum);
}

bool Guesser::stage(const Seat &seat, std::vector<Draft> &drafts, Random &random, const std::stop_token &stop,
                    const std::optional<Clock::time_point> &until)
{
    std::vector<double> logs;
    logs.reserve(drafts.size());
    for (Draft &draft : drafts) {
        if (stop.stop_requested())
            return false;
        if (until && logs.size() >= kFewest && Clock::now() >= *until)
            break;
        const CardSet hidden = draw(draft.left, seat.hidden, random);
        draft.guess.hands[at(seat.seat)] = seat.known | hidden;
        logs.push_back(drawManner(logLikelihoods(seat, hidden), draft.guess.manners[at(seat.seat)], random));
    }
    drafts.resize(logs.size());
    if (seat.decisions.empty())
        return true;
    const std::vector<int> times = resampled(weightsOf(logs), static_cast<int>(drafts.size()), random);
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
    std::vector<Draft> drafts(at(draws), first_);
    // Time is shared out by the decisions that are to be explained.
    const auto start = Clock::now();
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
