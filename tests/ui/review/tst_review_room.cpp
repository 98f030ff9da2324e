// The review of a game in the main window, by mouse and keys.
#include "engine/record/record.h"
#include "engine/review/review_file.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/ui/kept_window.h"
#include "ui/app/rooms.h"
#include "ui/review/glyph_button.h"
#include "ui/review/mistake_list.h"
#include "ui/review/playback.h"
#include "ui/review/replay_view.h"
#include "ui/review/review_controller.h"
#include "ui/review/review_curve.h"
#include "ui/review/review_judging.h"
#include "ui/review/review_room.h"
#include "ui/review/transport_bar.h"
#include "ui/review/verdict_panel.h"
#include "ui/widgets/message_sheet.h"
#include "ui/widgets/segments.h"

#include <QLabel>
#include <QRadioButton>
#include <QToolButton>

namespace meadhall {

using namespace ui;

namespace {

/// A finished game of computers in which the first seat is a person's.
Events personsGame(Game game, int players, std::uint64_t deal)
{
    GameEvent event = test::computersOf(game, players, deal);
    event.seats[0] = "Ada";
    event.chairs = {"human:1"};
    for (int seat = 1; seat < players; ++seat)
        event.chairs.push_back("computer:easy:leif");
    if (game == Game::Odin) {
        odin::Rules rules;
        rules.target = 10;
        odin::setRules(event, rules);
    }
    return test::computersGame(event);
}

/// Reviews at a depth that takes no time.
constexpr review::Depth kShallow{20, 1};

class Reviewed : public KeptWindow {
public:
    using KeptWindow::KeptWindow;

    ReviewRoom &enter(const Events &events, const QString &file = {}, const QString &remark = {})
    {
        room = new ReviewRoom({events, file, QDate(2026, 11, 22), remark, kShallow}, settings(), window().pictures());
        window().rooms().enter(room);
        QCoreApplication::sendPostedEvents();
        return *room;
    }
    /// A key to whatever has the focus.
    void type(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window().windowHandle(), key, modifiers);
    }
    void clickOn(QWidget *widget)
    {
        QVERIFY(widget && widget->isVisible());
        QTest::mouseClick(window().windowHandle(), Qt::LeftButton, {},
                          widget->mapTo(&window(), widget->rect().center()));
    }
    /// Goes to a decision of the first seat by which it plays cards.
    int goToPlay()
    {
        for (const review::Decision &decision : room->game().decisions())
            if (std::holds_alternative<PlayEvent>(decision.played)) {
                room->playback().goToLine(decision.line);
                return decision.line;
            }
        return 0;
    }

    QPointer<ReviewRoom> room;
};

} // namespace

class TestReviewRoom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysStepAndJump();
    void mouseStepsAndChooses();
    void judgesAndKeeps();
    void judgingCanBeStopped();
    void triesAnotherMove();
    void tryIsRefusedAsAtTheTable();
    void playsOn();
    void showsHands();
    void gameOfComputers();
    void enteredFromMenuPanelAndList();
    void finishedRecordFromTheDesktop();
    void recordsThatAreNotWhole();
    void smallWindows();
    void anythingInTheMiddle();
};

