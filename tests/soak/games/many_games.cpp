// SPDX-License-Identifier: GPL-3.0-or-later
// Plays many games by four computers, Odin and Ninjan in turn, at a table with its journal or in the real window, and
// looks for leaks, messages and faults.
#include "engine/players/chair.h"
#include "engine/record/journal_writer.h"
#include "engine/table/table.h"
#include "ui/app/main_window.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <functional>
#include <optional>
#include <utility>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace meadhall;

namespace {

constexpr int kSeats = 4;
constexpr int kReports = 10; ///< lines of figures

std::atomic<int> messages = 0;

/// Prints and counts warnings of Qt and of the program.
void countMessage(QtMsgType, const QMessageLogContext &, const QString &text)
{
    if (text.contains(QLatin1String("propagateSizeHints"))) // of the platform "offscreen"
        return;
    ++messages;
    std::fprintf(stderr, "message: %s\n", qPrintable(text));
}

/// Live memory of the heap in KiB; 0 where it is not known.
long liveHeap()
{
#ifdef __GLIBC__
    const struct mallinfo2 info = mallinfo2();
    return static_cast<long>((info.uordblks + info.hblkhd) / 1024);
#else
    return 0;
#endif
}

/// Resident memory in KiB; 0 where it is not known.
long residentMemory()
{
    QFile status(QStringLiteral("/proc/self/status")); // Linux
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray &line : status.readAll().split('\n'))
            if (line.startsWith("VmRSS:"))
                return line.mid(6).simplified().split(' ').front().toLong();
    return 0;
}

/// Begins the next game whenever one is over, and counts.
class ManyGames : public QObject {
public:
    using Begin = std::function<void(Game game, std::uint64_t deal)>;

    /// @param root its descendants are counted
    ManyGames(Table &table, QObject &root, int games, Begin begin)
        : table_(table), root_(root), games_(games), begin_(std::move(begin))
    {
        connect(&table, &Table::changed, this, [this] {
            ++events_;
            if (table_.gameOver() && !std::exchange(over_, true)) // not within the table's own call
                QMetaObject::invokeMethod(this, &ManyGames::next, Qt::QueuedConnection);
        });
        connect(&table, &Table::faulted, this, [this] { ++faults_; });
        connect(&table, &Table::refused, this, [this] { ++faults_; });
        connect(&table, &Table::journalFailed, this, [this] { ++faults_; });
        clock_.start();
    }

    void start() { next(); }
    int faults() const { return faults_; }
    /// Growth of the live heap since a fifth of the games, in KiB.
    long growth() const { return heap_.size() < 3 ? 0 : heap_.back() - heap_[1]; }

private:
    void next()
    {
        if (played_ > 0 && (played_ * kReports) % games_ < kReports)
            report();
        if (played_ == games_) {
            QCoreApplication::quit();
            return;
        }
        over_ = false;
        const int number = played_++;
        begin_(number % 2 == 0 ? Game::Odin : Game::Ninjan, std::uint64_t(number) + 1);
    }
    void report()
    {
        heap_.push_back(liveHeap());
        std::printf("%6d games  %9lld events  %7.1f s  resident %6.1f MiB  heap %8ld KiB  objects %5lld  messages %d  "
                    "faults %d\n",
                    played_, static_cast<long long>(events_), double(clock_.elapsed()) / 1000,
                    double(residentMemory()) / 1024, heap_.back(),
                    static_cast<long long>(root_.findChildren<QObject *>().size()), messages.load(), faults_);
        std::fflush(stdout);
    }

    Table &table_;
    QObject &root_;
    int games_;
    Begin begin_;
    QElapsedTimer clock_;
    bool over_ = false;
    int played_ = 0, faults_ = 0;
    qint64 events_ = 0;
    std::vector<long> heap_;
};

std::optional<players::Level> levelNamed(const std::string &name)
{
    const auto found = std::find(players::kLevelNames.begin(), players::kLevelNames.end(), name);
    if (found == players::kLevelNames.end())
        return std::nullopt;
    return static_cast<players::Level>(found - players::kLevelNames.begin());
}

/// @return the exit code
int finish(const ManyGames &games, long limit)
{
    QCoreApplication::exec();
    std::printf("growth of the heap since a fifth of the games: %ld KiB\n", games.growth());
    return messages > 0 || games.faults() > 0 || games.growth() > limit ? EXIT_FAILURE : EXIT_SUCCESS;
}

int playAtTable(const QString &folder, int count, players::Level level, long limit)
{
    record::JournalWriter journal(folder);
    Table table;
    table.setJournal(&journal);
    table.setAutoNextHand(true);
    const std::string chair = players::textOf({false, level, {}});
    ManyGames games(table, table, count, [&](Game game, std::uint64_t deal) {
        GameEvent event;
        event.game = game;
        event.deal = deal;
        for (int seat = 0; seat < kSeats; ++seat) {
            event.seats.push_back("Seat " + std::to_string(seat + 1));
            event.chairs.push_back(chair);
        }
        if (table.start(event) != Reason::None)
            qFatal("The game cannot start.");
    });
    games.start();
    return finish(games, limit);
}

int playInWindow(const QString &folder, int count, players::Level level, long limit)
{
    QSettings store(folder + QStringLiteral("/meadhall.ini"), QSettings::IniFormat);
    ui::Settings settings(store);
    settings.pace.set(0);
    settings.animationSpeed.set(ui::Settings::AnimationSpeed::Off);
    settings.startsNextHand.set(true);
    ui::Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    ui::MainWindow window(settings, languages, folder + QStringLiteral("/data"));
    window.resize(1280, 800);
    window.show();
    ManyGames games(window.table(), window, count, [&](Game game, std::uint64_t deal) {
        ui::GameSetup setup;
        setup.game = game;
        setup.chairs.assign(kSeats, ui::ChairSetup::computer(level));
        setup.deal = deal;
        window.begin(setup);
    });
    games.start();
    return finish(games, limit);
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir folder;
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) // Qt would warn
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder.path()));
    qInstallMessageHandler(countMessage);
    QApplication app(argc, argv);
    QApplication::setStyle(ui::widgetStyle());
    QCommandLineParser parser;
    const QCommandLineOption count(QStringLiteral("g"), QStringLiteral("How many games."), QStringLiteral("games"),
                                   QStringLiteral("1000"));
    const QCommandLineOption level(QStringLiteral("l"), QStringLiteral("Level of the players."),
                                   QStringLiteral("level"), QStringLiteral("easy"));
    const QCommandLineOption inWindow(QStringLiteral("w"), QStringLiteral("In the real window."));
    const QCommandLineOption limit(QStringLiteral("m"), QStringLiteral("The most that the heap may grow."),
                                   QStringLiteral("KiB"), QStringLiteral("512"));
    parser.addHelpOption();
    parser.addOptions({count, level, inWindow, limit});
    parser.process(app);
    const auto chosen = levelNamed(parser.value(level).toStdString());
    const int games = parser.value(count).toInt();
    if (!chosen || games < kReports) {
        std::fprintf(stderr, "An unknown level, or fewer than %d games.\n", kReports);
        return 2;
    }
    return (parser.isSet(inWindow) ? playInWindow : playAtTable)(folder.path(), games, *chosen,
                                                                 parser.value(limit).toLong());
}
