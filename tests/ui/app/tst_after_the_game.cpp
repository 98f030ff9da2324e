// SPDX-License-Identifier: GPL-3.0-or-later
// What the panel at the end of a game offers: a celebration of the own win, the review that is ready, warnings for
// those who have lost.
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/kept_window.h"
#include "ui/app/review_controller.h"
#include "ui/app/rooms.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/sound/sound.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/lessons/lesson_room.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/review_room.h"

#include <QLabel>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kPlayers{"human:1", "computer:easy:leif", "computer:medium:ylva"};
const char *const kBlue = "B1 B2 B3 B4 B5 B6 B7 B8 B9";
const char *const kRed = "R1 R2 R3 R4 R5 R6 R7 R8 R9";
const char *const kGreen = "G1 G2 G3 G4 G5 G6 G7 G8 G9";

class FinishedWindow : public KeptWindow {
public:
    using KeptWindow::KeptWindow;

    /// A game of one hand that whoever leads ends at once.
    void playHand(bool wins)
    {
        odin::Rules rules;
        rules.target = 1;
        rules.wholeHandLead = wins ? odin::WholeHandLead::Optional : odin::WholeHandLead::Automatic;
        QCOMPARE(deal(kPlayers, {kBlue, kRed, kGreen}, wins ? 0 : 1, {}, rules), Reason::None);
        if (wins)
            key(Qt::Key_Return); // the whole hand
        QTRY_VERIFY(table().gameOver());
        QTRY_VERIFY(panel().isVisible());
    }
    Overlay &panel() { return *window().tableView().panel(); }
    QWidget *inPanel(const char *name)
    {
        const auto all = panel().findChildren<QWidget *>(QLatin1String(name));
        const auto shown = std::find_if(all.begin(), all.end(), [](const QWidget *one) { return one->isVisible(); });
        return shown == all.end() ? nullptr : *shown;
    }
    /// Whether that has been heard since the beginning.
    bool heard(Cue cue)
    {
        return std::any_of(played_.begin(), played_.end(),
                           [cue](const QList<QVariant> &one) { return one.constFirst().value<Cue>() == cue; });
    }
    bool celebrates() { return window().tableView().findChild<QWidget *>(QStringLiteral("celebration")); }

private:
    QSignalSpy played_{window().findChild<Sound *>(), &Sound::played};
};

} // namespace

class TestAfterTheGame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(widgetStyle()); } // its buttons answer to Enter
    void ownWinIsCelebrated();
    void lossIsToldKindly();
    void reviewIsReady();
    void reviewGoesOnAfterALook();
    void panelBehindARoomFollows();
    void warningsAreOfferedOnce();
    void warningsCanBeDeclined();
    void noOfferForThoseWhoKnow();
    void offeredAfterALesson();
};

void TestAfterTheGame::ownWinIsCelebrated()
{
    for (const bool wins : {true, false}) {
        FinishedWindow w;
        w.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
        w.playHand(wins);
        QCOMPARE(w.celebrates(), wins);
        QCOMPARE(w.heard(Cue::Victory), wins);
        QCOMPARE(w.heard(Cue::GameOver), !wins);
        w.key(Qt::Key_Shift); // any key ends it
        QTRY_VERIFY(!w.celebrates());
    }
    FinishedWindow still; // no animations
    still.playHand(true);
    QVERIFY(!still.celebrates());
    QVERIFY(still.heard(Cue::Victory));
    QVERIFY(!still.heard(Cue::Solved));
    still.window().tableView().panels().setGameOverNote([] { return QStringLiteral("Your best game"); }, true);
    QVERIFY(still.heard(Cue::Solved));
}

void TestAfterTheGame::lossIsToldKindly()
{
    FinishedWindow w;
    w.playHand(false);
    QStringList words;
    for (const QLabel *label : w.panel().findChildren<QLabel *>())
        words.push_back(label->text());
    QVERIFY2(words.contains(QStringLiteral("You: 2nd of 3, 9 points behind")), qPrintable(words.join(u'|')));
    w.playHand(true);
    words.clear();
    for (const QLabel *label : w.panel().findChildren<QLabel *>())
        words.push_back(label->isVisible() ? label->text() : QString());
    QVERIFY(words.filter(QStringLiteral("behind")).isEmpty());
}

