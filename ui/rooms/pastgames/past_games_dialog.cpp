// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/past_games_dialog.h"

#include "engine/record/archive.h"
#include "ui/base/text/errors.h"
#include "ui/rooms/pastgames/game_details.h"
#include "ui/rooms/pastgames/games_reader.h"
#include "ui/table/seats/past_game_text.h"

#include <QComboBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace meadhall::ui {

namespace {

/// Delay in ms before the progress bar is shown.
constexpr int kProgressAfter = 300;

} // namespace

PastGamesDialog::PastGamesDialog(const QString &folder, const QString &running, PixmapCache &cache, QWidget *parent)
    : Sheet(parent), model_(new GamesModel(this)), reader_(new GamesReader(folder, running, this)), folder_(folder)
{
    setObjectName(QStringLiteral("pastGames"));
    QVBoxLayout *column = body();
    column->addWidget(buildFilters());
    column->addWidget(buildMiddle(cache), 1);
    column->addWidget(buildUndoBar());
    message_ = new QLabel(this);
    message_->setObjectName(QStringLiteral("message"));
    message_->setWordWrap(true);
    message_->hide();
    column->addWidget(message_);
    buildButtons();
    listen();
    retranslate();
    list_->setFocus();
    setRoomySize({1120, 720});
}

PastGamesDialog::~PastGamesDialog()
{
    delete reader_; // first, since its thread emits signals to this dialog
}

void PastGamesDialog::listen()
{
    connect(reader_, &GamesReader::counted, this, [this](int games) { expected_ = games; });
    connect(reader_, &GamesReader::batchRead, this, [this](const std::vector<PastGame> &games) {
        read_ += static_cast<int>(games.size());
        progress_->setMaximum(std::max(expected_, 1));
        progress_->setValue(read_);
        progress_->setFormat(
            tr("Reading games: %1 of %2", "how many of how many").arg(number(read_), number(expected_)));
        noteOpponents(games);
        model_->add(games);
    });
    connect(reader_, &GamesReader::finished, this, [this] {
        reading_ = false;
        patience_.stop();
        progress_->hide();
        follow();
    });
    patience_.setSingleShot(true);
    connect(&patience_, &QTimer::timeout, this, [this] { progress_->setVisible(reading_); });
    patience_.start(kProgressAfter);

    connect(model_, &GamesModel::filled, this, &PastGamesDialog::follow);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PastGamesDialog::showChosen);
    connect(list_, &QListView::doubleClicked, this, &PastGamesDialog::openChosen);
    connect(search_, &QLineEdit::textChanged, this, &PastGamesDialog::filter);
    for (QComboBox *box : {game_, state_, opponent_})
        connect(box, &QComboBox::currentIndexChanged, this, &PastGamesDialog::filter);
    search_->installEventFilter(this);
    list_->installEventFilter(this);

    connect(open_, &QPushButton::clicked, this, &PastGamesDialog::openChosen);
    connect(review_, &QPushButton::clicked, this, &PastGamesDialog::reviewChosen);
    connect(delete_, &QPushButton::clicked, this, &PastGamesDialog::remove);
    connect(undo_, &QPushButton::clicked, this, &PastGamesDialog::restore);
    connect(close_, &QPushButton::clicked, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, [this] {
        if (const PastGame *game = chosen())
            Q_EMIT saveCopyWanted(game->file);
    });
    connect(play_, &QPushButton::clicked, this, &PastGamesDialog::newGameRequested);
    connect(openFile_, &QPushButton::clicked, this, &PastGamesDialog::openFileWanted);
    connect(showAll_, &QPushButton::clicked, this, [this] {
        for (QComboBox *box : {game_, state_, opponent_})
            box->setCurrentIndex(0);
        search_->clear();
        list_->setFocus();
    });
    const auto key = [this](auto keys, auto action) {
        auto *shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut); // not while another sheet lies upon this one
        connect(shortcut, &QShortcut::activated, this, action);
    };
    key(QKeySequence::Undo, &PastGamesDialog::restore);
    key(QKeySequence::SaveAs, [this] { save_->click(); });
    key(Qt::CTRL | Qt::Key_S, [this] { save_->click(); });
    key(QKeySequence::Find, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
}

bool PastGamesDialog::isBusy() const { return reading_ || model_->isFilling(); }

/// Adds new opponents to the filter.
void PastGamesDialog::noteOpponents(const std::vector<PastGame> &games)
{
    const qsizetype before = opponents_.size();
    for (const PastGame &game : games)
        for (const QString &one : PastGameText::opponents(game.summary))
            if (!opponents_.contains(one))
                opponents_.push_back(one);
    if (opponents_.size() != before)
        fillFilters();
}

void PastGamesDialog::filter()
{
    GamesModel::Filter filter;
    filter.text = search_->text();
    if (game_->currentIndex() > 0)
        filter.game = static_cast<Game>(game_->currentIndex() - 1);
    constexpr PastGame::State kStates[] = {PastGame::State::Unfinished, PastGame::State::Finished,
                                           PastGame::State::Damaged};
    if (state_->currentIndex() > 0)
        filter.state = kStates[state_->currentIndex() - 1];
    if (opponent_->currentIndex() > 0)
        filter.opponent = opponents_.value(opponent_->currentIndex() - 1);
    model_->setFilter(filter);
}

