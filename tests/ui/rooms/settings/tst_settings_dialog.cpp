// SPDX-License-Identifier: GPL-3.0-or-later
// The settings dialog: every control takes effect at once, and all languages fit the smallest window; shortcuts can be
// changed, are refused when in use, and restored.
#include "engine/network/invitation.h"
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "ui/app/actions.h"
#include "ui/base/settings/system_preferences.h"
#include "ui/base/sound/sound.h"
#include "ui/base/widgets/segments.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGroupBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QRadioButton>
#include <QSlider>
#include <QTabWidget>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

struct OpenDialog {
    OpenDialog() : settings(store), dialog(settings, actions.keyed(), QStringLiteral("en"), &window)
    {
        actions.applyShortcuts(settings);
        QObject::connect(&settings, &Settings::keysChanged, &actions, [this] { actions.applyShortcuts(settings); });
        window.resize(800, 600);
        window.show();
        dialog.open();
    }
    template <class Widget> Widget *find(const char *name)
    {
        auto *widget = dialog.findChild<Widget *>(QLatin1String(name));
        Q_ASSERT(widget);
        return widget;
    }
    void choose(const char *name, int index)
    {
        if (auto *segments = dialog.findChild<Segments *>(QLatin1String(name))) {
            segments->button(index)->click();
            return;
        }
        auto *box = find<QComboBox>(name);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    void type(const char *action, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(find<QKeySequenceEdit>(action), key, modifiers);
    }

    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    Settings settings;
    QMainWindow window;
    Actions actions{&window};
    SettingsDialog dialog;
};

} // namespace

class SettingsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyControlChangesItsSetting();
    void onlyLinesOfRelaysAreKept();
    void followsTheLanguage_data();
    void followsTheLanguage();
    void closingButtonsDiffer();
    void pagesAreReachedByKeys();
    void keysAreSearched();
    void backspaceClearsKeys();
    void shortcutsCanBeChanged();
    void keysInUseAreRefused();
    void shortcutsWorkOnOtherKeyboards();
    void systemReducedMotionIsDetected();
    void systemColourSchemeIsDetected();
    void changesApplyAtOnce();
};

void SettingsDialogTest::everyControlChangesItsSetting()
{
    OpenDialog open;
    Settings &s = open.settings;
    open.choose("language", languageCodes().indexOf(QStringLiteral("ar")));
    QCOMPARE(s.language(), QStringLiteral("ar"));
    open.choose("theme", 1);
    QCOMPARE(s.theme(), Settings::Theme::Light);
    open.choose("animationSpeed", 3);
    QCOMPARE(s.animationSpeed(), Settings::AnimationSpeed::Slow);
    open.choose("playBy", 2);
    QCOMPARE(s.playBy(), Settings::PlayBy::Drag);
    open.choose("points", 1);
    QVERIFY(s.pointsCountDown());
    open.choose("colours", 1);
    QCOMPARE(s.cardColours(), Settings::CardColours::Vivid);
    open.choose("pace", 3);
    QCOMPARE(s.pace(), 1500);
    const auto toggled = [&](const char *name, auto value) {
        const bool before = value();
        open.find<QCheckBox>(name)->toggle();
        return value() == !before;
    };
    QVERIFY(toggled("ownFigures", [&] { return s.nativeDigits(); }));
    QVERIFY(toggled("reducedMotion", [&] { return s.followsReducedMotion(); }));
    QVERIFY(toggled("dims", [&] { return s.dimsUnplayable(); }));
    QVERIFY(toggled("nextHand", [&] { return s.startsNextHand(); }));
    QVERIFY(toggled("passes", [&] { return s.passesAutomatically(); }));
    QVERIFY(toggled("goesOut", [&] { return s.goesOutAutomatically(); }));
    QVERIFY(toggled("knownCards", [&] { return s.showsKnownCards(); }));
    QVERIFY(toggled("undoWithPeople", [&] { return s.allowsUndoWithPeople(); }));
    QVERIFY(toggled("guestsHints", [&] { return s.allowsGuestsHints(); }));
    QVERIFY(toggled("largeSigns", [&] { return s.largeSigns(); }));
    if (!Sound::available() || !Sound::hasLibrary()) {
        QVERIFY(!open.find<QCheckBox>("sound")->isEnabled());
        QVERIFY(!open.find<QLabel>("noSound")->text().isEmpty()); // with the reason
        return;
    }
    open.find<QSlider>("volume")->setValue(12);
    QCOMPARE(s.volume(), 12);
    QVERIFY(toggled("sound", [&] { return s.soundOn(); }));
    QVERIFY(!open.find<QSlider>("volume")->isEnabled());
}

