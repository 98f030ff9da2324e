// SPDX-License-Identifier: GPL-3.0-or-later
// Games and their files: each one is kept and can be continued, opened, viewed, and dropped on the window.
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/base/widgets/message_sheet.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QStatusBar>

using namespace meadhall;
using record::Archive;

namespace {

/// Sends the events of a file drop on the middle of the window.
bool drop(QWidget &window, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QWidget *under = window.childAt(window.rect().center());
    const QPoint at = under->mapFrom(&window, window.rect().center());
    QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    enter.ignore();
    // As Qt does: to the widget under the mouse, or its nearest ancestor that accepts drops.
    QWidget *target = under;
    while (target && !(target->acceptDrops() && (QApplication::sendEvent(target, &enter), enter.isAccepted())))
        target = target->parentWidget();
    if (!target)
        return false;
    QDropEvent dropped(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(target, &dropped);
    return dropped.isAccepted() && dropped.dropAction() == Qt::CopyAction;
}

} // namespace

class TestGameFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goBackSwitchesBetweenTwoGames();
    void startPanelOffersTheLastGame();
    void finishedGamesAreKept();
    void viewingChangesNoFile();
    void newGameDuringAnimation();
    void openWhileComputersThink();
    void filesDroppedOnTheWindow();
    void invalidFilesAreRefused();
    void fileDialogIsReadOnly();
    void readOnlyFolderIsReported();
};

/// Ctrl+Shift+B switches between the last two games.
void TestGameFiles::goBackSwitchesBetweenTwoGames()
{
    KeptWindow p;
    QVERIFY(!p.window().actions().goBack->isEnabled());
    p.playOneMove();
    const Events first = p.table().record();
    p.playOneMove();
    const Events second = p.table().record();
    for (int i = 0; i < 4; ++i) {
        QVERIFY(p.window().actions().goBack->isEnabled());
        QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(p.table().record() == (i % 2 == 0 ? first : second));
        QCOMPARE(p.archivedFiles().size(), 1);
    }
}

void TestGameFiles::startPanelOffersTheLastGame()
{
    KeptWindow p;
    p.playOneMove();
    const Events first = p.table().record();
    p.beginNewGame();
    QTRY_VERIFY(p.table().record().front() != first.front());
    // Without the file of the new game nothing can be continued at the next start.
    const QString running = p.gameFolder() + QStringLiteral("/running.meadhall");
    p.table().close();
    QVERIFY(QFile::remove(running));
    p.restart();
    QVERIFY(!p.window().startPanel().findChild<QPushButton *>(QStringLiteral("continue")));
    QVERIFY(p.pressPanel(p.window().startPanel(), "goBack"));
    QVERIFY(p.table().record() == first);
    QVERIFY(!p.window().startPanel().isVisible());
    // The reopened game is now the running one.
    p.restart();
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QVERIFY(p.table().record() == first);
    QVERIFY(p.archivedFiles().isEmpty());
}

/// After quitting as well as after a kill.
void TestGameFiles::finishedGamesAreKept()
{
    for (const bool killed : {false, true}) {
        KeptWindow p;
        const Events whole = test::finishedGame(1);
        Events some = test::beginningOf(whole, whole.size() - 1);
        QCOMPARE(p.table().resume(some), Reason::None);
        QTRY_VERIFY(p.table().gameOver()); // the automatic end event
        QVERIFY(p.archivedFiles().isEmpty());
        p.restart(killed);
        QCOMPARE(p.archivedFiles().size(), 1);
        QCOMPARE(contents(p.fileOf(0)), record::toText(whole));
        QVERIFY(!p.window().startPanel().findChild<QPushButton *>(QStringLiteral("continue")));
        p.restart();
        QCOMPARE(p.archivedFiles().size(), 1);
    }
}

