// SPDX-License-Identifier: GPL-3.0-or-later
// The new game dialog with real keys and mouse events.
#include "tests/test_program.h"
#include "tests/ui/rooms/newgame/new_game_dialog_test.h"

using namespace meadhall::ui::testing;

void TestNewGameDialog::open(const GameSetup &setup, QSize size)
{
    dialog_.reset();
    window_ = std::make_unique<QWidget>();
    window_->resize(size);
    window_->show();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    dialog_ = std::make_unique<NewGameDialog>(setup, window_.get());
    dialog_->open();
    QCoreApplication::sendPostedEvents();
}

/// All tab stops, in order.
std::vector<QWidget *> TestNewGameDialog::focusOrder() const
{
    std::vector<QWidget *> order;
    play()->setFocus();
    do {
        QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);
        order.push_back(dialog_->focusWidget());
    } while (order.back() != play() && order.size() < 100);
    return order;
}

/// Numbers of the places that are taken.
std::vector<int> TestNewGameDialog::takenPlaces() const
{
    std::vector<int> taken;
    for (int number = 1; number <= kTablePlaces; ++number)
        if (place(number)->chair())
            taken.push_back(number);
    return taken;
}

void TestNewGameDialog::enterPlaysAtOnce()
{
    open(GameSetup());
    QVERIFY(play()->hasFocus());
    QVERIFY(play()->isDefault());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Return);
    QCOMPARE(dialog_->result(), int(QDialog::Accepted));
    QVERIFY(!dialog_->isVisible());
    // As it was, and everybody has a face.
    GameSetup setup;
    assignPersonas(setup.chairs);
    QCOMPARE(dialog_->setup(), setup);
}

void TestNewGameDialog::escapeRejects()
{
    open(GameSetup());
    QTest::keyClick(dialog_.get(), Qt::Key_Escape);
    QVERIFY(!dialog_->isVisible());
    QCOMPARE(dialog_->result(), int(QDialog::Rejected));
}

void TestNewGameDialog::humanNames()
{
    open(GameSetup());
    auto *name = find<QLineEdit>("name");
    QCOMPARE(name->placeholderText(), QStringLiteral("You"));
    click(name);
    QTest::keyClicks(name, QStringLiteral("  Ada "));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada"));
    // A space is kept while typing, for a second name.
    QTest::keyClicks(name, QStringLiteral("Bo"));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada Bo"));
    click(face(kSigrid));
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::computer(players::Level::Medium, kSigrid));
    QVERIFY(!name->isVisible());
    click(face(QString()));
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::human(QStringLiteral("Ada Bo"), kSigrid));
}

void TestNewGameDialog::ownFaceIsChosen()
{
    open(twoPlayers());
    auto *faces = find<FaceGrid>("ownFace");
    QVERIFY(!faces->button(kSigrid)->isEnabled());
    click(faces->button(QStringLiteral("ylva")));
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::human({}, QStringLiteral("ylva")));
    QVERIFY(!face(QStringLiteral("ylva"))->isEnabled());
    // The others cannot have it.
    click(place(4));
    QVERIFY(!face(QStringLiteral("ylva"))->isEnabled());
    QVERIFY(!face(QStringLiteral("ylva"))->accessibleDescription().isEmpty());
}

void TestNewGameDialog::computerLevelAndPersona()
{
    open(twoPlayers());
    click(place(4));
    auto *level = segments("level");
    QVERIFY(level->isVisible());
    QCOMPARE(level->count(), 5);
    QCOMPARE(level->current(), static_cast<int>(players::Level::Hard));
    for (int i = 4; i >= 0; --i) {
        choose(level, i);
        QCOMPARE(dialog_->setup().chairs[1].level, static_cast<players::Level>(i));
    }
    const QString before = find<ReasonLabel>("reason")->text();
    click(face(QStringLiteral("ivar")));
    QCOMPARE(dialog_->setup().chairs[1], ChairSetup::computer(players::Level::Beginner, QStringLiteral("ivar")));
    QVERIFY(find<ReasonLabel>("reason")->text() != before);
    QVERIFY(!find<QLineEdit>("name")->isVisible());
}

void TestNewGameDialog::takenFacesCannotBeChosen()
{
    open(twoPlayers());
    face(QString())->setFocus();
    QVERIFY(!face(kSigrid)->isEnabled());
    // Arrow keys walk over the others.
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(dialog_->focusWidget(), i % 3 ? Qt::Key_Right : Qt::Key_Down);
        QVERIFY(dialog_->setup().chairs[0].persona != kSigrid);
    }
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::playersFillTheirPlaces()
{
    open(GameSetup());
    const std::vector<std::vector<int>> places{{1, 4}, {1, 3, 5}, {1, 3, 4, 5}, {1, 2, 3, 5, 6}, {1, 2, 3, 4, 5, 6}};
    QCOMPARE(takenPlaces(), places[2]);
    for (const int players : {2, 3, 6, 5, 4, 2, 6, 3}) {
        choose(segments("count"), players - 2);
        QCOMPARE(takenPlaces(), places[toIndex(players - 2)]);
        QCOMPARE(dialog_->setup().chairs.size(), toIndex(players));
        QCOMPARE(dialog_->setup().chairs[0].kind, ChairSetup::Kind::Human);
        std::set<QString> faces;
        for (const ChairSetup &chair : dialog_->setup().chairs)
            faces.insert(chair.persona);
        QCOMPARE(faces.size(), toIndex(players));
        QVERIFY(play()->isEnabled());
    }
}

