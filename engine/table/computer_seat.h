// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of a built-in player, which thinks in its own thread.
#pragma once

#include "engine/ai/player.h"
#include "engine/table/seat.h"

#include <string>
#include <thread>

namespace meadhall {

class ComputerSeat : public Seat {
    Q_OBJECT

public:
    /// @param seed sole source of the player's randomness
    /// @param persona id of the persona whose play style it has; empty: none
    ComputerSeat(int seat, players::Level level, std::uint64_t seed, QObject *parent, std::string persona = {});
    ~ComputerSeat() override;

    bool human() const override { return false; }
    void onEvent(const Event &event) override;
    void ask(RequestKind kind, quint64 requestId) override;
    void stop() override;

private:
    int seat_;
    players::Level level_;
    std::uint64_t seed_;
    std::string persona_;
    std::shared_ptr<players::Player> player_; ///< used only by thinking_ while that runs
    Events pendingEvents_;                    ///< not passed to the player yet; the next request does that
    std::jthread thinking_;
};

} // namespace meadhall
