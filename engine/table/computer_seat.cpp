// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/computer_seat.h"

#include "engine/players/make_player.h"

namespace meadhall {

namespace {

// An answer should be there within 250 ms, also on a busy machine; the rest is for the queued signal.
constexpr int kTimeLimitMs = 220;

} // namespace

ComputerSeat::ComputerSeat(int seat, players::Level level, std::uint64_t seed, QObject *parent, std::string persona)
    : Seat(parent), seat_(seat), level_(level), seed_(seed), persona_(std::move(persona))
{
}

ComputerSeat::~ComputerSeat() = default; // stops and joins the thread, within 20 ms

void ComputerSeat::onEvent(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        stop();
        pendingEvents_.clear();
        player_ = players::makePlayer(game->game, seat_, level_, seed_, {persona_, kTimeLimitMs});
    }
    pendingEvents_.push_back(event);
}

void ComputerSeat::ask(RequestKind kind, quint64 requestId)
{
    stop();
    if (thinking_.joinable())
        thinking_.join();
    if (!player_)
        return; // no GameEvent yet
    thinking_ = std::jthread(
        [this, kind, requestId, player = player_, events = std::exchange(pendingEvents_, {})](std::stop_token stop) {
            for (const Event &event : events)
                player->onEvent(event);
            const Event answer = player->answer(kind, stop);
            if (stop.stop_requested())
                return;
            // Safe: the destructor joins this thread, and Qt drops a queued call whose receiver is destroyed.
            QMetaObject::invokeMethod(
                this, [this, requestId, answer] { Q_EMIT answered(requestId, answer); }, Qt::QueuedConnection);
        });
}

void ComputerSeat::stop() { thinking_.request_stop(); }

} // namespace meadhall
