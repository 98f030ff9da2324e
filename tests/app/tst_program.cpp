// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a process: its message without a display, a second start that raises the first window and hands over
// its file, and the frame log.
#include "engine/games/games.h"
#include "engine/record/json_lines.h"
#include "tests/paths.h"
#include "tests/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtEndian>
#include <QtTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <sys/types.h>

using namespace meadhall;

class ProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void secondStartEndsAtOnce();
    void folderIsOneByAnyPath();
    void twoStartsAtOnceAreOneProgram();
    void stoppedOwnerKeepsItsFolder();
    void copiedFolderBelongsToNobody();
    void damagedSettingsAreSetAside();
    void fileArgumentIsOpened();
    void secondStartPassesItsFileToTheFirst_data();
    void secondStartPassesItsFileToTheFirst();
    void bareEnvironmentIsEnough();
    void frameLogIsWritten();
    void unwritableFrameLogIsAnError();
    void unwritablePicturesAreAnError();
    void helpNeedsNoDisplay_data();
    void helpNeedsNoDisplay();
    void manualIsComplete();
    void wrongUsageIsRefused_data();
    void wrongUsageIsRefused();
    void qtOptionsAreAccepted();
    void missingDisplayIsExplained();
    void deadDisplayIsExplained_data();
    void deadDisplayIsExplained();
    void recordsHaveAMimeType();
    void iconsHaveTheirSizes();
};

namespace {

/// Starts the program with its own folders and waits until its window has been painted.
bool startProgram(QProcess &program, const QString &folder, const QString &log, const QStringList &more = {})
{
    program.setProgram(programPath("meadhall"));
    program.setArguments(QStringList{QStringLiteral("--data"), folder, QStringLiteral("--frame-log"), log} + more);
    program.start();
    return waitFor([&] { return QFileInfo(log).size() > 0; });
}

QProcessEnvironment inEnglish()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"LANGUAGE", "LC_ALL"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LANG"), QStringLiteral("C.UTF-8"));
    return environment;
}

/// An environment without a display, in English.
QProcessEnvironment withoutDisplay()
{
    QProcessEnvironment environment = inEnglish();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

/// Runs the program to its end. Returns the exit code, or −1 if it was killed or did not end.
int runProgram(QProcess &program, const QStringList &arguments, const QProcessEnvironment &environment)
{
    program.setProcessEnvironment(environment);
    program.start(programPath("meadhall"), arguments);
    const bool ended = program.waitForFinished(kPatience) && program.exitStatus() == QProcess::NormalExit;
    return ended ? program.exitCode() : -1;
}

void endProgram(QProcess &program)
{
    program.kill();
    program.waitForFinished(kPatience);
}

} // namespace

void ProgramTest::secondStartEndsAtOnce()
{
    QTemporaryDir folder;
    QProcess first, second, other;
    QVERIFY(startProgram(first, folder.path(), folder.filePath(QStringLiteral("log"))));
    second.start(programPath("meadhall"), {QStringLiteral("--data"), folder.path()});
    QVERIFY(second.waitForFinished(kPatience));
    QCOMPARE(second.exitStatus(), QProcess::NormalExit);
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    second.start(programPath("meadhall"),
                 {QStringLiteral("--data"), folder.path(), QStringLiteral("--new-game"), QStringLiteral("ninjan")});
    QVERIFY(second.waitForFinished(kPatience));
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    // A different data folder is a separate instance.
    QTemporaryDir elsewhere;
    QVERIFY(startProgram(other, elsewhere.path(), elsewhere.filePath(QStringLiteral("log"))));
    QCOMPARE(other.state(), QProcess::Running);
    endProgram(other);
    // The lock of a crashed program does not block the next start.
    endProgram(first);
    QProcess again;
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("log"))));
    QVERIFY(startProgram(again, folder.path(), folder.filePath(QStringLiteral("log"))));
    QCOMPARE(again.state(), QProcess::Running);
    endProgram(again);
}

/// A game that has just begun, as sent by mail. It becomes the running game when it is opened.
const QByteArray kSentGame =
    R"({"event":"game","format":1,"game":"odin","seats":["Ada","Bo"],"chairs":["human","human"],"deal":4711,"rules":{}})"
    "\n";

