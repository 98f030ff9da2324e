// SPDX-License-Identifier: GPL-3.0-or-later
// Every room of the main window in turn, with something in it: for tests of what is true of all of them.
#pragma once

#include "engine/review/review_file.h"
#include "tests/engine/network/hosted_table.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/test_program.h"
#include "tests/ui/kept_window.h"
#include "tests/ui/planted_pages.h"
#include "tests/ui/planted_review.h"
#include "ui/app/about_game_dialog.h"
#include "ui/app/analysis_controller.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/guest_controller.h"
#include "ui/app/host_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/review_controller.h"
#include "ui/app/rooms.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/base/widgets/chart_panel.h"
#include "ui/base/widgets/segments.h"
#include "ui/rooms/analysis/analysis_room.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/friends/away_panel.h"
#include "ui/rooms/friends/guest_room.h"
#include "ui/rooms/friends/invitation_sheet.h"
#include "ui/rooms/friends/join_sheet.h"
#include "ui/rooms/history/history_sheet.h"
#include "ui/rooms/lessons/lesson_room.h"
#include "ui/rooms/puzzles/puzzle_hall.h"
#include "ui/rooms/puzzles/puzzle_store.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/review_room.h"
#include "ui/rooms/rulebook/rule_book_window.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/rooms/statistics/filter_bar.h"
#include "ui/rooms/statistics/statistics_room.h"
#include "ui/rooms/statistics/statistics_view.h"
#include "ui/table/seats/seat_presentation.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>

#include <functional>
#include <set>

namespace meadhall {

class EveryRoom : public KeptWindow {
public:
    /// The name says what is shown.
    using Look = std::function<void(const QByteArray &name, ui::MainWindow &window)>;

    explicit EveryRoom(QSize size, const QString &language) : KeptWindow(size, language), language_(language)
    {
        open();
    }

    /// @param everyVerdict a decision of each verdict in the reviews as well, whose words differ
    void visit(const Look &look, bool everyVerdict = false)
    {
        look_ = look;
        show("start");
        visitLessons();
        visitPuzzles();
        visitDeals();
        visitStatistics();
        visitReviews(everyVerdict);
        visitAnalysis();
        visitFriends();
        visitHost();
        playOneMove();
        restart();
        open();
        show("start with a game");
    }
    /// The dialogs and the rule book, each after something was shown or chosen in it.
    void visitSheets(const std::function<void(const QByteArray &name, QWidget &sheet)> &look)
    {
        const auto show = [&](const QByteArray &name, QWidget &sheet) {
            layOut();
            look(name, sheet);
        };
        for (const auto &[game, chairs] : {std::pair{Game::Odin, 2U}, {Game::Odin, 6U}, {Game::Ninjan, 4U}}) {
            ui::GameSetup setup;
            setup.game = game;
            setup.chairs.resize(chairs, ui::ChairSetup::human());
            ui::NewGameDialog dialog(setup, &window());
            dialog.open();
            show("new game", dialog);
            dialog.findChild<QPushButton *>(QStringLiteral("more"))->click();
            show("new game with rules and seats", dialog);
            dialog.close();
        }
        ui::SettingsDialog choices(settings(), window().actions().keyed(), language_, &window());
        choices.open();
        auto *pages = choices.findChild<QTabWidget *>();
        for (int page = 0; page < pages->count(); ++page) {
            pages->setCurrentIndex(page);
            show("settings " + QByteArray::number(page + 1), choices);
        }
        choices.close();
        openList();
        show("past games", *list());
        list()->close();
        ui::RuleBookWindow rules(languages(), window().pictures(), &window());
        rules.resize(window().size().boundedTo(rules.size()));
        rules.show();
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            rules.setGame(game);
            show(game == Game::Odin ? "rules of Odin" : "rules of Ninjan", rules);
        }
        rules.search(QStringLiteral("1"));
        show("what was found in the rules", rules);
        rules.close();
        activate();
        QCOMPARE(
            deal({"human:1", "computer:easy:leif"}, {"B1 B2 B3 B4 B5 B6 B7 B8 B9", "R1 R2 R3 R4 R5 R6 R7 R8 R9"}, 0),
            Reason::None);
        ui::HistorySheet history(window().tableView(), &window());
        history.open();
        QVERIFY(history.list()->count() > 0);
        show("what was said", history);
        history.close();
        ui::AboutGameDialog about(std::get<GameEvent>(table().record().front()), ui::peopleOf(table()), false, {},
                                  &window());
        about.open();
        show("about the game", about);
    }
    /// Delivers what fills the pages, deletes those that were left, and lays them out; a size may follow from another.
    static void layOut()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }

