// SPDX-License-Identifier: GPL-3.0-or-later
// Accepts TLS connections of those who have the key of a table.
#pragma once

#include "engine/network/transport.h"

#include <QTcpServer>

class QSslSocket;

namespace meadhall::network {

/// Whoever begins many connections ends the own ones: the oldest of the address that has the most.
/// @param sockets the oldest first
/// @return null if there are none
QTcpSocket *oldestOfCrowd(const QList<QTcpSocket *> &sockets);

/// QSslServer is not used: in Qt 6.4 it accepts nobody any more after 30 connections opened and closed in one burst.
class PskListener final : public QTcpServer, public Listener {
    Q_OBJECT

public:
    explicit PskListener(const ListenOptions &options) : options_(options) {}
    ~PskListener() override;

    /// @return the system's message if it fails
    QString start();
    quint16 port() const override { return serverPort(); }
    /// Greets whoever is at the other end of a connection that was begun here.
    void greet(QSslSocket *socket);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void shakeHands(QSslSocket *socket);
    void accept(QSslSocket *socket, const QByteArray &tableId);
    void turnAway(QTcpSocket *socket, const QString &why);

    ListenOptions options_;
    QList<QTcpSocket *> shaking_; ///< oldest first
};

} // namespace meadhall::network
