// SPDX-License-Identifier: GPL-3.0-or-later
// The statistics in an SQLite database, by Qt SQL.
#pragma once

#include "engine/results/statistics_store.h"

#include <QObject>
#include <QSqlQuery>

#include <map>
#include <memory>
#include <string_view>

namespace meadhall {

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
    Outcome query(const char *statement, const QVariantList &values, const ReadRow &row) override;

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

    QString connection_;
    std::map<std::string_view, std::unique_ptr<QSqlQuery>> prepared_; ///< by their statements, which are literals
};

class SqliteModule final : public QObject, public StatisticsModule {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.meadhall.StatisticsModule/1")
    Q_INTERFACES(meadhall::StatisticsModule)

public:
    std::unique_ptr<StatisticsStore> makeStore() override { return std::make_unique<SqliteStore>(); }
};

} // namespace meadhall