void TestReviewRoom::keysStepAndJump()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    Playback &playback = room.playback();
    QVERIFY(playback.atStart());
    QVERIFY(room.table().hasFocus());
    const int first = playback.moment();
    reviewed.type(Qt::Key_Right);
    QCOMPARE(playback.moment(), first + 1);
    reviewed.type(Qt::Key_Left);
    QCOMPARE(playback.moment(), first);
    reviewed.type(Qt::Key_End);
    QCOMPARE(playback.moment(), playback.timeline().parts().front().last);
    reviewed.type(Qt::Key_PageDown);
    QCOMPARE(playback.part(), 1);
    reviewed.type(Qt::Key_PageUp);
    QCOMPARE(playback.part(), 0);
    reviewed.type(Qt::Key_End, Qt::ControlModifier);
    QVERIFY(playback.atEnd());
    QCOMPARE(room.table().table().record(), events);
    QVERIFY(!room.table().panel()->isVisible());
    reviewed.type(Qt::Key_Home, Qt::ControlModifier);
    QVERIFY(playback.atStart());
    reviewed.type(Qt::Key_Space);
    QVERIFY(playback.isPlaying());
    reviewed.type(Qt::Key_Space);
    QVERIFY(!playback.isPlaying());
    reviewed.type(Qt::Key_Plus);
    QCOMPARE(playback.speed(), 200);
    reviewed.type(Qt::Key_V);
    QVERIFY(room.curve().showsValues());
    reviewed.type(Qt::Key_V);
    reviewed.type(Qt::Key_O);
    QCOMPARE(room.handsSwitch()->current(), 1);
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!reviewed.window().rooms().current());
    QVERIFY(reviewed.window().tableView().isVisible());
}

void TestReviewRoom::mouseStepsAndChooses()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Ninjan, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    Playback &playback = room.playback();
    const int first = playback.moment();
    reviewed.clickOn(room.transport().nextButton());
    QVERIFY(playback.moment() > first);
    reviewed.clickOn(room.transport().previousButton());
    QCOMPARE(playback.moment(), first);
    reviewed.type(Qt::Key_Right); // steps wherever the focus is
    QVERIFY(playback.moment() > first);
    reviewed.clickOn(room.findChild<QWidget *>(QStringLiteral("part4")));
    QCOMPARE(playback.part(), 4);
    reviewed.clickOn(room.transport().playButton());
    QVERIFY(playback.isPlaying());
    reviewed.clickOn(room.transport().playButton());
    QVERIFY(!playback.isPlaying());
    reviewed.clickOn(room.backButton());
    QVERIFY(!reviewed.window().rooms().current());
}

/// Judged in the background, written beside the record, and there at once the next time.
void TestReviewRoom::judgesAndKeeps()
{
    Reviewed reviewed;
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.meadhall"));
    const Events events = personsGame(Game::Ninjan, 2, 3);
    ReviewRoom &room = reviewed.enter(events, file);
    QTRY_VERIFY(room.judging().state() == ReviewJudging::State::Done);
    QCOMPARE(room.game().judged(), static_cast<int>(room.game().decisions().size()));
    QCOMPARE(room.judging().judged(), room.judging().decisions());
    QVERIFY(room.judging().decisions() > 0);
    reviewed.type(Qt::Key_Escape);
    QTRY_VERIFY(!reviewed.room);
    const review::Review kept = review::loadReview(review::reviewFileOf(file), events, kShallow);
    QVERIFY(!kept.decisions.empty());
    ReviewRoom &again = reviewed.enter(events, file);
    QTRY_COMPARE(again.judging().state(), ReviewJudging::State::Done);
    QCOMPARE(again.game().review().decisions.size(), kept.decisions.size());
    reviewed.type(Qt::Key_N);
    const int mistake = again.game().nextMistake(1);
    if (mistake > 0)
        QCOMPARE(again.playback().line(), mistake);
}