bool runsTheSentGame(const QString &folder)
{
    QFile running(folder + QStringLiteral("/running.meadhall"));
    return running.open(QIODevice::ReadOnly) && running.readAll().contains("4711");
}

void ProgramTest::folderIsOneByAnyPath()
{
    QTemporaryDir folder;
    QVERIFY(QFile::link(folder.path(), folder.filePath(QStringLiteral("link"))));
    QProcess first, second;
    QVERIFY(startProgram(first, folder.filePath(QStringLiteral("data")), folder.filePath(QStringLiteral("log"))));
    second.start(programPath("meadhall"), {QStringLiteral("--data"), folder.filePath(QStringLiteral("link/data"))});
    QVERIFY(second.waitForFinished(kPatience));
    QCOMPARE(second.exitCode(), 0);
    QCOMPARE(first.state(), QProcess::Running);
    endProgram(first);
}

void ProgramTest::twoStartsAtOnceAreOneProgram()
{
    QTemporaryDir folder;
    std::array<QProcess, 3> programs;
    for (QProcess &program : programs)
        program.start(programPath("meadhall"), {QStringLiteral("--data"), folder.filePath(QStringLiteral("data"))});
    const auto running = [&] {
        return std::count_if(programs.begin(), programs.end(),
                             [](const QProcess &one) { return one.state() == QProcess::Running; });
    };
    QTRY_COMPARE(running(), 1);
    for (QProcess &program : programs) {
        if (program.state() == QProcess::Running)
            endProgram(program);
        else
            QCOMPARE(program.exitCode(), 0);
    }
}

/// A second window could only overwrite what the first one saves.
void ProgramTest::stoppedOwnerKeepsItsFolder()
{
    QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    QFile sent(folder.filePath(QStringLiteral("sent.meadhall")));
    QVERIFY(sent.open(QIODevice::WriteOnly));
    sent.write(kSentGame);
    sent.close();
    QProcess first, second, third;
    QVERIFY(startProgram(first, data, folder.filePath(QStringLiteral("log"))));
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGSTOP), 0);
    second.setProcessEnvironment(inEnglish());
    second.start(programPath("meadhall"), {QStringLiteral("--data"), data, sent.fileName()});
    QByteArray said;
    QTRY_VERIFY((said += second.readAllStandardError()).contains("does not answer"));
    QVERIFY(said.contains(QByteArray::number(first.processId())));
    QVERIFY(!runsTheSentGame(data));
    endProgram(second);
    QCOMPARE(::kill(static_cast<pid_t>(first.processId()), SIGCONT), 0);
    QTRY_VERIFY(runsTheSentGame(data)); // the request has waited
    third.start(programPath("meadhall"), {QStringLiteral("--data"), data});
    QVERIFY(third.waitForFinished(kPatience));
    QCOMPARE(third.exitCode(), 0);
    endProgram(first);
}

void ProgramTest::copiedFolderBelongsToNobody()
{
    QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    QVERIFY(QDir().mkpath(data));
    for (const auto &[name, text] :
         {std::pair(QStringLiteral("data/running.lock"),
                    QByteArray("4321\nmeadhall\noldlaptop\n11112222333344445555666677778888\n"
                               "ffffffff-8c9f-46c7-9c5f-330b5c0ac95d\n")),
          std::pair(QStringLiteral("sent.meadhall"), kSentGame)}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    QProcess program;
    QVERIFY(startProgram(program, data, folder.filePath(QStringLiteral("log")),
                         {folder.filePath(QStringLiteral("sent.meadhall"))}));
    QTRY_VERIFY(runsTheSentGame(data));
    endProgram(program);
}

void ProgramTest::damagedSettingsAreSetAside()
{
    QTemporaryDir folder;
    const QByteArray zeros(300, '\0');
    QFile settings(folder.filePath(QStringLiteral("meadhall.ini")));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write(zeros);
    settings.close();
    QProcess program;
    QVERIFY(startProgram(program, folder.path(), folder.filePath(QStringLiteral("log"))));
    endProgram(program);
    QFile kept(folder.filePath(QStringLiteral("meadhall.ini.damaged-1")));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), zeros);
}

