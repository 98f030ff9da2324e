// SPDX-License-Identifier: GPL-3.0-or-later
// meadhall-cli join: a computer as a guest at other programs' tables.
#include "arguments.h"
#include "club.h"
#include "commands.h"
#include "engine/core/old_turns.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/network/guest_table.h"
#include "engine/network/words.h"
#include "engine/players/chair.h"
#include "engine/record/json_writer.h"
#include "engine/table/computer_seat.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <numeric>
#include <utility>

namespace meadhall::cli {
namespace {

namespace json = record::json;
using network::GuestTable;

QByteArray wordsOf(network::Fairness fairness)
{
    using network::Fairness;
    switch (fairness) {
    case Fairness::Unknown:
        return "joined after the deal, so whether it was fair is unknown";
    case Fairness::Fair:
        return "dealt fairly";
    case Fairness::Unproved:
        break;
    case Fairness::OtherSecret:
        return "not dealt fairly: the host has opened another secret than it had committed to";
    case Fairness::OtherParts:
        return "not dealt fairly: a part is missing, or is not the one that was promised";
    case Fairness::MixedAgain:
        return "the host prepared the deal more than once, and could choose between several";
    case Fairness::Withheld:
        return "a part of the deal was promised and not added, so it could be chosen whether it counts";
    case Fairness::OtherGame:
        return "not dealt fairly: the rules or the seats are not those for which the parts were given";
    case Fairness::OtherDeal:
        return "not dealt fairly: a deal does not follow from the secret and the parts";
    case Fairness::ImpossibleMove:
        return "not played fairly: a move does not fit the hand that was dealt";
    case Fairness::OtherMove:
        return "not played fairly: a move of this seat is not the one that was sent";
    }
    return "the host has not proved that its deals were fair";
}

/// A computer at the table of somebody else. It uses that table as the window would.
class ComputerGuest : public QObject {
public:
    ComputerGuest(network::Transport &transport, const network::Invitation &invitation, const QString &name,
                  players::Level level, std::uint64_t seed)
        : guest_(transport, invitation, name), level_(level), seed_(seed)
    {
        connect(&guest_.table(), &Table::restarted, this, &ComputerGuest::sitDown);
        connect(&guest_.table(), &Table::refused, this, [this] { ++refused_; });
        connect(&guest_, &GuestTable::dealsChecked, this, [this] {
            const network::Fairness fairness = guest_.checkedDeals()->fairness;
            isUnchecked_ = false;
            fair_ += fairness == network::Fairness::Fair ? 1 : 0;
            if (fairness != network::Fairness::Fair)
                printError("meadhall-cli join: " + wordsOf(fairness));
        });
        connect(&guest_, &GuestTable::undoAsked, this, [this] { guest_.agreeToUndo(true); });
        connect(&guest_, &GuestTable::ended, this, &ComputerGuest::reportUnchecked);
    }

    GuestTable &guest() { return guest_; }
    const std::vector<double> &latencies() const { return latencies_; }
    int games() const { return games_; }
    int refused() const { return refused_; }
    /// Games whose deals were fair.
    int fair() const { return fair_; }

private:
    /// The host had its time to open its secret.
    void reportUnchecked()
    {
        if (std::exchange(isUnchecked_, false))
            printError("meadhall-cli join: " + wordsOf(network::Fairness::Unproved));
    }

    void sitDown()
    {
        reportUnchecked();
        const int seat = guest_.seat();
        computer_ = std::make_unique<ComputerSeat>(seat, level_, mixSeeds(seed_, toIndex(seat)), nullptr);
        for (const Event &event : withoutOldTurns(guest_.table().seenBy(seat)))
            computer_->onEvent(event);
        HumanSeat *human = guest_.table().humanSeat(seat);
        connect(human, &HumanSeat::eventSeen, this, [this, seat](const Event &event) { onEvent(seat, event); });
        connect(human, &HumanSeat::asked, this, [this](RequestKind kind) { computer_->ask(kind, 0); });
        connect(computer_.get(), &Seat::answered, this, [this, seat](quint64, const Event &answer) {
            // Waits here, so that the time measured is that of the table alone.
            const qint64 since = lastAnswer_.isValid() ? lastAnswer_.elapsed() : GuestTable::kAnswerInterval;
            const int wait = static_cast<int>(std::max<qint64>(GuestTable::kAnswerInterval - since, 0));
            QTimer::singleShot(wait, Qt::PreciseTimer, computer_.get(), [this, seat, answer] {
                lastAnswer_.start();
                sent_.start();
                guest_.table().answer(seat, answer);
            });
        });
    }

    void onEvent(int seat, const Event &event)
    {
        if (sent_.isValid()) {
            latencies_.push_back(static_cast<double>(sent_.nsecsElapsed()) / 1e6);
            sent_.invalidate();
        }
        if (std::holds_alternative<GameOverEvent>(event)) {
            ++games_;
            isUnchecked_ = true;
        }
        if (seat == guest_.seat())
            computer_->onEvent(event);
    }

