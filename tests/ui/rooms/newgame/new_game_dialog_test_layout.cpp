// SPDX-License-Identifier: GPL-3.0-or-later
// Focus, names, languages and layout of the new game dialog.
#include "tests/ui/rooms/newgame/new_game_dialog_test.h"

#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/text.h"

#include <QAccessible>
#include <QTranslator>

using namespace meadhall::ui::testing;

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

} // namespace

void TestNewGameDialog::everyControlIsReachedByTab()
{
    open(twoPlayers());
    click(more());
    choose(kind(2), kProgram);
    const std::vector<QWidget *> order = focusOrder();
    const auto reached = [&order](QWidget *widget) {
        return std::find(order.begin(), order.end(), widget) != order.end();
    };
    for (QWidget *widget : dialog_->findChildren<QWidget *>()) {
        // Of radio buttons, one is a stop.
        const bool control =
            (qobject_cast<QAbstractButton *>(widget) && !qobject_cast<QRadioButton *>(widget)
             && widget->focusPolicy() != Qt::NoFocus)
            || qobject_cast<QComboBox *>(widget) || qobject_cast<QSpinBox *>(widget)
            || (qobject_cast<QLineEdit *>(widget) && !qobject_cast<QAbstractSpinBox *>(widget->parentWidget())
                && !qobject_cast<QComboBox *>(widget->parentWidget()));
        if (control && widget->isVisible() && widget->isEnabled())
            QVERIFY2(reached(widget), qPrintable(widget->objectName() + QLatin1String(widget->metaObject()->className())
                                                 + widget->property("text").toString()));
    }
    // The game, the players, the opponents, the deck, then rules, seats and the deal, then the buttons.
    open(twoPlayers());
    click(more());
    const std::vector<QWidget *> whole = focusOrder();
    const auto at = [&whole](QWidget *widget) { return std::find(whole.begin(), whole.end(), widget) - whole.begin(); };
    QCOMPARE_LT(at(segments("game")->button(0)), at(segments("count")->button(0)));
    QCOMPARE_LT(at(segments("count")->button(0)), at(segments("level")->button(3)));
    QCOMPARE_LT(at(segments("level")->button(3)), at(opponent(kSigrid)));
    QCOMPARE_LT(at(opponent(kSigrid)), at(segments("deck")->button(0)));
    QCOMPARE_LT(at(segments("deck")->button(0)), at(find<ColourChip>("chip0")));
    QCOMPARE_LT(at(find<ColourChip>("chip5")), at(box("edition")));
    QCOMPARE_LT(at(box("edition")), at(box("firstStarter")));
    QCOMPARE_LT(at(box("wholeHandLead")), at(kind(1)));
    QCOMPARE_LT(at(kind(1)), at(nameOf(1)));
    QCOMPARE_LT(at(nameOf(1)), at(kind(2)));
    QCOMPARE_LT(at(faceOf(2)), at(find<QLineEdit>("deal")));
    QCOMPARE_LT(at(find<QLineEdit>("deal")), at(more()));
    QCOMPARE_LT(at(more()), at(play()));
}

/// To the control of their label; tst_access_keys sees that each letter is there once.
void TestNewGameDialog::mnemonicsLeadToTheirControls()
{
    open(twoPlayers());
    click(more());
    QTest::keyClick(dialog_.get(), Qt::Key_E, Qt::AltModifier);
    QVERIFY(box("edition")->hasFocus());
    QTest::keyClick(dialog_.get(), Qt::Key_D, Qt::AltModifier);
    QVERIFY(find<QLineEdit>("deal")->hasFocus());
}

