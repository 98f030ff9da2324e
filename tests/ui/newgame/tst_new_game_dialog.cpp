// The new game dialog with real keys and mouse events.
#define QTEST_QPA_MOUSE_HANDLING
#include "engine/core/to_index.h"
#include "ui/newgame/new_game_dialog.h"

#include "ui/newgame/new_game_dialog_colours.h"
#include "ui/newgame/new_game_seat_list.h"
#include "ui/newgame/new_game_seat_row.h"
#include "ui/newgame/new_game_widgets.h"

#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>

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

void click(QWidget *widget) { QTest::mouseClick(widget, Qt::LeftButton); }

} // namespace

class TestNewGameDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void enterPlaysAtOnce();
    void escapeRejects();
    void humanNames();
    void computerLevelAndPersona();
    void takenPersonasCannotBeChosen();
    void seatsAreAddedAndRemoved();
    void atLeastTwo();
    void enterInAFieldKeepsTheDialogOpen();
    void equalNamesAreReported();
    void houseRuleSelectsCustomEdition();
    void editionsSetTheRules();
    void targetsCanBeChosenOrTyped();
    void removedStarterIsReset();
    void coloursOfTwoPlayers();
    void coloursByKeyboard();
    void dealNumbersAreChecked_data();
    void dealNumbersAreChecked();
    void everyControlIsReachedByTab();
    void mnemonicsAreUnique();
    void everyControlHasAName();
    void languageChangesAtOnce();
    void mirrorsButKeepsClockwise();
    void fitsASmallScreen_data();
    void fitsASmallScreen();

private:
    void open(const GameSetup &setup);
    template <typename T> T *find(const char *name, int place = 0) const
    {
        const QObject *parent = dialog_.get();
        if (place > 0)
            parent = dialog_->findChild<NewGameSeatRow *>(QStringLiteral("place%1").arg(place));
        T *child = parent ? parent->findChild<T *>(QLatin1String(name)) : nullptr;
        if (!child)
            qFatal("no %s at %d", name, place);
        return child;
    }
    ChoiceBox *box(const char *name, int place = 0) const { return find<ChoiceBox>(name, place); }
    QPushButton *play() const { return find<QPushButton>("play"); }
    std::vector<QWidget *> focusOrder() const;

    std::unique_ptr<NewGameDialog> dialog_;
};

void TestNewGameDialog::open(const GameSetup &setup)
{
    dialog_ = std::make_unique<NewGameDialog>(setup);
    dialog_->show();
    QVERIFY(QTest::qWaitForWindowActive(dialog_.get()));
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
    QCOMPARE(dialog_->setup(), GameSetup());
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
    auto *name = find<QLineEdit>("name", 1);
    QCOMPARE(name->placeholderText(), QStringLiteral("You"));
    click(name);
    QTest::keyClicks(name, QStringLiteral("  Ada "));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada"));
    // A space is kept while typing, for a second name.
    QTest::keyClicks(name, QStringLiteral("Bo"));
    QCOMPARE(dialog_->setup().chairs[0].name, QStringLiteral("Ada Bo"));
    choose(box("who", 1), 1);
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::computer(players::Level::Medium));
    choose(box("who", 1), 0);
    QCOMPARE(dialog_->setup().chairs[0], ChairSetup::human(QStringLiteral("Ada Bo")));
}

void TestNewGameDialog::computerLevelAndPersona()
{
    open(twoPlayers());
    QVERIFY(box("level", 4)->isVisible());
    QCOMPARE(box("level", 4)->count(), 5);
    for (int level = 4; level >= 0; --level) {
        choose(box("level", 4), level);
        QCOMPARE(dialog_->setup().chairs[1].level, static_cast<players::Level>(level));
    }
    choose(box("who", 4), 2 + static_cast<int>(personaIds().indexOf(QStringLiteral("ivar"))));
    QCOMPARE(dialog_->setup().chairs[1], ChairSetup::computer(players::Level::Beginner, QStringLiteral("ivar")));
    QVERIFY(!find<QLineEdit>("name", 4)->isVisible());
}

