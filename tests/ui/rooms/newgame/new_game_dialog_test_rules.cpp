// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the new game dialog.
#include "tests/ui/rooms/newgame/new_game_dialog_test.h"

using namespace meadhall::ui::testing;

void TestNewGameDialog::equalNamesAreReported()
{
    GameSetup setup = twoPlayers();
    setup.chairs[0].name = QStringLiteral("Ivar");
    open(setup);
    click(opponent(QStringLiteral("ivar")));
    // The message is at the second of the two equal names, which comes into sight.
    QVERIFY(reasonOf(2)->isVisible() && !reasonOf(2)->reason().isEmpty());
    QVERIFY(reasonOf(1)->reason().isEmpty());
    QVERIFY(!play()->isEnabled());
    QTest::keyClick(nameOf(1), Qt::Key_Backspace);
    QVERIFY(reasonOf(2)->reason().isEmpty());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::houseRuleSelectsCustomEdition()
{
    open(GameSetup());
    click(more());
    const int editions = box("edition")->count();
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Automatic));
    choose(box("nextStarter"), static_cast<int>(odin::NextStarter::LastActor));
    QCOMPARE(box("edition")->currentText(), QStringLiteral("Custom rules"));
    QCOMPARE(box("edition")->count(), editions + 1);
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Optional));
    choose(box("nextStarter"), static_cast<int>(odin::NextStarter::Rotate));
    QCOMPARE(box("edition")->currentText(), QStringLiteral("International"));
    QCOMPARE(box("edition")->count(), editions);
    auto *summary = find<QLabel>("summary");
    QCOMPARE(summary->text(), QStringLiteral("International · 15 points"));
    choose(box("goat"), static_cast<int>(odin::Goat::In));
    QCOMPARE(box("edition")->currentText(), QStringLiteral("Custom rules"));
    QVERIFY2(summary->text().contains(QStringLiteral("Goat: in the deck")), qPrintable(summary->text()));
    QVERIFY(odin::rulesOf(toGameEvent(dialog_->setup())).goat == odin::Goat::In);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::International));
    QVERIFY(dialog_->setup().goat == odin::Goat::Out);
    choose(box("points"), 1);
    QVERIFY(dialog_->setup().pointsCountDown);
    QVERIFY(summary->text().contains(QStringLiteral("Count points: down")));
}

void TestNewGameDialog::editionsSetTheRules()
{
    open(twoPlayers());
    click(more());
    choose(box("edition"), static_cast<int>(odin::Edition::Id::German));
    QCOMPARE(box("nextStarter")->value(), static_cast<int>(odin::NextStarter::LastActor));
    QCOMPARE(box("firstStarter")->value(), 0);
    QCOMPARE(segments("deck")->current(), 2);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::BoardGameArena));
    QCOMPARE(box("points")->value(), 1);
    QCOMPARE(box("firstStarter")->value(), -1);
    choose(box("goat"), static_cast<int>(odin::Goat::In)); // there it is a choice
    QCOMPARE(editionOf(dialog_->setup()), odin::Edition::Id::BoardGameArena);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::Ukrainian));
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(editionOf(dialog_->setup()), odin::Edition::Id::Ukrainian);
}

void TestNewGameDialog::targetsCanBeChosenOrTyped()
{
    open(GameSetup());
    click(more());
    auto *own = find<QSpinBox>("ownTarget");
    for (const int target : {10, 20, 1, 15}) {
        choose(box("target"), target);
        QCOMPARE(dialog_->setup().target, target);
        QVERIFY(!own->isVisible());
    }
    choose(box("target"), 0);
    QVERIFY(own->isVisible());
    QVERIFY(own->hasFocus());
    QTest::keyClicks(own, QStringLiteral("10"));
    QCOMPARE(dialog_->setup().target, 10);
    QVERIFY(own->isVisible()); // although 10 is a predefined target: 101 may follow
    QTest::keyClicks(own, QStringLiteral("1"));
    QCOMPARE(dialog_->setup().target, 101);
    QTest::keyClick(own, Qt::Key_Return);
    QCOMPARE(dialog_->result(), int(QDialog::Accepted));
}

