// SPDX-License-Identifier: GPL-3.0-or-later
// The list of past games: continuing, deleting and restoring, damaged files, searching, a thousand games.
#include "engine/review/review_file.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

using namespace meadhall;
using record::Archive;
using ui::PastGamesDialog;

class TestPastGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replacedGameIsListed();
    void finishedGameIsFinishedAtOnce();
    void headingsFollowTheDay();
    void emptyListIsExplained();
    void deletedGamesAreRestored();
    void goneGamesLeaveTheList();
    void lostFolderDeletesNothing();
    void deletionWhileReading();
    void damagedFileIsListed();
    void brokenRulesAreFoundWhenOpened();
    void mistakesAreCounted();
    void searchFiltersTheList();
    void escapeReturnsToTheTable();
    void languageChangeUpdatesTheList();
    void noHandsAreShown();
    void copyIsSaved();
    void thousandGamesAreListed();
};

void TestPastGames::replacedGameIsListed()
{
    KeptWindow p;
    p.playOneMove();
    const Events first = p.table().record();
    p.beginNewGame();
    QTRY_VERIFY(p.table().record().front() != first.front());
    QCOMPARE(p.archivedFiles().size(), 1);
    p.openList();
    QCOMPARE(p.list()->model().games(), 1);
    QVERIFY(p.rows().at(0).startsWith(QStringLiteral("Today, ")));
    static const QRegularExpression row(QStringLiteral("^Odin, .+, with Leif and Ylva: not finished$"));
    QVERIFY2(row.match(p.rows().at(1)).hasMatch(), qPrintable(p.rows().at(1)));
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().record() == first);
    QVERIFY(p.archivedFiles().isEmpty()); // it is the running game again, and the other one had no answers
    QCOMPARE(contents(p.gameFolder() + QStringLiteral("/running.meadhall")), record::toText(first));
    // The game can be continued.
    if (p.view().controller().canPass()) {
        p.key(Qt::Key_P);
    } else {
        p.clickCard("B2");
        p.key(Qt::Key_Return);
    }
    QTRY_VERIFY(p.table().record().size() > first.size());
}

/// While its table is still open.
void TestPastGames::finishedGameIsFinishedAtOnce()
{
    KeptWindow p;
    const Events events = test::finishedGame(0);
    QDir().mkpath(p.gameFolder());
    QVERIFY(
        record::save(test::beginningOf(events, events.size() - 1), p.gameFolder() + QStringLiteral("/running.meadhall"))
            .isEmpty());
    p.restart(true);
    QCOMPARE(p.table().resume(events, p.gameFolder() + QStringLiteral("/running.meadhall")), Reason::None);
    QVERIFY(p.table().gameOver());
    p.openList();
    QVERIFY2(!p.rows().at(1).contains(QLatin1String("in progress")) && p.rows().at(1).contains(QLatin1String(" of ")),
             qPrintable(p.rows().at(1)));
    QVERIFY(p.list()->findChild<QPushButton *>(QStringLiteral("review"))->isEnabled());
}

void TestPastGames::headingsFollowTheDay()
{
    test::StoppedClock clock(QDateTime(QDate(2026, 11, 22), QTime(23, 59, 30)));
    KeptWindow p;
    test::keepGames(p.gameFolder(), 1); // of that evening
    p.openList();
    QVERIFY(p.rows().at(0).startsWith(QStringLiteral("Today, 22")));
    clock.set(QDateTime(QDate(2026, 11, 23), QTime(0, 0, 10)));
    QTRY_VERIFY(p.rows().at(0).startsWith(QStringLiteral("Yesterday, 22")));
    clock.set(QDateTime(QDate(2026, 11, 22), QTime(23, 59)));
    QTRY_VERIFY(p.rows().at(0).startsWith(QStringLiteral("Today, 22")));
    clock.set(QDate(2026, 11, 10)); // the clock had been wrong then, or is now
    QTRY_VERIFY2(p.rows().at(0).startsWith(QStringLiteral("Dated by a wrong clock")), qPrintable(p.rows().at(0)));
}

/// The list had the focus before the button below the explanation.
void TestPastGames::emptyListIsExplained()
{
    KeptWindow p;
    QStringList focused;
    const auto heard =
        connect(qApp, &QApplication::focusChanged, this, [&focused](const QWidget *, const QWidget *now) {
            if (now)
                focused.push_back(now->objectName());
        });
    p.openList();
    disconnect(heard);
    QCOMPARE(focused, QStringList{QStringLiteral("play")});
    QVERIFY(p.inList<QPushButton>("play")->isVisible());
    QVERIFY(p.inList<QPushButton>("openFile")->isVisible());
    QVERIFY(!p.inList<QPushButton>("open")->isEnabled());
    p.clickInList("openFile");
    QTRY_VERIFY(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()));
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
}

