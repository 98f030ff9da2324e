// SPDX-License-Identifier: GPL-3.0-or-later
// External bots: chosen in the dialog by keyboard, started only from there, and reported when they fail.
#include "tests/paths.h"
#include "tests/test_program.h"
#include "tests/ui/click.h"
#include "tests/ui/played_window.h"
#include "ui/base/settings/trusted_programs.h"
#include "ui/base/widgets/new_game_widgets.h"
#include "ui/rooms/newgame/new_game_dialog.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStatusBar>
#include <QToolButton>

using namespace meadhall;
using namespace meadhall::ui;

namespace {

template <typename T> T *find(const QWidget *in, const char *name)
{
    T *child = in->findChild<T *>(QLatin1String(name));
    if (!child)
        qFatal("no %s", name);
    return child;
}

/// Entries of the list of who plays; those before are the levels.
constexpr int kPerson = players::kLevels, kProgram = kPerson + 2;

/// Opens the seats and chooses who plays on the second, by keyboard.
void choose(const QWidget *dialog, int who)
{
    auto *kind = find<ChoiceBox>(dialog, "kind2");
    if (!kind->isVisible())
        QTest::mouseClick(find<QPushButton>(dialog, "more"), Qt::LeftButton);
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Home);
    for (int i = 0; i < kind->count() && kind->value() != who; ++i)
        QTest::keyClick(kind, Qt::Key_Down);
    QCOMPARE(kind->value(), who);
}

/// Begins a game through the dialog with that program on the second chair.
void playAgainst(PlayedWindow &p, const QString &command)
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Easy)};
    setup.target = 1;
    saveSetup(p.settings().store(), setup);
    p.window().askForNewGame();
    auto *dialog = p.window().findChild<NewGameDialog *>();
    QVERIFY(dialog);
    choose(dialog, kProgram);
    auto *field = find<QLineEdit>(dialog, "command2");
    field->setFocus();
    QTest::keyClicks(field, command);
    click(find<QPushButton>(dialog, "play"));
    QTRY_VERIFY(p.table().hasGame());
}

} // namespace

class TestPrograms : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void commandIsTypedInTheDialog();
    void emptyCommandPreventsPlay();
    void seatIsNamedAfterTheCommand_data();
    void seatIsNamedAfterTheCommand();
    void commandIsRememberedWithoutPermission();
    void permissionIsForTheFileThatWasTyped();
    void programPlaysAndResumes();
    void failureIsReported();
    void recordStartsNoCommand();
    void sameAgainGrantsNoPermission();

private:
    QString written(const QByteArray &program);

    QString python_;
    QTemporaryDir folder_;
};

void TestPrograms::initTestCase()
{
    python_ = QStandardPaths::findExecutable(QStringLiteral("python3"));
    if (python_.isEmpty())
        QSKIP("the bots of this test are written in Python");
}

QString TestPrograms::written(const QByteArray &program)
{
    QFile file(folder_.filePath(QStringLiteral("bot.py")));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("import json, sys, time\n" + program + '\n');
    return python_ + QStringLiteral(" \"") + file.fileName() + QLatin1Char('"');
}

void TestPrograms::commandIsTypedInTheDialog()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard)};
    NewGameDialog dialog(setup);
    dialog.resize(1100, 760);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto *command = find<QLineEdit>(&dialog, "command2");
    QVERIFY(!command->isVisible());
    choose(&dialog, kProgram);
    QVERIFY(command->isVisible());
    QVERIFY(find<QToolButton>(&dialog, "browse2")->isVisible());
    command->setFocus();
    QTest::keyClicks(command, QStringLiteral("  python3 my_bot.py --fast "));
    QCOMPARE(dialog.setup().chairs[1], ChairSetup::program(QStringLiteral("python3 my_bot.py --fast")));
    // The command survives a change to another player and back.
    choose(&dialog, kPerson);
    choose(&dialog, kProgram);
    QCOMPARE(dialog.setup().chairs[1], ChairSetup::program(QStringLiteral("python3 my_bot.py --fast")));
    QCOMPARE(command->text().trimmed(), QStringLiteral("python3 my_bot.py --fast"));
}

