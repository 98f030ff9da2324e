// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/guest_controller.h"

#include "engine/clock/clock.h"
#include "engine/core/seat_of.h"
#include "engine/network/kept_table.h"
#include "engine/record/json_lines.h"
#include "engine/record/record.h"
#include "engine/record/seat_record.h"
#include "ui/app/game_files.h"
#include "ui/app/game_import.h"
#include "ui/app/main_window.h"
#include "ui/app/rooms.h"
#include "ui/app/said_file.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/rooms/friends/guest_room.h"
#include "ui/rooms/friends/join_sheet.h"
#include "ui/rooms/friends/waiting_page.h"

#include <QAction>
#include <QDir>
#include <QEvent>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

GuestController::GuestController(Settings &settings, const QString &folder, MainWindow *window)
    : QObject(window), settings_(settings),
      file_(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("chair.json")), network::kKeptFormat,
            window->folderLock(), record::Kept::Chair),
      running_(folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("guest-game.meadhall")),
               record::kGoatFormat, window->folderLock(), record::Kept::Chair),
      window_(window)
{
    Actions &actions = window->actions();
    window->installEventFilter(this);
    actions.join->setVisible(true);
    connect(actions.join, &QAction::triggered, this, [this] { join({}); });
    connect(&window->files(), &GameFiles::invitationGiven, this, &GuestController::join);
    connect(actions.rejoin, &QAction::triggered, this, &GuestController::comeBack);
    connect(actions.say, &QAction::triggered, this, [this] {
        if (room_ && window_->rooms().current() == room_)
            room_->phrases().open();
    });
    connect(actions.sidePanel, &QAction::triggered, this, [this](bool shown) {
        if (room_ && window_->rooms().current() == room_)
            room_->togglePanel(shown);
    });
    connect(&window->rooms(), &Rooms::changed, this, &GuestController::refreshActions);
    connect(&window->rooms(), &Rooms::tableStateChanged, this, &GuestController::refreshActions);
    connect(&Clock::instance(), &Clock::minutePassed, this, &GuestController::refreshActions);
    QTimer::singleShot(0, this, [this] { // nothing is read before the first picture
        chair_ = network::readKeptChair(file_);
        keepInterrupted();
        refreshActions();
    });
}

bool GuestController::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && room_)
        setHomeClosed(true);
    if (event->type() == QEvent::Close)
        keepGame();
    return QObject::eventFilter(watched, event);
}

JoinSheet *GuestController::openSheet()
{
    network::Missing missing = network::Missing::Nothing;
    if (!transport_)
        transport_ = network::loadTransport(&missing);
    sheet_ = new JoinSheet(settings_, transport_, missing, window_);
    connect(sheet_, &QDialog::accepted, this, [this, sheet = sheet_.data()] { enter(sheet); });
    connect(sheet_, &JoinSheet::chairLost, this, &GuestController::forgetChair);
    sheet_->setChair(chair_);
    sheet_->open();
    return sheet_;
}

void GuestController::join(const QString &invitation)
{
    if (room_)
        return; // one table at a time
    JoinSheet *sheet = sheet_ ? sheet_.data() : Sheet::topOf(window_) ? nullptr : openSheet();
    if (sheet && !invitation.isEmpty())
        sheet->setInvitation(invitation);
}

void GuestController::comeBack()
{
    if (!room_ && !sheet_ && !Sheet::topOf(window_) && chair_.isWorthwhile(Clock::now()))
        openSheet()->comeBack();
}

void GuestController::enter(JoinSheet *sheet)
{
    auto guest = sheet->takeGuest();
    chair_ = {guest->invitation(), sheet->nameField()->text(), guest->token(), Clock::now()};
    network::writeKeptChair(file_, chair_);
    window_->rooms().leaveAll();
    room_ = new GuestRoom(std::move(guest), settings_, window_->pictures());
    connect(room_, &GuestRoom::chairLost, this, &GuestController::forgetChair);
    said_ = new SaidFile(room_->guest().table(), file_.fileName(), window_->folderLock(), nullptr, room_);
    connect(room_, &Room::tableStateChanged, said_, [this] {
        if (TableView *view = room_ ? room_->playedTable() : nullptr)
            said_->setView(*view);
    });
    followGame();
    connect(room_, &GuestRoom::announced, this,
            [this](const QString &words) { window_->tableView().announcer().announce(words); });
    window_->rooms().enter(room_);
    setHomeClosed(true); // now that the start page, which it changes, is not to be seen
    if (!room_->playedTable())
        window_->tableView().announcer().announce(room_->waiting().sentence());
}

