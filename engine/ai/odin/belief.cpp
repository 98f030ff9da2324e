// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/belief.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

// One in kParticlesPerPolicyCheck particles is evaluated with the full policy.
constexpr int kParticlesPerPolicyCheck = 4;

// Lower bound of weights, so that particles with vanishing likelihood keep a positive one.
constexpr double kMinWeight = 1e-290;

// Minimum number of particles, even if that exceeds the time limit.
constexpr std::size_t kMinParticles = 24;

/// Draws `count` cards uniformly at random and removes them from `from`.
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

/// Systematic resampling.
/// @return how often each item is selected; the sum is `count`
std::vector<int> resampled(const std::vector<double> &weights, int count, Random &random)
{
    double sum = 0;
    for (const double weight : weights)
        sum += weight;
    std::vector<int> copies(weights.size(), 0);
    const double step = sum / count;
    double next = random.unit() * step;
    double cumulated = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        cumulated += weights[i];
        for (; next < cumulated; next += step)
            ++copies[i];
    }
    return copies;
}

} // namespace

BeliefSampler::BeliefSampler(const View &view, const PolicyWeights &weights) : likelihoodModel_(weights)
{
    initial_.unassigned = view.unseen();
    std::array<std::vector<PastDecision>, kMaxPlayers> decisions = pastDecisions(view);
    for (int i = 0; i < view.players(); ++i) {
        initial_.deal.hands[toIndex(i)] = view.known(i);
        if (i != view.seat())
            seats_.push_back(
                {i, view.count(i) - view.known(i).count(), view.known(i), std::move(decisions[toIndex(i)])});
    }
    std::stable_sort(seats_.begin(), seats_.end(),
                     [](const Seat &a, const Seat &b) { return a.decisions.size() > b.decisions.size(); });
}

/// Probability that the seat holds the goat if no seat sampled before it does: it is in one of the hands.
double BeliefSampler::goatShare(const Seat &seat) const
{
    int hidden = 0; // cards of this seat and those after it
    for (auto one = seats_.rbegin(); one != seats_.rend(); ++one) {
        hidden += one->hidden;
        if (one->seat == seat.seat)
            break;
    }
    return hidden == 0 ? 0 : static_cast<double>(seat.hidden) / hidden;
}

/// Draws the hidden cards of a seat uniformly from the unassigned ones.
/// @param holdsGoat whether the goat is one of them, if it is unassigned
CardSet BeliefSampler::drawAny(const Seat &seat, Particle &particle, bool holdsGoat, Random &random)
{
    const CardSet goat = particle.unassigned & kGoatOnly;
    particle.unassigned -= goat;
    const bool takesGoat = holdsGoat && !goat.empty();
    const CardSet drawn = draw(particle.unassigned, seat.hidden - (takesGoat ? 1 : 0), random);
    if (takesGoat)
        return drawn | goat;
    particle.unassigned |= goat;
    return drawn;
}

Likelihood BeliefSampler::likelihoodOf(Seat &seat, CardSet hidden, LikelihoodModel::Fidelity fidelity)
{
    const auto [entry, inserted] = seat.likelihoods[toIndex(fidelity)].try_emplace(hidden.bits());
    if (inserted)
        entry->second = likelihoodModel_.likelihoodOf(seat.decisions, hidden, fidelity);
    Likelihood likelihood = entry->second;
    if (seat.greedy)
        likelihood.ruleOut(OpponentType::Policy);
    return likelihood;
}

/// Detects seats that clearly play by the linear evaluation, from a few uniform samples. The policy need not be
/// evaluated for them.
/// @return false if stopped
bool BeliefSampler::classifyOpponent(Random &random, const std::stop_token &stop, const Deadline &until)
{
    constexpr int kTrials = 64;
    constexpr double kMaxRatio = 0.01;
    for (Seat &seat : seats_) {
        double greedy = 0;
        double policy = 0;
        for (int trial = 0; trial < kTrials && !seat.decisions.empty(); ++trial) {
            if (stop.stop_requested())
                return false;
            if (until && Clock::now() >= *until)
                return true; // the remaining seats keep both models
            Particle any = initial_;
            const bool holdsGoat = any.unassigned.contains(kGoat) && random.unit() < goatShare(seat);
            const Likelihood likelihood =
                likelihoodOf(seat, drawAny(seat, any, holdsGoat, random), LikelihoodModel::Fidelity::Full);
            greedy += likelihood.of(OpponentType::Greedy);
            policy += likelihood.of(OpponentType::Policy);
        }
        seat.greedy = policy < kMaxRatio * greedy;
    }
    return true;
}

