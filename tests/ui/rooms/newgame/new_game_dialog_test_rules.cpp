// SPDX-License-Identifier: GPL-3.0-or-later
// The rules in the new game dialog.
#include "tests/ui/rooms/newgame/new_game_dialog_test.h"

using namespace meadhall::ui::testing;

void TestNewGameDialog::equalNamesAreReported()
{
    open(twoPlayers());
    auto *name = find<QLineEdit>("name");
    click(name);
    QTest::keyClicks(name, QStringLiteral("sigrid"));
    // The message is at the second of the two equal names.
    QVERIFY(!place(4)->problem().isEmpty());
    QVERIFY(place(1)->problem().isEmpty());
    QVERIFY(!play()->isEnabled());
    click(place(4));
    QVERIFY(!find<ReasonLabel>("reason")->reason().isEmpty());
    click(place(1));
    QVERIFY(find<ReasonLabel>("reason")->reason().isEmpty());
    QTest::keyClick(name, Qt::Key_Backspace);
    QVERIFY(place(4)->problem().isEmpty());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::houseRuleSelectsCustomEdition()
{
    open(GameSetup());
    const int editions = box("edition")->count();
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Automatic));
    choose(box("nextStarter"), static_cast<int>(odin::NextStarter::LastActor));
    QCOMPARE(box("edition")->currentText(), QStringLiteral("Custom rules"));
    QCOMPARE(box("edition")->count(), editions + 1);
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Optional));
    choose(box("nextStarter"), static_cast<int>(odin::NextStarter::Rotate));
    QCOMPARE(box("edition")->currentText(), QStringLiteral("International"));
    QCOMPARE(box("edition")->count(), editions);
    choose(segments("points"), 1);
    QVERIFY(dialog_->setup().pointsCountDown);
}

void TestNewGameDialog::editionsSetTheRules()
{
    open(twoPlayers());
    choose(box("edition"), static_cast<int>(odin::Edition::Id::German));
    QCOMPARE(box("nextStarter")->value(), static_cast<int>(odin::NextStarter::LastActor));
    QCOMPARE(box("firstStarter")->value(), 0);
    QCOMPARE(segments("deck")->current(), 2);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::BoardGameArena));
    QCOMPARE(segments("points")->current(), 1);
    QCOMPARE(box("firstStarter")->value(), -1);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::Ukrainian));
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(editionOf(dialog_->setup()), odin::Edition::Id::Ukrainian);
}

void TestNewGameDialog::editionsAreExplained()
{
    open(GameSetup());
    auto *explanation = find<ReasonLabel>("explanation");
    std::set<QString> sentences;
    for (const odin::Edition &edition : odin::kEditions) {
        choose(box("edition"), static_cast<int>(edition.id));
        QVERIFY(!explanation->text().isEmpty());
        QCOMPARE(box("edition")->toolTip(), explanation->text());
        sentences.insert(explanation->text());
    }
    QCOMPARE(sentences.size(), odin::kEditions.size());
    // Other settings explain themselves while they have the focus.
    box("wholeHandLead")->setFocus();
    QVERIFY(!sentences.count(explanation->text()));
    play()->setFocus();
    QVERIFY(sentences.count(explanation->text()));
}

void TestNewGameDialog::targetsCanBeChosenOrTyped()
{
    open(GameSetup());
    auto *own = find<QSpinBox>("ownTarget");
    const std::vector<int> targets{10, 15, 20, 1};
    for (const int i : {0, 2, 3, 1}) {
        choose(segments("target"), i);
        QCOMPARE(dialog_->setup().target, targets[toIndex(i)]);
        QVERIFY(!own->isEnabled());
    }
    choose(segments("target"), 4);
    QVERIFY(own->isEnabled());
    QVERIFY(own->hasFocus());
    QTest::keyClicks(own, QStringLiteral("10"));
    QCOMPARE(dialog_->setup().target, 10);
    QVERIFY(own->isEnabled()); // although 10 is a predefined target: 101 may follow
    QTest::keyClicks(own, QStringLiteral("1"));
    QCOMPARE(dialog_->setup().target, 101);
    QTest::keyClick(own, Qt::Key_Return);
    QCOMPARE(dialog_->result(), int(QDialog::Accepted));
}

void TestNewGameDialog::removedStarterIsReset()
{
    open(GameSetup());
    choose(box("firstStarter"), 3);
    QVERIFY(dialog_->setup().firstStarterChosen);
    QCOMPARE(dialog_->setup().firstStarter, 3);
    // The starter is a person, not a number.
    const QString starter = dialog_->setup().chairs[3].persona;
    click(place(2));
    QCOMPARE(dialog_->setup().chairs[toIndex(dialog_->setup().firstStarter)].persona, starter);
    for (int number = 1; number <= kTablePlaces; ++number)
        if (place(number)->chair() && place(number)->chair()->persona == starter)
            click(place(number)->cross());
    QVERIFY(!dialog_->setup().firstStarterChosen);
    QCOMPARE(box("firstStarter")->value(), -1);
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::coloursOfTwoPlayers()
{
    open(GameSetup());
    auto *colours = find<ColourChips>("colours");
    auto *note = find<ReasonLabel>("coloursReason");
    QVERIFY(!colours->isEnabled());
    QVERIFY(!note->text().isEmpty());
    QCOMPARE(segments("deck")->accessibleDescription(), note->text());
    open(twoPlayers());
    colours = find<ColourChips>("colours");
    note = find<ReasonLabel>("coloursReason");
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
    QTest::newRow("none") << QString() << true << quint64(0);
    QTest::newRow("plain") << QStringLiteral("4711") << true << quint64(4711);
    QTest::newRow("Arabic-Indic") << QStringLiteral("٤٧١١") << true << quint64(4711);
    QTest::newRow("largest") << QStringLiteral("18446744073709551615") << true << ~quint64(0);
    QTest::newRow("one more") << QStringLiteral("18446744073709551616") << false << quint64(0);
    QTest::newRow("negative") << QStringLiteral("-1") << false << quint64(0);
    QTest::newRow("letters") << QStringLiteral("12a") << false << quint64(0);
}

void TestNewGameDialog::dealNumbersAreChecked()
{
    QFETCH(QString, typed);
    QFETCH(bool, good);
    QFETCH(quint64, deal);
    open(GameSetup());
    auto *field = find<QLineEdit>("deal");
    click(field);
    for (QChar c : typed)
        field->insert(c);
    QCOMPARE(play()->isEnabled(), good);
    QCOMPARE(find<ReasonLabel>("dealReason")->reason().isEmpty(), good);
    QCOMPARE(dialog_->setup().deal, good && !typed.isEmpty() ? std::optional(deal) : std::nullopt);
}

void TestNewGameDialog::diceDrawADealNumber()
{
    open(GameSetup());
    std::set<quint64> deals;
    for (int i = 0; i < 5; ++i) {
        click(find<QToolButton>("dice"));
        QVERIFY(dialog_->setup().deal);
        deals.insert(*dialog_->setup().deal);
    }
    QVERIFY(deals.size() > 1);
    QVERIFY(play()->isEnabled());
}
