// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/statistics_worker.h"

#include "engine/clock/clock.h"
#include "engine/games/games.h"
#include "engine/record/file_writer.h"
#include "engine/record/journal.h"
#include "engine/results/page_builder.h"
#include "engine/results/statistics_csv.h"

#include <QCollator>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace meadhall {

namespace {

/// Records are read in parcels, between which requests are answered. ms.
constexpr int kParcelTime = 100;
constexpr int kChangeInterval = 1000; // ms

} // namespace

StatisticsWorker::StatisticsWorker(const QString &folder, const std::shared_ptr<record::FolderLock> &lock)
    : folder_(folder), database_(new StatisticsDatabase(folder, lock, stop_, this)), cleared_(folder, lock)
{
    connect(database_, &StatisticsDatabase::troubleChanged, this, &StatisticsWorker::troubleChanged);
    connect(database_, &StatisticsDatabase::replaced, this, [this] { readAgain_ = true; });
}

StatisticsWorker::~StatisticsWorker() = default;

void StatisticsWorker::clear()
{
    cleared_.clear(Clock::now().toMSecsSinceEpoch());
    Q_EMIT changed();
}

void StatisticsWorker::undoClear()
{
    cleared_.undo();
    Q_EMIT changed();
}

/// Lets queries be made of the games that a filter chooses.
bool StatisticsWorker::ask(const StatisticsFilter &filter, const std::function<void(PageBuilder &)> &question)
{
    return database_->run([&](StatisticsStore &store) {
        PageBuilder builder(store, filter, cleared_.time(), Clock::now());
        question(builder);
        return builder.outcome();
    });
}

void StatisticsWorker::answer(quint64 request, const StatisticsFilter &filter)
{
    if (stop_ || request != wanted_)
        return;
    StatisticsPage page;
    if (!ask(filter, [&](PageBuilder &builder) { page = builder.page(); })) { // without a database
        page = {};
        page.filter = filter;
        page.rating = ratingOf(filter.game, {}, Clock::now());
        for (const MistakeKind kind : mistakeKinds(filter.game))
            page.mistakes.kinds.emplace_back().kind = kind;
    }
    QCollator collator;
    std::sort(page.people.begin(), page.people.end(), collator);
    if (request == wanted_)
        Q_EMIT pageReady(request, page);
}

void StatisticsWorker::addFinished(const Events &events)
{
    lastFinished_ = finishedGame(events, Clock::now().toMSecsSinceEpoch(), {});
    FinishedGame &last = *lastFinished_;
    database_->runInTransaction([&](StatisticsStore &store) { return store.add(last.game, last.seats, last.people); });
    Q_EMIT changed();
    readNewRecords(); // it is compared with all of them
}

void StatisticsWorker::forgetTable()
{
    lastFinished_.reset();
    database_->runInTransaction([](StatisticsStore &store) { return store.removeOthers({}); });
    Q_EMIT changed();
}

/// Compares the game that has ended last, once all records are read.
void StatisticsWorker::compareLast()
{
    if (!lastFinished_)
        return;
    FinishedGame last = std::move(*lastFinished_);
    lastFinished_.reset();
    // Again, since the database may be another one by now.
    const auto add = [&](StatisticsStore &store) { return store.add(last.game, last.seats, last.people); };
    if (!database_->runInTransaction(add) || last.people.size() != 1)
        return;
    const auto game = gameOfName(last.game.game.toStdString());
    std::optional<GameComparison> comparison;
    StatisticsFilter filter;
    filter.game = game.value_or(filter.game);
    if (game && ask(filter, [&](PageBuilder &builder) { comparison = builder.compare(last.game.id); }) && comparison)
        Q_EMIT gameCompared(*comparison);
}

void StatisticsWorker::exportCsv(const QString &fileName, const StatisticsFilter &filter, Statistics::Table table)
{
    QByteArray text;
    ask(filter, [&](PageBuilder &builder) { text = csvOf(table, builder); });
    Q_EMIT exported(fileName, record::replaceFile(fileName, text));
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

/// @return false if that failed or was stopped
bool StatisticsWorker::listNewRecords()
{
    std::vector<KnownFile> known;
    if (!database_->run([&](StatisticsStore &store) {
            known.clear();
            return store.knownFiles(known);
        }))
        return false;
    waiting_ = newRecords(folder_, known, stop_);
    return !stop_;
}

bool StatisticsWorker::addRead(std::vector<std::pair<KnownFile, FinishedGame>> &parcel)
{
    return database_->runInTransaction([&](StatisticsStore &store) {
        Outcome outcome = Outcome::Done;
        for (auto &[file, game] : parcel) {
            if (outcome == Outcome::Done && !game.seats.empty())
                outcome = store.add(game.game, game.seats, game.people);
            if (outcome == Outcome::Done)
                outcome = store.remember(file);
        }
        return outcome;
    });
}

/// Reads the next records; the rest follows when the waiting requests have been answered.
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
    const bool written = parcel.empty() || addRead(parcel);
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
    database_->checkOnce();
    const QString file = QDir(folder_).filePath(QLatin1String(record::Journal::kFileName));
    FinishedGame running = QFileInfo::exists(file)
                               ? readFinished(file, QFileInfo(file).lastModified().toMSecsSinceEpoch(), {})
                               : FinishedGame{};
    database_->runInTransaction([&](StatisticsStore &store) {
        const Outcome outcome =
            running.seats.empty() ? Outcome::Done : store.add(running.game, running.seats, running.people);
        return outcome == Outcome::Done ? store.removeOthers(running.game.hash) : outcome;
    });
    if (readAgain_ && !stop_) { // the database was replaced
        readNewRecords();
        return;
    }
    compareLast();
    if (read_ > 0)
        Q_EMIT progress(read_, read_);
    if (found_)
        Q_EMIT changed();
}

} // namespace meadhall
