// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli host: tables for guests, without a window.
#include "arguments.h"
#include "chairs.h"
#include "club.h"
#include "commands.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/network/invitation.h"
#include "engine/record/json_writer.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace meadhall::cli {
namespace {

namespace json = record::json;

constexpr int kMostTables = 10'000;
/// Handshakes at once: as for one table, and some more if a whole club comes back after a crash.
constexpr int kHandshakes = 64;

/// The text of a chair in records; empty if it is none. Programs run under the rights of the host.
std::string chairTextOf(const QString &text)
{
    if (text == QLatin1String("guest") || text.startsWith(QLatin1String("exec:")))
        return players::chairOf(text.toStdString()) ? text.toStdString() : std::string();
    const std::string level = "computer:" + text.toStdString();
    return players::chairOf(level) ? level : std::string();
}

/// Names and chairs; the names of guests come with them.
void setChairs(GameEvent &game, const QStringList &texts, QString &wrong)
{
    for (const QString &text : texts) {
        game.chairs.push_back(chairTextOf(text));
        if (game.chairs.back().empty() && wrong.isEmpty())
            wrong = QStringLiteral("\"%1\" is not a chair").arg(text);
        const QString name =
            text == QLatin1String("guest") ? QStringLiteral("Guest") : text.section(QLatin1Char(':'), 0, 0);
        game.seats.push_back(QStringLiteral("%1 %2").arg(name, QString::number(game.seats.size() + 1)).toStdString());
    }
    if (wrong.isEmpty() && std::find(game.chairs.begin(), game.chairs.end(), "guest") == game.chairs.end())
        wrong = QStringLiteral("no chair is for a guest");
}

/// Reads the rules of the game.
void setRules(GameEvent &game, Arguments &arguments, QString &wrong)
{
    if (game.game != Game::Odin) {
        if (arguments.has("target") || arguments.has("colours") || arguments.has("goat"))
            wrong = QStringLiteral("--target, --colours and --goat are rules of Odin");
        return;
    }
    odin::Rules rules;
    rules.colours = odin::usualColours(static_cast<int>(game.seats.size()));
    rules.target = static_cast<int>(arguments.integer("target", odin::kDefaultTarget, 1, 1'000'000));
    if (arguments.has("colours")) {
        const auto colours = odin::coloursOf(arguments.text("colours").toStdString());
        if (!colours)
            wrong = QStringLiteral("--colours must be letters of BRPGKO, not \"%1\"").arg(arguments.text("colours"));
        rules.colours = colours.value_or(rules.colours);
    }
    rules.goat = arguments.has("goat") ? odin::Goat::In : odin::Goat::Out;
    odin::setRules(game, rules);
}

/// The folder of the tables if none is given.
QString standardFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("meadhall/club"));
}

/// Runs the tables until all games are played.
class Club {
public:
    Club(const ClubSettings &settings, network::Transport &transport, bool asJson)
        : settings_(settings), transport_(transport), server_(transport), asJson_(asJson)
    {
        QObject::connect(&server_, &network::TableServer::turnedAway, &server_,
                         [](const QString &peer, const QString &why) {
                             printError("turned away " + peer.toUtf8() + ": " + why.toUtf8());
                         });
    }

