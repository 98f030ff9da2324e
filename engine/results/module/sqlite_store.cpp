// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/module/sqlite_store.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

#include <atomic>
#include <cstring>

namespace meadhall {

namespace {

/// Of the tables. Whoever changes them raises it, and adds the step from the version before to prepareTables().
constexpr int kVersion = 1;
/// ms that a statement waits for another program; the caller tries again.
constexpr auto kOptions = "QSQLITE_BUSY_TIMEOUT=100";

constexpr const char *kTables[] = {
    "CREATE TABLE games(id INTEGER PRIMARY KEY, hash BLOB NOT NULL UNIQUE, game TEXT NOT NULL,"
    " finished INTEGER NOT NULL, players INTEGER NOT NULL, hands INTEGER NOT NULL, target INTEGER NOT NULL,"
    " rules TEXT NOT NULL, deal TEXT NOT NULL, file TEXT NOT NULL)",
    "CREATE INDEX games_by_time ON games(game, finished)",
    "CREATE TABLE seats(game INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,"
    " level INTEGER NOT NULL, persona TEXT NOT NULL, total INTEGER NOT NULL, place INTEGER NOT NULL,"
    " points TEXT NOT NULL, PRIMARY KEY(game, seat)) WITHOUT ROWID",
    "CREATE TABLE people(game INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, alone INTEGER NOT NULL,"
    " won INTEGER NOT NULL, total INTEGER NOT NULL, place INTEGER NOT NULL, others INTEGER NOT NULL,"
    " strongest INTEGER NOT NULL, pairings TEXT NOT NULL, wentOut INTEGER NOT NULL, leads INTEGER NOT NULL,"
    " leadsWon INTEGER NOT NULL, turns INTEGER NOT NULL, passes INTEGER NOT NULL, cardsPlayed INTEGER NOT NULL,"
    " forced INTEGER NOT NULL, rock INTEGER NOT NULL, paper INTEGER NOT NULL, scissors INTEGER NOT NULL,"
    " bestCards TEXT NOT NULL, bestTakenWith TEXT NOT NULL, bestTurns INTEGER NOT NULL, bestValue INTEGER NOT NULL,"
    " reviewed INTEGER NOT NULL, best INTEGER NOT NULL, fine INTEGER NOT NULL, doubtful INTEGER NOT NULL,"
    " mistake INTEGER NOT NULL, PRIMARY KEY(game, seat)) WITHOUT ROWID",
    "CREATE TABLE mistakes(game INTEGER NOT NULL, seat INTEGER NOT NULL, kind INTEGER NOT NULL,"
    " count INTEGER NOT NULL, lost REAL NOT NULL, PRIMARY KEY(game, seat, kind)) WITHOUT ROWID",
    "CREATE TABLE files(name TEXT PRIMARY KEY, size INTEGER NOT NULL, changed INTEGER NOT NULL, hash BLOB,"
    " reviewSize INTEGER NOT NULL, reviewChanged INTEGER NOT NULL) WITHOUT ROWID",
};

} // namespace

StatisticsStore::Outcome SqliteStore::outcomeOf(const QSqlError &error)
{
    if (!error.isValid())
        return Outcome::Done;
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5: // BUSY
    case 6: // LOCKED
        return Outcome::Locked;
    case 3:  // PERM
    case 8:  // READONLY
    case 13: // FULL
    case 14: // CANTOPEN
        return Outcome::ReadOnly;
    case 1:  // ERROR: a table is not as it should be
    case 11: // CORRUPT
    case 20: // MISMATCH
    case 26: // NOTADB
        return Outcome::Damaged;
    default:
        return Outcome::Failed;
    }
}

QVariant SqliteStore::text(const QString &value) { return value.isNull() ? QString(QLatin1String("")) : value; }

StatisticsStore::Outcome SqliteStore::open(const QString &fileName)
{
    close();
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QSQLITE")))
        return Outcome::NoDriver;
    static std::atomic<int> number{0};
    connection_ = QStringLiteral("meadhall-statistics-%1").arg(++number);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection_);
        database.setConnectOptions(QLatin1String(kOptions));
        database.setDatabaseName(fileName);
        if (!database.open())
            return outcomeOf(database.lastError());
    }
    const Outcome outcome = prepareTables();
    if (outcome != Outcome::Done)
        close();
    return outcome;
}

void SqliteStore::close()
{
    prepared_.clear();
    if (!connection_.isEmpty())
        QSqlDatabase::removeDatabase(connection_);
    connection_.clear();
}

