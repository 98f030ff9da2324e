// SPDX-License-Identifier: GPL-3.0-or-later
// Windows on a screen smaller than their preferred size: here 800 × 800.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QScreen>

using namespace meadhall;
using namespace meadhall::ui;

class TestScreenFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void firstWindowFitsTheScreen();
    void geometryOfALargerScreenIsCorrected();
    void maximizedWindowStaysMaximized();
    void ruleBookFits();
    void dialogsFit();

private:
    static QRect screenPart() { return QGuiApplication::primaryScreen()->availableGeometry(); }
};

void TestScreenFit::initTestCase()
{
    QVERIFY(screenPart().width() < 1280); // otherwise nothing would be tested
}

void TestScreenFit::firstWindowFitsTheScreen()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    MainWindow window(settings, languages, QString());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.width() > screenPart().width() / 2);
    QVERIFY(screenPart().contains(window.frameGeometry()));
}

/// The saved geometry is from a larger screen, further right.
void TestScreenFit::geometryOfALargerScreenIsCorrected()
{
    QTemporaryDir folder;
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    {
        QWidget before;
        before.setGeometry(300, 200, 1900, 1000);
        settings.setWindow(before.saveGeometry(), true, 250);
    }
    MainWindow window(settings, languages, QString());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(screenPart().contains(window.frameGeometry()));
}

void TestScreenFit::maximizedWindowStaysMaximized()
{
    QWidget window;
    window.resize(1280, 800);
    window.setWindowState(Qt::WindowMaximized);
    keepOnScreen(window);
    QVERIFY(window.isMaximized());
    QCOMPARE(window.size(), QSize(1280, 800));
}

void TestScreenFit::ruleBookFits()
{
    PlayedWindow p({1600, 1200});
    p.window().actions().rulesOdin->trigger();
    const auto *book = p.window().findChild<RuleBookWindow *>();
    QVERIFY(book && book->isVisible());
    QVERIFY(book->width() <= roomOnScreen(*book).width() && book->height() <= roomOnScreen(*book).height());
}

/// Every dialog fits the smallest supported screen.
void TestScreenFit::dialogsFit()
{
    PlayedWindow p({800, 600});
    for (const QString &code : languageCodes()) {
        p.languages().setLanguage(code);
        SettingsDialog settings(p.settings(), p.window().actions().keyed(), code, &p.window());
        settings.open();
        QVERIFY2(p.window().rect().contains(settings.geometry()), qPrintable(code));
        QVERIFY2(settings.minimumSizeHint().width() <= settings.width(), qPrintable(code));
        NewGameDialog newGame(GameSetup{}, &p.window());
        QVERIFY2(newGame.minimumSizeHint().width() <= 784 && newGame.minimumSizeHint().height() <= 560,
                 qPrintable(code));
    }
}

REGISTER_TEST(TestScreenFit)
#include "tst_screen_fit.moc"