void TestPrograms::emptyCommandPreventsPlay()
{
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::computer(players::Level::Hard)};
    NewGameDialog dialog(setup);
    dialog.resize(1100, 760);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    choose(&dialog, kProgram);
    auto *play = find<QPushButton>(&dialog, "play");
    auto *reason = find<ReasonLabel>(&dialog, "reason2");
    QVERIFY(!play->isEnabled());
    QVERIFY(!reason->reason().isEmpty());
    QTest::keyClicks(find<QLineEdit>(&dialog, "command2"), QStringLiteral("bot"));
    QVERIFY(play->isEnabled());
    QVERIFY(reason->reason().isEmpty());
}

void TestPrograms::seatIsNamedAfterTheCommand_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("name");
    QTest::newRow("program") << "/opt/games/thor --level 3"
                             << "thor";
    QTest::newRow("script") << "python3 \"/home/me/my bots/loki.py\""
                            << "loki";
    QTest::newRow("from the path") << "meadhall-cli bot --level hard"
                                   << "meadhall-cli";
    QTest::newRow("option first") << "bot --config=a/b.cfg"
                                  << "bot";
}

void TestPrograms::seatIsNamedAfterTheCommand()
{
    QFETCH(QString, command);
    QFETCH(QString, name);
    const std::vector<ChairSetup> chairs{ChairSetup::human(), ChairSetup::program(command),
                                         ChairSetup::program(command)};
    QCOMPARE(chairName(chairs, 1), name);
    QCOMPARE(chairName(chairs, 2), name + QStringLiteral(" 2")); // a program may play against itself
    GameSetup setup;
    setup.chairs = chairs;
    QVERIFY(problemsOf(setup).empty());
    const GameEvent game = toGameEvent(setup);
    QCOMPARE(game.chairs[1], "exec:" + command.toStdString());
    QVERIFY(chairsOf(game) == chairs);
}

void TestPrograms::commandIsRememberedWithoutPermission()
{
    QSettings store(folder_.filePath(QStringLiteral("remembered.ini")), QSettings::IniFormat);
    GameSetup setup;
    setup.chairs = {ChairSetup::human(), ChairSetup::program(QStringLiteral("python3 \"a, b.py\" --x=1;2"))};
    saveSetup(store, setup);
    QCOMPARE(loadSetup(store), setup);
    QVERIFY(!trustsProgram(store, setup.chairs[1].command)); // a setup grants no permission
    trustProgram(store, setup.chairs[1].command);
    QVERIFY(trustsProgram(store, setup.chairs[1].command));
    QVERIFY(!trustsProgram(store, setup.chairs[1].command + QLatin1String(" more")));
    store.sync();
    QSettings again(store.fileName(), QSettings::IniFormat);
    QVERIFY(trustsProgram(again, setup.chairs[1].command));
}

/// The same words in another folder would start another file.
void TestPrograms::permissionIsForTheFileThatWasTyped()
{
    QSettings store(folder_.filePath(QStringLiteral("places.ini")), QSettings::IniFormat);
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&] { QDir::setCurrent(before); });
    const QDir folder(folder_.path());
    for (const auto *name : {"here", "there"}) {
        QVERIFY(folder.mkpath(QLatin1String(name)));
        QFile script(folder.filePath(QLatin1String(name) + QLatin1String("/own.py")));
        QVERIFY(script.open(QIODevice::WriteOnly));
    }
    const QString command = python_ + QStringLiteral(" own.py");
    QVERIFY(QDir::setCurrent(folder.filePath(QStringLiteral("here"))));
    trustProgram(store, command);
    QVERIFY(trustsProgram(store, command));
    QVERIFY(QDir::setCurrent(folder.filePath(QStringLiteral("there"))));
    QVERIFY(!trustsProgram(store, command));
    QVERIFY(QDir::setCurrent(folder.filePath(QStringLiteral("here"))));
    QVERIFY(trustsProgram(store, command));
    QVERIFY(QFile::remove(QStringLiteral("own.py")));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("there/own.py")), QStringLiteral("own.py")));
    QVERIFY(!trustsProgram(store, command));
    trustProgram(store, QStringLiteral("no such program"));
    QVERIFY(!trustsProgram(store, QStringLiteral("no such program")));
}

