// Every game is kept and comes back: begun over, opened, gone back to, looked for, deleted and brought back, in
// thousands.
#include "engine/kept_games.h"
#include "pastgames/past_games_dialog.h"
#include "ui/played_window.h"
#include "window/file_dialog.h"
#include "window/game_files.h"

#include <QComboBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStatusBar>

using namespace meadhall;
using record::Archive;
using ui::PastGamesDialog;

namespace {

/// With folders of its own beside the settings; a person's turn comes first.
class Played : public PlayedWindow {
public:
    using PlayedWindow::PlayedWindow;

    /// A game in which the person has played a card, and is asked again.
    void playSome()
    {
        QCOMPARE(deal({"human:1", "computer:easy:leif", "computer:medium:ylva"},
                      {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"}, 0),
                 Reason::None);
        clickCard("B1");
        key(Qt::Key_Return);
        QTRY_VERIFY(table().record().size() > 3);
        QTRY_VERIFY(isPersonsTurn());
    }
    bool isPersonsTurn()
    {
        const auto asked = table().asked();
        return asked.size() == 1 && asked.front().seat == 0;
    }
    /// Ctrl+N, and Enter in the dialog.
    void beginAnother()
    {
        QTimer look;
        look.setInterval(5);
        QObject::connect(&look, &QTimer::timeout, &look, [&look] {
            QWidget *dialog = QApplication::activeModalWidget();
            if (!dialog || !dialog->isVisible())
                return;
            look.stop();
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        look.start();
        QTest::keyClick(window().windowHandle(), Qt::Key_N, Qt::ControlModifier);
        activate();
    }
    /// A dialog has closed: what the desktop does then.
    void activate()
    {
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void waitForListToClose()
    {
        QTRY_VERIFY(!list());
        activate();
    }
    PastGamesDialog *list() { return window().files().pastGames(); }
    void openList()
    {
        QTest::keyClick(window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(list());
        QTRY_VERIFY(!list()->isBusy());
        QVERIFY(QTest::qWaitForWindowActive(list()));
    }
    void keyInList(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(list()->windowHandle(), key, modifiers);
    }
    QString rowText(int row)
    {
        const auto *model = list()->list()->model();
        return model->data(model->index(row, 0), Qt::AccessibleTextRole).toString();
    }
    QStringList rows()
    {
        QStringList all;
        for (int row = 0; row < list()->model().rowCount(); ++row)
            all.push_back(rowText(row));
        return all;
    }
    QStringList kept() const
    {
        return QDir(Archive(gameFolder()).folder()).entryList({QStringLiteral("*.meadhall")}, QDir::Files);
    }
    QString fileOf(int index) const { return Archive(gameFolder()).entries().at(std::size_t(index)).file; }
    template <class Widget> Widget *inList(const char *name)
    {
        return list()->findChild<Widget *>(QLatin1String(name));
    }
    void clickInList(const char *name)
    {
        auto *button = inList<QPushButton>(name);
        QVERIFY(button && button->isVisible() && button->isEnabled());
        QTest::mouseClick(list()->windowHandle(), Qt::LeftButton, {}, button->mapTo(list(), button->rect().center()));
    }
};

QByteArray contents(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &fileName, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(fileName).path());
    QFile file(fileName);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// What a desktop sends when files are dropped on the middle of the window.
bool drop(QWidget &window, const QList<QUrl> &urls)
{
    QMimeData data;
    data.setUrls(urls);
    QWidget *under = window.childAt(window.rect().center());
    const QPoint at = under->mapFrom(&window, window.rect().center());
    QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, {});
    enter.ignore();
    // As Qt does it: to the widget under the mouse, or the next one around it that takes drops.
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

class TestPastGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replacedGameIsInTheList();
    void goesBackAndForth();
    void startPanelOffersTheLastGame();
    void finishedGamesAreKept();
    void lookingChangesNothing();
    void emptyList();
    void deleteAndUndo();
    void deleteWhileListing();
    void damagedFileKeepsItsPlace();
    void brokenRulesAreFoundWhenOpened();
    void filters();
    void escapeGoesBackToTheTable();
    void languageWithTheListOpen();
    void nobodysHandIsShown();
    void newGameWhileCardsFly();
    void openWhileComputersThink();
    void filesDroppedOnTheWindow();
    void whatIsNoRecord();
    void fileDialogMovesNothing();
    void savesACopy();
    void readOnlyFolderIsTold();
    void tenThousand();
};

void TestPastGames::replacedGameIsInTheList()
{
    Played p;
    p.playSome();
    const Events first = p.table().record();
    p.beginAnother();
    QTRY_VERIFY(p.table().record().front() != first.front());
    QCOMPARE(p.kept().size(), 1);
    p.openList();
    QCOMPARE(p.list()->model().games(), 1);
    QVERIFY(p.rows().at(0).startsWith(QStringLiteral("Today, ")));
    QVERIFY2(QRegularExpression(QStringLiteral("^Odin, .+, with Leif and Ylva: not finished$"))
                 .match(p.rows().at(1))
                 .hasMatch(),
             qPrintable(p.rows().at(1)));
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().record() == first);
    QVERIFY(p.kept().isEmpty()); // it has moved back, and in the other nobody had answered
    QCOMPARE(contents(p.gameFolder() + QStringLiteral("/running.meadhall")), record::toText(first));
    // It is gone on with.
    if (p.window().actions().pass->isEnabled()) {
        p.key(Qt::Key_P);
    } else {
        p.clickCard("B2");
        p.key(Qt::Key_Return);
    }
    QTRY_VERIFY(p.table().record().size() > first.size());
}

void TestPastGames::goesBackAndForth()
{
    Played p;
    QVERIFY(!p.window().actions().goBack->isEnabled());
    p.playSome();
    const Events first = p.table().record();
    p.playSome();
    const Events second = p.table().record();
    for (int i = 0; i < 4; ++i) {
        QVERIFY(p.window().actions().goBack->isEnabled());
        QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(p.table().record() == (i % 2 == 0 ? first : second));
        QCOMPARE(p.kept().size(), 1);
    }
}

void TestPastGames::startPanelOffersTheLastGame()
{
    Played p;
    p.playSome();
    const Events first = p.table().record();
    p.beginAnother();
    QTRY_VERIFY(p.table().record().front() != first.front());
    // The file of the new game goes away: nothing is running at the next start.
    const QString running = p.gameFolder() + QStringLiteral("/running.meadhall");
    p.table().close();
    QVERIFY(QFile::remove(running));
    p.restart();
    QVERIFY(!p.window().startPanel().findChild<QPushButton *>(QStringLiteral("continue")));
    QVERIFY(p.pressPanel(p.window().startPanel(), "goBack"));
    QVERIFY(p.table().record() == first);
    QVERIFY(!p.window().startPanel().isVisible());
    // And now it is the running one.
    p.restart();
    QVERIFY(p.pressPanel(p.window().startPanel(), "continue"));
    QVERIFY(p.table().record() == first);
    QVERIFY(p.kept().isEmpty());
}

/// Whether the program is closed or killed.
void TestPastGames::finishedGamesAreKept()
{
    for (const bool killed : {false, true}) {
        Played p;
        const Events whole = test::finishedGame(1);
        Events some = test::beginningOf(whole, whole.size() - 1);
        QCOMPARE(p.table().resume(some), Reason::None);
        QTRY_VERIFY(p.table().gameOver()); // the end follows by itself
        QVERIFY(p.kept().isEmpty());
        p.restart(killed);
        QCOMPARE(p.kept().size(), 1);
        QCOMPARE(contents(p.fileOf(0)), record::toText(whole));
        QVERIFY(!p.window().startPanel().findChild<QPushButton *>(QStringLiteral("continue")));
        p.restart();
        QCOMPARE(p.kept().size(), 1);
    }
}

void TestPastGames::lookingChangesNothing()
{
    Played p;
    p.playSome();
    const Events running = p.table().record();
    test::keepGames(p.gameFolder(), 1);
    const QString file = p.fileOf(0);
    const QByteArray text = contents(file);
    p.openList();
    QCOMPARE(p.list()->model().games(), 2); // the running one is there as well
    QVERIFY(p.rows().join(QLatin1Char('|')).contains(QStringLiteral("on the table")));
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
    QCOMPARE(p.kept().size(), 1);
    // The running game is one step away.
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record() == running);
    QCOMPARE(p.kept().size(), 1);
    // Something is taken back in the finished one: that is a third game.
    p.window().openFile(file);
    QVERIFY(p.table().gameOver());
    p.table().undo();
    QVERIFY(!p.table().gameOver());
    QCOMPARE(contents(file), text);
    QCOMPARE(p.kept().size(), 2);
}

void TestPastGames::emptyList()
{
    Played p;
    p.openList();
    QVERIFY(p.inList<QPushButton>("play")->isVisible());
    QVERIFY(p.inList<QPushButton>("openFile")->isVisible());
    QVERIFY(!p.inList<QPushButton>("open")->isEnabled());
    p.clickInList("openFile");
    QTRY_VERIFY(qobject_cast<QFileDialog *>(QApplication::activeModalWidget()));
    QTest::keyClick(QApplication::activeModalWidget(), Qt::Key_Escape);
}

void TestPastGames::deleteAndUndo()
{
    Played p;
    test::keepGames(p.gameFolder(), 30);
    p.openList();
    const QStringList before = p.rows();
    // The first three go, by key; the third day's heading with its last game.
    for (int i = 0; i < 3; ++i)
        p.keyInList(Qt::Key_Delete);
    QCOMPARE(p.list()->model().games(), 27);
    QCOMPARE(p.kept().size(), 27);
    QVERIFY(p.inList<QWidget>("undoBar")->isVisible());
    QVERIFY(p.list()->list()->currentIndex().isValid());
    for (int i = 0; i < 3; ++i)
        p.keyInList(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.rows(), before);
    QCOMPARE(p.kept().size(), 30);
    QVERIFY(!p.inList<QWidget>("undoBar")->isVisible());
    // All of them, one by one from the end, by the button; and back.
    p.keyInList(Qt::Key_End);
    for (int i = 0; i < 30; ++i)
        p.clickInList("delete");
    QCOMPARE(p.list()->model().rowCount(), 0);
    QVERIFY(p.inList<QPushButton>("play")->isVisible());
    for (int i = 0; i < 30; ++i)
        p.clickInList("undo");
    QCOMPARE(p.rows(), before);
    // What stays deleted is gone when the program has ended.
    p.list()->list()->setFocus();
    p.keyInList(Qt::Key_Home);
    p.keyInList(Qt::Key_Delete);
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    p.restart();
    QCOMPARE(p.kept().size(), 29);
    QVERIFY(!QFileInfo::exists(Archive(p.gameFolder()).folder() + QStringLiteral("/deleted")));
}

void TestPastGames::deleteWhileListing()
{
    Played p;
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
    // Closed in the middle of it: it stops at once.
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(p.list() && p.list()->model().shown() > 0);
    QElapsedTimer clock;
    clock.start();
    QPointer<PastGamesDialog> list = p.list();
    delete list;
    qInfo("stopped in %lld ms", clock.elapsed());
    QVERIFY(clock.elapsed() < 100); // 20 on a machine that does nothing else
}

void TestPastGames::damagedFileKeepsItsPlace()
{
    Played p;
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
    QVERIFY(!p.inList<QPushButton>("open")->isEnabled()); // nothing of it can be read
    p.list()->list()->setCurrentIndex(p.list()->model().index(row));
    QCOMPARE(p.inList<QPushButton>("open")->text(), QStringLiteral("&Open what can be read"));
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().hasGame());
    QCOMPARE(contents(file), text);
}

/// Lines that read well but are against the rules: the list cannot know; opening says it, and then the list knows.
void TestPastGames::brokenRulesAreFoundWhenOpened()
{
    Played p;
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
    QVERIFY(p.inList<QLabel>("message")->text().contains(QStringLiteral("against the rules")));
    QVERIFY(p.rowText(1).contains(QStringLiteral("damaged")));
    QVERIFY(!p.table().hasGame());
}

void TestPastGames::filters()
{
    Played p;
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
    // Escape empties the search before it leaves.
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

void TestPastGames::escapeGoesBackToTheTable()
{
    Played p;
    p.playSome();
    QVERIFY(p.view().hasFocus());
    test::keepGames(p.gameFolder(), 3);
    p.openList();
    QVERIFY(p.list()->list()->hasFocus());
    p.keyInList(Qt::Key_Down);
    p.keyInList(Qt::Key_Down);
    const int row = p.list()->list()->currentIndex().row();
    QVERIFY(p.list()->model().gameAt(row)); // never a heading
    p.keyInList(Qt::Key_Escape);
    p.waitForListToClose();
    QTRY_VERIFY(p.view().hasFocus());
}

void TestPastGames::languageWithTheListOpen()
{
    Played p;
    test::keepGames(p.gameFolder(), 40);
    p.openList();
    auto *opponent = p.inList<QComboBox>("opponent");
    opponent->setCurrentIndex(opponent->findText(QStringLiteral("Leif")));
    QTRY_VERIFY(p.list()->model().shown() > 0);
    const int shown = p.list()->model().shown();
    p.settings().setLanguage(QStringLiteral("ar"));
    QTRY_COMPARE(p.list()->layoutDirection(), Qt::RightToLeft);
    QTRY_VERIFY(!p.list()->isBusy());
    QCOMPARE(p.list()->model().shown(), shown); // whoever was looked for still is, by another name
    p.settings().setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(p.list()->layoutDirection(), Qt::LeftToRight);
    QCOMPARE(opponent->currentText(), QStringLiteral("Leif"));
}

/// Two people at one screen: what is told of their game is who they are and how they stand.
void TestPastGames::nobodysHandIsShown()
{
    Played p;
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0,
                    {PlayEvent{0, cardsNamed("B1"), kNoCard}}),
             Reason::None);
    p.table().pass(1);
    p.openList();
    QVERIFY2(QRegularExpression(QStringLiteral("^Odin, .+, with Ada and Bo1: on the table$"))
                 .match(p.rows().at(1))
                 .hasMatch(),
             qPrintable(p.rows().at(1)));
    QCOMPARE(p.inList<QWidget>("details")->accessibleName(), p.rows().at(1));
}

void TestPastGames::newGameWhileCardsFly()
{
    Played p;
    p.settings().setAnimationSpeed(ui::Settings::AnimationSpeed::Slow);
    QCOMPARE(p.deal({"human:1", "computer:easy:leif"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    p.clickCard("B1");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().animator().moving());
    const Events before = p.table().record();
    p.beginAnother();
    QTRY_VERIFY(p.table().record().front() != before.front());
    QCOMPARE(p.kept().size(), 1);
    QVERIFY(p.view().stage().animator().moving()); // the deal
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record().front() == before.front());
    QVERIFY(p.table().record().size() >= before.size());
    // And the list, with the keys that finish motions.
    p.beginAnother();
    QTRY_VERIFY(p.table().record().front() != before.front());
    p.openList();
    p.keyInList(Qt::Key_Return);
    p.waitForListToClose();
    QVERIFY(p.table().record().front() == before.front());
}

void TestPastGames::openWhileComputersThink()
{
    Played p;
    test::keepGames(p.gameFolder(), 1);
    p.settings().setPace(60'000);
    QCOMPARE(
        p.deal({"human:1", "computer:master:leif"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
        Reason::None);
    p.clickCard("B1");
    p.key(Qt::Key_Return);
    QTRY_COMPARE(p.table().asked().front().seat, 1);
    const Events thinking = p.table().record();
    p.window().openFile(p.fileOf(0));
    QVERIFY(p.table().gameOver());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record() == thinking);
    QCOMPARE(p.table().asked().front().seat, 1);
}

void TestPastGames::filesDroppedOnTheWindow()
{
    Played p;
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
    QCOMPARE(p.window().statusBar()->currentMessage(), QStringLiteral("Drop one Meadhall game record."));
    QVERIFY(drop(p.window(), {QUrl(QStringLiteral("https://example.org/x.meadhall"))}));
    QVERIFY(p.table().record().front() == now.front());
}

void TestPastGames::whatIsNoRecord()
{
    Played p;
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("letter.meadhall"));
    const auto told = [&](const QByteArray &text) {
        write(file, text);
        p.window().openFile(file);
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        const QString words = box ? box->text() : QString();
        if (box)
            QTest::keyClick(box, Qt::Key_Return);
        return words;
    };
    const QString none = QStringLiteral("is not a Meadhall game record");
    for (const QByteArray &text :
         {QByteArray("Dear Ada,\n"), QByteArray(), QByteArray("{\"a\":1}\n"), QByteArray("[]\n"),
          QByteArray("\x89PNG\r\n\x1a\n"), QByteArray("{\"event\":\"pass\",\"seat\":0}\n")})
        QVERIFY2(told(text).contains(none), text.constData());
    QVERIFY(told(record::toText(test::finishedGame(0)) + "x\n").contains(QStringLiteral("damaged")));
    QVERIFY(told(record::toText(test::finishedGame(0)).replace("\"format\":1", "\"format\":9"))
                .contains(QStringLiteral("newer")));
    QVERIFY(QFile::remove(file));
    p.window().openFile(file);
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box && box->text().contains(QStringLiteral("cannot be read")));
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(!p.table().hasGame());
}

/// Qt's own dialog moves files by a drag from list to folder, and deletes them by a key.
void TestPastGames::fileDialogMovesNothing()
{
    Played p;
    test::keepGames(p.gameFolder(), 2);
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
    QCOMPARE(p.kept().size(), 2);
    // Enter opens what is chosen.
    QTest::keyClick(files, Qt::Key_Return);
    QTRY_VERIFY(p.table().gameOver());
}

void TestPastGames::savesACopy()
{
    Played p;
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
    const QString copy = elsewhere.filePath(QFileInfo(file).fileName());
    QTRY_VERIFY(QFileInfo::exists(copy));
    QCOMPARE(contents(copy), contents(file));
    QVERIFY(p.list());
}

void TestPastGames::readOnlyFolderIsTold()
{
    Played p;
    p.playSome();
    const Events first = p.table().record();
    write(p.gameFolder() + QStringLiteral("/games"), "a file in the folder's place");
    p.beginAnother();
    QTRY_VERIFY(p.table().record().front() != first.front());
    QVERIFY2(p.window().statusBar()->currentMessage().contains(QStringLiteral("not kept"))
                 || p.window().statusBar()->currentMessage().contains(QStringLiteral("cannot be kept")),
             qPrintable(p.window().statusBar()->currentMessage()));
    QCOMPARE(contents(p.gameFolder() + QStringLiteral("/running.meadhall")), record::toText(first));
}

/// The time that this thread has been at work, in ms: other programs do not count.
double worked()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Measured: from the key to the first rows, to the end, and the longest that the window did not answer meanwhile.
void TestPastGames::tenThousand()
{
    constexpr int kGames = 10'000;
    Played p;
    test::keepGames(p.gameFolder(), kGames);
    QElapsedTimer clock;
    double longest = 0, last = 0;
    QTimer beat;
    beat.setInterval(0);
    connect(&beat, &QTimer::timeout, &p.window(), [&] {
        const double now = worked();
        longest = std::max(longest, now - std::exchange(last, now));
    });
    clock.start();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    const qint64 opened = clock.elapsed();
    last = worked();
    beat.start();
    QTRY_VERIFY(p.list()->model().shown() > 0);
    const qint64 first = clock.elapsed();
    QTRY_VERIFY_WITH_TIMEOUT(!p.list()->isBusy(), 60'000);
    const qint64 all = clock.elapsed();
    QCOMPARE(p.list()->model().shown(), kGames);
    const double whileReading = std::exchange(longest, 0);
    clock.restart();
    p.inList<QLineEdit>("search")->setText(QStringLiteral("ylva 1"));
    QTRY_VERIFY(!p.list()->isBusy());
    const qint64 filtered = clock.elapsed();
    const double whileFiltering = std::exchange(longest, 0);
    p.inList<QLineEdit>("search")->clear();
    QTRY_VERIFY(!p.list()->isBusy());
    longest = 0;
    p.keyInList(Qt::Key_End);
    p.keyInList(Qt::Key_Delete);
    p.keyInList(Qt::Key_Z, Qt::ControlModifier);
    QCoreApplication::processEvents();
    QCOMPARE(p.list()->model().shown(), kGames);
    qInfo(
        "%d games: dialog after %lld ms, first rows after %lld ms, all after %lld ms, longest work in one go %.1f ms; "
        "searched in %lld ms, longest work in one go %.1f ms; end, delete, undo: longest work in one go %.1f ms",
        kGames, opened, first, all, whileReading, filtered, whileFiltering, longest);
    QVERIFY(all < 30'000);
}

int main(int argc, char **argv)
{
    // To look at: writes games into a folder of data.
    if (argc == 4 && qstrcmp(argv[1], "--keep-games") == 0) {
        meadhall::test::keepGames(QString::fromLocal8Bit(argv[2]), atoi(argv[3]));
        return 0;
    }
    QApplication app(argc, argv);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    TestPastGames test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_past_games.moc"
