// SPDX-License-Identifier: GPL-3.0-or-later
// Tables without a window, each with a journal of its own, for guests who join by their invitations.
#pragma once

#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "engine/network/transport.h"
#include "engine/record/journal_writer.h"
#include "engine/table/table.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace meadhall::cli {

/// Settings of all tables of a club.
struct ClubSettings {
    GameEvent game; ///< names, rules and chairs
    QString folder; ///< each table has a folder in it
    int tables = 1;
    int games = 0; ///< that each table plays; 0: any number
    int wait = 60; ///< seconds until a computer answers for a guest who is away
    int fill = 0;  ///< seconds until computers take free chairs; 0: never
    int pace = 0;  ///< minimum time of a computer's answer, in ms
};

/// Whether an invitation can hold it: a name, or an IPv4 or IPv6 address without brackets.
bool isHost(const QString &text);

/// The addresses by which others reach what listens at `listen`: that one, or all of this computer.
QStringList ownAddresses(const network::Transport &transport, const QString &listen);

/// Why there is no network, as a message.
QByteArray networkMissing(network::Missing missing);

/// One table of a club: when all chairs are taken the game begins, and after it the next.
class ClubTable : public QObject {
    Q_OBJECT

public:
    /// Opens the table, or continues the game that its journal holds.
    /// @param number from 1
    ClubTable(const ClubSettings &settings, int number);
    ~ClubTable() override;

    /// Why the table cannot be opened; empty if it is open.
    const QString &error() const { return error_; }
    network::TableHost &host() { return host_; }
    /// All games are played, and the guests have been told.
    bool finished() const { return finished_; }

Q_SIGNALS:
    /// For the log of the club.
    void happened(const QString &what);
    /// All games are played.
    void done();

private:
    void open();
    void connectHost();
    void beginIfComplete();
    void begin();
    void onChanged();
    bool allPlayed() const { return settings_.games > 0 && games_ >= settings_.games; }
    QString nameOf(int seat) const;

    const ClubSettings &settings_;
    int number_;
    std::shared_ptr<record::FolderLock> lock_;
    record::JournalWriter journal_;
    Table table_;
    network::TableHost host_;
    QTimer fill_;
    QString error_;
    int games_ = 0;
    bool running_ = false, finished_ = false;
};

} // namespace meadhall::cli