    /// @param port 0: the one of last time, or any free one
    /// @param shown addresses in the invitations; port 0: the one that is listened on
    /// @param asksRouter whether it is asked for a port, whose address stands first then
    /// @param relay at which guests are let in, too, and whose address stands first then
    /// @return an error; empty if the tables are open
    QString open(const QString &listen, quint16 port, const std::vector<network::Address> &shown,
                 const std::optional<network::Invitation> &relay, bool asksRouter)
    {
        for (int number = 1; number <= settings_.tables; ++number) {
            tables_.push_back(std::make_unique<ClubTable>(settings_, number));
            if (const QString error = tables_.back()->error(); !error.isEmpty())
                return error;
            watch(*tables_.back(), number);
        }
        const quint16 kept = tables_.front()->host().keptPort();
        const int handshakes = kHandshakes + settings_.tables * static_cast<int>(settings_.game.seats.size());
        QString error = server_.listen(listen, port > 0 ? port : kept, handshakes);
        if (!error.isEmpty() && port == 0 && kept > 0)
            error = server_.listen(listen, 0, handshakes);
        if (!error.isEmpty())
            return QStringLiteral("cannot listen: %1").arg(error);
        shown_ = shown;
        for (network::Address &address : shown_)
            if (address.port == 0)
                address.port = server_.port();
        for (const auto &table : tables_)
            server_.add(table->host());
        if (asksRouter)
            routerPort_ =
                transport_.openPort(server_.port(), [this](const network::OpenedPort &opened) { onRouter(opened); });
        if (relay) {
            QObject::connect(&server_, &network::TableServer::relayedChanged, &server_, [this] { announceRelayed(); });
            server_.openAtRelay(*relay, network::tableIdOf(tables_.front()->host().key() + "relay"));
        }
        if (!relay && !routerPort_)
            announceAll();
        return {};
    }

private:
    void announceAll() const
    {
        for (std::size_t i = 0; i < tables_.size(); ++i)
            announce(static_cast<int>(i) + 1, textOf(server_.invitationTo(tables_[i]->host(), shown_)));
        if (!flushOutput()) // without invitations nobody comes
            QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(kExitFailure); });
    }

    void onRouter(const network::OpenedPort &port)
    {
        if (port.state == network::OpenedPort::State::Open)
            return announceWith(port.way);
        printError(port.state == network::OpenedPort::State::Shared
                       ? "the router has no public address: the provider shares one among many homes"
                       : "no router opens a port");
        announceAll();
    }

    void announceRelayed()
    {
        if (server_.relayed().port > 0)
            announceWith(server_.relayed());
        else
            printError("the relay is not reached");
    }

    /// Once another way is known.
    void announceWith(const network::Address &way)
    {
        if (std::find(shown_.begin(), shown_.end(), way) != shown_.end())
            return;
        shown_.insert(shown_.begin(), way);
        announceAll();
    }

    void watch(ClubTable &table, int number)
    {
        QObject::connect(&table, &ClubTable::happened, &table, [number](const QString &what) {
            printError("table " + QByteArray::number(number) + ": " + what.toUtf8());
        });
        QObject::connect(&table, &ClubTable::done, &table, [this] {
            const auto finished = [](const auto &one) { return one->finished(); };
            if (std::all_of(tables_.begin(), tables_.end(), finished)) // once their last words are sent
                QTimer::singleShot(500, qApp, &QCoreApplication::quit);
        });
    }

    void announce(int number, const QString &invitation) const
    {
        if (asJson_)
            printLine(json::ObjectWriter()
                          .key("table", json::number(number))
                          .key("invitation", json::quote(invitation.toStdString()))
                          .finished());
        else
            printLine("table " + QByteArray::number(number) + ": " + invitation.toUtf8());
    }

    const ClubSettings &settings_;
    network::Transport &transport_;
    network::TableServer server_;
    std::unique_ptr<network::PortOpening> routerPort_;
    std::vector<network::Address> shown_; ///< in the invitations
    bool asJson_;
    std::vector<std::unique_ptr<ClubTable>> tables_;
};

