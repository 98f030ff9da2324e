// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/review_controller.h"

#include "engine/core/to_index.h"
#include "engine/record/archive.h"
#include "engine/record/summary.h"
#include "ui/app/game_files.h"
#include "ui/app/main_window.h"
#include "ui/app/record_reader.h"
#include "ui/app/rooms.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/review_text.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/rooms/review/playback.h"
#include "ui/rooms/review/review_judging.h"
#include "ui/rooms/review/review_room.h"
#include "ui/table/replay/reviewed_game.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_panels.h"
#include "ui/table/table_view.h"

#include <QAction>

#include <utility>

namespace meadhall::ui {

namespace {

/// Records that are looked at for one that is finished.
constexpr int kMostLookedAt = 200;

} // namespace

ReviewController::ReviewController(Settings &settings, MainWindow *window)
    : QObject(window), settings_(settings), window_(window)
{
    connect(window->actions().review, &QAction::triggered, this, &ReviewController::reviewLast);
    connect(&window->files(), &GameFiles::reviewWanted, this, &ReviewController::reviewFile);
    connect(&window->rooms(), &Rooms::changed, this, &ReviewController::onRoomChanged);
    for (const auto begun : {&Table::restarted, &Table::rewound})
        connect(&window->table(), begun, this, &ReviewController::stopJudging);
    connect(window->table().spectator(), &HumanSeat::eventSeen, this, [this](const Event &event) {
        if (std::holds_alternative<GameOverEvent>(event))
            judgeFinishedGame();
    });
}

ReviewController::~ReviewController() = default;

/// Only where one person at this screen played: whose decisions would it be otherwise?
void ReviewController::judgeFinishedGame()
{
    stopJudging();
    const Table &table = window_->table();
    int own = -1, people = 0;
    for (int seat = 0; seat < table.players(); ++seat)
        if (table.chairs()[toIndex(seat)].person()) {
            ++people;
            own = table.humanSeat(seat) ? seat : -1;
        }
    const QString file = window_->files().tableFile();
    if (people != 1 || own < 0 || file.isEmpty())
        return;
    finished_ = std::make_unique<ReviewedGame>();
    finished_->setGame(table.record(), peopleIn(std::get<GameEvent>(table.record().front())).names, own);
    if (finished_->decisions().empty())
        return stopJudging();
    judge();
}

void ReviewController::judge()
{
    const QString file = window_->files().tableFile();
    judging_ = std::make_unique<ReviewJudging>(*finished_);
    connect(judging_.get(), &ReviewJudging::progressed, this, &ReviewController::showJudgement);
    judging_->begin(file, {}, window_->files().keeps(file) ? window_->folderLock() : nullptr);
    showJudgement();
}

void ReviewController::showJudgement()
{
    GameJudgement judgement;
    judgement.decisions = static_cast<int>(finished_->decisions().size());
    judgement.isDone = finished_->judged() == judgement.decisions;
    if (judgement.isDone) {
        const ReviewedGame::Mistakes mistakes = finished_->mistakes();
        judgement.mistakes = mistakes.count;
        judgement.lost = mistakes.lost;
    }
    window_->tableView().panels().setJudgement(judgement);
}

/// Keeps what is known for the review.
void ReviewController::stopJudging()
{
    judging_.reset();
    if (std::exchange(finished_, nullptr))
        window_->tableView().panels().setJudgement(std::nullopt);
}

void ReviewController::reviewLast()
{
    Table &table = window_->table();
    if (table.gameOver()) {
        const int line = finished_ ? finished_->mistakes().costliest : 0;
        enter(table.record(), window_->files().tableFile(), {}, line);
        return;
    }
    const QString file = lastFinished();
    if (file.isEmpty())
        sayNothingToReview();
    else
        reviewFile(file);
}

QString ReviewController::lastFinished() const
{
    const record::Archive *archive = window_->files().archive();
    int looked = 0;
    for (const auto &entry : archive ? archive->entries() : std::vector<record::Archive::Entry>{}) {
        if (record::summarise(entry.file).state == record::Summary::State::Finished)
            return entry.file;
        if (++looked == kMostLookedAt)
            break;
    }
    return {};
}

void ReviewController::reviewFile(const QString &file)
{
    window_->files().reader().read(
        file, [this, file](const std::shared_ptr<const record::Record> &record) { review(file, *record); });
}

void ReviewController::review(const QString &file, const record::Record &record)
{
    const bool some = !Timeline(record.events, 0).moments().empty();
    if (!some) {
        MessageSheet::warn(window_, ReviewText::review(),
                           record.problem ? Errors::opening(file, record.problem)
                                          : tr("No card was dealt in this game."));
        return;
    }
    QString remark;
    if (record.problem)
        remark = tr("The end of this record cannot be read.");
    else if (!record.finished())
        remark = tr("This game was not finished.");
    if (std::get<GameEvent>(record.events.front()).view >= 0) {
        const QString seen = ReviewText::oneSeatKnown();
        remark = remark.isEmpty() ? seen : remark + QLatin1Char(' ') + seen;
    }
    enter(record.events, file, remark);
}

void ReviewController::enter(const Events &events, const QString &file, const QString &remark, int line)
{
    if (judging_ && judging_->state() != ReviewJudging::State::Done)
        judging_.reset(); // keeps what it knows; the room goes on with it
    ReviewInput input{events, file, {}, remark, {}, line, {}};
    if (!file.isEmpty())
        input.day = record::Archive::playedAt(file).toLocalTime().date();
    if (window_->files().keeps(file))
        input.lock = window_->folderLock();
    auto *room = new ReviewRoom(std::move(input), settings_, window_->pictures());
    // Queued: the new game closes the room, whose button is still handling its click.
    connect(room, &ReviewRoom::playOnWanted, &window_->files(), &GameFiles::playOn, Qt::QueuedConnection);
    room_ = room;
    window_->rooms().enter(room);
}

/// Goes on with the game at the table once the room is left that has taken its place.
void ReviewController::onRoomChanged()
{
    if (!room_ || window_->rooms().isOpen(room_))
        return;
    std::exchange(room_, nullptr)->judging().stop(); // keeps what it knows
    if (finished_ && !judging_)
        judge();
}

void ReviewController::sayNothingToReview()
{
    auto *sheet = new MessageSheet(window_, MessageSheet::Sign::None, ReviewText::review(),
                                   tr("Finish a game to review it here."));
    sheet->addButton(ButtonText::newGame(), QDialog::Accepted, true);
    sheet->addButton(ButtonText::close(), QDialog::Rejected);
    connect(sheet, &QDialog::accepted, window_, &MainWindow::askForNewGame, Qt::QueuedConnection);
    sheet->open();
}

} // namespace meadhall::ui
