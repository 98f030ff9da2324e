// SPDX-License-Identifier: GPL-3.0-or-later
// Work in the background: results arrive in the thread of the owner, and nobody waits for work that is cancelled.
#include "engine/background/job.h"
#include "tests/test_program.h"

#include <QSemaphore>
#include <QThread>
#include <QtTest>

using namespace meadhall;

class JobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resultsArriveInOrder();
    void lateResultsAreDropped();
    void nobodyWaitsForCancelledWork();
    void workMayBeRunElsewhere();
};

void JobTest::resultsArriveInOrder()
{
    Job job(this);
    std::vector<int> arrived;
    QVERIFY(!job.isRunning());
    job.start([&](const std::stop_token &, const Job::Results &results) {
        for (int i = 0; i < 100; ++i)
            results.post([&arrived, i] {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                arrived.push_back(i);
            });
    });
    QVERIFY(job.isRunning());
    QVERIFY(arrived.empty());
    QTRY_VERIFY(!job.isRunning());
    QCOMPARE(arrived.size(), std::size_t(100));
    QVERIFY(std::is_sorted(arrived.begin(), arrived.end()));
}

void JobTest::lateResultsAreDropped()
{
    Job job(this);
    QSemaphore posted;
    int first = 0, second = 0;
    job.start([&](const std::stop_token &, const Job::Results &results) {
        results.post([&] { ++first; });
        posted.release();
    });
    QVERIFY(posted.tryAcquire(1, 10'000));
    job.start([&](const std::stop_token &, const Job::Results &results) { results.post([&] { ++second; }); });
    QTRY_COMPARE(second, 1);
    QCOMPARE(first, 0);
}

/// The work goes on after the job and its owner are gone, as a search does for some milliseconds.
void JobTest::nobodyWaitsForCancelledWork()
{
    const auto begun = std::make_shared<QSemaphore>(), goOn = std::make_shared<QSemaphore>(),
               ended = std::make_shared<QSemaphore>();
    int delivered = 0;
    const auto work = [=, &delivered](const std::stop_token &stop, const Job::Results &results) {
        begun->release();
        goOn->acquire();
        if (stop.stop_requested())
            results.post([&delivered] { ++delivered; });
        ended->release();
    };
    for (const bool destroyed : {false, true}) {
        auto owner = std::make_unique<QObject>();
        auto job = std::make_unique<Job>(owner.get());
        job->start(work);
        QVERIFY(begun->tryAcquire(1, 10'000));
        if (destroyed) {
            job.reset();
            owner.reset();
        } else {
            job->cancel(); // returns although the work waits
            QVERIFY(!job->isRunning());
        }
        QVERIFY(!ended->available());
        goOn->release();
        QVERIFY(ended->tryAcquire(1, 10'000));
        QCoreApplication::sendPostedEvents();
        QCOMPARE(delivered, 0);
    }
}

void JobTest::workMayBeRunElsewhere()
{
    Job job(this);
    const Job::Results first = job.begin();
    const Job::Results second = job.begin();
    QStringList delivered;
    first.post([&] { delivered.append(QStringLiteral("first")); });
    second.post([&] { delivered.append(QStringLiteral("second")); });
    QTRY_COMPARE(delivered, QStringList{QStringLiteral("second")});
    QVERIFY(job.isRunning());
    job.cancel();
    QVERIFY(!job.isRunning());
}

REGISTER_TEST(JobTest)
#include "tst_job.moc"