/// Keeps every game of the room: when it is over, when its deals are known, after each hand, and when the connection,
/// the room or the program ends. What was seen in between is in a file of its own, for a program that is killed.
void GuestController::followGame()
{
    network::GuestTable &guest = room_->guest();
    Table &table = guest.table();
    const auto begin = [this, &table] {
        heldAtEnd_.clear();
        kept_.clear();
        keptSaid_.clear();
        const auto *game = table.hasGame() ? std::get_if<GameEvent>(&table.record().front()) : nullptr;
        const std::string commitment = game && game->fair ? game->fair->commitment : std::string();
        isUndone_ = !commitment.empty() && std::exchange(commitment_, commitment) == commitment;
        if (!isUndone_)
            keptFile_.reset();
    };
    begin();
    connect(&table, &Table::restarted, this, begin);
    connect(&table, &Table::handsShown, this, [this](const std::vector<CardSet> &hands) {
        heldAtEnd_.push_back(hands);
        keepGame();
    });
    connect(&table, &Table::changed, this, [this, &table] {
        if (table.gameOver())
            keepGame();
        else if (const Events seen = seenGame(); !seen.empty())
            running_.write(record::toText(seen));
    });
    connect(&guest, &network::GuestTable::dealsChecked, this, &GuestController::keepGame);
    connect(&guest, &network::GuestTable::stateChanged, this, [this](network::GuestTable::State state) {
        if (state == network::GuestTable::State::Returning || state == network::GuestTable::State::Apart)
            keepGame();
    });
}

/// The record of the seat in the room; empty before its first answer.
Events GuestController::seenGame() const
{
    if (!room_ || !room_->guest().table().hasGame())
        return {};
    Events seen = room_->guest().table().record();
    auto &game = std::get<GameEvent>(seen.front());
    game.view = room_->guest().seat();
    const bool hasPlayed =
        std::any_of(seen.begin(), seen.end(), [&game](const Event &event) { return seatOf(event) == game.view; });
    return hasPlayed ? seen : Events{};
}

/// Adds what was seen of the game to the past ones; the whole game, if all hands became known.
void GuestController::keepGame()
{
    Events seen = seenGame();
    if (seen.empty())
        return;
    said_->write();
    const network::GuestTable &guest = room_->guest();
    if (room_->guest().table().gameOver()) {
        const auto &checked = guest.checkedDeals();
        const bool isKnown = checked && checked->record.size() == seen.size();
        if (auto whole = isKnown ? checked->record : record::wholeRecord(seen, heldAtEnd_))
            seen = *std::move(whole);
    }
    const QByteArray said = said_->textFor(seen);
    if (seen == kept_ && said == keptSaid_)
        return;
    kept_ = seen;
    keptSaid_ = said;
    keep(seen, said);
}

void GuestController::keep(const Events &seen, const QByteArray &said)
{
    const auto forget = [this](const QString &) {
        if (!room_ || room_->guest().table().gameOver())
            running_.remove();
    };
    keptFile_ =
        window_->files().import().keep(seen, {}, forget, said, std::exchange(isUndone_, false) ? keptFile_ : nullptr);
}

/// Adds the game in which the program was killed to the past ones; that of another program that runs is left alone.
void GuestController::keepInterrupted()
{
    const auto &lock = window_->folderLock();
    if ((lock && lock->take() != 0) || running_.read(record::KeptFile::Shape::Lines).isEmpty())
        return;
    const Events seen = record::readRecord(running_.fileName()).events;
    if (seen.empty() || std::get<GameEvent>(seen.front()).view < 0)
        running_.setAside();
    else
        keep(seen, {});
}

void GuestController::forgetChair()
{
    chair_ = {};
    file_.remove();
    if (said_)
        said_->remove();
    refreshActions();
}

void GuestController::setHomeClosed(bool closed)
{
    const QString reason =
        closed ? tr("Not while you are at a friend’s table: the host decides about the game there.") : QString();
    window_->closeHome(reason);
    window_->actions().join->setToolTip(reason);
}

void GuestController::refreshActions()
{
    Actions &actions = window_->actions();
    if (room_ && !window_->rooms().isOpen(room_)) {
        kept_.clear();
        keepGame();
        room_ = nullptr;
        actions.say->setVisible(false);
        setHomeClosed(false);
    }
    if (room_) {
        actions.say->setVisible(room_->playedTable() != nullptr);
        actions.say->setEnabled(window_->rooms().current() == room_);
    }
    actions.join->setEnabled(!room_);
    actions.rejoin->setVisible(!room_ && chair_.isWorthwhile(Clock::now()));
    if (room_ && window_->rooms().current() == room_)
        actions.sidePanel->setChecked(room_->panelIsShown());
}

JoinSheet *GuestController::sheet() const { return sheet_; }

GuestRoom *GuestController::room() const { return room_; }

} // namespace meadhall::ui
