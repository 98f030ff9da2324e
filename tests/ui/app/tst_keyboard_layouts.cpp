// SPDX-License-Identifier: GPL-3.0-or-later
// Keys are places: digits, letters, shortcuts and access keys work on every keyboard layout, alone or as a second one.
#include "tests/test_program.h"
#include "tests/ui/ninjan_deals.h"
#include "ui/app/actions.h"
#include "ui/app/analysis_controller.h"
#include "ui/rooms/analysis/analysis_room.h"
#include "ui/rooms/analysis/card_picker.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/rooms/settings/shortcuts_page.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabWidget>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// A layout as xkeyboard-config has it: what the keys of the four rows type without Shift, from codes 10, 24, 38, 52.
struct Layout {
    const char *name;
    QStringView rows[4];
};
constexpr quint32 kRowCodes[] = {10, 24, 38, 52};
constexpr Layout kLayouts[] = {
    {"us", {u"1234567890-=", u"qwertyuiop[]", u"asdfghjkl;'`", u"zxcvbnm,./"}},
    {"de", {u"1234567890ß ", u"qwertzuiopü+", u"asdfghjklöä ", u"yxcvbnm,.-"}},
    {"fr", {u"&é\"'(-è_çà)=", u"azertyuiop $", u"qsdfghjklmù²", u"wxcvbn,;:!"}},
    {"cz", {u"+ěščřžýáíé= ", u"qwertzuiopú)", u"asdfghjklů§;", u"yxcvbnm,.-"}},
    {"ru", {u"1234567890-=", u"йцукенгшщзхъ", u"фывапролджэё", u"ячсмитьбю."}},
    {"ua", {u"1234567890-=", u"йцукенгшщзхї", u"фівапролджє'", u"ячсмитьбю."}},
    {"ara", {u"1234567890-=", u"ضصثقفغعهخحجد", u"شسيبلاتنمكطذ", u"ئءؤر\uFEFBىةوزظ"}},
};

const Layout &layoutNamed(const char *name)
{
    return *std::find_if(std::begin(kLayouts), std::end(kLayouts),
                         [&](const Layout &one) { return qstrcmp(one.name, name) == 0; });
}

/// The code of the key that types a sign; 0: none.
quint32 codeOf(const Layout &layout, QChar sign)
{
    for (int row = 0; row < 4; ++row)
        if (const qsizetype column = layout.rows[row].indexOf(sign.toLower()); column >= 0)
            return kRowCodes[row] + static_cast<quint32>(column);
    return 0;
}

QChar signAt(const Layout &layout, quint32 code)
{
    for (int row = 0; row < 4; ++row)
        if (code >= kRowCodes[row] && code < kRowCodes[row] + layout.rows[row].size())
            return layout.rows[row][code - kRowCodes[row]];
    return {};
}

bool isLatin(const Layout &layout) { return codeOf(layout, QLatin1Char('q')) > 0; }

/// Presses the key with this code, as Qt reports it.
/// @param second after an English layout: with Ctrl, Qt then reports the English letter
void press(const Layout &layout, quint32 code, Qt::KeyboardModifiers modifiers = {}, bool second = false)
{
    const bool english = second && !isLatin(layout) && (modifiers & Qt::ControlModifier);
    const QChar sign = signAt(english ? kLayouts[0] : layout, code);
    QWidget *popup = QApplication::activePopupWidget();
    QWidget *receiver = popup ? popup : QApplication::focusWidget();
    QVERIFY(receiver);
    const QString text = modifiers & Qt::ControlModifier ? QString() : QString(sign);
    const int key = sign.toUpper().unicode();
    if (!popup && qt_sendShortcutOverrideEvent(receiver, 0, key, modifiers, text))
        return;
    QKeyEvent event(QEvent::KeyPress, key, modifiers, code, 0, 0, text);
    QApplication::sendEvent(receiver, &event);
}

/// Where a person finds a letter: by its label on Latin layouts, else where an English keyboard has it.
quint32 placeOf(const Layout &layout, char sign)
{
    return codeOf(isLatin(layout) ? layout : kLayouts[0], QLatin1Char(sign));
}

} // namespace

class TestKeyboardLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void digitsChooseCards_data() { allLayouts(); }
    void digitsChooseCards();
    void digitsThrow_data() { allLayouts(); }
    void digitsThrow();
    void lettersAct_data() { allLayouts(); }
    void lettersAct();
    void lettersNameCards_data() { allLayouts(); }
    void lettersNameCards();
    void recordedShortcutsAreLatin_data() { allLayouts(); }
    void recordedShortcutsAreLatin();
    void oldShortcutsKeepTheirPlace();
    void chosenShortcutsAreAlone();
    void accessKeysOpenMenus_data();
    void accessKeysOpenMenus();

