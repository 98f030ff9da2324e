// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of a built-in player, which thinks in its own thread.
#pragma once

#include "engine/ai/player.h"
#include "engine/background/job.h"
#include "engine/table/seat.h"

#include <memory>
#include <string>

namespace meadhall {

class ComputerSeat : public Seat {
    Q_OBJECT

public:
    /// @param seed sole source of the player's randomness
    /// @param persona id of the persona whose play style it has; empty: none
    ComputerSeat(int seat, players::Level level, std::uint64_t seed, QObject *parent, std::string persona = {});

    bool human() const override { return false; }
    void onEvent(const Event &event) override;
    bool needsOldTurns() const override { return false; }
    void ask(RequestKind kind, quint64 requestId) override;
    void stop() override;

private:
    struct Thinker;

    int seat_;
    players::Level level_;
    std::uint64_t seed_;
    std::string persona_;
    std::shared_ptr<Thinker> thinker_; ///< shared with the background
    Job thinking_{this};
};

} // namespace meadhall
