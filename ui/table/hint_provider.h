// SPDX-License-Identifier: GPL-3.0-or-later
// Computes hints in a background thread.
#pragma once

#include "engine/background/job.h"

#include <functional>
#include <optional>

namespace meadhall::ui {

/// Handles one request at a time.
class HintProvider {
public:
    /// @param owner in its thread advice is delivered; must outlive this object
    explicit HintProvider(QObject *owner) : job_(owner) {}

    /// Starts a computation. An earlier one is cancelled and its result dropped.
    /// @param think called in a background thread, and may outlive the owner; returns nullopt if there is no advice,
    /// and soon after a stop request
    /// @param deliver called in the thread of the owner
    template <class Advice>
    void ask(std::function<std::optional<Advice>(std::stop_token)> think, std::function<void(const Advice &)> deliver)
    {
        job_.start([this, think, deliver](const std::stop_token &stop, const Job::Results &results) {
            if (const std::optional<Advice> advice = think(stop))
                results.post([this, deliver, advice = *advice] {
                    job_.cancel(); // it has ended
                    deliver(advice);
                });
        });
    }
    void cancel() { job_.cancel(); }
    bool thinking() const { return job_.isRunning(); }

private:
    Job job_;
};

} // namespace meadhall::ui
