// SPDX-License-Identifier: GPL-3.0-or-later
// Hints, screen readers, people at one screen and throws at the table of Ninjan.
#include "tests/ui/table/ninjan/ninjan_table_test.h"

using namespace meadhall::ui::testing;

void TestNinjanTable::hintsGiveReasons()
{
    PlayedWindow p;
    p.settings().pace.set(100000);
    QCOMPARE(p.dealNinjan(kDuel, "R10 R9 R6", {"R1 R7 R-4 R2 P1 R-2 P2 S10 S-6", kOther}), Reason::None);
    QStringList messages;
    const auto connection = connect(&p.ninjan().controller(), &NinjanController::changed, this,
                                    [&] { messages += p.ninjan().message()->text(); });
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.ninjan().controller().advising());
    disconnect(connection);
    QVERIFY2(messages.contains(QStringLiteral("Working out a hint…")), qPrintable(messages.join(QLatin1Char('|'))));
    const CardSet advised = p.ninjan().stage().hand().selection();
    QCOMPARE(advised.count(), 1);
    const QString card = NinjanText::card(advised.first(), NinjanText::Case::Accusative);
    const QString message = p.ninjan().message()->text();
    QVERIFY2(message.startsWith(QStringLiteral("Choose ") + card + QLatin1String(": it ")), qPrintable(message));
    p.key(Qt::Key_Return);
    QCOMPARE(int(p.ninjan().view().choice()), int(advised.first()));

    PlayedWindow q; // the same for a pile
    QCOMPARE(q.dealNinjan(kDuel, kTwoRocks, {kOwn, "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3"},
                          {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    QTRY_VERIFY(q.ninjan().view().ownRequest() == RequestKind::Pile);
    q.key(Qt::Key_H);
    QTRY_VERIFY(q.ninjan().controller().advising());
    QVERIFY2(q.ninjan().message()->text().startsWith(QLatin1String("Take +6 rather than +2.")),
             qPrintable(q.ninjan().message()->text()));
    QCOMPARE(q.ninjan().keyboard().element(), q.ninjan().stage().piles().ground(1));
    q.key(Qt::Key_Return);
    QVERIFY(q.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
}

/// What a screen reader finds, and that it can press a pile.
void TestNinjanTable::elementsAreAccessible()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTwoRocks, {kOwn, "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3"},
                          {ChooseEvent{0, named("P9")}, ChooseEvent{1, named("S1")}}),
             Reason::None);
    QTRY_VERIFY(p.ninjan().view().ownRequest() == RequestKind::Pile);
    QStringList all;
    for (const QGraphicsObject *element : p.ninjan().access().elements()) {
        all.push_back(p.ninjan().access().nameOf(element));
        QVERIFY2(!all.back().isEmpty(), element->metaObject()->className());
    }
    const auto hasName = [&all](const char *start) {
        return std::any_of(all.begin(), all.end(),
                           [start](const QString &one) { return one.startsWith(QLatin1String(start)); });
    };
    QVERIFY2(hasName("Pile 2, worth: 6, on top: rock 6, can be chosen"), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY(hasName("rock 7"));
    QVERIFY2(hasName("Still to be resolved, in this order: paper 9 (You)"), qPrintable(all.join(QLatin1Char('\n'))));
    QVERIFY(hasName("Rock beats scissors"));
    QVERIFY(!p.ninjan().stage().piles().ground(2)->canClick());
    QVERIFY(p.ninjan().stage().piles().ground(1)->canClick());
    p.ninjan().stage().piles().ground(1)->click();
    QVERIFY(p.ninjan().view().board().taken[0] == CardSet::of(named("R6")));
}

void TestNinjanTable::curtainSeparatesTwoPeople()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kPair, kPiles, {kOwn, kOther}), Reason::None);
    QCOMPARE(p.ninjan().viewpoint(), 0);
    p.doubleClickCard(named("S10"));
    QVERIFY(p.ninjan().curtain()->isVisible());
    QVERIFY(p.ninjan().stage().hand().cards().empty());
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "showCards"));
    QCOMPARE(p.ninjan().viewpoint(), 1);
    QCOMPARE(p.ninjan().stage().hand().cards().count(), 9);
    p.doubleClickCard(named("R3"));
    // A pile is chosen without a curtain, because no hand is open and both people may look.
    QCOMPARE(p.ninjan().viewpoint(), kSpectator);
    QVERIFY(!p.ninjan().curtain()->isVisible());
    QVERIFY(p.ninjan().stage().hand().cards().empty());
    QCOMPARE(p.ninjan().controller().pileChooser(), 1);
    p.key(Qt::Key_2);
    // The next round begins behind the curtain.
    QVERIFY(p.ninjan().curtain()->isVisible());
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "showCards"));
    QCOMPARE(p.ninjan().viewpoint(), 0);
    QCOMPARE(p.ninjan().stage().hand().cards().count(), 8);
}

