// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/statistics_database.h"

#include "engine/modules/modules.h"
#include "engine/record/folder_lock.h"
#include "engine/record/move_file.h"

#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>
#include <QThread>

namespace meadhall {

namespace {

/// A locked database is tried again so often; each time it waits for 100 ms, unless it is certain to stay locked.
constexpr int kAttempts = 20;
constexpr int kPause = 10;        // ms
constexpr int kIdleTime = 10'000; // ms

} // namespace

StatisticsDatabase::StatisticsDatabase(const QString &folder, std::shared_ptr<record::FolderLock> lock,
                                       const std::atomic<bool> &stop, QObject *parent)
    : QObject(parent), folder_(folder), lock_(std::move(lock)), stop_(stop), closing_(new QTimer(this))
{
    closing_->setSingleShot(true);
    closing_->setInterval(kIdleTime);
    connect(closing_, &QTimer::timeout, this, [this] {
        if (open_ && !inMemory_) {
            store_->close();
            open_ = false;
        }
    });
}

StatisticsDatabase::~StatisticsDatabase() = default;

QString StatisticsDatabase::path(const char *name) const { return QDir(folder_).filePath(QLatin1String(name)); }

void StatisticsDatabase::setTrouble(StatisticsTrouble trouble)
{
    if (trouble_ != trouble)
        Q_EMIT troubleChanged(trouble_ = trouble);
}

bool StatisticsDatabase::loadModule()
{
    if (store_ || impossible_)
        return store_ != nullptr;
    QPluginLoader loader(modulePath(QStringLiteral(MEADHALL_STATISTICS_MODULE)));
    if (auto *module = qobject_cast<StatisticsModule *>(loader.instance()))
        store_ = module->makeStore();
    if (!store_) {
        impossible_ = true;
        setTrouble(StatisticsTrouble::NoModule);
    }
    return store_ != nullptr;
}

bool StatisticsDatabase::open()
{
    if (!open_ && !loadModule())
        return false;
    // At most: damaged, then not writable, then in memory.
    for (int attempt = 0; !open_ && !impossible_ && attempt < 4; ++attempt) {
        if (!inMemory_ && !QDir().mkpath(folder_))
            recover(Outcome::ReadOnly);
        if (const QFileInfo file(path(kFileName)); !inMemory_ && file.exists() && !file.isFile())
            recover(Outcome::Damaged); // a folder, or a pipe
        const Outcome outcome =
            tryWhileLocked([this] { return store_->open(inMemory_ ? QStringLiteral(":memory:") : path(kFileName)); });
        open_ = outcome == Outcome::Done;
        if (!open_ && !recover(outcome))
            break;
    }
    if (open_)
        closing_->start();
    return open_;
}

StatisticsDatabase::Outcome StatisticsDatabase::tryWhileLocked(const std::function<Outcome()> &job) const
{
    Outcome outcome = Outcome::Locked;
    for (int attempt = 0; attempt < kAttempts && outcome == Outcome::Locked && !stop_; ++attempt) {
        if (attempt > 0)
            QThread::msleep(kPause); // in the thread of the database; SQLite does not tell when another program is done
        outcome = job();
    }
    return outcome;
}

/// After a failure: sets the database aside, or replaces it by one in memory.
/// @return false if there is nothing more to try
bool StatisticsDatabase::recover(Outcome outcome)
{
    if (stop_)
        return false;
    store_->close();
    open_ = checked_ = false;
    Q_EMIT replaced();
    const bool wasInMemory = inMemory_;
    switch (outcome) {
    case Outcome::NoDriver:
        impossible_ = true;
        setTrouble(StatisticsTrouble::NoDriver);
        return false;
    case Outcome::Damaged:
        inMemory_ = !setAside();
        setTrouble(inMemory_ ? StatisticsTrouble::ReadOnly : StatisticsTrouble::Damaged);
        break;
    default:
        inMemory_ = true;
        setTrouble(outcome == Outcome::Locked     ? StatisticsTrouble::Locked
                   : outcome == Outcome::Newer    ? StatisticsTrouble::Newer
                   : outcome == Outcome::ReadOnly ? StatisticsTrouble::ReadOnly
                                                  : StatisticsTrouble::Failed);
    }
    if (wasInMemory) // not even memory
        impossible_ = true;
    return !impossible_;
}

/// Renames the database, together with SQLite's journal, which would otherwise be applied to the next one.
bool StatisticsDatabase::setAside()
{
    const QString file = path(kFileName);
    const QString journal = QStringLiteral("-journal");
    QString aside;
    if (record::quarantine(file, path("statistics-damaged-"), QStringLiteral(".sqlite"), aside) != 0)
        return false;
    return !QFileInfo::exists(file + journal) || record::moveFile(file + journal, aside + journal) == 0;
}

bool StatisticsDatabase::run(const Job &job)
{
    if (const int refused = lock_ && !inMemory_ ? lock_->take() : 0; refused != 0 && loadModule())
        recover(refused < 0 ? Outcome::Locked : Outcome::ReadOnly);
    for (int attempt = 0; attempt < 3 && open(); ++attempt) {
        const Outcome outcome = tryWhileLocked([this, &job] { return job(*store_); });
        if (outcome == Outcome::Done)
            return true;
        if (!recover(outcome))
            return false;
    }
    return false;
}

bool StatisticsDatabase::runInTransaction(const Job &job)
{
    return run([&job](StatisticsStore &store) {
        Outcome outcome = store.begin();
        if (outcome != Outcome::Done)
            return outcome;
        outcome = job(store);
        if (outcome == Outcome::Done)
            outcome = store.commit();
        if (outcome != Outcome::Done)
            store.rollBack();
        return outcome;
    });
}

void StatisticsDatabase::checkOnce()
{
    if (!checked_)
        run([](StatisticsStore &store) { return store.check(); });
    checked_ = true;
}

} // namespace meadhall
