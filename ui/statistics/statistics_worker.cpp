#include "ui/statistics/statistics_worker.h"

#include "engine/games/games.h"
#include "engine/record/archive.h"
#include "engine/record/journal.h"
#include "engine/record/move_file.h"
#include "engine/record/record.h"
#include "engine/review/review_file.h"
#include "ui/settings/modules.h"
#include "ui/statistics/page_builder.h"
#include "ui/statistics/statistics_csv.h"

#include <QCollator>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QSaveFile>
#include <QThread>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace meadhall::ui {

namespace {

/// A locked database is tried again so often; each time it waits for 100 ms, unless it is certain to stay locked.
constexpr int kAttempts = 20;
constexpr int kPause = 10; // ms
/// Records are read in parcels, between which requests are answered. ms.
constexpr int kParcelTime = 100;
constexpr int kChangeInterval = 1000; // ms
constexpr int kIdleTime = 10'000;     // ms
constexpr int kMostAside = 9;

QString nameOf(Game game)
{
    const std::string_view name = traitsOf(game).name;
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// Size and modification time; 0 if there is no such file.
std::pair<qint64, qint64> stampOf(const QString &file)
{
    std::error_code error;
    const auto path = record::pathOf(file);
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return {0, 0};
    const auto time = std::filesystem::last_write_time(path, error);
    return {static_cast<qint64>(size), error ? 0 : static_cast<qint64>(time.time_since_epoch().count())};
}

} // namespace

StatisticsWorker::StatisticsWorker(const QString &folder) : folder_(folder), closing_(new QTimer(this))
{
    closing_->setSingleShot(true);
    closing_->setInterval(kIdleTime);
    connect(closing_, &QTimer::timeout, this, [this] {
        if (open_ && !inMemory_ && !reading_) {
            store_->close();
            open_ = false;
        }
    });
}

StatisticsWorker::~StatisticsWorker() = default;

QString StatisticsWorker::path(const char *name) const { return QDir(folder_).filePath(QLatin1String(name)); }

void StatisticsWorker::setTrouble(StatisticsTrouble trouble)
{
    if (trouble_ != trouble)
        Q_EMIT troubleChanged(trouble_ = trouble);
}

bool StatisticsWorker::loadModule()
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

bool StatisticsWorker::openStore()
{
    if (!open_ && !loadModule())
        return false;
    // At most: damaged, then not writable, then in memory.
    for (int attempt = 0; !open_ && !impossible_ && attempt < 4; ++attempt) {
        if (!inMemory_ && !QDir().mkpath(folder_))
            recover(Outcome::ReadOnly);
        const Outcome outcome =
            patiently([this] { return store_->open(inMemory_ ? QStringLiteral(":memory:") : path(kFileName)); });
        open_ = outcome == Outcome::Done;
        if (!open_ && !recover(outcome))
            break;
    }
    if (open_)
        closing_->start();
    return open_;
}

StatisticsStore::Outcome StatisticsWorker::patiently(const Job &job) const
{
    Outcome outcome = Outcome::Locked;
    for (int attempt = 0; attempt < kAttempts && outcome == Outcome::Locked && !stop_; ++attempt) {
        if (attempt > 0)
            QThread::msleep(kPause);
        outcome = job();
    }
    return outcome;
}

/// After a failure: sets the database aside, or goes on without it. The records are read again.
/// @return false if there is nothing more to try
bool StatisticsWorker::recover(Outcome outcome)
{
    if (stop_)
        return false;
    store_->close();
    open_ = checked_ = false;
    readAgain_ = true;
    const bool wasInMemory = inMemory_;
    switch (outcome) {
    case Outcome::NoDriver:
        impossible_ = true;
        setTrouble(StatisticsTrouble::NoDriver);
        return false;
    case Outcome::Damaged:
    case Outcome::Newer:
        inMemory_ = !setAside(outcome == Outcome::Newer ? "newer" : "damaged");
        setTrouble(inMemory_                   ? StatisticsTrouble::ReadOnly
                   : outcome == Outcome::Newer ? StatisticsTrouble::Newer
                                               : StatisticsTrouble::Damaged);
        break;
    default:
        inMemory_ = true;
        setTrouble(outcome == Outcome::Locked     ? StatisticsTrouble::Locked
                   : outcome == Outcome::ReadOnly ? StatisticsTrouble::ReadOnly
                                                  : StatisticsTrouble::Failed);
    }
    if (wasInMemory) // not even memory
        impossible_ = true;
    return !impossible_;
}

/// Renames the database, together with SQLite's journal, which would otherwise be applied to the next one.
bool StatisticsWorker::setAside(const char *why)
{
    const QString file = path(kFileName);
    QString aside;
    for (int number = 1; number <= kMostAside; ++number) {
        aside = path(kAsideName).arg(QLatin1String(why)).arg(number);
        if (!QFileInfo::exists(aside))
            break;
    }
    const QString journal = QStringLiteral("-journal");
    if (record::moveFile(file, aside) != 0)
        return false;
    return !QFileInfo::exists(file + journal) || record::moveFile(file + journal, aside + journal) == 0;
}

/// Runs a job on the open database; after a recoverable failure once more.
bool StatisticsWorker::run(const Job &job)
{
    for (int attempt = 0; attempt < 3 && openStore(); ++attempt) {
        const Outcome outcome = patiently(job);
        if (outcome == Outcome::Done)
            return true;
        if (!recover(outcome))
            return false;
    }
    return false;
}

bool StatisticsWorker::runInTransaction(const Job &job)
{
    return run([this, &job] {
        Outcome outcome = store_->begin();
        if (outcome != Outcome::Done)
            return outcome;
        outcome = job();
        if (outcome == Outcome::Done)
            outcome = store_->commit();
        if (outcome != Outcome::Done)
            store_->rollBack();
        return outcome;
    });
}

qint64 StatisticsWorker::cleared()
{
    if (!cleared_) {
        QFile file(path(kClearedName));
        cleared_ = file.open(QIODevice::ReadOnly)
                       ? QDateTime::fromString(QString::fromLatin1(file.read(64)).trimmed(), Qt::ISODateWithMs)
                             .toMSecsSinceEpoch()
                       : 0;
    }
    return *cleared_;
}

bool StatisticsWorker::writeCleared(qint64 time)
{
    cleared_ = time;
    if (time == 0)
        return QFile::remove(path(kClearedName)) || !QFileInfo::exists(path(kClearedName));
    QSaveFile file(path(kClearedName));
    return file.open(QIODevice::WriteOnly)
           && file.write(QDateTime::fromMSecsSinceEpoch(time, Qt::UTC).toString(Qt::ISODateWithMs).toLatin1() + '\n')
                  > 0
           && file.commit();
}

void StatisticsWorker::clear()
{
    clearedBefore_.push_back(cleared());
    if (!writeCleared(QDateTime::currentMSecsSinceEpoch()))
        setTrouble(StatisticsTrouble::ReadOnly);
    Q_EMIT changed();
}

void StatisticsWorker::undoClear()
{
    if (clearedBefore_.empty())
        return;
    const qint64 before = clearedBefore_.back();
    clearedBefore_.pop_back();
    if (!writeCleared(before))
        setTrouble(StatisticsTrouble::ReadOnly);
    Q_EMIT changed();
}

std::vector<PersonGame> StatisticsWorker::gamesOf(Game game, const QString &person)
{
    std::vector<PersonGame> games;
    run([&] {
        games.clear();
        return store_->games(nameOf(game), person, cleared(), games);
    });
    return games;
}

void StatisticsWorker::answer(quint64 request, const StatisticsFilter &filter)
{
    if (stop_ || request != wanted_)
        return;
    StatisticsPage page = buildPage(filter, gamesOf(filter.game, filter.person), QDateTime::currentDateTime());
    run([&] {
        page.people.clear();
        return store_->names(page.people);
    });
    QCollator collator;
    std::sort(page.people.begin(), page.people.end(), collator);
    if (request == wanted_)
        Q_EMIT pageReady(request, page);
}

void StatisticsWorker::addFinished(const Events &events)
{
    lastFinished_ = finishedGame(events, QDateTime::currentMSecsSinceEpoch(), {});
    runInTransaction([this] { return store_->add(lastFinished_->game, lastFinished_->seats, lastFinished_->people); });
    Q_EMIT changed();
    readNewRecords(); // it is compared with all of them
}

/// Compares the game that has ended last, once all records are read.
void StatisticsWorker::compareLast()
{
    if (!lastFinished_)
        return;
    FinishedGame last = std::move(*lastFinished_);
    lastFinished_.reset();
    // Again, since the database may be another one by now.
    if (!runInTransaction([&] { return store_->add(last.game, last.seats, last.people); }) || last.people.size() != 1)
        return;
    const auto kind = gameOfName(last.game.game.toStdString());
    if (const auto comparison =
            kind ? compareGame(*kind, gamesOf(*kind, {}), last.game.id, QDateTime::currentDateTime()) : std::nullopt)
        Q_EMIT gameCompared(*comparison);
}

void StatisticsWorker::exportCsv(const QString &fileName, const StatisticsFilter &filter, Statistics::Table table)
{
    const std::vector<PersonGame> games = gamesOf(filter.game, filter.person);
    std::vector<StoredSeat> seats;
    if (table == Statistics::Table::Games)
        run([&] {
            seats.clear();
            return store_->seats(nameOf(filter.game), seats);
        });
    const QByteArray text = csvOf(table, filter, games, seats);
    QSaveFile file(fileName);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    Q_EMIT exported(fileName, written ? QString() : file.errorString());
}

void StatisticsWorker::readNewRecords()
{
    readAgain_ = true;
    if (reading_ || stop_)
        return;
    reading_ = true;
    read_ = 0;
    found_ = false;
    lastChange_.start();
    readSome();
}

/// Compares the folder with what has been read.
bool StatisticsWorker::listNewRecords()
{
    std::vector<KnownFile> known;
    if (!run([&] {
            known.clear();
            return store_->knownFiles(known);
        }))
        return false;
    QHash<QString, const KnownFile *> byName;
    for (const KnownFile &file : known)
        byName.insert(file.name, &file);
    waiting_.clear();
    for (const record::Archive::Entry &entry : record::Archive(folder_).entries()) {
        if (stop_)
            return false;
        NewRecord record{entry.file, entry.when.toMSecsSinceEpoch(), {}};
        record.file.name = QFileInfo(entry.file).fileName();
        std::tie(record.file.size, record.file.changed) = stampOf(entry.file);
        std::tie(record.file.reviewSize, record.file.reviewChanged) = stampOf(review::reviewFileOf(entry.file));
        const KnownFile *before = byName.value(record.file.name);
        if (!before || before->size != record.file.size || before->changed != record.file.changed
            || before->reviewSize != record.file.reviewSize || before->reviewChanged != record.file.reviewChanged)
            waiting_.push_back(std::move(record));
    }
    return true;
}

/// A record with its review; without seats unless it is finished.
FinishedGame StatisticsWorker::readFinished(const QString &path, qint64 finished, const QString &name) const
{
    const record::Record record = record::readRecord(path);
    if (!record.finished() || record.problem)
        return {};
    FinishedGame game = finishedGame(record.events, finished, name);
    const auto &start = std::get<GameEvent>(record.events.front());
    const auto depth = review::usualDepth(start.game, game.game.players);
    const QString reviewFile = review::reviewFileOf(path);
    if (!game.people.empty() && QFileInfo::exists(reviewFile))
        addReview(game, record.events, review::loadReview(reviewFile, record.events, depth));
    return game;
}

/// Reads the next records, and goes on when waiting requests are answered.
void StatisticsWorker::readSome()
{
    if (stop_)
        return;
    if (std::exchange(readAgain_, false) && !listNewRecords()) {
        reading_ = false;
        return;
    }
    QElapsedTimer clock;
    clock.start();
    std::vector<std::pair<KnownFile, FinishedGame>> parcel;
    while (!waiting_.empty() && clock.elapsed() < kParcelTime && !stop_) {
        NewRecord next = std::move(waiting_.front());
        waiting_.pop_front();
        FinishedGame game = readFinished(next.path, next.finished, next.file.name);
        next.file.hash = game.game.hash;
        parcel.emplace_back(std::move(next.file), std::move(game));
    }
    const bool written = parcel.empty() || runInTransaction([&] {
                             Outcome outcome = Outcome::Done;
                             for (auto &[file, game] : parcel) {
                                 if (outcome == Outcome::Done && !game.seats.empty())
                                     outcome = store_->add(game.game, game.seats, game.people);
                                 if (outcome == Outcome::Done)
                                     outcome = store_->remember(file);
                             }
                             return outcome;
                         });
    if (stop_ || (!written && !readAgain_)) {
        reading_ = false;
        return;
    }
    read_ += static_cast<int>(parcel.size());
    found_ = found_ || !parcel.empty();
    if (waiting_.empty() && !readAgain_) {
        endReading();
        return;
    }
    Q_EMIT progress(read_, read_ + static_cast<int>(waiting_.size()));
    if (lastChange_.elapsed() >= kChangeInterval) {
        lastChange_.restart();
        Q_EMIT changed();
    }
    QMetaObject::invokeMethod(this, &StatisticsWorker::readSome, Qt::QueuedConnection);
}

/// The running game comes last: games that had been it have their own files by now, or have been undone.
void StatisticsWorker::endReading()
{
    reading_ = false;
    if (!checked_) {
        run([this] { return store_->check(); });
        checked_ = true;
    }
    const QString file = path(record::Journal::kFileName);
    FinishedGame running = QFileInfo::exists(file)
                               ? readFinished(file, QFileInfo(file).lastModified().toMSecsSinceEpoch(), {})
                               : FinishedGame{};
    runInTransaction([&] {
        const Outcome outcome =
            running.seats.empty() ? Outcome::Done : store_->add(running.game, running.seats, running.people);
        return outcome == Outcome::Done ? store_->removeOthers(running.game.hash) : outcome;
    });
    if (readAgain_ && !stop_) { // the database was damaged
        readNewRecords();
        return;
    }
    compareLast();
    if (read_ > 0)
        Q_EMIT progress(read_, read_);
    if (found_)
        Q_EMIT changed();
}

} // namespace meadhall::ui
