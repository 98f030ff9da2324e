// SPDX-License-Identifier: GPL-3.0-or-later
// A decision as the judge needs it, for either game: the moves to compare, sampled deals, and playouts.
#pragma once

#include "engine/ai/search/panel.h"
#include "engine/ai/search/searchable.h"
#include "engine/core/event.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace meadhall::review {

class DecisionModel {
public:
    virtual ~DecisionModel() = default;

    /// Number of moves to compare: the one played and the most plausible others, or all.
    virtual int moves() const = 0;
    /// The index of the move played; 0 if none was named.
    virtual int played() const = 0;
    /// The answer that a move stands for.
    virtual Event answer(int move) const = 0;

    /// Samples hidden cards in agreement with what the seat has seen, for all members of the panel. They replace the
    /// deals of the last call.
    /// @param count number of deals of all members; equal ones are merged
    /// @return in random order, those of PanelMember::Searching last; empty after a stop request
    virtual std::vector<search::DrawnDeal> draw(int count, std::uint64_t seed, const std::stop_token &stop) = 0;

    /// Plays the move in a deal of the last draw, then as its member of the panel does, to the end.
    /// @param deal index of that draw
    virtual search::Outcome playOut(int deal, int move) = 0;
};

/// The model of a decision.
/// @param seen what the seat has seen before it, see seenBefore()
/// @param played its answer, which must be legal; nullopt: all legal answers are compared
/// @param only in Odin, compare only plays of these cards; empty: all answers
/// @return nullptr if the seat has nothing to decide
std::unique_ptr<DecisionModel> makeDecisionModel(const Events &seen, int seat, const std::optional<Event> &played,
                                                 CardSet only = {});

// One for each game.
std::unique_ptr<DecisionModel> makeOdinDecision(const Events &seen, int seat, const std::optional<Event> &played,
                                                CardSet only);
std::unique_ptr<DecisionModel> makeNinjanDecision(const Events &seen, int seat, const std::optional<Event> &played);

} // namespace meadhall::review
