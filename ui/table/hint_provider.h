// SPDX-License-Identifier: GPL-3.0-or-later
// Computes hints in a background thread.
#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace meadhall::ui {

/// Handles one request at a time.
class HintProvider : public QObject {
    Q_OBJECT

public:
    explicit HintProvider(QObject *parent = nullptr);
    ~HintProvider() override;

    /// Starts a computation. An earlier one is cancelled and its result dropped; this call waits for its end.
    /// @param think called in a background thread; returns nullopt if there is no advice, and within 20 ms of a stop
    /// request
    /// @param deliver called in this object's thread with the advice
    template <class Advice>
    void ask(std::function<std::optional<Advice>(std::stop_token)> think, std::function<void(const Advice &)> deliver)
    {
        start([this, think, deliver](quint64 requestId, std::stop_token stop) {
            const std::optional<Advice> advice = think(stop);
            if (stop.stop_requested() || !advice)
                return;
            // Qt drops the queued call if this object is destroyed; the destructor waits for the thread.
            QMetaObject::invokeMethod(
                this,
                [this, requestId, deliver, advice = *advice] {
                    if (requestId != requestId_)
                        return;
                    thinking_ = false;
                    deliver(advice);
                },
                Qt::QueuedConnection);
        });
    }
    /// Cancels the computation without waiting for its end. Its result is dropped.
    void cancel();
    bool thinking() const { return thinking_; }

private:
    void start(std::function<void(quint64, std::stop_token)> work);

    quint64 requestId_ = 0; ///< id of the latest request; results of others are dropped
    bool thinking_ = false;
    std::jthread thread_;
};

} // namespace meadhall::ui
