// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the statistics in the main window, with games on disk.
#include "engine/modules/modules.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/click.h"
#include "tests/ui/kept_window.h"
#include "ui/app/rooms.h"
#include "ui/app/statistics_controller.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/statistics_room.h"
#include "ui/rooms/statistics/statistics_view.h"

#include <QComboBox>
#include <QFileDialog>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QRadioButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr int kManyGames = 18; ///< 12 of them are of Odin: more than a beginner has

class StatisticsWindow : public KeptWindow {
public:
    explicit StatisticsWindow(int games, QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : KeptWindow(size, language)
    {
        if (games > 0)
            test::keepGames(gameFolder(), games);
        controller = new StatisticsController(settings(), &window());
    }
    StatisticsRoom &room() { return *controller->room(); }
    /// Ctrl+Shift+T, then waits until all games have been read.
    void open()
    {
        press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(controller->room() && window().rooms().current() == controller->room());
        settle();
    }
    void settle() { QTRY_VERIFY(room().isUpToDate() && !window().statistics().isReading()); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }
    int games() { return room().view().page().totals.games; }
    /// Shown after few games, with sentences.
    QWidget &beginnerPage() { return *room().findChild<QWidget *>(QStringLiteral("beginnerPage")); }
    QStringList sentences()
    {
        QStringList all;
        for (const QLabel *label : beginnerPage().findChildren<QLabel *>())
            if (label->isVisible() && !label->text().isEmpty())
                all.push_back(label->text());
        return all;
    }
    /// Shown where there are no figures.
    QWidget &loom() { return *room().findChild<QWidget *>(QStringLiteral("loom")); }

    StatisticsController *controller; ///< owned by the window
};

} // namespace

class TestStatisticsRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensAndLeaves();
    void fewGamesInSentences();
    void countsGamesOnce();
    void manyGamesInCharts();
    void otherGameByKey();
    void filterThatLeavesNothing();
    void periodEndsToday();
    void clearedFiguresComeBack();
    void tablesAreRemembered();
    void emptyLoomBeginsAGame();
    void missingModule();
    void smallWindowHasFiltersBelowTheBar();
    void languageChanges();
    void exportsACsv();
    void keyLetters_data();
    void keyLetters();
};

void TestStatisticsRoom::opensAndLeaves()
{
    StatisticsWindow window(12);
    window.open();
    QTRY_COMPARE(window.games(), 8); // two of three are of Odin
    QVERIFY(window.beginnerPage().isVisible());
    QCOMPARE(nameIn(QAccessible::queryAccessibleInterface(&window.room())), QStringLiteral("Statistics"));
    window.press(Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!window.window().rooms().current());
    window.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window.window().rooms().current());
    window.press(Qt::Key_Escape);
    QVERIFY(!window.window().rooms().current());
}

/// Up to ten games there are sentences and one small chart, then the charts; filters have no use before.
void TestStatisticsRoom::fewGamesInSentences()
{
    StatisticsWindow window(3);
    window.open();
    QTRY_COMPARE(window.games(), 2);
    const QWidget &page = window.beginnerPage();
    QVERIFY(page.isVisible() && !window.room().view().isVisible());
    QVERIFY(!window.room().filters().levelBox()->isVisible());
    QVERIFY(window.room().filters().findChild<QPushButton *>(QStringLiteral("export"))->isVisible());
    const QStringList sentences = window.sentences();
    QVERIFY2(sentences.front().endsWith(QStringLiteral("of 2 games.")), qPrintable(sentences.join(u'|')));
    QVERIFY(sentences.contains(QStringLiteral("Where do you lose points?")));
    auto *review = page.findChild<QPushButton *>(QStringLiteral("reviewLast"));
    QVERIFY(review && review->isVisible());
    // Screen readers read no sentence that is beside the focus: the button tells it, and the chart its values.
    QVERIFY(review->accessibleDescription().startsWith(QStringLiteral("Where do you lose points?")));
    QAccessibleInterface *chart =
        QAccessible::queryAccessibleInterface(page.findChild<QWidget *>(QStringLiteral("placesChart")));
    QVERIFY(chart && chart->role() == QAccessible::Chart && chart->state().focusable);
    QCOMPARE(chart->childCount(), 2);
    QVERIFY2(nameIn(chart->child(1)).contains(QStringLiteral(" of ")), qPrintable(nameIn(chart->child(1))));
    QSignalSpy wanted(&window.room(), &StatisticsRoom::reviewWanted);
    click(review);
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.front().front().toString().endsWith(QStringLiteral(".meadhall")));
    window.window().resize(800, 600);
    QVERIFY(!window.room().filters().levelBox()->isVisible());
}

