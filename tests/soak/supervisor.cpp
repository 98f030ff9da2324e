// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor.h"
#include "tests/paths.h"

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <csignal>
#include <cstdio>

namespace meadhall::soak {

namespace {

constexpr int kTimeoutMs = 60'000; // ms without a report after which the program counts as hung
#ifdef __SANITIZE_ADDRESS__
constexpr bool kSanitized = true; // freed memory is kept for a while
#else
constexpr bool kSanitized = false;
#endif
constexpr qint64 kMemoryGrowth = 40'000; // KiB that one run may add after warming up; 13 to 20 MiB were seen
constexpr int kLastSteps = 40;
constexpr int kRecords = 12; // files to open, valid and invalid ones

constexpr auto kRunning = "data/running.meadhall";

/// Removes warnings of the offscreen platform, which has no window manager.
QByteArray withoutPlatform(const QByteArray &errors)
{
    QByteArray rest;
    for (const QByteArray &line : errors.split('\n'))
        if (!line.isEmpty() && !line.startsWith("This plugin does not support "))
            rest += line + '\n';
    return rest;
}

/// Games without an answer are not kept.
bool isAnswered(const Events &events)
{
    return std::any_of(events.begin(), events.end(), [&events](const Event &event) {
        return record::isDecision(event, std::get<GameEvent>(events.front()));
    });
}

void printLine(const QString &line)
{
    std::printf("%s\n", qPrintable(line));
    std::fflush(stdout);
}

} // namespace

Supervisor::Supervisor(const Orders &orders, const QString &program)
    : orders_(orders), program_(program), folder_(QDir(scratch_.path()).canonicalPath())
{
}

int Supervisor::left() const
{
    return static_cast<int>(std::max<qint64>(0, orders_.seconds * 1000LL - clock_.elapsed()));
}

/// Creates the folders for everything, and some files to open.
bool Supervisor::prepare()
{
    for (const char *name : {"data", "games", "home", "runtime"})
        if (!QDir().mkpath(path(QLatin1String(name))))
            return false;
    QFile::setPermissions(path(QStringLiteral("runtime")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile nonsense(path(QStringLiteral("games/nonsense.meadhall")));
    if (!nonsense.open(QIODevice::WriteOnly) || nonsense.write("{\"event\": nothing\n") < 0)
        return false;
    const QDir records(sourcePath("tests/fuzz/corpus/record"));
    for (const QString &name : records.entryList(QDir::Files).mid(0, kRecords))
        QFile::copy(records.filePath(name), path(QStringLiteral("games/%1.meadhall").arg(name)));
    for (const QString &name : QDir(orders_.from).entryList(QDir::Files))
        if (!orders_.from.isEmpty())
            QFile::copy(QDir(orders_.from).filePath(name), path(QStringLiteral("data/") + name));
    return true;
}

QProcessEnvironment Supervisor::environment(int life) const
{
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (const QString &name : all.keys())
        if (name.startsWith(QLatin1String("XDG_")) || name.startsWith(QLatin1String("QT_"))
            || name == QLatin1String("DISPLAY") || name == QLatin1String("WAYLAND_DISPLAY"))
            all.remove(name);
    all.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    all.insert(QStringLiteral("XDG_RUNTIME_DIR"), path(QStringLiteral("runtime")));
    all.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"),
               QStringLiteral("unix:path=") + path(QStringLiteral("runtime/no-bus")));
    all.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    all.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    Random random(mixSeeds(orders_.seed, 2'000'000 + static_cast<std::uint64_t>(life)));
    static constexpr const char *kScales[] = {"1", "1", "1", "1.25", "2"};
    all.insert(QStringLiteral("QT_SCALE_FACTOR"), QLatin1String(kScales[random.below(5)]));
    return all;
}

int Supervisor::run()
{
    clock_.start();
    if (!scratch_.isValid() || !prepare()) {
        printLine(QStringLiteral("The scratch folder cannot be made."));
        return 1;
    }
    bool well = true;
    const int first = std::max(0, orders_.onlyLife);
    for (int life = first; well && left() > 0 && (orders_.onlyLife < 0 || life == first); ++life) {
        if (orders_.stopStep >= 0 && step_ >= orders_.stopStep)
            break;
        well = live(life);
    }
    tellFigures();
    return well ? 0 : 1;
}

bool Supervisor::live(int life)
{
    life_ = life;
    Random random(mixSeeds(orders_.seed, 3'000'000 + static_cast<std::uint64_t>(life)));
    const int kind = static_cast<int>(random.below(10));
    const int steps = 5 + static_cast<int>(random.below(kind < 3 ? 100 : kind < 9 ? 700 : 4000));
    const bool kills = random.below(2) == 0;
    const int delay = static_cast<int>(random.below(30));
    QDir(path(QStringLiteral("before"))).removeRecursively();
    QDir().mkpath(path(QStringLiteral("before")));
    for (const QString &name : QDir(path(QStringLiteral("data"))).entryList(QDir::Files | QDir::Hidden))
        QFile::copy(path(QStringLiteral("data/") + name), path(QStringLiteral("before/") + name));
    QDir().mkpath(path(QStringLiteral("before/games")));
    for (const QString &name : QDir(path(QStringLiteral("data/games"))).entryList(QDir::Files | QDir::Hidden))
        QFile::copy(path(QStringLiteral("data/games/") + name), path(QStringLiteral("before/games/") + name));
    onDisk_ = record::readRecord(path(QLatin1String(kRunning))).events;
    if (life == orders_.onlyLife)
        known_ = onDisk_;
    const qint64 last = step_ + steps;
    return watchChild(life, kills ? last + 100'000 : last, kills ? last : -1, delay);
}

/// Runs until the program ends by itself or is killed.
bool Supervisor::watchChild(int life, qint64 quitStep, qint64 killStep, int killDelay)
{
    wrongGame_ = quit_ = false;
    receiving_.clear();
    memoryBegin_ = memoryNow_ = 0;
    child_.setProcessEnvironment(environment(life));
    child_.setWorkingDirectory(path(QStringLiteral("games")));
    child_.start(program_, {QStringLiteral("--drive"), QString::number(orders_.seed), QString::number(life),
                            QString::number(step_), QString::number(quitStep), QString::number(orders_.stopStep),
                            QString::number(left()), folder_});
    QElapsedTimer silence;
    silence.start();
    End end = End::Quit;
    while (child_.state() != QProcess::NotRunning || child_.canReadLine()) {
        if (!child_.canReadLine())
            child_.waitForReadyRead(200);
        while (child_.canReadLine()) {
            receive(child_.readLine().trimmed());
            silence.restart();
        }
        errors_ += child_.readAllStandardError();
        if (silence.elapsed() > kTimeoutMs) {
            child_.kill();
            child_.waitForFinished();
            return fail(QStringLiteral("no step for %1 s").arg(kTimeoutMs / 1000));
        }
        if (killStep >= 0 && step_ >= killStep && end == End::Quit && child_.state() == QProcess::Running) {
            child_.waitForFinished(killDelay); // so that it is killed at any point of its work
            end = End::Killed;
            child_.kill();
        }
    }
    errors_ = withoutPlatform(errors_ + child_.readAllStandardError());
    if (!errors_.isEmpty())
        return fail(QStringLiteral("something on standard error"));
    if (wrongGame_)
        return fail(QStringLiteral("the game that was continued is not the one in the file"));
    if (!kSanitized && memoryNow_ - memoryBegin_ > kMemoryGrowth)
        return fail(QStringLiteral("memory has grown by %1 MiB").arg((memoryNow_ - memoryBegin_) / 1024));
    const bool wasKilled =
        end == End::Killed && child_.exitStatus() == QProcess::CrashExit && child_.exitCode() == SIGKILL;
    if (!wasKilled) { // perhaps killed all the same, while it was quitting
        if (child_.exitStatus() != QProcess::NormalExit || child_.exitCode() != 0 || !quit_)
            return fail(QStringLiteral("it ended with %1 %2")
                            .arg(child_.exitStatus() == QProcess::CrashExit ? "signal" : "code")
                            .arg(child_.exitCode()));
        end = End::Quit;
    }
    grown_ = std::max(grown_, memoryNow_ - memoryBegin_);
    return checkFile(end);
}

void Supervisor::receive(const QByteArray &line)
{
    const qsizetype space = line.indexOf(' ');
    const QByteArray word = space < 0 ? line : line.left(space), rest = space < 0 ? QByteArray() : line.mid(space + 1);
    if (word == "step") {
        step_ = rest.toLongLong();
    } else if (word == "anew") {
        receiving_.clear();
    } else if (word == "event") {
        const record::ParsedLine parsed = record::parseLine(rest);
        if (!parsed.problem)
            receiving_.push_back(parsed.event);
    } else if (word == "so") { // complete: the program may be killed while it sends a record
        known_ = receiving_;
    } else if (word == "continued") {
        ++continued_;
        wrongGame_ = wrongGame_ || known_ != onDisk_;
    } else if (word == "quit") {
        quit_ = true;
    } else if (word == "compared") {
        compared_ += rest.toInt();
    } else if (word == "slow") {
        slowest_ = std::max(slowest_, rest.left(rest.indexOf(' ')).toLongLong());
        ++slow_[rest.mid(rest.lastIndexOf(" event ") + 1)];
    } else if (word == "memory") {
        memoryNow_ = rest.mid(rest.indexOf(' ')).toLongLong();
        memoryMost_ = std::max(memoryMost_, memoryNow_);
        if (memoryBegin_ == 0)
            memoryBegin_ = memoryNow_;
    }
}

/// True if a record among the past games or the files to open begins with these events.
bool Supervisor::isKept(const Events &events) const
{
    for (const auto *folder : {"data/games/", "games/"})
        for (const QString &name :
             QDir(path(QLatin1String(folder))).entryList({QStringLiteral("*.meadhall")}, QDir::Files)) {
            const Events kept = record::readRecord(path(QLatin1String(folder) + name)).events;
            if (kept.size() >= events.size() && std::equal(events.begin(), events.end(), kept.begin()))
                return true;
        }
    return false;
}

/// True if the table may have written the record while `shown` was all it had shown: it goes on with one decision at
/// most and what follows of itself, such as cards that can go to one pile only, or the next deal.
bool isWrittenAhead(const Events &record, const Events &shown)
{
    if (shown.empty() || record.size() <= shown.size() || !std::equal(shown.begin(), shown.end(), record.begin()))
        return false;
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(record.front()));
    int decisions = 0;
    for (std::size_t i = 1; i < record.size(); ++i) {
        if (referee->whyIllegal(record[i]) != Reason::None)
            return false;
        if (i >= shown.size() && !referee->nextAutomaticEvent(0))
            ++decisions;
        referee->apply(record[i]);
    }
    return decisions <= 1;
}

/// The file has the record that was last reported, or is ahead of it: a decision is written before it is shown. After a
/// kill it may have another game.
bool Supervisor::checkFile(End end)
{
    const record::Record record = record::readRecord(path(QLatin1String(kRunning)));
    const bool fileExists = QFile::exists(path(QLatin1String(kRunning)));
    (end == End::Quit ? quits_ : kills_) += 1;
    if (fileExists && record.problem)
        return fail(QStringLiteral("the file of the running game is damaged at line %1").arg(record.problem.line));
    if (record.tornLine > 0 && end == End::Quit)
        return fail(QStringLiteral("the file of the running game is torn although the program was quit"));
    const Events &file = record.events;
    const auto begins = [](const Events &all, const Events &first) {
        return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
    };
    if (file == known_)
        ++exact_;
    else if (isWrittenAhead(file, known_))
        ++ahead_;
    else if (record::isOver(known_) && isKept(known_))
        ++exact_; // only viewed, or already moved to the archive
    else if (end == End::Killed && (file.size() == 1 || begins(known_, file) || isKept(known_) || !isAnswered(known_)))
        ++replaced_; // a new game, an older one or an undo that was written but not yet reported
    else
        return fail(QStringLiteral("the file of the running game has %1 events, the program had %2")
                        .arg(file.size())
                        .arg(known_.size()));
    if (replaced_ > 2 + kills_ / 10)
        return fail(QStringLiteral("too often the file has another game than the program had"));
    known_ = file;
    return true;
}

bool Supervisor::fail(const QString &what)
{
    scratch_.setAutoRemove(false);
    printLine(QStringLiteral("FAILED: %1\nseed %2, life %3, step %4; the folder is left as %5")
                  .arg(what)
                  .arg(orders_.seed)
                  .arg(life_)
                  .arg(step_)
                  .arg(folder_));
    if (!errors_.isEmpty())
        printLine(QString::fromUtf8(errors_.left(20'000)));
    QFile log(path(QStringLiteral("steps.log")));
    if (log.open(QIODevice::ReadOnly)) {
        const QList<QByteArray> lines = log.readAll().split('\n');
        printLine(QStringLiteral("The last steps:"));
        for (const QByteArray &line : lines.mid(std::max<qsizetype>(0, lines.size() - kLastSteps)))
            printLine(QString::fromUtf8(line));
    }
    printLine(QStringLiteral("This life alone: tests/soak/run -s %1 -l %2 -f %3/before")
                  .arg(orders_.seed)
                  .arg(life_)
                  .arg(folder_));
    return false;
}

void Supervisor::tellFigures() const
{
    printLine(QStringLiteral(
                  "seed %1: %2 steps in %3 s, %4 starts (%5 quit, %6 killed; of the files %7 as told, %8 ahead, %9 "
                  "replaced)")
                  .arg(orders_.seed)
                  .arg(step_)
                  .arg(clock_.elapsed() / 1000)
                  .arg(life_ + 1)
                  .arg(quits_)
                  .arg(kills_)
                  .arg(exact_)
                  .arg(ahead_)
                  .arg(replaced_));
    printLine(
        QStringLiteral(
            "%1 games continued, %2 tables compared with new ones; memory at most %3 MiB, grown by at most %4 MiB in a "
            "life")
            .arg(continued_)
            .arg(compared_)
            .arg(memoryMost_ / 1024)
            .arg(grown_ / 1024));
    for (const auto &[what, times] : slow_)
        printLine(QStringLiteral("slow (> 250 ms) %1 times: %2").arg(times).arg(QString::fromUtf8(what)));
    if (slowest_ > 0)
        printLine(QStringLiteral("the slowest event took %1 ms").arg(slowest_));
}

} // namespace meadhall::soak
