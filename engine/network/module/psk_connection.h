// SPDX-License-Identifier: GPL-3.0-or-later
// A connection over a TLS socket.
#pragma once

#include "engine/network/transport.h"

#include <QPointer>
#include <QSslSocket>

namespace meadhall::network {

class PskConnection final : public QObject, public Connection {
    Q_OBJECT

public:
    /// @param socket whose key is proved already, or with connectTo() that will be
    explicit PskConnection(QSslSocket *socket);
    ~PskConnection() override;

    /// Connects the socket and proves the key.
    /// @param timeout in ms
    void connectTo(const QString &host, quint16 port, const QByteArray &key, int timeout);

    void setHandlers(Handlers handlers) override;
    void send(const QByteArray &bytes) override;
    qint64 unsent() const override;
    QString peer() const override;

private:
    void lose(Loss why);
    void read();

    QPointer<QSslSocket> socket_;
    Handlers handlers_;
};

} // namespace meadhall::network
