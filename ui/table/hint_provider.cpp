#include "ui/table/hint_provider.h"

namespace meadhall::ui {

HintProvider::HintProvider(QObject *parent) : QObject(parent) {}

HintProvider::~HintProvider() = default; // the thread is asked to stop and joined: 20 ms at most

void HintProvider::start(std::function<void(quint64, std::stop_token)> work)
{
    drop();
    if (thread_.joinable())
        thread_.join();
    thinking_ = true;
    thread_ =
        std::jthread([work = std::move(work), question = question_](std::stop_token stop) { work(question, stop); });
}

void HintProvider::drop()
{
    ++question_;
    thinking_ = false;
    thread_.request_stop();
}

} // namespace meadhall::ui
