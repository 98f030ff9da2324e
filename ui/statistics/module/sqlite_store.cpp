#include "ui/statistics/module/sqlite_store.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

#include <atomic>

namespace meadhall::ui {

namespace {

using Outcome = StatisticsStore::Outcome;

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

/// By SQLite's result codes.
Outcome outcomeOf(const QSqlError &error)
{
    if (!error.isValid())
        return Outcome::Done;
    switch (error.nativeErrorCode().toInt() & 0xff) {
    case 5: // BUSY
    case 6: // LOCKED
        return Outcome::Locked;
    case 3:  // PERM
    case 8:  // READONLY
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

/// A null string would be stored as NULL.
QVariant text(const QString &value) { return value.isNull() ? QString(QLatin1String("")) : value; }

} // namespace

Outcome SqliteStore::open(const QString &fileName)
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

Outcome SqliteStore::prepareTables()
{
    // The records are the truth: a lost transaction is read again from them.
    for (const char *setting : {"PRAGMA synchronous=NORMAL", "PRAGMA cache_size=-1024"})
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

Outcome SqliteStore::check()
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")))
        return outcomeOf(query.lastError());
    return query.next() && query.value(0).toString() == QLatin1String("ok") ? Outcome::Done : Outcome::Damaged;
}

Outcome SqliteStore::execute(const char *statement)
{
    QSqlQuery query(QSqlDatabase::database(connection_));
    return query.exec(QLatin1String(statement)) ? Outcome::Done : outcomeOf(query.lastError());
}

/// Runs a statement with its values.
/// @param result receives the query, to read its rows; it must be finished
Outcome SqliteStore::run(const char *statement, const QVariantList &values, QSqlQuery **result)
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
    for (int i = 0; i < values.size(); ++i)
        query->bindValue(i, values[i]);
    if (!query->exec())
        return outcomeOf(query->lastError());
    if (result)
        *result = query.get();
    else
        query->finish();
    return Outcome::Done;
}

Outcome SqliteStore::add(StoredGame &game, const std::vector<StoredSeat> &seats,
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

Outcome SqliteStore::insertSeats(qint64 id, const std::vector<StoredSeat> &seats)
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

Outcome SqliteStore::insertPeople(qint64 id, const std::vector<StoredPerson> &people)
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

Outcome SqliteStore::setReview(qint64 id, const StoredPerson &person)
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

Outcome SqliteStore::removeOthers(const QByteArray &hash)
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

Outcome SqliteStore::remember(const KnownFile &file)
{
    return run("INSERT OR REPLACE INTO files VALUES(?, ?, ?, ?, ?, ?)",
               {file.name, file.size, file.changed, file.hash, file.reviewSize, file.reviewChanged});
}

Outcome SqliteStore::knownFiles(std::vector<KnownFile> &files)
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

Outcome SqliteStore::games(const QString &game, const QString &name, qint64 since, std::vector<PersonGame> &games)
{
    QSqlQuery *rows = nullptr;
    const Outcome outcome = run(
        "SELECT g.id, g.finished, g.players, g.hands, g.target, g.rules, g.deal, g.file, p.seat, p.name, p.alone,"
        " p.won, p.total, p.place, p.others, p.strongest, p.pairings, p.wentOut, p.leads, p.leadsWon, p.turns,"
        " p.passes, p.cardsPlayed, p.forced, p.rock, p.paper, p.scissors, p.bestCards, p.bestTakenWith, p.bestTurns,"
        " p.bestValue, p.reviewed, p.best, p.fine, p.doubtful, p.mistake"
        " FROM games g JOIN people p ON p.game = g.id WHERE g.game = ? AND g.finished > ?"
        " AND CASE WHEN ? = '' THEN p.alone ELSE p.name = ? END ORDER BY g.finished, g.id",
        {game, since, text(name), text(name)}, &rows);
    if (outcome != Outcome::Done)
        return outcome;
    while (rows->next()) {
        PersonGame one;
        int column = 0;
        const auto number = [&] { return rows->value(column++).toInt(); };
        const auto words = [&] { return rows->value(column++).toString(); };
        one.game.game = game;
        one.game.id = rows->value(column++).toLongLong();
        one.game.finished = rows->value(column++).toLongLong();
        one.game.players = number();
        one.game.hands = number();
        one.game.target = number();
        one.game.rules = words();
        one.game.deal = words();
        one.game.file = words();
        StoredPerson &person = one.person;
        person.seat = number();
        person.name = words();
        person.alone = number() != 0;
        person.won = number() != 0;
        for (int *value : {&person.total, &person.place, &person.others, &person.strongest})
            *value = number();
        person.pairings = words();
        for (int *value : {&person.wentOut, &person.leads, &person.leadsWon, &person.turns, &person.passes,
                           &person.cardsPlayed, &person.forced, &person.suits[0], &person.suits[1], &person.suits[2]})
            *value = number();
        person.bestCards = words();
        person.bestTakenWith = words();
        person.bestTurns = number();
        person.bestValue = number();
        person.review.complete = number() != 0;
        for (int &verdict : person.review.verdicts)
            verdict = number();
        games.push_back(std::move(one));
    }
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end == Outcome::Done ? readMistakes(game, games) : end;
}

/// Adds the mistakes to the games that are reviewed.
Outcome SqliteStore::readMistakes(const QString &game, std::vector<PersonGame> &games)
{
    QHash<std::pair<qint64, int>, StoredReview *> reviews;
    for (PersonGame &one : games)
        if (one.person.review.complete)
            reviews.insert({one.game.id, one.person.seat}, &one.person.review);
    if (reviews.isEmpty())
        return Outcome::Done;
    QSqlQuery *rows = nullptr;
    const Outcome outcome = run("SELECT m.game, m.seat, m.kind, m.count, m.lost FROM mistakes m"
                                " JOIN games g ON g.id = m.game WHERE g.game = ?",
                                {game}, &rows);
    if (outcome != Outcome::Done)
        return outcome;
    while (rows->next())
        if (StoredReview *review = reviews.value({rows->value(0).toLongLong(), rows->value(1).toInt()}))
            review->mistakes.push_back({rows->value(2).toInt(), rows->value(3).toInt(), rows->value(4).toDouble()});
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end;
}

Outcome SqliteStore::seats(const QString &game, std::vector<StoredSeat> &seats)
{
    QSqlQuery *rows = nullptr;
    const Outcome outcome =
        run("SELECT s.game, s.seat, s.name, s.kind, s.level, s.persona, s.total, s.place, s.points FROM seats s"
            " JOIN games g ON g.id = s.game WHERE g.game = ? ORDER BY s.game, s.seat",
            {game}, &rows);
    if (outcome != Outcome::Done)
        return outcome;
    while (rows->next())
        seats.push_back({rows->value(0).toLongLong(), rows->value(1).toInt(), rows->value(2).toString(),
                         rows->value(3).toString(), rows->value(4).toInt(), rows->value(5).toString(),
                         rows->value(6).toInt(), rows->value(7).toInt(), rows->value(8).toString()});
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end;
}

Outcome SqliteStore::names(QStringList &names)
{
    QSqlQuery *rows = nullptr;
    const Outcome outcome = run("SELECT DISTINCT name FROM people WHERE name <> ''", {}, &rows);
    if (outcome != Outcome::Done)
        return outcome;
    while (rows->next())
        names.push_back(rows->value(0).toString());
    const Outcome end = outcomeOf(rows->lastError());
    rows->finish();
    return end;
}

} // namespace meadhall::ui
