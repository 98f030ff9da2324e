// SPDX-License-Identifier: GPL-3.0-or-later
// The referee of a game of Odin of which only the events that one seat has seen are known.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/odin/view.h"

namespace meadhall::odin {

/// Own moves are judged as by Referee. Of the others' it checks all that can be known: a play that the hidden cards
/// exclude may pass.
class SeenReferee final : public meadhall::Referee {
public:
    /// @param game whyGameIllegal(game) must be None
    /// @param seat whose events follow
    SeenReferee(const GameEvent &game, int seat);

    std::vector<Request> openRequests() const override;
    Reason whyIllegal(const Event &event) const override;
    Events legalEvents() const override;
    void apply(const Event &event) override { view_.apply(event); }
    /// Never any: hidden cards would be needed for most.
    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t) const override { return std::nullopt; }
    Event seenBy(const Event &event, int seat) const override;
    bool over() const override { return view_.gameOver(); }

private:
    enum class Stage { BeforeHand, Playing, HandOver, BeforeGameOver, GameOver };

    Stage stage() const;
    Reason whyHandIllegal(const HandEvent &event) const;
    Reason whyMoveIllegal(int seat, Move move) const;
    Reason whyHandOverIllegal(const HandOverEvent &event) const;

    View view_;
};

} // namespace meadhall::odin