void ProgramTest::fileArgumentIsOpened()
{
    QTemporaryDir folder;
    QFile sent(folder.filePath(QStringLiteral("von Bjørn #1.meadhall")));
    QVERIFY(sent.open(QIODevice::WriteOnly));
    sent.write(kSentGame);
    sent.close();
    QProcess program;
    program.setWorkingDirectory(folder.path());
    QVERIFY(startProgram(program, folder.filePath(QStringLiteral("data")), folder.filePath(QStringLiteral("log")),
                         {QFileInfo(sent).fileName()}));
    QTRY_VERIFY(runsTheSentGame(folder.filePath(QStringLiteral("data"))));
    endProgram(program);
}

void ProgramTest::secondStartPassesItsFileToTheFirst_data()
{
    QTest::addColumn<QString>("given");
    QTest::newRow("path") << QStringLiteral("sent.meadhall");
    QTest::newRow("address") << QStringLiteral("file://%1/sent.meadhall");
    QTest::newRow("address with host") << QStringLiteral("file://localhost%1/sent.meadhall");
}

void ProgramTest::secondStartPassesItsFileToTheFirst()
{
    QFETCH(QString, given);
    QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    QFile sent(folder.filePath(QStringLiteral("sent.meadhall")));
    QVERIFY(sent.open(QIODevice::WriteOnly));
    sent.write(kSentGame);
    sent.close();
    QProcess first, second;
    QVERIFY(startProgram(first, data, folder.filePath(QStringLiteral("log"))));
    QVERIFY(!runsTheSentGame(data));
    second.setWorkingDirectory(folder.path());
    second.start(programPath("meadhall"),
                 {QStringLiteral("--data"), data, given.replace(QStringLiteral("%1"), folder.path())});
    QVERIFY(second.waitForFinished(kPatience));
    QCOMPARE(second.exitCode(), 0);
    QTRY_VERIFY(runsTheSentGame(data));
    QCOMPARE(first.state(), QProcess::Running);
    endProgram(first);
}

/// No home that can be written to, no folders of the desktop, no session bus, a locale without UTF-8.
void ProgramTest::bareEnvironmentIsEnough()
{
    QTemporaryDir folder;
    const QString log = folder.filePath(QStringLiteral("журнал سجل 1.log"));
    QProcessEnvironment bare;
    bare.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    bare.insert(QStringLiteral("HOME"), QStringLiteral("/nonexistent"));
    bare.insert(QStringLiteral("TMPDIR"), folder.path()); // for Qt's substitute of XDG_RUNTIME_DIR
    bare.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    QProcess program;
    program.setProcessEnvironment(bare);
    program.start(programPath("meadhall"), {QStringLiteral("--frame-log"), log});
    QTRY_VERIFY(QFileInfo(log).size() > 0);
    QCOMPARE(program.state(), QProcess::Running);
    endProgram(program);
}

void ProgramTest::frameLogIsWritten()
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
        const QList<QByteArray> fields = line.split(' ');
        QCOMPARE(fields.size(), 4);
        bool isNumber = false;
        const double time = fields[0].toDouble(&isNumber);
        QVERIFY(isNumber && time >= last);
        QVERIFY(fields[1].toDouble() >= 0 && fields[1].toDouble() <= time);
        QVERIFY(fields[2].toDouble(&isNumber) >= 0 && isNumber);
        last = time;
    }
}

void ProgramTest::unwritableFrameLogIsAnError()
{
    QProcess program;
    program.start(programPath("meadhall"), {QStringLiteral("--frame-log"), QStringLiteral("/no such folder/log")});
    QVERIFY(program.waitForFinished(kPatience));
    QCOMPARE(program.exitCode(), 1);
    QVERIFY(program.readAllStandardError().contains("/no such folder/log"));
}

void ProgramTest::unwritablePicturesAreAnError()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QString pictures = file.fileName() + QStringLiteral("/pictures");
    QProcess program;
    QCOMPARE(runProgram(program,
                        {QStringLiteral("--demo"), pictures, QStringLiteral("--language"), QStringLiteral("de"),
                         QStringLiteral("-platform"), QStringLiteral("offscreen")},
                        withoutDisplay()),
             1);
    QCOMPARE(QString::fromLocal8Bit(program.readAllStandardError()),
             QStringLiteral("Der Ordner %1 lässt sich nicht anlegen.\n").arg(pictures));
}