int hostTables(const Command &self, const QStringList &given)
{
    Arguments arguments(given,
                        {"port", "tables", "game", "chairs", "target", "colours", "games", "wait", "fill", "pace",
                         "data", "listen", "address", "relay"},
                        {"goat", "json", "router"});
    ClubSettings settings;
    QString wrong;
    settings.game.game = arguments.game();
    setChairs(settings.game, chairTexts(arguments.text("chairs", QStringLiteral("guest,guest"))), wrong);
    setRules(settings.game, arguments, wrong);
    settings.tables = static_cast<int>(arguments.integer("tables", 1, 1, kMostTables));
    settings.games = static_cast<int>(arguments.integer("games", 0, 0, 1'000'000));
    settings.wait = static_cast<int>(arguments.integer("wait", network::TableHost::kDefaultWait, 1, 86'400));
    settings.fill = static_cast<int>(arguments.integer("fill", 0, 0, 86'400));
    settings.pace = static_cast<int>(arguments.integer("pace", 0, 0, 60'000));
    settings.folder = arguments.text("data", standardFolder());
    const auto port = static_cast<quint16>(arguments.integer("port", 0, 0, 65'535));
    const QString relay = arguments.text("relay");
    const network::ReadInvitation readRelay = network::invitationOf(relay);
    if (!relay.isEmpty() && readRelay.error != network::InvitationError::None)
        wrong = QStringLiteral("--relay must be the line that a relay prints, not \"%1\"").arg(relay);
    if (!arguments.error().isEmpty() || !wrong.isEmpty())
        return wrongUsage(self, arguments.error().isEmpty() ? wrong : arguments.error());
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));
    if (whyIllegal(settings.game) != Reason::None)
        return wrongUsage(self, QStringLiteral("this game cannot be played with so many chairs or so few colours"));
    network::Missing missing = network::Missing::Nothing;
    network::Transport *transport = network::loadTransport(&missing);
    if (!transport) {
        printError(networkMissing(missing));
        return kExitFailure;
    }
    QStringList addresses;
    if (arguments.has("address"))
        addresses = arguments.text("address").split(QLatin1Char(','));
    else
        addresses = ownAddresses(*transport, arguments.text("listen")).mid(0, network::kMostAddresses - 1);
    if (addresses.isEmpty())
        addresses = {QStringLiteral("127.0.0.1")};
    std::vector<network::Address> shown;
    for (const QString &address : addresses) {
        // With a port, it is that of a balancer or a router.
        const network::ReadInvitation read = network::addressOf(address);
        const bool hasPort = read.error == network::InvitationError::None;
        if (!hasPort && !isHost(address))
            return wrongUsage(self, QStringLiteral("\"%1\" is neither a name nor an address").arg(address));
        shown.push_back(hasPort ? network::Address{read.invitation.host, read.invitation.port}
                                : network::Address{address, 0});
    }
    Club club(settings, *transport, arguments.has("json"));
    const QString error =
        club.open(arguments.text("listen"), port, shown,
                  relay.isEmpty() ? std::nullopt : std::optional(readRelay.invitation), arguments.has("router"));
    if (!error.isEmpty()) {
        printError("meadhall-cli host: " + error.toUtf8());
        return kExitFailure;
    }
    return QCoreApplication::exec();
}

} // namespace

bool isHost(const QString &text)
{
    return network::addressOf(network::addressText(text, 1)).error == network::InvitationError::None;
}

QStringList ownAddresses(const network::Transport &transport, const QString &listen)
{
    const bool all = QStringList{{}, QStringLiteral("0.0.0.0"), QStringLiteral("::")}.contains(listen);
    return all ? transport.ownAddresses() : QStringList{listen};
}

QByteArray networkMissing(network::Missing missing)
{
    return missing == network::Missing::Module
               ? "meadhall-cli: built without Qt Network, or its module meadhall-network is not installed"
               : "meadhall-cli: Qt's TLS plug-in or the library of OpenSSL is not installed; there is no play without "
                 "encryption";
}

const Command kHost{"host", "[--port P] [--tables N] [OPTION ...]", "opens tables for guests, without a window",
                    R"(Prints one line for each table, "table 1: meadhall:ADDRESS:PORT/KEY": the invitation, which
"Join friends" in the window and the command join accept. When all seats of a table are taken its game begins; after
it the next one. Guests who drop out can return to their seat; after a while a computer plays for them. Every table has
a folder of its own with the journal of its game. After a crash the same command with the same folder continues all
games with the same invitations, and the guests come back by themselves. What happens is logged on standard error.

  --port P         to listen on (default: that of last time, or any free one)
  --listen A       address to listen on (default: all)
  --address A,..   addresses or names in the invitations, with the port if it is another, as of a balancer: HOST:PORT,
                   an IPv6 address in brackets then (default: those of this machine)
  --router         asks the router to open the port while the tables are open, by NAT-PMP or UPnP
  --relay LINE     lets guests in at a relay, too: the line that "meadhall-cli relay" prints
  --tables N       number of tables (default: 1)
  --game G         odin or ninjan (default: odin)
  --chairs A,B,..  who sits in each seat: guest, a level (beginner, easy, medium, hard, master) or exec:COMMAND
                   (default: guest,guest)
  --target T       Odin: points that end a game (default: 15)
  --colours L      Odin: letters of the colours in the deck (default: the usual ones for so many players)
  --goat           Odin: with the goat
  --games N        stop after N games at each table (default: 0, never)
  --wait S         seconds until a computer plays for a guest who is away (default: 60)
  --fill S         seconds until computers take the seats that are still free (default: 0, never)
  --pace MS        shortest time of a computer's answer in milliseconds (default: 0)
  --data DIR       folder of the tables (default: meadhall/club in the user's data folder)
  --json           print {"table":1,"invitation":"..."}

Exit code 0: all games are played. 1: it cannot listen, a journal cannot be used, or there is no TLS. 2: wrong usage.
)",
                    hostTables};

} // namespace meadhall::cli