/// A number is told once.
void TestStatisticsRoom::countsGamesOnce()
{
    StatisticsWindow window(12);
    window.open();
    QTRY_COMPARE(window.games(), 8);
    const QStringList sentences = window.sentences();
    QVERIFY2(sentences.filter(QStringLiteral("8 games")).size() == 1, qPrintable(sentences.join(u'|')));
}

void TestStatisticsRoom::manyGamesInCharts()
{
    StatisticsWindow window(kManyGames);
    window.open();
    QTRY_COMPARE(window.games(), 12);
    QVERIFY(window.room().view().isVisible() && !window.beginnerPage().isVisible());
    QVERIFY(window.room().filters().levelBox()->isVisible());
}

void TestStatisticsRoom::otherGameByKey()
{
    StatisticsWindow window(12);
    window.open();
    QCOMPARE(window.room().filter().game, Game::Odin);
    window.press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(window.room().filter().game, Game::Ninjan);
    window.settle();
    QTRY_COMPARE(window.games(), 4);
    QCOMPARE(window.room().filters().games()->current(), 1);
    window.press(Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(window.room().filter().game, Game::Odin);
}

void TestStatisticsRoom::filterThatLeavesNothing()
{
    StatisticsWindow window(kManyGames);
    window.open();
    QTRY_COMPARE(window.games(), 12);
    QComboBox *levels = window.room().filters().levelBox();
    levels->setFocus();
    window.press(Qt::Key_Down); // beginners, against whom no game was played
    QTRY_VERIFY(window.loom().isVisible());
    QCOMPARE(window.room().filter().level, players::Level::Beginner);
    auto *all = window.loom().findChild<QPushButton *>(QStringLiteral("showAll"));
    QVERIFY(all->isVisible() && !window.loom().findChild<QPushButton *>(QStringLiteral("playGame"))->isVisible());
    click(all);
    QTRY_VERIFY(window.room().view().isVisible());
    QVERIFY(!window.room().filter().level);
}

/// A room left open over several midnights, and after the clock was put back.
void TestStatisticsRoom::periodEndsToday()
{
    test::StoppedClock clock(QDate(2026, 12, 21));
    StatisticsWindow window(kManyGames);
    window.open();
    QTRY_COMPARE(window.games(), 12);
    QComboBox *period = window.room().filters().periodBox();
    QVERIFY(period->isVisible());
    period->setFocus();
    window.press(Qt::Key_End);
    QCOMPARE(period->currentText(), QStringLiteral("Last 30 days"));
    window.settle();
    const int games = window.games();
    QVERIFY(games > 0 && games < 12);
    for (const auto &[day, count] : {std::pair(QDate(2026, 12, 22), 0), std::pair(QDate(2026, 12, 23), 0),
                                     std::pair(QDate(2026, 12, 21), games), std::pair(QDate(2026, 12, 1), 12)}) {
        clock.set(day);
        QTRY_COMPARE(window.loom().isVisible() ? 0 : window.games(), count);
        QCOMPARE(period->currentText(), QStringLiteral("Last 30 days"));
    }
}

void TestStatisticsRoom::clearedFiguresComeBack()
{
    StatisticsWindow window(3);
    window.open();
    QTRY_COMPARE(window.games(), 2);
    click(window.room().filters().findChild<QToolButton *>(QStringLiteral("clear")));
    QTRY_VERIFY(window.loom().isVisible());
    QVERIFY(window.room().findChild<QPushButton *>(QStringLiteral("undo"))->isVisible());
    window.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(window.beginnerPage().isVisible() && window.games() == 2);
    QVERIFY(!window.room().findChild<QPushButton *>(QStringLiteral("undo"))->isVisible());
}

void TestStatisticsRoom::tablesAreRemembered()
{
    StatisticsWindow window(kManyGames);
    window.open();
    QTRY_COMPARE(window.games(), 12);
    click(window.room().view().panels()[1]->tableButton());
    window.press(Qt::Key_Escape);
    window.open();
    QVERIFY(window.room().view().panels()[1]->showsTable());
    QVERIFY(!window.room().view().panels()[2]->showsTable());
}

/// Enter begins a game, as on the first screen.
void TestStatisticsRoom::emptyLoomBeginsAGame()
{
    StatisticsWindow window(0);
    window.open();
    QVERIFY(window.loom().isVisible());
    QVERIFY(!window.room().filters().findChild<QPushButton *>(QStringLiteral("export"))->isVisible());
    QTRY_VERIFY(window.loom().findChild<QPushButton *>(QStringLiteral("playGame"))->hasFocus());
    window.press(Qt::Key_Return);
    QTRY_VERIFY(window.window().findChild<NewGameDialog *>());
}

/// The program looks for the module in the tree it was built in, or where it is installed: a copy elsewhere has none.
void TestStatisticsRoom::missingModule()
{
    if (!modulePath(QStringLiteral("meadhall-statistics.so")).isEmpty()) {
        const QTemporaryDir folder;
        const QString program = folder.filePath(QStringLiteral("program"));
        QVERIFY(QFile::copy(QCoreApplication::applicationFilePath(), program));
        QProcess alone;
        alone.setProcessChannelMode(QProcess::ForwardedChannels);
        alone.start(program, {QStringLiteral("tst_statistics_room"), QStringLiteral("missingModule")});
        QVERIFY(alone.waitForFinished(60'000));
        QCOMPARE(alone.exitCode(), 0);
        return;
    }
    StatisticsWindow window(3);
    window.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window.controller->room());
    const auto says = [&] {
        const auto labels = window.room().findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && label->text() == StatisticsText::trouble(StatisticsTrouble::NoModule);
        });
    };
    QTRY_VERIFY(says());
    // What has been finished is still on disk.
    QCOMPARE(record::Archive(window.gameFolder()).entries().size(), std::size_t{3});
}

