#include "engine/table/computer_seat.h"

#include "engine/players/make_player.h"

namespace meadhall {

namespace {

// A person waits: whatever else the machine does, nobody thinks longer. A quarter of a second, less the way home.
constexpr int kLongestThought = 220;

} // namespace

ComputerSeat::ComputerSeat(int seat, seats::Level level, std::uint64_t seed, QObject *parent, std::string persona)
    : Seat(parent), seat_(seat), level_(level), seed_(seed), persona_(std::move(persona))
{
}

ComputerSeat::~ComputerSeat() = default; // the thread is asked to stop and joined: 20 ms at most

void ComputerSeat::tell(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        stop();
        untold_.clear();
        player_ = seats::makePlayer(game->game, seat_, level_, seed_, {persona_, kLongestThought});
    }
    untold_.push_back(event);
}

void ComputerSeat::ask(Ask ask, quint64 ticket)
{
    stop();
    if (thinking_.joinable())
        thinking_.join();
    if (!player_)
        return; // it has been told of no game
    thinking_ =
        std::jthread([this, ask, ticket, player = player_, untold = std::exchange(untold_, {})](std::stop_token stop) {
            for (const Event &event : untold)
                player->tell(event);
            const Event answer = player->answer(ask, stop);
            if (stop.stop_requested())
                return;
            // A queued call dies with this object, which waits for this thread before it goes.
            QMetaObject::invokeMethod(
                this, [this, ticket, answer] { Q_EMIT answered(ticket, answer); }, Qt::QueuedConnection);
        });
}

void ComputerSeat::stop() { thinking_.request_stop(); }

} // namespace meadhall
