// SPDX-License-Identifier: GPL-3.0-or-later
// The referee of a game of Ninjan of which only the events that one seat has seen are known.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/ninjan/view.h"

namespace meadhall::ninjan {

/// Own answers are judged as by Referee. Of the others' it checks all that can be known.
class SeenReferee final : public meadhall::Referee {
public:
    /// @param game whyGameIllegal(game) must be None
    /// @param seat whose events follow
    SeenReferee(const GameEvent &game, int seat);

    std::vector<Request> openRequests() const override;
    Reason whyIllegal(const Event &event) const override;
    Events legalEvents() const override;
    Reason whyAnswerRefused(int seat, const Event &answer) const override;
    void apply(const Event &event) override { view_.apply(event); }
    bool isDecisionOf(int seat, const Event &event) const override;
    /// Never any: hidden cards would be needed for most.
    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t) const override { return std::nullopt; }
    Event seenBy(const Event &event, int seat) const override;
    bool over() const override { return view_.gameOver(); }

private:
    Reason whyChoiceIllegal(const ChooseEvent &event) const;
    Reason whyRevealIllegal(const RevealEvent &event) const;
    Reason whyGameOverIllegal(const GameOverEvent &event) const;

    View view_;
};

} // namespace meadhall::ninjan
