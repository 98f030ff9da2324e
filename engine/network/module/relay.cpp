// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/relay.h"

#include "engine/network/invitation.h"
#include "engine/network/module/relay_table.h"

#include <QCryptographicHash>
#include <QHostAddress>

namespace meadhall::network {

Relay::Relay(const RelayOptions &options) : options_(options) {}

Relay::~Relay() = default;

QString Relay::start()
{
    ListenOptions options;
    options.address = options_.address;
    options.port = options_.port;
    options.keyOf = [this](const QByteArray &id) {
        return id == tableIdOf(options_.key) ? options_.key : QByteArray();
    };
    options.accepted = [this](std::unique_ptr<Connection> connection, const QByteArray &) {
        if (static_cast<int>(tables_.size()) > options_.lastGuestPort - options_.firstGuestPort)
            return say(QStringLiteral("no table more")); // the connection is closed
        auto table = std::make_unique<RelayTable>(std::move(connection), *this);
        RelayTable *key = table.get();
        tables_.emplace(key, std::move(table));
    };
    options.turnedAway = [this](const QString &peer, const QString &why) {
        say(QStringLiteral("%1 turned away: %2").arg(peer, why));
    };
    hosts_ = std::make_unique<PskListener>(options);
    return hosts_->start();
}

std::unique_ptr<QTcpServer> Relay::listenForGuests(const QByteArray &token)
{
    const int ports = options_.lastGuestPort - options_.firstGuestPort + 1;
    const QByteArray hash = QCryptographicHash::hash(token, QCryptographicHash::Sha256);
    const auto first = static_cast<int>(hash.left(4).toHex().toUInt(nullptr, 16) % static_cast<uint>(ports));
    auto server = std::make_unique<QTcpServer>();
    for (int i = 0; i < ports; ++i)
        if (server->listen(hosts_->serverAddress(),
                           static_cast<quint16>(options_.firstGuestPort + (first + i) % ports)))
            return server;
    return nullptr;
}

void Relay::say(const QString &what) const
{
    if (options_.happened)
        options_.happened(what);
}

void Relay::remove(RelayTable *table)
{
    if (const auto found = tables_.find(table); found != tables_.end()) {
        found->second.release()->deleteLater(); // this may be its slot
        tables_.erase(found);
    }
}

} // namespace meadhall::network
