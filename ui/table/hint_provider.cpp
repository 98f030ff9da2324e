// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/hint_provider.h"

namespace meadhall::ui {

HintProvider::HintProvider(QObject *parent) : QObject(parent) {}

HintProvider::~HintProvider() = default; // ~jthread requests a stop and joins: up to 20 ms

void HintProvider::start(std::function<void(quint64, std::stop_token)> work)
{
    cancel();
    if (thread_.joinable())
        thread_.join();
    thinking_ = true;
    thread_ =
        std::jthread([work = std::move(work), requestId = requestId_](std::stop_token stop) { work(requestId, stop); });
}

void HintProvider::cancel()
{
    ++requestId_;
    thinking_ = false;
    thread_.request_stop();
}

} // namespace meadhall::ui