void ProgramTest::helpNeedsNoDisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expectedOutput");
    const auto row = [](const char *arguments, const char *expectedOutput) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                 << QByteArray(expectedOutput);
    };
    row("--help", "[file]");
    row("--help", "--frame-log");
    row("-h", "--data");
    row("--help-all", "--language");
    row("--version", "meadhall ");
    row("-v", "meadhall ");
    for (const char *language : {"de", "ru", "ar", "uk"})
        row(("--version --language " + QByteArray(language)).constData(), "meadhall ");
}

void ProgramTest::helpNeedsNoDisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expectedOutput);
    QProcess program;
    QCOMPARE(runProgram(program, arguments, withoutDisplay()), 0);
    QVERIFY(program.readAllStandardOutput().contains(expectedOutput));
    QCOMPARE(program.readAllStandardError(), QByteArray());
}

/// Every option of the help.
void ProgramTest::manualIsComplete()
{
    QFile file(sourcePath("resources/desktop/meadhall.6"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString manual = QString::fromUtf8(file.readAll()).remove(QLatin1Char('\\'));
    QProcess program;
    QCOMPARE(runProgram(program, {QStringLiteral("--help")}, withoutDisplay()), 0);
    const QString help = QString::fromUtf8(program.readAllStandardOutput());
    const QRegularExpression option(QStringLiteral("--[a-z-]+"));
    int options = 0;
    for (auto found = option.globalMatch(help); found.hasNext(); ++options) {
        const QString wanted = found.next().captured();
        QVERIFY2(wanted == QLatin1String("--help-all") || manual.contains(wanted), qPrintable(wanted));
    }
    QVERIFY(options >= 7);
}

void ProgramTest::wrongUsageIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("expectedOutput");
    const auto row = [](const char *arguments, const char *expectedOutput) {
        QTest::newRow(arguments) << QString::fromLatin1(arguments).split(QLatin1Char(' '))
                                 << QByteArray(expectedOutput);
    };
    row("--no-such-thing", "no-such-thing");
    row("--language", "--language");
    row("--language xx", "\u201cxx\u201d");
    row("--language xx", "de (Deutsch)");
    row("--new-game poker", "odin, ninjan");
    row("--daily-puzzle=odin", "daily-puzzle");
    row("--language de one.meadhall two.meadhall", "--help");
    row("--demo pictures one.meadhall", "--demo");
    row("--data=", "--data");
    row("--demo=", "--demo");
    row("--frame-log=", "--frame-log");
    row("--data one --data two", "--data");
    row("--language de --language en", "--language");
}

void ProgramTest::wrongUsageIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, expectedOutput);
    QProcess program;
    QCOMPARE(runProgram(program, arguments, withoutDisplay()), 2);
    QVERIFY(program.readAllStandardError().contains(expectedOutput));
    QCOMPARE(program.readAllStandardOutput(), QByteArray());
}

/// Qt's own options are handled by Qt and are not refused.
void ProgramTest::qtOptionsAreAccepted()
{
    QProcess program;
    QCOMPARE(runProgram(program,
                        {QStringLiteral("-platform"), QStringLiteral("offscreen"), QStringLiteral("--frame-log"),
                         QStringLiteral("/no such folder/log")},
                        withoutDisplay()),
             1);
    QVERIFY(program.readAllStandardError().contains("/no such folder/log"));
}

/// Without a display the program prints one sentence instead of Qt's abort.
void ProgramTest::missingDisplayIsExplained()
{
    QTemporaryDir folder;
    QProcess program;
    QCOMPARE(runProgram(program, {QStringLiteral("--data"), folder.path()}, withoutDisplay()), 1);
    const QByteArray expectedOutput = program.readAllStandardError();
    QVERIFY(expectedOutput.contains("WAYLAND_DISPLAY"));
    QCOMPARE(expectedOutput.count('\n'), 1);
}

void ProgramTest::deadDisplayIsExplained_data()
{
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("X11") << QByteArray("DISPLAY") << QByteArray(":987");
    QTest::newRow("Wayland") << QByteArray("WAYLAND_DISPLAY") << QByteArray("wayland-987");
    QTest::newRow("no plug-in") << QByteArray("QT_QPA_PLATFORM") << QByteArray("nosuch");
}

