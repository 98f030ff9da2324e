// The new game dialog with real keys and mouse events.
#define QTEST_QPA_MOUSE_HANDLING
#include "engine/core/to_index.h"
#include "ui/newgame/new_game_dialog.h"

#include "ui/newgame/chair_button.h"
#include "ui/newgame/chair_table.h"
#include "ui/newgame/face_button.h"
#include "ui/newgame/new_game_dialog_colours.h"
#include "ui/newgame/new_game_widgets.h"
#include "ui/widgets/segments.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

#include <set>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A translator that puts every text into brackets, so that untranslated texts stand out.
class Brackets : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        const QString text = QString::fromUtf8(source);
        return n < 0 ? QLatin1Char('[') + text + QLatin1Char(']') : QStringLiteral("[%Ln of them]");
    }
};

GameSetup twoPlayers()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard, QStringLiteral("sigrid"))};
    return setup;
}

GameSetup sixPlayers()
{
    GameSetup setup;
    setup.chairs.assign(6, ChairSetup::computer(players::Level::Medium));
    setup.chairs[0] = ChairSetup::human();
    return setup;
}

/// Chooses the entry with that value by keyboard.
void choose(ChoiceBox *box, int value)
{
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->value() != value; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->value(), value);
}

void choose(Segments *segments, int index)
{
    if (!segments->showsCombo()) {
        QTest::mouseClick(segments->button(index), Qt::LeftButton);
    } else {
        segments->combo()->setFocus();
        QTest::keyClick(segments->combo(), Qt::Key_Home);
        for (int i = 0; i < index; ++i)
            QTest::keyClick(segments->combo(), Qt::Key_Down);
    }
    QCOMPARE(segments->current(), index);
}

void click(QWidget *widget) { QTest::mouseClick(widget, Qt::LeftButton); }

const QString kSigrid = QStringLiteral("sigrid");

} // namespace

class TestNewGameDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterPlaysAtOnce();
    void escapeRejects();
    void humanNames();
    void ownFaceIsChosen();
    void computerLevelAndPersona();
    void takenFacesCannotBeChosen();
    void playersFillTheirPlaces();
    void seatsAreAddedAndRemoved();
    void chairsByKeyboard();
    void atLeastTwo();
    void singleHumanSitsAtTheBottom();
    void onlyWatching();
    void ninjanSeatsFive();
    void nothingJumps();
    void enterInAFieldKeepsTheDialogOpen();
    void equalNamesAreReported();
    void houseRuleSelectsCustomEdition();
    void editionsSetTheRules();
    void editionsAreExplained();
    void targetsCanBeChosenOrTyped();
    void removedStarterIsReset();
    void coloursOfTwoPlayers();
    void coloursByKeyboard();
    void dealNumbersAreChecked_data();
    void dealNumbersAreChecked();
    void diceDrawADealNumber();
    void everyControlIsReachedByTab();
    void mnemonicsAreUnique();
    void everyControlHasAName();
    void languageChangesAtOnce();
    void mirrorsButKeepsClockwise();
    void fitsASmallScreen_data();
    void fitsASmallScreen();

private:
    void open(const GameSetup &setup, QSize size = {1280, 800});
    template <typename T> T *find(const char *name) const
    {
        T *child = dialog_->findChild<T *>(QLatin1String(name));
        if (!child)
            qFatal("no %s", name);
        return child;
    }
    ChoiceBox *box(const char *name) const { return find<ChoiceBox>(name); }
    Segments *segments(const char *name) const { return find<Segments>(name); }
    /// @param number from 1
    ChairButton *place(int number) const { return dialog_->findChild<ChairTable *>()->place(number - 1); }
    FaceButton *face(const QString &id) const { return find<FaceGrid>("who")->button(id); }
    QPushButton *play() const { return find<QPushButton>("play"); }
    std::vector<int> takenPlaces() const;
    std::vector<QWidget *> focusOrder() const;

    std::unique_ptr<QWidget> window_;
    std::unique_ptr<NewGameDialog> dialog_;
};

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

