#include "odin/hinter.h"

namespace meadhall::ui {

namespace {

/// Playouts for a hint: well under a second, and the same advice each time.
constexpr int kHintPlayouts = 3000;
constexpr std::uint64_t kHintSeed = 1;

} // namespace

Hinter::Hinter(QObject *parent) : QObject(parent) {}

Hinter::~Hinter() = default; // the thread is asked to stop and joined: 20 ms at most

void Hinter::ask(const odin::View &view)
{
    drop();
    if (thread_.joinable())
        thread_.join();
    thinking_ = true;
    thread_ = std::jthread([this, view, question = question_](std::stop_token stop) {
        const std::vector<seats::RankedMove> ranked = seats::rankMoves(view, kHintPlayouts, kHintSeed, stop);
        if (stop.stop_requested() || ranked.empty())
            return;
        // A queued call dies with this object, which waits for this thread before it goes.
        QMetaObject::invokeMethod(this, [this, question, best = ranked.front()] {
            if (question != question_)
                return;
            thinking_ = false;
            Q_EMIT advised(best);
        }, Qt::QueuedConnection);
    });
}

void Hinter::drop()
{
    ++question_;
    thinking_ = false;
    thread_.request_stop();
}

} // namespace meadhall::ui