/// A game whose file somebody else had deleted could not be deleted, and stayed in the list.
void TestPastGames::goneGamesLeaveTheList()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 3);
    p.openList();
    const QStringList files = p.archivedFiles();
    for (const QString &file : files)
        QVERIFY(QFile::remove(Archive(p.gameFolder()).folder() + QLatin1Char('/') + QFileInfo(file).fileName()));
    p.keyInList(Qt::Key_Delete);
    QCOMPARE(p.list()->model().games(), 2);
    QVERIFY(!p.inList<QWidget>("undoBar")->isVisible()); // there is nothing to bring back
    p.clickInList("delete");
    p.clickInList("delete");
    QCOMPARE(p.list()->model().rowCount(), 0);
}

void TestPastGames::deletedGamesAreRestored()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 30);
    p.openList();
    const QStringList before = p.rows();
    QSignalSpy announced(&p.window().tableView().announcer(), &ui::Announcer::announced);
    // Deletes the first three by key; the third day's heading disappears with its last game.
    for (int i = 0; i < 3; ++i)
        p.keyInList(Qt::Key_Delete);
    QCOMPARE(announced.size(), 3);
    QCOMPARE(announced.at(0).at(0).toString(), QStringLiteral("Deleted. Press Ctrl+Z to bring it back."));
    QCOMPARE(p.list()->model().games(), 27);
    QCOMPARE(p.archivedFiles().size(), 27);
    QVERIFY(p.inList<QWidget>("undoBar")->isVisible());
    QVERIFY(p.list()->list()->currentIndex().isValid());
    for (int i = 0; i < 3; ++i)
        p.keyInList(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.rows(), before);
    QCOMPARE(p.archivedFiles().size(), 30);
    QVERIFY(!p.inList<QWidget>("undoBar")->isVisible());
    // Deletes all from the end by the button, and restores them.
    p.keyInList(Qt::Key_End);
    for (int i = 0; i < 30; ++i)
        p.clickInList("delete");
    QCOMPARE(p.list()->model().rowCount(), 0);
    QVERIFY(p.inList<QPushButton>("play")->isVisible());
    for (int i = 0; i < 30; ++i)
        p.clickInList("undo");
    QCOMPARE(p.rows(), before);
    // Deleted files are removed for good when the program ends.
    p.list()->list()->setFocus();
    p.keyInList(Qt::Key_Home);
    p.keyInList(Qt::Key_Delete);
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    p.restart();
    QCOMPARE(p.archivedFiles().size(), 29);
    QVERIFY(!QFileInfo::exists(Archive(p.gameFolder()).folder() + QStringLiteral("/deleted")));
}

/// Another program may have the games in its own list.
void TestPastGames::lostFolderDeletesNothing()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 3);
    p.openList();
    const QStringList before = p.archivedFiles();
    record::FolderLock other(p.gameFolder());
    QCOMPARE(other.takeOver(), 0);
    p.keyInList(Qt::Key_Delete);
    const QString said = p.inList<QLabel>("message")->text();
    QVERIFY2(said.contains(QLatin1String("another Meadhall has taken over")), qPrintable(said));
    QCOMPARE(p.archivedFiles(), before);
    QCOMPARE(p.list()->model().games(), 3);
}

void TestPastGames::deletionWhileReading()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 1500);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(p.list() && p.list()->model().shown() > 0);
    const QString second = p.fileOf(1);
    p.list()->list()->setFocus();
    QTest::keyClick(p.list()->list(), Qt::Key_Delete);
    QTest::keyClick(p.list()->list(), Qt::Key_Delete);
    QTest::keyClick(p.list()->list(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(!p.list()->isBusy());
    QCOMPARE(p.list()->model().games(), 1499);
    QCOMPARE(p.list()->model().shown(), 1499);
    QVERIFY(p.list()->model().rowOf(second) >= 0);
    // Closing while the list is being read stops at once.
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(p.list() && p.list()->model().shown() > 0);
    QElapsedTimer clock;
    clock.start();
    QPointer<PastGamesDialog> list = p.list();
    delete list;
    QVERIFY(clock.elapsed() < 100); // 20 on an idle machine
}

void TestPastGames::damagedFileIsListed()
{
    KeptWindow p;
    p.window().setUpdatesEnabled(true);
    test::keepGames(p.gameFolder(), 5);
    const QString file = p.fileOf(2), whole = p.fileOf(3);
    QByteArray text = contents(file);
    text.insert(text.lastIndexOf('\n', -2) + 1, "garbage\n");
    write(file, text);
    write(p.fileOf(4), QByteArray("\x89PNG not a game"));
    p.openList();
    QCOMPARE(p.list()->model().games(), 5);
    const int row = p.list()->model().rowOf(file);
    QVERIFY2(p.rowText(row).contains(QStringLiteral("damaged")), qPrintable(p.rowText(row)));
    QVERIFY(p.list()->model().rowOf(whole) > row);
    p.list()->list()->setCurrentIndex(p.list()->model().index(p.list()->model().rowCount() - 1));
    QVERIFY(!p.inList<QPushButton>("open")->isEnabled()); // nothing in it is readable
    p.list()->list()->setCurrentIndex(p.list()->model().index(row));
    QCOMPARE(p.inList<QPushButton>("open")->text(), QStringLiteral("&Open what can be read"));
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().hasGame());
    QCOMPARE(contents(file), text);
}

