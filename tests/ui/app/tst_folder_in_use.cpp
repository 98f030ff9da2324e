// SPDX-License-Identifier: GPL-3.0-or-later
// A start with a data folder that another program has: both answers to the question, by mouse and by keys.
#include "tests/engine/record/memory_folder.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "ui/app/folder_in_use.h"

using namespace meadhall;
using record::FolderLock;

namespace {

/// Answers the next message box once it is in front.
class Answer {
public:
    /// @param press gets the button that goes on, and the one that gives up
    explicit Answer(std::function<void(QPushButton &onward, QPushButton &close)> press) : press_(std::move(press))
    {
        QObject::connect(&timer_, &QTimer::timeout, [this] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box || !box->windowHandle() || !box->windowHandle()->isExposed())
                return;
            timer_.stop();
            words = box->text() + QLatin1Char('\n') + box->informativeText();
            auto *close = static_cast<QPushButton *>(box->button(QMessageBox::Close));
            for (QAbstractButton *button : box->buttons()) {
                if (button == close)
                    continue;
                onwardText = button->text();
                return press_(static_cast<QPushButton &>(*button), *close);
            }
        });
        timer_.start(10);
    }

    QString words, onwardText;

private:
    std::function<void(QPushButton &, QPushButton &)> press_;
    QTimer timer_;
};

/// A folder that another program has, on another computer or on this one.
struct OwnedFolder {
    explicit OwnedFolder(bool elsewhere)
    {
        QCOMPARE(owner.take(), 0);
        test::write(lockFile, "4321\nmeadhall\noldlaptop\n" + (elsewhere ? "another boot" : QSysInfo::bootUniqueId())
                                  + "\n/no/such/socket\n");
        QCOMPARE(here.take(), FolderLock::kInUse);
    }

    test::MemoryFolder folder;
    QString lockFile = folder.filePath(QLatin1String(FolderLock::kFileName));
    FolderLock owner{folder.path()}, here{folder.path()};
};

} // namespace

class TestFolderInUse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void folderOfAnotherComputerIsTakenOver();
    void givingUpChangesNothing_data();
    void givingUpChangesNothing();
    void folderOfThisComputerIsOnlyAskedForAgain();
};

void TestFolderInUse::folderOfAnotherComputerIsTakenOver()
{
    OwnedFolder owned(true);
    Answer answer([](QPushButton &onward, QPushButton &) { click(&onward); });
    QVERIFY(ui::goOnWithFolderInUse(owned.here, owned.folder.path()));
    QVERIFY2(answer.words.contains(QLatin1String("oldlaptop")), qPrintable(answer.words));
    QVERIFY(answer.words.contains(QDir::toNativeSeparators(owned.folder.path())));
    QVERIFY(answer.words.contains(QLatin1String("nothing more is saved")));
    QVERIFY(answer.onwardText.contains(QLatin1String("anyway")));
    QCOMPARE(owned.here.take(), 0);
    QCOMPARE(owned.here.owner().computer, QSysInfo::machineHostName());
    QCOMPARE(owned.owner.take(), FolderLock::kInUse); // the other computer saves nothing more
}

void TestFolderInUse::givingUpChangesNothing_data()
{
    QTest::addColumn<bool>("elsewhere");
    QTest::addColumn<int>("key");
    QTest::newRow("elsewhere, click") << true << 0;
    QTest::newRow("elsewhere, Enter") << true << int(Qt::Key_Return);
    QTest::newRow("elsewhere, Escape") << true << int(Qt::Key_Escape);
    QTest::newRow("here, click") << false << 0;
    QTest::newRow("here, Escape") << false << int(Qt::Key_Escape);
}

void TestFolderInUse::givingUpChangesNothing()
{
    QFETCH(bool, elsewhere);
    QFETCH(int, key);
    OwnedFolder owned(elsewhere);
    const QByteArray before = test::contents(owned.lockFile);
    Answer answer([key](QPushButton &, QPushButton &close) {
        if (key > 0)
            QTest::keyClick(close.window()->windowHandle(), static_cast<Qt::Key>(key));
        else
            click(&close);
    });
    QVERIFY(!ui::goOnWithFolderInUse(owned.here, owned.folder.path()));
    QVERIFY(!answer.words.isEmpty());
    QCOMPARE(test::contents(owned.lockFile), before);
    QCOMPARE(owned.here.take(), FolderLock::kInUse);
    QCOMPARE(owned.owner.take(), 0);
}

/// A program that does not answer may still save: nothing is offered that would stop it.
void TestFolderInUse::folderOfThisComputerIsOnlyAskedForAgain()
{
    OwnedFolder owned(false);
    Answer answer([](QPushButton &onward, QPushButton &) { click(&onward); });
    QVERIFY(ui::goOnWithFolderInUse(owned.here, owned.folder.path()));
    QVERIFY2(answer.words.contains(QLatin1String("4321")), qPrintable(answer.words));
    QVERIFY(!answer.onwardText.contains(QLatin1String("anyway")));
    QCOMPARE(owned.here.take(), FolderLock::kInUse);
    QCOMPARE(owned.owner.take(), 0);
}

REGISTER_TEST(TestFolderInUse)
#include "tst_folder_in_use.moc"
