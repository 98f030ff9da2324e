// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/relay_table.h"

#include "engine/network/invitation.h"
#include "engine/network/module/relay.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace meadhall::network {

namespace {

/// Bytes that wait on either side of a pair; more stays with the sender.
constexpr qint64 kBufferBytes = 1 << 16;
/// How often a pair gets new bytes to pass on, in ms.
constexpr int kRefillMs = 50;
/// How long a guest waits for the host, and a socket may say nothing, in ms.
constexpr int kWaitMs = 10'000;
/// After this time a host has ended the connections of guests without its key, in ms.
constexpr int kProofMs = 15'000;
constexpr int kLinesPerSecondOfHosts = 50;
constexpr qsizetype kShortestToken = 16, kLongestToken = 64;

} // namespace

RelayedPair::RelayedPair(QTcpSocket *guest, QTcpSocket *host, const RelayOptions &options, QObject *parent)
    : QObject(parent), guest_(guest), host_(host), bytesPerSecond_(options.bytesPerSecond),
      fromGuest_(options.bytesPerSecond), fromHost_(options.bytesPerSecond), quietMs_(options.quietMs)
{
    quiet_.start();
    for (QTcpSocket *socket : {guest, host}) {
        socket->setParent(this);
        socket->setReadBufferSize(kBufferBytes);
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(socket, &QTcpSocket::readyRead, this, &RelayedPair::passBoth);
        connect(socket, &QTcpSocket::bytesWritten, this, &RelayedPair::passBoth);
        connect(socket, &QTcpSocket::disconnected, this, &RelayedPair::end);
    }
    connect(&refill_, &QTimer::timeout, this, [this] {
        const qint64 more = qint64{bytesPerSecond_} * kRefillMs / 1000;
        fromGuest_ = std::min<qint64>(fromGuest_ + more, bytesPerSecond_);
        fromHost_ = std::min<qint64>(fromHost_ + more, bytesPerSecond_);
        if (quiet_.hasExpired(quietMs_))
            end();
        else
            passBoth();
        if (fromGuest_ == bytesPerSecond_ && fromHost_ == bytesPerSecond_)
            refill_.setInterval(quietMs_ / 4); // nothing happens
    });
    refill_.start(kRefillMs);
    passBoth();
}

void RelayedPair::passBoth()
{
    pass(guest_, host_, fromGuest_);
    pass(host_, guest_, fromHost_);
}

void RelayedPair::pass(QTcpSocket *from, QTcpSocket *to, qint64 &allowance)
{
    const qint64 room = std::min(kBufferBytes - to->bytesToWrite(), allowance);
    const qint64 bytes = std::min(from->bytesAvailable(), room);
    if (bytes <= 0)
        return;
    allowance -= bytes;
    quiet_.start();
    to->write(from->read(bytes));
    if (refill_.interval() != kRefillMs)
        refill_.start(kRefillMs);
}

/// Sends what has arrived, and closes both.
void RelayedPair::end()
{
    refill_.stop();
    for (QTcpSocket *socket : {guest_, host_})
        socket->disconnect(this);
    for (auto [from, to] : {std::pair(guest_, host_), std::pair(host_, guest_)})
        if (to->state() == QAbstractSocket::ConnectedState) {
            if (from->isOpen())
                to->write(from->readAll());
            to->disconnectFromHost();
        }
    QTimer::singleShot(kWaitMs, this, &QObject::deleteLater);
    Q_EMIT ended();
}

RelayTable::RelayTable(std::unique_ptr<Connection> host, Relay &relay)
    : relay_(relay), host_(std::move(host)), reader_(kLinesPerSecondOfHosts)
{
    clock_.start();
    QTimer::singleShot(kWaitMs, this, [this] {
        if (!guests_)
            end();
    });
    host_->setHandlers({{}, [this](const QByteArray &bytes) { read(bytes); }, [this](Loss) { end(); }});
    silence_.setSingleShot(true);
    silence_.start(Relay::kSilenceMs);
    connect(&silence_, &QTimer::timeout, this, &RelayTable::end);
    connect(&pings_, &QTimer::timeout, this, [this] {
        if (host_)
            host_->send("{\"ping\":0}\n");
    });
    pings_.start(Relay::kSilenceMs / 3);
}

RelayTable::~RelayTable() = default;

