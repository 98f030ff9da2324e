// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how soon a search stops when it is cancelled.
#pragma once

#include <QElapsedTimer>

#include <chrono>
#include <stop_token>
#include <thread>

namespace meadhall {

/// Milliseconds from the stop request until `think` returned; negative if it returned before the request.
/// The request is made after a delay, because no signal reports when the search is running.
template <class Think> qint64 cancellationDelayMs(Think think)
{
    constexpr auto kDelayBeforeRequest = std::chrono::milliseconds(40);
    std::stop_source stop;
    QElapsedTimer timer;
    timer.start();
    std::jthread later([&] {
        std::this_thread::sleep_for(kDelayBeforeRequest);
        stop.request_stop();
    });
    think(stop.get_token());
    return timer.elapsed() - kDelayBeforeRequest.count();
}

/// The specified limit is 20 ms; on a loaded machine the requesting thread may wake up late. A sanitizer slows down
/// what happens between two looks at the request.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr qint64 kMaxCancellationDelayMs = 5000;
#else
constexpr qint64 kMaxCancellationDelayMs = 150;
#endif

} // namespace meadhall
