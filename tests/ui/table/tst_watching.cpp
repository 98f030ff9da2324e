// SPDX-License-Identifier: GPL-3.0-or-later
// Watching a game of computers, with real keys and clicks; also the other small buttons.
#include "engine/core/to_index.h"
#include "engine/table/open_hands.h"
#include "tests/test_program.h"
#include "tests/ui/front_dialog.h"
#include "tests/ui/played_window.h"
#include "ui/app/about_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/table/panel/side_panel.h"

#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineF>
#include <QPushButton>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

const std::vector<std::string> kComputers{"computer:beginner:leif", "computer:easy:ylva", "computer:beginner:ivar"};
const std::vector<const char *> kHands{"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3",
                                       "P1 P2 P3 P4 P5 K2 K3 K4 K5"};
const std::vector<const char *> kNinjanHands{"R1 R2 R3 R4 R5 R6 R7 R8 R9", "P1 P2 P3 P4 P5 P6 P7 P8 P9",
                                             "S1 S2 S3 S4 S5 S6 S7 S8 S9"};

/// The open cards of each seat.
std::vector<CardSet> shownHands(TableView &view)
{
    std::vector<CardSet> hands(toIndex(view.stage().players()));
    for (const CardItem *item : view.stage().openCards()) {
        std::size_t nearest = 0;
        const auto away = [&](std::size_t seat) {
            const int place =
                (static_cast<int>(seat) - qMax(0, view.viewpoint()) + view.stage().players()) % view.stage().players();
            return QLineF(item->pos(), view.stage().layout().seats[toIndex(place)].openHand).length();
        };
        for (std::size_t seat = 1; seat < hands.size(); ++seat)
            if (away(seat) < away(nearest))
                nearest = seat;
        hands[nearest].add(item->card());
    }
    return hands;
}

std::vector<CardSet> actualHands(const Table &table) { return handsAfter(table.record(), table.record().size()); }

} // namespace

class TestWatching : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pausesAndStepsByKeys();
    void pausesAndStepsByButtons();
    void focusedButtonReceivesKeys();
    void stepsDuringAnimation();
    void speedChangesThePace();
    void handsAreOpenOnRequest();
    void handsOpenByTheRulesStayOpen();
    void ninjanHandsAreOpenOnRequest();
    void handsStayOpenAfterChanges();
    void notAvailableInGamesWithAPerson();
    void redoByKeyboard();
    void rulesButtonOpensTheBook();
    void dealNumberIsInTheLog();
    void aboutGameShowsTheSetup();

private:
    static WatchControls::Buttons buttons(PlayedWindow &p) { return p.window().tableView().watchControls().buttons(); }
    /// A game of beginners, paused at once; one of them may already have moved.
    static void deal(PlayedWindow &p)
    {
        QCOMPARE(p.deal(kComputers, kHands, 0), Reason::None);
        p.key(Qt::Key_Space);
        QVERIFY(p.table().paused());
    }
};

void TestWatching::pausesAndStepsByKeys()
{
    PlayedWindow p;
    deal(p);
    QCOMPARE(buttons(p).pause->accessibleName(), QStringLiteral("Resume"));
    QSignalSpy changed(&p.table(), &Table::changed);
    QVERIFY(!changed.wait(200));
    const std::size_t size = p.table().record().size();
    for (std::size_t step = 1; step <= 3; ++step) {
        p.key(Qt::Key_Right);
        QTRY_COMPARE(p.table().record().size(), size + step);
    }
    changed.clear();
    QVERIFY(!changed.wait(200));
    p.key(Qt::Key_Space);
    QVERIFY(!p.table().paused());
    QTRY_VERIFY(p.table().record().size() > 6);
}

