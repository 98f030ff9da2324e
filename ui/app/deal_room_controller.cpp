// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/deal_room_controller.h"

#include "engine/players/same_deal.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/rooms/start/start_tile.h"
#include "ui/table/seats/past_game_text.h"

#include <QAction>
#include <QDate>
#include <QEvent>
#include <QStatusBar>
#include <QTimer>

namespace meadhall::ui {

DealRoomController::DealRoomController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings), window_(window), results_(folder)
{
    const Actions &actions = window->actions();
    window->installEventFilter(this);
    describeToday();
    QTimer::singleShot(0, this, [this] {
        resultsRead_ = true;
        describeToday();
    });
    actions.dealOfDay->setVisible(true);
    actions.compareDeal->setVisible(true);
    connect(actions.dealOfDay, &QAction::triggered, this, &DealRoomController::showDealOfDay);
    connect(actions.compareDeal, &QAction::triggered, this, &DealRoomController::showComparison);
    connect(&window->table(), &Table::changed, this, &DealRoomController::tableChanged);
    connect(&window->table(), &Table::restarted, this, &DealRoomController::tableChanged);
}

/// The texts of the tile; its date must be in the language of the window.
void DealRoomController::describeToday()
{
    const players::Day day = today();
    DealSubject subject{players::dealOfDay(day), 0, {}, {}, {}};
    const DealResults::Daily *kept = resultsRead_ ? results_.daily(day) : nullptr;
    const QString facts = DealText::facts(subject);
    const int seats = static_cast<int>(subject.game.seats.size());
    TileContent::describe(
        window_->actions().dealOfDay,
        kept ? tr("%1: %2", "a game, and the place reached in it").arg(facts, PastGameText::placeOf(kept->place, seats))
             : facts,
        PastGameText::shortDay(QDate(day.year, day.month, day.day)));
}

bool DealRoomController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        describeToday();
    return QObject::eventFilter(watched, event);
}

DealRoom *DealRoomController::room() const { return room_; }

/// Also keeps the result of a game that ended when the program was killed, as soon as it is looked at.
void DealRoomController::tableChanged()
{
    const Table &table = window_->table();
    const bool over = table.hasGame() && table.gameOver();
    if (over && results_.addDaily(table.record())) {
        describeToday();
        if (!results_.saveError().isEmpty())
            window_->statusBar()->showMessage(DealText::notSaved(results_.saveError()));
    }
    window_->actions().compareDeal->setEnabled(
        over && players::comparedSeat(std::get<GameEvent>(table.record().front())).has_value());
}

void DealRoomController::showDealOfDay()
{
    results_.save();
    const players::Day day = today();
    DealSubject subject{players::dealOfDay(day), 0, {}, {}, day};
    subject.game = toGameEvent(dealOfDaySetup(day));
    if (const DealResults::Daily *kept = results_.daily(day)) {
        subject.totals = kept->totals;
        subject.winners = kept->winners;
    }
    enter(subject);
}

void DealRoomController::showComparison()
{
    const Table &table = window_->table();
    if (!table.hasGame() || !table.gameOver())
        return;
    const auto &game = std::get<GameEvent>(table.record().front());
    const auto *over = std::get_if<GameOverEvent>(&table.record().back());
    const auto seat = players::comparedSeat(game);
    if (seat && over)
        enter({game, *seat, over->totals, over->winners, players::dayOf(game)});
}

void DealRoomController::enter(const DealSubject &subject)
{
    window_->rooms().leave(room_); // of another deal
    room_ = new DealRoom(subject, results_, window_->pictures(), settings_);
    connect(room_, &DealRoom::playRequested, this, [this, subject] { play(subject); });
    connect(room_, &DealRoom::announced, this,
            [this](const QString &message) { window_->tableView().announcer().announce(message); });
    window_->rooms().enter(room_);
    window_->tableView().announcer().announce(room_->title() + QStringLiteral(": ") + room_->sentence());
    room_->compare();
}

/// A game of this deal that has begun goes on. Otherwise it begins; the dialog lets others take the seats of a deal
/// that is not of a day.
void DealRoomController::play(const DealSubject &subject)
{
    const Table &table = window_->table();
    const bool atTable = table.hasGame() && !table.gameOver();
    const Events &running = atTable ? table.record() : window_->savedGame();
    const bool same = subject.day && !running.empty()
                      && players::dayOf(std::get<GameEvent>(running.front())) == subject.day
                      && !std::holds_alternative<GameOverEvent>(running.back());
    if (same && atTable)
        window_->rooms().leaveAll();
    else if (same)
        window_->continueGame();
    else if (subject.day)
        window_->begin(dealOfDaySetup(*subject.day));
    else
        playAgain();
}

void DealRoomController::playAgain() { window_->actions().playAgain->trigger(); }

} // namespace meadhall::ui
