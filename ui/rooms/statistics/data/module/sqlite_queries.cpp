// SPDX-License-Identifier: GPL-3.0-or-later
// What is read from the database of the statistics.
#include "ui/rooms/statistics/data/module/sqlite_store.h"

#include <QHash>
#include <QSqlError>
#include <QVariant>

namespace meadhall::ui {

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

StatisticsStore::Outcome SqliteStore::games(const QString &game, const QString &name, qint64 since,
                                            std::vector<PersonGame> &games)
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
StatisticsStore::Outcome SqliteStore::readMistakes(const QString &game, std::vector<PersonGame> &games)
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

StatisticsStore::Outcome SqliteStore::seats(const QString &game, std::vector<StoredSeat> &seats)
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

StatisticsStore::Outcome SqliteStore::names(QStringList &names)
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