void TestReviewRoom::judgingCanBeStopped()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 4, 8);
    auto *room = new ReviewRoom({events, {}, {}, {}, review::Depth{100'000, 1}}, reviewed.settings(),
                                reviewed.window().pictures());
    reviewed.window().rooms().enter(room);
    auto *stop = room->findChild<QPushButton *>(QStringLiteral("stopJudging"));
    QTRY_VERIFY(stop && stop->isVisible());
    reviewed.clickOn(stop);
    QCOMPARE(room->judging().state(), ReviewJudging::State::Stopped);
    QVERIFY(!stop->isVisible());
    room->playback().step(3, true);
    reviewed.clickOn(room->mistakes().goOnButton());
    QCOMPARE(room->judging().state(), ReviewJudging::State::Judging);
    reviewed.type(Qt::Key_Escape); // leaves while judging
    QVERIFY(!reviewed.window().rooms().current());
}

void TestReviewRoom::triesAnotherMove()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 3, 5);
    ReviewRoom &room = reviewed.enter(events);
    reviewed.type(Qt::Key_O);
    const int line = reviewed.goToPlay();
    QVERIFY(line > 0);
    QTRY_VERIFY(room.game().judgementAt(line));
    reviewed.type(Qt::Key_T);
    QVERIFY(room.trying());
    const auto *again = room.verdict().findChild<QPushButton *>(QStringLiteral("tryAnother"));
    QVERIFY(!again->isEnabled());
    const auto &board = static_cast<OdinController &>(room.table().controller()).view().board();
    const CardSet hand = room.table().stage().hand().cards();
    const auto sets = odin::legalSets(board, hand);
    const CardSet other = *std::find_if(sets.begin(), sets.end(), [](CardSet set) { return set.count() == 1; });
    room.table().stage().hand().select(other);
    reviewed.type(Qt::Key_Return);
    if (room.table().controller().isHalfway()) // which card to pick up
        reviewed.type(Qt::Key_Return);
    QVERIFY(room.playback().showsOther());
    QVERIFY(room.endTryButton()->isVisible());
    QVERIFY(again->isEnabled());
    QVERIFY2(room.table().caption().startsWith(QStringLiteral("You play")), qPrintable(room.table().caption()));
    QCOMPARE(room.table().table().record().size(), toIndex(line));
    QVERIFY(!room.table().stage().hand().cards().contains(other.first()));
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!room.trying());
    QCOMPARE(room.playback().line(), line);
    QCOMPARE(room.table().stage().hand().cards(), hand);
    QVERIFY(reviewed.window().rooms().current() == &room);
    QCOMPARE(room.playback().record(), events); // nothing is written into the record
}

void TestReviewRoom::tryIsRefusedAsAtTheTable()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5));
    QVERIFY(reviewed.goToPlay() > 0);
    reviewed.type(Qt::Key_T);
    const CardSet hand = room.table().stage().hand().cards();
    room.table().stage().hand().select(hand);
    if (!odin::isSet(hand)) {
        reviewed.type(Qt::Key_Return);
        QVERIFY(room.table().controller().refusing());
        QVERIFY(!room.playback().showsOther());
    }
    reviewed.type(Qt::Key_Escape); // clears the selection
    QVERIFY(room.trying());
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!room.trying());
    QVERIFY(reviewed.window().rooms().current());
}

/// The running game is kept, and the other one begins where the review was.
void TestReviewRoom::playsOn()
{
    Reviewed reviewed;
    ReviewController controller(reviewed.settings(), &reviewed.window());
    reviewed.playOneMove();
    const Events running = reviewed.table().record();
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.meadhall"));
    const Events events = personsGame(Game::Odin, 3, 5);
    QCOMPARE(record::save(events, file), QString());
    controller.reviewFile(file);
    auto *room = qobject_cast<ReviewRoom *>(reviewed.window().rooms().current());
    QVERIFY(room);
    QVERIFY(reviewed.table().paused());
    reviewed.room = room;
    const int line = reviewed.goToPlay();
    reviewed.type(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!reviewed.window().rooms().current());
    QCOMPARE(reviewed.table().record(), Events(events.begin(), events.begin() + line - 1));
    QVERIFY(!reviewed.table().paused());
    QVERIFY(reviewed.isPersonsTurn());
    const record::Archive archive(reviewed.gameFolder());
    QCOMPARE(archive.entries().size(), std::size_t{1});
    QCOMPARE(record::readRecord(archive.entries().front().file).events, running);
    QCOMPARE(record::readRecord(file).events, events);
    QTRY_VERIFY(!reviewed.room);
}

