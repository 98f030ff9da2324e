// SPDX-License-Identifier: GPL-3.0-or-later
// Games that were played elsewhere: logs of Board Game Arena and records as text, dropped, opened and pasted.
#include "engine/record/position.h"
#include "engine/record/seat_record.h"
#include "tests/paths.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/app/analysis_controller.h"
#include "ui/app/game_import.h"
#include "ui/app/guest_controller.h"
#include "ui/app/review_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/analysis/analysis_room.h"
#include "ui/rooms/friends/join_sheet.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/review/review_room.h"

#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QRadioButton>
#include <QStatusBar>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

QString sample(const char *name) { return sourcePath("tests/data/bga/") + QLatin1String(name); }

class ImportWindow : public KeptWindow {
public:
    explicit ImportWindow(const QString &language = QStringLiteral("en")) : KeptWindow({1280, 800}, language)
    {
        new ReviewController(settings(), &window());
        PlayedWindow::window().tableView().setFocus();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    void paste(const QByteArray &text)
    {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        press(Qt::Key_V, Qt::ControlModifier);
    }
    void drop(const QMimeData &data)
    {
        QDragEnterEvent entered(window().rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &entered);
        QDropEvent dropped(window().rect().center(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &dropped);
    }
    ReviewRoom *review() { return qobject_cast<ReviewRoom *>(window().rooms().current()); }
    MessageSheet *sheet() { return qobject_cast<MessageSheet *>(frontDialog()); }
    /// The only record among the past games.
    Events kept()
    {
        record::FileWriter::instance().waitForFinished();
        const QStringList files = archivedFiles();
        return files.size() == 1 ? record::readRecord(fileOf(0)).events : Events{};
    }
};

Events expected(const char *name) { return record::readRecord(sample(name)).events; }

} // namespace

class TestGameImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logsBecomePastGames_data();
    void logsBecomePastGames();
    void goatGamesAreReviewed();
    void noticesAreSaid();
    void asksWhoOneIs();
    void refusalsAreSaid_data();
    void refusalsAreSaid();
    void recordsArePasted();
    void sameCommitmentIsNotTheSameGame();
    void unfinishedRecordsGoOn();
    void copiedTextsOpenWhatTheyBelongTo();
    void otherTextIsLeftAlone();
};

void TestGameImport::logsBecomePastGames_data()
{
    QTest::addColumn<int>("way");
    QTest::newRow("dropped") << 0;
    QTest::newRow("dropped text") << 1;
    QTest::newRow("pasted") << 2;
    QTest::newRow("opened") << 3;
    QTest::newRow("given by the desktop") << 4;
}

/// It is reviewed from the seat, and taken in only once.
void TestGameImport::logsBecomePastGames()
{
    QFETCH(int, way);
    ImportWindow p;
    const QString file = sample("ninjan-2-page.html");
    for (int time = 0; time < 2; ++time) {
        QMimeData data;
        if (way == 0)
            data.setUrls({QUrl::fromLocalFile(file)});
        if (way == 1)
            data.setText(QString::fromUtf8(contents(file)));
        if (way < 2)
            p.drop(data);
        if (way == 2)
            p.paste(contents(file));
        if (way == 3) {
            p.press(Qt::Key_O, Qt::ControlModifier);
            auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            QVERIFY(dialog->nameFilters().join(QString()).contains(QLatin1String("*.html")));
            Q_EMIT dialog->fileSelected(file);
            dialog->reject();
            p.activate();
        }
        if (way == 4)
            p.window().files().openFromDesktop(file);
        QTRY_VERIFY(p.review());
        const Events events = expected("ninjan-2-page.expected.jsonl");
        QVERIFY(p.kept() == events);
        QVERIFY(p.review()->game().events() == events);
        QCOMPARE(p.review()->game().seat(), std::get<GameEvent>(events.front()).view);
        p.review()->goBack();
        QVERIFY(!p.review());
    }
}

void TestGameImport::goatGamesAreReviewed()
{
    ImportWindow p;
    p.paste(contents(sample("odin-3-goat.json")));
    QTRY_VERIFY(p.review());
    QVERIFY(odin::rulesOf(std::get<GameEvent>(p.kept().front())).goat == odin::Goat::In);
}

void TestGameImport::noticesAreSaid()
{
    ImportWindow p;
    p.paste(contents(sample("odin-4-abandoned.json")));
    QTRY_VERIFY(p.sheet());
    QVERIFY2(p.sheet()->text().contains(QStringLiteral("left before the end")), qPrintable(p.sheet()->text()));
    p.sheet()->accept();
    QTRY_VERIFY(p.review());
    QVERIFY(p.kept() == expected("odin-4-abandoned.expected.jsonl"));
}

/// Where the log has the private notifications of several players.
void TestGameImport::asksWhoOneIs()
{
    ImportWindow p;
    const Events events = expected("odin-3.expected.jsonl");
    const auto &game = std::get<GameEvent>(events.front());
    p.paste(contents(sample("odin-3.json")));
    QTRY_VERIFY(p.sheet());
    const auto choices = p.sheet()->findChildren<QRadioButton *>();
    QCOMPARE(choices.size(), 3);
    const auto *review = p.sheet()->findChild<QPushButton *>();
    QVERIFY(review && !review->isEnabled());
    for (QRadioButton *choice : choices)
        if (choice->text() == ButtonText::typed(QString::fromStdString(game.seats[toIndex(game.view)])))
            choice->click();
    QVERIFY(review->isEnabled());
    p.press(Qt::Key_Return);
    QTRY_VERIFY(p.review());
    QVERIFY(p.kept() == events);
}

