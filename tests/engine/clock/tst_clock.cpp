// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the program: it tells when the date has changed, however that came about.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTimeZone>
#include <QtTest>

using namespace meadhall;

class TestClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void followsTheSystem();
    void noticesAnotherDay_data();
    void noticesAnotherDay();
    void noticesAnotherTimeZone();
    void wrongTimes();
};

void TestClock::followsTheSystem()
{
    const QDateTime before = QDateTime::currentDateTime(), now = Clock::now(), after = QDateTime::currentDateTime();
    QVERIFY(before <= now && now <= after);
    {
        const test::StoppedClock clock(QDate(2026, 11, 22));
        QCOMPARE(Clock::now(), QDateTime(QDate(2026, 11, 22), QTime(12, 0)));
    }
    QVERIFY(Clock::now() >= after);
}

void TestClock::noticesAnotherDay_data()
{
    QTest::addColumn<QDateTime>("from");
    QTest::addColumn<QDateTime>("to");
    QTest::addColumn<int>("changes");
    const QDateTime evening(QDate(2026, 11, 25), QTime(23, 59, 35));
    QTest::newRow("midnight") << evening << evening.addSecs(30) << 1;
    QTest::newRow("before midnight") << evening.addSecs(-30) << evening << 0;
    QTest::newRow("a sleep of three nights") << evening << evening.addDays(3) << 1;
    QTest::newRow("set back over midnight") << evening.addSecs(30) << evening << 1;
    QTest::newRow("set back by an hour") << evening << evening.addSecs(-3600) << 0;
    QTest::newRow("set to another century") << evening << evening.addYears(100) << 1;
}

void TestClock::noticesAnotherDay()
{
    QFETCH(QDateTime, from);
    QFETCH(QDateTime, to);
    QFETCH(int, changes);
    test::StoppedClock clock(from);
    const QSignalSpy days(&Clock::instance(), &Clock::dayChanged), minutes(&Clock::instance(), &Clock::minutePassed);
    clock.set(to);
    QCOMPARE(Clock::today(), to.date());
    QCOMPARE(days.size(), changes);
    QCOMPARE(minutes.size(), 1);
    Clock::instance().check();
    QCOMPARE(days.size(), changes);
}

void TestClock::noticesAnotherTimeZone()
{
    test::TimeZone zone("Europe/Berlin");
    const test::StoppedClock clock(QDateTime(QDate(2026, 11, 25), QTime(21, 0), QTimeZone::utc()));
    const QSignalSpy days(&Clock::instance(), &Clock::dayChanged);
    QCOMPARE(Clock::today(), QDate(2026, 11, 25));
    zone.set("Asia/Tokyo");
    QCOMPARE(Clock::today(), QDate(2026, 11, 26));
    zone.set("America/Los_Angeles");
    QCOMPARE(Clock::today(), QDate(2026, 11, 25));
    QCOMPARE(days.size(), 2);
    zone.set("America/New_York"); // the same date, but other times are of other days
    QCOMPARE(Clock::today(), QDate(2026, 11, 25));
    QCOMPARE(days.size(), 3);
}

void TestClock::wrongTimes()
{
    const test::StoppedClock clock(QDate(2026, 11, 25));
    QVERIFY(!Clock::isWrong(Clock::now()));
    QVERIFY(!Clock::isWrong(Clock::now().addSecs(3600))); // the clock has just been corrected
    QVERIFY(!Clock::isWrong(Clock::now().addYears(-3)));
    QVERIFY(Clock::isWrong(Clock::now().addDays(2)));
    QVERIFY(Clock::isWrong(QDateTime::fromMSecsSinceEpoch(0)));
}

REGISTER_TEST(TestClock)
#include "tst_clock.moc"