    GuestTable guest_;
    players::Level level_;
    std::uint64_t seed_;
    std::unique_ptr<ComputerSeat> computer_;
    QElapsedTimer lastAnswer_;
    QElapsedTimer sent_; ///< since an answer whose event has not come back
    std::vector<double> latencies_;
    int games_ = 0, refused_ = 0, fair_ = 0;
    bool isUnchecked_ = false; ///< a game is over, and the host has not opened its secret
};

QByteArray reasonOf(network::Code code, network::Loss loss)
{
    if (code != network::Code::None) {
        const auto word = network::wordOf(code);
        return QByteArray(word.data(), static_cast<qsizetype>(word.size()));
    }
    switch (loss) {
    case network::Loss::Unreachable:
        return "nobody listens there";
    case network::Loss::WrongKey:
        return "the key does not fit";
    case network::Loss::TimedOut:
        return "no answer in time";
    case network::Loss::Closed:
        break;
    }
    return "the connection was lost";
}

/// Prints what all guests together have done.
void printFigures(const std::vector<std::unique_ptr<ComputerGuest>> &guests, bool asJson)
{
    std::vector<double> latencies;
    int games = 0, refused = 0, fair = 0;
    for (const auto &guest : guests) {
        fair += guest->fair();
        latencies.insert(latencies.end(), guest->latencies().begin(), guest->latencies().end());
        games += guest->games();
        refused += guest->refused();
    }
    std::sort(latencies.begin(), latencies.end());
    const double mean = latencies.empty() ? 0
                                          : std::accumulate(latencies.begin(), latencies.end(), 0.0)
                                                / static_cast<double>(latencies.size());
    const double p99 = latencies.empty() ? 0 : latencies[latencies.size() * 99 / 100];
    if (asJson) {
        printLine(json::ObjectWriter()
                      .key("games", json::number(games))
                      .key("fair", json::number(fair))
                      .key("answers", json::number(latencies.size()))
                      .key("refused", json::number(refused))
                      .key("latencyMeanMs", json::number(mean))
                      .key("latencyP99Ms", json::number(p99))
                      .finished());
        return;
    }
    printLine("games: " + QByteArray::number(games) + ", dealt fairly: " + QByteArray::number(fair) + ", answers: "
              + QByteArray::number(qulonglong(latencies.size())) + ", refused: " + QByteArray::number(refused));
    printLine("from an answer to its event: mean " + QByteArray::number(mean, 'f', 2) + " ms, 99th percentile "
              + QByteArray::number(p99, 'f', 2) + " ms");
}

/// Sits at all tables until all of them are closed.
/// @return the exit code
int play(const std::vector<std::unique_ptr<ComputerGuest>> &guests, bool asJson)
{
    int left = static_cast<int>(guests.size());
    bool failed = false;
    const auto end = [&](bool failure) {
        failed = failed || failure;
        if (--left == 0)
            QCoreApplication::quit();
    };
    for (const auto &guest : guests) {
        GuestTable &table = guest->guest();
        QObject::connect(&table, &GuestTable::ended, &table, [end](network::Code code, network::Loss loss) {
            const bool closed = code == network::Code::Closed;
            if (!closed)
                printError("meadhall-cli join: " + reasonOf(code, loss));
            end(!closed);
        });
        QObject::connect(&table, &GuestTable::chairRefused, &table, [&table, end](network::Code why) {
            printError("meadhall-cli join: no chair: " + reasonOf(why, {}));
            table.leave();
            end(true);
        });
        table.join();
    }
    if (left > 0)
        QCoreApplication::exec();
    printFigures(guests, asJson);
    return failed ? kExitFailure : kExitOk;
}

int joinTable(const Command &self, const QStringList &given)
{
    Arguments arguments(given, {"level", "name", "seed"}, {"json"});
    const QString level = arguments.text("level", QStringLiteral("medium"));
    const auto chair = players::chairOf("computer:" + level.toStdString());
    const auto seed = arguments.seed(1);
    if (!arguments.error().isEmpty())
        return wrongUsage(self, arguments.error());
    if (!chair)
        return wrongUsage(self, QStringLiteral("\"%1\" is not a level").arg(level));
    if (arguments.rest().isEmpty())
        return wrongUsage(self, QStringLiteral("an invitation is missing"));
    std::vector<network::Invitation> invitations;
    for (const QString &text : arguments.rest()) {
        const network::ReadInvitation read = network::invitationOf(text);
        if (read.error != network::InvitationError::None)
            return wrongUsage(self, QStringLiteral("\"%1\" is not an invitation").arg(text));
        invitations.push_back(read.invitation);
    }
    network::Missing missing = network::Missing::Nothing;
    network::Transport *transport = network::loadTransport(&missing);
    if (!transport) {
        printError(networkMissing(missing));
        return kExitFailure;
    }
    std::vector<std::unique_ptr<ComputerGuest>> guests;
    for (const network::Invitation &invitation : invitations)
        guests.push_back(std::make_unique<ComputerGuest>(*transport, invitation,
                                                         arguments.text("name", QStringLiteral("Computer")),
                                                         chair->level, mixSeeds(seed, guests.size())));
    return play(guests, arguments.has("json"));
}

} // namespace

const Command kJoin{
    "join", "[--level L] [--name N] [--seed S] [--json] INVITATION...",
    "sits down as a guest at other programs' tables",
    R"(Takes a seat at each table and lets a computer play until the table is closed. When a connection is lost it tries to
come back for ten minutes. At the end it prints the games, how many of them were dealt fairly, the answers, and
how long it took from an answer until its event came back.

  --level L   beginner, easy, medium, hard or master (default: medium)
  --name N    name at the table (default: Computer)
  --seed S    seed of its random choices (default: 1)
  --json      print {"games":1,"fair":1,"answers":9,"refused":0,"latencyMeanMs":0.3,"latencyP99Ms":0.9}

Exit code 0: the tables were closed. 1: a table was not reached, gave no seat, or was lost. 2: wrong usage.
)",
    joinTable};

} // namespace meadhall::cli