void TestNewGameDialog::seatsAreAddedAndRemoved()
{
    open(GameSetup());
    // Four players sit at places 1, 3, 4 and 5.
    QVERIFY(place(1)->chair());
    QVERIFY(!place(2)->chair());
    click(place(2));
    QCOMPARE(dialog_->setup().chairs.size(), 5u);
    QCOMPARE(dialog_->setup().chairs[1].kind, ChairSetup::Kind::Computer);
    QVERIFY(place(2)->hasFocus());
    const ChairSetup fifth = *place(2)->chair();
    click(place(2)->cross());
    QCOMPARE(takenPlaces(), (std::vector<int>{1, 3, 4, 5}));
    QVERIFY(place(2)->hasFocus());
    // Who left last comes back first.
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QVERIFY(place(2)->chair() == fifth);
    click(place(4));
    QCOMPARE(dialog_->setup().chairs.size(), 6u);
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::chairsByKeyboard()
{
    open(GameSetup());
    place(1)->setFocus();
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Left);
    QVERIFY(place(2)->hasFocus());
    QVERIFY(place(2)->isChecked());
    QVERIFY(!place(2)->chair()); // arrows seat nobody
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Up);
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Right);
    QVERIFY(place(4)->hasFocus());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Delete);
    QCOMPARE(dialog_->setup().chairs.size(), 3u);
    QCOMPARE(takenPlaces(), (std::vector<int>{1, 3, 5}));
    // Tab goes from the chosen chair to the chosen face.
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Right);
    QVERIFY(place(5)->hasFocus());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);
    QVERIFY(face(place(5)->chair()->persona)->hasFocus());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
    QVERIFY(place(5)->hasFocus());
}

void TestNewGameDialog::atLeastTwo()
{
    open(twoPlayers());
    auto *note = find<ReasonLabel>("chairsReason");
    QVERIFY(note->text().isEmpty());
    click(place(1)->cross());
    QCOMPARE(dialog_->setup().chairs.size(), 2u);
    QVERIFY(!note->text().isEmpty());
    QVERIFY(play()->isEnabled());
    // Settings from elsewhere may have fewer.
    GameSetup one = twoPlayers();
    one.chairs.pop_back();
    open(one);
    QVERIFY(!find<ReasonLabel>("chairsReason")->reason().isEmpty());
    QVERIFY(!play()->isEnabled());
    click(place(4));
    QVERIFY(find<ReasonLabel>("chairsReason")->reason().isEmpty());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::singleHumanSitsAtTheBottom()
{
    GameSetup setup = twoPlayers();
    std::swap(setup.chairs[0], setup.chairs[1]);
    open(setup);
    QCOMPARE(place(1)->chair()->kind, ChairSetup::Kind::Human);
    QCOMPARE(place(4)->chair()->persona, kSigrid);
    // Two humans sit where they like.
    click(place(4));
    click(face(QString()));
    QCOMPARE(place(4)->chair()->kind, ChairSetup::Kind::Human);
    click(place(1));
    click(face(QStringLiteral("ivar")));
    QCOMPARE(place(1)->chair()->kind, ChairSetup::Kind::Human);
    QCOMPARE(place(4)->chair()->persona, QStringLiteral("ivar"));
    QVERIFY(place(4)->isChecked()); // the one who was edited
}

void TestNewGameDialog::onlyWatching()
{
    GameSetup setup = twoPlayers();
    setup.chairs[0].name = QStringLiteral("Ada");
    open(setup);
    const std::vector<ChairSetup> before = dialog_->setup().chairs;
    auto *watch = find<QCheckBox>("watch");
    QVERIFY(!watch->isChecked());
    click(watch);
    QCOMPARE(dialog_->setup().chairs[0].kind, ChairSetup::Kind::Computer);
    QVERIFY(play()->isEnabled());
    click(watch);
    QCOMPARE(dialog_->setup().chairs, before);
    click(face(QStringLiteral("ivar")));
    QVERIFY(watch->isChecked());
}

void TestNewGameDialog::ninjanSeatsFive()
{
    GameSetup setup = sixPlayers();
    setup.chairs.pop_back();
    open(setup);
    QVERIFY(place(4)->isEnabled());
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QCOMPARE(dialog_->setup().game, Game::Ninjan);
    QVERIFY(!place(4)->isEnabled());
    QVERIFY(!place(4)->accessibleDescription().isEmpty());
    QVERIFY(!segments("count")->button(4)->isEnabled());
    QVERIFY(!find<ReasonLabel>("chairsReason")->text().isEmpty());
    QVERIFY(play()->isEnabled());
    // Rules that it does not have.
    for (const char *name : {"edition", "firstStarter", "nextStarter", "wholeHandLead"}) {
        QVERIFY(!box(name)->isEnabled());
        QVERIFY(box(name)->isVisible());
    }
    QVERIFY(find<ReasonLabel>("explanation")->text().contains(QStringLiteral("Ninjan")));
    // One too many.
    choose(segments("game"), static_cast<int>(Game::Odin));
    click(place(4));
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QVERIFY(!play()->isEnabled());
    QVERIFY(!find<ReasonLabel>("chairsReason")->reason().isEmpty());
    click(place(6)->cross());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::enterInAFieldKeepsTheDialogOpen()
{
    // While Play is disabled, some platforms would make Cancel the default button.
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0;
    open(setup);
    QVERIFY(!play()->isEnabled());
    auto *deal = find<QLineEdit>("deal");
    click(deal);
    QTest::keyClick(deal, Qt::Key_Return);
    QVERIFY(dialog_->isVisible());
}

REGISTER_TEST(TestNewGameDialog)
#include "moc_new_game_dialog_test.cpp"
