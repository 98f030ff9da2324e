// SPDX-License-Identifier: GPL-3.0-or-later
// Names and folders that the file dialogs suggest, and the menu of the records opened last.
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "ui/app/game_files.h"
#include "ui/app/recent_files.h"
#include "ui/base/widgets/message_sheet.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QStandardPaths>

using namespace meadhall;
using namespace meadhall::ui;

class TestRecentFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreSafe_data();
    void namesAreSafe();
    void longNamesAreShortened();
    void savingSuggestsNameAndFolder();
    void savingReplacesNoFileUnasked();
    void menuOpensRecords();
    void goneFilesAreGrey();
    void namesInArabicMenu();

private:
    static QFileDialog *dialog() { return qobject_cast<QFileDialog *>(QApplication::activeModalWidget()); }
    static QStringList entries(QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            if (!action->isSeparator())
                texts.push_back(action->text());
        return texts;
    }
    /// As if it had been opened by the mouse.
    static QMenu &openMenu(MainWindow &window)
    {
        QMenu &menu = *window.actions().recent;
        Q_EMIT menu.aboutToShow();
        return menu;
    }
    static QString record(const QTemporaryDir &folder, const QString &name, std::uint64_t deal)
    {
        const QString file = folder.filePath(name);
        write(file, record::toText(test::finishedGame(deal)));
        return file;
    }
};

void TestRecentFiles::namesAreSafe_data()
{
    QTest::addColumn<QStringList>("seats");
    QTest::addColumn<QString>("name");
    QTest::newRow("opponents only") << QStringList{"Ada", "Gudrun", "Bjorn"} << "Odin 2026-11-22 Gudrun Bjorn";
    QTest::newRow("scripts") << QStringList{"Ada", QStringLiteral("أمل"), QStringLiteral("Зоя")}
                             << QStringLiteral("Odin 2026-11-22 أمل Зоя");
    QTest::newRow("signs") << QStringList{"Ada", "../a:b*c?", "D/E\\F.", "..."} << "Odin 2026-11-22 .. a b c D E F";
    QTest::newRow("directions") << QStringList{"Ada", QStringLiteral("x\u202egnp\u0007y")}
                                << QStringLiteral("Odin 2026-11-22 xgnpy");
}

void TestRecentFiles::namesAreSafe()
{
    QFETCH(QStringList, seats);
    QFETCH(QString, name);
    GameEvent game;
    for (const QString &seat : seats) {
        game.seats.push_back(seat.toStdString());
        game.chairs.push_back(game.chairs.empty() ? "human" : "computer:easy");
    }
    QCOMPARE(GameFiles::suggestedName(game, QDate(2026, 11, 22)), name);
}

void TestRecentFiles::longNamesAreShortened()
{
    GameEvent game;
    for (int i = 0; i < 6; ++i)
        game.seats.push_back(QString(24, QChar(0x4e00 + i)).toStdString());
    const QString name = GameFiles::suggestedName(game, QDate(2026, 11, 22));
    QVERIFY(name.toUtf8().size() < 200);
    QVERIFY(name.startsWith(QLatin1String("Odin 2026-11-22 ")));
}

void TestRecentFiles::savingSuggestsNameAndFolder()
{
    KeptWindow p;
    p.playOneMove();
    const auto save = [&p] { p.window().actions().save->trigger(); }; // its key differs between desktops
    save();
    QVERIFY(dialog());
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString first = QFileInfo(documents).isDir() ? documents : QDir::homePath();
    QCOMPARE(QFileInfo(dialog()->directory().path()), QFileInfo(first));
    const QString name = QStringLiteral("Odin %1 Leif Ylva.meadhall").arg(QDate::currentDate().toString(Qt::ISODate));
    QCOMPARE(QFileInfo(dialog()->selectedFiles().value(0)).fileName(), name);
    // Another folder is kept for the next time, and the file is among the recent ones.
    QTemporaryDir elsewhere;
    dialog()->setDirectory(elsewhere.path());
    dialog()->selectFile(elsewhere.filePath(QStringLiteral("mine")));
    QTest::keyClick(dialog(), Qt::Key_Return);
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(QFileInfo::exists(elsewhere.filePath(QStringLiteral("mine.meadhall"))));
    QTRY_COMPARE(entries(openMenu(p.window())).size(), 2);
    p.activate();
    save();
    QVERIFY(dialog());
    QCOMPARE(QFileInfo(dialog()->directory().path()), QFileInfo(elsewhere.path()));
    QTest::keyClick(dialog(), Qt::Key_Escape);
}

