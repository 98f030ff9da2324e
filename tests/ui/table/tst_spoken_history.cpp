// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing announced is lost: it can be heard again, read in a list, in the language of now, and after a restart.
#include "tests/test_program.h"
#include "tests/ui/base/accessibility/duel.h"

#include "engine/record/record.h"
#include "ui/rooms/history/history_sheet.h"

#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QStringList wordsOf(const std::vector<SpokenHistory::Line> &lines)
{
    QStringList all;
    for (const SpokenHistory::Line &line : lines)
        all.push_back(line.words);
    return all;
}

QStringList heard(const QSignalSpy &announced)
{
    QStringList all;
    for (const QList<QVariant> &one : announced)
        all.push_back(one.constFirst().toString());
    return all;
}

QByteArray contentsOf(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestSpokenHistory : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingSaidIsThere();
    void inTheLanguageOfNow();
    void afterARestart_data();
    void afterARestart();
    void anotherGameHasItsOwn();
    void takenBackMovesAreGone();
    void keysReadItAgain();
    void lettersCanBeTyped();
    void listOfWhatWasSaid();
};

void TestSpokenHistory::everythingSaidIsThere()
{
    PlayedWindow p;
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().size(), 1u);
    QTRY_VERIFY(!heard(announced).filter(QStringLiteral("Your turn: ")).isEmpty());
    QTRY_VERIFY(!heard(announced).filter(QStringLiteral("Bo1 ")).isEmpty());
    p.key(Qt::Key_E);
    const QStringList lines = wordsOf(p.view().history().lines());
    for (const QString &words : heard(announced))
        QVERIFY2(lines.contains(words), qUtf8Printable(words + QStringLiteral("\n\n") + lines.join(QLatin1Char('\n'))));
}

void TestSpokenHistory::inTheLanguageOfNow()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().size(), 1u);
    p.key(Qt::Key_T);
    const qsizetype asked = p.view().history().lines().size();
    p.languages().setLanguage(QStringLiteral("de"));
    const QStringList lines = wordsOf(p.view().history().lines());
    QVERIFY2(lines.filter(QStringLiteral("plays")).isEmpty() && lines.filter(QStringLiteral("selected")).isEmpty(),
             qUtf8Printable(lines.join(QLatin1Char('\n'))));
    QVERIFY(!lines.filter(QStringLiteral("Auf dem Tisch: ")).isEmpty());
    QVERIFY(!lines.filter(QStringLiteral("Du spielst ")).isEmpty());
    QVERIFY(lines.size() <= asked);
    p.languages().setLanguage(QStringLiteral("en")); // what was said in English is there again
    QVERIFY(!wordsOf(p.view().history().lines()).filter(QStringLiteral("selected: ")).isEmpty());
}

void TestSpokenHistory::afterARestart_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("closed") << false;
    QTest::newRow("killed") << true;
}

/// Moves, questions, answers and everything else.
void TestSpokenHistory::afterARestart()
{
    QFETCH(bool, killed);
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().size(), 1u);
    p.key(Qt::Key_E); // an answer
    p.key(Qt::Key_S); // says how the cards are sorted
    QTRY_VERIFY(!p.view().view().ownTurn() || p.view().presenter().shownEvents() == p.table().record().size());
    const QStringList before = wordsOf(p.view().history().lines());
    QVERIFY(!before.filter(QStringLiteral("selected: ")).isEmpty());
    QVERIFY(!before.filter(QStringLiteral("Sorted by ")).isEmpty());
    const QString file = p.gameFolder() + QStringLiteral("/running.meadhall.said");
    if (killed)
        QTRY_VERIFY(QFile::exists(file) && contentsOf(file).contains("Sorted by "));
    p.restart(killed);
    QVERIFY(QFile::exists(file));
    p.key(Qt::Key_Return); // continue
    QTRY_VERIFY(p.table().hasGame());
    QTRY_COMPARE(wordsOf(p.view().history().lines()).mid(0, before.size()), before);
}

