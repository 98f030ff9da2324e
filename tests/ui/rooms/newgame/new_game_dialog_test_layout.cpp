// SPDX-License-Identifier: GPL-3.0-or-later
// Focus, names, languages and layout of the new game dialog.
#include "tests/ui/rooms/newgame/new_game_dialog_test.h"

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