/// Over any control, even one with the focus: the wheel scrolls the sheet.
void TestNewGameDialog::wheelChangesNothing()
{
    GameSetup setup = twoPlayers();
    setup.target = 33;
    open(setup, {800, 600});
    click(more());
    const GameSetup before = dialog_->setup();
    std::vector<QWidget *> turned;
    for (auto *one : dialog_->findChildren<QWidget *>())
        if (one->isVisible() && (qobject_cast<QComboBox *>(one) || qobject_cast<QAbstractSpinBox *>(one)))
            turned.push_back(one);
    QVERIFY(turned.size() >= 9);
    for (QWidget *one : turned) {
        one->setFocus();
        for (const int angle : {120, -120, -120}) {
            QWheelEvent wheel(one->rect().center(), one->mapToGlobal(one->rect().center()), {}, {0, angle},
                              Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(one, &wheel);
        }
        QCOMPARE(dialog_->setup(), before);
    }
}

void TestNewGameDialog::removedStarterIsReset()
{
    open(GameSetup());
    click(more());
    choose(box("firstStarter"), 3);
    QVERIFY(dialog_->setup().firstStarterChosen);
    QCOMPARE(dialog_->setup().firstStarter, 3);
    // The starter is a person, not a number.
    const QString starter = dialog_->setup().chairs[3].persona;
    click(find<QToolButton>("remove2"));
    QCOMPARE(dialog_->setup().chairs[toIndex(dialog_->setup().firstStarter)].persona, starter);
    click(find<QToolButton>("remove3"));
    QVERIFY(!dialog_->setup().firstStarterChosen);
    QCOMPARE(box("firstStarter")->value(), -1);
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::coloursOfTwoPlayers()
{
    open(GameSetup());
    QVERIFY(!find<ColourChips>("colours")->isVisible());
    open(twoPlayers());
    auto *colours = find<ColourChips>("colours");
    auto *note = find<ReasonLabel>("coloursReason");
    QVERIFY(colours->isVisible());
    QVERIFY(colours->isEnabled());
    QCOMPARE(dialog_->setup().coloursOut, GameSetup::kDefaultColoursOut);
    // A third one takes the place of the one that went out first.
    click(find<ColourChip>("chip0"));
    QCOMPARE(dialog_->setup().coloursOut, odin::Colours(0b100001));
    click(find<ColourChip>("chip1"));
    QCOMPARE(dialog_->setup().coloursOut, odin::Colours(0b000011));
    QVERIFY(play()->isEnabled());
    QVERIFY(note->reason().isEmpty());
    click(find<ColourChip>("chip0"));
    QVERIFY(!play()->isEnabled());
    QVERIFY(!note->reason().isEmpty());
    choose(segments("deck"), 1);
    QVERIFY(!colours->isEnabled());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::coloursByKeyboard()
{
    open(twoPlayers());
    find<ColourChip>("chip5")->setFocus();
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Left);
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Left);
    QVERIFY(find<ColourChip>("chip3")->hasFocus());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QCOMPARE(dialog_->setup().coloursOut, odin::Colours(0b011000));
    QVERIFY(find<ColourChip>("chip3")->accessibleName().contains(QStringLiteral("left out")));
    QVERIFY(find<ColourChip>("chip5")->accessibleName().contains(QStringLiteral("in the deck")));
}

void TestNewGameDialog::dealNumbersAreChecked_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("good");
    QTest::addColumn<quint64>("deal");
    QTest::addColumn<QString>("reason");
    QTest::newRow("none") << QString() << true << quint64(0) << QString();
    QTest::newRow("plain") << QStringLiteral("4711") << true << quint64(4711) << QString();
    QTest::newRow("Arabic-Indic") << QStringLiteral("٤٧١١") << true << quint64(4711) << QString();
    QTest::newRow("largest") << QStringLiteral("18446744073709551615") << true << ~quint64(0) << QString();
    QTest::newRow("one more") << QStringLiteral("18446744073709551616") << false << quint64(0)
                              << QStringLiteral("largest");
    QTest::newRow("twenty digits") << QStringLiteral("99999999999999999999") << false << quint64(0)
                                   << QStringLiteral("largest");
    QTest::newRow("no such day") << QStringLiteral("2026-400") << false << quint64(0) << QStringLiteral("no such day");
    QTest::newRow("deal of a day") << QStringLiteral("2026-329") << true << quint64(2026329) << QString();
    QTest::newRow("deal of a day, Arabic-Indic") << QStringLiteral("٢٠٢٦-٠٠٧") << true << quint64(2026007) << QString();
    QTest::newRow("hyphen elsewhere") << QStringLiteral("20-2632") << false << quint64(0)
                                      << QStringLiteral("Digits only");
    QTest::newRow("negative") << QStringLiteral("-1") << false << quint64(0) << QStringLiteral("Digits only");
    QTest::newRow("letters") << QStringLiteral("12a") << false << quint64(0) << QStringLiteral("Digits only");
}

void TestNewGameDialog::dealNumbersAreChecked()
{
    QFETCH(QString, typed);
    QFETCH(bool, good);
    QFETCH(quint64, deal);
    QFETCH(QString, reason);
    open(GameSetup());
    click(more());
    auto *field = find<QLineEdit>("deal");
    click(field);
    for (QChar c : typed)
        field->insert(c);
    QCOMPARE(play()->isEnabled(), good);
    QCOMPARE(find<ReasonLabel>("dealReason")->reason().isEmpty(), good);
    QVERIFY(find<ReasonLabel>("dealReason")->reason().contains(reason));
    QCOMPARE(dialog_->setup().deal, good && !typed.isEmpty() ? std::optional(deal) : std::nullopt);
}

/// Who knows the number knows all hands: nobody chooses or sees it where friends or programs play.
void TestNewGameDialog::othersGetASecretDeal()
{
    for (const int other : {kGuest, kProgram}) {
        GameSetup setup = twoPlayers();
        setup.deal = 777;
        open(setup);
        click(more());
        auto *deal = find<QLineEdit>("deal");
        QCOMPARE(deal->text(), QStringLiteral("777"));
        choose(kind(2), other);
        QVERIFY(!deal->isEnabled() && !find<QToolButton>("dice")->isEnabled());
        QVERIFY(deal->text().isEmpty());
        QVERIFY(!dialog_->setup().deal);
        QVERIFY(find<ReasonLabel>("dealReason")->text().contains(QStringLiteral("no deal number")));
        // Nor that of an earlier game.
        setup.chairs[1] = other == kGuest ? ChairSetup::guest() : ChairSetup::program(QStringLiteral("bot"));
        open(setup);
        QVERIFY(!dialog_->setup().deal);
        QVERIFY(find<QLineEdit>("deal")->text().isEmpty());
    }
}

void TestNewGameDialog::diceDrawADealNumber()
{
    open(GameSetup());
    click(more());
    std::set<quint64> deals;
    for (int i = 0; i < 5; ++i) {
        click(find<QToolButton>("dice"));
        QVERIFY(dialog_->setup().deal);
        deals.insert(*dialog_->setup().deal);
    }
    QVERIFY(deals.size() > 1);
    QVERIFY(play()->isEnabled());
}
