// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/deals/same_deal_job.h"

#include "engine/core/to_index.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace meadhall {

void SameDealJob::start(const GameEvent &game, int seat, const std::vector<players::Level> &levels)
{
    left_ = levels.size();
    if (levels.empty()) {
        stop();
        Q_EMIT finished();
        return;
    }
    const auto work = [this, game, seat, levels](const std::stop_token &stop, const Job::Results &results) {
        std::atomic<std::size_t> next{0};
        const auto play = [&] {
            for (std::size_t i = next++; i < levels.size() && !stop.stop_requested(); i = next++)
                if (const auto totals = players::totalsWithLevel(game, seat, levels[i], stop))
                    results.post([this, level = levels[i], totals = *totals] { take(level, totals); });
        };
        std::vector<std::jthread> workers;
        for (std::size_t i = 0; i < std::min(toIndex(backgroundThreads()), levels.size()); ++i)
            workers.emplace_back(play);
    };
    job_.start(work, Job::Priority::Low);
}

void SameDealJob::take(players::Level level, const std::vector<int> &totals)
{
    const bool last = --left_ == 0;
    if (last)
        job_.cancel(); // it has ended; a slot may begin another one
    Q_EMIT levelPlayed(level, totals);
    if (last && left_ == 0)
        Q_EMIT finished();
}

void SameDealJob::stop()
{
    job_.cancel();
    left_ = 0;
}

} // namespace meadhall
