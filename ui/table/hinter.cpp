#include "ui/table/hinter.h"

namespace meadhall::ui {

Hinter::Hinter(QObject *parent) : QObject(parent) {}

Hinter::~Hinter() = default; // the thread is asked to stop and joined: 20 ms at most

void Hinter::start(std::function<void(quint64, std::stop_token)> work)
{
    drop();
    if (thread_.joinable())
        thread_.join();
    thinking_ = true;
    thread_ =
        std::jthread([work = std::move(work), question = question_](std::stop_token stop) { work(question, stop); });
}

void Hinter::drop()
{
    ++question_;
    thinking_ = false;
    thread_.request_stop();
}

} // namespace meadhall::ui
