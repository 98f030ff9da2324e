// SPDX-License-Identifier: GPL-3.0-or-later
// Ways into the review room, and what may come between.
#include "engine/core/seat_of.h"
#include "tests/ui/rooms/review/review_room_test.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/speech.h"
#include "ui/base/text/text.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QSignalSpy>

#include <algorithm>
#include <utility>

using namespace meadhall::ui::testing;

namespace {

/// A record beside which its review is kept, so that the game is judged once for all tests that name it.
QString judgedOnce(const char *name)
{
    static const QTemporaryDir folder;
    return folder.filePath(QLatin1String(name));
}

} // namespace

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

/// Not about the one at the table behind it, which has other players and another deal.
void TestReviewRoom::menusAreAboutTheReviewedGame()
{
    Reviewed reviewed;
    const Actions &actions = reviewed.window().actions();
    const QList<QAction *> about{actions.save, actions.aboutGame, actions.playAgain};
    const auto enabled = [](const QAction *action) { return action->isEnabled(); };
    const auto told = [&](const char *label) {
        actions.aboutGame->trigger();
        const QString text = frontDialog()->findChild<QLabel *>(QLatin1String(label))->text();
        reviewed.type(Qt::Key_Escape);
        return text;
    };
    const Events game = personsGame(Game::Ninjan, 2, 3);
    reviewed.enter(game);
    QVERIFY(std::all_of(about.begin(), about.end(), enabled)); // also without a game at the table
    reviewed.window().rooms().leaveAll();
    QVERIFY(std::none_of(about.begin(), about.end(), enabled));
    reviewed.playOneMove();
    QCOMPARE(told("game"), QStringLiteral("Odin"));
    reviewed.enter(game);
    QCOMPARE(told("game"), QStringLiteral("Ninjan"));
    QCOMPARE(told("deal"), dealNumber(3));
    actions.save->trigger();
    auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString name = QFileInfo(dialog->selectedFiles().value(0)).fileName();
    QVERIFY2(name.startsWith(QLatin1String("Ninjan 2026-11-22")), qPrintable(name));
    QTemporaryDir elsewhere;
    const QString file = elsewhere.filePath(QStringLiteral("reviewed.meadhall"));
    dialog->selectFile(file);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFileInfo::exists(file));
    record::FileWriter::instance().waitForFinished();
    QVERIFY(record::readRecord(file).events == game);
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
    const Events events = personsGame(Game::Ninjan, 4, 5);
    for (const char *language : {"en", "de", "ru", "uk", "ar"}) {
        reviewed.languages().setLanguage(QString::fromLatin1(language));
        ReviewRoom &room = reviewed.enter(events, judgedOnce("ninjan.meadhall"));
        QTRY_COMPARE(room.judging().state(), ReviewJudging::State::Done);
        room.playback().goToLine(room.game().decisions().front().line);
        QCoreApplication::processEvents();
        QVERIFY(room.isSmall());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        QVERIFY(room.verdict().isVisible() && !room.curve().isVisible() && !room.mistakes().isVisible());
        click(room.tabs()->button(1));
        QVERIFY(!room.verdict().isVisible() && room.curve().isVisible());
        click(room.tabs()->button(2));
        QVERIFY(room.mistakes().isVisible());
        click(room.tabs()->button(0));
        room.table().table().answer(0, room.game().decisions().front().played);
        QVERIFY(room.playback().showsOther());
        click(room.findChild<QPushButton *>(QStringLiteral("endTry")));
        QVERIFY(!room.trying());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        reviewed.window().rooms().leaveAll();
    }
}

/// It was half a row high.
void TestReviewRoom::mistakesHaveRoomInASmallWindow()
{
    Reviewed reviewed({800, 600});
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 4, 8));
    QTRY_COMPARE(room.judging().state(), ReviewJudging::State::Done);
    click(room.tabs()->button(2));
    const QListView *rows = room.mistakes().list();
    QTRY_VERIFY(rows->height() > 2 * rows->fontMetrics().height()); // the lines of a row
}