/// Second stage of importance weighting: resamples the particles, once each, and corrects their weights by the
/// likelihood under the policy itself.
/// @param weights in and out: importance weights, by the fast likelihood
/// @param fastLikelihoods fast likelihoods, without the correction for the proposal distribution
/// @param evaluations number of particles to evaluate
/// @return false if stopped
bool BeliefSampler::reweightByPolicy(Seat &seat, std::vector<Particle> &particles, std::vector<double> &weights,
                                     const std::vector<double> &fastLikelihoods, int evaluations, Random &random,
                                     const std::stop_token &stop, const Deadline &until)
{
    const bool evaluateAll = particles.size() <= toIndex(evaluations);
    const std::vector<int> copies =
        evaluateAll ? std::vector<int>(particles.size(), 1) : resampled(weights, std::max(evaluations, 1), random);
    std::size_t count = 0;
    for (std::size_t i = 0; i < particles.size(); ++i) {
        if (copies[i] == 0)
            continue;
        if (stop.stop_requested())
            return false;
        if (until && count >= kMinParticles && Clock::now() >= *until)
            break;
        Particle &particle = particles[count];
        particle = particles[i];
        const Likelihood likelihood =
            likelihoodOf(seat, particle.deal.hands[toIndex(seat.seat)] - seat.known, LikelihoodModel::Fidelity::Full);
        particle.deal.opponentTypes[toIndex(seat.seat)] = likelihood.draw(random);
        const double correction = (likelihood.sum() + kMinWeight) / fastLikelihoods[i];
        weights[count++] = evaluateAll ? weights[i] * correction : copies[i] * correction;
    }
    particles.resize(count);
    weights.resize(count);
    return true;
}

/// Adapts the proposal distribution: odds of each card to be in the seat's hand, estimated from the particles so far.
void BeliefSampler::adaptProposal(const Seat &seat, const std::vector<Particle> &particles,
                                  const std::vector<double> &weights, CardDraw &cardDraw) const
{
    // Prior: the uniform share counts as kPriorParticles particles, and odds are limited to [1 / kMaxOdds, kMaxOdds].
    constexpr double kPriorParticles = 20;
    constexpr double kMaxOdds = 10;
    std::array<double, kCardsWithGoat> heldWeight{};
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        squares += weights[i] * weights[i];
        for (Card card : particles[i].deal.hands[toIndex(seat.seat)] - seat.known)
            heldWeight[card] += weights[i];
    }
    const double effectiveSize = sum * sum / squares; // effective sample size (Kish 1965)
    const double uniformShare = static_cast<double>(seat.hidden) / initial_.unassigned.count();
    if (uniformShare >= 1)
        return;
    for (Card card : initial_.unassigned) {
        const double share = (effectiveSize * heldWeight[card] / sum + kPriorParticles * uniformShare)
                             / (effectiveSize + kPriorParticles);
        cardDraw.setOdds(card,
                         std::clamp(share * (1 - uniformShare) / ((1 - share) * uniformShare), 1 / kMaxOdds, kMaxOdds));
    }
}

/// Replaces the particles by an enumeration of all hands of the seat, if there are no more of them than particles.
/// @return false if there are too many, or if the particles already differ
bool BeliefSampler::enumerateHands(const Seat &seat, std::vector<Particle> &particles, Random &random) const
{
    if (multiplicities_.size() > 1)
        return false; // the particles already differ
    const Particle before = particles.front();
    const bool mustHoldGoat = before.unassigned.contains(kGoat); // no seat before it holds the goat
    if (mustHoldGoat && goatShare(seat) < 1)
        return false; // its hands are not equally likely
    std::vector<Card> cards;
    for (Card card : before.unassigned)
        cards.push_back(card);
    double combinations = 1;
    for (int i = 0; i < seat.hidden; ++i)
        combinations = combinations * static_cast<double>(cards.size() - toIndex(i)) / (i + 1);
    if (combinations > static_cast<double>(particles.size()))
        return false;
    std::vector<bool> held(cards.size());
    std::fill_n(held.begin(), seat.hidden, true);
    std::size_t next = 0;
    do {
        CardSet hidden;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (held[i])
                hidden.add(cards[i]);
        if (mustHoldGoat && !hidden.contains(kGoat))
            continue;
        particles[next] = before;
        particles[next].unassigned -= hidden;
        particles[next++].deal.hands[toIndex(seat.seat)] = seat.known | hidden;
    } while (std::prev_permutation(held.begin(), held.end()));
    particles.resize(next);
    shuffle(particles, random);
    return true;
}

