// SPDX-License-Identifier: GPL-3.0-or-later
// Accepts TLS connections of those who have the key of a table.
#pragma once

#include "engine/network/transport.h"

#include <QTcpServer>

class QSslSocket;

namespace meadhall::network {

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
    QSslSocket *oldestOfCrowd() const;
    void shakeHands(QSslSocket *socket);
    void accept(QSslSocket *socket, const QByteArray &tableId);
    void turnAway(QSslSocket *socket, const QString &why);

    ListenOptions options_;
    QList<QSslSocket *> shaking_; ///< oldest first
};

} // namespace meadhall::network
