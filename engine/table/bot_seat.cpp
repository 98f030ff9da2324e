// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/bot_seat.h"

#include "engine/background/job.h"
#include "engine/table/bot_process.h"

#include <condition_variable>
#include <mutex>
#include <optional>

namespace meadhall {

/// State shared by the seat and its thread. Only the thread uses the process.
class BotSeat::Worker {
public:
    Worker(BotSeat *seat, int number, QString command, int graceMs)
        : seat_(seat), number_(number), command_(std::move(command)), graceMs_(graceMs)
    {
    }

    void begin(std::shared_ptr<Worker> self)
    {
        runInBackground(end_, [self = std::move(self)] { self->run(self->end_.get_token()); });
    }

    void end()
    {
        std::unique_lock lock(mutex_);
        seat_ = nullptr;
        cancelSource_.request_stop();
        lock.unlock();
        end_.request_stop();
        wakeUp_.notify_all();
    }

    void onEvent(const Event &event)
    {
        const std::lock_guard lock(mutex_);
        if (std::holds_alternative<GameEvent>(event))
            pendingEvents_.clear();
        pendingEvents_.push_back(event);
        wakeUp_.notify_all();
    }

    void ask(RequestKind kind, quint64 requestId)
    {
        const std::lock_guard lock(mutex_);
        cancelSource_.request_stop();
        cancelSource_ = {};
        request_ = PendingRequest{kind, requestId};
        wakeUp_.notify_all();
    }

    void stop()
    {
        const std::lock_guard lock(mutex_);
        cancelSource_.request_stop();
        request_.reset();
    }

private:
    struct PendingRequest {
        RequestKind kind;
        quint64 requestId;
    };

    void run(const std::stop_token &end)
    {
        const auto start = [this] { return std::make_unique<BotProcess>(command_, number_, kMilliseconds, graceMs_); };
        std::unique_ptr<BotProcess> program = start();
        // After a cancelled request a late answer could be mistaken for the answer to the next one.
        bool lateAnswerPossible = false;
        std::unique_lock lock(mutex_);
        while (wakeUp_.wait(lock, end, [this] { return !pendingEvents_.empty() || request_; })
               && !end.stop_requested()) {
            const Events events = std::exchange(pendingEvents_, {});
            const std::optional<PendingRequest> request = std::exchange(request_, std::nullopt);
            const std::stop_token cancelToken = cancelSource_.get_token();
            lock.unlock();
            for (const Event &event : events) {
                if (std::holds_alternative<GameEvent>(event) && std::exchange(lateAnswerPossible, false))
                    program = start();
                program->onEvent(event);
            }
            program->flush();
            const Event answer = request ? program->answer(request->kind, cancelToken) : Event{};
            lock.lock();
            if (request && cancelToken.stop_requested())
                lateAnswerPossible = true;
            else if (request && seat_)
                post(request->requestId, answer, program->fault());
        }
        lock.unlock();
    }

    /// Qt drops a queued call whose receiver is destroyed.
    void post(quint64 requestId, const Event &answer, Fault fault)
    {
        const auto emitAnswered = [seat = seat_, requestId, answer, fault] {
            Q_EMIT seat->answered(requestId, answer, fault);
        };
        QMetaObject::invokeMethod(seat_, emitAnswered, Qt::QueuedConnection);
    }

    std::mutex mutex_;
    std::condition_variable_any wakeUp_;
    BotSeat *seat_; ///< null once it is destroyed
    Events pendingEvents_;
    std::optional<PendingRequest> request_;
    std::stop_source cancelSource_; ///< cancels the request, also while the program thinks
    int number_;
    QString command_;
    int graceMs_;
    std::stop_source end_; ///< the program is to exit
};

BotSeat::BotSeat(int seat, const QString &command, QObject *parent, int graceMs)
    : Seat(parent), worker_(std::make_shared<Worker>(this, seat, command, graceMs))
{
    worker_->begin(worker_);
}

BotSeat::~BotSeat() { worker_->end(); }

void BotSeat::onEvent(const Event &event) { worker_->onEvent(event); }

void BotSeat::ask(RequestKind kind, quint64 requestId) { worker_->ask(kind, requestId); }

void BotSeat::stop() { worker_->stop(); }

} // namespace meadhall