void TestNewGameDialog::everyControlHasAName()
{
    open(twoPlayers());
    click(more());
    choose(kind(2), kProgram);
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

/// A screen reader says the name of the sheet, what is played, then the button that has the focus.
void TestNewGameDialog::firstWordsSayWhatIsPlayed()
{
    provideWidgetAccessibility();
    open(GameSetup());
    const auto *sheet = QAccessible::queryAccessibleInterface(dialog_.get());
    QCOMPARE(sheet->text(QAccessible::Description), QStringLiteral("Odin, 4 players, to 15 points."));
    QVERIFY(sheet->state().modal);
    // Labels that belong to nothing would be read before.
    for (auto *label : dialog_->findChildren<QLabel *>())
        if (label->isVisible())
            QVERIFY2(!QAccessible::queryAccessibleInterface(label)->relations(QAccessible::Labelled).isEmpty(),
                     qPrintable(label->text()));
    choose(segments("count"), 0);
    QCOMPARE(sheet->text(QAccessible::Description), QStringLiteral("Odin, 2 players, to 15 points."));
    choose(segments("game"), static_cast<int>(Game::Ninjan));
    QCOMPARE(sheet->text(QAccessible::Description), QStringLiteral("Ninjan, 2 players."));
}

void TestNewGameDialog::changesAreAnnounced()
{
    open(GameSetup());
    click(more());
    QStringList said;
    for (auto *announcer : dialog_->findChildren<Announcer *>())
        connect(announcer, &Announcer::announced, this, [&said](const QString &words) { said.append(words); });
    kind(3)->setFocus();
    QTest::keyClick(dialog_->focusWidget(), Qt::Key_Delete);
    QCOMPARE(said.takeLast(), QStringLiteral("Seat 3 is removed. Players: 3."));
    click(find<QToolButton>("remove2"));
    QCOMPARE(said.takeLast(), QStringLiteral("Seat 2 is removed. Players: 2."));
    click(find<ColourChip>("chip4")); // comes back
    QVERIFY(said.contains(QStringLiteral("Left out: orange.")));
    QVERIFY(said.contains(QStringLiteral("Leave out exactly two colours.")));
    click(find<ColourChip>("chip0"));
    const QString out = listed({QStringLiteral("blue"), QStringLiteral("orange")}); // as the locale has it
    QCOMPARE(said.takeLast(), QStringLiteral("Left out: %1.").arg(out));
    click(opponent(QStringLiteral("ivar")));
    QCOMPARE(said.takeLast(), QStringLiteral("Against: Ivar."));
}

void TestNewGameDialog::languageChangesAtOnce()
{
    GameSetup setup = twoPlayers();
    setup.coloursOut = 0;
    open(setup);
    find<QLineEdit>("deal")->setText(QStringLiteral("x")); // opens the rest, where the reason is
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
        if (const auto *label = qobject_cast<const QLabel *>(widget); label && !label->objectName().startsWith(u"seat"))
            QVERIFY2(translated(label->text()), qPrintable(label->text()));
        // Game names are not translated.
        if (const auto *button = qobject_cast<const QPushButton *>(widget);
            button && !button->objectName().startsWith(u"game"))
            QVERIFY2(translated(button->text()), qPrintable(button->text()));
        if (const auto *choice = qobject_cast<const ChoiceBox *>(widget))
            for (int i = 0; i < choice->count(); ++i)
                QVERIFY2(translated(choice->itemText(i)), qPrintable(choice->itemText(i)));
    }
    QVERIFY(translated(nameOf(1)->lineEdit()->placeholderText()));
    QVERIFY(box("wholeHandLead")->hasFocus());
    // The choices are unchanged.
    QCOMPARE(box("wholeHandLead")->value(), static_cast<int>(odin::WholeHandLead::Automatic));
    QCOMPARE(dialog_->setup().chairs, before);
}

void TestNewGameDialog::mirrors()
{
    open(sixPlayers());
    click(more());
    const auto left = [this](QWidget *widget) { return widget->mapTo(dialog_.get(), QPoint()).x(); };
    for (Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft, Qt::LeftToRight}) {
        QGuiApplication::setLayoutDirection(direction);
        QCoreApplication::sendPostedEvents();
        const bool mirrored = direction == Qt::RightToLeft;
        QTRY_COMPARE(left(box("edition")) < left(segments("count")), mirrored);
        QCOMPARE(left(kind(1)) > left(nameOf(1)), mirrored);
        QCOMPARE(left(play()) < left(more()), mirrored);
        // Side by side; the last face may be in another row.
        QCOMPARE(left(opponent(QStringLiteral("bjorn"))) > left(opponent(QStringLiteral("gudrun"))), mirrored);
    }
}

void TestNewGameDialog::fitsASmallScreen_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("rightToLeft");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(800, 560), QSize(640, 400)}) // 800 × 600 less a window frame
        for (int players : {1, 2, 6})
            for (bool mirrored : {false, true})
                QTest::addRow("%d players%s, %d px", players, mirrored ? ", mirrored" : "", size.width())
                    << players << mirrored << size;
}

void TestNewGameDialog::fitsASmallScreen()
{
    QFETCH(int, players);
    QFETCH(bool, rightToLeft);
    QFETCH(QSize, size);
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
    open(setup, size);
    QVERIFY(window_->rect().contains(dialog_->geometry()));
    find<QLineEdit>("deal")->setText(QStringLiteral("x")); // opens the rest, where the reason is
    QCoreApplication::sendPostedEvents();
    auto *middle = find<QScrollArea>("sheetMiddle");
    QCOMPARE_LE(middle->widget()->width(), middle->viewport()->width()); // only down, not aside
    QVERIFY(window_->rect().contains(dialog_->geometry()));
    for (const QWidget *button : {play(), more()})
        QVERIFY(dialog_->rect().contains(QRect(button->mapTo(dialog_.get(), QPoint()), button->size())));
    for (const auto *box : dialog_->findChildren<ChoiceBox *>())
        if (box->isVisible())
            QVERIFY2(box->width() >= box->sizeHint().width(), qPrintable(box->objectName()));
    for (const auto *label : dialog_->findChildren<QLabel *>())
        if (label->isVisible() && !label->text().isEmpty())
            QVERIFY2(label->height() >= label->heightForWidth(label->width())
                         && (label->wordWrap() || label->width() >= label->sizeHint().width()),
                     qPrintable(label->text()));
}
