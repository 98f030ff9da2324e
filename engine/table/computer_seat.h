// The chair of an AI: it thinks in a thread of its own, so that nobody waits for it.
#pragma once

#include "engine/ai/player.h"
#include "engine/table/seat.h"

#include <string>
#include <thread>

namespace meadhall {

class ComputerSeat : public Seat {
    Q_OBJECT

public:
    /// @param seed decides the chances of its player
    /// @param persona whose manners it has; empty: nobody's
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
    std::shared_ptr<players::Player> player_; ///< only its thinking thread touches it
    Events pendingEvents_;                    ///< for the player's ears, when it is next asked
    std::jthread thinking_;
};

} // namespace meadhall