void TestWatching::pausesAndStepsByButtons()
{
    PlayedWindow p({800, 600});
    deal(p);
    const WatchControls::Buttons watch = buttons(p);
    for (const ButtonItem *button : watch.all())
        QVERIFY(button->isVisible());
    QVERIFY(p.window().tableView().rulesButton()->isVisible());
    QVERIFY(!p.window().tableView().hintButton()->isVisible());
    const std::size_t size = p.table().record().size();
    p.clickItem(watch.step);
    QTRY_COMPARE(p.table().record().size(), size + 1);
    p.clickItem(watch.pause);
    QVERIFY(!p.table().paused());
    QVERIFY(!watch.step->isEnabled());
    QTRY_VERIFY(p.table().record().size() > 5);
}

/// Space clicks the focused button, and arrows move between buttons.
void TestWatching::focusedButtonReceivesKeys()
{
    PlayedWindow p;
    deal(p);
    const std::size_t size = p.table().record().size();
    KeyboardNavigator &place = p.window().tableView().keyboard();
    while (place.part() != TablePart::Buttons || !place.element())
        p.key(Qt::Key_Tab);
    place.goTo(buttons(p).hands);
    p.key(Qt::Key_Space);
    QVERIFY(p.table().paused());
    QVERIFY(p.window().tableView().watchControls().showsHands());
    p.key(Qt::Key_Left);
    QCOMPARE(place.element(), buttons(p).speed);
    p.key(Qt::Key_Left);
    p.key(Qt::Key_Right);
    QCOMPARE(place.element(), buttons(p).speed);
    QCOMPARE(p.table().record().size(), size);
}

void TestWatching::stepsDuringAnimation()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Normal);
    deal(p);
    p.clickItem(buttons(p).hands);
    const std::size_t size = p.table().record().size();
    for (std::size_t step = 1; step <= 4; ++step) {
        p.key(Qt::Key_Right);
        QTRY_COMPARE(p.table().record().size(), size + step);
        if (step % 2 == 0) // every other step comes while cards still move
            QTRY_VERIFY(!p.window().tableView().stage().animator().moving());
    }
    QTRY_VERIFY(shownHands(p.window().tableView()) == actualHands(p.table()));
}

void TestWatching::speedChangesThePace()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Normal);
    deal(p);
    Animator &animator = p.window().tableView().stage().animator();
    const qreal usual = animator.durationFactor();
    const std::pair<const char *, qreal> speeds[] = {{"2×", 0.5}, {"4×", 0.25}, {"½×", 2}, {"1×", 1}};
    for (const auto &[label, durationFactor] : speeds) {
        p.clickItem(buttons(p).speed);
        QCOMPARE(buttons(p).speed->label(), QString::fromUtf8(label));
        QCOMPARE(animator.durationFactor(), usual * durationFactor);
    }
    p.clickItem(buttons(p).speed);
    // With a person at the table the watching speed does not apply.
    QCOMPARE(p.deal({"human", "computer:easy"}, {kHands[0], kHands[1]}, 0), Reason::None);
    QCOMPARE(animator.durationFactor(), usual);
    QCOMPARE(p.deal(kComputers, kHands, 0), Reason::None);
    QCOMPARE(animator.durationFactor(), usual * 0.5);
}

void TestWatching::handsAreOpenOnRequest()
{
    PlayedWindow p;
    deal(p);
    TableView &view = p.window().tableView();
    QVERIFY(view.stage().openCards().empty());
    p.clickItem(buttons(p).hands);
    QVERIFY(view.stage().openCards().size() > 20);
    QVERIFY(shownHands(view) == actualHands(p.table()));
    for (int step = 0; step < 8; ++step) {
        const std::size_t before = p.table().record().size();
        p.key(Qt::Key_Right);
        QTRY_VERIFY(p.table().record().size() > before);
        QVERIFY(shownHands(view) == actualHands(p.table()));
    }
    p.clickItem(buttons(p).hands);
    QVERIFY(view.stage().openCards().empty());
}