private:
    void allLayouts();
};

void TestKeyboardLayouts::allLayouts()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("second");
    for (const Layout &layout : kLayouts)
        for (const bool second : {false, true})
            QTest::addRow("%s%s", layout.name, second ? " after us" : "") << QString::fromLatin1(layout.name) << second;
}

void TestKeyboardLayouts::digitsChooseCards()
{
    QFETCH(QString, name);
    QFETCH(bool, second);
    const Layout &layout = layoutNamed(name.toLatin1().constData());
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    p.view().setFocus();
    for (quint32 digit = 1; digit <= 9; ++digit) {
        press(layout, 9 + digit, {}, second);
        QCOMPARE(p.view().stage().hand().selection(),
                 cardsNamed(QByteArray("B" + QByteArray::number(digit)).constData()));
        p.key(Qt::Key_Escape); // without a selection it would lead to the start page
    }
}

void TestKeyboardLayouts::digitsThrow()
{
    QFETCH(QString, name);
    QFETCH(bool, second);
    const Layout &layout = layoutNamed(name.toLatin1().constData());
    PlayedWindow p;
    for (quint32 symbol = 0; symbol < 3; ++symbol) {
        QCOMPARE(p.dealNinjan(kDuel, kTiePiles, {kTieOwn, kTieOther}, eventsOfTiedGame()), Reason::None);
        QTRY_VERIFY(p.ninjan().panel()->isVisible());
        press(layout, 10 + symbol, {}, second);
        QTRY_VERIFY(countOf<ThrowEvent>(p.table().record()) > 0);
    }
}

void TestKeyboardLayouts::lettersAct()
{
    QFETCH(QString, name);
    QFETCH(bool, second);
    const Layout &layout = layoutNamed(name.toLatin1().constData());
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 1,
                    {PlayEvent{1, cardsNamed("R1"), kNoCard}}),
             Reason::None);
    p.view().setFocus();
    const Hand::Sort sort = p.view().stage().hand().sort();
    press(layout, placeOf(layout, 's'), {}, second);
    QVERIFY(p.view().stage().hand().sort() != sort);
    press(layout, placeOf(layout, ','), Qt::ControlModifier, second);
    auto *settings = p.window().findChild<SettingsDialog *>();
    QVERIFY(settings && settings->isVisible());
    p.key(Qt::Key_Escape);
    QTRY_VERIFY(!p.window().findChild<SettingsDialog *>());
    p.view().setFocus();
    const std::size_t before = p.table().record().size();
    press(layout, placeOf(layout, 'p'), {}, second);
    QVERIFY(p.table().record().size() > before);
    QVERIFY(std::holds_alternative<PassEvent>(p.table().record().at(before)));
    QTRY_VERIFY(p.table().canUndo());
    press(layout, placeOf(layout, 'z'), Qt::ControlModifier, second);
    QTRY_COMPARE(p.table().record().size(), before);
    press(layout, placeOf(layout, 'n'), Qt::ControlModifier, second);
    QVERIFY(p.window().findChild<NewGameDialog *>());
}

/// And refused where another layout's key at the same place has them.
void TestKeyboardLayouts::lettersNameCards()
{
    QFETCH(QString, name);
    QFETCH(bool, second);
    const Layout &layout = layoutNamed(name.toLatin1().constData());
    PlayedWindow p;
    const auto *controller = new AnalysisController(p.settings(), &p.window());
    p.window().actions().analyse->trigger();
    AnalysisRoom *room = controller->room();
    QVERIFY(room && room->picker()->hasFocus());
    const auto type = [&](const char *keys) {
        for (; *keys; ++keys)
            press(layout, *keys >= '0' && *keys <= '9' ? quint32(9 + *keys - '0') : placeOf(layout, *keys), {}, second);
    };
    type("b7k3");
    QCOMPARE(room->line()->text(), QStringLiteral("Odin 15 / * B7 K3 =0 / 9 =0 / 9 =0 / 9 =0"));
    room->setPosition(record::emptyPosition(Game::Ninjan, 2));
    room->picker()->setFocus();
    type("r-4s2");
    QVERIFY(room->line()->text().contains(QStringLiteral("R-4 S2")));
}

