// The coach: asked for advice on a position, answers when it has thought, without the window waiting.
#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <stop_token>
#include <thread>

namespace meadhall::ui {

class HintProvider : public QObject {
    Q_OBJECT

public:
    explicit HintProvider(QObject *parent = nullptr);
    ~HintProvider() override;

    /// Thinks in a thread of its own, and tells what came of it in this one. Whatever was asked before is dropped.
    /// @param think returns nothing if there is no advice; returns within 20 ms of a stop request
    template <class Advice>
    void ask(std::function<std::optional<Advice>(std::stop_token)> think, std::function<void(const Advice &)> tell)
    {
        start([this, think, tell](quint64 question, std::stop_token stop) {
            const std::optional<Advice> advice = think(stop);
            if (stop.stop_requested() || !advice)
                return;
            // A queued call dies with this object, which waits for its thread before it goes.
            QMetaObject::invokeMethod(
                this,
                [this, question, tell, advice = *advice] {
                    if (question != question_)
                        return;
                    thinking_ = false;
                    tell(advice);
                },
                Qt::QueuedConnection);
        });
    }
    /// The question is withdrawn; its late answer is dropped. Returns at once.
    void drop();
    bool thinking() const { return thinking_; }

private:
    void start(std::function<void(quint64, std::stop_token)> work);

    quint64 question_ = 0;
    bool thinking_ = false;
    std::jthread thread_;
};

} // namespace meadhall::ui
