// SPDX-License-Identifier: GPL-3.0-or-later
// The clock jumps while a room is open: over midnights, over daylight saving, to other time zones, and back.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/every_room.h"
#include "tests/ui/text_recorder.h"
#include "ui/rooms/statistics/start_rating.h"

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// All that can be read in a window.
QStringList textsIn(QWidget &window)
{
    QStringList texts;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        texts.push_back(widget->accessibleName());
        for (const PaintedText &text : TextRecorder::textsOn(*widget))
            texts.push_back(text.text);
    }
    return texts;
}

} // namespace

class TestDays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRoomFollowsTheClock();
};

/// After each jump a room says what it says when all its words are made anew.
void TestDays::everyRoomFollowsTheClock()
{
    const QDateTime evening(QDate(2026, 11, 29), QTime(23, 59, 35));
    test::StoppedClock clock(evening);
    EveryRoom rooms({1280, 800}, QStringLiteral("en"));
    QStringList looked;
    rooms.visit([&](const QByteArray &name, MainWindow &window) {
        const auto settle = [&window] {
            EveryRoom::layOut();
            const auto *statistics = dynamic_cast<StatisticsRoom *>(window.rooms().current());
            QTRY_VERIFY(!statistics || statistics->isUpToDate());
            textsIn(window); // painted for the first time, some parts ask for their pictures and figures
            QTRY_VERIFY(window.pictures().idle());
            const auto *rating = window.findChild<StartRating *>();
            QTRY_VERIFY(!rating || !rating->isVisible() || rating->accessibleName().contains(QLatin1Char(':')));
        };
        const auto compare = [&](const char *when) {
            settle();
            const QStringList texts = textsIn(window);
            rooms.languages().setLanguage(QStringLiteral("de"));
            EveryRoom::layOut();
            rooms.languages().setLanguage(QStringLiteral("en"));
            settle();
            const QStringList anew = textsIn(window);
            for (qsizetype i = 0; i < std::min(texts.size(), anew.size()); ++i)
                QVERIFY2(texts[i] == anew[i], qPrintable(QString::fromLatin1(name) + QLatin1String(when) + texts[i]
                                                         + QLatin1String(" / ") + anew[i]));
            QCOMPARE(texts.size(), anew.size());
        };
        if (name.contains("friend"))
            return; // these tell no day, but count seconds, and are made anew in another language
        looked.push_back(QString::fromLatin1(name));
        clock.set(evening.addSecs(50));
        clock.set(evening.addDays(1).addSecs(50));
        compare(", two midnights later: ");
        {
            test::TimeZone zone("Europe/Berlin");
            clock.set(QDateTime(QDate(2027, 3, 28), QTime(1, 59, 50)));
            clock.set(QDateTime(QDate(2027, 3, 28), QTime(1, 59, 50)).addSecs(20)); // summer begins
            zone.set("Etc/GMT-14");
            zone.set("Etc/GMT+12"); // no time is of the same day in both
            compare(", in another year and time zone: ");
        }
        clock.set(QDate(2026, 11, 20));
        compare(", put back: ");
        clock.set(evening);
    });
    QVERIFY(looked.size() > 12);
}

REGISTER_TEST(TestDays)
#include "tst_days.moc"
