// SPDX-License-Identifier: GPL-3.0-or-later
// The deal of the day, and the same cards played by computers, as rooms of the main window.
#include "engine/record/file_writer.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/stopped_clock.h"
#include "tests/test_program.h"
#include "tests/ui/accessible_tree.h"
#include "tests/ui/kept_window.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/rooms.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/deals/deal_text.h"

#include <QClipboard>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>

using namespace meadhall;
using namespace meadhall::ui;
using players::Level;

namespace {

class DealWindow : public KeptWindow {
public:
    explicit DealWindow(QSize size = {1280, 800}, const QString &language = QStringLiteral("en"))
        : KeptWindow(size, language)
    {
        make();
    }
    void again(bool killed = false)
    {
        restart(killed);
        make();
    }
    DealRoom *room() { return controller_->room(); }
    /// Ctrl+D.
    void openDaily()
    {
        QTest::keyClick(window().windowHandle(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(room() && window().rooms().current() == room());
    }
    template <class Widget> Widget *part(const char *name) { return room()->findChild<Widget *>(QLatin1String(name)); }
    void click(const char *name)
    {
        auto *button = part<QPushButton>(name);
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
    }

private:
    void make() { controller_ = new DealRoomController(settings(), gameFolder(), &window()); }

    DealRoomController *controller_ = nullptr; ///< owned by the window
};

/// The end of that day's deal with these totals, of which the first is the person's.
Events dailyEnd(players::Day day, const std::vector<int> &totals, int winner)
{
    return {toGameEvent(dealOfDaySetup(day)), GameOverEvent{totals, {winner}}};
}

/// A subject with a result of each level, weakest first, on seat 0.
DealSubject compared(int own, const std::vector<int> &levels)
{
    const players::Day day{2026, 11, 22}; // Odin
    DealSubject subject{toGameEvent(dealOfDaySetup(day)), 0, {own, 1, 5, 6}, {1}, day};
    for (std::size_t i = 0; i < levels.size(); ++i)
        subject.levels[static_cast<Level>(i)] = {levels[i], 0, 0, 0};
    return subject;
}

} // namespace

class TestDealRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setupMakesTheDealOfTheDay();
    void setupOfAnyGame();
    void comparisonsInWords_data();
    void comparisonsInWords();
    void resultHoldsNoCards();
    void playedFromTheRoom();
    void anotherDay_data();
    void anotherDay();
    void runningDealSaysSo();
    void firstResultIsShown();
    void unsavedResultsAreTold();
    void computersPlayTheSameCards();
    void comparisonCanBeStopped();
    void playedAgainWithOthers();
    void smallAndMirrored_data();
    void smallAndMirrored();
};

/// Names are in the language of the window; nothing else may differ.
void TestDealRoom::setupMakesTheDealOfTheDay()
{
    for (const QString &code : languageCodes()) {
        PlayedWindow p({800, 600}, code);
        for (players::Day day{2026, 12, 28}; !(day == players::Day{2027, 1, 6}); day = shifted(day, 1)) {
            QVERIFY(problemsOf(dealOfDaySetup(day)).empty());
            QVERIFY(players::dayOf(toGameEvent(dealOfDaySetup(day))) == day);
        }
    }
}

void TestDealRoom::setupOfAnyGame()
{
    for (int number = 0; number < 6; ++number) {
        auto game = std::get<GameEvent>(test::finishedGame(number).front());
        if (game.game == Game::Odin) // as the dialog offers them
            odin::setRule(game, &odin::Rules::colours,
                          game.seats.size() == 2 ? odin::randomColours(2, 7) : odin::kAllColours);
        GameEvent again = toGameEvent(setupOf(game, {}));
        again.seats = game.seats; // as the window names them
        QVERIFY(again == game);
    }
}

void TestDealRoom::comparisonsInWords_data()
{
    QTest::addColumn<int>("own");
    QTest::addColumn<QList<int>>("levels");
    QTest::addColumn<QString>("words");
    QTest::newRow("between") << 3 << QList<int>{8, 7, 4, 4, 2} << "Between Hard and Master, with the same 9 cards.";
    QTest::newRow("equal") << 4 << QList<int>{8, 7, 4, 4, 2}
                           << "As many points as Medium and Hard, with the same 9 cards.";
    QTest::newRow("ahead") << 0 << QList<int>{8, 7, 4, 4, 2} << "Ahead of every level, with the same 9 cards.";
    QTest::newRow("last") << 9 << QList<int>{8, 7, 4, 4, 2} << "Just behind Beginner, with the same 9 cards.";
}

void TestDealRoom::comparisonsInWords()
{
    QFETCH(int, own);
    QFETCH(QList<int>, levels);
    QFETCH(QString, words);
    PlayedWindow p; // loads the language
    const QString said = DealText::comparison(compared(own, {levels.begin(), levels.end()}));
    QCOMPARE(said, words);
    QVERIFY(!said.contains(QLatin1String("worse")));
}

void TestDealRoom::resultHoldsNoCards()
{
    PlayedWindow p;
    QCOMPARE(DealText::copied(compared(3, {})),
             QStringLiteral("Meadhall, deal of the day 2026-326 (Odin): 3 points, 2nd of 4"));
}

/// From the key to the table and back; a deal that has begun goes on, also after a restart.
void TestDealRoom::playedFromTheRoom()
{
    DealWindow p;
    p.openDaily();
    QVERIFY(p.part<QPushButton>("playDeal")->hasFocus());
    QVERIFY(!p.part<QPushButton>("copyResult")->isVisible());
    QVERIFY(!p.room()->isComparing());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
    QVERIFY(!p.window().rooms().current());
    p.openDaily();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QVERIFY(!p.window().rooms().current());
    QVERIFY(p.table().hasGame());
    QVERIFY(players::dayOf(std::get<GameEvent>(p.table().record().front())) == today());
    QTRY_VERIFY(!p.table().openRequests().empty());
    p.openDaily();
    const Events begun = p.table().record();
    p.click("playDeal");
    QVERIFY(!p.window().rooms().current());
    QVERIFY(std::equal(begun.begin(), begun.end(), p.table().record().begin()));
    p.again(true);
    QVERIFY(!p.table().hasGame());
    p.openDaily();
    p.click("playDeal");
    QVERIFY(std::equal(begun.begin(), begun.end(), p.table().record().begin()));
    QVERIFY(p.archivedFiles().isEmpty());
}

/// Midnight in either direction, and a journey: tile, deal and countdown are of the day that it is.
void TestDealRoom::anotherDay_data()
{
    QTest::addColumn<QDateTime>("from");
    QTest::addColumn<QDateTime>("to");
    const QDateTime evening(QDate(2026, 11, 25), QTime(23, 59, 30));
    QTest::newRow("midnight") << evening << evening.addSecs(60);
    QTest::newRow("back") << evening.addSecs(60) << evening;
    QTest::newRow("asleep") << evening << evening.addDays(2);
    QTest::newRow("new year") << QDateTime(QDate(2026, 12, 31), QTime(23, 59))
                              << QDateTime(QDate(2027, 1, 1), QTime(0, 1));
}

void TestDealRoom::anotherDay()
{
    QFETCH(QDateTime, from);
    QFETCH(QDateTime, to);
    test::StoppedClock clock(from);
    DealWindow p;
    p.openDaily();
    const players::Day day = *p.room()->subject().day;
    QVERIFY(day == today());
    clock.set(to);
    QVERIFY(p.room() && p.room()->subject().day == today());
    QVERIFY(!(today() == day));
    QVERIFY(p.part<QPushButton>("playDeal")->isVisible());
    // One that has begun stays as it is until it is asked for again.
    p.click("playDeal");
    QVERIFY(players::dayOf(std::get<GameEvent>(p.table().record().front())) == today());
    clock.set(from);
    p.openDaily();
    QVERIFY(p.room()->subject().day == day && !p.room()->subject().running);
}

/// Neither the tile nor the room says of a game that has begun that it is not played. The title of the room is not
/// announced: a screen reader has said it with the focus.
void TestDealRoom::runningDealSaysSo()
{
    DealWindow p;
    QSignalSpy announced(&p.window().tableView().announcer(), &Announcer::announced);
    p.openDaily();
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.front().front().toString(), QStringLiteral("Not played yet"));
    QCOMPARE(p.room()->sentence(), QStringLiteral("Not played yet"));
    p.click("playDeal");
    QTRY_VERIFY(!p.table().openRequests().empty());
    for (int start = 0; start < 2; ++start) {
        p.openDaily();
        QCOMPARE(p.room()->sentence(), QStringLiteral("In progress"));
        QCOMPARE(p.part<QPushButton>("playDeal")->text().remove(u'&'), QStringLiteral("Continue"));
        p.again(true); // and after a start
    }
}

