// SPDX-License-Identifier: GPL-3.0-or-later
// A change of language at any moment: with dialogs open, during a drag, an animation, a choice.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "tests/ui/spoken_texts.h"

#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTabBar>
#include <QTextEdit>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// All texts, tool tips and accessible names in that window.
QStringList textsOf(const QWidget &top)
{
    QStringList texts{top.windowTitle()};
    for (const QWidget *widget : top.findChildren<QWidget *>()) {
        // Qt sets the names of a tab bar's arrow buttons only once; they are shown only for many tabs.
        if (widget->window() != top.window() || widget->objectName().startsWith(QLatin1String("qt_"))
            || qobject_cast<QTabBar *>(widget->parentWidget()))
            continue;
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (!widget->isVisibleTo(&top))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        else if (const auto *line = qobject_cast<const QLineEdit *>(widget))
            texts << line->placeholderText();
        else if (const auto *list = qobject_cast<const QListWidget *>(widget))
            for (int i = 0; i < list->count(); ++i)
                texts << list->item(i)->text();
        else if (const auto *text = qobject_cast<const QTextEdit *>(widget))
            texts << text->toPlainText().split(QLatin1Char('\n'));
        else if (const auto *combo = qobject_cast<const QComboBox *>(widget))
            for (int i = 0; i < combo->count(); ++i)
                texts << combo->itemText(i);
    }
    QStringList shown;
    for (const QString &text : texts)
        if (!plain(text).trimmed().isEmpty())
            shown.push_back(plain(text));
    return shown;
}

void switchLanguage(PlayedWindow &p, const QString &code)
{
    p.settings().setLanguage(code);
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents(); // widgets that repeat others' texts update
}

std::unique_ptr<QWidget> opened(PlayedWindow &p, const QString &which)
{
    std::unique_ptr<QWidget> window;
    if (which == QLatin1String("new game")) {
        window = std::make_unique<NewGameDialog>(GameSetup());
    } else if (which == QLatin1String("settings")) {
        window = std::make_unique<SettingsDialog>(p.settings(), p.window().actions().keyed(), QStringLiteral("en"),
                                                  &p.window());
    } else {
        auto rules = std::make_unique<RuleBookWindow>(p.languages(), p.window().pictures(), &p.window());
        rules->setGame(which.endsWith(QLatin1String("Odin")) ? Game::Odin : Game::Ninjan);
        window = std::move(rules);
    }
    window->show();
    return window;
}

Reason dealThree(PlayedWindow &p, Events more = {})
{
    return p.deal({"human:1", "computer:easy:sigrid", "computer:master:ivar"},
                  {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3", "B5 B6 B7 R5 R6 R7 G6 G7 G8"}, 0,
                  std::move(more));
}

} // namespace

class TestLanguageSwitch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void openWindowsAreTranslated_data();
    void openWindowsAreTranslated();
    void dragContinues();
    void animationContinues();
    void pickUpChoiceContinues();
    void digitsAfterACancelledChoice();
    void digitsOnTheTable();
};

void TestLanguageSwitch::openWindowsAreTranslated_data()
{
    QTest::addColumn<QString>("which");
    for (const char *which : {"new game", "settings", "rules of Odin", "rules of Ninjan"})
        QTest::newRow(which) << QString::fromLatin1(which);
}

/// After the change, open windows have the same texts as newly opened ones.
void TestLanguageSwitch::openWindowsAreTranslated()
{
    QFETCH(QString, which);
    PlayedWindow p;
    QCOMPARE(dealThree(p), Reason::None);
    const std::unique_ptr<QWidget> open = opened(p, which);
    for (const char *code : {"de", "ru", "ar", "uk", "de", "en"}) {
        switchLanguage(p, QString::fromLatin1(code));
        QCOMPARE(open->layoutDirection(), QLocale().textDirection());
        const QStringList texts = textsOf(*open);
        QVERIFY(texts.size() > 10);
        QCOMPARE(texts, textsOf(*opened(p, which)));
    }
}