StatisticsStore::Outcome SqliteStore::prepareTables()
{
    // The records are the truth: a lost transaction is read again from them.
    for (const char *setting : {"PRAGMA synchronous=NORMAL", "PRAGMA cache_size=-1024", "PRAGMA temp_store=MEMORY"})
        if (const Outcome outcome = execute(setting); outcome != Outcome::Done)
            return outcome;
    // Also finds out whether it can be written; and two programs do not make the tables at the same time.
    if (const Outcome outcome = begin(); outcome != Outcome::Done)
        return outcome;
    QSqlQuery query(QSqlDatabase::database(connection_));
    Outcome outcome = Outcome::Damaged;
    int version = -1, tables = -1;
    if (query.exec(QStringLiteral("PRAGMA user_version")) && query.next())
        version = query.value(0).toInt();
    if (query.exec(QStringLiteral("SELECT count(*) FROM sqlite_master")) && query.next())
        tables = query.value(0).toInt();
    if (query.lastError().isValid())
        outcome = outcomeOf(query.lastError());
    query.finish();
    if (version > kVersion) {
        outcome = Outcome::Newer;
    } else if (version == 0 && tables == 0) {
        outcome = Outcome::Done;
        for (const char *table : kTables)
            outcome = outcome == Outcome::Done ? execute(table) : outcome;
        if (outcome == Outcome::Done)
            outcome = execute("PRAGMA user_version=1");
    } else if (version == kVersion && tables > 0) {
        outcome = Outcome::Done;
    }
    if (outcome == Outcome::Done)
        return commit();
    rollBack();
    return outcome;
}

StatisticsStore::Outcome SqliteStore::check()
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")))
        return outcomeOf(query.lastError());
    return query.next() && query.value(0).toString() == QLatin1String("ok") ? Outcome::Done : Outcome::Damaged;
}

StatisticsStore::Outcome SqliteStore::execute(const char *statement)
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    return query.exec(QLatin1String(statement)) ? Outcome::Done : outcomeOf(query.lastError());
}

/// Runs a statement with its values.
/// @param result receives the query, to read its rows; it must be finished
StatisticsStore::Outcome SqliteStore::run(const char *statement, const QVariantList &values, QSqlQuery **result)
{
    auto &query = prepared_[statement];
    if (!query) {
        query = std::make_unique<QSqlQuery>(QSqlDatabase::database(connection_));
        query->setForwardOnly(true);
        if (!query->prepare(QLatin1String(statement))) {
            const Outcome outcome = outcomeOf(query->lastError());
            prepared_.erase(statement);
            return outcome;
        }
    }
    // Qt binds each place of a value that stands several times only if it has a name.
    const bool named = std::strstr(statement, ":p1");
    for (int i = 0; i < values.size(); ++i)
        named ? query->bindValue(QStringLiteral(":p%1").arg(i + 1), values[i]) : query->bindValue(i, values[i]);
    if (!query->exec())
        return outcomeOf(query->lastError());
    if (result)
        *result = query.get();
    else
        query->finish();
    return Outcome::Done;
}

StatisticsStore::Outcome SqliteStore::add(StoredGame &game, const std::vector<StoredSeat> &seats,
                                          const std::vector<StoredPerson> &people)
{
    QSqlQuery *found = nullptr;
    Outcome outcome = run("SELECT id FROM games WHERE hash = ?", {game.hash}, &found);
    if (outcome != Outcome::Done)
        return outcome;
    qint64 id = found->next() ? found->value(0).toLongLong() : 0;
    found->finish();
    if (id > 0) {
        if (!game.file.isEmpty())
            outcome = run("UPDATE games SET file = ? WHERE id = ?", {game.file, id});
    } else {
        outcome = run("INSERT INTO games(hash, game, finished, players, hands, target, rules, deal, file)"
                      " VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      {game.hash, game.game, game.finished, game.players, game.hands, game.target, text(game.rules),
                       text(game.deal), text(game.file)},
                      &found);
        if (outcome != Outcome::Done)
            return outcome;
        id = found->lastInsertId().toLongLong();
        found->finish();
        outcome = insertSeats(id, seats);
        if (outcome == Outcome::Done)
            outcome = insertPeople(id, people);
    }
    game.id = id;
    for (const StoredPerson &person : people)
        if (outcome == Outcome::Done && person.review.complete)
            outcome = setReview(id, person);
    return outcome;
}