/// Valid lines against the rules: the list notices only when the game is opened, and shows it from then on.
void TestPastGames::brokenRulesAreFoundWhenOpened()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 1);
    const QString file = p.fileOf(0);
    QByteArray text = contents(file);
    const qsizetype pass = text.indexOf("{\"event\":\"pass\"");
    text.insert(pass, text.mid(pass, text.indexOf('\n', pass) + 1 - pass));
    write(file, text);
    p.openList();
    QVERIFY(!p.rowText(1).contains(QStringLiteral("damaged")));
    p.keyInList(Qt::Key_Return);
    QVERIFY(p.list() && p.list()->isVisible());
    QVERIFY(p.inList<QLabel>("message")->text().contains(QStringLiteral("breaks the rules")));
    QVERIFY(p.rowText(1).contains(QStringLiteral("damaged")));
    QVERIFY(!p.table().hasGame());
}

/// The number of mistakes is that of the review beside a record, if all decisions are judged.
void TestPastGames::mistakesAreCounted()
{
    KeptWindow p;
    p.window().setUpdatesEnabled(true);
    test::keepGames(p.gameFolder(), 4);
    const auto review = [&](int game, const QByteArray &own) {
        write(review::reviewFileOf(p.fileOf(game)), R"({"review":7,"record":"","deals":2000,"seed":"1"})"
                                                    "\n{\"seats\":["
                                                        + own + R"(,{"decisions":9,"judged":0,"mistakes":0,"lost":0}]})"
                                                        + "\n");
    };
    review(0, R"({"decisions":12,"judged":12,"mistakes":2,"lost":5.24})");
    review(1, R"({"decisions":12,"judged":12,"mistakes":0,"lost":0.31})");
    review(2, R"({"decisions":12,"judged":7,"mistakes":1,"lost":3})");
    write(review::reviewFileOf(p.fileOf(3)), "damaged");
    p.openList();
    QCOMPARE(p.list()->model().games(), 4); // reviews are no games
    const auto textOf = [&](int game) { return p.rowText(p.list()->model().rowOf(p.fileOf(game))); };
    QVERIFY2(textOf(0).endsWith(QStringLiteral(", 2 mistakes")), qPrintable(textOf(0)));
    QVERIFY2(textOf(1).endsWith(QStringLiteral(", no mistakes")), qPrintable(textOf(1)));
    QVERIFY2(textOf(2).endsWith(QStringLiteral(", not reviewed")), qPrintable(textOf(2)));
    QVERIFY2(!textOf(3).contains(QStringLiteral("review")), qPrintable(textOf(3)));
}

void TestPastGames::searchFiltersTheList()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 60);
    p.openList();
    QTest::keyClick(p.list()->windowHandle(), Qt::Key_F, Qt::ControlModifier);
    auto *search = p.inList<QLineEdit>("search");
    QVERIFY(search->hasFocus());
    const auto deal = *std::get<GameEvent>(record::readRecord(p.fileOf(16)).events.front()).deal;
    QTest::keyClicks(search, QString::number(deal));
    QTRY_VERIFY(!p.list()->isBusy());
    QVERIFY(p.list()->model().rowOf(p.fileOf(16)) >= 0);
    QVERIFY(p.list()->model().shown() < 5);
    // Escape clears the search first, then closes.
    p.keyInList(Qt::Key_Escape);
    QVERIFY(p.list());
    QTRY_COMPARE(p.list()->model().shown(), 60);
    p.inList<QComboBox>("game")->setCurrentIndex(2);
    QTRY_COMPARE(p.list()->model().shown(), 20);
    auto *opponent = p.inList<QComboBox>("opponent");
    opponent->setCurrentIndex(opponent->findText(QStringLiteral("Sigrid")));
    QTRY_VERIFY(p.list()->model().shown() > 0 && p.list()->model().shown() < 20);
    for (const QString &row : p.rows())
        QVERIFY(!row.startsWith(QStringLiteral("Ninjan")) || row.contains(QStringLiteral("Sigrid")));
    p.inList<QComboBox>("state")->setCurrentIndex(1);
    QTRY_COMPARE(p.list()->model().shown(), 0);
    p.clickInList("showAll");
    QTRY_COMPARE(p.list()->model().shown(), 60);
    search->setText(QStringLiteral("leif 22 november"));
    QTRY_VERIFY(p.list()->model().shown() > 0 && p.list()->model().shown() < 10);
}

