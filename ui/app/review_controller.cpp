// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/review_controller.h"

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
#include "ui/rooms/review/review_room.h"

#include <QAction>

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
}

void ReviewController::reviewLast()
{
    Table &table = window_->table();
    if (table.gameOver()) {
        enter(table.record(), window_->files().tableFile(), {});
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
    window_->files().reader().read(file, [this, file](const record::Record &record) { review(file, record); });
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
    enter(record.events, file, remark);
}

void ReviewController::enter(const Events &events, const QString &file, const QString &remark)
{
    ReviewInput input{events, file, {}, remark, {}};
    if (!file.isEmpty())
        input.day = record::Archive::playedAt(file).date();
    auto *room = new ReviewRoom(std::move(input), settings_, window_->pictures());
    connect(room, &ReviewRoom::playOnWanted, this, [this](const Events &from) {
        // Queued: the new game closes the room, whose button is still handling its click.
        QMetaObject::invokeMethod(
            &window_->files(), [this, from] { window_->files().playOn(from); }, Qt::QueuedConnection);
    });
    window_->rooms().enter(room);
}

void ReviewController::sayNothingToReview()
{
    auto *sheet = new MessageSheet(window_, MessageSheet::Sign::None, ReviewText::review(),
                                   tr("Finish a game to review it here."));
    sheet->addButton(ButtonText::newGame(), QDialog::Accepted, true);
    sheet->addButton(tr("&Close", "button"), QDialog::Rejected);
    connect(sheet, &QDialog::accepted, window_, &MainWindow::askForNewGame, Qt::QueuedConnection);
    sheet->open();
}

} // namespace meadhall::ui
