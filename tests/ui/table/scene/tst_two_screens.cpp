// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is moved to a screen of another scale looks as one that began there.
#include "tests/test_program.h"
#include "tests/ui/played_window.h"
#include "ui/base/widgets/style.h"

#include <QScreen>
#include <QWindow>

namespace meadhall {

class TestTwoScreens : public QObject {
    Q_OBJECT

public:
    /// Two screens, the second with twice as many pixels to the inch.
    static void initMain();

private Q_SLOTS:
    void initTestCase()
    {
        QApplication::setStyle(ui::widgetStyle());
        PlayedWindow::setPainting(true);
    }
    void everythingIsDrawnAnew_data();
    void everythingIsDrawnAnew();
};

namespace {

void moveToSecond(PlayedWindow &played)
{
    played.window().windowHandle()->setScreen(QGuiApplication::screens().at(1));
    QTRY_COMPARE(played.window().devicePixelRatioF(), 2.0);
    QCOMPARE(played.window().size(), QSize(1280, 800));
}

/// What the window shows when all pictures are rendered.
QImage seen(PlayedWindow &played)
{
    (void)played.window().grab(); // asks for the pictures
    if (!waitFor([&] { return played.window().pictures().idle(); }))
        return {};
    QCoreApplication::processEvents();
    return played.window().grab().toImage();
}

void show(PlayedWindow &played, const QByteArray &what)
{
    if (what == "odin")
        QCOMPARE(played.deal({"human:1", "computer:easy:leif", "computer:easy:ylva"},
                             {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9", "G1 G2 G3 G4 G5 G6 G7 G8 G9"},
                             0),
                 Reason::None);
    if (what == "ninjan") {
        QCOMPARE(played.dealNinjan({"human:1", "computer:easy:sigrid", "computer:master:ivar"}, "R2 P3 S5",
                                   {"R1 R7 R-4 P1 P9 P-2 S3 S10 S-6", "R3 R8 R-1 P4 P10 P-5 S7 S9 S-3",
                                    "R4 R5 R6 P5 P6 P7 S4 S6 S1"}),
                 Reason::None);
        QTRY_COMPARE(played.table().openRequests().size(), std::size_t(1)); // the others have chosen
    }
    if (what == "settings")
        QTest::keyClick(played.window().windowHandle(), Qt::Key_Comma, Qt::ControlModifier);
}

/// The share of pixels that clearly differ.
double difference(const QImage &a, const QImage &b)
{
    qint64 differing = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            differing += qAbs(qRed(p) - qRed(q)) + qAbs(qGreen(p) - qGreen(q)) + qAbs(qBlue(p) - qBlue(q)) > 48;
        }
    return double(differing) / (double(a.width()) * a.height());
}

} // namespace

void TestTwoScreens::everythingIsDrawnAnew_data()
{
    QTest::addColumn<QByteArray>("what");
    for (const char *what : {"start", "odin", "ninjan", "settings"})
        QTest::newRow(what) << QByteArray(what);
}

void TestTwoScreens::everythingIsDrawnAnew()
{
    QFETCH(QByteArray, what);
    PlayedWindow moved;
    QCOMPARE(moved.window().devicePixelRatioF(), 1.0);
    show(moved, what);
    const QImage before = seen(moved);
    QCOMPARE(before.size(), QSize(1280, 800));
    moved.window().windowHandle()->setScreen(QGuiApplication::screens().at(1));
    // Qt 6.8 waits for the platform to say that the ratio is another, which the offscreen one never does.
    if (QLibraryInfo::version() > QVersionNumber(6, 4, 99) && moved.window().devicePixelRatioF() < 2.0)
        QSKIP("a window cannot be moved to another screen by this platform plug-in");
    moveToSecond(moved);
    const QImage after = seen(moved);
    PlayedWindow begun;
    moveToSecond(begun);
    show(begun, what);
    const QImage expected = seen(begun);
    QCOMPARE(after.size(), QSize(2560, 1600));
    QCOMPARE(after.size(), expected.size());
    const double share = difference(after, expected);
    QVERIFY2(share < 0.002, qPrintable(QString::number(share)));
}

void TestTwoScreens::initMain()
{
    static const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file for the screens");
    file.write(R"({"screens": [
        {"name": "one", "x": 0, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "two", "x": 1600, "y": 0, "width": 1600, "height": 1000, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 2}
    ]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
}

} // namespace meadhall

REGISTER_TEST(meadhall::TestTwoScreens)

#include "tst_two_screens.moc"
