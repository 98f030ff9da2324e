// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/psk_connection.h"

#include "engine/network/invitation.h"
#include "engine/network/module/psk_settings.h"

#include <QHostAddress>
#include <QSslPreSharedKeyAuthenticator>
#include <QTimer>

namespace meadhall::network {

namespace {

/// The other end is held back by TCP if it sends faster than that is read, in bytes.
constexpr qint64 kReadBuffer = 1 << 16;
/// How long a closed connection may take to send what is left, in ms.
constexpr int kLastWords = 2000;

Loss lossOf(QAbstractSocket::SocketError error, bool connected)
{
    if (error == QAbstractSocket::SslHandshakeFailedError)
        return Loss::WrongKey;
    if (error == QAbstractSocket::SocketTimeoutError)
        return Loss::TimedOut;
    return connected ? Loss::Closed : Loss::Unreachable;
}

} // namespace

PskConnection::PskConnection(QSslSocket *socket) : socket_(socket)
{
    socket_->setParent(nullptr);
    socket_->setReadBufferSize(kReadBuffer);
    socket_->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(socket_, &QSslSocket::readyRead, this, &PskConnection::read);
    connect(socket_, &QSslSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        const bool connected = socket_->state() == QAbstractSocket::ConnectedState
                               || socket_->state() == QAbstractSocket::ClosingState || socket_->isEncrypted();
        lose(lossOf(error, connected));
    });
    connect(socket_, &QSslSocket::disconnected, this, [this] { lose(Loss::Closed); });
}

PskConnection::~PskConnection()
{
    if (!socket_)
        return;
    QSslSocket *socket = socket_;
    socket->disconnect();
    if (socket->state() != QAbstractSocket::ConnectedState) {
        socket->deleteLater();
        return;
    }
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(kLastWords, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
    socket->flush();
    socket->disconnectFromHost();
}

void PskConnection::connectTo(const QString &host, quint16 port, const QByteArray &key, int timeout)
{
    socket_->setSslConfiguration(pskConfiguration());
    connect(socket_, &QSslSocket::preSharedKeyAuthenticationRequired, this,
            [key](QSslPreSharedKeyAuthenticator *authenticator) {
                authenticator->setIdentity(tableIdOf(key));
                authenticator->setPreSharedKey(key);
            });
    auto *clock = new QTimer(this);
    clock->setSingleShot(true);
    connect(clock, &QTimer::timeout, this, [this] { lose(Loss::TimedOut); });
    connect(socket_, &QSslSocket::encrypted, this, [this, clock] {
        clock->stop();
        if (!isProved(*socket_))
            lose(Loss::WrongKey);
        else if (const auto opened = handlers_.opened)
            opened();
    });
    clock->start(timeout);
    // A name is also sent in clear (SNI), so that a balancer can tell whose table it is.
    socket_->connectToHostEncrypted(host, port);
}

void PskConnection::setHandlers(Handlers handlers)
{
    handlers_ = std::move(handlers);
    if (socket_ && socket_->bytesAvailable() > 0)
        QMetaObject::invokeMethod(this, &PskConnection::read, Qt::QueuedConnection);
}

void PskConnection::send(const QByteArray &bytes)
{
    if (socket_)
        socket_->write(bytes);
}

qint64 PskConnection::unsent() const
{
    return socket_ ? socket_->bytesToWrite() + socket_->encryptedBytesToWrite() : 0;
}

QString PskConnection::peer() const
{
    return socket_ ? addressText(socket_->peerAddress().toString(), socket_->peerPort()) : QString();
}

void PskConnection::lose(Loss why)
{
    if (!socket_)
        return;
    QSslSocket *socket = socket_;
    const QPointer<PskConnection> self(this);
    if (socket->isEncrypted() && why == Loss::Closed)
        read(); // the last lines say why
    if (!self || !socket_)
        return;
    socket_ = nullptr;
    socket->disconnect();
    socket->deleteLater(); // this may be a slot of its signal
    if (const auto lost = std::exchange(handlers_, {}).lost)
        lost(why);
}

void PskConnection::read()
{
    if (!socket_ || !handlers_.received)
        return;
    const QByteArray bytes = socket_->readAll();
    if (const auto received = handlers_.received; !bytes.isEmpty())
        received(bytes);
}

} // namespace meadhall::network
