// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/computer_seat.h"

#include "engine/players/make_player.h"

#include <deque>
#include <mutex>

namespace meadhall {

namespace {

// An answer should be there within 250 ms, also on a busy machine; the rest is for the queued signal.
constexpr int kTimeLimitMs = 220;

} // namespace

ComputerSeat::ComputerSeat(int seat, players::Level level, std::uint64_t seed, QObject *parent, std::string persona)
    : Seat(parent), seat_(seat), level_(level), seed_(seed), persona_(std::move(persona))
{
}

/// Used by one thread at a time, except `events`. A thread that was stopped may still be in it when the next one
/// begins, which then waits.
struct ComputerSeat::Thinker {
    std::unique_ptr<players::Player> player;
    std::mutex playing;
    std::mutex passing;       ///< guards `events`
    std::deque<Event> events; ///< not passed to the player yet

    std::deque<Event> takeEvents()
    {
        const std::scoped_lock lock(passing);
        return std::exchange(events, {});
    }
};

void ComputerSeat::onEvent(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        stop();
        thinker_ = std::make_shared<Thinker>();
        thinker_->player = players::makePlayer(game->game, seat_, level_, seed_, {persona_, kTimeLimitMs});
    }
    if (!thinker_)
        return; // no GameEvent yet
    const std::scoped_lock lock(thinker_->passing);
    thinker_->events.push_back(event);
}

void ComputerSeat::ask(RequestKind kind, quint64 requestId)
{
    if (!thinker_)
        return;
    thinking_.start(
        [this, kind, requestId, thinker = thinker_](const std::stop_token &stop, const Job::Results &results) {
            const std::scoped_lock lock(thinker->playing);
            if (stop.stop_requested())
                return;
            for (const Event &event : thinker->takeEvents())
                thinker->player->onEvent(event);
            const Event answer = thinker->player->answer(kind, stop);
            results.post([this, requestId, answer] { Q_EMIT answered(requestId, answer); });
        });
}

void ComputerSeat::stop() { thinking_.cancel(); }

} // namespace meadhall