void TestPastGames::escapeReturnsToTheTable()
{
    KeptWindow p;
    p.playOneMove();
    QVERIFY(p.view().hasFocus());
    test::keepGames(p.gameFolder(), 3);
    p.openList();
    QVERIFY(p.list()->list()->hasFocus());
    p.keyInList(Qt::Key_Down);
    p.keyInList(Qt::Key_Down);
    const int row = p.list()->list()->currentIndex().row();
    QVERIFY(p.list()->model().gameAt(row)); // not a heading
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    QTRY_VERIFY(p.view().hasFocus());
}

void TestPastGames::languageChangeUpdatesTheList()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 40);
    p.openList();
    auto *opponent = p.inList<QComboBox>("opponent");
    opponent->setCurrentIndex(opponent->findText(QStringLiteral("Leif")));
    QTRY_VERIFY(p.list()->model().shown() > 0);
    const int shown = p.list()->model().shown();
    p.settings().setLanguage(QStringLiteral("ar"));
    QTRY_COMPARE(p.list()->layoutDirection(), Qt::RightToLeft);
    QTRY_VERIFY(!p.list()->isBusy());
    QCOMPARE(p.list()->model().shown(), shown); // the search still matches, with the name in the other language
    p.settings().setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(p.list()->layoutDirection(), Qt::LeftToRight);
    QCOMPARE(opponent->currentText(), QStringLiteral("Leif"));
}

/// For two people at one screen the list shows names and points, but no cards.
void TestPastGames::noHandsAreShown()
{
    KeptWindow p;
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0,
                    {PlayEvent{0, cardsNamed("B1"), kNoCard}}),
             Reason::None);
    p.table().answer(1, PassEvent{1});
    p.openList();
    static const QRegularExpression row(QStringLiteral("^Odin, .+, with Ada and Bo1: in progress$"));
    QVERIFY2(row.match(p.rows().at(1)).hasMatch(), qPrintable(p.rows().at(1)));
    QCOMPARE(p.inList<QWidget>("details")->accessibleName(), p.rows().at(1));
}

void TestPastGames::copyIsSaved()
{
    KeptWindow p;
    QTemporaryDir elsewhere;
    test::keepGames(p.gameFolder(), 2);
    p.settings().store().setValue(QStringLiteral("files/folder"), elsewhere.path());
    p.openList();
    const QString file = p.fileOf(0);
    p.clickInList("save");
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->directory().path()), QFileInfo(elsewhere.path()));
    QTest::keyClick(dialog, Qt::Key_Return);
    QStringList copies; // named after the game, its date and its players
    QTRY_COMPARE((copies = QDir(elsewhere.path()).entryList({QStringLiteral("Odin *.meadhall")})).size(), 1);
    QCOMPARE(contents(elsewhere.filePath(copies.front())), contents(file));
    QVERIFY(p.list());
}

/// More than are read in one go.
void TestPastGames::thousandGamesAreListed()
{
    constexpr int kGames = 1'000;
    KeptWindow p;
    test::keepGames(p.gameFolder(), kGames);
    p.openList();
    QTRY_VERIFY(!p.list()->isBusy());
    QCOMPARE(p.list()->model().shown(), kGames);
    p.inList<QLineEdit>("search")->setText(QStringLiteral("ylva 1"));
    QTRY_VERIFY(!p.list()->isBusy());
    QVERIFY(p.list()->model().shown() < kGames);
    p.inList<QLineEdit>("search")->clear();
    QTRY_VERIFY(!p.list()->isBusy());
    p.keyInList(Qt::Key_End);
    p.keyInList(Qt::Key_Delete);
    QTRY_COMPARE(p.list()->model().shown(), kGames - 1);
    p.keyInList(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(p.list()->model().shown(), kGames);
}

REGISTER_TEST(TestPastGames)
#include "tst_past_games.moc"
