// SPDX-License-Identifier: GPL-3.0-or-later
#include "termination.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace {

int ends[2]; ///< the handler writes to the first, since hardly anything else is allowed in it

void onSignal(int)
{
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(ends[0], &byte, 1);
}

} // namespace

Termination::Termination(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return; // signals end the program at once, as they do without this class
    auto *notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(ends[1], &byte, 1) == 1)
            Q_EMIT requested();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        ::sigaction(number, &action, nullptr);
}

#else

Termination::Termination(QObject *parent) : QObject(parent) {}

#endif
