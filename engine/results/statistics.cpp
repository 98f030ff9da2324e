// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/statistics.h"

#include "engine/results/statistics_database.h"
#include "engine/results/statistics_worker.h"

#include <QDir>
#include <QFileInfo>
#include <QThread>

#include <utility>

namespace meadhall {

Statistics::Statistics(const QString &folder, std::shared_ptr<record::FolderLock> lock, QObject *parent)
    : QObject(parent), folder_(folder), lock_(std::move(lock))
{
}

Statistics::~Statistics()
{
    if (!thread_)
        return;
    worker_->requestStop();
    worker_->deleteLater(); // deleted when the thread finishes
    thread_->quit();
    thread_->wait();
}

StatisticsWorker *Statistics::worker()
{
    if (worker_ || !isPossible())
        return worker_;
    qRegisterMetaType<StatisticsPage>();
    qRegisterMetaType<GameComparison>();
    qRegisterMetaType<StatisticsTrouble>();
    worker_ = new StatisticsWorker(folder_, lock_);
    thread_ = std::make_unique<QThread>();
    thread_->setObjectName(QStringLiteral("statistics"));
    worker_->moveToThread(thread_.get());
    connect(worker_, &StatisticsWorker::pageReady, this, [this](quint64 request, const StatisticsPage &page) {
        if (request == lastRequest_)
            Q_EMIT pageReady(request, page);
    });
    connect(worker_, &StatisticsWorker::changed, this, &Statistics::changed);
    connect(worker_, &StatisticsWorker::progress, this, [this](int read, int all) {
        reading_ = read < all;
        Q_EMIT progress(read, all);
    });
    connect(worker_, &StatisticsWorker::troubleChanged, this, [this](StatisticsTrouble trouble) {
        trouble_ = trouble;
        Q_EMIT troubleChanged(trouble);
    });
    connect(worker_, &StatisticsWorker::gameCompared, this, &Statistics::gameCompared);
    connect(worker_, &StatisticsWorker::exported, this, &Statistics::exported);
    thread_->start(QThread::LowPriority);
    return worker_;
}

/// Calls a function of the worker in its thread.
template <typename Function> void Statistics::post(Function function)
{
    if (StatisticsWorker *worker = this->worker())
        QMetaObject::invokeMethod(
            worker, [worker, function = std::move(function)] { function(*worker); }, Qt::QueuedConnection);
}

bool Statistics::hasDatabase() const
{
    return isPossible() && QFileInfo::exists(QDir(folder_).filePath(QLatin1String(StatisticsDatabase::kFileName)));
}

quint64 Statistics::request(const StatisticsFilter &filter)
{
    const quint64 request = ++lastRequest_;
    if (StatisticsWorker *worker = this->worker())
        worker->setWanted(request);
    post([request, filter](StatisticsWorker &worker) { worker.answer(request, filter); });
    // Once in a session: afterwards games are added as they end.
    if (!std::exchange(hasRead_, true))
        post([](StatisticsWorker &worker) { worker.readNewRecords(); });
    return request;
}

void Statistics::cancelRequests()
{
    ++lastRequest_;
    if (worker_)
        worker_->setWanted(lastRequest_);
}

void Statistics::gameOver(const Events &events)
{
    post([events](StatisticsWorker &worker) { worker.addFinished(events); });
    hasRead_ = false; // the next request finds its file
}

void Statistics::gameLeft()
{
    post([](StatisticsWorker &worker) { worker.forgetTable(); });
    hasRead_ = false; // the next request finds it among the kept games, unless it was undone
}

void Statistics::reviewChanged(const QString &)
{
    if (worker_)
        post([](StatisticsWorker &worker) { worker.readNewRecords(); });
    else
        hasRead_ = false;
}

void Statistics::exportCsv(const QString &fileName, const StatisticsFilter &filter, Table table)
{
    post([=](StatisticsWorker &worker) { worker.exportCsv(fileName, filter, table); });
}

void Statistics::clear()
{
    ++clears_;
    post([](StatisticsWorker &worker) { worker.clear(); });
}

void Statistics::undoClear()
{
    if (clears_ == 0)
        return;
    --clears_;
    post([](StatisticsWorker &worker) { worker.undoClear(); });
}

} // namespace meadhall