void SettingsDialogTest::onlyLinesOfRelaysAreKept()
{
    OpenDialog open;
    QSignalSpy changed(&open.settings.relay, &AnySetting::changed);
    auto *line = open.find<QLineEdit>("relay");
    const auto *note = open.find<QLabel>("relayNote");
    QVERIFY(line->text().isEmpty() && note->text().isEmpty());
    line->setFocus();
    QTest::keyClicks(line, QStringLiteral("relay.example:41800"));
    QVERIFY(!note->text().isEmpty());
    QCOMPARE(line->accessibleDescription(), note->text());
    QVERIFY(open.settings.relay().isEmpty());
    QCOMPARE(changed.count(), 0);
    const QString relay =
        network::textOf({QStringLiteral("relay.example"), 41800, QByteArray(network::kKeyBytes, 'k'), {}});
    line->selectAll();
    QGuiApplication::clipboard()->setText(QStringLiteral(" relay: ") + relay);
    line->paste();
    QVERIFY(note->text().isEmpty());
    QCOMPARE(open.settings.relay(), relay);
    QCOMPARE(changed.count(), 1);
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Backspace);
    QVERIFY(note->text().isEmpty());
    QVERIFY(open.settings.relay().isEmpty());
    // Nobody has decided about the router before.
    QVERIFY(!open.settings.asksRouter.chosen());
    open.find<QCheckBox>("router")->click();
    QCOMPARE(open.settings.asksRouter.chosen(), std::optional(true));
    open.find<QCheckBox>("router")->click();
    QCOMPARE(open.settings.asksRouter.chosen(), std::optional(false));
}

void SettingsDialogTest::followsTheLanguage_data()
{
    QTest::addColumn<QString>("code");
    for (const QString &code : languageCodes())
        QTest::newRow(qPrintable(code)) << code;
}

void SettingsDialogTest::followsTheLanguage()
{
    QFETCH(QString, code);
    Languages languages;
    languages.setLanguage(code == QLatin1String("de") ? QStringLiteral("ru") : QStringLiteral("de"));
    OpenDialog open;
    const QString before = open.dialog.windowTitle();
    languages.setLanguage(code);
    QTRY_VERIFY(open.dialog.windowTitle() != before); // while the dialog is open
    QTRY_COMPARE(open.dialog.layoutDirection(), code == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
    QVERIFY(open.window.rect().contains(open.dialog.geometry()));
    // A heading is not said again by what stands below it.
    QStringList headings;
    for (const QGroupBox *heading : open.dialog.findChildren<QGroupBox *>())
        headings.push_back(heading->title());
    const auto repeats = [&](QString words) {
        return headings.contains(words.remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    };
    for (const QLabel *label : open.dialog.findChildren<QLabel *>())
        QVERIFY2(!repeats(label->text()), qPrintable(label->text()));
    for (const QCheckBox *check : open.dialog.findChildren<QCheckBox *>())
        QVERIFY2(!repeats(check->text()), qPrintable(check->text()));
}

/// The cross and the button at the foot were both called “Close”.
void SettingsDialogTest::closingButtonsDiffer()
{
    OpenDialog d;
    const auto *cross = d.find<QAbstractButton>("sheetClose");
    QCOMPARE(cross->accessibleName(), QStringLiteral("Settings: Close"));
    Sheet other(&d.window);
    other.setWindowTitle(QStringLiteral("Other"));
    QCOMPARE(other.findChild<QAbstractButton *>(QStringLiteral("sheetClose"))->accessibleName(),
             QStringLiteral("Close"));
}

void SettingsDialogTest::pagesAreReachedByKeys()
{
    OpenDialog open;
    QVERIFY(QTest::qWaitForWindowActive(&open.window));
    auto *pages = open.dialog.findChild<QTabWidget *>();
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("language"));
    QTest::keyClick(open.window.windowHandle(), Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(pages->currentIndex(), 1);
    QVERIFY(pages->isAncestorOf(QApplication::focusWidget()));
    // Every control of a page is reached, and the page follows.
    auto *last = open.find<QCheckBox>("knownCards");
    for (int i = 0; i < 30 && !last->hasFocus(); ++i)
        QTest::keyClick(open.window.windowHandle(), Qt::Key_Tab);
    QVERIFY(last->hasFocus());
    const QPoint place = last->mapTo(&open.dialog, last->rect().center());
    QCOMPARE(open.dialog.childAt(place), last); // not scrolled out of sight
}

void SettingsDialogTest::keysAreSearched()
{
    OpenDialog open;
    auto *search = open.find<QLineEdit>("searchKeys");
    auto *pages = open.dialog.findChild<QTabWidget *>();
    pages->setCurrentWidget(search->parentWidget()->parentWidget()); // the row is on the page
    QVERIFY(search->isVisible());
    const auto seen = [&open] {
        QStringList names;
        for (const auto *field : open.dialog.findChildren<QKeySequenceEdit *>())
            if (field->isVisible())
                names.push_back(field->objectName());
        return names;
    };
    QCOMPARE(seen().size(), static_cast<int>(open.actions.keyed().size()));
    QTest::keyClicks(search, QStringLiteral("ctrl+z"));
    QCOMPARE(seen(), QStringList{QStringLiteral("undo")});
    search->clear();
    QTest::keyClicks(search, QStringLiteral("hint"));
    QCOMPARE(seen(), QStringList{QStringLiteral("hint")});
    search->clear();
    QVERIFY(!open.find<QLabel>("noKeys")->isVisible());
    QTest::keyClicks(search, QStringLiteral("qxq"));
    QVERIFY(seen().isEmpty() && open.find<QLabel>("noKeys")->isVisible()); // the box was empty
    search->clear();
    QVERIFY(!open.find<QLabel>("noKeys")->isVisible());
    QCOMPARE(seen().size(), static_cast<int>(open.actions.keyed().size()));
}

void SettingsDialogTest::backspaceClearsKeys()
{
    OpenDialog open;
    open.type("pass", Qt::Key_Backspace);
    QVERIFY(open.actions.pass->shortcut().isEmpty());
    open.type("pass", Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_W));
    open.type("pass", Qt::Key_Escape); // closes the sheet as everywhere
    QVERIFY(!open.dialog.isVisible());
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_W));
}

