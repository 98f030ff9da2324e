// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/table_server.h"

#include "engine/network/table_host.h"

#include <utility>

namespace meadhall::network {

QString TableServer::listen(const QString &address, quint16 port, int handshakes)
{
    ListenOptions options;
    options.address = address;
    options.port = port;
    options.handshakes = handshakes;
    options.keyOf = [this](const QByteArray &id) {
        const TableHost *host = hosts_.value(id);
        return host ? host->key() : QByteArray();
    };
    options.accepted = [this](std::unique_ptr<Connection> connection, const QByteArray &id) {
        if (TableHost *host = hosts_.value(id))
            host->accept(std::move(connection));
    };
    options.turnedAway = [this](const QString &peer, const QString &why) { Q_EMIT turnedAway(peer, why); };
    QString error;
    listener_.reset();
    listener_ = transport_.listen(options, error);
    return error;
}

void TableServer::openAtRelay(const Invitation &relay, const QByteArray &token)
{
    RelayLineOptions options{relay, token, listener_.get(), {}, {}};
    const auto change = [this](const Address &way) {
        relayed_ = way;
        Q_EMIT relayedChanged();
    };
    options.opened = change;
    options.lost = [change](Loss) { change({}); };
    relay_.reset();
    relay_ = transport_.openAtRelay(options);
}

void TableServer::leaveRelay()
{
    relay_.reset();
    if (std::exchange(relayed_, {}).port > 0)
        Q_EMIT relayedChanged();
}

void TableServer::add(TableHost &host)
{
    hosts_.insert(tableIdOf(host.key()), &host);
    host.setPort(port());
}

void TableServer::remove(const TableHost &host)
{
    hosts_.removeIf([&host](const auto &one) { return one.value() == &host; });
}

Invitation TableServer::invitationTo(const TableHost &host, const QString &address) const
{
    return {address, port(), host.key(), {}};
}

Invitation TableServer::invitationTo(const TableHost &host, const std::vector<Address> &addresses) const
{
    return {addresses.front().host, addresses.front().port, host.key(), {addresses.begin() + 1, addresses.end()}};
}

} // namespace meadhall::network
