// SPDX-License-Identifier: GPL-3.0-or-later
// One table at a relay: the connection of its host, and those of its guests.
#pragma once

#include "engine/network/line_reader.h"
#include "engine/network/transport.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <map>
#include <vector>

namespace meadhall::network {

class Relay;

/// Passes on what one socket sends to the other, as fast as both may, until either is closed. Deletes itself and both.
class RelayedPair : public QObject {
    Q_OBJECT

public:
    RelayedPair(QTcpSocket *guest, QTcpSocket *host, const RelayOptions &options, QObject *parent);

Q_SIGNALS:
    void ended();

private:
    void pass(QTcpSocket *from, QTcpSocket *to, qint64 &allowance);
    void passBoth();
    void end();

    QTcpSocket *guest_, *host_;
    int bytesPerSecond_;
    qint64 fromGuest_, fromHost_; ///< bytes that may be passed on now
    int quietMs_;
    QElapsedTimer quiet_;
    QTimer refill_;
};

class RelayTable : public QObject {
    Q_OBJECT

public:
    RelayTable(std::unique_ptr<Connection> host, Relay &relay);
    ~RelayTable() override;

private:
    void read(const QByteArray &bytes);
    void open(const QByteArray &token);
    void accept(QTcpSocket *socket);
    void readBeginning(QTcpSocket *socket);
    void join(QTcpSocket *host, const QByteArray &id);
    void forget(QTcpSocket *guest);
    void end();

    Relay &relay_;
    std::unique_ptr<Connection> host_;
    LineReader reader_;
    QElapsedTimer clock_;
    std::unique_ptr<QTcpServer> guests_;
    std::map<QByteArray, QTcpSocket *> waiting_; ///< guests for which the host has not come yet, by id
    QList<QTcpSocket *> fresh_;                  ///< sockets that have said nothing; the oldest first
    QList<QTcpSocket *> unproved_;               ///< guests who may have no key; the oldest first
    int connections_ = 0;                        ///< guests, those included that wait
    QTimer silence_, pings_;
};

} // namespace meadhall::network
