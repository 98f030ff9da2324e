// SPDX-License-Identifier: GPL-3.0-or-later
// The module: TLS by Qt Network.
#pragma once

#include "engine/network/transport.h"

#include <QObject>

namespace meadhall::network {

class PskTransport final : public QObject, public Transport {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.NetworkTransport/1")
    Q_INTERFACES(meadhall::network::Transport)

public:
    bool isUsable() const override;
    std::unique_ptr<Listener> listen(const ListenOptions &options, QString &error) override;
    std::unique_ptr<Connection> connectTo(const QString &host, quint16 port, const QByteArray &key,
                                          int timeout) override;
    QStringList ownAddresses() const override;
};

} // namespace meadhall::network