void TestReviewRoom::showsHands()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 4, 2));
    QCOMPARE(room.handsSwitch()->current(), 0);
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{0});
    reviewed.type(Qt::Key_O);
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{27});
    const int moment = room.playback().moment();
    reviewed.clickOn(room.handsSwitch()->button(0));
    QCOMPARE(room.table().stage().openCards().size(), std::size_t{0});
    QCOMPARE(room.playback().moment(), moment);
}

void TestReviewRoom::gameOfComputers()
{
    Reviewed reviewed;
    GameEvent game = test::computersOf(Game::Ninjan, 3, 4);
    game.chairs = {"computer:easy:leif", "computer:easy:ylva", "computer:easy:ivar"};
    ReviewRoom &room = reviewed.enter(test::computersGame(game));
    QTRY_COMPARE(room.judging().state(), ReviewJudging::State::Done);
    QVERIFY(room.game().review().decisions.empty());
    QVERIFY(!room.game().review().outlook.empty());
    QVERIFY(!room.table().stage().openCards().empty());
}

void TestReviewRoom::enteredFromMenuPanelAndList()
{
    Reviewed reviewed;
    ReviewController controller(reviewed.settings(), &reviewed.window());
    reviewed.window().actions().review->trigger();
    QVERIFY(qobject_cast<MessageSheet *>(frontDialog())); // there is no game yet
    reviewed.type(Qt::Key_Escape);
    QTRY_VERIFY(!frontDialog());
    QCOMPARE(reviewed.begin(personsGame(Game::Ninjan, 2, 3)), Reason::None);
    QVERIFY(reviewed.pressPanel(*reviewed.window().tableView().panel(), "review"));
    QVERIFY(qobject_cast<ReviewRoom *>(reviewed.window().rooms().current()));
    QVERIFY(!reviewed.window().actions().review->isEnabled());
    reviewed.type(Qt::Key_Escape);
    reviewed.type(Qt::Key_R, Qt::ControlModifier);
    QVERIFY(qobject_cast<ReviewRoom *>(reviewed.window().rooms().current()));
    reviewed.type(Qt::Key_Escape);
    QVERIFY(!reviewed.window().rooms().current());
}

/// The table keeps its game, also below a sheet; an unfinished record goes to the table.
void TestReviewRoom::finishedRecordFromTheDesktop()
{
    Reviewed reviewed;
    MainWindow &window = reviewed.window();
    ReviewController controller(reviewed.settings(), &window);
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("партія مباراة #1.meadhall"));
    const Events events = personsGame(Game::Odin, 3, 5);
    write(file, record::toText(events));
    reviewed.playOneMove();
    const Events running = reviewed.table().record();
    for (const bool belowSheet : {false, true}) {
        if (belowSheet)
            QTest::keyClick(window.windowHandle(), Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(frontDialog() != nullptr, belowSheet);
        window.files().openFromDesktop(file);
        auto *room = qobject_cast<ReviewRoom *>(window.rooms().current());
        QVERIFY(room);
        QVERIFY(room->game().events() == events);
        if (belowSheet) {
            QVERIFY(frontDialog()->isAncestorOf(QApplication::focusWidget()));
            reviewed.type(Qt::Key_Escape);
            QTRY_VERIFY(!frontDialog());
            QVERIFY(room->isAncestorOf(QApplication::focusWidget()));
        }
        reviewed.type(Qt::Key_Escape);
        QVERIFY(!window.rooms().current());
        QCOMPARE(reviewed.table().record(), running);
    }
    window.files().openFromDesktop(file);
    write(file, record::toText(test::beginningOf(events, 12)));
    window.files().openFromDesktop(file);
    QVERIFY(!window.rooms().current());
    QCOMPARE(reviewed.table().record().front(), events.front());
    QVERIFY(!reviewed.table().gameOver());
}