void TestDealRoom::firstResultIsShown()
{
    DealWindow p;
    {
        DealResults results(p.gameFolder());
        QDir().mkpath(p.gameFolder());
        QVERIFY(results.addDaily(dailyEnd(today(), {3, 0, 5, 6}, 1)));
        const GameEvent game = toGameEvent(dealOfDaySetup(today()));
        for (int i = 0; i < 5; ++i)
            results.addLevel(game, static_cast<Level>(i), {i, 0, 0, 0});
    }
    p.again();
    p.openDaily();
    QVERIFY(!p.room()->isComparing()); // all of it was kept
    QVERIFY(p.part<QLabel>("dealResult")->text().contains(QLatin1String("3")));
    p.click("copyDealNumber");
    QCOMPARE(QGuiApplication::clipboard()->text(), QString::number(players::dealNumberOf(today())));
    p.click("copyResult");
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("Meadhall, deal of the day")));
    // For screen readers the painted results are texts.
    const QString beads = p.part<QWidget>("dealBeads")->accessibleName();
    QVERIFY2(beads.contains(QLatin1String("today first: ")), qPrintable(beads));
    QVERIFY(p.part<QWidget>("dealRanking")->accessibleName().contains(QLatin1String("You")));
}

/// At the end of the game and in the room, for as long as it lasts.
void TestDealRoom::unsavedResultsAreTold()
{
    DealWindow p({800, 600}, QStringLiteral("de"));
    const QString file = p.gameFolder() + QLatin1Char('/') + QLatin1String(DealResults::kDealsFile);
    p.openDaily(); // from now on the results are known
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
    QVERIFY(QDir().mkpath(file)); // a folder in its place
    Events record = test::computersGame(players::dealOfDay(today()));
    record.front() = toGameEvent(dealOfDaySetup(today()));
    QCOMPARE(p.table().resume(record), Reason::None);
    const QString said = QStringLiteral("lassen sich nicht speichern");
    QTRY_VERIFY2(p.window().statusBar()->currentMessage().contains(said),
                 qPrintable(p.window().statusBar()->currentMessage()));
    p.openDaily();
    QVERIFY(p.window().statusBar()->currentMessage().contains(said));
    QVERIFY(QDir().rmdir(file));
    record::FileWriter::instance().retry();
    QTRY_VERIFY(p.window().statusBar()->currentMessage().isEmpty());
    QVERIFY(DealResults(p.gameFolder()).daily(today()));
}

