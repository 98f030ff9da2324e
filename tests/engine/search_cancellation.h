// Thinking that is told to stop while it goes on.
#pragma once

#include <QElapsedTimer>

#include <chrono>
#include <stop_token>
#include <thread>

namespace meadhall {

/// How long after the request `think` came back, in milliseconds; less than nothing if it did before it.
/// Only time tells that somebody is in mid-thought, so the request is made after some time.
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

/// 20 ms are promised; a loaded machine may wake the thread that asks late.
constexpr qint64 kSoon = 150;

} // namespace meadhall
