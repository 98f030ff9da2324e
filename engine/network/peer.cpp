// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/peer.h"

#include <QCoreApplication>
#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>

namespace meadhall::network {

Peer::Peer(std::unique_ptr<Connection> connection, int linesPerSecond, QObject *parent, const Patience &patience)
    : QObject(parent), connection_(std::move(connection)), patience_(patience), reader_(linesPerSecond),
      address_(connection_->peer())
{
    clock_.start();
    connect(&pings_, &QTimer::timeout, this, &Peer::keepAlive);
    connection_->setHandlers({[this] { Q_EMIT opened(); }, [this](const QByteArray &bytes) { read(bytes); },
                              [this](Loss why) {
                                  connection_.reset();
                                  fail(Code::None, why);
                              }});
}

Peer::~Peer() = default;

void Peer::greet()
{
    lastHeard_ = lastPong_ = clock_.elapsed();
    QTimer::singleShot(patience_.greeting, this, [this] {
        if (!greeted_)
            fail(Code::TooSlow);
    });
    pings_.start(patience_.pingInterval);
    send(Hello{QCoreApplication::applicationName(), QCoreApplication::applicationVersion(), kFormat, kLeastFormat});
}

void Peer::send(const Message &message)
{
    if (!connection_)
        return;
    connection_->send(toLine(message));
    if (connection_->unsent() > kMostUnsent)
        QMetaObject::invokeMethod(
            this, [this] { fail(Code::TooSlow); }, Qt::QueuedConnection);
}

void Peer::end(Code code)
{
    pings_.stop();
    ending_ = true;
    if (const auto connection = std::exchange(connection_, nullptr))
        connection->send(toLine(Bye{code, sentenceOf(code)}));
}

void Peer::fail(Code code, Loss loss)
{
    if (std::exchange(ending_, true))
        return;
    if (code != Code::None)
        end(code);
    pings_.stop();
    Q_EMIT over(code, loss);
}

void Peer::read(const QByteArray &bytes)
{
    lastHeard_ = clock_.elapsed();
    reader_.add(bytes, lastHeard_);
    const QPointer<Peer> self(this);
    while (const auto line = reader_.next()) {
        if (line->isEmpty() && greeted_)
            continue;
        if (const auto message = messageOf(*line))
            handle(*message);
        else
            fail(Code::Malformed);
        if (!self || ending_)
            return;
    }
    if (reader_.excess() != LineReader::Excess::None)
        fail(reader_.excess() == LineReader::Excess::LineTooLong ? Code::TooLong : Code::TooMany);
}

void Peer::handle(const Message &message)
{
    if (std::holds_alternative<Unknown>(message) && greeted_)
        return;
    if (const auto *bye = std::get_if<Bye>(&message)) {
        connection_.reset();
        ending_ = true;
        pings_.stop();
        Q_EMIT over(bye->code, Loss::Closed);
    } else if (const auto *hello = std::get_if<Hello>(&message)) {
        const int common = std::min(kFormat, hello->format);
        if (common < std::max(kLeastFormat, hello->least) || greeted_) {
            fail(greeted_ ? Code::Malformed : Code::Version);
            return;
        }
        greeted_ = true;
        format_ = common;
        Q_EMIT greeting(*hello);
    } else if (!greeted_) {
        fail(Code::Malformed);
    } else if (const auto *ping = std::get_if<Ping>(&message)) {
        send(Pong{ping->number});
    } else if (const auto *pong = std::get_if<Pong>(&message)) {
        if (std::find(sentPings_.begin(), sentPings_.end(), pong->number) == sentPings_.end())
            return;
        sentPings_.clear();
        lastPong_ = clock_.elapsed();
    } else {
        Q_EMIT received(message);
    }
}

void Peer::keepAlive()
{
    // The clock of the pings may be a little early.
    if (clock_.elapsed() - std::min(lastHeard_, lastPong_) > patience_.silence - patience_.pingInterval / 2)
        return fail(Code::TooSlow);
    sentPings_.push_back(QRandomGenerator::global()->generate()); // cannot be answered without having been read
    send(Ping{sentPings_.back()});
}

QString sentenceOf(Code code)
{
    switch (code) {
    case Code::Version:
        return QStringLiteral("This program speaks the formats %1 to %2 of the protocol.")
            .arg(QString::number(kLeastFormat), QString::number(kFormat));
    case Code::Malformed:
        return QStringLiteral("A line was no message.");
    case Code::TooLong:
        return QStringLiteral("A line was longer than %1 bytes.").arg(kLongestLine);
    case Code::TooMany:
        return QStringLiteral("More than %1 lines came within a second.").arg(kLinesPerSecond);
    case Code::TooSlow:
        return QStringLiteral("Nothing was heard, or nothing was read, for too long.");
    case Code::Crowded:
        return QStringLiteral("There are too many connections to this table.");
    case Code::Elsewhere:
        return QStringLiteral("You have come back on another connection.");
    case Code::Left:
        return QStringLiteral("The guest has left.");
    case Code::Dismissed:
        return QStringLiteral("The host asks the guest to leave.");
    case Code::Closed:
        return QStringLiteral("The table is closed.");
    case Code::None:
    case Code::Full:
    case Code::SeatTaken:
    case Code::NoName:
    case Code::NotSeated:
    case Code::AlreadySeated:
    case Code::Stale:
    case Code::NoAnswer:
    case Code::Asked:
        break; // refusals, which do not end a connection
    }
    return {};
}

} // namespace meadhall::network
