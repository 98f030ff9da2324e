// Keyboard focus: the next action is always possible by keyboard at once.
#include "engine/record/journal.h"
#include "tests/ui/played_window.h"

using namespace meadhall;
using namespace meadhall::ui;

namespace {

constexpr auto kAdasHand = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
constexpr auto kBosHand = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

QString focused() { return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString(); }

} // namespace

Q_DECLARE_METATYPE(meadhall::Game)

class TestFocus : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void newGameOfTwoPeopleHasFocus_data();
    void newGameOfTwoPeopleHasFocus();
    void continuedGameOfTwoPeopleHasFocus();
    void refilledPanelKeepsFocus();
    void curtainKeepsFocus_data();
    void curtainKeepsFocus();
};

void TestFocus::newGameOfTwoPeopleHasFocus_data()
{
    QTest::addColumn<Game>("game");
    QTest::newRow("Odin, whose table is there") << Game::Odin;
    QTest::newRow("Ninjan, whose table is not") << Game::Ninjan;
}

void TestFocus::newGameOfTwoPeopleHasFocus()
{
    QFETCH(Game, game);
    PlayedWindow p;
    GameSetup setup;
    setup.game = game;
    setup.chairs = {ChairSetup::human(), ChairSetup::human()};
    setup.deal = 7;
    p.window().begin(setup);
    QTRY_VERIFY(p.window().tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("showCards"));
    p.key(Qt::Key_Return);
    QVERIFY(!p.window().tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("table"));
}

void TestFocus::continuedGameOfTwoPeopleHasFocus()
{
    QTemporaryDir folder;
    const Events events = PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1);
    QCOMPARE(record::Journal(folder.path()).replace(events), record::Journal::Error::None);
    QSettings store(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
    Settings settings(store);
    settings.setAnimationSpeed(Settings::AnimationSpeed::Off);
    Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    MainWindow window(settings, languages, folder.path());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(focused(), QStringLiteral("continue"));
    QTest::keyClick(window.windowHandle(), Qt::Key_Return);
    QVERIFY(window.tableView().curtain()->isVisible());
    QCOMPARE(focused(), QStringLiteral("showCards"));
}

/// A refilled panel keeps the focus if nothing else has taken it.
void TestFocus::refilledPanelKeepsFocus()
{
    PlayedWindow p({800, 600});
    QCOMPARE(p.table().resume(PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1)), Reason::None);
    const QPointer<QWidget> before = QApplication::focusWidget();
    p.key(Qt::Key_S); // the sorting is a setting
    QTRY_VERIFY(!before);
    QCOMPARE(focused(), QStringLiteral("showCards"));
}

void TestFocus::curtainKeepsFocus_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("a click") << 0;
    QTest::newRow("Tab") << static_cast<int>(Qt::Key_Tab);
    QTest::newRow("Shift+Tab") << static_cast<int>(Qt::Key_Backtab);
}

/// The table behind the curtain must not get the focus.
void TestFocus::curtainKeepsFocus()
{
    QFETCH(int, key);
    PlayedWindow p;
    QCOMPARE(p.table().resume(PlayedWindow::dealt({"human", "human"}, {kAdasHand, kBosHand}, 1)), Reason::None);
    QVERIFY(p.view().curtain()->isVisible());
    for (int i = 0; i < 8; ++i) {
        if (key == 0)
            p.click(QPointF(20 + 30 * i, 20));
        else
            p.key(static_cast<Qt::Key>(key));
        QVERIFY(focused() != QStringLiteral("table"));
        QVERIFY(QApplication::focusWidget() && QApplication::focusWidget()->isVisible());
    }
    QVERIFY(p.showCards());
    QCOMPARE(focused(), QStringLiteral("table"));
    p.click(QPointF(20, 20));
    QCOMPARE(focused(), QStringLiteral("table"));
}

QTEST_MAIN(TestFocus)
#include "tst_focus.moc"