/// What was said goes with the record to the games played before, and comes back with it.
void TestSpokenHistory::anotherGameHasItsOwn()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().size(), 1u);
    p.key(Qt::Key_S);
    const QString words = QStringLiteral("Sorted by ");
    QVERIFY(!wordsOf(p.view().history().lines()).filter(words).isEmpty());
    QTRY_VERIFY(contentsOf(p.gameFolder() + QStringLiteral("/running.meadhall.said")).contains(words.toUtf8()));
    QCOMPARE(p.deal(kOdinDuel, {kOdinOther, kOdinOwn}, 0), Reason::None);
    QVERIFY(wordsOf(p.view().history().lines()).filter(words).isEmpty());
    const QStringList kept =
        QDir(p.gameFolder() + QStringLiteral("/games")).entryList({QStringLiteral("*.meadhall")}, QDir::Files);
    QCOMPARE(kept.size(), 1);
    const QString file = p.gameFolder() + QStringLiteral("/games/") + kept.first();
    QVERIFY(QFile::exists(file + QStringLiteral(".said")));
    QCOMPARE(p.table().resume(record::readRecord(file).events, file), Reason::None);
    QTRY_VERIFY(!wordsOf(p.view().history().lines()).filter(words).isEmpty());
}

void TestSpokenHistory::takenBackMovesAreGone()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    const qsizetype before = p.view().history().lines().size();
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().size(), 1u);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(wordsOf(p.view().history().lines()).filter(QStringLiteral("You play")).isEmpty());
    QVERIFY(qsizetype(p.view().history().lines().size()) >= before);
}

void TestSpokenHistory::keysReadItAgain()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    const QStringList lines = wordsOf(p.view().history().lines());
    QVERIFY(lines.size() >= 2);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(p.window().windowHandle(), key, modifiers);
        return announced.isEmpty() ? QString() : announced.last().constFirst().toString();
    };
    QTRY_COMPARE(press(Qt::Key_Period), wordsOf(p.view().history().lines()).last());
    const QStringList now = wordsOf(p.view().history().lines());
    QCOMPARE(press(Qt::Key_Up, Qt::ControlModifier), now.at(now.size() - 2));
    QCOMPARE(press(Qt::Key_Down, Qt::ControlModifier), now.last());
    QCOMPARE(press(Qt::Key_Down, Qt::ControlModifier), now.last());
    for (int i = 0; i < now.size() + 2; ++i)
        press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(announced.last().constFirst().toString(), now.first());
    QCOMPARE(wordsOf(p.view().history().lines()), now); // reading adds nothing
}

/// The keys are letters: where one types, they are typed.
void TestSpokenHistory::lettersCanBeTyped()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0), Reason::None);
    QSignalSpy announced(&p.view().announcer(), &Announcer::announced);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    auto *sheet = p.window().findChild<HistorySheet *>();
    QVERIFY(sheet);
    auto *field = sheet->findChild<QLineEdit *>();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    announced.clear();
    for (const char letter : QByteArray("tdegaq.?"))
        QTest::keyClick(p.window().windowHandle(), letter);
    QCOMPARE(field->text(), QStringLiteral("tdegaq.?"));
    QVERIFY(announced.isEmpty());
}

void TestSpokenHistory::listOfWhatWasSaid()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kOdinDuel, {kOdinOwn, kOdinOther}, 0, twoCardsBeatOne()), Reason::None);
    p.key(Qt::Key_T);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    auto *sheet = p.window().findChild<HistorySheet *>();
    QVERIFY(sheet);
    QListWidget &list = *sheet->list();
    QTRY_VERIFY(list.hasFocus());
    QCOMPARE(list.currentRow(), list.count() - 1);
    QVERIFY(list.currentItem()->text().contains(QStringLiteral("On the table: 31 blue")));
    QVERIFY(!list.findItems(QStringLiteral("Hand 1"), Qt::MatchExactly).isEmpty());
    QSignalSpy announced(sheet->findChild<Announcer *>(), &Announcer::announced);
    p.key(Qt::Key_Return);
    QCOMPARE(announced.last().constFirst().toString(), list.currentItem()->text());
    sheet->findChild<QLineEdit *>()->setText(QStringLiteral("picks up"));
    QCOMPARE(list.count(), 2); // a heading and a row
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!p.window().findChild<HistorySheet *>());
}

REGISTER_TEST(TestSpokenHistory)

#include "tst_spoken_history.moc"
