// SPDX-License-Identifier: GPL-3.0-or-later
// The referee of Odin: hands, points, the end.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/odin/position.h"

namespace meadhall::odin {

/// Checks the settings of a game of Odin.
/// @return Reason::None if it can start
Reason whyGameIllegal(const GameEvent &game);

/// The event with everything removed that `seat` may not know; see meadhall::Referee::seenBy().
Event seenBy(const Event &event, int seat);

class Referee final : public meadhall::Referee {
public:
    /// @param game whyGameIllegal(game) must be None
    explicit Referee(const GameEvent &game);

    std::vector<Request> openRequests() const override;
    Reason whyIllegal(const Event &event) const override;
    Events legalEvents() const override;
    void apply(const Event &event) override;
    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t deal) const override;
    Event seenBy(const Event &event, int seat) const override { return odin::seenBy(event, seat); }
    bool over() const override { return stage_ == Stage::GameOver; }

    const Position &position() const { return position_; }
    const std::vector<int> &totals() const { return totals_; }

private:
    enum class Stage { BeforeHand, Playing, HandOver, BeforeGameOver, GameOver };

    Reason whyHandIllegal(const HandEvent &event) const;
    Reason whyMoveIllegal(int seat, Move move) const;
    std::vector<int> pointsOfHand() const;
    std::vector<int> totalsAfterHand() const;
    int players() const { return static_cast<int>(game_.seats.size()); }

    GameEvent game_;
    Rules rules_;
    Stage stage_ = Stage::BeforeHand;
    Position position_;
    int handsDealt_ = 0;
    std::vector<int> totals_;
};

} // namespace meadhall::odin
