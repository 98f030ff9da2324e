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

/// Number of players, strength, opponents and Play; all else is behind one button.
void TestNewGameDialog::littleIsInSight()
{
    const auto count = [this] {
        int seen = 0;
        for (const auto *control : dialog_->findChildren<QWidget *>())
            seen += control->isVisible()
                    && (qobject_cast<const QAbstractButton *>(control) || qobject_cast<const QComboBox *>(control)
                        || qobject_cast<const QLineEdit *>(control));
        return seen;
    };
    open(GameSetup());
    QCOMPARE_LE(count(), 24); // two games, five numbers, five levels, seven faces; more, Play, ×, …
    QVERIFY(!box("edition")->isVisible());
    QVERIFY(!segments("deck")->isVisible());
    click(more());
    QVERIFY(box("edition")->isVisible());
    QVERIFY(kind(4)->isVisible() && !kind(5)->isVisible());
    click(more());
    QVERIFY(!box("edition")->isVisible());
}

void TestNewGameDialog::humanNames()
{
    open(GameSetup());
    click(more());
    QComboBox *name = nameOf(1);
    QCOMPARE(name->lineEdit()->placeholderText(), QStringLiteral("You"));
    click(name);
    QTest::keyClicks(name, QStringLiteral("  Ada "));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada"));
    // A space is kept while typing, for a second name.
    QTest::keyClicks(name, QStringLiteral("Bo"));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada Bo"));
    const QString face = dialog_->setup().chairs[0].persona;
    choose(kind(1), static_cast<int>(players::Level::Hard));
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::computer(players::Level::Hard, face));
    QVERIFY(!name->isVisible());
    choose(kind(1), kPerson);
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::human(QStringLiteral("Ada Bo"), face));
    QCOMPARE(name->currentText(), QStringLiteral("Ada Bo"));
}

void TestNewGameDialog::ownFaceIsChosen()
{
    open(twoPlayers());
    click(more());
    QComboBox *name = nameOf(1);
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("Ada"));
    for (int i = 0; i < name->count() && dialog_->setup().chairs[0].persona != QLatin1String("ylva"); ++i)
        QTest::keyClick(name, Qt::Key_Down);
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::human(QStringLiteral("Ada"), QStringLiteral("ylva")));
    QCOMPARE(name->currentText(), QStringLiteral("Ada")); // not that of the face
    QVERIFY(!opponent(QStringLiteral("ylva"))->isVisible());
}

void TestNewGameDialog::computerLevelAndPersona()
{
    open(twoPlayers());
    click(more());
    QCOMPARE(kind(2)->value(), static_cast<int>(players::Level::Hard));
    for (int i = 4; i >= 0; --i) {
        choose(kind(2), i);
        QCOMPARE(dialog_->setup().chairs[1].level, static_cast<players::Level>(i));
        QCOMPARE(segments("level")->current(), i);
    }
    choose(faceOf(2), faceIndex(QStringLiteral("ivar")));
    QCOMPARE(dialog_->setup().chairs[1], ChairSetup::computer(players::Level::Beginner, QStringLiteral("ivar")));
    QVERIFY(opponent(QStringLiteral("ivar"))->isChecked());
    QVERIFY(!faceOf(2)->itemData(faceIndex(QStringLiteral("ivar")), Qt::ToolTipRole).toString().isEmpty());
    QVERIFY(!nameOf(2)->isVisible());
}

/// Nobody keeps a face from anybody: who had it gets the other one.
void TestNewGameDialog::facesAreExchanged()
{
    GameSetup setup = twoPlayers();
    const QString gudrun = QStringLiteral("gudrun");
    setup.chairs[0] = ChairSetup::human(QStringLiteral("Anna"), gudrun);
    open(setup);
    click(more());
    // The person's seat goes back to Gudrun herself.
    choose(kind(1), static_cast<int>(players::Level::Easy));
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::computer(players::Level::Easy, gudrun));
    choose(kind(1), kPerson);
    choose(faceOf(2), faceIndex(gudrun));
    QCOMPARE(dialog_->setup().chairs[1].persona, gudrun);
    QVERIFY(dialog_->setup().chairs[0].persona != gudrun);
    for (const QString &id : personaIds()) {
        choose(faceOf(2), faceIndex(id));
        QCOMPARE(dialog_->setup().chairs[1].persona, id);
        QVERIFY(dialog_->setup().chairs[0].persona != id);
        QVERIFY(!dialog_->setup().chairs[0].persona.isEmpty());
        QVERIFY(play()->isEnabled());
    }
}

