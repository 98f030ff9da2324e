// SPDX-License-Identifier: GPL-3.0-or-later
// The module: TLS by Qt Network.
#pragma once

#include "engine/network/transport.h"

#include <QObject>

namespace meadhall::network {

class PskTransport final : public QObject, public Transport {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.NetworkTransport/2")
    Q_INTERFACES(meadhall::network::Transport)

public:
    bool isUsable() const override;
    std::unique_ptr<Listener> listen(const ListenOptions &options, QString &error) override;
    std::unique_ptr<Connection> connectTo(const QString &host, quint16 port, const QByteArray &key,
                                          int timeout) override;
    std::unique_ptr<RelayLine> openAtRelay(const RelayLineOptions &options) override;
    std::unique_ptr<Listener> listenAsRelay(const RelayOptions &options, QString &error) override;
    std::unique_ptr<PortOpening> openPort(quint16 port, std::function<void(const OpenedPort &)> changed) override;
    QStringList ownAddresses() const override;
};

} // namespace meadhall::network
