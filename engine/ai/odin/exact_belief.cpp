// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/exact_belief.h"

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr std::array kTypes{OpponentType::Policy, OpponentType::Greedy};

} // namespace

bool ExactBelief::suits(const View &view, double most)
{
    double possibilities = 1;
    int unseen = view.unseen().count();
    for (int seat = 0; seat < view.players(); ++seat) {
        if (seat == view.seat())
            continue;
        possibilities *= static_cast<double>(kTypes.size());
        const int hidden = view.count(seat) - view.known(seat).count();
        for (int i = 0; i < hidden; ++i)
            possibilities = possibilities * (unseen - i) / (i + 1);
        unseen -= hidden;
    }
    return possibilities >= 1 && possibilities <= most;
}

ExactBelief::ExactBelief(const View &view, const PolicyWeights &weights, const std::stop_token &stop)
    : likelihoodModel_(weights), stop_(stop)
{
    std::array<std::vector<PastDecision>, kMaxPlayers> decisions = pastDecisions(view);
    for (int i = 0; i < view.players(); ++i) {
        deal_.hands[toIndex(i)] = view.known(i);
        if (i != view.seat())
            seats_.push_back(
                {i, view.count(i) - view.known(i).count(), view.known(i), std::move(decisions[toIndex(i)])});
    }
    dealSeat(0, view.unseen(), 1);
    if (stop_.stop_requested())
        possible_.clear();
}

/// Deals every possible hand to this seat and those after it.
/// @param likelihood of the hands of the seats before it
void ExactBelief::dealSeat(std::size_t which, CardSet unassigned, double likelihood)
{
    if (which == seats_.size()) {
        if (unassigned.contains(kGoat))
            return; // it is in a hand
        possible_.push_back({deal_, likelihood});
        return;
    }
    std::vector<Card> cards;
    for (const Card card : unassigned)
        cards.push_back(card);
    std::vector<bool> held(cards.size());
    std::fill_n(held.begin(), seats_[which].hidden, true);
    do {
        CardSet hidden;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (held[i])
                hidden.add(cards[i]);
        dealTypes(which, unassigned, hidden, likelihood);
    } while (!stop_.stop_requested() && std::prev_permutation(held.begin(), held.end()));
}

/// Goes on with both models of a seat.
void ExactBelief::dealTypes(std::size_t which, CardSet unassigned, CardSet hidden, double likelihood)
{
    Seat &seat = seats_[which];
    const auto [entry, inserted] = seat.likelihoods.try_emplace(hidden.bits());
    if (inserted)
        entry->second = likelihoodModel_.likelihoodOf(seat.decisions, hidden, LikelihoodModel::Fidelity::Full);
    const Likelihood own = entry->second;
    deal_.hands[toIndex(seat.seat)] = seat.known | hidden;
    for (const OpponentType type : kTypes) {
        deal_.opponentTypes[toIndex(seat.seat)] = type;
        dealSeat(which + 1, unassigned - hidden, likelihood * own.of(type));
    }
}

std::vector<search::Weighted<SampledDeal>> ExactBelief::deals(int count, Random random) const
{
    double sum = 0;
    for (const auto &each : possible_)
        sum += each.weight;
    // Systematic sampling: similar hands are neighbours, so that each part of them gets its share.
    std::vector<search::Weighted<SampledDeal>> sampled;
    const double step = sum / count;
    double next = random.unit() * step;
    double cumulated = 0;
    for (const auto &each : possible_) {
        cumulated += each.weight;
        double copies = 0;
        for (; next < cumulated; next += step)
            ++copies;
        if (copies > 0)
            sampled.push_back({each.deal, copies});
    }
    shuffle(sampled, random);
    return sampled;
}

} // namespace meadhall::odin::ai