void SettingsDialogTest::shortcutsCanBeChanged()
{
    OpenDialog open;
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_P));
    open.type("pass", Qt::Key_X);
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_X));
    QCOMPARE(open.settings.keys(QStringLiteral("pass")), QKeySequence(Qt::Key_X));
    open.type("hint", Qt::Key_P); // no longer in use
    QCOMPARE(open.actions.hint->shortcut(), QKeySequence(Qt::Key_P));
    QVERIFY(open.find<QLabel>("keysMessage")->text().isEmpty());
    open.find<QPushButton>("restoreKeys")->click();
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_P));
    QCOMPARE(open.actions.hint->shortcut(), QKeySequence(Qt::Key_H));
    QCOMPARE(open.find<QKeySequenceEdit>("hint")->keySequence(), QKeySequence(Qt::Key_H));
}

void SettingsDialogTest::keysInUseAreRefused()
{
    OpenDialog open;
    open.type("pass", Qt::Key_H);
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_P));
    QCOMPARE(open.find<QKeySequenceEdit>("pass")->keySequence(), QKeySequence(Qt::Key_P));
    QVERIFY(open.find<QLabel>("keysMessage")->text().contains(QStringLiteral("Hint")));
    for (Qt::Key own : {Qt::Key_7, Qt::Key_Space, Qt::Key_Left, Qt::Key_Return}) {
        open.type("pass", own);
        QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_P));
        QVERIFY(
            open.find<QLabel>("keysMessage")->text().contains(QKeySequence(own).toString(QKeySequence::NativeText)));
    }
    // Keys that open menus, press buttons and lead back, in any language, are refused.
    for (const QKeySequence &own : {QKeySequence(Qt::ALT | Qt::Key_G), QKeySequence(Qt::ALT | Qt::Key_7),
                                    QKeySequence(Qt::ALT | Qt::Key_Left), QKeySequence(Qt::Key_F10)}) {
        open.type("pass", own[0].key(), own[0].keyboardModifiers());
        QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::Key_P));
        QVERIFY(open.find<QLabel>("keysMessage")->text().contains(own.toString(QKeySequence::NativeText)));
    }
    open.type("pass", Qt::Key_7, Qt::ControlModifier); // with Ctrl it does not type a digit
    QCOMPARE(open.actions.pass->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_7));
}

