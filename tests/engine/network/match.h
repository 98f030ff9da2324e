// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games between a host that is a process of its own and guests in this one, over cables that can be cut.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/network/guest_table.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

#include <set>

namespace meadhall::test {

using namespace network;

/// Passes on what a guest receives, and keeps it.
class RecordingTransport final : public Transport {
public:
    explicit RecordingTransport(Transport &real) : real_(real) {}

    bool isUsable() const override { return real_.isUsable(); }
    std::unique_ptr<Listener> listen(const ListenOptions &options, QString &error) override
    {
        return real_.listen(options, error);
    }
    std::unique_ptr<Connection> connectTo(const QString &host, quint16 port, const QByteArray &key,
                                          int timeout) override
    {
        streams.emplace_back();
        return std::make_unique<Recorded>(real_.connectTo(host, port, key, timeout), *this, streams.size() - 1);
    }
    QStringList ownAddresses() const override { return real_.ownAddresses(); }

    std::vector<QByteArray> streams; ///< what each connection has received

private:
    class Recorded final : public Connection {
    public:
        Recorded(std::unique_ptr<Connection> real, RecordingTransport &all, std::size_t number)
            : real_(std::move(real)), all_(all), number_(number)
        {
        }
        void setHandlers(Handlers handlers) override
        {
            handlers.received = [this, received = handlers.received](const QByteArray &bytes) {
                all_.streams[number_] += bytes;
                received(bytes);
            };
            real_->setHandlers(std::move(handlers));
        }
        void send(const QByteArray &bytes) override { real_->send(bytes); }
        qint64 unsent() const override { return real_->unsent(); }
        QString peer() const override { return real_->peer(); }

    private:
        std::unique_ptr<Connection> real_;
        RecordingTransport &all_;
        std::size_t number_;
    };

    Transport &real_;
};

/// A cable between guests and the host, which can be cut at any byte.
class CuttingProxy : public QTcpServer {
public:
    CuttingProxy()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, &CuttingProxy::join);
    }

    quint16 target = 0;
    int cutsLeft = 0;    ///< cuts after a random number of bytes
    int cuts = 0;        ///< so far
    int interval = 4000; ///< greatest number of bytes until the next cut
    QRandomGenerator random{1};

private:
    void join()
    {
        while (QTcpSocket *guest = nextPendingConnection()) {
            auto *host = new QTcpSocket(guest);
            host->connectToHost(QHostAddress::LocalHost, target);
            pass(guest, host, guest);
            pass(host, guest, guest);
            connect(host, &QTcpSocket::disconnected, guest, &QTcpSocket::disconnectFromHost);
            connect(host, &QTcpSocket::errorOccurred, guest, &QTcpSocket::abort);
            connect(guest, &QTcpSocket::disconnected, guest, &QObject::deleteLater);
        }
    }

    void pass(QTcpSocket *from, QTcpSocket *to, QTcpSocket *guest)
    {
        connect(from, &QTcpSocket::readyRead, to, [this, from, to, guest] {
            const QByteArray bytes = from->readAll();
            left_ -= bytes.size();
            if (cutsLeft > 0 && left_ <= 0) {
                --cutsLeft;
                ++cuts;
                to->write(bytes.left(random.bounded(static_cast<int>(bytes.size()) + 1)));
                to->flush();
                left_ = random.bounded(300, interval);
                guest->abort();
                return;
            }
            to->write(bytes);
        });
        connect(to, &QTcpSocket::connected, from, [from] { Q_EMIT from->readyRead(); });
    }

    qint64 left_ = 1000;
};

/// `meadhall-cli host` with one table.
class HostProcess {
public:
    HostProcess(QString folder, QStringList options) : folder_(std::move(folder)), options_(std::move(options)) {}
    ~HostProcess() { kill(); }