/// Game, number of players, edition: every control keeps its place.
void TestNewGameDialog::nothingJumps()
{
    open(twoPlayers());
    const auto places = [this] {
        QCoreApplication::sendPostedEvents();
        QMap<QString, QRect> all;
        for (const char *name : {"edition", "firstStarter", "nextStarter", "wholeHandLead", "target", "ownTarget",
                                 "points", "deck", "colours", "count", "watch", "deal", "play", "who"}) {
            auto *widget = find<QWidget>(name);
            all[QLatin1String(name)] = QRect(widget->mapTo(dialog_.get(), QPoint()), widget->size());
        }
        for (int number = 1; number <= kTablePlaces; ++number)
            all[QString::number(number)] = place(number)->geometry();
        return all;
    };
    const auto before = places();
    for (const int players : {6, 3, 2}) {
        choose(segments("count"), players - 2);
        QCOMPARE(places(), before);
    }
    for (const odin::Edition &edition : odin::kEditions) {
        choose(box("edition"), static_cast<int>(edition.id));
        QCOMPARE(places(), before);
    }
    choose(segments("target"), 4);
    QCOMPARE(places(), before);
    click(place(4));
    QCOMPARE(places(), before);
    click(face(QLatin1String(kProgramFace)));
    QCOMPARE(places(), before);
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QCOMPARE(places(), before);
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

void TestNewGameDialog::everyControlIsReachedByTab()
{
    open(twoPlayers());
    const std::vector<QWidget *> order = focusOrder();
    const auto reached = [&order](QWidget *widget) {
        return std::find(order.begin(), order.end(), widget) != order.end();
    };
    for (QWidget *widget : dialog_->findChildren<QWidget *>()) {
        // Of radio buttons and chairs, one is a stop; the cross is for the mouse, its key is Delete.
        const bool group = qobject_cast<QRadioButton *>(widget) || qobject_cast<ChairButton *>(widget);
        const bool control =
            (qobject_cast<QAbstractButton *>(widget) && !group && widget->focusPolicy() != Qt::NoFocus)
            || qobject_cast<QComboBox *>(widget) || qobject_cast<QSpinBox *>(widget)
            || (qobject_cast<QLineEdit *>(widget) && !qobject_cast<QAbstractSpinBox *>(widget->parentWidget()));
        if (control && widget->isVisible() && widget->isEnabled())
            QVERIFY2(reached(widget), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())
                                                 + widget->property("text").toString()));
    }
    QVERIFY(reached(place(1)));
    QVERIFY(!reached(place(4)));
    QVERIFY(reached(face(QString())));
    QVERIFY(reached(segments("count")->button(0)));
    // The game, the seats, who sits there, then the rules, then the buttons.
    const auto at = [&order](QWidget *widget) { return std::find(order.begin(), order.end(), widget) - order.begin(); };
    QCOMPARE_LT(at(segments("game")->button(0)), at(place(1)));
    QCOMPARE_LT(at(place(1)), at(face(QString())));
    QCOMPARE_LT(at(face(QString())), at(find<QLineEdit>("name")));
    QCOMPARE_LT(at(find<QLineEdit>("name")), at(segments("count")->button(0)));
    QCOMPARE_LT(at(segments("count")->button(0)), at(box("edition")));
    QCOMPARE_LT(at(box("edition")), at(box("firstStarter")));
    QCOMPARE_LT(at(segments("deck")->button(0)), at(find<ColourChip>("chip0")));
    QCOMPARE_LT(at(find<ColourChip>("chip5")), at(find<QLineEdit>("deal")));
}

void TestNewGameDialog::mnemonicsAreUnique()
{
    open(twoPlayers());
    QSet<QString> letters;
    QStringList texts;
    for (const auto *label : dialog_->findChildren<QLabel *>())
        texts.append(label->text());
    texts.append(play()->text());
    texts.append(find<QCheckBox>("watch")->text());
    int found = 0;
    for (const QString &text : texts)
        if (const QString letter = QKeySequence::mnemonic(text).toString(); !letter.isEmpty()) {
            letters.insert(letter);
            ++found;
        }
    QCOMPARE(letters.size(), found);
    QCOMPARE(found, 11);
    // Mnemonics lead to the control of their label.
    QTest::keyClick(dialog_.get(), Qt::Key_E, Qt::AltModifier);
    QVERIFY(box("edition")->hasFocus());
    QTest::keyClick(dialog_.get(), Qt::Key_D, Qt::AltModifier);
    QVERIFY(find<QLineEdit>("deal")->hasFocus());
}

void TestNewGameDialog::everyControlHasAName()
{
    GameSetup setup = sixPlayers();
    setup.chairs.pop_back();
    open(setup);
    QSet<QWidget *> buddies;
    for (const auto *label : dialog_->findChildren<QLabel *>())
        buddies.insert(label->buddy());
    for (QWidget *widget : focusOrder()) {
        auto *button = qobject_cast<QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || buddies.contains(widget)
                     || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())));
    }
}