/// Neither player's cards beat anything: both end with no points and throw.
void TestNinjanTable::tieIsResolvedByThrowing()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    QVERIFY(p.ninjan().view().board().phase == ninjan::Phase::Throw);
    const QString rounds = p.window().sidePanel().log()->toPlainText();
    QVERIFY2(rounds.contains(QLatin1String("Round 8\n")), qPrintable(rounds));
    QVERIFY2(rounds.contains(QLatin1String("Round 9: the last cards are revealed.")),
             qPrintable(rounds)); // nobody was asked
    QVERIFY(p.ninjan().panel()->isVisible());
    int buttons = 0;
    for (const auto *button :
         p.ninjan().panel()->findChildren<QPushButton *>(QRegularExpression(QStringLiteral("^throw"))))
        buttons += button->isVisible();
    QCOMPARE(buttons, 3);
    for (int throws = 0; !p.table().gameOver(); ++throws) {
        QVERIFY(throws < 100);
        QTRY_VERIFY(p.ninjan().panel()->isVisible());
        if (throws % 2 == 0)
            QVERIFY(p.pressPanel(*p.ninjan().panel(), "throw0"));
        else
            p.key(Qt::Key_3); // scissors
        QTRY_COMPARE(countOf<ThrowEvent>(p.table().record()), throws + 1);
    }
    const auto &end = std::get<GameOverEvent>(p.table().record().back());
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    const QString winner = end.winners.front() == 0 ? QStringLiteral("You win") : QStringLiteral("Bo1");
    QVERIFY2(p.ninjan().panel()->title().contains(winner), qPrintable(p.ninjan().panel()->title()));
    const QString log = p.window().sidePanel().log()->toPlainText();
    QVERIFY2(log.contains(QLatin1String("throw")), qPrintable(log));
}

/// The panel with the three signs stays open while the colours change. Those of high contrast are brighter.
void TestNinjanTable::throwFollowsTheTheme()
{
    QImage opened, changed;
    for (const bool changes : {false, true}) {
        PlayedWindow p;
        p.settings().theme.set(changes ? Settings::Theme::HighContrast : Settings::Theme::Light);
        QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
        QTRY_VERIFY(p.ninjan().panel()->isVisible());
        const auto *button = p.ninjan().panel()->findChild<QPushButton *>(QStringLiteral("throw0"));
        const auto picture = [button] { return button->icon().pixmap(button->iconSize()).toImage(); };
        const QImage before = picture();
        p.settings().theme.set(Settings::Theme::Light);
        QCOMPARE(picture() != before, changes);
        (changes ? changed : opened) = picture();
    }
    QCOMPARE(changed, opened);
}

void TestNinjanTable::hintForAThrowIsHonest()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    p.key(Qt::Key_H);
    QVERIFY(p.ninjan().controller().advising());
    QVERIFY2(p.ninjan().message()->text().contains(QLatin1String("luck")), qPrintable(p.ninjan().message()->text()));
    QVERIFY(p.ninjan().message()->opacity() > 0.9); // not covered by the panel
    QVERIFY(p.ninjan().panel()->isVisible());       // it still waits for the throw
    QVERIFY(p.pressPanel(*p.ninjan().panel(), "throw1"));
    QTRY_VERIFY(countOf<ThrowEvent>(p.table().record()) == 1);
}

void TestNinjanTable::computersPlayAlone()
{
    PlayedWindow p;
    QCOMPARE(p.dealNinjan({"computer:easy", "computer:easy", "computer:medium"}, kPiles,
                          {kOwn, kOther, "R4 R5 R6 P5 P6 P7 S4 S6 S7"}),
             Reason::None);
    QTRY_VERIFY(p.table().gameOver());
    QTRY_VERIFY(p.ninjan().panel()->isVisible());
    QCOMPARE(p.ninjan().viewpoint(), kSpectator);
    QVERIFY(!p.ninjan().game().chooseButton()->isVisible());
}

void TestNinjanTable::eachGameHasItsView()
{
    PlayedWindow p;
    QVERIFY(dynamic_cast<OdinTableView *>(&p.window().tableView()));
    QCOMPARE(p.dealNinjan(kDuel, kPiles, {kOwn, kOther}), Reason::None);
    QVERIFY(dynamic_cast<NinjanTableView *>(&p.window().tableView()));
    QVERIFY(!p.window().startPanel().isVisible());
    QCOMPARE(p.deal(kDuel, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0), Reason::None);
    QVERIFY(dynamic_cast<OdinTableView *>(&p.window().tableView()));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(p.window().findChildren<TableView *>().size(), 1); // the earlier views are deleted
    p.dragCard("K1", p.middle());
    QVERIFY(std::holds_alternative<PlayEvent>(p.table().record().at(2)));
}
