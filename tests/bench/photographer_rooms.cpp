// SPDX-License-Identifier: GPL-3.0-or-later
// Review, analysis, puzzles, statistics and the page of the next start.
#include "photographer.h"

#include "tests/ui/planted_pages.h"
#include "ui/app/actions.h"
#include "ui/app/rooms.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/analysis/analysis_room.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/review_room.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/start_rating.h"
#include "ui/rooms/statistics/statistics_room.h"
#include "ui/rooms/statistics/statistics_view.h"
#include "ui/table/replay/replay_view.h"

#include <QPushButton>

namespace meadhall::bench {

/// At the first mistake, and with another move tried there.
void Photographer::takeReviews()
{
    for (const auto &[name, game] : {std::pair{"odin", Game::Odin}, {"ninjan", Game::Ninjan}}) {
        const auto open = [this, kind = game] {
            auto *room = new ui::ReviewRoom({finished(kind, 4, 2), {}, QDate(2026, 11, 22), {}, review::Depth{100, 1}},
                                            window_.settings(), window_.window().pictures());
            window_.window().rooms().enter(room);
            if (!QTest::qWaitFor([&] { return room->judging().state() == ui::ReviewJudging::State::Done; }, 60'000))
                qWarning("the review is not done");
            room->showAllCards(true);
            room->playback().goToLine(std::max(room->game().nextMistake(0), 1));
            return room;
        };
        take(QByteArray("review-") + name, open);
        take(QByteArray("review-try-") + name, [&] {
            ui::ReviewRoom *room = open();
            room->tryAnotherMove();
            if (const review::Judgement *judgement = room->game().judgementAt(room->game().line()))
                room->table().table().answer(room->playback().seat(), judgement->best);
        });
    }
}

/// Nothing put in yet, a position of each game, and one that is not possible; in a small window each page.
void Photographer::takeAnalysis()
{
    for (const auto &[name, line] :
         {std::pair{"analysis", ""},
          {"analysis-odin", "Odin 15 / * P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11"},
          {"analysis-ninjan",
           "Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10 R8"},
          {"analysis-impossible", "Odin 15 / * P9 =5 / 5 P9 =9 / 4 =4"}})
        for (int page = 0; page < (look_.size.width() < 1000 ? 2 : 1); ++page)
            take(QByteArray(name) + (page > 0 ? "-moves" : ""), [&, text = line] {
                actions().analyse->trigger();
                ui::AnalysisRoom *room = analysis_->room();
                room->setDepth({200, 1}, 1);
                room->setPosition(*text ? record::parsePosition(text).position : record::emptyPosition(Game::Odin, 4));
                QVERIFY(QTest::qWaitFor([&] { return !room->isJudging(); }, 60'000));
                if (page > 0)
                    Q_EMIT room->tabs()->activated(page);
            });
}

/// The hall, and one puzzle of each game: asked, after a hint, after the tempting answer, solved.
void Photographer::takePuzzles()
{
    const auto open = [this](Game game) {
        actions().puzzles->trigger();
        QVERIFY(QTest::qWaitFor([&] { return puzzles_->store().isLoaded(); }, kTimeout));
        const puzzle::Puzzle *one = puzzles_->store().packOf(game, 2).front();
        Q_EMIT puzzles_->hall()->wanted({ui::PuzzleWish::From::Pack, one->id});
    };
    take("puzzles", [&] {
        actions().puzzles->trigger();
        QVERIFY(QTest::qWaitFor([&] { return puzzles_->store().isLoaded(); }, kTimeout));
    });
    for (const auto &[name, game] : {std::pair{"odin", Game::Odin}, {"ninjan", Game::Ninjan}}) {
        const QByteArray title = QByteArray("puzzle-") + name;
        take(title, [&, kind = game] { open(kind); });
        take(title + "-hint", [&, kind = game] {
            open(kind);
            puzzles_->room()->panel().hintButton()->click();
            puzzles_->room()->panel().hintButton()->click();
        });
        take(title + "-not-yet", [&, kind = game] {
            open(kind);
            puzzles_->room()->table().answer(puzzles_->room()->puzzle().seat,
                                             puzzles_->room()->puzzle().tempting.answer);
        });
        take(title + "-solved", [&, kind = game] {
            open(kind);
            puzzles_->room()->table().answer(puzzles_->room()->puzzle().seat, puzzles_->room()->puzzle().best.answer);
        });
    }
}

/// The page of the next start: with a game to go on with, before and after the rating is known.
void Photographer::takeStart()
{
    for (const bool known : {false, true})
        take(known ? "start-returning" : "start-waiting", [&] {
            window_.begin(untilOwnTurn(finished(Game::Odin, 4, 3), 2));
            window_.restart();
            makeControllers();
            auto *rating = window_.window().startPanel().findChild<ui::StartRating *>();
            QVERIFY(rating && QTest::qWaitFor([&] { return rating->request() > 0; }, kTimeout));
            QVERIFY(QTest::qWaitFor([&] { return !window_.window().statistics().isReading(); }, 60'000));
            if (known)
                Q_EMIT window_.window().statistics().pageReady(rating->request(), test::odinPage());
        });
}

/// A planted page; waits for the one of the games on disk first, or that would replace it.
void Photographer::takePage(const QByteArray &name, const StatisticsPage &page, bool tables)
{
    take(name, [&] {
        actions().statistics->trigger();
        ui::StatisticsRoom *room = statistics_->room();
        Statistics &statistics = window_.window().statistics();
        QVERIFY(QTest::qWaitFor([&] { return room->isUpToDate() && !statistics.isReading(); }, 60'000));
        StatisticsFilter filter = room->filter();
        filter.game = page.filter.game;
        room->filters().setFilter(filter);
        Q_EMIT statistics.pageReady(room->request(), page);
        for (ui::ChartPanel *panel : room->view().panels())
            panel->showTable(tables);
    });
}

void Photographer::takeStatistics()
{
    takePage("statistics-empty", {});
    takePage("statistics-few", test::fewPage());
    takePage("statistics-odin", test::odinPage());
    takePage("statistics-ninjan", test::ninjanPage());
    takePage("statistics-tables", test::odinPage(), true);
}

} // namespace meadhall::bench