/// As many as there are computers; one more takes the place of the one that was chosen first.
void TestNewGameDialog::opponentsAreChosen()
{
    open(GameSetup());
    const auto chosen = [this] {
        QStringList ids;
        for (const QString &id : personaIds())
            if (opponent(id)->isChecked())
                ids.append(id);
        return ids;
    };
    const QStringList before = chosen();
    QCOMPARE(before.size(), 3);
    QVERIFY(!opponent(dialog_->setup().chairs[0].persona)->isVisible());
    for (const QString &id : personaIds()) {
        if (before.contains(id) || !opponent(id)->isVisible())
            continue;
        click(opponent(id));
        QVERIFY(opponent(id)->isChecked());
        QCOMPARE(chosen().size(), 3);
    }
    for (const QString &id : before)
        QVERIFY(!opponent(id)->isChecked());
    const QStringList after = chosen();
    click(opponent(after.front())); // stays
    QCOMPARE(chosen(), after);
    opponent(before.front())->setFocus();
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QVERIFY(opponent(before.front())->isChecked());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::levelOfAllComputers()
{
    open(GameSetup());
    auto *note = find<ReasonLabel>("levelNote");
    QCOMPARE(segments("level")->current(), static_cast<int>(players::Level::Easy));
    const QString easy = note->text();
    choose(segments("level"), 3);
    for (std::size_t i = 1; i < 4; ++i)
        QCOMPARE(dialog_->setup().chairs[i].level, players::Level::Hard);
    QVERIFY(note->text() != easy);
    click(more());
    choose(kind(3), static_cast<int>(players::Level::Master));
    QCOMPARE(segments("level")->current(), -1);
    QVERIFY(note->text().contains(QStringLiteral("seats")));
    QVERIFY(play()->isEnabled());
    choose(segments("level"), 0);
    QCOMPARE(dialog_->setup().chairs[2].level, players::Level::Beginner);
    QCOMPARE(segments("level")->current(), 0);
}

void TestNewGameDialog::playersFillTheirSeats()
{
    open(GameSetup());
    for (const int players : {2, 3, 6, 5, 4, 2, 6, 3}) {
        choose(segments("count"), players - 2);
        QCOMPARE(dialog_->setup().chairs.size(), toIndex(players));
        QCOMPARE(dialog_->setup().chairs[0].kind, ChairSetup::Kind::Human);
        std::set<QString> faces;
        for (const ChairSetup &chair : dialog_->setup().chairs)
            faces.insert(chair.persona);
        QCOMPARE(faces.size(), toIndex(players));
        QCOMPARE(segments("deck")->isVisible(), players == 2);
        QVERIFY(play()->isEnabled());
    }
}

void TestNewGameDialog::seatsAreAddedAndRemoved()
{
    open(GameSetup());
    click(more());
    const std::vector<ChairSetup> before = dialog_->setup().chairs;
    click(find<QToolButton>("remove2"));
    QCOMPARE(dialog_->setup().chairs, (std::vector<ChairSetup>{before[0], before[2], before[3]}));
    QVERIFY(!kind(4)->isVisible());
    // Who left last comes back first.
    choose(segments("count"), 2);
    QCOMPARE(dialog_->setup().chairs, (std::vector<ChairSetup>{before[0], before[2], before[3], before[1]}));
    kind(3)->setFocus();
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Delete);
    QCOMPARE(dialog_->setup().chairs, (std::vector<ChairSetup>{before[0], before[2], before[1]}));
    QVERIFY(kind(3)->hasFocus());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::atLeastTwo()
{
    open(twoPlayers());
    click(more());
    auto *note = find<ReasonLabel>("chairsReason");
    QVERIFY(note->text().isEmpty());
    click(find<QToolButton>("remove1"));
    QCOMPARE(dialog_->setup().chairs.size(), 2u);
    QVERIFY(note->isVisible() && !note->text().isEmpty());
    QVERIFY(play()->isEnabled());
    // Settings from elsewhere may have fewer.
    GameSetup one = twoPlayers();
    one.chairs.pop_back();
    open(one);
    QVERIFY(!find<ReasonLabel>("chairsReason")->reason().isEmpty());
    QVERIFY(!play()->isEnabled());
    choose(segments("count"), 0);
    QVERIFY(find<ReasonLabel>("chairsReason")->reason().isEmpty());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::onlyWatching()
{
    open(twoPlayers());
    click(more());
    choose(kind(1), static_cast<int>(players::Level::Medium));
    QCOMPARE(dialog_->setup().chairs[0].kind, ChairSetup::Kind::Computer);
    QCOMPARE(find<PictureButtons>("opponents")->buttons().size(), std::size_t(personaIds().size()));
    for (const QToolButton *button : find<PictureButtons>("opponents")->buttons())
        QVERIFY(button->isVisible());
    QVERIFY(play()->isEnabled());
    // Without computers there is nothing to choose about them.
    choose(kind(1), kPerson);
    choose(kind(2), kPerson);
    QVERIFY(!segments("level")->isVisible() && !find<PictureButtons>("opponents")->isVisible());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::ninjanSeatsFive()
{
    open(sixPlayers());
    click(more());
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QCOMPARE(dialog_->setup().game, Game::Ninjan);
    QCOMPARE(dialog_->setup().chairs.size(), 5u);
    QVERIFY(!segments("count")->button(4)->isVisible());
    QVERIFY(play()->isEnabled());
    // Rules that it does not have.
    for (const char *name : {"edition", "firstStarter", "nextStarter", "wholeHandLead", "target", "points"})
        QVERIFY(!box(name)->isVisible());
    choose(segments("count"), 0);
    QVERIFY(!segments("deck")->isVisible());
    QVERIFY(find<QLabel>("summary")->text().contains(QStringLiteral("Ninjan")));
    choose(segments("game"), static_cast<int>(Game::Odin));
    QVERIFY(segments("count")->button(4)->isVisible());
    QCOMPARE(dialog_->setup().chairs.size(), 6u); // as it was set up
}

void TestNewGameDialog::eachGameHasItsOwnChoices()
{
    GameSetup ninjan = twoPlayers();
    ninjan.game = Game::Ninjan;
    open(GameSetup());
    dialog_->setRemembered([&ninjan](Game game) {
        GameSetup setup = ninjan;
        setup.game = game;
        return setup;
    });
    choose(segments("level"), 4);
    const GameSetup odin = dialog_->setup();
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QCOMPARE(dialog_->setup().chairs[1], ninjan.chairs[1]);
    QCOMPARE(dialog_->setup().chairs.size(), 2u);
    choose(segments("game"), static_cast<int>(Game::Odin));
    QCOMPARE(dialog_->setup(), odin);
}

void TestNewGameDialog::programFileIsChosenWithoutBlocking()
{
    open(twoPlayers());
    click(more());
    choose(kind(2), kProgram);
    QVERIFY(!play()->isEnabled());
    click(find<QToolButton>("browse2"));
    auto *files = dialog_->findChild<QFileDialog *>();
    QVERIFY(files && files->isVisible());
    Q_EMIT files->fileSelected(QStringLiteral("/my bots/loki.py"));
    files->close();
    QCOMPARE(dialog_->setup().chairs[1], ChairSetup::program(QStringLiteral("python3 \"/my bots/loki.py\"")));
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::enterInAFieldKeepsTheDialogOpen()
{
    // While Play is disabled, some platforms would make Cancel the default button.
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0;
    open(setup);
    QVERIFY(!play()->isEnabled());
    click(more());
    auto *deal = find<QLineEdit>("deal");
    click(deal);
    QTest::keyClick(deal, Qt::Key_Return);
    QVERIFY(dialog_->isVisible());
    // In the name of a person it starts the game.
    open(twoPlayers());
    click(more());
    nameOf(1)->setFocus();
    QTest::keyClicks(nameOf(1), QStringLiteral("Ada"));
    QTest::keyClick(nameOf(1), Qt::Key_Return);
    QCOMPARE(dialog_->result(), int(QDialog::Accepted));
}

REGISTER_TEST(TestNewGameDialog)
#include "moc_new_game_dialog_test.cpp"