/// The ending is added to a name that has a dot; a file of that name is asked about.
void TestRecentFiles::savingReplacesNoFileUnasked()
{
    KeptWindow p;
    p.playOneMove();
    QTemporaryDir elsewhere;
    const QString file = record(elsewhere, QStringLiteral("Odin 27.11.meadhall"), 1);
    const QByteArray before = contents(file);
    p.window().actions().save->trigger();
    QVERIFY(dialog());
    dialog()->setDirectory(elsewhere.path());
    auto *name = dialog()->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    name->setText(QStringLiteral("Odin 27.11"));
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(dialog());
    QCOMPARE(QFileInfo(dialog()->selectedFiles().value(0)).fileName(), QFileInfo(file).fileName());
    QCOMPARE(contents(file), before);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(contents(file), before);
}

void TestRecentFiles::menuOpensRecords()
{
    KeptWindow p;
    QTemporaryDir elsewhere;
    QVERIFY(!p.window().actions().recent->menuAction()->isEnabled());
    for (int i = 0; i < RecentFiles::kMost + 2; ++i)
        p.window().openFile(record(elsewhere, QStringLiteral("game & %1.meadhall").arg(i), std::uint64_t(i)));
    QVERIFY(p.window().actions().recent->menuAction()->isEnabled());
    QStringList texts = entries(openMenu(p.window()));
    QCOMPARE(texts.size(), RecentFiles::kMost + 1);
    QVERIFY(texts.first().startsWith(QLatin1String("&1")) && texts.first().contains(QLatin1String("game && 9")));
    // The last of the list becomes the first. It also survives a restart.
    const Events shown = p.table().record();
    openMenu(p.window()).actions().at(RecentFiles::kMost - 1)->trigger();
    QVERIFY(p.table().record() != shown);
    p.restart();
    texts = entries(openMenu(p.window()));
    QVERIFY(texts.first().contains(QLatin1String("game && 2")));
    // By keys: the menu, its last entry.
    QMenu *menu = p.window().actions().recent;
    menu->popup(p.window().mapToGlobal(QPoint(50, 50)));
    QTest::keyClick(menu, Qt::Key_Up);
    QCOMPARE(menu->activeAction()->objectName(), QStringLiteral("clearRecent"));
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(!menu->menuAction()->isEnabled());
}

void TestRecentFiles::goneFilesAreGrey()
{
    KeptWindow p;
    QTemporaryDir elsewhere;
    const QString file = record(elsewhere, QStringLiteral("a.meadhall"), 1);
    QVERIFY(QDir(elsewhere.path()).mkdir(QStringLiteral("b")));
    const QString same = record(elsewhere, QStringLiteral("b/a.meadhall"), 2);
    p.window().openFile(file);
    p.window().openFile(same);
    QVERIFY(QFile::remove(file));
    QMenu &menu = openMenu(p.window());
    QVERIFY(menu.actions().at(0)->isEnabled());
    QVERIFY(menu.actions().at(0)->text().contains(QLatin1String(" in "))); // two files of one name
    QVERIFY(!menu.actions().at(1)->isEnabled());
    // Games that the program keeps itself are not listed.
    test::keepGames(p.gameFolder(), 1);
    p.window().openFile(p.fileOf(0));
    QCOMPARE(entries(openMenu(p.window())).size(), 3);
}

void TestRecentFiles::namesInArabicMenu()
{
    KeptWindow p({1280, 800}, QStringLiteral("ar"));
    QTemporaryDir elsewhere;
    p.window().openFile(record(elsewhere, QStringLiteral("Odin 2026-11-22 Leif.meadhall"), 1));
    QMenu &menu = openMenu(p.window());
    QVERIFY(menu.actions().at(0)->text().contains(isolated(QStringLiteral("Odin 2026-11-22 Leif"))));
}

REGISTER_TEST(TestRecentFiles)
#include "tst_recent_files.moc"
