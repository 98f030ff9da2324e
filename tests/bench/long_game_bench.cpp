// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the window's thread works to open a game of Odin of many hands, to undo and redo a move in it, to
// play one, with and without a window, and to review it.
#include "engine/core/shuffle.h"
#include "engine/games/odin/referee.h"
#include "engine/record/journal_writer.h"
#include "engine/record/record.h"
#include "ui/app/game_files.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/settings/languages.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_room.h"
#include "ui/table/table_view.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace meadhall;

namespace {

/// A game of one person and three computers, played by random legal moves until that many hands are over and the person
/// has decided something in the next one.
Events longGame(int hands)
{
    GameEvent game;
    game.seats = {"Ada", "Leif", "Ylva", "Ivar"};
    game.chairs = {"human:1", "computer:easy", "computer:easy", "computer:easy"};
    game.deal = 7;
    odin::Rules rules;
    rules.target = 1'000'000;
    odin::setRules(game, rules);
    Random random(7);
    Events events{game};
    odin::Referee referee(game);
    bool decided = false;
    while (hands > 0 || !decided || referee.openRequests().empty() || referee.openRequests().front().seat != 0) {
        Event event;
        if (const auto next = referee.nextAutomaticEvent(0)) {
            event = next->event;
        } else {
            const odin::Moves moves = legalMoves(referee.position());
            const odin::Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            const int seat = referee.openRequests().front().seat;
            event = move.isPass() ? Event(PassEvent{seat}) : Event(PlayEvent{seat, move.cards, move.take});
            decided = hands <= 0 && seat == 0;
        }
        hands -= std::holds_alternative<HandOverEvent>(event) ? 1 : 0;
        events.push_back(event);
        referee.apply(event);
    }
    return events;
}

/// Processor time of this thread in ms; equals wall time on an idle machine.
double threadCpuTime()
{
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Prints the longest that the window's thread computes at a time until `done`, beginning with `begin`.
template <class Begin, class Done> void measure(const char *what, Begin begin, Done done)
{
    QElapsedTimer all;
    all.start();
    double before = threadCpuTime();
    begin();
    double longest = threadCpuTime() - before;
    for (bool last = false; !last;) {
        last = done();
        before = threadCpuTime();
        QCoreApplication::processEvents(); // one turn of the event loop, whose time is measured
        longest = std::max(longest, threadCpuTime() - before);
    }
    std::printf("  %-28s longest %7.1f ms of processor time, until shown %7.1f ms\n", what, longest,
                static_cast<double>(all.nsecsElapsed()) / 1e6);
    std::fflush(stdout);
}

void measureHands(int hands)
{
    const Events events = longGame(hands);
    std::printf("%d hands, %zu events\n", hands, events.size());
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("long.meadhall"));
    record::save(events, file);
    {
        record::JournalWriter journal(folder.filePath(QStringLiteral("table")));
        Table table;
        table.setJournal(&journal);
        const auto written = [&journal] { return journal.isIdle(); };
        measure(
            "a table: resume", [&] { table.resume(events); }, written);
        measure(
            "a table: undo", [&] { table.undo(); }, written);
        measure(
            "a table: redo", [&] { table.redo(); }, written);
    }
    QSettings store(folder.filePath(QStringLiteral("bench.ini")), QSettings::IniFormat);
    ui::Settings settings(store);
    settings.animationSpeed.set(ui::Settings::AnimationSpeed::Off);
    ui::Languages languages;
    languages.setLanguage(QStringLiteral("en"));
    ui::MainWindow window(settings, languages, folder.filePath(QStringLiteral("window")));
    window.resize(1280, 800);
    window.show();
    Table &table = window.table();
    const auto isShown = [&](std::size_t count) {
        return table.record().size() == count && window.journal()->isIdle();
    };
    measure(
        "the window: open", [&] { window.openFile(file); }, [&] { return isShown(events.size()); });
    for (int i = 0; i < 2; ++i) {
        std::size_t undone = 0;
        measure(
            "the window: undo",
            [&] {
                table.undo();
                undone = table.record().size();
            },
            [&] { return isShown(undone); });
        measure(
            "the window: redo", [&] { table.redo(); }, [&] { return isShown(events.size()); });
    }
    measure(
        "the window: language", [&] { settings.setLanguage(QStringLiteral("de")); }, [] { return true; });
    ui::ReviewRoom *room = nullptr;
    const auto shown = [] { return true; };
    measure(
        "a review: open",
        [&] {
            room = new ui::ReviewRoom({events, {}, {}, {}, review::Depth{20, 1}}, settings, window.pictures());
            window.rooms().enter(room);
        },
        shown);
    measure(
        "a review: a step", [&] { room->playback().step(1, false); }, shown);
    measure(
        "a review: End", [&] { room->playback().goToEndOfPart(1); }, shown);
    measure(
        "a review: the last line", [&] { room->playback().goToLine(static_cast<int>(events.size())); }, shown);
    measure(
        "a review: a step back", [&] { room->playback().step(-1, false); }, shown);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QApplication::setStyle(ui::widgetStyle());
    for (const int hands : {10, 1000, 10'000})
        measureHands(hands);
    return 0;
}
