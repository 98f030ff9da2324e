// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/deal_room_controller.h"

#include "engine/clock/clock.h"
#include "engine/players/same_deal.h"
#include "engine/record/record.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/rooms/deals/deal_room.h"
#include "ui/rooms/deals/deal_text.h"
#include "ui/rooms/start/start_tile.h"
#include "ui/table/seats/past_game_text.h"

#include <QAction>
#include <QDate>
#include <QTimer>

#include <utility>

namespace meadhall::ui {

DealRoomController::DealRoomController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings), window_(window), results_(folder, window->folderLock())
{
    const Actions &actions = window->actions();
    followChanges(
        window, {QEvent::LanguageChange}, [this] { describeToday(); }, this);
    describeToday();
    QTimer::singleShot(0, this, [this] {
        resultsRead_ = true;
        describeToday();
    });
    actions.dealOfDay->setVisible(true);
    actions.compareDeal->setVisible(true);
    connect(actions.dealOfDay, &QAction::triggered, this, &DealRoomController::showDealOfDay);
    connect(actions.compareDeal, &QAction::triggered, this, &DealRoomController::showComparison);
    // The deal of the day before gives way, unless it has been played and its result is looked at.
    connect(&Clock::instance(), &Clock::dayChanged, this, [this] {
        describeToday();
        if (room_ && room_->subject().day && !room_->subject().played())
            showDealOfDay();
    });
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
    isTodayRunning_ = isRunning(day);
    const QString state = kept              ? TableText::placeInGame(kept->place, seats)
                          : isTodayRunning_ ? tr("in progress", "the deal of the day")
                                            : QString();
    TileContent::describe(window_->actions().dealOfDay,
                          state.isEmpty() ? facts
                                          : tr("%1: %2", "a game, and the place reached in it").arg(facts, state),
                          PastGameText::shortDay(QDate(day.year, day.month, day.day)));
}

/// Also keeps the result of a game that ended when the program was killed, as soon as it is looked at.
void DealRoomController::tableChanged()
{
    const Table &table = window_->table();
    const bool over = table.hasGame() && table.gameOver();
    if (over && results_.addDaily(table.record()))
        describeToday();
    if (const players::Day day = today(); std::exchange(isTodayRunning_, isRunning(day)) != isRunning(day))
        describeToday();
    window_->actions().compareDeal->setEnabled(
        over && players::comparedSeat(std::get<GameEvent>(table.record().front())).has_value());
}

void DealRoomController::showDealOfDay()
{
    const players::Day day = today();
    DealSubject subject{players::dealOfDay(day), 0, {}, {}, day};
    subject.game = toGameEvent(dealOfDaySetup(day));
    if (const DealResults::Daily *kept = results_.daily(day)) {
        subject.totals = kept->totals;
        subject.winners = kept->winners;
    }
    subject.running = isRunning(day);
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
    window_->tableView().announcer().announce(room_->sentence()); // after the title of the room
    room_->compare();
}

/// The record of a game that has not ended: at the table, or else of last time. Empty if there is none.
const Events &DealRoomController::runningGame() const
{
    static const Events kNone;
    const Table &table = window_->table();
    const Events &game = table.hasGame() && !table.gameOver() ? table.record() : window_->savedGame();
    return record::isOver(game) ? kNone : game;
}

bool DealRoomController::isRunning(players::Day day) const
{
    const Events &game = runningGame();
    return !game.empty() && players::dayOf(std::get<GameEvent>(game.front())) == day;
}

/// A game of this deal that has begun goes on. Otherwise it begins; the dialog lets others take the seats of a deal
/// that is not of a day.
void DealRoomController::play(const DealSubject &subject)
{
    if (!subject.day)
        window_->playAgain(subject.game);
    else if (!isRunning(*subject.day))
        window_->begin(dealOfDaySetup(*subject.day));
    else if (window_->table().hasGame() && !window_->table().gameOver())
        window_->rooms().leaveAll();
    else
        window_->continueGame();
}

DealRoom *DealRoomController::room() const { return room_; }

} // namespace meadhall::ui
