// SPDX-License-Identifier: GPL-3.0-or-later
// One port for any number of tables, which are told apart by their keys.
#pragma once

#include "engine/network/invitation.h"
#include "engine/network/transport.h"

#include <QHash>
#include <QObject>

namespace meadhall::network {

class TableHost;

class TableServer : public QObject {
    Q_OBJECT

public:
    /// @param transport must outlive this object
    explicit TableServer(Transport &transport, QObject *parent = nullptr) : QObject(parent), transport_(transport) {}

    /// Begins to listen.
    /// @param address empty: all addresses of this machine
    /// @param port 0: any free one
    /// @param handshakes at most as many at once
    /// @return the system's message; empty on success
    QString listen(const QString &address, quint16 port, int handshakes = 64);
    /// Opens a way for guests at a relay, too; it is kept open until this object is deleted.
    /// @param relay the line of text of the relay
    /// @param token by which the relay gives the same port again
    void openAtRelay(const Invitation &relay, const QByteArray &token);
    void leaveRelay();
    /// The way for guests at the relay; without port while the relay is not reached.
    const Address &relayed() const { return relayed_; }
    quint16 port() const { return listener_ ? listener_->port() : 0; }
    /// Lets guests in at that table, whose key must not change from now on.
    /// @param host must call remove() before it is deleted, or outlive this object
    void add(TableHost &host);
    void remove(const TableHost &host);
    /// The invitation to a table under that address.
    Invitation invitationTo(const TableHost &host, const QString &address) const;
    /// The same under several addresses.
    /// @param addresses not empty
    Invitation invitationTo(const TableHost &host, const std::vector<Address> &addresses) const;

Q_SIGNALS:
    /// Somebody without a key was turned away, for logs.
    void turnedAway(const QString &peer, const QString &why);
    /// See relayed().
    void relayedChanged();

private:
    Transport &transport_;
    std::unique_ptr<Listener> listener_;
    std::unique_ptr<RelayLine> relay_; ///< uses the listener
    Address relayed_;
    QHash<QByteArray, TableHost *> hosts_; ///< by the id of the table
};

} // namespace meadhall::network