void TestStatisticsRoom::smallWindowHasFiltersBelowTheBar()
{
    StatisticsWindow window(kManyGames, {800, 600});
    window.open();
    QTRY_COMPARE(window.games(), 12);
    QCOMPARE(window.window().size(), QSize(800, 600)); // nothing makes it wider
    const QComboBox *levels = window.room().filters().levelBox();
    QTRY_VERIFY(levels->isVisible() && !window.room().filters().isAncestorOf(levels));
    window.window().resize(1280, 800);
    QTRY_VERIFY(levels->isVisible() && window.room().filters().isAncestorOf(levels));
    window.window().resize(800, 600);
    QTRY_COMPARE(window.room().width(), 800);
}

void TestStatisticsRoom::languageChanges()
{
    StatisticsWindow window(3);
    window.open();
    QTRY_COMPARE(window.games(), 2);
    window.languages().setLanguage(QStringLiteral("de"));
    QTRY_COMPARE(window.room().title(), QStringLiteral("Statistik"));
    QTRY_COMPARE(window.room().view().panels()[1]->title(), QStringLiteral("Gewonnene Partien"));
    QCOMPARE(window.room().filters().levelBox()->itemText(0), QStringLiteral("Alle Stufen"));
    window.languages().setLanguage(QStringLiteral("en"));
}

void TestStatisticsRoom::exportsACsv()
{
    StatisticsWindow window(3);
    window.open();
    QTRY_COMPARE(window.games(), 2);
    QTemporaryDir folder;
    window.room().filters().findChild<QPushButton *>(QStringLiteral("export"))->menu()->actions().front()->trigger();
    auto *dialog = window.room().findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->selectedFiles().constFirst().section(u'/', -1), QStringLiteral("Odin games.csv"));
    const QString file = folder.filePath(QStringLiteral("games.csv"));
    Q_EMIT dialog->fileSelected(file);
    dialog->reject();
    QTRY_VERIFY(
        window.room().findChild<QLabel *>(QStringLiteral("notice"))->text().contains(QStringLiteral("games.csv")));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll().trimmed().split('\n').size(), 3); // a heading, and two games
}

void TestStatisticsRoom::keyLetters_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : languageCodes())
        QTest::newRow(qPrintable(language)) << language;
}

/// Those of the page and of the menu bar above it.
void TestStatisticsRoom::keyLetters()
{
    QFETCH(QString, language);
    for (const int games : {0, 3}) {
        StatisticsWindow window(games, {1280, 800}, language);
        window.open();
        if (games > 0)
            QTRY_COMPARE(window.games(), 2);
        QStringList texts;
        for (const QAction *menu : window.window().menuBar()->actions())
            texts.push_back(menu->text());
        for (const auto *button : window.room().findChildren<QPushButton *>())
            if (button->isVisible() || button == window.room().findChild<QPushButton *>(QStringLiteral("undo")))
                texts.push_back(button->text());
        QSet<QString> letters;
        for (const QString &text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            QVERIFY2(!letters.contains(letter), qPrintable(text + QStringLiteral(": ") + letter));
            if (!letter.isEmpty())
                letters.insert(letter);
        }
        QVERIFY(letters.size() > 6);
    }
}

REGISTER_TEST(TestStatisticsRoom)
#include "tst_statistics_room.moc"