/// Judging begins with the last card, and its result leads to the review, which has nothing left to do.
void TestAfterTheGame::reviewIsReady()
{
    FinishedWindow w;
    new ReviewController(w.settings(), &w.window());
    w.playHand(true);
    const auto text = [&w] {
        const auto *label = qobject_cast<QLabel *>(w.inPanel("judgement"));
        return label ? label->text() : QString();
    };
    QVERIFY(!text().isEmpty());
    QTRY_VERIFY(text().startsWith(QStringLiteral("No mistake in ")));
    click(w.inPanel("review"));
    auto *room = qobject_cast<ReviewRoom *>(w.window().rooms().current());
    QVERIFY(room);
    QTRY_COMPARE(room->judging().state(), ReviewJudging::State::Done);
    QCOMPARE(room->game().judged(), static_cast<int>(room->game().decisions().size()));
    // The next game has no result of this one.
    room->goBack();
    w.playOneMove();
    QVERIFY(!w.panel().isVisible());
}

/// A language that is chosen in a room is that of the results behind it as well.
void TestAfterTheGame::panelBehindARoomFollows()
{
    FinishedWindow w;
    new ReviewController(w.settings(), &w.window());
    w.playHand(true);
    const auto again = [&w] { return qobject_cast<QPushButton *>(w.inPanel("again"))->text(); };
    QCOMPARE(again(), QStringLiteral("Play again"));
    click(w.inPanel("review"));
    auto *room = qobject_cast<ReviewRoom *>(w.window().rooms().current());
    QVERIFY(room);
    w.languages().setLanguage(QStringLiteral("de"));
    QCoreApplication::processEvents();
    room->goBack();
    QVERIFY(w.panel().isVisible());
    QVERIFY(again() != QLatin1String("Play again"));
}

/// Judging goes on after a look at the review that came before its end, and the line is there again.
void TestAfterTheGame::reviewGoesOnAfterALook()
{
    FinishedWindow w;
    new ReviewController(w.settings(), &w.window());
    w.playHand(true);
    click(w.inPanel("review"));
    auto *room = qobject_cast<ReviewRoom *>(w.window().rooms().current());
    QVERIFY(room);
    room->goBack();
    QVERIFY(w.inPanel("judgement"));
    QTRY_VERIFY(qobject_cast<QLabel *>(w.inPanel("judgement"))->text().startsWith(QStringLiteral("No mistake in ")));
}

void TestAfterTheGame::warningsAreOfferedOnce()
{
    FinishedWindow w;
    QCOMPARE(w.settings().warnings(), Settings::Warnings::Off);
    w.playHand(true);
    QVERIFY(!w.inPanel("acceptWarnings")); // only who has lost may want them
    w.playHand(false);
    QVERIFY(w.inPanel("acceptWarnings"));
    click(w.inPanel("acceptWarnings"));
    QCOMPARE(w.settings().warnings(), Settings::Warnings::Middle);
    QVERIFY(w.settings().warningsOffered());
    QVERIFY(!w.inPanel("acceptWarnings") && w.panel().isVisible());
    w.settings().warnings.set(Settings::Warnings::Off);
    w.playHand(false);
    QVERIFY(!w.inPanel("acceptWarnings"));
}

void TestAfterTheGame::warningsCanBeDeclined()
{
    FinishedWindow w;
    w.playHand(false);
    QVERIFY(w.inPanel("declineWarnings"));
    w.inPanel("declineWarnings")->setFocus();
    QTest::keyClick(w.window().windowHandle(), Qt::Key_Return);
    QCOMPARE(w.settings().warnings(), Settings::Warnings::Off);
    QVERIFY(w.settings().warningsOffered());
    QVERIFY(w.panel().isAncestorOf(QApplication::focusWidget())); // the keyboard stays in the panel
    w.restart();
    w.playHand(false);
    QVERIFY(!w.inPanel("declineWarnings"));
}

void TestAfterTheGame::noOfferForThoseWhoKnow()
{
    FinishedWindow w;
    w.settings().warnings.set(Settings::Warnings::Large);
    w.playHand(false);
    QVERIFY(!w.inPanel("acceptWarnings"));
}

void TestAfterTheGame::offeredAfterALesson()
{
    FinishedWindow w;
    auto *tutorial = new TutorialController(w.settings(), &w.window());
    tutorial->teach(Game::Odin);
    QVERIFY(tutorial->lesson());
    Q_EMIT tutorial->lesson()->page().realGameRequested();
    auto *sheet = w.window().findChild<MessageSheet *>(QStringLiteral("warningOffer"));
    QVERIFY(sheet && !w.table().hasGame());
    QTest::keyClick(w.window().windowHandle(), Qt::Key_Return);
    QTRY_VERIFY(w.table().hasGame());
    QCOMPARE(w.settings().warnings(), Settings::Warnings::Middle);
    QVERIFY(w.settings().warningsOffered());
}

REGISTER_TEST(TestAfterTheGame)
#include "tst_after_the_game.moc"
