// SPDX-License-Identifier: GPL-3.0-or-later
// Deal numbers are read as they are shown, copied and typed.
#include "engine/deals/deal_number.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;

class TestDealNumber : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsShown_data();
    void readsWhatIsShown();
    void refusesAllElse_data();
    void refusesAllElse();
};

void TestDealNumber::readsWhatIsShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("deal");
    const auto row = [](const char *text, quint64 deal) { QTest::newRow(text) << QString::fromUtf8(text) << deal; };
    for (const char *text : {"4711",
                             " 4711\n",
                             "٤٧١١",
                             "۴۷۱۱",
                             "4 711",
                             "4,711",
                             "4.711",
                             "4'711",
                             "4’711",
                             "٤٬٧١١",
                             "4\u00a0711",
                             "4\u202f711",
                             "\u2068"
                             "4711\u2069",
                             "\u200f٤٧١١\u200f",
                             "“4711”",
                             "«4711»",
                             "(4711)",
                             "#4711",
                             "№ 4711",
                             "Deal 4711",
                             "الدور ٤٧١١",
                             "Партія 4711.",
                             "Meadhall, deal 4711 (Odin): 3 points, 2nd of 4",
                             "0004711"})
        row(text, 4711);
    row("0", 0);
    row("18446744073709551615", ~quint64(0));
    row("18 446 744 073 709 551 615", ~quint64(0));
    for (const char *text : {"2026-329", "2026–329", "٢٠٢٦-٣٢٩",
                             "\u2068"
                             "2026-329\u2069",
                             "2026329", "2,026,329", "Meadhall, deal of the day 2026-329 (Odin): 3 points"})
        row(text, 2026329);
}

void TestDealNumber::readsWhatIsShown()
{
    QFETCH(QString, text);
    QFETCH(quint64, deal);
    QCOMPARE(parseDealNumber(text), std::optional<std::uint64_t>(deal));
}

void TestDealNumber::refusesAllElse_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "  ", "deal", "-1", "−1", "12a", "a12", "12 a", "1.5", "12-34", "2026-366", "2026-000",
                             "2026-32", "12/13", "1,23", "18446744073709551616", "99999999999999999999999"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestDealNumber::refusesAllElse()
{
    QFETCH(QString, text);
    QVERIFY(!parseDealNumber(text));
}

REGISTER_TEST(TestDealNumber)
#include "tst_deal_number.moc"
