#include "engine/ai/odin/belief.h"

#include "engine/core/shuffle.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

// One in kParticlesPerPolicyCheck particles is evaluated with the full policy.
constexpr int kParticlesPerPolicyCheck = 4;

// Lower bound of weights, so that particles with vanishing likelihood keep a positive one.
constexpr double kMinWeight = 1e-290;

// Minimum number of particles, even if that exceeds the time limit.
constexpr std::size_t kMinParticles = 24;

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

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

} // namespace

BeliefSampler::BeliefSampler(const View &view, const PolicyWeights &weights) : likelihoodModel_(weights)
{
    first_.left = view.unseen();
    std::array<std::vector<PastDecision>, kMaxPlayers> decisions = pastDecisions(view);
    for (int i = 0; i < view.players(); ++i) {
        first_.guess.hands[at(i)] = view.known(i);
        if (i != view.seat())
            seats_.push_back({i, view.count(i) - view.known(i).count(), view.known(i), std::move(decisions[at(i)])});
    }
    std::stable_sort(seats_.begin(), seats_.end(),
                     [](const Seat &a, const Seat &b) { return a.decisions.size() > b.decisions.size(); });
}

Likelihood BeliefSampler::likelihoodOf(Seat &seat, CardSet hidden, LikelihoodModel::Fidelity fidelity)
{
    const auto [known, unknown] = seat.explained[static_cast<std::size_t>(fidelity)].try_emplace(hidden.bits());
    if (unknown)
        known->second = likelihoodModel_.likelihoodOf(seat.decisions, hidden, fidelity);
    Likelihood likelihood = known->second;
    if (seat.greedy)
        likelihood.ruleOut(OpponentType::Policy);
    return likelihood;
}

/// Detects seats that clearly play by the linear evaluation, from a few uniform
/// samples. The policy need not be evaluated for them.
/// @return false if stopped
bool BeliefSampler::classifyOpponent(Random &random, const std::stop_token &stop, const Until &until)
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
                return true; // the remaining seats keep both models
            CardSet left = first_.left;
            const Likelihood likelihood =
                likelihoodOf(seat, draw(left, seat.hidden, random), LikelihoodModel::Fidelity::Full);
            greedy += likelihood.of(OpponentType::Greedy);
            policy += likelihood.of(OpponentType::Policy);
        }
        seat.greedy = policy < kSure * greedy;
    }
    return true;
}

/// Second stage of importance weighting: resamples the particles, once each, and corrects their weights by the
/// likelihood under the policy itself.
/// @param weights in and out: importance weights, by the fast likelihood
/// @param quick fast likelihoods, without the correction for the proposal distribution
/// @param looks number of particles to evaluate
/// @return false if stopped
bool BeliefSampler::reweightByPolicy(Seat &seat, std::vector<Particle> &particles, std::vector<double> &weights,
                                     const std::vector<double> &quick, int looks, Random &random,
                                     const std::stop_token &stop, const Until &until)
{
    const bool every = particles.size() <= at(looks);
    const std::vector<int> times =
        every ? std::vector<int>(particles.size(), 1) : resampled(weights, std::max(looks, 1), random);
    std::size_t count = 0;
    for (std::size_t i = 0; i < particles.size(); ++i) {
        if (times[i] == 0)
            continue;
        if (stop.stop_requested())
            return false;
        if (until && count >= kMinParticles && Clock::now() >= *until)
            break;
        Particle &particle = particles[count];
        particle = particles[i];
        const Likelihood likelihood =
            likelihoodOf(seat, particle.guess.hands[at(seat.seat)] - seat.known, LikelihoodModel::Fidelity::Full);
        particle.guess.playStyle[at(seat.seat)] = likelihood.draw(random);
        const double closer = (likelihood.sum() + kMinWeight) / quick[i];
        weights[count++] = every ? weights[i] * closer : times[i] * closer;
    }
    particles.resize(count);
    weights.resize(count);
    return true;
}

/// Adapts the proposal distribution: odds of each card to be in the seat's hand, estimated from the particles so far.
void BeliefSampler::adaptProposal(const Seat &seat, const std::vector<Particle> &particles,
                                  const std::vector<double> &weights, CardDraw &cardDraw) const
{
    // Prior: the uniform share counts as kDoubt particles, and odds are limited to [1 / kMaxOdds, kMaxOdds].
    constexpr double kDoubt = 20;
    constexpr double kMaxOdds = 10;
    std::array<double, kCards> holding{};
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        squares += weights[i] * weights[i];
        for (Card card : particles[i].guess.hands[at(seat.seat)] - seat.known)
            holding[card] += weights[i];
    }
    const double speaking = sum * sum / squares; // effective sample size (Kish 1965)
    const double even = static_cast<double>(seat.hidden) / first_.left.count();
    if (even >= 1)
        return;
    for (Card card : first_.left) {
        const double share = (speaking * holding[card] / sum + kDoubt * even) / (speaking + kDoubt);
        cardDraw.setOdds(card, std::clamp(share * (1 - even) / ((1 - share) * even), 1 / kMaxOdds, kMaxOdds));
    }
}