void TestReviewRoom::recordsThatAreNotWhole()
{
    Reviewed reviewed;
    ReviewController controller(reviewed.settings(), &reviewed.window());
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("game.meadhall"));
    const Events events = personsGame(Game::Odin, 3, 5);
    const auto write = [&](const QByteArray &text) { meadhall::write(file, text); };
    write("nonsense\n");
    controller.reviewFile(file);
    QVERIFY(qobject_cast<MessageSheet *>(frontDialog()));
    reviewed.type(Qt::Key_Escape);
    QTRY_VERIFY(!frontDialog());
    const Events part(events.begin(), events.begin() + 12);
    write(record::toText(part) + "{\"event\":\"play\",\"seat\":7}\n");
    controller.reviewFile(file);
    auto *room = qobject_cast<ReviewRoom *>(reviewed.window().rooms().current());
    QVERIFY(room);
    QCOMPARE(room->playback().record(), part);
    QVERIFY(room->findChild<QLabel *>(QStringLiteral("remark"))->isVisible());
}

/// A small window keeps its size in every language, and its tabs turn over what has no room.
void TestReviewRoom::smallWindows()
{
    Reviewed reviewed({800, 600});
    for (const char *language : {"en", "de", "ru", "uk", "ar"}) {
        reviewed.languages().setLanguage(QString::fromLatin1(language));
        ReviewRoom &room = reviewed.enter(personsGame(Game::Ninjan, 4, 5));
        QTRY_COMPARE(room.judging().state(), ReviewJudging::State::Done);
        room.playback().goToLine(room.game().decisions().front().line);
        QCoreApplication::processEvents();
        QVERIFY(room.isSmall());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        QVERIFY(room.verdict().isVisible() && !room.curve().isVisible() && !room.mistakes().isVisible());
        reviewed.clickOn(room.tabs()->button(1));
        QVERIFY(!room.verdict().isVisible() && room.curve().isVisible());
        reviewed.clickOn(room.tabs()->button(2));
        QVERIFY(room.mistakes().isVisible());
        reviewed.clickOn(room.tabs()->button(0));
        room.table().table().answer(0, room.game().decisions().front().played);
        QVERIFY(room.playback().showsOther());
        reviewed.clickOn(room.endTryButton());
        QVERIFY(!room.trying());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        reviewed.window().rooms().leaveAll();
    }
}

/// Leaving, another language, theme, size, seat and game, while cards move and decisions are judged.
void TestReviewRoom::anythingInTheMiddle()
{
    Reviewed reviewed;
    reviewed.settings().setAnimationSpeed(Settings::AnimationSpeed::Normal);
    const Events events = personsGame(Game::Odin, 4, 8);
    for (int round = 0; round < 4; ++round) {
        ReviewRoom &room = reviewed.enter(events);
        reviewed.type(Qt::Key_Right);
        reviewed.languages().setLanguage(round % 2 ? QStringLiteral("en") : QStringLiteral("ar"));
        QVERIFY(room.layoutDirection() == (round % 2 ? Qt::LeftToRight : Qt::RightToLeft));
        const int moment = room.playback().moment();
        reviewed.type(round % 2 ? Qt::Key_Right : Qt::Key_Left); // on, in either direction of reading
        QVERIFY(room.playback().moment() > moment);
        reviewed.settings().setTheme(round % 2 ? Settings::Theme::Dark : Settings::Theme::Light);
        reviewed.type(Qt::Key_Right);
        reviewed.window().resize(800, 600);
        QCoreApplication::processEvents();
        QVERIFY(room.isSmall());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        reviewed.type(Qt::Key_Space);
        reviewed.goToPlay();
        reviewed.type(Qt::Key_T);
        reviewed.window().resize(1280, 800);
        QCoreApplication::processEvents();
        QVERIFY(!room.isSmall());
        reviewed.window().rooms().leaveAll();
        QVERIFY(!reviewed.window().rooms().current());
        QTRY_VERIFY(!reviewed.room);
    }
    reviewed.enter(events); // and the program is closed while it is judged
}

} // namespace meadhall

QTEST_MAIN(meadhall::TestReviewRoom)
#include "tst_review_room.moc"
