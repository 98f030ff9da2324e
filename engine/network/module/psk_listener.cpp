// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/psk_listener.h"

#include "engine/network/invitation.h"
#include "engine/network/module/psk_connection.h"
#include "engine/network/module/psk_settings.h"

#include <QHash>
#include <QHostAddress>
#include <QSslPreSharedKeyAuthenticator>
#include <QTimer>

#include <algorithm>

namespace meadhall::network {

QTcpSocket *oldestOfCrowd(const QList<QTcpSocket *> &sockets)
{
    QHash<QHostAddress, int> crowds;
    const auto place = [](const QTcpSocket *socket) {
        // All of a network with IPv6 can use each of its addresses.
        const QHostAddress address = socket->peerAddress();
        bool isV4 = false;
        const quint32 v4 = address.toIPv4Address(&isV4);
        if (isV4)
            return QHostAddress(v4);
        Q_IPV6ADDR network = address.toIPv6Address();
        std::fill(std::begin(network.c) + 8, std::end(network.c), 0);
        return QHostAddress(network);
    };
    for (const QTcpSocket *socket : sockets)
        ++crowds[place(socket)];
    const auto oldest = std::max_element(sockets.begin(), sockets.end(), [&](QTcpSocket *one, QTcpSocket *other) {
        return crowds.value(place(one)) < crowds.value(place(other));
    });
    return oldest == sockets.end() ? nullptr : *oldest;
}

PskListener::~PskListener()
{
    for (QTcpSocket *socket : std::exchange(shaking_, {})) {
        socket->disconnect(this);
        delete socket;
    }
}

QString PskListener::start()
{
    QHostAddress address(QHostAddress::Any);
    // A text that is no address would stand for all of them.
    if (!options_.address.isEmpty() && !address.setAddress(options_.address))
        return QStringLiteral("\"%1\" is not an address").arg(options_.address);
    return listen(address, options_.port) ? QString() : errorString();
}

void PskListener::incomingConnection(qintptr descriptor)
{
    auto *socket = new QSslSocket;
    if (socket->setSocketDescriptor(descriptor))
        greet(socket);
    else
        delete socket;
}

void PskListener::greet(QSslSocket *socket)
{
    socket->setParent(this);
    if (shaking_.size() >= options_.handshakes)
        turnAway(oldestOfCrowd(shaking_), QStringLiteral("too many handshakes at once"));
    shaking_.append(socket);
    shakeHands(socket);
}

void PskListener::shakeHands(QSslSocket *socket)
{
    socket->setSslConfiguration(pskConfiguration());
    auto id = std::make_shared<QByteArray>();
    connect(socket, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [this, id](QSslPreSharedKeyAuthenticator *authenticator) {
                *id = authenticator->identity();
                // Without a key the handshake fails.
                if (const QByteArray key = options_.keyOf(*id); !key.isEmpty())
                    authenticator->setPreSharedKey(key);
            });
    auto *clock = new QTimer(socket);
    clock->setSingleShot(true);
    connect(socket, &QSslSocket::encrypted, this, [this, socket, id, clock] {
        delete clock;
        accept(socket, *id);
    });
    // Not aborted here, which would discard the alert that tells the other end what was wrong.
    connect(socket, &QSslSocket::errorOccurred, this, [this, socket] {
        if (shaking_.removeOne(socket) && options_.turnedAway)
            options_.turnedAway(addressText(socket->peerAddress().toString(), socket->peerPort()),
                                socket->errorString());
    });
    connect(socket, &QSslSocket::disconnected, this, [this, socket] {
        shaking_.removeOne(socket);
        socket->deleteLater();
    });
    connect(clock, &QTimer::timeout, this, [this, socket] {
        if (shaking_.contains(socket))
            turnAway(socket, QStringLiteral("no proof of the key in time"));
        else
            socket->abort(); // its handshake failed, and it has not left since
    });
    clock->start(options_.timeout);
    socket->startServerEncryption();
}

void PskListener::accept(QSslSocket *socket, const QByteArray &tableId)
{
    if (!isProved(*socket)) {
        turnAway(socket, QStringLiteral("the key was not proved"));
        return;
    }
    shaking_.removeOne(socket);
    socket->disconnect(this);
    options_.accepted(std::make_unique<PskConnection>(socket), tableId);
}

void PskListener::turnAway(QTcpSocket *socket, const QString &why)
{
    if (!shaking_.removeOne(socket))
        return;
    if (options_.turnedAway)
        options_.turnedAway(addressText(socket->peerAddress().toString(), socket->peerPort()), why);
    socket->abort(); // disconnectFromHost() would wait for the other end
    socket->deleteLater();
}

} // namespace meadhall::network