/// First stage of importance weighting: samples a hand of the seat in each particle and weights it by the fast
/// likelihood.
/// @param drawn true if the particles already contain the seat's hand
/// @param weights out: importance weights relative to a uniform draw
/// @param fastLikelihoods out: fast likelihoods
/// @return false if stopped
bool BeliefSampler::weightByFastPolicy(Seat &seat, bool drawn, std::vector<Particle> &particles,
                                       std::vector<double> &weights, std::vector<double> &fastLikelihoods,
                                       Random &random, const std::stop_token &stop, const Deadline &until)
{
    // The proposal is adapted after the first particles, and again each time their number has tripled.
    constexpr std::size_t kFirstAdaptation = 400;
    constexpr std::size_t kAdaptationGrowth = 3;
    std::size_t nextAdaptation = std::clamp(particles.size() / 8, std::size_t{1}, kFirstAdaptation);
    CardDraw cardDraw;
    const double share = goatShare(seat);
    for (Particle &particle : particles) {
        if (stop.stop_requested())
            return false;
        if (until && weights.size() >= kMinParticles && Clock::now() >= *until)
            break;
        double importanceWeight = 1;
        CardSet &hand = particle.deal.hands[toIndex(seat.seat)];
        if (!drawn) {
            if (weights.size() == nextAdaptation) {
                adaptProposal(seat, particles, weights, cardDraw);
                nextAdaptation *= kAdaptationGrowth;
            }
            CardSet goat = particle.unassigned & kGoatOnly;
            if (!goat.empty() && random.unit() >= share)
                goat = {};
            const CardDraw::Drawn hidden =
                cardDraw.draw(particle.unassigned - kGoatOnly, seat.hidden - goat.count(), random);
            particle.unassigned -= hidden.cards | goat;
            hand = seat.known | hidden.cards | goat;
            importanceWeight = hidden.importanceWeight;
        }
        const Likelihood likelihood = likelihoodOf(seat, hand - seat.known, LikelihoodModel::Fidelity::Fast);
        particle.deal.opponentTypes[toIndex(seat.seat)] = likelihood.draw(random);
        fastLikelihoods.push_back(likelihood.sum() + kMinWeight);
        weights.push_back(fastLikelihoods.back() * importanceWeight);
    }
    particles.resize(weights.size());
    return true;
}

/// Records a hand that survived resampling.
/// @param copies number of its copies
/// @param indices index into seat.sampledHands by hidden cards and model
void BeliefSampler::recordSurvivor(Seat &seat, const SampledDeal &deal, int copies,
                                   std::unordered_map<std::uint64_t, std::size_t> &indices) const
{
    const CardSet hidden = deal.hands[toIndex(seat.seat)] - seat.known;
    const OpponentType opponentType = deal.opponentTypes[toIndex(seat.seat)];
    const std::uint64_t key = hidden.bits() << 1 | static_cast<std::uint64_t>(opponentType);
    const auto [entry, inserted] = indices.try_emplace(key, seat.sampledHands.size());
    if (inserted) {
        int sourceCount = 0;
        unassignedSets_.findHolding(hidden, [&](std::size_t which) { sourceCount += multiplicities_[which]; });
        seat.sampledHands.push_back({hidden, opponentType, sourceCount});
        seat.sampledSets.add(hidden);
    }
    SampledHand &sampled = seat.sampledHands[entry->second];
    sampled.weight += static_cast<double>(copies) / sampled.sourceCount;
}

bool BeliefSampler::sampleSeat(Seat &seat, std::vector<Particle> &particles, Random &random,
                               const std::stop_token &stop, const Deadline &until)
{
    if (seat.decisions.empty()) { // no evidence; such seats come last
        const double share = goatShare(seat);
        for (Particle &particle : particles) {
            const bool holdsGoat = particle.unassigned.contains(kGoat) && random.unit() < share;
            particle.deal.hands[toIndex(seat.seat)] = seat.known | drawAny(seat, particle, holdsGoat, random);
            particle.deal.opponentTypes[toIndex(seat.seat)] = Likelihood().draw(random);
        }
        return true;
    }
    shuffle(particles, random); // the first particles determine the proposal of the others, and time may run out
    int all = static_cast<int>(particles.size());
    const bool enumerated = enumerateHands(seat, particles, random);
    Deadline fastUntil = until;
    if (until && !seat.greedy)
        fastUntil = Clock::now() + (*until - Clock::now()) * 2 / 3;
    std::vector<double> weights;
    std::vector<double> fastLikelihoods;
    if (!weightByFastPolicy(seat, enumerated, particles, weights, fastLikelihoods, random, stop, fastUntil))
        return false;
    if (!enumerated)
        all = static_cast<int>(particles.size()); // fewer if time ran out
    if (!seat.greedy
        && !reweightByPolicy(seat, particles, weights, fastLikelihoods, all / kParticlesPerPolicyCheck, random, stop,
                             until))
        return false;
    const std::vector<int> copies = resampled(weights, all, random);
    std::vector<Particle> next;
    next.reserve(toIndex(all));
    std::vector<int> multiplicities;
    SetIndex unassignedSets;
    std::unordered_map<std::uint64_t, std::size_t> indices;
    for (std::size_t i = 0; i < particles.size(); ++i) {
        if (copies[i] == 0)
            continue;
        next.insert(next.end(), toIndex(copies[i]), particles[i]);
        multiplicities.push_back(copies[i]);
        unassignedSets.add(particles[i].unassigned);
        recordSurvivor(seat, particles[i].deal, copies[i], indices);
    }
    multiplicities_ = std::move(multiplicities);
    unassignedSets_ = std::move(unassignedSets);
    particles = std::move(next);
    return true;
}

