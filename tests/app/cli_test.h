// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the command-line tool as a process.
#pragma once

#include "engine/games/games.h"
#include "engine/games/ninjan/answers.h"
#include "engine/games/odin/perft.h"
#include "engine/games/odin/playout.h"
#include "engine/record/archive.h"
#include "engine/record/folder_lock.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/seat_record.h"
#include "engine/review/review_file.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/paths.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

namespace meadhall::testing {

struct Result {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

inline Result run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(programPath("meadhall-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000))
        return {};
    const int code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
    return {code, process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Result run(std::initializer_list<const char *> arguments, const QByteArray &input = {})
{
    QStringList list;
    for (const char *argument : arguments)
        list += QString::fromUtf8(argument);
    return run(list, input);
}

inline QJsonObject object(const QByteArray &text) { return QJsonDocument::fromJson(text).object(); }

/// Writes a record into the test's folder; returns its path.
inline QString written(const QTemporaryDir &folder, const char *name, const QByteArray &text)
{
    QString path = folder.filePath(QString::fromUtf8(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write the test's file");
    return path;
}

inline Events firstEvents(const Events &events, std::size_t count)
{
    return Events(events.begin(), events.begin() + std::ptrdiff_t(count));
}

class TestCli : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCommandHasHelp();
    void manualIsComplete();
    void wrongUsageIsRefused_data();
    void wrongUsageIsRefused();
    void wrongUsageIsExplained();
    void emptyAndOddArgumentsAreRefused();
    void seatRecordsAreRecords();
    void logsAreImported();
    void positionsAreAnalysed();
    void verifyAcceptsValidRecords();
    void verifyReportsFileAndLine();
    void verifyExplainsEveryReason();
    void verifyWritesJson();
    void verifyReportsTornRecords();
    void movesListsOdin();
    void movesListsNinjan();
    void movesRefusesInvalidInput();
    void benchIsReproducible();
    void perftCountsNodes();
    void arenaPlaysBothGames_data();
    void arenaPlaysBothGames();
    void arenaOfOneDealHasNoInterval();
    void arenaKeepsItsGames();
    void seedsAreReadAsDealsAreShown();
    void botPlaysNinjan();
    void reviewFindsMistakes();
    void reviewIsKept();
    void reviewIsNotKeptInAFolderInUse();
    void reviewRefusesInvalidInput();
    void arenaAcceptsCommasInCommands();
    void fullOutputDeviceIsAnError();

private:
    QTemporaryDir folder_;
};

} // namespace meadhall::testing
