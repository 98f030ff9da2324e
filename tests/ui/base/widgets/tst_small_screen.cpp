// SPDX-License-Identifier: GPL-3.0-or-later
// Windows on the smallest screen that the program supports.
#include "tests/test_program.h"
#include "ui/base/widgets/file_dialog.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/base/widgets/style.h"

#include <QScreen>
#include <QTemporaryDir>

#include <memory>

namespace meadhall {

class TestSmallScreen : public QObject {
    Q_OBJECT

public:
    /// A screen of 640 × 400 pixels.
    static void initMain();

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(ui::widgetStyle()); }
    void fileDialogsFit();
};

/// The second row of buttons was below the screen.
void TestSmallScreen::fileDialogsFit()
{
    QCOMPARE(QGuiApplication::primaryScreen()->size(), QSize(640, 400));
    QWidget window;
    window.show();
    const QTemporaryDir folder;
    for (const auto mode : {QFileDialog::AcceptOpen, QFileDialog::AcceptSave}) {
        const std::unique_ptr<QFileDialog> dialog(ui::recordDialog(
            &window, mode, QStringLiteral("Records"), QStringLiteral("Game records (*.meadhall)"), folder.path()));
        dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        const QSize room = ui::roomOnScreen(*dialog);
        QVERIFY(dialog->width() <= room.width() && dialog->height() <= room.height());
    }
}

void TestSmallScreen::initMain()
{
    static const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file for the screen");
    file.write(R"({"screens": [
        {"name": "one", "x": 0, "y": 0, "width": 640, "height": 400, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    ]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file.fileName()));
}

} // namespace meadhall

REGISTER_TEST(meadhall::TestSmallScreen)

#include "tst_small_screen.moc"
