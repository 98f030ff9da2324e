// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypted connections, as a module provides them that is loaded when they are first wanted: Qt Network would slow
// down every start.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <functional>
#include <memory>

namespace meadhall::network {

/// How a connection ended, or why there was none.
enum class Loss : quint8 {
    Closed,      ///< by the other end, or the cable was cut
    Unreachable, ///< nobody listens there, or the name is unknown
    WrongKey,    ///< the host does not have this key
    TimedOut,
};

/// One connection whose both ends have proved the key. Deleting it closes it, after sending what is left.
class Connection {
public:
    /// They may delete the connection.
    struct Handlers {
        std::function<void()> opened; ///< for the end that connects: the key is proved
        std::function<void(const QByteArray &bytes)> received;
        std::function<void(Loss why)> lost; ///< nothing is called afterwards
    };

    virtual ~Connection() = default;
    virtual void setHandlers(Handlers handlers) = 0;
    virtual void send(const QByteArray &bytes) = 0;
    /// Bytes that wait to be sent because the other end does not read.
    virtual qint64 unsent() const = 0;
    /// Address and port of the other end, for logs.
    virtual QString peer() const = 0;
};

/// Accepts connections until it is deleted; those that exist stay.
class Listener {
public:
    virtual ~Listener() = default;
    virtual quint16 port() const = 0;
};

struct ListenOptions {
    QString address;     ///< to listen on; empty: all
    quint16 port = 0;    ///< 0: any free one
    int handshakes = 16; ///< at most as many at once; a new one ends the oldest, so that a friend gets in
    int timeout = 10000; ///< of a handshake, in ms
    /// The key of the table with that id, see tableIdOf(); empty: there is none.
    std::function<QByteArray(const QByteArray &tableId)> keyOf;
    std::function<void(std::unique_ptr<Connection> connection, const QByteArray &tableId)> accepted;
    /// Somebody without the key was turned away, for logs.
    std::function<void(const QString &peer, const QString &why)> turnedAway;
};

/// All functions are used in one thread, and the handlers are called in it.
class Transport {
public:
    virtual ~Transport() = default;
    /// Whether Qt's part for encryption, and the cipher suites that it takes, are installed.
    virtual bool isUsable() const = 0;
    /// @param error the system's message if it fails
    /// @return null if it fails
    virtual std::unique_ptr<Listener> listen(const ListenOptions &options, QString &error) = 0;
    /// @param timeout until the key is proved, in ms
    virtual std::unique_ptr<Connection> connectTo(const QString &host, quint16 port, const QByteArray &key,
                                                  int timeout) = 0;
    /// Addresses of this machine under which others may reach it, the likeliest first.
    virtual QStringList ownAddresses() const = 0;
};

/// Why there is no transport.
enum class Missing : quint8 { Nothing, Module, Encryption };

/// Loads the module once in the whole program; it is never deleted.
/// @param missing why the result is null
Transport *loadTransport(Missing *missing = nullptr);

} // namespace meadhall::network

Q_DECLARE_INTERFACE(meadhall::network::Transport, "org.meadhall.NetworkTransport/1")
