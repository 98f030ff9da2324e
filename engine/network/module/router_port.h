// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the router of this house for a port, by NAT-PMP and then by UPnP.
#pragma once

#include "engine/network/transport.h"

#include <QMutex>
#include <QObject>
#include <QThread>
#include <QWaitCondition>

namespace meadhall::network {

/// Talks to the router, which may take seconds. Ends and deletes itself after stop().
class RouterThread final : public QThread {
    Q_OBJECT

public:
    explicit RouterThread(quint16 port) : port_(port) {}

    /// Gives the port back and ends.
    void stop();

Q_SIGNALS:
    void asked(const meadhall::network::OpenedPort &result);

protected:
    void run() override;

private:
    OpenedPort open();
    bool isStopped();
    OpenedPort openByNatPmp();
    OpenedPort openByUpnp();

    quint16 port_;
    QMutex mutex_;
    QWaitCondition stopping_;
    bool stopped_ = false;
    std::function<void()> giveBack_; ///< of what was opened last
};

class RouterPort final : public QObject, public PortOpening {
    Q_OBJECT

public:
    RouterPort(quint16 port, std::function<void(const OpenedPort &)> changed);
    /// Waits for the router a moment at most.
    ~RouterPort() override;

private:
    RouterThread *thread_;
    OpenedPort last_;
};

} // namespace meadhall::network
