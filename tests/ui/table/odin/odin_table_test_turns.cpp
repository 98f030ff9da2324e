// SPDX-License-Identifier: GPL-3.0-or-later
// Picking up, passing and hints at the table of Odin.
#include "tests/ui/table/odin/odin_table_test.h"

using namespace meadhall::ui::testing;

void TestOdinTable::pickUpByClick()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.clickCard("B2");
    p.clickCard("B8");
    p.clickItem(p.view().game().playButton());
    QVERIFY(p.view().stage().choosing());
    QCOMPARE(p.table().record().size(), before);
    QCOMPARE(p.view().message()->text(), OdinText::pickUpPrompt());
    for (const CardItem *card : p.view().stage().tableSet().items()) {
        QVERIFY(card->halo());
        if (card->card() == cardsNamed("B1").first()) {
            p.click(card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4)));
            break;
        }
    }
    QVERIFY(!p.view().stage().choosing());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play && play->cards == cardsNamed("B8 B2"));
    QCOMPARE(int(play->take), int(cardsNamed("B1").first()));
    QVERIFY(p.view().stage().hand().item(cardsNamed("B1").first()));
}

void TestOdinTable::pickUpByDrag()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.clickCard("G5");
    p.clickCard("G4");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    const CardItem *card = p.view().stage().tableSet().items().front(); // B3: values are read from the highest card
    const QPointF from = card->mapToScene(QPointF(0, -card->cardRect().height() * 0.4));
    p.drag(from, QPointF(40, 60)); // no target: it returns
    QVERIFY(p.view().stage().choosing());
    QCOMPARE(p.table().record().size(), before);
    p.drag(from, p.view().stage().layout().hand.middle);
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("B3").first()));
}

void TestOdinTable::escapeCancelsAPickUp()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const Events before = p.table().record();
    const auto order = p.view().stage().hand().order();
    p.clickCard("B2");
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().stage().choosing());
    QVERIFY(p.table().record() == before);
    QVERIFY(p.view().stage().hand().order() == order);
    p.clickCard("O9"); // everything is enabled again
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("O9"));
}

void TestOdinTable::pickUpByKeyboard()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.view().setFocus();
    p.key(Qt::Key_2);
    p.key(Qt::Key_8);
    QVERIFY(p.view().stage().hand().selection() == cardsNamed("B2 B8"));
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Right);
    p.key(Qt::Key_Return);
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(before));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("B1").first()));
}

void TestOdinTable::singleBeatenCardIsPickedUpAutomatically()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}), Reason::None);
    p.dragCard("P6", p.middle());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(3));
    QVERIFY(play);
    QCOMPARE(int(play->take), int(cardsNamed("G3").first()));
    QVERIFY(p.view().stage().hand().item(cardsNamed("G3").first()));
}

void TestOdinTable::passByButtonKeyAndRightClick()
{
    for (int method = 0; method < 3; ++method) {
        PlayedWindow p;
        QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 1, {PlayEvent{1, cardsNamed("G3"), kNoCard}}),
                 Reason::None);
        QVERIFY(p.view().game().passButton()->isEnabled());
        if (method == 0)
            p.clickItem(p.view().game().passButton());
        else if (method == 1)
            p.key(Qt::Key_P);
        else
            p.click(p.view().stage().layout().cloth.center(), Qt::RightButton);
        const auto *pass = lastOf<PassEvent>(p.table().record());
        QVERIFY2(pass, qPrintable(QString::number(method)));
        QCOMPARE(pass->seat, 0);
    }
}

void TestOdinTable::passingTheLeadIsRefused()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0), Reason::None);
    const Events before = p.table().record();
    QVERIFY(!p.view().game().passButton()->isEnabled());
    p.clickItem(p.view().game().passButton());
    QVERIFY(p.table().record() == before);
    p.view().controller().pass();
    QVERIFY(p.table().record() == before);
    QCOMPARE(p.view().message()->text(), OdinText::refusal(Reason::PassOnLead, p.view().view(), {}, {}));
}

