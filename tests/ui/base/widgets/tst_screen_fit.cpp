// SPDX-License-Identifier: GPL-3.0-or-later
// Windows on a screen smaller than their preferred size: here 800 × 800.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "tests/ui/text_faults.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/rooms/settings/settings_dialog.h"

#include <QFontInfo>
#include <QProcess>
#include <QScreen>
#include <QTextStream>

#include <cmath>
#include <optional>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

/// Holds what a window needs, as at the first start.
struct Beginning {
    Beginning() { languages.setLanguage(QStringLiteral("en")); }

    QTemporaryDir folder;
    QSettings store{folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat};
    Settings settings{store};
    Languages languages;
};

/// The program on a screen that the environment scales: shows its window, and prints what does not fit.
int showScaledWindow(int argc, char **argv)
{
    std::optional<QApplication> app;
    openApplication(app, argc, argv);
    QApplication::setStyle(widgetStyle());
    Beginning beginning;
    MainWindow window(beginning.settings, beginning.languages, QString());
    window.show();
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    const qreal letters = QFontInfo(QApplication::font()).pixelSize() * window.devicePixelRatioF();
    QTextStream out(stdout);
    out << "letters " << qRound(letters) << '\n';
    if (!screen.contains(window.frameGeometry()))
        out << "the window is " << window.width() << " x " << window.height() << " on " << screen.width() << " x "
            << screen.height() << '\n';
    for (const QString &fault : faultsOf(window))
        out << fault << '\n';
    return qEnvironmentVariable("QT_SCALE_FACTOR").isEmpty() ? 0 : 1; // other programs must not inherit it
}

const bool isScaledWindowRegistered = meadhall::testing::registerProgram("scaled_window", showScaledWindow);

} // namespace

class TestScreenFit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void firstWindowFitsTheScreen();
    void geometryOfALargerScreenIsCorrected();
    void maximizedWindowStaysMaximized();
    void ruleBookFits();
    void dialogsFit();
    void largeScaleFits_data();
    void largeScaleFits();

private:
    static QRect screenPart() { return QGuiApplication::primaryScreen()->availableGeometry(); }
};

void TestScreenFit::initTestCase()
{
    QVERIFY(screenPart().width() < 1280); // otherwise nothing would be tested
}

void TestScreenFit::firstWindowFitsTheScreen()
{
    Beginning beginning;
    MainWindow window(beginning.settings, beginning.languages, QString());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.width() > screenPart().width() / 2);
    QVERIFY(screenPart().contains(window.frameGeometry()));
}

/// The saved geometry is from a larger screen, further right.
void TestScreenFit::geometryOfALargerScreenIsCorrected()
{
    Beginning beginning;
    {
        QWidget before;
        before.setGeometry(300, 200, 1900, 1000);
        beginning.settings.setWindow(before.saveGeometry(), true, 250);
    }
    MainWindow window(beginning.settings, beginning.languages, QString());
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

void TestScreenFit::largeScaleFits_data()
{
    QTest::addColumn<int>("dpi");
    QTest::newRow("usual") << 96;
    QTest::newRow("the window just has room") << 115;
    QTest::newRow("twice") << 192;
    QTest::newRow("more than twice") << 213;
}

/// At a high resolution of the fonts, by which Qt scales everything, the window was wider than the screen of 800 × 800
/// pixels. Its letters must be as large as they would have been.
void TestScreenFit::largeScaleFits()
{
    QFETCH(const int, dpi);
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_FONT_DPI"), QString::number(dpi));
    program.setProcessEnvironment(environment);
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("scaled_window")});
    QVERIFY(program.waitForFinished(kPatience));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    const QList<QByteArray> lines = program.readAllStandardOutput().trimmed().split('\n');
    QVERIFY2(lines.size() == 1, lines.join('\n').constData());
    const int usual = 12; // px
    const int letters = lines.first().split(' ').last().toInt();
    QVERIFY2(std::abs(letters - usual * dpi / 96.0) <= 1, lines.first().constData());
}

REGISTER_TEST(TestScreenFit)
#include "tst_screen_fit.moc"