private:
    void open()
    {
        teacher_ = new ui::TutorialController(settings(), &window());
        new ui::DealRoomController(settings(), gameFolder(), &window());
        puzzles_ = new ui::PuzzlesController(settings(), gameFolder(), &window());
        new ui::ReviewController(settings(), &window());
        analysis_ = new ui::AnalysisController(settings(), &window());
        statistics_ = new ui::StatisticsController(settings(), &window());
        host_ = new ui::HostController(settings(), gameFolder(), &window());
        guests_ = new ui::GuestController(settings(), gameFolder(), &window());
        QCoreApplication::sendPostedEvents();
    }
    void show(const QByteArray &name)
    {
        layOut();
        look_(name, window());
    }
    void visitLessons()
    {
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            teacher_->teach(game);
            show(game == Game::Odin ? "lesson of Odin" : "lesson of Ninjan");
            window().rooms().leaveAll();
        }
    }
    void visitPuzzles()
    {
        window().actions().puzzles->trigger();
        QVERIFY(waitFor([this] { return puzzles_->store().isLoaded(); }) && puzzles_->hall());
        show("puzzles");
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            puzzles_->hall()->pack(game, 2)->click();
            QVERIFY(puzzles_->room() && puzzles_->room()->isVisible());
            show(game == Game::Odin ? "puzzle of Odin" : "puzzle of Ninjan");
            puzzles_->room()->goBack();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        window().rooms().leaveAll();
    }
    /// The deal of the day before it was played, and a deal that every level has played.
    void visitDeals()
    {
        window().actions().dealOfDay->trigger();
        show("deal of the day");
        window().rooms().leaveAll();
        const players::Day day{2026, 11, 22};
        ui::DealSubject subject{ui::toGameEvent(ui::dealOfDaySetup(day)), 0, {4, 1, 5, 6}, {1}, day};
        for (int level = 0; level <= static_cast<int>(players::Level::Master); ++level)
            subject.levels[static_cast<players::Level>(level)] = {level < 2 ? 4 : 5, 0, 0, 0};
        DealResults results{QString()};
        auto *room = new ui::DealRoom(subject, results, window().pictures(), settings());
        window().rooms().enter(room);
        show("same cards");
        window().rooms().leaveAll();
        QCoreApplication::sendPostedEvents(room, QEvent::DeferredDelete);
    }
    void visitStatistics()
    {
        window().actions().statistics->trigger();
        ui::StatisticsRoom *room = statistics_->room();
        QVERIFY(waitFor([&] { return room->isUpToDate() && !window().statistics().isReading(); }));
        show("statistics without games");
        for (const auto &[name, page] : {std::pair{"statistics of few games", test::fewPage()},
                                         {"statistics of Odin", test::odinPage()},
                                         {"statistics of Ninjan", test::ninjanPage()}}) {
            StatisticsFilter filter = room->filter();
            filter.game = page.filter.game;
            room->filters().setFilter(filter);
            Q_EMIT window().statistics().pageReady(room->request(), page);
            show(name);
        }
        window().rooms().leaveAll();
    }
    void visitReviews(bool everyVerdict)
    {
        for (const Game game : {Game::Odin, Game::Ninjan}) {
            auto *room = new ui::ReviewRoom({recordOf(game), recordFile(game), QDate(2026, 11, 22), {}, kDepth},
                                            settings(), window().pictures());
            window().rooms().enter(room);
            QVERIFY(waitFor([&] { return room->judging().state() == ui::ReviewJudging::State::Done; }));
            room->playback().goToLine(std::max(room->game().nextMistake(0), 1));
            const QByteArray of = game == Game::Odin ? "review of Odin" : "review of Ninjan";
            for (int tab = 0; tab < (room->isSmall() ? room->tabs()->count() : 1); ++tab) {
                if (room->isSmall())
                    Q_EMIT room->tabs()->activated(tab);
                show(of + ", page " + QByteArray::number(tab + 1));
            }
            if (room->isSmall())
                Q_EMIT room->tabs()->activated(0);
            std::set<review::Verdict> verdicts;
            const review::Review review = room->game().review(); // what is shown may change it
            for (const auto &[line, judged] : review.decisions)
                if (everyVerdict && verdicts.insert(judged.judgement.verdict).second) {
                    room->playback().goToLine(line);
                    show(of + ", line " + QByteArray::number(line));
                }
            room->tryAnotherMove();
            show(of + ", a try");
            window().rooms().leaveAll();
        }
    }
    /// Nothing put in yet, a position of each game with its moves, and one that is not possible.
    void visitAnalysis()
    {
        window().actions().analyse->trigger();
        ui::AnalysisRoom *room = analysis_->room();
        QVERIFY(room);
        showPages("analysis", *room);
        for (const auto &[name, line] :
             {std::pair{"analysis of Odin", "Odin 15 / *P9 P6 P2 B4 R4 G8 =5 / 5 R9 =9 / 4 K1 =4 >O4 O3 / 2 K8 =11"},
              {"analysis of Ninjan",
               "Ninjan 6/9 / R5 P6 S10 P-2 =21 / =18 / =24 / =9 / P3 P9 | R2 S7 S-4 | S-6 S-2 / out R10 R8"}}) {
            room->setDepth({4, 1}, 1);
            room->setPosition(record::parsePosition(line).position);
            QVERIFY(waitFor([&] { return !room->isJudging() && !room->costs().empty(); }));
            showPages(name, *room);
        }
        room->setPosition(record::parsePosition("Odin 15 / * P9 =5 / 5 P9 =9 / 4 =4").position);
        showPages("analysis of what is not possible", *room);
        window().rooms().leaveAll();
    }
    void showPages(const QByteArray &name, ui::AnalysisRoom &room)
    {
        for (int tab = 0; tab < (room.isSmall() ? room.tabs()->count() : 1); ++tab) {
            if (room.isSmall())
                Q_EMIT room.tabs()->activated(tab);
            show(name + ", page " + QByteArray::number(tab + 1));
        }
    }

    static const Events &recordOf(Game game)
    {
        static const auto play = [](Game which) {
            GameEvent event = test::computersOf(which, 4, 3);
            event.seats[0] = "Ada";
            event.chairs = {"human:1", "computer:easy:leif", "computer:medium:halvdan", "computer:hard:gudrun"};
            return test::computersGame(event);
        };
        static const Events odin = play(Game::Odin), ninjan = play(Game::Ninjan);
        return game == Game::Odin ? odin : ninjan;
    }
    /// Its review is kept beside it, with every verdict in it: judging takes seconds, and more than a minute in a room,
    /// which judges with low priority, on a busy machine.
    static QString recordFile(Game game)
    {
        static const QTemporaryDir folder;
        const auto fileOf = [](Game which) {
            QString file =
                folder.filePath(QString::fromLatin1(traitsOf(which).name.data()) + QStringLiteral(".meadhall"));
            const Events &events = recordOf(which);
            review::saveReview(review::reviewFileOf(file), events, kDepth,
                               test::plantedVerdicts(which, events, kDepth));
            return file;
        };
        static const QString odin = fileOf(Game::Odin), ninjan = fileOf(Game::Ninjan);
        return game == Game::Odin ? odin : ninjan;
    }

    /// Joining, waiting, playing, and a connection that is lost.
    void visitFriends()
    {
        network::testing::Hosted hosted(test::odinGame(4, 5), {"human", "guest", "computer:hard:leif", "guest"});
        guests_->setTransport(hosted.transport);
        guests_->join(textOf(hosted.server.invitationTo(hosted.host, QStringLiteral("here"))));
        guests_->sheet()->nameField()->setText(QStringLiteral("Bo"));
        show("joining friends");
        guests_->sheet()->joinButton()->click();
        QVERIFY(waitFor([this] { return guests_->room() != nullptr; }));
        show("waiting for friends");
        const auto other = hosted.guest(QStringLiteral("Cy"));
        other->join();
        QVERIFY(waitFor([&] { return hosted.host.everybodySits(); }) && hosted.host.begin() == Reason::None
                && waitFor([this] { return guests_->room()->playedTable() != nullptr; }));
        show("a friend's table");
        hosted.transport.isCut = true;
        hosted.transport.cut();
        QVERIFY(waitFor([this] { return guests_->room()->guest().state() == network::GuestTable::State::Returning; }));
        show("a friend's table, connection lost");
        hosted.transport.isCut = false;
        QVERIFY(waitFor([this] { return guests_->room()->guest().state() == network::GuestTable::State::Playing; }));
        hosted.host.close();
        QVERIFY(waitFor([this] { return guests_->room()->isOver(); }));
        show("a friend's table, closed");
        window().rooms().leaveAll();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    /// Inviting friends, playing with one who says something, and who leaves.
    void visitHost()
    {
        host_->setTransport(&transport_);
        transport_.idOf = [this](const QByteArray &key) {
            const network::TableHost *at = host_->waiting() ? host_->waiting() : host_->host();
            return at && at->key() == key ? network::tableIdOf(key) : QByteArray();
        };
        ui::GameSetup setup;
        setup.chairs = {ui::ChairSetup::human(), ui::ChairSetup::guest(), ui::ChairSetup::guest(),
                        ui::ChairSetup::computer(players::Level::Hard, QStringLiteral("halvdan"))};
        window().begin(setup);
        show("inviting friends");
        auto bo = std::make_unique<network::GuestTable>(
            transport_, network::invitationOf(host_->invitation()).invitation, QStringLiteral("Bo"));
        bo->join();
        QVERIFY(waitFor([&] { return bo->state() == network::GuestTable::State::Waiting; }));
        show("inviting friends, one is there");
        Q_EMIT host_->sheet()->fillRequested();
        QVERIFY(waitFor([&] { return bo->state() == network::GuestTable::State::Playing; }));
        bo->say(network::PhraseId::WellPlayed);
        QVERIFY(waitFor([&] { return !host_->phrases().words(bo->seat()).isEmpty(); }));
        host_->phrases().open();
        show("a table with friends");
        host_->phrases().menu()->close();
        bo.reset();
        QVERIFY(waitFor([this] { return host_->awayPanel() != nullptr; }));
        show("a table with friends, one is away");
        Q_EMIT host_->awayPanel()->computerRequested();
        QVERIFY(waitFor([this] { return host_->awayPanel() == nullptr; }));
        show("a table with friends, a computer plays for one");
    }

    static constexpr review::Depth kDepth{2, 1};

    QString language_;
    Look look_;
    test::MemoryTransport transport_;
    // Owned by the window:
    ui::TutorialController *teacher_;
    ui::PuzzlesController *puzzles_;
    ui::AnalysisController *analysis_ = nullptr;
    ui::StatisticsController *statistics_;
    ui::HostController *host_;
    ui::GuestController *guests_;
};

} // namespace meadhall
