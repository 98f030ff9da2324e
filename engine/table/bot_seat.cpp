#include "engine/table/bot_seat.h"

#include "engine/table/bot_process.h"

#include <QCoreApplication>

#include <atomic>
#include <condition_variable>
#include <list>
#include <mutex>
#include <optional>
#include <thread>

namespace meadhall {

namespace {

/// Threads whose seat is gone, until their program has gone too: what is still there when the application ends is
/// waited for then.
class Leaving {
public:
    static void add(std::jthread thread, std::shared_ptr<const std::atomic<bool>> done)
    {
        static Leaving *leaving = nullptr;
        if (!leaving) {
            leaving = new Leaving;
            qAddPostRoutine([] { delete std::exchange(leaving, nullptr); });
        }
        std::erase_if(leaving->threads_, [](const auto &one) { return one.second->load(); });
        leaving->threads_.emplace_back(std::move(thread), std::move(done));
    }

private:
    std::list<std::pair<std::jthread, std::shared_ptr<const std::atomic<bool>>>> threads_;
};

} // namespace

/// What seat and thread know in common. The process belongs to the thread.
class BotSeat::Talk {
public:
    Talk(BotSeat *seat, int number, QString command, int graceMs)
        : seat_(seat), number_(number), command_(std::move(command)), graceMs_(graceMs)
    {
    }

    void begin(std::shared_ptr<Talk> self)
    {
        thread_ = std::jthread([self = std::move(self)](std::stop_token end) { self->run(end); });
    }

    void end()
    {
        std::unique_lock lock(mutex_);
        seat_ = nullptr;
        withdrawal_.request_stop();
        lock.unlock();
        thread_.request_stop();
        wanted_.notify_all();
        Leaving::add(std::move(thread_), std::shared_ptr<const std::atomic<bool>>(done_));
    }

    void onEvent(const Event &event)
    {
        const std::lock_guard lock(mutex_);
        if (std::holds_alternative<GameEvent>(event))
            pendingEvents_.clear();
        pendingEvents_.push_back(event);
        wanted_.notify_all();
    }

    void ask(RequestKind kind, quint64 requestId)
    {
        const std::lock_guard lock(mutex_);
        withdrawal_.request_stop();
        withdrawal_ = {};
        question_ = Question{kind, requestId};
        wanted_.notify_all();
    }

    void stop()
    {
        const std::lock_guard lock(mutex_);
        withdrawal_.request_stop();
        question_.reset();
    }

private:
    struct Question {
        RequestKind kind;
        quint64 requestId;
    };

    void run(const std::stop_token &end)
    {
        const auto start = [this] { return std::make_unique<BotProcess>(command_, number_, kMilliseconds, graceMs_); };
        std::unique_ptr<BotProcess> program = start();
        bool owesAnswer = false; // to a question that was withdrawn: it may still come, and be taken for another one
        std::unique_lock lock(mutex_);
        while (wanted_.wait(lock, end, [this] { return !pendingEvents_.empty() || question_; })
               && !end.stop_requested()) {
            const Events told = std::exchange(pendingEvents_, {});
            const std::optional<Question> question = std::exchange(question_, std::nullopt);
            const std::stop_token withdrawn = withdrawal_.get_token();
            lock.unlock();
            for (const Event &event : told) {
                if (std::holds_alternative<GameEvent>(event) && std::exchange(owesAnswer, false))
                    program = start();
                program->onEvent(event);
            }
            program->flush();
            const Event answer = question ? program->answer(question->kind, withdrawn) : Event{};
            lock.lock();
            if (question && withdrawn.stop_requested())
                owesAnswer = true;
            else if (question && seat_)
                post(question->requestId, answer, program->fault());
        }
        lock.unlock();
        program.reset();
        *done_ = true;
    }

    /// A queued call dies with the seat.
    void post(quint64 requestId, const Event &answer, Fault fault)
    {
        const auto say = [seat = seat_, requestId, answer, fault] { Q_EMIT seat->answered(requestId, answer, fault); };
        QMetaObject::invokeMethod(seat_, say, Qt::QueuedConnection);
    }

    std::mutex mutex_;
    std::condition_variable_any wanted_;
    BotSeat *seat_; ///< null when it is gone
    Events pendingEvents_;
    std::optional<Question> question_;
    std::stop_source withdrawal_; ///< of the question, also while the program thinks about it
    int number_;
    QString command_;
    int graceMs_;
    std::shared_ptr<std::atomic<bool>> done_ = std::make_shared<std::atomic<bool>>(false);
    std::jthread thread_;
};

BotSeat::BotSeat(int seat, const QString &command, QObject *parent, int graceMs)
    : Seat(parent), talk_(std::make_shared<Talk>(this, seat, command, graceMs))
{
    talk_->begin(talk_);
}

BotSeat::~BotSeat() { talk_->end(); }

void BotSeat::onEvent(const Event &event) { talk_->onEvent(event); }

void BotSeat::ask(RequestKind kind, quint64 requestId) { talk_->ask(kind, requestId); }

void BotSeat::stop() { talk_->stop(); }

} // namespace meadhall
