// SPDX-License-Identifier: GPL-3.0-or-later
// The referee of Ninjan: the deal, nine rounds, the tie-break, the end.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// Checks the settings of a game of Ninjan.
/// @return Reason::None if it can start
Reason whyGameIllegal(const GameEvent &game);

/// The event with everything removed that `seat` may not know; see meadhall::Referee::seenBy().
Event seenBy(const Event &event, int seat);

/// Automatic events: the deal, the choices of round 9, the reveal, a resolution with one allowed pile, the end. These
/// choices and resolutions are ordinary events in records, the choices in any order.
///
/// A throw is combined from the answers of the contenders. Each answers with a ThrowEvent that contains only its own
/// symbol (ownThrow() in throwing.h), for which whyIllegal() returns ThrowMissing. combineAnswers() merges them. If
/// several contenders remain, openRequests() asks those again.
class Referee final : public meadhall::Referee {
public:
    /// @param game whyGameIllegal(game) must be None
    explicit Referee(const GameEvent &game);

    std::vector<Request> openRequests() const override;
    Reason whyIllegal(const Event &event) const override;
    Events legalEvents() const override;
    void apply(const Event &event) override;
    Reason whyAnswerRefused(int seat, const Event &answer) const override;
    std::optional<Event> combineAnswers(const Events &answers) const override;
    bool isDecisionOf(int seat, const Event &event) const override;
    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t deal) const override;
    /// Hides the other seats' hands, except for their size, and their choices.
    Event seenBy(const Event &event, int seat) const override { return ninjan::seenBy(event, seat); }
    bool over() const override { return stage_ == Stage::GameOver; }

    /// Without seats and cards before the deal.
    const Position &position() const { return position_; }

private:
    enum class Stage { BeforeDeal, Playing, GameOver };

    Reason whyGameOverIllegal(const GameOverEvent &event) const;
    Reason whyPlayIllegal(const Event &event) const;
    std::optional<Event> nextAutomaticPlay() const;
    std::vector<int> totals() const;
    int players() const { return static_cast<int>(game_.seats.size()); }

    GameEvent game_;
    Stage stage_ = Stage::BeforeDeal;
    Position position_;
};

} // namespace meadhall::ninjan
