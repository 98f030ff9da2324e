#include "engine/table/computer_seat.h"

#include "engine/players/make_player.h"

namespace meadhall {

namespace {

// A person waits: whatever else the machine does, nobody thinks longer. A quarter of a second, less the way home.
constexpr int kLongestThought = 220;

} // namespace

ComputerSeat::ComputerSeat(int seat, players::Level level, std::uint64_t seed, QObject *parent, std::string persona)
    : Seat(parent), seat_(seat), level_(level), seed_(seed), persona_(std::move(persona))
{
}

ComputerSeat::~ComputerSeat() = default; // the thread is asked to stop and joined: 20 ms at most

void ComputerSeat::onEvent(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        stop();
        pendingEvents_.clear();
        player_ = players::makePlayer(game->game, seat_, level_, seed_, {persona_, kLongestThought});
    }
    pendingEvents_.push_back(event);
}

void ComputerSeat::ask(RequestKind kind, quint64 requestId)
{
    stop();
    if (thinking_.joinable())
        thinking_.join();
    if (!player_)
        return; // it has been told of no game
    thinking_ = std::jthread(
        [this, kind, requestId, player = player_, untold = std::exchange(pendingEvents_, {})](std::stop_token stop) {
            for (const Event &event : untold)
                player->onEvent(event);
            const Event answer = player->answer(kind, stop);
            if (stop.stop_requested())
                return;
            // A queued call dies with this object, which waits for this thread before it goes.
            QMetaObject::invokeMethod(
                this, [this, requestId, answer] { Q_EMIT answered(requestId, answer); }, Qt::QueuedConnection);
        });
}

void ComputerSeat::stop() { thinking_.request_stop(); }

} // namespace meadhall