StatisticsStore::Outcome SqliteStore::insertSeats(qint64 id, const std::vector<StoredSeat> &seats)
{
    for (const StoredSeat &seat : seats) {
        const Outcome outcome = run("INSERT INTO seats VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)",
                                    {id, seat.seat, text(seat.name), seat.kind, seat.level, text(seat.persona),
                                     seat.total, seat.place, text(seat.points)});
        if (outcome != Outcome::Done)
            return outcome;
    }
    return Outcome::Done;
}

StatisticsStore::Outcome SqliteStore::insertPeople(qint64 id, const std::vector<StoredPerson> &people)
{
    for (const StoredPerson &one : people) {
        const Outcome outcome =
            run("INSERT INTO people VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                " 0, 0, 0, 0, 0)",
                {id,
                 one.seat,
                 text(one.name),
                 one.alone,
                 one.won,
                 one.total,
                 one.place,
                 one.others,
                 one.strongest,
                 text(one.pairings),
                 one.wentOut,
                 one.leads,
                 one.leadsWon,
                 one.turns,
                 one.passes,
                 one.cardsPlayed,
                 one.forced,
                 one.suits[0],
                 one.suits[1],
                 one.suits[2],
                 text(one.bestCards),
                 text(one.bestTakenWith),
                 one.bestTurns,
                 one.bestValue});
        if (outcome != Outcome::Done)
            return outcome;
    }
    return Outcome::Done;
}

StatisticsStore::Outcome SqliteStore::setReview(qint64 id, const StoredPerson &person)
{
    const auto &verdicts = person.review.verdicts;
    Outcome outcome = run("UPDATE people SET reviewed = 1, best = ?, fine = ?, doubtful = ?, mistake = ?"
                          " WHERE game = ? AND seat = ?",
                          {verdicts[0], verdicts[1], verdicts[2], verdicts[3], id, person.seat});
    if (outcome == Outcome::Done)
        outcome = run("DELETE FROM mistakes WHERE game = ? AND seat = ?", {id, person.seat});
    for (const StoredMistakes &mistakes : person.review.mistakes)
        if (outcome == Outcome::Done)
            outcome = run("INSERT INTO mistakes VALUES(?, ?, ?, ?, ?)",
                          {id, person.seat, mistakes.kind, mistakes.count, mistakes.lost});
    return outcome;
}

StatisticsStore::Outcome SqliteStore::removeOthers(const QByteArray &hash)
{
    constexpr const char *kStatements[] = {
        "DELETE FROM seats WHERE game IN (SELECT id FROM games WHERE file = '' AND hash <> ?)",
        "DELETE FROM people WHERE game IN (SELECT id FROM games WHERE file = '' AND hash <> ?)",
        "DELETE FROM mistakes WHERE game IN (SELECT id FROM games WHERE file = '' AND hash <> ?)",
        "DELETE FROM games WHERE file = '' AND hash <> ?",
    };
    for (const char *statement : kStatements)
        if (const Outcome outcome = run(statement, {hash.isNull() ? QByteArray("") : hash}); outcome != Outcome::Done)
            return outcome;
    return Outcome::Done;
}

StatisticsStore::Outcome SqliteStore::remember(const KnownFile &file)
{
    return run("INSERT OR REPLACE INTO files VALUES(?, ?, ?, ?, ?, ?)",
               {file.name, file.size, file.changed, file.hash, file.reviewSize, file.reviewChanged});
}

StatisticsStore::Outcome SqliteStore::knownFiles(std::vector<KnownFile> &files)
{
    QSqlQuery *rows = nullptr;
    const Outcome outcome = run("SELECT name, size, changed, hash, reviewSize, reviewChanged FROM files", {}, &rows);
    if (outcome != Outcome::Done)
        return outcome;
    while (rows->next())
        files.push_back({rows->value(0).toString(), rows->value(1).toLongLong(), rows->value(2).toLongLong(),
                         rows->value(3).toByteArray(), rows->value(4).toLongLong(), rows->value(5).toLongLong()});
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end;
}

StatisticsStore::Outcome SqliteStore::query(const char *statement, const QVariantList &values, const ReadRow &row)
{
    QSqlQuery *rows = nullptr;
    if (const Outcome outcome = run(statement, values, &rows); outcome != Outcome::Done)
        return outcome;
    const Row value = [rows](int column) { return rows->value(column); };
    while (row && rows->next())
        row(value);
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end;
}

} // namespace meadhall