/// Passes only if the setting is on; any key cancels it.
void TestOdinTable::passesAutomatically()
{
    PlayedWindow p;
    p.settings().passesAutomatically.set(true);
    // No pair of this hand beats 98, and no three cards are a set.
    const std::vector<const char *> hands{"B1 B3 R2 R4 G5 G6 K1 O3 P7", "R9 R8 B2 B4 B5 G1 G2 P3 P4"};
    const Events beaten{PlayEvent{0, cardsNamed("P7"), kNoCard},
                        PlayEvent{1, cardsNamed("R9 R8"), cardsNamed("P7").first()}};
    QCOMPARE(p.deal({"human", "human"}, hands, 0, beaten), Reason::None);
    const std::size_t before = p.table().record().size();
    QVERIFY(p.view().controller().mustPass());
    QVERIFY2(p.view().message()->text().contains(QLatin1String("Esc")), qPrintable(p.view().message()->text()));
    p.key(Qt::Key_Escape);
    QVERIFY2(p.view().message()->text().contains(QLatin1String("98")), qPrintable(p.view().message()->text()));
    QVERIFY(!p.view().message()->text().contains(QLatin1String("Esc")));
    QCOMPARE(p.table().record().size(), before);
    p.key(Qt::Key_Return); // does not ask for cards, of which none would do
    QVERIFY2(p.view().message()->text().contains(QLatin1String("98")), qPrintable(p.view().message()->text()));
    QCOMPARE(p.deal({"human", "human"}, hands, 0, beaten), Reason::None);
    QTRY_COMPARE(p.table().record().size(), before + 1);
    QVERIFY(lastOf<PassEvent>(p.table().record()));
    // After an undo the pass is not repeated.
    p.settings().allowsUndoWithPeople.set(true);
    QTest::keyClick(p.window().windowHandle(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(p.table().record().size(), before);
    p.showCards();
    QCOMPARE(p.view().viewpoint(), 0);
    QVERIFY2(!p.view().message()->text().contains(QLatin1String("Esc")), qPrintable(p.view().message()->text()));
}

void TestOdinTable::lastSetIsPlayedAutomatically()
{
    PlayedWindow p;
    p.settings().goesOutAutomatically.set(true);
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    const Events before = p.table().record();
    QVERIFY2(p.view().message()->text().contains(QLatin1String("Esc")), qPrintable(p.view().message()->text()));
    p.key(Qt::Key_Escape);
    QVERIFY2(!p.view().message()->text().contains(QLatin1String("Esc")), qPrintable(p.view().message()->text()));
    p.settings().passesAutomatically.set(true); // an unrelated setting does not restart it
    p.settings().goesOutAutomatically.set(false);
    QVERIFY(p.table().record() == before);
    p.settings().goesOutAutomatically.set(true);
    QTRY_VERIFY(lastOf<HandOverEvent>(p.table().record()));
}

void TestOdinTable::wholeHandIsPlayedAtOnce()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0), Reason::None);
    QVERIFY(p.view().game().playButton()->isEnabled());
    QCOMPARE(p.view().game().playButton()->label(), QStringLiteral("Play all"));
    p.clickItem(p.view().game().playButton());
    const auto *play = std::get_if<PlayEvent>(&p.table().record().at(2));
    QVERIFY(play);
    QCOMPARE(odin::valueOf(play->cards), 987654321u);
    QVERIFY(lastOf<HandOverEvent>(p.table().record()));
}