void TestGameImport::refusalsAreSaid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no end") << contents(sample("ninjan-4.json")).chopped(2000) << QStringLiteral("not complete");
    QTest::newRow("other") << contents(sample("ninjan-4.json")).replace("notif_", "dice_")
                           << QStringLiteral("another game");
    QTest::newRow("no log") << QByteArray("<html>Hello</html>") << QStringLiteral("not a game log");
    QByteArray page = contents(sample("ninjan-2-page.html"));
    const qsizetype held = page.indexOf(R"("rank": "8")", page.indexOf("my_hand"));
    QTest::newRow("another hand") << page.replace(held, 11, R"("rank": "9")") << QStringLiteral("contradicts itself");
    QByteArray record = record::toText(test::finishedGame(0));
    QTest::newRow("damaged record") << record.replace(record.lastIndexOf("totals"), 6, "tot") << QStringLiteral("line");
    QTest::newRow("newer record") << record::toText(test::finishedGame(0)).replace("\"format\":1", "\"format\":9")
                                  << QStringLiteral("newer");
}

void TestGameImport::refusalsAreSaid()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    ImportWindow p;
    p.paste(text);
    QTRY_VERIFY(p.sheet());
    QVERIFY2(p.sheet()->text().contains(sentence), qPrintable(p.sheet()->text()));
    QVERIFY(!p.review());
    QVERIFY(p.kept().empty());
}

/// Finished records, whole or as a seat saw them.
void TestGameImport::recordsArePasted()
{
    for (const bool isSeats : {false, true}) {
        ImportWindow p;
        Events events = test::finishedGame(1);
        if (isSeats)
            events = record::seatRecord(test::beginningOf(events, 12), 1);
        p.paste('\n' + record::toText(events).trimmed());
        QTRY_VERIFY(p.review());
        QVERIFY(p.review()->game().events() == events);
        QVERIFY(p.kept() == events);
        QVERIFY(!p.table().hasGame());
    }
}

/// What was known of a game is replaced by the whole of it, but no game by another with the commitment of the first.
void TestGameImport::sameCommitmentIsNotTheSameGame()
{
    ImportWindow p;
    GameImport import(p.gameFolder(), p.window().folderLock(), &p.window());
    Events one = test::finishedGame(1), other = test::finishedGame(2);
    for (Events *game : {&one, &other}) {
        std::get<GameEvent>(game->front()).deal.reset();
        std::get<GameEvent>(game->front()).fair = FairDeal{std::string(64, 'a'), {}, {}};
    }
    const auto keep = [&](const Events &events) {
        bool isKept = false;
        import.keep(events, {}, [&isKept](const QString &) { isKept = true; });
    return waitFor([&isKept] { return isKept; });
};
QVERIFY(keep(record::seatRecord(test::beginningOf(one, 12), 1)));
QCOMPARE(p.archivedFiles().size(), 1);
QVERIFY(keep(one));
QVERIFY(p.kept() == one);
QVERIFY(keep(record::seatRecord(test::beginningOf(one, 12), 1))); // it is there
QVERIFY(p.kept() == one);
QVERIFY(keep(other));
QCOMPARE(p.archivedFiles().size(), 2);
QVERIFY(keep(record::seatRecord(test::beginningOf(other, 20), 0)));
QCOMPARE(p.archivedFiles().size(), 2);
}

void TestGameImport::unfinishedRecordsGoOn()
{
    ImportWindow p;
    const Events events = test::beginningOf(test::finishedGame(3), 8);
    p.paste(record::toText(events));
    QTRY_VERIFY(p.table().hasGame());
    QVERIFY(std::equal(events.begin(), events.end(), p.table().record().begin()));
    QVERIFY(p.kept().empty());
}

/// Pastes what the program itself shows and copies. Only logs and records used to do anything.
void TestGameImport::copiedTextsOpenWhatTheyBelongTo()
{
    ImportWindow p;
    AnalysisController analysis(p.settings(), &p.window());
    GuestController guests(p.settings(), {}, &p.window());
    const QByteArray position =
        "Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10 R8";
    p.paste(position);
    QVERIFY(analysis.room() && p.window().rooms().current() == analysis.room());
    QCOMPARE(QByteArray::fromStdString(record::lineOf(analysis.room()->position())), position);
    p.window().rooms().leaveAll();
    p.paste("Meadhall, deal of the day 2026-329 (Odin): 3 points, 2nd of 4");
    auto *newGame = qobject_cast<NewGameDialog *>(frontDialog());
    QVERIFY(newGame);
    QCOMPARE(newGame->setup().deal, std::optional<std::uint64_t>(2026329));
    newGame->reject();
    QTRY_VERIFY(!frontDialog());
    p.paste("Come! meadhall:10.0.0.5:7311/");
    QVERIFY(!frontDialog()); // somewhere in a sentence only a whole one
    p.paste("meadhall:10.0.0.5:7311/");
    QVERIFY(guests.sheet() && frontDialog() == guests.sheet());
    guests.sheet()->reject();
    // Where a guest's table does not allow another game, nothing is taken.
    p.window().closeHome(QStringLiteral("Not now"));
    p.paste("4711");
    QVERIFY(!frontDialog() && !p.window().findChild<NewGameDialog *>());
}

void TestGameImport::otherTextIsLeftAlone()
{
    ImportWindow p;
    for (const char *text : {"", "B7", "Dear Ada", "I have 3 apples", "https://example.org"}) {
        p.window().statusBar()->clearMessage();
        p.paste(text);
        QVERIFY(!frontDialog() && !p.review());
        QVERIFY(p.window().statusBar()->currentMessage().startsWith(QStringLiteral("You can drop or paste a game")));
    }
}

REGISTER_TEST(TestGameImport)
#include "tst_game_import.moc"