void TestNewGameDialog::takenPersonasCannotBeChosen()
{
    open(twoPlayers());
    auto *who = box("who", 1);
    who->setFocus();
    for (int i = 0; i < 20; ++i) {
        QTest::keyClick(who, Qt::Key_Down);
        QVERIFY(dialog_->setup().chairs[0].persona != QStringLiteral("sigrid"));
    }
    QCOMPARE(dialog_->setup().chairs[0].persona, personaIds().last());
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::seatsAreAddedAndRemoved()
{
    open(GameSetup());
    // Four players sit at places 1, 3, 4 and 5.
    QVERIFY(!find<QPushButton>("add", 1)->isVisible());
    QVERIFY(find<QPushButton>("add", 2)->isVisible());
    click(find<QPushButton>("add", 2));
    QCOMPARE(dialog_->setup().chairs.size(), 5u);
    QCOMPARE(dialog_->setup().chairs[1].kind, ChairSetup::Kind::Computer);
    QVERIFY(box("who", 2)->hasFocus());
    click(find<QToolButton>("remove", 4));
    QCOMPARE(dialog_->setup().chairs.size(), 4u);
    QVERIFY(find<QPushButton>("add", 4)->hasFocus());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Tab);
    click(find<QPushButton>("add", 6));
    QCOMPARE(dialog_->setup().chairs.size(), 6u);
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::atLeastTwo()
{
    open(twoPlayers());
    auto *reason = find<ReasonLabel>("chairsReason");
    QVERIFY(!reason->isVisible());
    click(find<QToolButton>("remove", 1));
    QVERIFY(reason->isVisible());
    QVERIFY(!reason->text().isEmpty());
    QVERIFY(!play()->isEnabled());
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Space);
    QVERIFY(!reason->isVisible());
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

void TestNewGameDialog::equalNamesAreReported()
{
    open(twoPlayers());
    auto *name = find<QLineEdit>("name", 1);
    click(name);
    QTest::keyClicks(name, QStringLiteral("sigrid"));
    // The message is at the second of the two equal names.
    QVERIFY(find<ReasonLabel>("reason", 4)->isVisible());
    QVERIFY(!find<ReasonLabel>("reason", 1)->isVisible());
    QVERIFY(!play()->isEnabled());
    QTest::keyClick(name, Qt::Key_Backspace);
    QVERIFY(!find<ReasonLabel>("reason", 4)->isVisible());
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
    choose(box("points"), 1);
    QVERIFY(dialog_->setup().pointsCountDown);
}

void TestNewGameDialog::editionsSetTheRules()
{
    open(twoPlayers());
    choose(box("edition"), static_cast<int>(odin::Edition::Id::German));
    QCOMPARE(box("nextStarter")->value(), static_cast<int>(odin::NextStarter::LastActor));
    QCOMPARE(box("firstStarter")->value(), 0);
    QCOMPARE(box("deck")->value(), static_cast<int>(odin::TwoPlayerDeck::AllColours));
    choose(box("edition"), static_cast<int>(odin::Edition::Id::BoardGameArena));
    QCOMPARE(box("points")->value(), 1);
    QCOMPARE(box("firstStarter")->value(), -1);
    choose(box("edition"), static_cast<int>(odin::Edition::Id::Ukrainian));
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(editionOf(dialog_->setup()), odin::Edition::Id::Ukrainian);
}

void TestNewGameDialog::targetsCanBeChosenOrTyped()
{
    open(GameSetup());
    auto *own = find<QSpinBox>("ownTarget");
    for (int target : {10, 20, 1, 15}) {
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

void TestNewGameDialog::removedStarterIsReset()
{
    open(GameSetup());
    choose(box("firstStarter"), 3);
    QVERIFY(dialog_->setup().firstStarterChosen);
    QCOMPARE(dialog_->setup().firstStarter, 3);
    click(find<QToolButton>("remove", 5));
    QVERIFY(!dialog_->setup().firstStarterChosen);
    QCOMPARE(box("firstStarter")->value(), -1);
    QVERIFY(play()->isEnabled());
}

void TestNewGameDialog::coloursOfTwoPlayers()
{
    open(GameSetup());
    QVERIFY(!find<ColourChips>("colours")->isVisible());
    open(twoPlayers());
    QVERIFY(find<ColourChips>("colours")->isVisible());
    QCOMPARE(dialog_->setup().coloursOut, GameSetup::kDefaultColoursOut);
    click(find<ColourChip>("chip4"));
    QVERIFY(!play()->isEnabled());
    QVERIFY(find<ReasonLabel>("coloursReason")->isVisible());
    click(find<ColourChip>("chip0"));
    QCOMPARE(dialog_->setup().coloursOut, odin::Colours(0b100001));
    QVERIFY(play()->isEnabled());
    QVERIFY(!find<ReasonLabel>("coloursReason")->isVisible());
    click(find<ColourChip>("chip1"));
    QVERIFY(!play()->isEnabled());
    choose(box("deck"), static_cast<int>(odin::TwoPlayerDeck::TwoOutRandom));
    QVERIFY(!find<ColourChips>("colours")->isVisible());
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
    QCOMPARE(find<ReasonLabel>("dealReason")->isVisible(), !good);
    QCOMPARE(dialog_->setup().deal, good && !typed.isEmpty() ? std::optional(deal) : std::nullopt);
}

void TestNewGameDialog::everyControlIsReachedByTab()
{
    open(twoPlayers());
    const std::vector<QWidget *> order = focusOrder();
    const auto reached = [&order](QWidget *widget) {
        return std::find(order.begin(), order.end(), widget) != order.end();
    };
    for (QWidget *widget : dialog_->findChildren<QWidget *>()) {
        const bool control =
            qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget)
            || qobject_cast<QSpinBox *>(widget)
            || (qobject_cast<QLineEdit *>(widget) && !qobject_cast<QAbstractSpinBox *>(widget->parentWidget()));
        if (control && widget->isVisible() && widget->isEnabled())
            QVERIFY2(reached(widget), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())
                                                 + widget->property("text").toString()));
    }
    // The seats clockwise, then the rules, then the buttons.
    const auto place = [&order](QWidget *widget) {
        return std::find(order.begin(), order.end(), widget) - order.begin();
    };
    QCOMPARE_LT(place(box("who", 1)), place(box("who", 4)));
    QCOMPARE_LT(place(box("who", 4)), place(box("edition")));
    QCOMPARE_LT(place(box("edition")), place(box("firstStarter")));
    QCOMPARE_LT(place(box("deck")), place(find<ColourChip>("chip0")));
    QCOMPARE_LT(place(find<ColourChip>("chip5")), place(find<QLineEdit>("deal")));
}