void TestOdinTable::hintSelectsAndExplains()
{
    PlayedWindow p;
    // All cards but one are of one colour: the hint is to lead the single one.
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 R1", "G1 G2 P3 P4 K5 K6 O7 O8 R9"}, 0),
             Reason::None);
    const Events before = p.table().record();
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.view().controller().advising());
    QVERIFY2(p.view().stage().hand().selection() == cardsNamed("R1"), qPrintable(p.view().message()->text()));
    QVERIFY2(p.view().message()->text().contains(QLatin1String("red 1")), qPrintable(p.view().message()->text()));
    QVERIFY(p.view().message()->opacity() > 0.9);
    QVERIFY(p.table().record() == before); // a hint does not play
    p.key(Qt::Key_Return);
    QVERIFY(std::get<PlayEvent>(p.table().record().at(2)).cards == cardsNamed("R1"));
    QVERIFY(!p.view().controller().advising());
}

/// Regression: the hint's pick-up was forgotten as soon as the play was begun.
void TestOdinTable::hintMarksThePickUp()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Fast);
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.view().controller().advising());
    const CardSet advised = p.view().stage().hand().selection();
    QVERIFY2(!advised.empty(), qPrintable(p.view().message()->text())); // the hint is not to pass
    const QString advice = p.view().message()->text();
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    QStringList marked;
    for (const CardItem *card : p.view().stage().tableSet().items())
        if (card->halo())
            marked.push_back(OdinText::card(card->card(), OdinText::Case::Accusative));
    QCOMPARE(marked.size(), 1);
    QVERIFY2(advice.contains(QLatin1String("pick up ") + marked.front()), qPrintable(advice));
    QVERIFY2(p.view().message()->text().contains(marked.front()), qPrintable(p.view().message()->text()));
    QVERIFY2(p.view().message()->text().count(QLatin1Char('.')) >= 2,
             qPrintable(p.view().message()->text())); // and why
    p.key(Qt::Key_H);                                 // asks again: the same card, and still why
    QTRY_VERIFY(p.view().controller().advising());
    QVERIFY2(p.view().message()->text().count(QLatin1Char('.')) >= 2, qPrintable(p.view().message()->text()));
    p.key(Qt::Key_Escape); // a different play has no hint
    p.view().stage().hand().select(advised == cardsNamed("R8 B8") ? cardsNamed("B2 B8") : cardsNamed("R8 B8"));
    p.key(Qt::Key_Return);
    for (const CardItem *card : p.view().stage().tableSet().items())
        QVERIFY(card->halo());
}

void TestOdinTable::hintForAPickUp()
{
    PlayedWindow p;
    QCOMPARE(p.deal(kDuel, {kOwn, kOther}, 0, twoCardsBeatOne()), Reason::None);
    const std::size_t before = p.table().record().size();
    p.clickCard("B2");
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    QVERIFY(p.view().hintButton()->isEnabled());
    p.key(Qt::Key_H);
    QTRY_VERIFY(p.view().controller().advising());
    QCOMPARE(p.table().record().size(), before); // a hint does not play
    QVERIFY(p.view().stage().choosing());
    const auto &items = p.view().stage().tableSet().items();
    QCOMPARE(std::count_if(items.begin(), items.end(), [](const CardItem *card) { return card->halo(); }), 1);
    const QString advice = p.view().message()->text();
    QVERIFY2(advice.startsWith(QLatin1String("Pick up ")) && advice.contains(QLatin1String("blue ")),
             qPrintable(advice));
    QVERIFY2(advice.count(QLatin1Char('.')) >= 2, qPrintable(advice)); // the advice and why
}

/// A move discards the hint that is still being computed.
void TestOdinTable::moveDiscardsAPendingHint()
{
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "human"}, {kOwn, kOther}, 0), Reason::None);
    for (int i = 0; i < 10; ++i) {
        p.view().controller().askForHint();
        p.dragCard("K1", p.middle());
        QVERIFY(lastOf<PlayEvent>(p.table().record()));
        QCoreApplication::sendPostedEvents();
        QVERIFY(!p.view().controller().advising());
        p.begin(Events(p.table().record().begin(), p.table().record().begin() + 2));
    }
}