/// Replaces the particles by an enumeration of all hands of the seat, if there are no more of them than particles.
/// @return false if there are too many, or if the particles already differ
bool BeliefSampler::enumerateHands(const Seat &seat, std::vector<Particle> &particles, Random &random) const
{
    if (left_.size() > 1)
        return false; // the particles already differ
    const Particle before = particles.front();
    std::vector<Card> cards;
    for (Card card : before.left)
        cards.push_back(card);
    double ways = 1;
    for (int i = 0; i < seat.hidden; ++i)
        ways = ways * static_cast<double>(cards.size() - at(i)) / (i + 1);
    if (ways > static_cast<double>(particles.size()))
        return false;
    std::vector<bool> held(cards.size());
    std::fill_n(held.begin(), seat.hidden, true);
    std::size_t next = 0;
    do {
        CardSet hidden;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (held[i])
                hidden.add(cards[i]);
        particles[next] = before;
        particles[next].left -= hidden;
        particles[next++].guess.hands[at(seat.seat)] = seat.known | hidden;
    } while (std::prev_permutation(held.begin(), held.end()));
    particles.resize(next);
    shuffle(particles, random);
    return true;
}

/// First stage of importance weighting: samples a hand of the seat in each
/// particle and weights it by the fast likelihood.
/// @param drawn true if the particles already contain the seat's hand
/// @param weights out: importance weights relative to a uniform draw
/// @param quick out: fast likelihoods
/// @return false if stopped
bool BeliefSampler::weightByFastPolicy(Seat &seat, bool drawn, std::vector<Particle> &particles,
                                       std::vector<double> &weights, std::vector<double> &quick, Random &random,
                                       const std::stop_token &stop, const Until &until)
{
    // The proposal is adapted after the first particles, and again each time their number has tripled.
    constexpr std::size_t kLearnFirst = 400;
    constexpr std::size_t kLearnAgain = 3;
    std::size_t learnAt = std::clamp(particles.size() / 8, std::size_t{1}, kLearnFirst);
    CardDraw cardDraw;
    for (Particle &particle : particles) {
        if (stop.stop_requested())
            return false;
        if (until && weights.size() >= kMinParticles && Clock::now() >= *until)
            break;
        double importanceWeight = 1;
        CardSet &hand = particle.guess.hands[at(seat.seat)];
        if (!drawn) {
            if (weights.size() == learnAt) {
                adaptProposal(seat, particles, weights, cardDraw);
                learnAt *= kLearnAgain;
            }
            const CardDraw::Drawn hidden = cardDraw.draw(particle.left, seat.hidden, random);
            particle.left -= hidden.cards;
            hand = seat.known | hidden.cards;
            importanceWeight = hidden.importanceWeight;
        }
        const Likelihood likelihood = likelihoodOf(seat, hand - seat.known, LikelihoodModel::Fidelity::Fast);
        particle.guess.playStyle[at(seat.seat)] = likelihood.draw(random);
        quick.push_back(likelihood.sum() + kMinWeight);
        weights.push_back(quick.back() * importanceWeight);
    }
    particles.resize(weights.size());
    return true;
}

/// Records a hand that survived resampling.
/// @param times number of its copies
/// @param places index into seat.found by hidden cards and model
void BeliefSampler::recordSurvivor(Seat &seat, const Guess &guess, int times,
                                   std::unordered_map<std::uint64_t, std::size_t> &places) const
{
    const CardSet hidden = guess.hands[at(seat.seat)] - seat.known;
    const OpponentType opponentType = guess.playStyle[at(seat.seat)];
    const std::uint64_t key = hidden.bits() << 1 | static_cast<std::uint64_t>(opponentType);
    const auto [place, unknown] = places.try_emplace(key, seat.found.size());
    if (unknown) {
        int ways = 0;
        leftSets_.findHolding(hidden, [&](std::size_t which) { ways += left_[which]; });
        seat.found.push_back({hidden, opponentType, ways});
        seat.foundSets.add(hidden);
    }
    SampledHand &find = seat.found[place->second];
    find.weight += static_cast<double>(times) / find.ways;
}