/// A session that has ended leaves its variables behind, in terminals for instance.
void ProgramTest::deadDisplayIsExplained()
{
    QFETCH(QByteArray, variable);
    QFETCH(QByteArray, value);
    QTemporaryDir folder;
    QProcessEnvironment environment = withoutDisplay();
    environment.insert(QString::fromLatin1(variable), QString::fromLatin1(value));
    QProcess program;
    QCOMPARE(runProgram(program, {QStringLiteral("--data"), folder.path()}, environment), 1);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.startsWith("Meadhall cannot open a window"), said.constData());
    QCOMPARE(said.contains("qt6-wayland"), variable == "WAYLAND_DISPLAY");
    QCOMPARE(said.count('\n'), 1);
    QCOMPARE(runProgram(program, {QStringLiteral("--language"), QStringLiteral("de")}, environment), 1);
    QVERIFY(!program.readAllStandardError().contains("cannot open"));
}

/// The desktop recognises records by file name and by content.
void ProgramTest::recordsHaveAMimeType()
{
    QTemporaryDir data;
    QVERIFY(QDir(data.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(sourcePath("resources/desktop/org.meadhall.Meadhall.xml"),
                        data.filePath(QStringLiteral("mime/packages/org.meadhall.Meadhall.xml"))));
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    qputenv("XDG_DATA_DIRS", "/usr/share");
    const QMimeDatabase types;
    const QString ours = QStringLiteral("application/x-meadhall-record");
    QCOMPARE(types.mimeTypeForFile(QStringLiteral("game.meadhall"), QMimeDatabase::MatchExtension).name(), ours);
    QCOMPARE(types.mimeTypeForData(record::toLine(GameEvent{})).name(), ours);
    QFile entry(sourcePath("resources/desktop/org.meadhall.Meadhall.desktop.in"));
    QVERIFY(entry.open(QIODevice::ReadOnly));
    const QByteArray text = entry.readAll();
    QVERIFY(text.contains("\nMimeType=" + ours.toLatin1() + ";x-scheme-handler/meadhall;\n"));
    QVERIFY(text.contains("\nExec=meadhall %u\n"));
    // An action is called as the request that it sends over the bus.
    QByteArrayList actions;
    for (const GameTraits *game : games()) {
        actions += game->name.data();
        QVERIFY(text.contains("\nExec=meadhall --new-game " + actions.last() + '\n'));
    }
    actions += "daily-puzzle";
    QVERIFY(text.contains("\nExec=meadhall --daily-puzzle\n"));
    QVERIFY(text.contains("\nActions=" + actions.join(';') + ";\n"));
    for (const QByteArray &action : actions)
        QVERIFY(text.contains("\n[Desktop Action " + action + "]\n"));
}

/// The icons of the program and its records, in the sizes that desktops draw.
void ProgramTest::iconsHaveTheirSizes()
{
    QFile types(sourcePath("resources/desktop/org.meadhall.Meadhall.xml"));
    QVERIFY(types.open(QIODevice::ReadOnly));
    QVERIFY(types.readAll().contains("<icon name=\"org.meadhall.Meadhall.Record\"/>"));
    for (const int side : {16, 22, 24, 32, 48, 64, 128, 256}) {
        for (const char *name : {"apps/org.meadhall.Meadhall", "mimetypes/org.meadhall.Meadhall.Record"}) {
            QFile icon(sourcePath("resources/desktop/hicolor/")
                       + QStringLiteral("%1x%1/%2.png").arg(QString::number(side), QLatin1String(name)));
            QVERIFY2(icon.open(QIODevice::ReadOnly), qPrintable(icon.fileName()));
            const QByteArray header = icon.read(24); // a signature, then the first chunk: length, "IHDR", width, height
            QVERIFY(header.startsWith("\x89PNG"));
            QCOMPARE(qFromBigEndian<quint32>(header.constData() + 16), quint32(side));
            QCOMPARE(qFromBigEndian<quint32>(header.constData() + 20), quint32(side));
        }
    }
}

REGISTER_TEST(ProgramTest)
#include "tst_program.moc"
