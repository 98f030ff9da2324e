// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/module/psk_relay_line.h"

#include "engine/network/module/psk_connection.h"
#include "engine/network/module/psk_listener.h"
#include "engine/network/module/relay.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSslSocket>

#include <algorithm>

namespace meadhall::network {

namespace {

constexpr int kConnectMs = 10'000;
/// Pauses before the relay is tried again; each is twice as long as the one before.
constexpr int kFirstPauseMs = 1000, kLongestPauseMs = 30'000;
/// Connections to the relay at once that are not greeted yet, each for a guest.
constexpr qsizetype kMostBegun = 32;

} // namespace

PskRelayLine::PskRelayLine(const RelayLineOptions &options)
    : options_(options), listener_(dynamic_cast<PskListener *>(options.listener)), retryDelayMs_(kFirstPauseMs)
{
    for (QTimer *timer : {&retry_, &silence_})
        timer->setSingleShot(true);
    silence_.setInterval(Relay::kSilenceMs);
    connect(&retry_, &QTimer::timeout, this, &PskRelayLine::connectToRelay);
    connect(&silence_, &QTimer::timeout, this, [this] { onLost(Loss::TimedOut); });
    connect(&pings_, &QTimer::timeout, this, [this] { control_->send("{\"ping\":0}\n"); });
    connectToRelay();
}

PskRelayLine::~PskRelayLine() = default;

void PskRelayLine::connectToRelay()
{
    auto connection = std::make_unique<PskConnection>(new QSslSocket);
    connection->setHandlers(
        {[this] {
             control_->send(QJsonDocument(QJsonObject{{QLatin1String("relay"), Relay::kFormat},
                                                      {QLatin1String("token"), QString::fromLatin1(options_.token)}})
                                .toJson(QJsonDocument::Compact)
                            + '\n');
             silence_.start();
         },
         [this](const QByteArray &bytes) { read(bytes); }, [this](Loss why) { onLost(why); }});
    reader_ = LineReader(0);
    PskConnection *begun = connection.get();
    control_ = std::move(connection);
    begun->connectTo(options_.relay.host, options_.relay.port, options_.relay.key, kConnectMs);
}

void PskRelayLine::read(const QByteArray &bytes)
{
    silence_.start();
    reader_.add(bytes, 0);
    while (const auto line = reader_.next())
        handle(QJsonDocument::fromJson(*line).object());
    if (reader_.excess() != LineReader::Excess::None)
        onLost(Loss::Closed);
}

void PskRelayLine::handle(const QJsonObject &line)
{
    if (const int port = line.value(QLatin1String("port")).toInt(); port > 0 && port <= 65535) {
        const QString name = line.value(QLatin1String("address")).toString();
        const Address guests{name.isEmpty() ? options_.relay.host : name, static_cast<quint16>(port)};
        if (addressOf(addressText(guests.host, guests.port)).error != InvitationError::None || guests == guests_)
            return; // no address, or nothing new
        guests_ = guests;
        retryDelayMs_ = kFirstPauseMs;
        pings_.start(Relay::kSilenceMs / 3);
        if (options_.opened)
            options_.opened(guests_);
    } else if (const QString id = line.value(QLatin1String("guest")).toString(); !id.isEmpty() && guests_.port > 0) {
        fetchGuest(id);
    }
}

/// Connects to the port of the guests, says which one is meant, and greets it. Their address may be another than that
/// of the line, which may lead to any of several relays.
void PskRelayLine::fetchGuest(const QString &id)
{
    static const QRegularExpression usual(QStringLiteral("^[0-9A-Za-z]{1,64}$"));
    if (findChildren<QSslSocket *>(Qt::FindDirectChildrenOnly).size() >= kMostBegun || !usual.match(id).hasMatch())
        return; // more than a relay that means well asks for
    auto *socket = new QSslSocket(this);
    QTimer::singleShot(kConnectMs, socket, [this, socket] {
        if (socket->parent() == this)
            socket->deleteLater();
    });
    connect(socket, &QSslSocket::connected, this, [this, socket, id] {
        socket->disconnect();
        socket->write(Relay::kJoin.toByteArray() + id.toLatin1() + '\n');
        listener_->greet(socket);
    });
    connect(socket, &QSslSocket::errorOccurred, socket, &QObject::deleteLater);
    socket->connectToHost(guests_.host, guests_.port);
}

void PskRelayLine::onLost(Loss why)
{
    pings_.stop();
    silence_.stop();
    guests_ = {};
    control_.reset();
    retry_.start(retryDelayMs_);
    retryDelayMs_ = std::min(2 * retryDelayMs_, kLongestPauseMs);
    if (options_.lost)
        options_.lost(why);
}

} // namespace meadhall::network