/// Regression: hiding the hands also removed those that are open by the rules.
void TestWatching::handsOpenByTheRulesStayOpen()
{
    PlayedWindow p;
    const char *all = "B1 B2 B3 B4 B5 B6 B7 B8 B9", *others = "R1 R2 R3 R4 R5 R6 R7 R8 R9";
    QCOMPARE(p.deal({"computer:easy", "computer:easy"}, {all, others}, 0,
                    {PlayEvent{0, cardsNamed(all), kNoCard}, HandOverEvent{{0, 9}, {0, 9}}}),
             Reason::None);
    QTRY_COMPARE(p.view().stage().openCards().size(), std::size_t(9));
    buttons(p).hands->click();
    buttons(p).hands->click();
    QCOMPARE(p.view().stage().openCards().size(), std::size_t(9));
}

void TestWatching::ninjanHandsAreOpenOnRequest()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kComputers, "R-1 P-1 S-1", kNinjanHands), Reason::None);
    p.key(Qt::Key_Space);
    p.clickItem(buttons(p).hands);
    TableView &view = p.window().tableView();
    for (int step = 0; step < 6; ++step) {
        const std::size_t before = p.table().record().size();
        p.key(Qt::Key_Right);
        QTRY_VERIFY(p.table().record().size() > before);
        QTRY_VERIFY(shownHands(view) == actualHands(p.table()));
    }
}

/// After another size, another language, and another game.
void TestWatching::handsStayOpenAfterChanges()
{
    PlayedWindow p;
    deal(p);
    p.clickItem(buttons(p).hands);
    TableView &view = p.window().tableView();
    p.window().resize(900, 650);
    QTRY_COMPARE(view.stage().layout().size, QSizeF(view.viewport()->size()));
    QVERIFY(shownHands(view) == actualHands(p.table()));
    p.languages().setLanguage(QStringLiteral("ar"));
    QTRY_COMPARE(view.layoutDirection(), Qt::RightToLeft);
    QVERIFY(p.table().paused());
    QVERIFY(shownHands(view) == actualHands(p.table()));
    QVERIFY(view.watchControls().showsHands());
    p.languages().setLanguage(QStringLiteral("en"));
    // The next game is not paused, and its hands are open too.
    QCOMPARE(p.deal(kComputers, {kHands[2], kHands[0], kHands[1]}, 1), Reason::None);
    QVERIFY(!p.table().paused());
    p.key(Qt::Key_Space);
    QVERIFY(shownHands(view) == actualHands(p.table()));
}

/// Hands cannot be shown, nor the game paused, when a person plays.
void TestWatching::notAvailableInGamesWithAPerson()
{
    PlayedWindow p;
    deal(p);
    p.clickItem(buttons(p).hands);
    QVERIFY(!p.window().tableView().stage().openCards().empty());
    QCOMPARE(p.deal({"human", "computer:easy"}, {kHands[0], kHands[1]}, 0), Reason::None);
    TableView &view = p.window().tableView();
    QVERIFY(view.stage().openCards().empty());
    for (ButtonItem *button : buttons(p).all()) {
        QVERIFY(!button->isVisible());
        button->click(); // even hidden buttons have no effect
        QVERIFY(view.stage().openCards().empty());
    }
    QVERIFY(!view.watchControls().showsHands());
    QVERIFY(p.table().openHands(p.table().record().size()).empty());
    p.key(Qt::Key_Space); // does not pause here
    QVERIFY(!p.table().paused());
    // Afterwards they stay hidden until requested again.
    QCOMPARE(p.deal(kComputers, kHands, 0), Reason::None);
    QVERIFY(p.window().tableView().stage().openCards().empty());
    // The same with two people at one screen, behind the curtain.
    QCOMPARE(p.deal({"human", "human", "computer:easy"}, kHands, 0), Reason::None);
    for (ButtonItem *button : buttons(p).all())
        QVERIFY(!button->isVisible());
    QVERIFY(p.window().tableView().stage().openCards().empty());
}