/// Leaving, another language, theme, size, seat and game, while cards move and decisions are judged.
void TestReviewRoom::anythingInTheMiddle()
{
    Reviewed reviewed;
    reviewed.window().setUpdatesEnabled(true);
    reviewed.settings().animationSpeed.set(Settings::AnimationSpeed::Normal);
    const Events events = personsGame(Game::Odin, 4, 8);
    for (int round = 0; round < 4; ++round) {
        ReviewRoom &room = reviewed.enter(events);
        reviewed.type(Qt::Key_Right);
        reviewed.languages().setLanguage(round % 2 ? QStringLiteral("en") : QStringLiteral("ar"));
        QVERIFY(room.layoutDirection() == (round % 2 ? Qt::LeftToRight : Qt::RightToLeft));
        const int moment = room.playback().moment();
        reviewed.type(round % 2 ? Qt::Key_Right : Qt::Key_Left); // on, in either direction of reading
        QVERIFY(room.playback().moment() > moment);
        reviewed.settings().theme.set(round % 2 ? Settings::Theme::Dark : Settings::Theme::Light);
        reviewed.type(Qt::Key_Right);
        reviewed.window().resize(800, 600);
        QCoreApplication::processEvents();
        QVERIFY(room.isSmall());
        QCOMPARE(reviewed.window().size(), QSize(800, 600));
        reviewed.type(Qt::Key_Space);
        reviewed.goToPlay();
        reviewed.type(Qt::Key_I);
        reviewed.window().resize(1280, 800);
        QCoreApplication::processEvents();
        QVERIFY(!room.isSmall());
        reviewed.window().rooms().leaveAll();
        QVERIFY(!reviewed.window().rooms().current());
        QTRY_VERIFY(!reviewed.room);
    }
    reviewed.enter(events); // and the program is closed while it is judged
}

/// The table answers by the same keys as in a game, and a step says its move once.
void TestReviewRoom::isHeard()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5), judgedOnce("odin.meadhall"));
    QSignalSpy announced(&room.table().announcer(), &Announcer::announced);
    const int line = reviewed.goToPlay();
    QTRY_VERIFY(room.game().judgementAt(line) && !announced.isEmpty());
    const auto last = [&announced] { return announced.last().constFirst().toString(); };
    const auto ask = [&](Qt::Key key, bool isShort) {
        const qsizetype before = announced.size();
        reviewed.type(key, isShort ? Qt::NoModifier : Qt::ShiftModifier);
        return announced.size() > before ? last() : QString();
    };
    static constexpr Qt::Key keys[] = {Qt::Key_T, Qt::Key_D, Qt::Key_E, Qt::Key_G, Qt::Key_A, Qt::Key_Q};
    for (int i = 0; i < kQuestions; ++i)
        for (const bool isShort : {true, false}) {
            const QString wanted = room.table().access().answer(static_cast<Question>(i), isShort);
            QVERIFY(!wanted.isEmpty());
            QCOMPARE(ask(keys[i], isShort), Announcer::spokenLine(wanted));
        }
    QVERIFY(!room.trying());
    announced.clear();
    reviewed.type(Qt::Key_Right);
    QTRY_COMPARE(announced.size(), 1);
    const QString move = room.table().caption();
    QVERIFY(!move.isEmpty());
    QCOMPARE(last().count(Announcer::spokenLine(move)), 1);
    QCOMPARE(ask(Qt::Key_Period, true), room.table().history().lines().back().words);
    // On the curve it says what is expected as well.
    QTRY_COMPARE(room.judging().state(), ReviewJudging::State::Done);
    room.curve().plot()->setFocus();
    announced.clear();
    reviewed.type(Qt::Key_Left);
    QTRY_COMPARE(announced.size(), 1);
    const QString expected = room.curve().spokenExpectation();
    QVERIFY(!expected.isEmpty());
    QVERIFY2(last().endsWith(Announcer::spokenLine(expected)), qPrintable(last()));
    room.table().setFocus();
    // An arrow with nowhere to go is not silent.
    room.playback().goToMoment(0);
    QCOMPARE(ask(Qt::Key_Left, true), QStringLiteral("This is the first step."));
    room.playback().goToMoment(static_cast<int>(room.playback().record().size()));
    QCOMPARE(ask(Qt::Key_Right, true), QStringLiteral("This is the last step."));
}