/// A game from the dialog, and the same game resumed from its record.
void TestPrograms::programPlaysAndResumes()
{
    PlayedWindow p;
    const QString command = python_ + QStringLiteral(" \"%1\"").arg(sourcePath("tests/bots/first_that_fits.py"));
    playAgainst(p, command);
    QVERIFY(p.table().hasGame());
    QCOMPARE(QString::fromStdString(p.table().chairs()[1].command), command);
    QCOMPARE(p.window().tableView().names().seats.at(1), QStringLiteral("first_that_fits"));
    QSignalSpy faulted(&p.table(), &Table::faulted);
    const auto personIsAsked = [&p] {
        return !p.table().openRequests().empty() && p.table().openRequests().front().seat == 0;
    };
    QTRY_VERIFY(personIsAsked());
    const Events events = p.table().record();
    QCOMPARE(p.table().resume(events), Reason::None);
    QCOMPARE(QString::fromStdString(p.table().chairs()[1].command), command);
    QCOMPARE(faulted.count(), 0);
}

void TestPrograms::failureIsReported()
{
    PlayedWindow p;
    playAgainst(p, written("sys.exit(1)"));
    QSignalSpy faulted(&p.table(), &Table::faulted);
    // Whoever leads, the program is asked within a few turns.
    for (int turn = 0; turn < 5 && faulted.isEmpty(); ++turn) {
        if (!p.table().openRequests().empty() && p.table().openRequests().front().seat == 0) {
            const CardSet hand = p.view().view().hand();
            p.doubleClickCard(hand.first());
        }
        faulted.wait(4000);
    }
    QCOMPARE(faulted.count(), 1);
    const QString message = p.window().statusBar()->currentMessage();
    QVERIFY2(message.contains(QLatin1String("bot")) && message.contains(QLatin1String("the program has stopped")),
             qPrintable(message));
    QCOMPARE(p.window().tableView().stage().lookOf(1).idleLine, QStringLiteral("Easy"));
}

/// Opening a record never runs a command in it.
void TestPrograms::recordStartsNoCommand()
{
    const QString trace = folder_.filePath(QStringLiteral("trace"));
    const std::string command = written("open('" + trace.toUtf8() + "', 'w')").toStdString();
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "exec:" + command}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 1),
             Reason::None);
    const QString message = p.window().statusBar()->currentMessage();
    QVERIFY2(message.contains(QLatin1String("Bo1")) && message.contains(QLatin1String("typed")), qPrintable(message));
    QTRY_VERIFY(p.table().record().size() > 2); // the easy player that replaces the program
    QVERIFY(!QFile::exists(trace));
    QVERIFY(p.table().chairs()[1].command.empty());
}

void TestPrograms::sameAgainGrantsNoPermission()
{
    const QString trace = folder_.filePath(QStringLiteral("trace again"));
    const std::string command = written("open('" + trace.toUtf8() + "', 'w')").toStdString();
    PlayedWindow p;
    QCOMPARE(p.deal({"human", "exec:" + command}, {"B2 B8 R8 R2 G5 G4 P6 K1 O9", "B1 B3 B4 R1 R3 R4 G1 G2 G3"}, 0),
             Reason::None);
    p.window().sameAgain();
    QVERIFY(p.table().chairs()[1].command.empty());
    QVERIFY(!trustsProgram(p.settings().store(), QString::fromStdString(command)));
    QVERIFY(!QFile::exists(trace));
}

REGISTER_TEST(TestPrograms)
#include "tst_programs.moc"