/// On Russian and Arabic keyboards the key at the place of P acts as P, and so for shortcuts from the settings.
void SettingsDialogTest::shortcutsWorkOnOtherKeyboards()
{
    PlayedWindow played;
    QCOMPARE(played.deal({"human", "computer:easy"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 1,
                         {PlayEvent{1, cardsNamed("R1"), kNoCard}}),
             Reason::None);
    const auto press = [&](int key, quint32 place) {
        QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, place, 0, 0);
        QApplication::sendEvent(&played.view(), &event);
    };
    const std::size_t before = played.table().record().size();
    press(0x041a, 45); // К, at the place of K
    QCOMPARE(played.table().record().size(), before);
    press(0x0417, 33); // З, at the place of P: passes
    QVERIFY(played.table().record().size() > before);
    QVERIFY(std::holds_alternative<PassEvent>(played.table().record().at(before)));
    const Hand::Sort sort = played.view().stage().hand().sort();
    press(0x0633, 39); // س, at the place of S
    QVERIFY(played.view().stage().hand().sort() != sort);
    press(0x0661, 10); // ١, at the place of 1
    QCOMPARE(played.view().stage().hand().selection(), cardsNamed("B1"));
}

void SettingsDialogTest::systemReducedMotionIsDetected()
{
    SystemPreferences::Values values;
    QVERIFY(!SystemPreferences::wantsReducedMotion(values));
    values[QStringLiteral("org.gnome.desktop.interface")][QStringLiteral("enable-animations")] = true;
    values[QStringLiteral("org.kde.kdeglobals.KDE")][QStringLiteral("AnimationDurationFactor")] = QStringLiteral("0.5");
    values[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("reduced-motion")] = 0u;
    QVERIFY(!SystemPreferences::wantsReducedMotion(values));
    const auto one = [&](const char *space, const char *key, const QVariant &value) {
        SystemPreferences::Values other = values;
        other[QLatin1String(space)][QLatin1String(key)] = value;
        return SystemPreferences::wantsReducedMotion(other);
    };
    QVERIFY(one("org.gnome.desktop.interface", "enable-animations", false));
    QVERIFY(one("org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0")));
    QVERIFY(one("org.freedesktop.appearance", "reduced-motion", 1u));
    QVERIFY(!one("org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("perhaps")));
}

void SettingsDialogTest::systemColourSchemeIsDetected()
{
    SystemPreferences::Values values;
    QVERIFY(!SystemPreferences::wantsDark(values));
    const auto scheme = [&values](uint wished) {
        values[QStringLiteral("org.freedesktop.appearance")][QStringLiteral("color-scheme")] = wished;
        return SystemPreferences::wantsDark(values);
    };
    QVERIFY(!scheme(0));
    QCOMPARE(scheme(1), std::optional(true));
    QCOMPARE(scheme(2), std::optional(false));
    // Without a wish, and with the palette of no platform, the hall is light; a theme that was chosen stays.
    QVERIFY(themeOf(Settings::Theme::System) == Theme::Light);
    setSystemDark(true);
    QVERIFY(themeOf(Settings::Theme::System) == Theme::Dark);
    QVERIFY(themeOf(Settings::Theme::Light) == Theme::Light);
    setSystemDark(std::nullopt);
    QVERIFY(themeOf(Settings::Theme::System) == Theme::Light);
}

/// Changes apply to a running game.
void SettingsDialogTest::changesApplyAtOnce()
{
    PlayedWindow played;
    played.window().setUpdatesEnabled(true);
    QCOMPARE(played.deal({"human", "human"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
             Reason::None);
    played.table().answer(0, PlayEvent{0, cardsNamed("B1"), kNoCard});
    QVERIFY(!played.table().canUndo());
    played.settings().allowsUndoWithPeople.set(true);
    QVERIFY(played.table().canUndo());
    const QImage before = played.window().grab().toImage();
    played.settings().cardColours.set(Settings::CardColours::Vivid);
    played.settings().largeSigns.set(true);
    QTRY_VERIFY(played.window().pictures().idle());
    QVERIFY(played.window().grab().toImage() != before);
}

REGISTER_TEST(SettingsDialogTest)
#include "tst_settings_dialog.moc"