/// Offered at the end of a game; kept for the next time.
void TestDealRoom::computersPlayTheSameCards()
{
    DealWindow p;
    QVERIFY(!p.window().actions().compareDeal->isEnabled());
    const Events events = test::finishedGame(2); // Ninjan
    QCOMPARE(p.table().resume(events), Reason::None);
    QVERIFY(p.window().actions().compareDeal->isEnabled());
    QTRY_VERIFY(p.window().tableView().panel()->isVisible());
    QVERIFY(p.pressPanel(*p.window().tableView().panel(), "compare"));
    QVERIFY(p.room());
    QTRY_VERIFY_WITH_TIMEOUT(!p.room()->isComparing(), 100'000);
    QCOMPARE(p.room()->subject().levels.size(), std::size_t(5));
    const DealResults::Levels levels = p.room()->subject().levels;
    const QString sentence = p.room()->sentence();
    QVERIFY(sentence.contains(QLatin1String("cards")));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
    QVERIFY(p.table().record() == events);
    p.window().actions().compareDeal->trigger();
    QVERIFY(!p.room()->isComparing());
    QVERIFY(p.room()->subject().levels == levels);
    QCOMPARE(p.room()->sentence(), sentence);
}

void TestDealRoom::comparisonCanBeStopped()
{
    DealWindow p;
    GameEvent game = std::get<GameEvent>(test::finishedGame(0).front());
    odin::setRule(game, &odin::Rules::target, 1'000'000); // computers would play for days
    DealResults results{QString()};
    auto *room = new DealRoom({game, 0, std::vector<int>(game.seats.size(), 5), {1}, {}}, results,
                              p.window().pictures(), p.settings());
    p.window().rooms().enter(room);
    room->compare();
    QVERIFY(room->isComparing());
    auto *stop = room->findChild<QPushButton *>(QStringLiteral("stopComparing"));
    const QString running = stop->text();
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(!room->isComparing());
    QVERIFY(stop->text() != running);
    QTest::mouseClick(stop, Qt::LeftButton);
    QVERIFY(room->isComparing());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape); // nothing is left running
    QVERIFY(!p.window().rooms().current());
}

