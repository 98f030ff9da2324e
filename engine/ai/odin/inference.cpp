// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/inference.h"

#include "engine/ai/odin/odin_search.h"
#include "engine/ai/odin/panel.h"
#include "engine/ai/odin/possible_answers.h"
#include "engine/core/shuffle.h"
#include "engine/games/odin/set.h"

#include <algorithm>
#include <cmath>

namespace meadhall::players {

namespace {

using namespace odin::ai;
using Fact = Inference::Code;

/// The share of the sampled deals from which on a fact is called probable, at the lower end of its interval.
constexpr double kProbable = 0.7;
/// So much larger is that share than without inference.
constexpr double kTold = 0.15;
/// A move that gains less in points is as good as the other one; the review calls it the best one, too.
constexpr double kNoGain = 0.05;
/// The part of the difference between both sorts of deals that the fact explains, at least.
constexpr double kExplained = 1.0 / 3;
/// The share by which a move of the past raises the probability of the fact, to be named.
constexpr double kSuggests = 0.1;

// Each batch has a belief of its own.
constexpr std::size_t kBatches = 4;
constexpr int kDealsOfBatch = 240;
constexpr double kQuantile = 3.18; ///< 97.5% of Student's distribution, of as many batches
constexpr double kZScore = 2;
constexpr int kHandsForTurn = 200;
constexpr int kAllMoves = 4096;
constexpr int kHighest = odin::kNumbers, kHigh = odin::kNumbers - 1;

/// A mean with its standard error; deals that were drawn several times are not independent.
class Mean {
public:
    void add(double value, double weight)
    {
        weight_ += weight;
        sum_ += weight * value;
        squares_.push_back({value, weight});
    }
    bool empty() const { return squares_.empty(); }
    double value() const { return empty() ? 0 : sum_ / weight_; }
    double error() const
    {
        double sum = 0;
        for (const auto &[value, weight] : squares_)
            sum += weight * weight * (value - this->value()) * (value - this->value());
        return empty() ? 0 : std::sqrt(sum) / weight_;
    }

private:
    double weight_ = 0;
    double sum_ = 0;
    std::vector<std::pair<double, double>> squares_; ///< values with their weights
};

/// A sampled deal in which both moves were played out.
struct Sample {
    std::array<CardSet, odin::kMaxPlayers> hands;
    double gain; ///< points that the better move saves
    double times;
    std::size_t batch;
    bool inferred; ///< holds what the play so far suggests
};

bool holds(const Inference &fact, CardSet hand)
{
    switch (fact.code) {
    case Fact::Beats:
        return canBeat(hand, fact.cards);
    case Fact::CannotBeat:
        return !canBeat(hand, fact.cards);
    case Fact::GoesOutOn:
        return odin::isSet(hand) && odin::beats(hand, fact.cards);
    case Fact::OneSet:
        return odin::isSet(hand);
    case Fact::HighCard:
        for (int number = fact.number; number <= odin::kNumbers; ++number)
            if (!(hand & odin::cardsOf(number)).empty())
                return true;
        return false;
    }
    return false;
}

bool holds(const Inference &fact, const odin::View &view, const Sample &sample)
{
    if (fact.seat != Inference::kAllOthers)
        return holds(fact, sample.hands[toIndex(fact.seat)]);
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && !holds(fact, sample.hands[toIndex(seat)]))
            return false;
    return true;
}

/// The facts that may matter for the choice between two moves.
std::vector<Inference> factsAbout(const odin::View &view, odin::Move best, odin::Move other)
{
    std::vector<CardSet> sets;
    for (const CardSet set : {best.cards, other.cards, view.board().table})
        if (!set.empty() && std::find(sets.begin(), sets.end(), set) == sets.end())
            sets.push_back(set);
    std::vector<Inference> facts;
    if (view.players() > 2)
        for (const CardSet set : sets)
            facts.push_back({Fact::CannotBeat, Inference::kAllOthers, set});
    for (int seat = 0; seat < view.players(); ++seat) {
        if (seat == view.seat())
            continue;
        for (const CardSet set : sets)
            for (const Fact code : {Fact::Beats, Fact::CannotBeat, Fact::GoesOutOn})
                facts.push_back({code, seat, set});
        facts.push_back({Fact::OneSet, seat});
        for (const int number : {kHighest, kHigh})
            facts.push_back({Fact::HighCard, seat, {}, number});
    }
    return facts;
}

/// Plays both moves out against all members of the panel but the searching one, which takes too long.
std::vector<Sample> played(const odin::View &view, odin::Move best, odin::Move other, std::uint64_t seed,
                           const std::stop_token &stop)
{
    OdinSearch search(view, 1, kAllMoves, seed);
    const auto indexOf = [&search](odin::Move move) {
        int index = 0;
        while (index < search.moves() && search.candidate(index).move != move)
            ++index;
        return index;
    };
    const int first = indexOf(best), second = indexOf(other);
    std::vector<Sample> samples;
    if (first == search.moves() || second == search.moves())
        return samples;
    Panel panel(view);
    for (std::size_t batch = 0; batch < kBatches; ++batch)
        for (const PanelDeal &each : panel.deals(kDealsOfBatch, mixSeeds(seed, batch), stop)) {
            if (stop.stop_requested())
                return {};
            if (each.member == search::PanelMember::Searching)
                continue;
            const bool inferred =
                each.member == search::PanelMember::Believed || each.member == search::PanelMember::Soft;
            const double gain = search.playOut(each.deal, second).points - search.playOut(each.deal, first).points;
            samples.push_back({each.deal.hands, gain, static_cast<double>(each.times), batch, inferred});
        }
    return samples;
}

Mean gainIn(const std::vector<Sample> &samples, bool inferred)
{
    Mean mean;
    for (const Sample &each : samples)
        if (each.inferred == inferred)
            mean.add(each.gain, each.times);
    return mean;
}

/// How well a fact explains that a move is better by inference only, as a part of the difference; 0 if it is not
/// probable, or no more so than without inference.
double explains(const Inference &fact, const odin::View &view, const std::vector<Sample> &samples, double difference)
{
    std::array<Mean, kBatches> batches;
    Mean inferred, uniform, with, without;
    for (const Sample &each : samples) {
        const bool is = holds(fact, view, each);
        (each.inferred ? inferred : uniform).add(is, each.times);
        (is ? with : without).add(each.gain, each.times);
        if (each.inferred)
            batches[each.batch].add(is, each.times);
    }
    double squares = 0;
    for (const Mean &batch : batches)
        squares += (batch.value() - inferred.value()) * (batch.value() - inferred.value());
    const double error = std::sqrt(squares / (kBatches - 1) / kBatches);
    const double told = inferred.value() - uniform.value();
    const double matters = with.value() - without.value();
    if (inferred.value() - kQuantile * error < kProbable || told < kTold || with.empty() || without.empty()
        || matters < kZScore * std::hypot(with.error(), without.error()))
        return 0;
    return told * matters / difference;
}

/// Returns the move of its seat without which the fact would be least likely.
int suggestingTurn(const Inference &fact, const odin::View &view, std::uint64_t seed, const std::stop_token &stop)
{
    const auto decisions = pastDecisions(view)[toIndex(fact.seat)];
    const int hidden = view.count(fact.seat) - view.known(fact.seat).count();
    LikelihoodModel model(policyWeights(view.players()));
    Random random(seed);
    // Weights of the hands in which it holds, and of all: with all decisions, and with all but one.
    std::vector<std::pair<double, double>> sums(decisions.size() + 1);
    for (int i = 0; i < kHandsForTurn && !stop.stop_requested(); ++i) {
        const std::vector<Card> cards = shuffled(view.unseen(), random);
        CardSet drawn;
        for (int card = 0; card < hidden; ++card)
            drawn.add(cards[toIndex(card)]);
        const bool is = holds(fact, view.known(fact.seat) | drawn);
        std::vector<double> likelihoods;
        double all = 1;
        for (const PastDecision &each : decisions) {
            likelihoods.push_back(model.likelihoodOf({each}, drawn, LikelihoodModel::Fidelity::Fast).sum());
            all *= likelihoods.back();
        }
        for (std::size_t which = 0; which < sums.size(); ++which) {
            const double weight = which == decisions.size() ? all : all / likelihoods[which];
            sums[which].first += is ? weight : 0;
            sums[which].second += weight;
        }
    }
    const auto share = [&sums](std::size_t which) {
        return sums[which].second > 0 ? sums[which].first / sums[which].second : 0;
    };
    int suggesting = -1;
    double least = share(decisions.size()) - kSuggests;
    std::size_t decision = 0;
    for (std::size_t turn = 0; turn < view.turns().size(); ++turn)
        if (view.turns()[turn].seat == fact.seat) {
            if (share(decision) < least) {
                least = share(decision);
                suggesting = static_cast<int>(turn);
            }
            ++decision;
        }
    return suggesting;
}

} // namespace

std::optional<Inference> inferenceBehind(const odin::View &view, odin::Move best, odin::Move other, std::uint64_t seed,
                                         const std::stop_token &stop)
{
    if (view.turns().empty())
        return std::nullopt; // nothing was played yet
    const std::vector<Sample> samples = played(view, best, other, seed, stop);
    const Mean inferred = gainIn(samples, true), uniform = gainIn(samples, false);
    const double difference = inferred.value() - uniform.value();
    if (samples.empty() || inferred.value() < kNoGain + kZScore * inferred.error() || uniform.value() > kNoGain
        || difference < kZScore * std::hypot(inferred.error(), uniform.error()))
        return std::nullopt;
    std::optional<Inference> found;
    double most = kExplained;
    for (const Inference &fact : factsAbout(view, best, other))
        if (const double part = explains(fact, view, samples, difference); part > most) {
            most = part;
            found = fact;
        }
    if (found && found->seat != Inference::kAllOthers)
        found->turn = suggestingTurn(*found, view, seed, stop);
    return found;
}

} // namespace meadhall::players
