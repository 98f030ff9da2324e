// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/psk_transport.h"

#include "engine/network/module/psk_connection.h"
#include "engine/network/module/psk_listener.h"
#include "engine/network/module/psk_relay_line.h"
#include "engine/network/module/psk_settings.h"
#include "engine/network/module/relay.h"
#include "engine/network/module/router_port.h"

#include <QNetworkInterface>
#include <QSslCipher>

#include <algorithm>

namespace meadhall::network {

bool PskTransport::isUsable() const { return QSslSocket::supportsSsl() && !pskConfiguration().ciphers().isEmpty(); }

std::unique_ptr<Listener> PskTransport::listen(const ListenOptions &options, QString &error)
{
    auto listener = std::make_unique<PskListener>(options);
    error = listener->start();
    return error.isEmpty() ? std::move(listener) : nullptr;
}

std::unique_ptr<Connection> PskTransport::connectTo(const QString &host, quint16 port, const QByteArray &key,
                                                    int timeout)
{
    auto connection = std::make_unique<PskConnection>(new QSslSocket);
    connection->connectTo(host, port, key, timeout);
    return connection;
}

std::unique_ptr<RelayLine> PskTransport::openAtRelay(const RelayLineOptions &options)
{
    return std::make_unique<PskRelayLine>(options);
}

std::unique_ptr<Listener> PskTransport::listenAsRelay(const RelayOptions &options, QString &error)
{
    auto relay = std::make_unique<Relay>(options);
    error = relay->start();
    return error.isEmpty() ? std::move(relay) : nullptr;
}

std::unique_ptr<PortOpening> PskTransport::openPort(quint16 port, std::function<void(const OpenedPort &)> changed)
{
    return std::make_unique<RouterPort>(port, std::move(changed));
}

QStringList PskTransport::ownAddresses() const
{
    QList<QHostAddress> addresses;
    for (const QNetworkInterface &one : QNetworkInterface::allInterfaces()) {
        const auto flags = one.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry &entry : one.addressEntries())
            if (!entry.ip().isLoopback() && !entry.ip().isLinkLocal())
                addresses.append(entry.ip());
    }
    // IPv4 is shorter to read aloud.
    std::stable_partition(addresses.begin(), addresses.end(), [](const QHostAddress &address) {
        return address.protocol() == QAbstractSocket::IPv4Protocol;
    });
    QStringList texts;
    for (const QHostAddress &address : addresses)
        texts.append(address.toString());
    return texts;
}

} // namespace meadhall::network