void RelayTable::read(const QByteArray &bytes)
{
    silence_.start();
    reader_.add(bytes, clock_.elapsed());
    while (const auto line = reader_.next()) {
        const QJsonObject object = QJsonDocument::fromJson(*line).object();
        if (object.value(QLatin1String("relay")).toInt() == Relay::kFormat && !guests_)
            open(object.value(QLatin1String("token")).toString().toLatin1());
        if (!host_)
            return;
    }
    if (reader_.excess() != LineReader::Excess::None)
        end();
}

/// Opens the port of the guests.
void RelayTable::open(const QByteArray &token)
{
    const bool usable = token.size() >= kShortestToken && token.size() <= kLongestToken;
    guests_ = usable ? relay_.listenForGuests(token) : nullptr;
    if (!guests_)
        return end();
    connect(guests_.get(), &QTcpServer::newConnection, this, [this] {
        while (QTcpSocket *socket = guests_->nextPendingConnection())
            accept(socket);
    });
    QJsonObject answer{{QLatin1String("port"), guests_->serverPort()}};
    if (!relay_.options().publicName.isEmpty())
        answer.insert(QLatin1String("address"), relay_.options().publicName);
    host_->send(QJsonDocument(answer).toJson(QJsonDocument::Compact) + '\n');
    relay_.say(QStringLiteral("table on port %1").arg(guests_->serverPort()));
}

void RelayTable::accept(QTcpSocket *socket)
{
    socket->setParent(this);
    socket->setReadBufferSize(kBufferBytes);
    if (fresh_.size() >= relay_.options().connections)
        oldestOfCrowd(fresh_)->abort();
    fresh_.append(socket);
    connect(socket, &QTcpSocket::readyRead, this, [this, socket] { readBeginning(socket); });
    connect(socket, &QTcpSocket::disconnected, this, [this, socket] {
        fresh_.removeOne(socket);
        if (std::erase_if(waiting_, [socket](const auto &one) { return one.second == socket; }) > 0)
            forget(socket);
        socket->deleteLater();
    });
    QTimer::singleShot(kWaitMs, socket, [this, socket] {
        const auto isIt = [socket](const auto &one) { return one.second == socket; };
        if (fresh_.contains(socket) || std::any_of(waiting_.begin(), waiting_.end(), isIt))
            socket->abort();
    });
}

/// The host's connections begin with a line; a guest's begins with TLS, and waits for one of those.
void RelayTable::readBeginning(QTcpSocket *socket)
{
    const QByteArray beginning = socket->peek(Relay::kJoin.size() + kLongestToken + 1);
    if (beginning.isEmpty())
        return;
    const bool isHost = Relay::kJoin.startsWith(beginning.left(Relay::kJoin.size()));
    const qsizetype end = beginning.indexOf('\n');
    if (isHost && end < 0) {
        if (beginning.size() > Relay::kJoin.size() + kLongestToken)
            socket->abort();
        return; // the rest of the line follows
    }
    fresh_.removeOne(socket);
    disconnect(socket, &QTcpSocket::readyRead, this, nullptr);
    if (isHost) {
        socket->skip(end + 1);
        disconnect(socket, nullptr, this, nullptr);
        return join(socket, beginning.mid(Relay::kJoin.size(), end - Relay::kJoin.size()));
    }
    if (QTcpSocket *crowding = oldestOfCrowd(unproved_); crowding && connections_ >= relay_.options().connections)
        crowding->abort();
    if (connections_ >= relay_.options().connections || !host_) {
        socket->abort();
        return;
    }
    ++connections_;
    unproved_.append(socket);
    const QByteArray id = newKey().toHex();
    waiting_[id] = socket;
    host_->send("{\"guest\":\"" + id + "\"}\n");
}

void RelayTable::join(QTcpSocket *host, const QByteArray &id)
{
    const auto guest = waiting_.find(id);
    if (guest == waiting_.end()) {
        host->abort();
        host->deleteLater();
        return;
    }
    QTcpSocket *socket = guest->second;
    waiting_.erase(guest);
    disconnect(socket, nullptr, this, nullptr);
    auto *pair = new RelayedPair(socket, host, relay_.options(), this);
    connect(pair, &RelayedPair::ended, this, [this, socket] { forget(socket); });
    QTimer::singleShot(kProofMs, socket, [this, socket] { unproved_.removeOne(socket); });
}

/// A guest's connection is over.
void RelayTable::forget(QTcpSocket *guest)
{
    --connections_;
    unproved_.removeOne(guest);
}

/// The table ends with the connection of its host.
void RelayTable::end()
{
    if (!host_)
        return;
    host_.reset();
    guests_.reset();
    relay_.remove(this);
}

} // namespace meadhall::network
