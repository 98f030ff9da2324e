// SPDX-License-Identifier: GPL-3.0-or-later
// The belief about the hidden hands in Odin: a particle filter over the other players' hands.
#pragma once

#include "engine/ai/odin/card_draw.h"
#include "engine/ai/odin/likelihood.h"
#include "engine/ai/odin/set_index.h"
#include "engine/ai/search/searchable.h"
#include "engine/games/odin/view.h"

#include <chrono>
#include <optional>
#include <stop_token>
#include <unordered_map>

namespace meadhall::odin::ai {

/// One particle: the hands of all seats, including the own one, and an opponent model for each seat.
struct SampledDeal {
    std::array<CardSet, kMaxPlayers> hands{};
    std::array<OpponentType, kMaxPlayers> opponentTypes{};
    std::uint64_t seed = 0; ///< of the choices of soft players
    friend bool operator==(const SampledDeal &, const SampledDeal &) = default;
};

/// Sequential importance resampling (Gordon, Salmond, Smith 1993), one stage per seat, starting with the seat with most
/// decisions. A stage samples the seat's hidden cards in each particle, weights the particle by the likelihood of the
/// seat's moves and resamples. The likelihood is first computed with a fast model for all particles, then with the
/// policy itself for the survivors. The opponent model (policy or linear evaluation, soft or sharp) is part of the
/// particle.
///
/// Each stage reduces the diversity of the earlier seats' hands. At the end every particle therefore resamples each
/// seat's hand among all hands found for that seat that are consistent with the other hands (Gibbs sampling).
class BeliefSampler {
public:
    using Clock = std::chrono::steady_clock;

    /// Copies what it needs of the view; `weights` must outlive this.
    BeliefSampler(const View &view, const PolicyWeights &weights);

    /// Samples deals consistent with everything seen, in random order; equal ones are merged.
    /// @param particleCount number of particles
    /// @param dealCount number of deals to select, counting merged ones
    /// @param until approximate time limit; reached with fewer particles
    /// @return weighted deals; empty only if stopped
    std::vector<search::Weighted<SampledDeal>> deals(int particleCount, int dealCount, Random random,
                                                     std::stop_token stop,
                                                     const std::optional<Clock::time_point> &until = {});

private:
    using Deadline = std::optional<Clock::time_point>;

    /// A hand of a seat that survived resampling.
    struct SampledHand {
        CardSet hidden;
        OpponentType opponentType;
        int sourceCount; ///< number of particles that could draw it: its weight is divided by this
        double weight = 0;
    };
    struct Seat {
        int seat = 0;
        int hidden = 0; ///< number of cards never shown
        CardSet known;
        std::vector<PastDecision> decisions{};
        bool greedy = false; ///< clearly plays by the linear evaluation; the policy is not evaluated
        std::vector<SampledHand> sampledHands{};
        SetIndex sampledSets{}; ///< index of the hidden cards in sampledHands
        /// Cached likelihoods by Fidelity and hidden cards; with few hidden cards most samples repeat.
        std::array<std::unordered_map<std::uint64_t, Likelihood>, 2> likelihoods{};
    };
    /// A particle under construction.
    struct Particle {
        SampledDeal deal;
        CardSet unassigned; ///< unseen cards not yet assigned
    };

    Likelihood likelihoodOf(Seat &seat, CardSet hidden, LikelihoodModel::Fidelity fidelity);
    double goatShare(const Seat &seat) const;
    static CardSet drawAny(const Seat &seat, Particle &particle, bool holdsGoat, Random &random);
    bool classifyOpponent(Random &random, const std::stop_token &stop, const Deadline &until);
    bool sampleSeat(Seat &seat, std::vector<Particle> &particles, Random &random, const std::stop_token &stop,
                    const Deadline &until);
    bool reweightByPolicy(Seat &seat, std::vector<Particle> &particles, std::vector<double> &weights,
                          const std::vector<double> &fastLikelihoods, int evaluations, Random &random,
                          const std::stop_token &stop, const Deadline &until);
    bool weightByFastPolicy(Seat &seat, bool drawn, std::vector<Particle> &particles, std::vector<double> &weights,
                            std::vector<double> &fastLikelihoods, Random &random, const std::stop_token &stop,
                            const Deadline &until);
    bool enumerateHands(const Seat &seat, std::vector<Particle> &particles, Random &random) const;
    void adaptProposal(const Seat &seat, const std::vector<Particle> &particles, const std::vector<double> &weights,
                       CardDraw &cardDraw) const;
    void recordSurvivor(Seat &seat, const SampledDeal &deal, int copies,
                        std::unordered_map<std::uint64_t, std::size_t> &indices) const;
    void resampleHand(const Seat &seat, Particle &particle, Random &random);
    static std::vector<search::Weighted<SampledDeal>> mergeEqual(std::vector<Particle> particles, Random &random);

    LikelihoodModel likelihoodModel_;
    std::vector<Seat> seats_; ///< in the order in which they are sampled
    Particle initial_;
    std::vector<int> multiplicities_; ///< number of particles per distinct state at the start of the stage
    SetIndex unassignedSets_;         ///< unassigned cards of those states
    std::vector<std::pair<double, const SampledHand *>>
        candidates_; ///< buffer of resampleHand(): candidates with cumulated weights
};

} // namespace meadhall::odin::ai