/// Called when the rows have changed: selects a game if there is any, otherwise shows a message.
void PastGamesDialog::follow()
{
    const bool nothing = model_->shown() == 0 && !isBusy();
    if (nothing) {
        const bool none = model_->games() == 0;
        emptyTitle_->setText(none ? tr("No past games yet", "title")
                                  : tr("No matches", "title: no game fits the search"));
        emptyText_->setText(none ? tr("Every game you start is saved here automatically, whether finished or not.\n"
                                      "You can also drop a saved game onto the window.")
                                 : tr("No games match your search."));
        play_->setVisible(none);
        openFile_->setVisible(none);
        showAll_->setVisible(!none);
        if (list_->hasFocus())
            (none ? play_ : showAll_)->setFocus();
    }
    if (std::exchange(showsNothing_, nothing) != nothing && nothing && isVisible())
        Q_EMIT announced(emptyText_->text());
    middle_->setCurrentWidget(nothing ? empty_ : lists_);
    if (!chosen() && model_->shown() > 0)
        choose(model_->nearestGame(0, 1));
    showChosen();
}

const PastGame *PastGamesDialog::chosen() const
{
    const QModelIndex index = list_->currentIndex();
    return index.isValid() ? model_->gameAt(index.row()) : nullptr;
}

void PastGamesDialog::choose(int row) { list_->setCurrentIndex(model_->index(row)); }

void PastGamesDialog::showChosen()
{
    const PastGame *game = chosen();
    details_->show(game);
    const bool damaged = game && game->state() == PastGame::State::Damaged;
    const bool unfinished = game && (game->isInProgress() || game->state() == PastGame::State::Unfinished);
    open_->setText(damaged      ? tr("&Open what can be read", "button: a damaged game")
                   : unfinished ? tr("&Continue", "button: a game that is not finished")
                                : tr("&Open", "button: a game that is finished, to be looked at"));
    open_->setEnabled(game && game->canOpen());
    review_->setEnabled(game && game->canOpen() && !unfinished);
    save_->setEnabled(game);
    delete_->setEnabled(game && !game->running);
}

void PastGamesDialog::reviewChosen()
{
    if (const PastGame *game = chosen())
        Q_EMIT reviewWanted(game->file);
}

void PastGamesDialog::openChosen()
{
    const PastGame *game = chosen();
    if (!game || !game->canOpen() || !opener_)
        return;
    const bool damaged = game->state() == PastGame::State::Damaged;
    opener_(game->file, damaged, [self = QPointer(this), damaged, file = game->file](const QString &failure) {
        if (!self)
            return;
        if (failure.isEmpty()) {
            self->accept();
            return;
        }
        // The list reads only the first and last lines of a file, so it may not have noticed the damage.
        if (const int row = self->model_->rowOf(file); !damaged && row >= 0 && QFileInfo::exists(file))
            self->model_->markDamaged(row);
        self->say(failure);
        self->showChosen();
    });
}

void PastGamesDialog::say(const QString &message)
{
    message_->setText(message);
    message_->setVisible(!message.isEmpty());
    Q_EMIT announced(message);
}

/// Without confirmation, since it can be undone.
void PastGamesDialog::remove()
{
    const PastGame *game = chosen();
    if (!game || game->running)
        return;
    QString place;
    if (const int error = record::Archive(folder_).remove(game->file, place)) {
        say(Errors::deleting(game->file, error));
        return;
    }
    say({});
    const bool focused = delete_->hasFocus();
    const int row = list_->currentIndex().row();
    undoText_->setText(tr("“%1” was deleted.", "%1 is a game and a day").arg(PastGameText::title(*game)));
    undoBar_->show();
    Q_EMIT announced(tr("Deleted. Press %1 to bring it back.", "announced; a key")
                         .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    removed_.push_back({place, model_->take(row)});
    // Select the next game or else the previous one, skipping headings.
    const int last = model_->rowCount() - 1;
    int next = model_->nearestGame(std::min(row, last), 1);
    if (next < 0)
        next = model_->nearestGame(last, -1);
    if (next >= 0)
        choose(next);
    if (focused && next >= 0)
        list_->setFocus();
    showChosen();
}

void PastGamesDialog::restore()
{
    if (removed_.empty())
        return;
    Removed last = std::move(removed_.back());
    removed_.pop_back();
    QString place;
    if (const int error = record::Archive(folder_).restore(last.place, place)) {
        say(Errors::restoring(last.game->file, error));
        removed_.push_back(std::move(last));
        return;
    }
    last.game->file = place;
    const int row = model_->insert(std::move(last.game));
    if (row >= 0)
        choose(row);
    Q_EMIT announced(tr("Restored.", "announced: a game that had been deleted"));
    undoBar_->setVisible(!removed_.empty());
    if (!removed_.empty())
        undoText_->setText(
            tr("“%1” was deleted.", "%1 is a game and a day").arg(PastGameText::title(*removed_.back().game)));
    list_->setFocus();
}

void PastGamesDialog::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        model_->renew();
        retranslate();
    } else if (event->type() == QEvent::PaletteChange && searchSign_) {
        updateSign();
    }
}

/// Arrow keys in the search field move to the list; Delete in the list deletes the game.
bool PastGamesDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (watched == search_ && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            list_->setFocus();
            return true;
        }
        if (watched == list_ && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
            remove();
            return true;
        }
    }
    return Sheet::eventFilter(watched, event);
}

/// Escape clears the search first.
void PastGamesDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
        list_->setFocus();
        return;
    }
    Sheet::keyPressEvent(event);
}

void PastGamesDialog::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    arrange();
}

} // namespace meadhall::ui
