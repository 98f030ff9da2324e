// The program as it is started: a second start shows the window of the first; a frame log has its lines.
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void secondStartEndsAtOnce();
    void frameLog();
    void unwritableFrameLog();
};

namespace {

constexpr int kProgramPatience = 20'000; // ms, on a machine that is busy

/// Starts it with a folder of its own and waits until its window has been painted.
bool startProgram(QProcess &program, const QString &folder, const QString &log)
{
    program.setProgram(QStringLiteral(MEADHALL_PROGRAM));
    program.setArguments({QStringLiteral("--data"), folder, QStringLiteral("--frame-log"), log});
    program.start();
    return QTest::qWaitFor([&] { return QFileInfo(log).size() > 0; }, kProgramPatience);
}

void endProgram(QProcess &program)
{
    program.kill();
    program.waitForFinished(kProgramPatience);
}

} // namespace

void ProgramTest::secondStartEndsAtOnce()
{
    QTemporaryDir folder;
    QProcess first, second, other;
    QVERIFY(startProgram(first, folder.path(), folder.filePath(QStringLiteral("log"))));
    second.start(QStringLiteral(MEADHALL_PROGRAM), {QStringLiteral("--data"), folder.path()});
    QVERIFY(second.waitForFinished(kProgramPatience));
    QCOMPARE(second.exitStatus(), QProcess::NormalExit);
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    // Another folder is another table.
    QTemporaryDir elsewhere;
    QVERIFY(startProgram(other, elsewhere.path(), elsewhere.filePath(QStringLiteral("log"))));
    QCOMPARE(other.state(), QProcess::Running);
    endProgram(other);
    // What a crash leaves behind keeps nobody out.
    endProgram(first);
    QProcess again;
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("log"))));
    QVERIFY(startProgram(again, folder.path(), folder.filePath(QStringLiteral("log"))));
    QCOMPARE(again.state(), QProcess::Running);
    endProgram(again);
}

void ProgramTest::frameLog()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("log"));
    QProcess program;
    QVERIFY(startProgram(program, folder.path(), name));
    endProgram(program);
    QFile log(name);
    QVERIFY(log.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = log.readAll().trimmed().split('\n');
    double last = 0;
    for (const QByteArray &line : lines) {
        const QList<QByteArray> figures = line.split(' ');
        QCOMPARE(figures.size(), 3);
        bool isNumber = false;
        const double time = figures[0].toDouble(&isNumber);
        QVERIFY(isNumber && time >= last);
        QVERIFY(figures[1].toDouble() >= 0 && figures[1].toDouble() <= time);
        last = time;
    }
}

void ProgramTest::unwritableFrameLog()
{
    QProcess program;
    program.start(QStringLiteral(MEADHALL_PROGRAM),
                  {QStringLiteral("--frame-log"), QStringLiteral("/no such folder/log")});
    QVERIFY(program.waitForFinished(kProgramPatience));
    QCOMPARE(program.exitCode(), 1);
    QVERIFY(program.readAllStandardError().contains("/no such folder/log"));
}

QTEST_GUILESS_MAIN(ProgramTest)
#include "tst_program.moc"