void TestGameFiles::viewingChangesNoFile()
{
    KeptWindow p;
    p.playOneMove();
    const Events running = p.table().record();
    test::keepGames(p.gameFolder(), 1);
    const QString file = p.fileOf(0);
    const QByteArray text = contents(file);
    p.openList();
    QCOMPARE(p.list()->model().games(), 2); // including the running game
    QVERIFY(p.rows().join(QLatin1Char('|')).contains(QStringLiteral("in progress")));
    for (int times = 0; times < 2; ++times) {
        if (!p.list())
            p.openList();
        p.list()->list()->setCurrentIndex(p.list()->model().index(p.list()->model().rowOf(file)));
        QCOMPARE(p.inList<QPushButton>("open")->text(), QStringLiteral("&Open"));
        p.keyInList(Qt::Key_Return);
        p.waitForListToClose();
        QVERIFY(p.table().gameOver());
    }
    QCOMPARE(contents(file), text);
    QCOMPARE(p.archivedFiles().size(), 1);
    // One key returns to the running game.
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record() == running);
    QCOMPARE(p.archivedFiles().size(), 1);
    // An undo in the finished game starts a third game.
    p.window().openFile(file);
    QVERIFY(p.table().gameOver());
    p.table().undo();
    QVERIFY(!p.table().gameOver());
    QCOMPARE(contents(file), text);
    QCOMPARE(p.archivedFiles().size(), 2);
}

void TestGameFiles::newGameDuringAnimation()
{
    KeptWindow p;
    p.settings().animationSpeed.set(ui::Settings::AnimationSpeed::Slow);
    QCOMPARE(p.deal({"human:1", "computer:easy:leif"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    p.clickCard("B1");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().animator().moving());
    const Events before = p.table().record();
    p.beginNewGame();
    QTRY_VERIFY(p.table().record().front() != before.front());
    QCOMPARE(p.archivedFiles().size(), 1);
    QVERIFY(p.view().stage().animator().moving()); // the new game's deal
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record().front() == before.front());
    QVERIFY(p.table().record().size() >= before.size());
    // The same through the list, with keys that also skip animations.
    p.beginNewGame();
    QTRY_VERIFY(p.table().record().front() != before.front());
    p.openList();
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().record().front() == before.front());
}

/// A game opened while a computer thinks can be left again; the interrupted game continues where it was.
void TestGameFiles::openWhileComputersThink()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 1);
    p.settings().pace.set(60'000);
    QCOMPARE(
        p.deal({"human:1", "computer:master:leif"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
        Reason::None);
    p.clickCard("B1");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().openRequests().front().seat, 1);
    const Events thinking = p.table().record();
    p.window().openFile(p.fileOf(0));
    QVERIFY(p.table().gameOver());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record() == thinking);
    QCOMPARE(p.table().openRequests().front().seat, 1);
}

void TestGameFiles::filesDroppedOnTheWindow()
{
    KeptWindow p;
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("from a friend.meadhall"));
    const Events events = test::beginningOf(test::finishedGame(3), 8);
    write(file, record::toText(events));
    QVERIFY(drop(p.window(), {QUrl::fromLocalFile(file)}));
    QVERIFY(p.table().hasGame());
    QVERIFY(std::equal(events.begin(), events.end(), p.table().record().begin()));
    QVERIFY(QFileInfo::exists(file));
    QVERIFY(!p.window().startPanel().isVisible());
    const Events now = p.table().record();
    const QString picture = elsewhere.filePath(QStringLiteral("cat.png"));
    write(picture, "\x89PNG");
    QVERIFY(drop(p.window(), {QUrl::fromLocalFile(picture)}));
    QVERIFY(p.window().statusBar()->currentMessage().contains(QStringLiteral("is not a Meadhall game record")));
    QVERIFY(drop(p.window(), {QUrl::fromLocalFile(file), QUrl::fromLocalFile(picture)}));
    QVERIFY(p.window().statusBar()->currentMessage().startsWith(QStringLiteral("You can drop or paste a game")));
    QVERIFY(drop(p.window(), {QUrl(QStringLiteral("https://example.org/x.meadhall"))}));
    QVERIFY(p.table().record().front() == now.front());
}