/// Gibbs step: resamples the seat's hand among the recorded hands that are consistent with the other hands.
void BeliefSampler::resampleHand(const Seat &seat, Particle &particle, Random &random)
{
    CardSet &hand = particle.deal.hands[toIndex(seat.seat)];
    particle.unassigned |= hand - seat.known;
    const bool holdsGoat = particle.unassigned.contains(kGoat);
    if (seat.decisions.empty()) {
        hand = seat.known | drawAny(seat, particle, holdsGoat, random);
        return;
    }
    candidates_.clear();
    double sum = 0;
    seat.sampledSets.findWithout(initial_.unassigned - particle.unassigned, [&](std::size_t which) {
        const SampledHand &sampled = seat.sampledHands[which];
        if (holdsGoat != sampled.hidden.contains(kGoat))
            return;
        candidates_.emplace_back(sum += sampled.weight, &sampled);
    });
    const double threshold = random.unit() * sum;
    const auto drawn = std::upper_bound(candidates_.begin(), candidates_.end() - 1, threshold,
                                        [](double value, const auto &each) { return value < each.first; });
    hand = seat.known | drawn->second->hidden;
    particle.deal.opponentTypes[toIndex(seat.seat)] = drawn->second->opponentType;
    particle.unassigned -= hand;
}

std::vector<search::Weighted<SampledDeal>> BeliefSampler::mergeEqual(std::vector<Particle> particles, Random &random)
{
    std::stable_sort(particles.begin(), particles.end(), [](const Particle &a, const Particle &b) {
        return std::lexicographical_compare(a.deal.hands.begin(), a.deal.hands.end(), b.deal.hands.begin(),
                                            b.deal.hands.end(),
                                            [](CardSet x, CardSet y) { return x.bits() < y.bits(); });
    });
    std::vector<search::Weighted<SampledDeal>> distinct;
    for (const Particle &particle : particles)
        if (!distinct.empty() && distinct.back().deal == particle.deal)
            ++distinct.back().weight;
        else
            distinct.push_back({particle.deal, 1.0});
    shuffle(distinct, random);
    return distinct;
}

std::vector<search::Weighted<SampledDeal>> BeliefSampler::deals(int particleCount, int dealCount, Random random,
                                                                std::stop_token stop,
                                                                const std::optional<Clock::time_point> &until)
{
    const auto start = Clock::now();
    const auto shareOfTime = [&](std::size_t part, std::size_t all) -> Deadline {
        if (!until)
            return {};
        return start + std::max(*until - start, Clock::duration(0)) * part / all;
    };
    if (!classifyOpponent(random, stop, shareOfTime(1, 5)))
        return {};
    std::vector<Particle> particles(toIndex(particleCount), initial_);
    multiplicities_ = {particleCount};
    unassignedSets_.clear();
    unassignedSets_.add(initial_.unassigned);
    // Time is allocated in proportion to the number of decisions; a fifth is reserved for the Gibbs steps.
    std::size_t all = 0;
    std::size_t done = 0;
    for (const Seat &seat : seats_)
        all += seat.decisions.size() + 1;
    for (Seat &seat : seats_) {
        done += seat.decisions.size() + 1;
        if (!sampleSeat(seat, particles, random, stop, shareOfTime(4 * done, 5 * all)))
            return {};
    }
    // Systematic selection; the particles are ordered by their ancestors.
    dealCount = std::min(dealCount, static_cast<int>(particles.size()));
    const std::vector<int> copies = resampled(std::vector<double>(particles.size(), 1.0), dealCount, random);
    std::vector<Particle> chosen;
    chosen.reserve(toIndex(dealCount));
    for (std::size_t i = 0; i < particles.size(); ++i)
        chosen.insert(chosen.end(), toIndex(copies[i]), particles[i]);
    // If all unseen cards are in hands, no other hand of a single seat is consistent with the rest.
    const bool canResampleHands = seats_.size() > 1 && !chosen.empty() && !chosen.front().unassigned.empty();
    for (Particle &particle : chosen) {
        if (!canResampleHands || (until && Clock::now() >= *until))
            break;
        for (const Seat &seat : seats_) {
            if (stop.stop_requested())
                return {};
            resampleHand(seat, particle, random);
        }
    }
    return mergeEqual(std::move(chosen), random);
}

} // namespace meadhall::odin::ai
