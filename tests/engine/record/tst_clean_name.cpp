// SPDX-License-Identifier: GPL-3.0-or-later
// Names of people in all scripts.
#include "engine/record/clean_name.h"
#include "tests/test_program.h"

#include <QtTest>

using namespace meadhall;

class CleanNameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreCleaned_data();
    void namesAreCleaned();
    void everyLengthIsWhole();
};

void CleanNameTest::namesAreCleaned_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("cleaned");
    const auto same = [](const char *what, const QString &name) { QTest::newRow(what) << name << name; };
    QTest::newRow("spaces") << QStringLiteral("  Ada \n Bo ") << QStringLiteral("Ada Bo");
    QTest::newRow("only spaces") << QStringLiteral(" \t ") << QString();
    QTest::newRow("control characters") << QStringLiteral("\u0001\u0002") << QString();
    QTest::newRow("marks of direction") << QStringLiteral("A\u202eB\u2069\u200fC") << QStringLiteral("ABC");
    QTest::newRow("only joiners") << QStringLiteral("\u200d\u200c \u200d") << QString();
    QTest::newRow("invisible") << QStringLiteral("A\u200bd\u00ada\ufeff") << QStringLiteral("Ada");
    QTest::newRow("empty letters") << QStringLiteral("\u3164\u2800\U0001D159") << QString();
    QTest::newRow("only marks") << QString(40, QChar(0x0301)) << QString();
    QTest::newRow("40 marks") << QLatin1Char('a') + QString(40, QChar(0x0301))
                              << QLatin1Char('a') + QString(4, QChar(0x0301));
    QTest::newRow("lone surrogates") << QChar(0xD83E) + QStringLiteral("Ada") + QChar(0xDD8A) << QStringLiteral("Ada");
    same("place holder", QStringLiteral("%2"));
    same("Arabic", QStringLiteral("سارة"));
    same("Persian with a non-joiner", QStringLiteral("می\u200cخواهم"));
    same("a fox", QStringLiteral("🦊"));
    same("a name and a fox", QStringLiteral("Ada 🦊"));
    same("a family", QStringLiteral("👩\u200d👩\u200d👧"));
    same("newer than Qt", QString::fromUcs4(U"\U0001FAE8"));
    same("Vietnamese, taken apart", QStringLiteral("e\u0302\u0301"));
    QTest::newRow("too long") << QString(40, QLatin1Char('x')) << QString(kLongestName, QLatin1Char('x'));
    const QString others(kLongestName - 1, QLatin1Char('x'));
    same("an emoji at the end", others + QStringLiteral("🐺"));
    QTest::newRow("a space where it is cut") << others + QStringLiteral(" y") << others;
    QTest::newRow("a joiner where it is cut") << others + QStringLiteral("\u200dy") << others;
}

void CleanNameTest::namesAreCleaned()
{
    QFETCH(QString, typed);
    QFETCH(QString, cleaned);
    QCOMPARE(cleanName(typed), cleaned);
    QCOMPARE(cleanName(cleaned), cleaned);
}

/// Wherever it is cut, no letter is cut in two.
void CleanNameTest::everyLengthIsWhole()
{
    QString name;
    for (int length = 1; length <= 40; ++length) {
        name += length % 2 ? QStringLiteral("🦊") : QStringLiteral("x");
        QCOMPARE(cleanName(name).toUcs4().size(), qsizetype(std::min(length, kLongestName)));
        QVERIFY(name.startsWith(cleanName(name)));
    }
}

REGISTER_TEST(CleanNameTest)
#include "tst_clean_name.moc"