void TestGameFiles::invalidFilesAreRefused()
{
    test::StoppedClock clock(QDate(2026, 11, 22));
    KeptWindow p;
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("letter.meadhall"));
    const auto errorFor = [&](const QByteArray &text) {
        write(file, text);
        p.window().openFile(file);
        auto *box = qobject_cast<ui::MessageSheet *>(frontDialog());
        const QString message = box ? box->text() : QString();
        if (box)
            QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
        return message;
    };
    const QString none = QStringLiteral("is not a Meadhall game record");
    for (const QByteArray &text :
         {QByteArray("Dear Ada,\n"), QByteArray(), QByteArray("{\"a\":1}\n"), QByteArray("[]\n"),
          QByteArray("\x89PNG\r\n\x1a\n"), QByteArray("{\"event\":\"pass\",\"seat\":0}\n")})
        QVERIFY2(errorFor(text).contains(none), text.constData());
    QVERIFY(errorFor(record::toText(test::finishedGame(0)) + "x\n").contains(QStringLiteral("damaged")));
    QVERIFY(errorFor(record::toText(test::finishedGame(0)).replace("\"format\":1", "\"format\":9"))
                .contains(QStringLiteral("newer")));
    QVERIFY(QFile::remove(file));
    p.window().openFile(file);
    auto *box = qobject_cast<ui::MessageSheet *>(frontDialog());
    QVERIFY(box && box->text().contains(QStringLiteral("cannot be read")));
    for (const bool read : {false, true}) { // not by an Enter that was meant for the table
        clock.advance(read ? ui::InputDelay::kInputDelayMs : 100);
        QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
        QCOMPARE(!frontDialog(), read);
    }
    QVERIFY(!p.table().hasGame());
}

/// Qt's file dialog would move files by drag and drop, and delete them by a key.
void TestGameFiles::fileDialogIsReadOnly()
{
    KeptWindow p;
    test::keepGames(p.gameFolder(), 2);
    p.settings().store().setValue(QStringLiteral("files/folder"), Archive(p.gameFolder()).folder());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier);
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->directory().path()), QFileInfo(Archive(p.gameFolder()).folder()));
    QVERIFY(dialog->testOption(QFileDialog::ReadOnly));
    const auto lists = dialog->findChildren<QAbstractItemView *>();
    QVERIFY(!lists.isEmpty());
    for (const auto *list : lists)
        QVERIFY(list->dragDropMode() == QAbstractItemView::NoDragDrop && !list->dragEnabled() && !list->acceptDrops());
    auto *files = dialog->findChild<QAbstractItemView *>(QStringLiteral("listView"));
    QVERIFY(files);
    QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 2);
    files->setFocus();
    files->setCurrentIndex(files->model()->index(0, 0, files->rootIndex()));
    QTest::keyClick(files, Qt::Key_Delete);
    QCOMPARE(QApplication::activeModalWidget(), dialog);
    QCOMPARE(p.archivedFiles().size(), 2);
    // Enter opens the selected file.
    QTest::keyClick(files, Qt::Key_Return);
    QTRY_VERIFY(p.table().gameOver());
}

/// The folder for games is a link to a disk that is not there.
void TestGameFiles::readOnlyFolderIsReported()
{
    KeptWindow p;
    p.playOneMove();
    const Events first = p.table().record();
    QVERIFY(QFile::link(p.gameFolder() + QStringLiteral("/nowhere/games"), p.gameFolder() + QStringLiteral("/games")));
    p.beginNewGame();
    QTRY_VERIFY(p.table().record().front() != first.front());
    QTRY_VERIFY2(p.window().statusBar()->currentMessage().contains(QStringLiteral("folder for games is missing")),
                 qPrintable(p.window().statusBar()->currentMessage()));
    QCOMPARE(contents(p.gameFolder() + QStringLiteral("/running.meadhall")), record::toText(first));
}

REGISTER_TEST(TestGameFiles)
#include "tst_game_files.moc"
