// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics in an SQLite database, by Qt SQL.
#pragma once

#include "ui/rooms/statistics/data/statistics_store.h"

#include <QObject>
#include <QSqlQuery>

#include <map>
#include <memory>

namespace meadhall::ui {

/// The version of the tables is SQLite's user_version.
class SqliteStore final : public StatisticsStore {
public:
    ~SqliteStore() override { SqliteStore::close(); }

    Outcome open(const QString &fileName) override;
    void close() override;
    Outcome check() override;
    Outcome begin() override { return execute("BEGIN IMMEDIATE"); }
    Outcome commit() override { return execute("COMMIT"); }
    void rollBack() override { execute("ROLLBACK"); }
    Outcome add(StoredGame &game, const std::vector<StoredSeat> &seats,
                const std::vector<StoredPerson> &people) override;
    Outcome removeOthers(const QByteArray &hash) override;
    Outcome remember(const KnownFile &file) override;
    Outcome knownFiles(std::vector<KnownFile> &files) override;
    Outcome games(const QString &game, const QString &name, qint64 since, std::vector<PersonGame> &games) override;
    Outcome seats(const QString &game, std::vector<StoredSeat> &seats) override;
    Outcome names(QStringList &names) override;

private:
    /// By SQLite's result codes.
    static Outcome outcomeOf(const QSqlError &error);
    /// A null string would be stored as NULL.
    static QVariant text(const QString &value);
    Outcome prepareTables();
    Outcome execute(const char *statement);
    Outcome run(const char *statement, const QVariantList &values, QSqlQuery **result = nullptr);
    Outcome insertSeats(qint64 id, const std::vector<StoredSeat> &seats);
    Outcome insertPeople(qint64 id, const std::vector<StoredPerson> &people);
    Outcome setReview(qint64 id, const StoredPerson &person);
    Outcome readMistakes(const QString &game, std::vector<PersonGame> &games);

    QString connection_;
    std::map<const char *, std::unique_ptr<QSqlQuery>> prepared_; ///< by their statements, which are literals
};

class SqliteModule final : public QObject, public StatisticsModule {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.StatisticsModule/1")
    Q_INTERFACES(meadhall::ui::StatisticsModule)

public:
    std::unique_ptr<StatisticsStore> makeStore() override { return std::make_unique<SqliteStore>(); }
};

} // namespace meadhall::ui