bool BeliefSampler::stage(Seat &seat, std::vector<Particle> &particles, Random &random, const std::stop_token &stop,
                          const Until &until)
{
    if (seat.decisions.empty()) { // no evidence; such seats come last
        for (Particle &particle : particles) {
            particle.guess.hands[at(seat.seat)] = seat.known | draw(particle.left, seat.hidden, random);
            particle.guess.playStyle[at(seat.seat)] = Likelihood().draw(random);
        }
        return true;
    }
    shuffle(particles, random); // the first particles determine the proposal of the others, and time may run out
    int all = static_cast<int>(particles.size());
    const bool every = enumerateHands(seat, particles, random);
    Until quickUntil = until;
    if (until && !seat.greedy)
        quickUntil = Clock::now() + (*until - Clock::now()) * 2 / 3;
    std::vector<double> weights;
    std::vector<double> quick;
    if (!weightByFastPolicy(seat, every, particles, weights, quick, random, stop, quickUntil))
        return false;
    if (!every)
        all = static_cast<int>(particles.size()); // fewer if time ran out
    if (!seat.greedy
        && !reweightByPolicy(seat, particles, weights, quick, all / kParticlesPerPolicyCheck, random, stop, until))
        return false;
    const std::vector<int> times = resampled(weights, all, random);
    std::vector<Particle> next;
    next.reserve(at(all));
    std::vector<int> left;
    SetIndex leftSets;
    std::unordered_map<std::uint64_t, std::size_t> places;
    for (std::size_t i = 0; i < particles.size(); ++i) {
        if (times[i] == 0)
            continue;
        next.insert(next.end(), at(times[i]), particles[i]);
        left.push_back(times[i]);
        leftSets.add(particles[i].left);
        recordSurvivor(seat, particles[i].guess, times[i], places);
    }
    left_ = std::move(left);
    leftSets_ = std::move(leftSets);
    particles = std::move(next);
    return true;
}

/// Gibbs step: resamples the seat's hand among the recorded hands that are consistent with the other hands.
void BeliefSampler::resampleHand(const Seat &seat, Particle &particle, Random &random)
{
    CardSet &hand = particle.guess.hands[at(seat.seat)];
    particle.left |= hand - seat.known;
    if (seat.decisions.empty()) {
        hand = seat.known | draw(particle.left, seat.hidden, random);
        return;
    }
    fitting_.clear();
    double sum = 0;
    seat.foundSets.findWithout(first_.left - particle.left, [&](std::size_t which) {
        const SampledHand &find = seat.found[which];
        fitting_.emplace_back(sum += find.weight, &find);
    });
    const double point = random.unit() * sum;
    const auto drawn = std::upper_bound(fitting_.begin(), fitting_.end() - 1, point,
                                        [](double value, const auto &each) { return value < each.first; });
    hand = seat.known | drawn->second->hidden;
    particle.guess.playStyle[at(seat.seat)] = drawn->second->opponentType;
    particle.left -= hand;
}

std::vector<search::Weighted<Guess>> BeliefSampler::merged(std::vector<Particle> particles, Random &random)
{
    std::stable_sort(particles.begin(), particles.end(), [](const Particle &a, const Particle &b) {
        return std::lexicographical_compare(a.guess.hands.begin(), a.guess.hands.end(), b.guess.hands.begin(),
                                            b.guess.hands.end(),
                                            [](CardSet x, CardSet y) { return x.bits() < y.bits(); });
    });
    std::vector<search::Weighted<Guess>> merged;
    for (const Particle &particle : particles)
        if (!merged.empty() && merged.back().deal == particle.guess)
            ++merged.back().weight;
        else
            merged.push_back({particle.guess, 1.0});
    shuffle(merged, random);
    return merged;
}

std::vector<search::Weighted<Guess>> BeliefSampler::deals(int draws, int deals, Random random, std::stop_token stop,
                                                          const std::optional<Clock::time_point> &until)
{
    const auto start = Clock::now();
    const auto shareOfTime = [&](std::size_t part, std::size_t all) -> Until {
        if (!until)
            return {};
        return start + std::max(*until - start, Clock::duration(0)) * part / all;
    };
    if (!classifyOpponent(random, stop, shareOfTime(1, 5)))
        return {};
    std::vector<Particle> particles(at(draws), first_);
    left_ = {draws};
    leftSets_.clear();
    leftSets_.add(first_.left);
    // Time is allocated in proportion to the number of decisions; a fifth is reserved for the Gibbs steps.
    std::size_t all = 0;
    std::size_t done = 0;
    for (const Seat &seat : seats_)
        all += seat.decisions.size() + 1;
    for (Seat &seat : seats_) {
        done += seat.decisions.size() + 1;
        if (!stage(seat, particles, random, stop, shareOfTime(4 * done, 5 * all)))
            return {};
    }
    // Systematic selection; the particles are ordered by their ancestors.
    deals = std::min(deals, static_cast<int>(particles.size()));
    const std::vector<int> times = resampled(std::vector<double>(particles.size(), 1.0), deals, random);
    std::vector<Particle> chosen;
    chosen.reserve(at(deals));
    for (std::size_t i = 0; i < particles.size(); ++i)
        chosen.insert(chosen.end(), at(times[i]), particles[i]);
    // If all unseen cards are in hands, no other hand of a single seat is consistent with the rest.
    const bool othersFit = seats_.size() > 1 && !chosen.empty() && !chosen.front().left.empty();
    for (Particle &particle : chosen) {
        if (!othersFit || (until && Clock::now() >= *until))
            break;
        for (const Seat &seat : seats_) {
            if (stop.stop_requested())
                return {};
            resampleHand(seat, particle, random);
        }
    }
    return merged(std::move(chosen), random);
}

} // namespace meadhall::odin::ai
