// Measures how soon a search stops when it is cancelled.
#pragma once

#include <QElapsedTimer>

#include <chrono>
#include <stop_token>
#include <thread>

namespace meadhall {

/// Milliseconds from the stop request until `think` returned; negative if it returned before the request.
/// The request is made after a delay, because nothing tells when the search is really running.
template <class Think> qint64 stoppedAfter(Think think)
{
    constexpr auto kInto = std::chrono::milliseconds(40);
    std::stop_source stop;
    QElapsedTimer timer;
    timer.start();
    std::jthread later([&] {
        std::this_thread::sleep_for(kInto);
        stop.request_stop();
    });
    think(stop.get_token());
    return timer.elapsed() - kInto.count();
}

/// Promised are 20 ms; on a loaded machine the requesting thread may wake up late.
constexpr qint64 kSoon = 150;

} // namespace meadhall