/// The dialog opens with the number, the rules and the players of the game.
void TestDealRoom::playedAgainWithOthers()
{
    DealWindow p;
    const Events events = test::finishedGame(1);
    QCOMPARE(p.table().resume(events), Reason::None);
    p.window().actions().playAgain->trigger();
    auto *dialog = p.window().findChild<NewGameDialog *>();
    QVERIFY(dialog);
    const auto &game = std::get<GameEvent>(events.front());
    QCOMPARE(dialog->setup().deal, std::optional<quint64>(*game.deal));
    QCOMPARE(dialog->setup().chairs.size(), game.chairs.size());
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Return);
    QTRY_VERIFY(!p.window().findChild<NewGameDialog *>());
    QVERIFY(p.table().record() != events);
    QCOMPARE(std::get<GameEvent>(p.table().record().front()).deal, game.deal);
    // The same cards.
    QVERIFY(std::holds_alternative<HandEvent>(events[1]));
    const auto hands = [](const Event &event) { return std::get<HandEvent>(event).hands; };
    QTRY_VERIFY(p.table().record().size() > 1);
    QVERIFY(hands(p.table().record()[1]).size() == hands(events[1]).size());
}

void TestDealRoom::smallAndMirrored_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void TestDealRoom::smallAndMirrored()
{
    QFETCH(QString, code);
    DealWindow p({800, 600}, code);
    {
        DealResults results(p.gameFolder());
        QVERIFY(results.addDaily(dailyEnd(today(), {3, 0, 5, 6}, 1)));
        const GameEvent game = toGameEvent(dealOfDaySetup(today()));
        for (int i = 0; i < 5; ++i)
            results.addLevel(game, static_cast<Level>(i), {4, 0, 0, 0});
    }
    p.again();
    p.openDaily();
    auto *scroll = p.room()->findChild<QScrollArea *>();
    QVERIFY(scroll->widget()->width() <= scroll->viewport()->width()); // nothing scrolls sideways
    for (const char *name : {"playDeal", "copyResult", "copyDealNumber"}) {
        const auto *button = p.part<QPushButton>(name);
        QVERIFY2(button->width() >= button->sizeHint().width(), name);
    }
    p.window().resize(1280, 800);
    QTRY_COMPARE(scroll->verticalScrollBar()->maximum(), 0);
}

REGISTER_TEST(TestDealRoom)
#include "tst_deal_room.moc"
