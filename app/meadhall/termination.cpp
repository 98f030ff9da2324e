// SPDX-License-Identifier: GPL-3.0-or-later
#include "termination.h"

#include <QSocketNotifier>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <csignal>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace meadhall {

#ifdef Q_OS_UNIX

namespace {

int sockets[2]; ///< the handler writes to the first, since hardly anything else is allowed in it

void onSignal(int)
{
    const int interruptedErrno = errno;
    const char byte = 0;
    [[maybe_unused]] const auto written = ::write(sockets[0], &byte, 1);
    errno = interruptedErrno;
}

} // namespace

Termination::Termination(QObject *parent) : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0)
        return; // signals end the program at once, as they do without this class
    auto *notifier = new QSocketNotifier(sockets[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (::read(sockets[1], &byte, 1) == 1)
            Q_EMIT requested();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART | SA_RESETHAND; // a second signal ends a program that hangs
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
        struct sigaction present = {};
        if (::sigaction(number, nullptr, &present) == 0 && present.sa_handler != SIG_IGN) // nohup ignores SIGHUP
            ::sigaction(number, &action, nullptr);
    }
}

#else

Termination::Termination(QObject *parent) : QObject(parent) {}

#endif

} // namespace meadhall