    /// @return whether it listens; `invitation` and `port` are set then
    bool start()
    {
        process_ = std::make_unique<QProcess>();
        process_->setStandardErrorFile(QDir(folder_).filePath(QStringLiteral("log")), QIODevice::Append);
        process_->start(programPath("meadhall-cli"),
                        QStringList{QStringLiteral("host"), QStringLiteral("--address"), QStringLiteral("127.0.0.1"),
                                    QStringLiteral("--listen"), QStringLiteral("127.0.0.1"), QStringLiteral("--data"),
                                    folder_, QStringLiteral("--port"), QString::number(invitation.port)}
                            + options_);
        if (!waitFor([this] { return process_->canReadLine(); }))
            return false;
        const QString line = QString::fromUtf8(process_->readLine());
        const ReadInvitation read = invitationOf(line.section(QLatin1Char(' '), 2).trimmed());
        const bool same = invitation.port == 0 || read.invitation == invitation;
        invitation = read.invitation;
        return same && read.error == InvitationError::None;
    }
    void kill()
    {
        if (!process_)
            return;
        process_->kill();
        process_->waitForFinished();
    }
    bool runs() const { return process_->state() == QProcess::Running; }
    QString log() const
    {
        QFile file(QDir(folder_).filePath(QStringLiteral("log")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// The games of the table, oldest first, with all cards.
    std::vector<Events> games() const
    {
        const QDir table(QDir(folder_).filePath(QStringLiteral("table-1")));
        std::vector<Events> games;
        const QDir archive(table.filePath(QStringLiteral("games")));
        for (const QString &name :
             archive.entryList({QStringLiteral("*.meadhall")}, QDir::Files, QDir::Time | QDir::Reversed))
            games.push_back(record::readRecord(archive.filePath(name)).events);
        if (const QString running = table.filePath(QStringLiteral("running.meadhall")); QFile::exists(running))
            games.push_back(record::readRecord(running).events);
        return games;
    }

    Invitation invitation;

private:
    QString folder_;
    QStringList options_;
    std::unique_ptr<QProcess> process_;
};

/// A guest who answers at once with any legal answer, as a window would by its table.
class RandomGuest : public QObject {
public:
    RandomGuest(Transport &real, const Invitation &invitation, const QString &name, quint32 seed)
        : transport(real), guest(transport, invitation, name), random_(seed)
    {
        connect(&guest.table(), &Table::restarted, this, [this] {
            HumanSeat *own = guest.table().humanSeat(guest.seat());
            connect(own, &HumanSeat::asked, this, &RandomGuest::answer);
            connect(own, &HumanSeat::eventSeen, this, &RandomGuest::noteEnd);
            noteEnd(guest.table().record().back());
        });
        connect(&guest.table(), &Table::refused, this, [this] { ++refused; });
        connect(&guest, &GuestTable::dealsChecked, this, [this] { deals.insert(guest.checkedDeals()->fairness); });
        connect(&guest, &GuestTable::ended, this, [this](Code code, Loss) { ending = code; });
        connect(&guest, &GuestTable::undoAsked, this, [this] { guest.agreeToUndo(true); });
    }

    RecordingTransport transport;
    GuestTable guest;
    std::vector<Events> finished; ///< the games that it has seen to their end
    std::set<Fairness> deals;     ///< what was found out about the deals
    int refused = 0;
    std::optional<Code> ending;

private:
    void noteEnd(const Event &event)
    {
        if (!std::holds_alternative<GameOverEvent>(event))
            return;
        if (const Events &seen = guest.table().record(); finished.empty() || finished.back() != seen)
            finished.push_back(seen);
    }

    void answer()
    {
        const Events &seen = guest.table().record();
        const auto referee = makeSeenReferee(std::get<GameEvent>(seen.front()), guest.seat());
        for (std::size_t i = 1; i < seen.size(); ++i)
            referee->apply(seen[i]);
        const Events legal = referee->legalEvents();
        const Event event = legal[random_.bounded(static_cast<quint32>(legal.size()))];
        // Queued: the table must not be entered again from its own signal.
        QMetaObject::invokeMethod(
            this, [this, event] { guest.table().answer(guest.seat(), event); }, Qt::QueuedConnection);
    }

    QRandomGenerator random_;
};

/// A game as a seat sees it, as lines without the keys that guests do not get.
inline QList<QByteArray> seenLines(const Events &game, int seat)
{
    QList<QByteArray> lines;
    const auto referee = makeReferee(std::get<GameEvent>(game.front()));
    for (std::size_t i = 0; i < game.size(); ++i) {
        Event seen = referee->seenBy(game[i], seat);
        if (auto *start = std::get_if<GameEvent>(&seen))
            start->chairs.clear();
        lines.append(record::toLine(seen));
        if (i > 0)
            referee->apply(game[i]);
    }
    return lines;
}

/// Checks that a guest has received nothing but what its seat may see: event for event what a record says, from its
/// beginning or after what was known; cards occur nowhere else.
/// @return what is wrong; empty if nothing is
inline QString wrongIn(const QByteArray &stream, const std::vector<Events> &games, int seat)
{
    static const QRegularExpression card(QStringLiteral("\"[BRPGKOS]-?\\d+\""));
    std::vector<QList<QByteArray>> wanted;
    for (const Events &game : games)
        wanted.push_back(seenLines(game, seat));
    QList<QByteArray> seen;
    QList<QByteArray> lines = stream.split('\n');
    lines.removeLast(); // unfinished, or nothing
    for (const QByteArray &line : lines) {
        if (line.startsWith("{\"event\":\"game\""))
            seen.clear();
        if (!line.startsWith("{\"event\"")) {
            if (!line.startsWith("{\"open\"") && card.match(QString::fromUtf8(line)).hasMatch())
                return QStringLiteral("a card in ") + QString::fromUtf8(line);
            continue;
        }
        seen.append(line);
        const auto begins = [&seen](const QList<QByteArray> &game) {
            return game.size() >= seen.size() && std::equal(seen.begin(), seen.end(), game.begin());
        };
        if (std::none_of(wanted.begin(), wanted.end(), begins))
            return QStringLiteral("not of any game as seat %1 sees it: ").arg(seat) + QString::fromUtf8(line);
    }
    return {};
}

struct MatchOptions {
    Game game = Game::Odin;
    QString chairs = QStringLiteral("guest,beginner,guest");
    int guests = 2;
    int cuts = 0, kills = 0;
    int interval = 4000; ///< greatest number of bytes between two cuts
    int games = 1;       ///< at least; more if cuts or kills are left
    quint32 seed = 1;
    int patience = 60000; ///< longest time without an event, in ms
};

/// Plays until everything wanted has happened.
/// @param folder empty
/// @return what went wrong; empty if nothing was lost and everyone has seen the same
inline QString playMatch(Transport &transport, const QString &folder, const MatchOptions &options,
                         QString *summary = nullptr)
{
    const QString game = options.game == Game::Odin ? QStringLiteral("odin") : QStringLiteral("ninjan");
    QStringList arguments{QStringLiteral("--game"), game, QStringLiteral("--chairs"), options.chairs};
    if (options.game == Game::Odin)
        arguments += {QStringLiteral("--target"), QStringLiteral("8")};
    HostProcess host(folder, arguments);
    if (!host.start())
        return QStringLiteral("the host does not start: ") + host.log();
    CuttingProxy cable;
    cable.target = host.invitation.port;
    cable.random.seed(options.seed);
    cable.interval = options.interval;
    Invitation invitation = host.invitation;
    invitation.port = cable.serverPort();

    QRandomGenerator random(options.seed);
    std::vector<std::unique_ptr<RandomGuest>> guests;
    qint64 events = 0, nextKill = random.bounded(40, 120);
    for (int i = 0; i < options.guests; ++i) {
        guests.push_back(std::make_unique<RandomGuest>(transport, invitation, QStringLiteral("Guest %1").arg(i),
                                                       options.seed + static_cast<quint32>(i)));
        QObject::connect(&guests.back()->guest.table(), &Table::changed, [&events] { ++events; });
        guests.back()->guest.join();
    }
    int kills = 0;
    bool seated = false;
    const auto over = [&] {
        return seated && cable.cutsLeft == 0 && kills == options.kills
               && std::all_of(guests.begin(), guests.end(), [&](const auto &one) {
                      return static_cast<int>(one->finished.size()) >= options.games && one->guest.table().gameOver()
                             && one->guest.state() == GuestTable::State::Playing;
                  });
    };
    QElapsedTimer quiet;
    quiet.start();
    for (qint64 before = 0; !over();) {
        QTest::qWait(20); // what is waited for is spread over several tables and processes: no signal tells all of it
        // Who is not seated yet does not come back by itself.
        const auto plays = [](const auto &one) { return one->guest.state() == GuestTable::State::Playing; };
        if (!seated && std::all_of(guests.begin(), guests.end(), plays)) {
            seated = true;
            cable.cutsLeft = options.cuts;
        }
        if (before != events)
            quiet.start();
        before = events;
        if (quiet.elapsed() > options.patience)
            return QStringLiteral("nothing happens any more; %1 cuts, %2 kills\n").arg(cable.cuts).arg(kills)
                   + host.log();
        for (const auto &one : guests)
            if (one->ending)
                return QStringLiteral("a guest was sent away: %1\n").arg(static_cast<int>(*one->ending)) + host.log();
        if (seated && kills < options.kills && events >= nextKill) {
            host.kill();
            ++kills;
            nextKill = events + random.bounded(40, 120);
            if (!host.start())
                return QStringLiteral("the host does not start again, or with another invitation: ") + host.log();
        }
    }
    const std::vector<Events> games = host.games();
    qint64 answers = 0;
    for (const auto &one : guests) {
        const int seat = one->guest.seat();
        for (const QByteArray &stream : one->transport.streams)
            if (const QString wrong = wrongIn(stream, games, seat); !wrong.isEmpty())
                return wrong;
        // Every game that has ended was seen to its end by everyone.
        std::size_t next = 0;
        for (const Events &played : games) {
            if (!std::holds_alternative<GameOverEvent>(played.back()))
                continue;
            if (next == one->finished.size())
                return QStringLiteral("a guest has missed the end of a game");
            const Events &seen = one->finished[next++];
            const auto referee = makeReferee(std::get<GameEvent>(played.front()));
            for (std::size_t i = 1; i < played.size(); ++i) {
                if (seen.size() != played.size() || seen[i] != referee->seenBy(played[i], seat))
                    return QStringLiteral("a guest has seen another game");
                referee->apply(played[i]);
            }
        }
        answers += one->refused;
        // A host that is killed between the parts and the deal has to ask for others.
        if (options.kills > 0)
            one->deals.erase(Fairness::MixedAgain);
        if (one->deals != std::set{Fairness::Fair})
            return QStringLiteral("a guest has found deals that are not fair, or none");
    }
    if (answers > 0)
        return QStringLiteral("%1 answers were refused\n").arg(answers) + host.log();
    if (summary)
        *summary = QStringLiteral("%1 games, %2 cuts, %3 kills").arg(games.size()).arg(cable.cuts).arg(kills);
    return {};
}

} // namespace meadhall::test