void TestNewGameDialog::mnemonicsAreUnique()
{
    open(twoPlayers());
    QSet<QString> letters;
    QStringList texts;
    for (const auto *label : dialog_->findChildren<QLabel *>())
        texts.append(label->text());
    texts.append(play()->text());
    int found = 0;
    for (const QString &text : texts)
        if (const QString letter = QKeySequence::mnemonic(text).toString(); !letter.isEmpty()) {
            letters.insert(letter);
            ++found;
        }
    QCOMPARE(letters.size(), found);
    QCOMPARE(found, 9);
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
        auto *button = qobject_cast<QPushButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || buddies.contains(widget)
                     || (button && !button->text().isEmpty()),
                 qPrintable(widget->objectName()));
    }
}

void TestNewGameDialog::languageChangesAtOnce()
{
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0;
    open(setup);
    find<QLineEdit>("deal")->setText(QStringLiteral("x"));
    choose(box("wholeHandLead"), static_cast<int>(odin::WholeHandLead::Automatic));
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
    QVERIFY(translated(find<QLineEdit>("name", 1)->placeholderText()));
    // The choices are unchanged.
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(box("level", 4)->value(), static_cast<int>(players::Level::Hard));
    QCOMPARE(dialog_->setup().chairs, setup.chairs);
}

void TestNewGameDialog::mirrorsButKeepsClockwise()
{
    open(sixPlayers());
    const auto left = [this](QWidget *widget) { return widget->mapTo(dialog_.get(), QPoint()).x(); };
    const auto place = [this](int number) {
        return dialog_->findChild<NewGameSeatRow *>(QStringLiteral("place%1").arg(number));
    };
    for (Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        QGuiApplication::setLayoutDirection(direction);
        QCoreApplication::sendPostedEvents();
        QTRY_COMPARE(left(box("edition")) > dialog_->width() / 3, direction == Qt::RightToLeft);
        // The next player clockwise sits on the left, in every language.
        QCOMPARE_LT(left(place(2)), left(place(1)));
        QCOMPARE_LT(left(place(1)), left(place(6)));
        // The controls within a place are mirrored.
        QCOMPARE(left(find<QToolButton>("remove", 2)) < left(box("who", 2)), direction == Qt::RightToLeft);
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
    open(setup);
    find<QLineEdit>("deal")->setText(QStringLiteral("x"));
    QTRY_VERIFY(!dialog_->findChild<QScrollArea *>()->verticalScrollBar()->isVisible());
    // 800 × 600 less a window frame.
    QCOMPARE_LE(dialog_->width(), 790);
    QCOMPARE_LE(dialog_->height(), 560);
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
