// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/deals/same_deal_job.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace meadhall {

struct SameDealJob::Run {
    std::atomic<std::size_t> next{0};
    std::vector<std::jthread> workers; ///< last: joined before the rest is destroyed
};

SameDealJob::SameDealJob(QObject *parent) : QObject(parent) {}

SameDealJob::~SameDealJob() { stop(); }

void SameDealJob::start(const GameEvent &game, int seat, const std::vector<players::Level> &levels)
{
    stop();
    left_ = levels.size();
    if (levels.empty()) {
        Q_EMIT finished();
        return;
    }
    threads_ = std::make_unique<Run>();
    const auto work = [this, game, seat, levels, number = run_, run = threads_.get()](const std::stop_token &stop) {
        for (std::size_t i = run->next++; i < levels.size() && !stop.stop_requested(); i = run->next++) {
            const auto totals = players::totalsWithLevel(game, seat, levels[i], stop);
            if (!totals)
                return;
            QMetaObject::invokeMethod(
                this,
                [this, number, level = levels[i], totals = *totals] {
                    if (number != run_)
                        return;
                    const bool last = --left_ == 0;
                    Q_EMIT levelPlayed(level, totals);
                    if (last && number == run_)
                        Q_EMIT finished();
                },
                Qt::QueuedConnection);
        }
    };
    const std::size_t cores = std::max(std::thread::hardware_concurrency(), 1u);
    for (std::size_t i = 0; i < std::min(cores, levels.size()); ++i)
        threads_->workers.emplace_back(work);
}

void SameDealJob::stop()
{
    ++run_;
    left_ = 0;
    if (threads_)
        for (std::jthread &worker : threads_->workers)
            worker.request_stop();
    threads_.reset();
}

} // namespace meadhall
