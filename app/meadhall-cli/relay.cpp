// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli relay: joins guests with hosts that nobody can reach.
#include "arguments.h"
#include "club.h"
#include "commands.h"
#include "engine/network/invitation.h"
#include "engine/record/kept_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>

namespace meadhall::cli {
namespace {

constexpr QLatin1String kFormatField("format"), kKeyField("key");
constexpr int kRelayFormat = 1;

/// The key of last time, or a new one that is kept from now on; empty if it cannot be kept.
QByteArray keptKey(const QString &folder)
{
    record::KeptFile file(QDir(folder).filePath(QStringLiteral("relay.json")), kRelayFormat,
                          std::make_shared<record::FolderLock>(folder));
    const QJsonObject kept = QJsonDocument::fromJson(file.read()).object();
    QByteArray key = QByteArray::fromHex(kept.value(kKeyField).toString().toLatin1());
    if (key.size() == network::kKeyBytes)
        return key;
    key = network::newKey();
    file.write(QJsonDocument(QJsonObject{{kFormatField, kRelayFormat}, {kKeyField, QString::fromLatin1(key.toHex())}})
                   .toJson());
    record::FileWriter::instance().waitForFinished();
    const int code = file.error();
    if (code != 0)
        printError((file.fileName() + QStringLiteral(": ") + record::wordsOf(code)).toUtf8());
    return code == 0 ? key : QByteArray();
}

int relayTables(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"port", "guests", "address", "listen", "data"}, {});
    network::RelayOptions options;
    options.port = static_cast<quint16>(arguments.integer("port", 41800, 0, 65'535));
    options.address = arguments.text("listen");
    options.publicName = arguments.text("address");
    static const QRegularExpression range(QStringLiteral("^(\\d{1,5})-(\\d{1,5})$"));
    const auto guests = range.match(arguments.text("guests", QStringLiteral("41801-41900")));
    const int first = guests.captured(1).toInt(), last = guests.captured(2).toInt();
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (first < 1 || last < first || last > 65'535)
        return wrongUsage(self, QStringLiteral("--guests must be two ports, such as 41801-41900"));
    if (!options.publicName.isEmpty() && !isHost(options.publicName))
        return wrongUsage(self, QStringLiteral("\"%1\" is neither a name nor an address").arg(options.publicName));
    if (!arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("this command takes no file"));
    options.firstGuestPort = static_cast<quint16>(first);
    options.lastGuestPort = static_cast<quint16>(last);
    network::Missing missing = network::Missing::Nothing;
    network::Transport *transport = network::loadTransport(&missing);
    if (!transport) {
        printError(networkMissing(missing));
        return kExitFailure;
    }
    const QString standard = QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
                                 .filePath(QStringLiteral("meadhall/relay"));
    options.key = keptKey(arguments.text("data", standard));
    if (options.key.isEmpty())
        return kExitFailure;
    options.happened = [](const QString &what) { printError(what.toUtf8()); };
    QString error;
    const auto relay = transport->listenAsRelay(options, error);
    if (!relay) {
        printError("meadhall-cli relay: cannot listen: " + error.toUtf8());
        return kExitFailure;
    }
    const QStringList own = ownAddresses(*transport, options.address);
    const QString name = !options.publicName.isEmpty() ? options.publicName
                         : own.isEmpty()               ? QStringLiteral("127.0.0.1")
                                                       : own.first();
    printLine("relay: " + textOf(network::Invitation{name, relay->port(), options.key, {}}).toUtf8());
    return flushOutput() ? QCoreApplication::exec() : kExitFailure;
}

} // namespace

const Command kRelay{
    "relay", "[--port P] [--guests A-B] [OPTION ...]", "joins guests with hosts that nobody can reach",
    R"(For a machine with a public address. Prints one line, "relay: meadhall:ADDRESS:PORT/KEY": hosts enter it as their
relay ("meadhall-cli host --relay LINE", or the window's settings). A host connects to the port and gets one of the
ports of --guests for its table; guests join there by the invitation of their host. The relay passes on bytes that are
encrypted between host and guest. It knows no names and keeps nothing but its own key. Each table has at most 32
connections at once, each of them at most 64 KiB a second. Relays share nothing: start as many as you like.

  --port P      for hosts (default: 41800)
  --guests A-B  ports for guests, one a table (default: 41801-41900)
  --address A   address or name under which hosts and guests reach the relay (default: the first of this machine)
  --listen A    address to listen on (default: all)
  --data DIR    folder of the key (default: meadhall/relay in the user's data folder)

Exit code 1: it cannot listen or keep its key, or there is no TLS. 2: wrong usage.
)",
    relayTables};

} // namespace meadhall::cli
