// SPDX-License-Identifier: GPL-3.0-or-later
// Interface of the module that keeps the statistics in an SQLite database. It is loaded when the statistics are first
// wanted, because its libraries would slow down the start and take memory.
#pragma once

#include <QByteArray>
#include <QString>
#include <QVariant>
#include <QtPlugin>

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace meadhall {

/// A seat of a finished game. Cards are written as in records.
struct StoredSeat {
    qint64 game = 0; ///< its row
    int seat = 0;
    QString name;
    QString kind;   ///< "person", "computer", "program" or "unknown"
    int level = -1; ///< of a computer
    QString persona;
    int total = 0, place = 1;
    QString points; ///< by hand, separated by blanks
};

struct StoredMistakes {
    int kind = 0; ///< statistics::MistakeKind
    int count = 0;
    double lost = 0;
};

struct StoredReview {
    bool complete = false;
    std::array<int, 4> verdicts{};
    std::vector<StoredMistakes> mistakes;
};

/// What is counted for a person.
struct StoredPerson {
    int seat = 0;
    QString name;       ///< as typed; empty: none was typed
    bool alone = false; ///< the only person at the table
    bool won = false;
    int total = 0, place = 1; ///< as in StoredSeat
    int others = 0;           ///< sum of the totals of all other seats
    int strongest = -1;       ///< highest level of a computer at the table
    QString pairings;         ///< a level and "+", "-" or "=" for each computer: the person was ahead, behind, or level
    int wentOut = 0, leads = 0, leadsWon = 0, turns = 0, passes = 0;
    int cardsPlayed = 0, forced = 0;
    std::array<int, 3> suits{};
    QString bestCards, bestTakenWith;
    int bestTurns = 0, bestValue = 0;
    StoredReview review;
};

struct StoredGame {
    qint64 id = 0;       ///< its row; set by the store
    QByteArray hash;     ///< SHA-256 of the events as lines
    QString game;        ///< name in records
    qint64 finished = 0; ///< ms since 1970, UTC
    int players = 0, hands = 0;
    int target = 0; ///< Odin
    QString rules;  ///< those that differ from the default, as "name=value", separated by blanks
    QString deal;   ///< its number; empty: none
    QString file;   ///< name of the record in the folder of kept games; empty: the running game, not there yet
};

/// A record that has been read.
struct KnownFile {
    QString name;
    qint64 size = 0, changed = 0;             ///< bytes, and any number that changes with the modification time
    QByteArray hash;                          ///< of its game; empty: not finished, or damaged
    qint64 reviewSize = 0, reviewChanged = 0; ///< of the review beside it; 0: none
};

/// All functions must be called in the same thread.
class StatisticsStore {
public:
    enum class Outcome : quint8 { Done, Damaged, Newer, Locked, ReadOnly, NoDriver, Failed };

    virtual ~StatisticsStore() = default;

    /// Opens the database, or makes it.
    /// @param fileName its folder must exist; ":memory:" for one that is not kept
    virtual Outcome open(const QString &fileName) = 0;
    virtual void close() = 0;
    /// Looks for damage in the whole file.
    virtual Outcome check() = 0;
    virtual Outcome begin() = 0;
    virtual Outcome commit() = 0;
    virtual void rollBack() = 0;

    /// Adds a game and sets its row. If it is known already, only its reviews change, and its file unless that is
    /// empty.
    virtual Outcome add(StoredGame &game, const std::vector<StoredSeat> &seats,
                        const std::vector<StoredPerson> &people) = 0;
    /// Removes the games that have no file, except the one with that hash.
    virtual Outcome removeOthers(const QByteArray &hash) = 0;
    virtual Outcome remember(const KnownFile &file) = 0;
    virtual Outcome knownFiles(std::vector<KnownFile> &files) = 0;

    /// The value of a column, from 0.
    using Row = std::function<QVariant(int)>;
    using ReadRow = std::function<void(const Row &)>;
    /// Runs a statement of SQL.
    /// @param statement a literal: it is prepared once
    /// @param values of its parameters :p1, :p2 …
    /// @param row called for each row of the result
    virtual Outcome query(const char *statement, const QVariantList &values, const ReadRow &row) = 0;
};

/// What the module gives: one object in the whole program, which is never deleted.
class StatisticsModule {
public:
    virtual ~StatisticsModule() = default;
    virtual std::unique_ptr<StatisticsStore> makeStore() = 0;
};

} // namespace meadhall

Q_DECLARE_INTERFACE(meadhall::StatisticsModule, "org.meadhall.StatisticsModule/1")