/// The card stays under the pointer and can still be dropped.
void TestLanguageSwitch::dragContinues()
{
    PlayedWindow p;
    QCOMPARE(dealThree(p), Reason::None);
    const QPointF from = p.placeOf("P6"), over = p.middle() + QPointF(30, 20);
    p.press(from);
    p.moveTo(from, over);
    switchLanguage(p, QStringLiteral("de"));
    p.moveTo(over, p.middle());
    p.release(p.middle());
    QVERIFY(p.table().record().size() >= 3);
    QCOMPARE(std::get<PlayEvent>(p.table().record()[2]).cards, cardsNamed("P6"));

    // The hand moves in a right-to-left language: the drag must not become a wrong play.
    QCOMPARE(dealThree(p), Reason::None);
    p.press(p.placeOf("P6"));
    p.moveTo(p.placeOf("P6"), over);
    switchLanguage(p, QStringLiteral("ar"));
    p.release(over);
    const Events &events = p.table().record();
    QVERIFY(events.size() == 2 || std::get<PlayEvent>(events[2]).cards == cardsNamed("P6"));
    QCOMPARE(p.view().stage().hand().items().size(), std::size_t(events.size() == 2 ? 9 : 8));
}

void TestLanguageSwitch::animationContinues()
{
    PlayedWindow p;
    p.settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    QCOMPARE(dealThree(p), Reason::None);
    p.clickCard("P6");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().animator().moving());
    for (const QString &code : languageCodes()) {
        switchLanguage(p, code);
        QVERIFY(foreignTexts(
                    {plain(p.view().game().playButton()->label()), plain(p.view().game().passButton()->label())}, code)
                    .isEmpty());
    }
    QTRY_VERIFY(!p.view().stage().animator().moving());
    QVERIFY(p.table().record().size() >= 3);
}

/// A play that waits for its pick-up still waits.
void TestLanguageSwitch::pickUpChoiceContinues()
{
    PlayedWindow p;
    QCOMPARE(dealThree(p, {PlayEvent{0, cardsNamed("P6"), kNoCard},
                           PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}, PassEvent{2}}),
             Reason::None);
    p.clickCard("B2");
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    switchLanguage(p, QStringLiteral("ar"));
    QVERIFY(p.view().stage().choosing());
    QVERIFY(foreignTexts({plain(p.view().message()->text())}, QStringLiteral("ar")).isEmpty());
    const auto &tableCards = p.view().stage().tableSet().items();
    for (const CardItem *item : tableCards)
        if (item->card() == cardsNamed("B3").first()) {
            p.clickItem(item);
            break;
        }
    QVERIFY(!p.view().stage().choosing());
}

/// Regression: the set's value, hidden during a pick-up choice, reappeared in the old digits.
void TestLanguageSwitch::digitsAfterACancelledChoice()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    QCOMPARE(dealThree(p, {PlayEvent{0, cardsNamed("P6"), kNoCard},
                           PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}, PassEvent{2}}),
             Reason::None);
    p.clickCard("B2");
    p.clickCard("B8");
    p.key(Qt::Key_Return);
    QVERIFY(p.view().stage().choosing());
    p.settings().nativeDigits.set(true);
    QCoreApplication::sendPostedEvents();
    p.key(Qt::Key_Escape);
    QVERIFY(!p.view().stage().choosing());
    QStringList values;
    for (const QGraphicsItem *item : p.window().tableView().scene()->items())
        if (const auto *chip = dynamic_cast<const ValueChipItem *>(item); chip && chip->isVisible())
            values << chip->text();
    QCOMPARE(values, QStringList{QStringLiteral("٣١")});
}

/// The value of the set on the table changes its digits.
void TestLanguageSwitch::digitsOnTheTable()
{
    PlayedWindow p({1280, 800}, QStringLiteral("ar"));
    const auto shown = [&p] {
        QStringList texts;
        for (const QGraphicsItem *item : p.window().tableView().scene()->items())
            if (const auto *chip = dynamic_cast<const ValueChipItem *>(item); chip && chip->isVisible())
                texts << chip->text();
        texts.sort();
        return texts;
    };
    const auto write = [&p](bool own) {
        p.settings().nativeDigits.set(own);
        QCoreApplication::sendPostedEvents();
    };
    QCOMPARE(dealThree(p, {PlayEvent{0, cardsNamed("P6"), kNoCard}}), Reason::None);
    QCOMPARE(shown(), QStringList{QStringLiteral("6")});
    write(true);
    QCOMPARE(shown(), QStringList{QStringLiteral("٦")});
    QCOMPARE(
        p.dealNinjan({"human", "human"}, "R7 P4 S2", {"R1 R2 R3 R4 R5 R6 R8 R9 R10", "S1 S3 S4 S5 S6 S7 S8 S9 S10"}),
        Reason::None);
    QCOMPARE(shown(), (QStringList{QStringLiteral("٢"), QStringLiteral("٤"), QStringLiteral("٧")}));
    write(false);
    QCOMPARE(shown(), (QStringList{QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("7")}));
}

REGISTER_TEST(TestLanguageSwitch)
#include "tst_language_switch.moc"
