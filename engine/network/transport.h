// SPDX-License-Identifier: GPL-3.0-or-later
// Encrypted connections, as a module provides them that is loaded when they are first wanted: Qt Network would slow
// down every start.
#pragma once

#include "engine/network/invitation.h"

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
    int handshakes = 64; ///< at most as many at once; a new one ends the oldest of the address that has the most
    int timeout = 10000; ///< of a handshake, in ms
    /// The key of the table with that id, see tableIdOf(); empty: there is none.
    std::function<QByteArray(const QByteArray &tableId)> keyOf;
    std::function<void(std::unique_ptr<Connection> connection, const QByteArray &tableId)> accepted;
    /// Somebody without the key was turned away, for logs.
    std::function<void(const QString &peer, const QString &why)> turnedAway;
};

/// Opens a table at a relay, a program with a public address that passes on what it cannot read. Comes back to it by
/// itself until it is deleted.
class RelayLine {
public:
    virtual ~RelayLine() = default;
};

struct RelayLineOptions {
    Invitation relay;   ///< the line of text of the relay
    QByteArray token;   ///< made up by the host, by which it gets the same port again
    Listener *listener; ///< that greets the guests, of the same transport; must outlive the line
    std::function<void(const Address &guests)> opened; ///< the way for guests is open
    std::function<void(Loss why)> lost;                ///< the relay is not reached; it is tried again
};

/// A relay itself. It lets in hosts that have its key, gives each a port for its guests, and joins the connections.
struct RelayOptions {
    QString address;                               ///< to listen on; empty: all
    quint16 port = 0;                              ///< for hosts; 0: any free one
    quint16 firstGuestPort = 0, lastGuestPort = 0; ///< for guests, one a table
    QString publicName;                            ///< under which guests reach it
    QByteArray key;
    int connections = 32;           ///< at most as many at once for each table, which has 16 itself
    int bytesPerSecond = 64 * 1024; ///< that are passed on in each direction of a connection
    int quietMs = 120'000; ///< a connection ends when it was quiet for so long; both ends ping every 10 seconds
    std::function<void(const QString &what)> happened; ///< for logs
};

/// The result of asking the router of this house to let guests in.
struct OpenedPort {
    enum class State : quint8 {
        Looking,
        Open,   ///< guests reach `way` from anywhere
        Closed, ///< no router that opens ports was found
        Shared, ///< the router itself has no public address: the provider shares one among many homes
    };
    State state = State::Looking;
    Address way{};
    friend bool operator==(const OpenedPort &, const OpenedPort &) = default;
};

/// A port of the router, leased and renewed until this is deleted, and given back then.
class PortOpening {
public:
    virtual ~PortOpening() = default;
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
    /// @return null if this transport knows no relays
    virtual std::unique_ptr<RelayLine> openAtRelay(const RelayLineOptions &) { return nullptr; }
    /// @return null if it fails
    virtual std::unique_ptr<Listener> listenAsRelay(const RelayOptions &, QString &) { return nullptr; }
    /// Asks the router to open a port of this machine, without waiting for the answer.
    /// @param changed is called when something is known, and whenever it changes
    /// @return null if this transport asks no routers
    virtual std::unique_ptr<PortOpening> openPort(quint16, std::function<void(const OpenedPort &)>) { return nullptr; }
    /// Addresses of this machine under which others may reach it, the likeliest first.
    virtual QStringList ownAddresses() const = 0;
};

/// Why there is no transport.
enum class Missing : quint8 { Nothing, Module, Encryption };

/// Loads the module once in the whole program; it is never deleted.
/// @param missing why the result is null
Transport *loadTransport(Missing *missing = nullptr);

} // namespace meadhall::network

Q_DECLARE_INTERFACE(meadhall::network::Transport, "org.meadhall.NetworkTransport/2")