void TestKeyboardLayouts::recordedShortcutsAreLatin()
{
    QFETCH(QString, name);
    QFETCH(bool, second);
    const Layout &layout = layoutNamed(name.toLatin1().constData());
    PlayedWindow p;
    p.window().findChild<QAction *>(QStringLiteral("settings"))->trigger();
    auto *settings = p.window().findChild<SettingsDialog *>();
    auto *field = settings->findChild<KeyField *>(QStringLiteral("pass"));
    auto *pages = settings->findChild<QTabWidget *>();
    while (!pages->currentWidget()->isAncestorOf(field) && pages->currentIndex() + 1 < pages->count())
        pages->setCurrentIndex(pages->currentIndex() + 1);
    field->setFocus();
    QVERIFY(field->hasFocus());
    press(layout, placeOf(layout, 'h'), {}, second);
    QCOMPARE(p.settings().keys(QStringLiteral("pass")), std::nullopt);
    press(layout, 12, {}, second); // a digit chooses a card
    QCOMPARE(p.settings().keys(QStringLiteral("pass")), std::nullopt);
    press(layout, placeOf(layout, 'k'), Qt::ControlModifier, second);
    QCOMPARE(p.settings().keys(QStringLiteral("pass")), std::optional(QKeySequence(Qt::CTRL | Qt::Key_K)));
}

/// Shortcuts that were recorded in another script before.
void TestKeyboardLayouts::oldShortcutsKeepTheirPlace()
{
    PlayedWindow p;
    p.settings().setKeys(QStringLiteral("hint"), QKeySequence(Qt::CTRL | Qt::Key(0x41b))); // Л, at the place of K
    QCOMPARE(p.window().findChild<QAction *>(QStringLiteral("hint"))->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_K));
}

/// Of two actions with the same keys Qt would trigger neither.
void TestKeyboardLayouts::chosenShortcutsAreAlone()
{
    PlayedWindow p;
    const ui::Actions &actions = p.window().actions();
    const QKeySequence keys = actions.dealOfDay->shortcut();
    p.settings().setKeys(QStringLiteral("hint"), keys);
    QCOMPARE(actions.hint->shortcut(), keys);
    QVERIFY(actions.dealOfDay->shortcut().isEmpty());
    p.settings().setKeys(QStringLiteral("hint"), QKeySequence(Qt::CTRL | Qt::Key_Y));
    QCOMPARE(actions.dealOfDay->shortcut(), keys);
}

void TestKeyboardLayouts::accessKeysOpenMenus_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("own"); // the layout that has the language's letters
    QTest::addColumn<QString>("name");
    for (const auto &[language, own] : std::initializer_list<std::pair<const char *, const char *>>{
             {"en", "us"}, {"de", "us"}, {"ru", "ru"}, {"uk", "ua"}, {"ar", "ara"}})
        for (const Layout &layout : kLayouts)
            QTest::addRow("%s on %s", language, layout.name)
                << QString::fromLatin1(language) << QString::fromLatin1(own) << QString::fromLatin1(layout.name);
}

void TestKeyboardLayouts::accessKeysOpenMenus()
{
    QFETCH(QString, language);
    QFETCH(QString, own);
    QFETCH(QString, name);
    const Layout &layout = layoutNamed(name.toLatin1().constData()),
                 &ownLayout = layoutNamed(own.toLatin1().constData());
    PlayedWindow p({1280, 800}, language);
    QVERIFY(p.window().focusWidget());
    p.window().activateWindow();
    QMenuBar *bar = p.window().menuBar();
    for (QAction *entry : bar->actions()) {
        const QChar letter(QKeySequence::mnemonic(entry->text())[0].key());
        // By label where the layout has the letter, else by place.
        const quint32 code = codeOf(layout, letter) > 0 ? codeOf(layout, letter) : codeOf(ownLayout, letter);
        QVERIFY2(code > 0, qPrintable(entry->text()));
        press(layout, code, Qt::AltModifier);
        QVERIFY2(entry->menu()->isVisible(), qPrintable(entry->text()));
        QAction *inside = nullptr;
        for (QAction *action : entry->menu()->actions())
            if (!inside && action->menu() && action->isEnabled() && action->isVisible())
                inside = action;
        if (inside && !QKeySequence::mnemonic(inside->text()).isEmpty()) {
            const QChar second(QKeySequence::mnemonic(inside->text())[0].key());
            press(layout, codeOf(layout, second) > 0 ? codeOf(layout, second) : codeOf(ownLayout, second));
            QVERIFY2(inside->menu()->isVisible(), qPrintable(inside->text()));
            inside->menu()->close();
        }
        entry->menu()->close();
        QVERIFY(!entry->menu()->isVisible());
    }
}

REGISTER_TEST(TestKeyboardLayouts)
#include "tst_keyboard_layouts.moc"