void TestNewGameDialog::languageChangesAtOnce()
{
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0;
    open(setup);
    find<QLineEdit>("deal")->setText(QStringLiteral("x"));
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Automatic));
    const std::vector<ChairSetup> before = dialog_->setup().chairs;
    Brackets other;
    QCoreApplication::installTranslator(&other);
    const auto guard = qScopeGuard([&other] { QCoreApplication::removeTranslator(&other); });
    QCoreApplication::sendPostedEvents();
    QVERIFY(dialog_->windowTitle().startsWith(QLatin1Char('[')));
    const auto translated = [](const QString &text) { return text.isEmpty() || text.startsWith(QLatin1Char('[')); };
    for (const auto *widget : dialog_->findChildren<QWidget *>()) {
        QVERIFY2(translated(widget->toolTip()), qPrintable(widget->toolTip()));
        QVERIFY2(translated(widget->accessibleName()), qPrintable(widget->accessibleName()));
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            QVERIFY2(translated(label->text()), qPrintable(label->text()));
        // Game names are not translated.
        if (const auto *button = qobject_cast<const QPushButton *>(widget);
            button && !button->objectName().startsWith(u"game"))
            QVERIFY2(translated(button->text()), qPrintable(button->text()));
        if (const auto *choice = qobject_cast<const ChoiceBox *>(widget))
            for (int i = 0; i < choice->count(); ++i)
                QVERIFY2(translated(choice->itemText(i)), qPrintable(choice->itemText(i)));
    }
    QVERIFY(translated(find<QLineEdit>("name")->placeholderText()));
    // The choices are unchanged.
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(dialog_->setup().chairs, before);
}

void TestNewGameDialog::mirrorsButKeepsClockwise()
{
    open(sixPlayers());
    const auto left = [this](QWidget *widget) { return widget->mapTo(dialog_.get(), QPoint()).x(); };
    for (Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QGuiApplication::setLayoutDirection(direction);
        QCoreApplication::sendPostedEvents();
        QTRY_COMPARE(left(box("edition")) > dialog_->width() / 2, direction == Qt::RightToLeft);
        QCOMPARE(left(find<FaceGrid>("who")) < left(place(1)), direction == Qt::RightToLeft);
        // The next player clockwise sits on the left, in every language.
        QCOMPARE_LT(left(place(2)), left(place(1)));
        QCOMPARE_LT(left(place(1)), left(place(6)));
        // The cross of a chair is mirrored.
        QCOMPARE(place(2)->cross()->x() < place(2)->width() / 2, direction == Qt::RightToLeft);
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestNewGameDialog::fitsASmallScreen_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("rightToLeft");
    for (int players : {1, 2, 6})
        for (bool mirrored : {false, true})
            QTest::addRow("%d players%s", players, mirrored ? ", mirrored" : "") << players << mirrored;
}

void TestNewGameDialog::fitsASmallScreen()
{
    QFETCH(int, players);
    QFETCH(bool, rightToLeft);
    QGuiApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const auto guard = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    // The widest content: all messages, a custom target, the longest entries.
    GameSetup setup = sixPlayers();
    setup.chairs.resize(toIndex(players));
    if (players > 1)
        setup.chairs[1] = ChairSetup::human(QStringLiteral("You"));
    setup.chairs[0] = ChairSetup::human(QStringLiteral("You"));
    setup.nextStarter = odin::NextStarter::LeftOfLastRoundLeader;
    setup.target = 9999;
    setup.coloursOut = 0;
    open(setup, {800, 560}); // 800 × 600 less a window frame
    find<QLineEdit>("deal")->setText(QStringLiteral("x"));
    QCoreApplication::sendPostedEvents();
    auto *middle = find<QScrollArea>("sheetMiddle");
    QCOMPARE_LE(middle->widget()->width(), middle->viewport()->width()); // only down, not aside
    QVERIFY(window_->rect().contains(dialog_->geometry()));
    for (const auto *box : dialog_->findChildren<ChoiceBox *>())
        if (box->isVisible())
            QVERIFY2(box->width() >= box->sizeHint().width(), qPrintable(box->objectName()));
    for (const auto *label : dialog_->findChildren<QLabel *>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->height() >= label->heightForWidth(label->width())
                         && (label->wordWrap() || label->width() >= label->sizeHint().width()),
                     qPrintable(label->text()));
}

QTEST_MAIN(TestNewGameDialog)
#include "tst_new_game_dialog.moc"