/// The focus, which a step moves, is told in the next turn of the event loop, and would be said before a later step.
void TestReviewRoom::stepIsSaidAtOnce()
{
    Reviewed reviewed;
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5));
    QSignalSpy announced(&room.table().announcer(), &Announcer::announced);
    const auto steps = [&announced] {
        return std::count_if(announced.begin(), announced.end(), [](const QList<QVariant> &one) {
            return one.constFirst().toString().startsWith(QStringLiteral("Hand "));
        });
    };
    const std::vector<Announcement *> &opened = room.table().announcer().announcements();
    QVERIFY(!opened.empty() && opened.front()->words().startsWith(QStringLiteral("Hand 1, turn 1. ")));
    reviewed.type(Qt::Key_End); // so soon that further steps may follow
    QCOMPARE(steps(), 0);
    QTRY_COMPARE(steps(), 1);
    reviewed.type(Qt::Key_Home);
    QCOMPARE(steps(), 2);
}

/// The key to try another move says where there is none, what to do where there is, and what the move is worth.
void TestReviewRoom::tryIsHeard()
{
    Reviewed reviewed;
    const Events events = personsGame(Game::Odin, 3, 5);
    ReviewRoom &room = reviewed.enter(events, judgedOnce("odin.meadhall"));
    QSignalSpy announced(&room.table().announcer(), &Announcer::announced);
    const auto isSaid = [&announced](const QString &words) {
        return std::any_of(announced.begin(), announced.end(), [&](const QList<QVariant> &one) {
            return one.constFirst().toString().startsWith(Announcer::spokenLine(words));
        });
    };
    const auto other =
        std::find_if(events.begin(), events.end(), [](const Event &event) { return seatOf(event) == 1; });
    room.playback().goToLine(static_cast<int>(other - events.begin()) + 1);
    QVERIFY(!room.game().decisionAt(room.game().line()));
    reviewed.type(Qt::Key_I);
    QVERIFY(isSaid(QStringLiteral("No decision is reviewed at this step.")) && !room.trying());
    const int line = reviewed.goToPlay();
    QTRY_VERIFY(room.game().judgementAt(line));
    room.mistakes().findChild<QAbstractItemView *>()->setFocus(); // from wherever the focus is
    reviewed.type(Qt::Key_I);
    QVERIFY(isSaid(QStringLiteral("Choose another move.")) && room.trying() && room.table().hasFocus());
    announced.clear();
    const review::Decision decision = *room.game().decisionAt(line);
    room.table().table().answer(0, decision.played);
    QTRY_VERIFY(isSaid(ReviewText::longMove(review::seenBefore(events, line, 0), decision.played)));
    // The question halfway through a move is heard as well.
    bool isAsked = false;
    for (const review::Decision &one : room.game().decisions()) {
        const auto *play = std::get_if<PlayEvent>(&one.played);
        if (!play || play->take == kNoCard)
            continue;
        room.playback().goToLine(one.line);
        room.tryAnotherMove();
        announced.clear();
        room.table().stage().hand().select(play->cards);
        room.table().controller().confirm();
        isAsked = room.table().controller().isHalfway();
        if (isAsked)
            break;
    }
    QVERIFY(isAsked);
    QTRY_VERIFY(isSaid(OdinText::pickUpPrompt()));
}

/// While it plays by itself, no step comes before the last one has been told.
void TestReviewRoom::playsAsFastAsTheVoice()
{
    Reviewed reviewed;
    reviewed.settings().voiceWait.set(Settings::VoiceWait::Always);
    reviewed.settings().voiceRate.set(Settings::kMaxVoiceRate);
    ReviewRoom &room = reviewed.enter(personsGame(Game::Odin, 3, 5), judgedOnce("odin.meadhall"));
    QVERIFY(room.table().waitsForVoice());
    reviewed.goToPlay();
    std::vector<int> unspoken; // of what was told before each step, which tells itself at once
    int told = 0;              // in ms
    QObject guard;
    connect(&room.table().announcer(), &Announcer::announced, &guard, [&told](const QString &words) {
        constexpr int kMsPerMinute = 60'000;
        told += wordsIn(words) * kMsPerMinute / Settings::kMaxVoiceRate;
    });
    connect(&room.playback(), &Playback::moved, &guard, [&] {
        if (told > 0)
            unspoken.push_back(room.table().announcer().voiceRemaining() - std::exchange(told, 0));
    });
    room.playback().setSpeed(400);
    room.playback().setPlaying(true);
    QTRY_VERIFY(unspoken.size() >= 3);
    QVERIFY(*std::max_element(unspoken.begin(), unspoken.end()) <= 0);
}