void TestWatching::redoByKeyboard()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {kHands[0], kHands[1]}, 0), Reason::None);
    QAction *redo = p.window().actions().redo;
    QVERIFY(!redo->isEnabled());
    p.doubleClickCard("P6");
    QTRY_VERIFY(!p.table().openRequests().empty() && p.table().openRequests().front().seat == 0);
    const Events before = p.table().record();
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.table().record().size(), std::size_t(2));
    QVERIFY(redo->isEnabled());
    QVERIFY(p.view().stage().hand().item(cardsNamed("P6").first()));
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(p.table().record() == before);
    QVERIFY(!redo->isEnabled());
    QVERIFY(!p.view().stage().hand().item(cardsNamed("P6").first()));
    // A new move clears the redo history.
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    p.doubleClickCard("O9");
    QVERIFY(!redo->isEnabled());
}

void TestWatching::rulesButtonOpensTheBook()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {kHands[0], kHands[1]}, 0), Reason::None);
    const auto book = [&p] { return p.window().findChild<RuleBookWindow *>(); };
    QVERIFY(!book());
    p.clickItem(p.window().tableView().rulesButton());
    QVERIFY(book() && book()->isVisible());
}

void TestWatching::dealNumberIsInTheLog()
{
    PlayedWindow p;
    GameEvent game;
    game.seats = {"Ada", "Leif"};
    game.chairs = {"human", "computer:easy:leif"};
    game.deal = 48213907;
    game.firstStarter = 0;
    QCOMPARE(p.table().start(game), Reason::None);
    auto *log = p.window().sidePanel().findChild<QTextEdit *>();
    QCOMPARE(log->document()->firstBlock().text(), QStringLiteral("Deal 48213907"));
    game.game = Game::Ninjan;
    game.firstStarter = -1;
    game.deal = std::numeric_limits<std::uint64_t>::max();
    QCOMPARE(p.table().start(game), Reason::None);
    log = p.window().sidePanel().findChild<QTextEdit *>();
    QCOMPARE(log->document()->firstBlock().text(), QStringLiteral("Deal 18446744073709551615"));
    // Without a deal number there is no such line. Seats never learn the number.
    QVERIFY(!std::get<GameEvent>(p.table().seenBy(0).front()).deal);
    game.deal.reset();
    QCOMPARE(p.table().start(game), Reason::None);
    QVERIFY(!log->document()->firstBlock().text().contains(QLatin1String("Deal")));
}

void TestWatching::aboutGameShowsTheSetup()
{
    PlayedWindow p;
    QVERIFY(!p.window().actions().aboutGame->isEnabled());
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard, QStringLiteral("sigrid"))};
    applyEdition(setup, odin::Edition::Id::Russian);
    setup.deal = 48213907;
    setup.target = 20;
    p.window().begin(setup);
    QVERIFY(p.window().actions().aboutGame->isEnabled());
    QStringList labels;
    p.window().actions().aboutGame->trigger();
    auto *sheet = qobject_cast<AboutGameDialog *>(frontDialog());
    QVERIFY(sheet);
    for (const char *name : {"game", "edition", "target", "nextStarter", "coloursOut", "players", "deal", "begun"}) {
        const auto *label = sheet->findChild<QLabel *>(QLatin1String(name));
        labels.push_back(label ? label->text() : QStringLiteral("missing"));
    }
    const auto *copy = sheet->findChild<QPushButton *>(QStringLiteral("copyDeal"));
    click(copy);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Escape);
    QVERIFY(!frontDialog());
    QCOMPARE(labels.size(), 8);
    QCOMPARE(labels[0], QStringLiteral("Odin"));
    QCOMPARE(labels[1], QStringLiteral("Russian"));
    QVERIFY2(labels[2].contains(QLatin1String("20")), qPrintable(labels[2]));
    QCOMPARE(labels[3], QStringLiteral("to the left of the last round’s leader"));
    QCOMPARE(labels[4], QStringLiteral("black and orange"));
    QVERIFY2(labels[5].contains(QLatin1String("Sigrid")) && labels[5].contains(QLatin1String("Hard")),
             qPrintable(labels[5]));
    QCOMPARE(labels[6], QStringLiteral("48213907"));
    QVERIFY(labels[7] != QLatin1String("missing"));
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("48213907"));
}

REGISTER_TEST(TestWatching)
#include "tst_watching.moc"
