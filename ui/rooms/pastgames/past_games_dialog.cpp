// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/past_games_dialog.h"

#include "engine/clock/clock.h"
#include "engine/games/games.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/base/widgets/style.h"
#include "ui/table/games/games.h"
#include "ui/table/seats/past_game.h"
#include "ui/table/seats/past_game_text.h"
#include "ui/table/seats/ranking.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace meadhall::ui {

namespace {

constexpr int kDetailsPadding = 18;

/// The first batch is small, so that the list fills quickly; later ones are limited by time.
constexpr std::size_t kFirstBatch = 24;
constexpr int kBatchMs = 30;

/// Delay in ms before the progress bar is shown.
constexpr int kProgressAfter = 300;

/// Least widths of the dialog in px for the details, and for all filters in one row.
constexpr int kRoomForDetails = 900, kRoomForFilters = 720;

/// Reads the summaries of all past games.
/// @param running file of the running game if it should be listed, else empty
/// @param count receives the number of files to read
/// @param send receives the next games, latest first
void readGames(const record::Archive &archive, const QString &running, const std::stop_token &stop,
               const std::function<void(int)> &count, const std::function<void(const std::vector<PastGame> &)> &send)
{
    std::vector<record::Archive::Entry> entries = archive.entries();
    if (!running.isEmpty() && QFileInfo::exists(running)) {
        const QDateTime played = record::Archive::playedAt(running);
        const record::Archive::Entry now{running, played.isValid() ? played : Clock::now()};
        const auto earlier = [&](const record::Archive::Entry &entry) { return entry.when <= now.when; };
        entries.insert(std::find_if(entries.begin(), entries.end(), earlier), now);
    }
    count(static_cast<int>(entries.size()));
    std::vector<PastGame> batch;
    QElapsedTimer since;
    since.start();
    bool first = true;
    for (const record::Archive::Entry &entry : entries) {
        if (stop.stop_requested())
            return;
        PastGame game{entry.file, entry.when, record::summarise(entry.file), entry.file == running, {}};
        if (game.state() == PastGame::State::Unreadable && !QFileInfo::exists(entry.file))
            continue; // removed in the meantime
        if (game.state() == PastGame::State::Finished)
            game.reviewed = review::readCounts(review::reviewFileOf(entry.file));
        batch.push_back(std::move(game));
        if (first ? batch.size() >= kFirstBatch : since.elapsed() >= kBatchMs) {
            send(std::exchange(batch, {}));
            since.restart();
            first = false;
        }
    }
    send(batch);
}

} // namespace

/// Details of the selected game: final places and points, but no cards.
class GameDetails : public Plaque {
    Q_OBJECT

public:
    explicit GameDetails(QWidget *parent) : Plaque(parent)
    {
        setObjectName(QStringLiteral("details"));
        setMinimumWidth(280);
        auto *page = new QWidget;
        auto *column = new QVBoxLayout(page);
        column->setContentsMargins(kDetailsPadding, kDetailsPadding, kDetailsPadding, kDetailsPadding);
        title_ = wordLabel(page, 1.2, true);
        line_ = wordLabel(page, 1, false, true);
        problem_ = wordLabel(page);
        ranking_ = new Ranking(page);
        result_ = wordLabel(page, 1, false, true);
        mistakes_ = wordLabel(page, 1, false, true);
        addWidgets(*column, {title_, line_, problem_, ranking_, result_, mistakes_});
        column->addStretch(1);
        newColumn(0, this)->addWidget(makeScrollingPage(page, true));
        followChanges(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { fill(); });
        fill();
    }

    /// @param game null if none is selected
    void show(const PastGame *game)
    {
        game_ = game ? std::optional<PastGame>(*game) : std::nullopt;
        fill();
    }

private:
    void fill()
    {
        const PastGame game = game_.value_or(PastGame{});
        const record::Summary &summary = game.summary;
        const bool known = game_ && summary.known, over = game.state() == PastGame::State::Finished;
        const QString lost = known ? PastGameText::lost(game) : QString();
        const bool tellsResult = known && (!over || PastGameText::ownSeat(summary) < 0);
        const QStringList texts{
            game_ ? PastGameText::longTitle(game) : QString(), game_ ? PastGameText::longLine(game) : QString(),
            game_ ? PastGameText::problemText(game) : QString(), tellsResult ? PastGameText::result(game) : QString(),
            lost.isEmpty() ? lost : PastGameText::mistakes(game) + QStringLiteral(" · ") + lost};
        const std::array labels{title_, line_, problem_, result_, mistakes_};
        for (std::size_t i = 0; i < labels.size(); ++i) {
            labels[i]->setText(texts[static_cast<qsizetype>(i)]);
            labels[i]->setVisible(!labels[i]->text().isEmpty());
        }
        ranking_->setVisible(known);
        if (known)
            ranking_->setGame(summary.game, summary.totals, over ? summary.winners : std::vector<int>(),
                              PastGameText::ownSeat(summary));
        setAccessibleName(game_ ? PastGameText::describe(game) : QString());
    }

    std::optional<PastGame> game_;
    QLabel *title_, *line_, *problem_, *result_, *mistakes_;
    Ranking *ranking_;
};

PastGamesDialog::PastGamesDialog(const record::Archive &archive, const QString &running, PixmapCache &cache,
                                 QWidget *parent)
    : Sheet(parent), model_(new GamesModel(this)), archive_(archive)
{
    setObjectName(QStringLiteral("pastGames"));
    markAnnounced(*this); // or the facts of the game in the row would be read before the row
    reading_ = !running.isEmpty() || !QDir(archive.folder()).isEmpty(QDir::Files);
    QVBoxLayout *column = body();
    column->addWidget(buildFilters());
    column->addWidget(buildMiddle(cache), 1);
    column->addWidget(buildUndoBar());
    message_ = named(wordLabel(this), "message");
    message_->hide();
    column->addWidget(message_);
    buildButtons();
    connectParts();
    retranslate();
    read(running);
    (reading_ ? static_cast<QWidget *>(list_) : play_)->setFocus();
    setRoomySize({1120, 720});
    followChanges(this, {QEvent::LanguageChange}, [this] {
        model_->renew();
        retranslate();
    });
    followChanges(this, {QEvent::PaletteChange}, [this] { updateSign(); });
    followChanges(this, {QEvent::Resize}, [this] { arrange(); });
}

void PastGamesDialog::connectParts()
{
    connect(model_, &GamesModel::filled, this, &PastGamesDialog::updateList);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this, &PastGamesDialog::showChosen);
    connect(list_, &QListView::doubleClicked, this, &PastGamesDialog::openChosen);
    connect(search_, &QLineEdit::textChanged, this, &PastGamesDialog::filter);
    for (QComboBox *box : {game_, state_, opponent_})
        connect(box, &QComboBox::currentIndexChanged, this, &PastGamesDialog::filter);
    search_->installEventFilter(this);
    list_->installEventFilter(this);

    connect(open_, &QPushButton::clicked, this, &PastGamesDialog::openChosen);
    connect(review_, &QPushButton::clicked, this, [this] {
        if (const PastGame *game = chosen())
            Q_EMIT reviewWanted(game->file);
    });
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
        // Not while another sheet lies upon this one.
        new QShortcut(keys, this, this, action, Qt::WidgetWithChildrenShortcut);
    };
    key(QKeySequence::Undo, &PastGamesDialog::restore);
    key(QKeySequence::SaveAs, [this] { save_->click(); });
    key(Qt::CTRL | Qt::Key_S, [this] { save_->click(); });
    key(QKeySequence::Find, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
}

void PastGamesDialog::read(const QString &running)
{
    const auto work = [this, archive = archive_, running](const std::stop_token &stop, const Job::Results &results) {
        readGames(
            archive, running, stop, [&](int games) { results.post([this, games] { expected_ = games; }); },
            [&](const std::vector<PastGame> &games) { results.post([this, games] { add(games); }); });
        results.post([this] {
            reading_ = false;
            progress_->hide();
            updateList();
        });
    };
    job_.start(work, Job::Priority::Low);
    QTimer::singleShot(kProgressAfter, this, [this] { progress_->setVisible(reading_); });
}

/// Adds games to the list, and new opponents to the filter.
void PastGamesDialog::add(const std::vector<PastGame> &games)
{
    read_ += static_cast<int>(games.size());
    progress_->setMaximum(std::max(expected_, 1));
    progress_->setValue(read_);
    progress_->setFormat(tr("Reading games: %1 of %2", "how many of how many").arg(number(read_), number(expected_)));
    const qsizetype before = opponents_.size();
    for (const PastGame &game : games)
        for (const QString &one : PastGameText::opponents(game.summary))
            if (!opponents_.contains(one))
                opponents_.push_back(one);
    if (opponents_.size() != before)
        fillFilters();
    model_->add(games);
}

bool PastGamesDialog::isBusy() const { return reading_ || model_->isFilling(); }

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
void PastGamesDialog::updateList()
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
    if (nothing && middle_->currentWidget() != empty_ && isVisible())
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
    const bool goesOn = game && game->canGoOn();
    open_->setText(damaged  ? tr("&Open what can be read", "button: a damaged game")
                   : goesOn ? ButtonText::continueGame()
                            : tr("&Open", "button: a game that is finished, to be looked at"));
    open_->setEnabled(game && game->canOpen());
    review_->setEnabled(game && game->canOpen() && !goesOn);
    save_->setEnabled(game);
    delete_->setEnabled(game && !game->running);
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

/// Deletes the chosen game, without confirmation, since this can be undone.
void PastGamesDialog::remove()
{
    const PastGame *game = chosen();
    if (!game || game->running)
        return;
    QString place;
    const bool isGone = !QFileInfo::exists(game->file); // somebody else has deleted it: nothing to bring back
    if (const int error = isGone ? 0 : archive_.remove(game->file, place)) {
        say(Errors::deleting(game->file, error));
        return;
    }
    say({});
    const bool focused = delete_->hasFocus();
    const int row = list_->currentIndex().row();
    const QString deleted = tr("“%1” was deleted.", "%1 is a game and a day").arg(PastGameText::title(*game));
    std::unique_ptr<PastGame> taken = model_->take(row);
    if (isGone) {
        Q_EMIT announced(deleted);
    } else {
        undoText_->setText(deleted);
        undoBar_->show();
        Q_EMIT announced(tr("Deleted. Press %1 to bring it back.", "announced; a key")
                             .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
        removed_.push_back({place, std::move(taken)});
    }
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
    if (const int error = archive_.restore(last.place, place)) {
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

QWidget *PastGamesDialog::buildFilters()
{
    auto *filters = new QWidget(this);
    filters_ = new QBoxLayout(QBoxLayout::LeftToRight, filters);
    filters_->setContentsMargins({});
    auto *boxes = new TurningRow(filters);
    search_ = named(new QLineEdit(filters), "search");
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(150);
    searchSign_ = search_->addAction(QIcon(), QLineEdit::LeadingPosition);
    filters_->addWidget(search_, 1);
    filters_->addWidget(boxes);
    const auto box = [&](const char *name) {
        auto *one = named(new QComboBox(filters), name);
        one->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        one->setMinimumContentsLength(11);
        boxes->row()->addWidget(one);
        return one;
    };
    game_ = box("game");
    state_ = box("state");
    opponent_ = box("opponent");
    return filters;
}

QWidget *PastGamesDialog::buildMiddle(PixmapCache &cache)
{
    middle_ = new QStackedWidget(this);
    lists_ = new QWidget(middle_);
    QHBoxLayout *row = newRow(12, lists_);
    list_ = named(new QListView(lists_), "games");
    list_->setModel(model_);
    list_->setItemDelegate(new GameDelegate(*model_, cache, list_));
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setMouseTracking(true);
    list_->viewport()->setAttribute(Qt::WA_Hover);
    connect(&cache, &PixmapCache::ready, list_->viewport(), qOverload<>(&QWidget::update));
    details_ = new GameDetails(lists_);
    row->addWidget(list_, 3);
    row->addWidget(details_, 2);
    middle_->addWidget(lists_);
    middle_->addWidget(buildEmpty());
    return middle_;
}

/// Shown instead of an empty list.
QWidget *PastGamesDialog::buildEmpty()
{
    empty_ = new QWidget(middle_);
    auto *column = new QVBoxLayout(empty_);
    emptyTitle_ = wordLabel(empty_, 1.45, true);
    emptyText_ = wordLabel(empty_);
    for (QLabel *label : {emptyTitle_, emptyText_})
        label->setAlignment(Qt::AlignCenter);
    play_ = named(new QPushButton(empty_), "play");
    openFile_ = named(new QPushButton(empty_), "openFile");
    showAll_ = named(new QPushButton(empty_), "showAll");
    auto *buttons = new TurningRow(empty_);
    buttons->row()->addStretch();
    addWidgets(*buttons->row(), {play_, openFile_, showAll_});
    buttons->row()->addStretch();
    column->addStretch(2);
    column->addWidget(emptyTitle_);
    column->addSpacing(8);
    column->addWidget(emptyText_);
    column->addSpacing(12);
    column->addWidget(buttons);
    column->addStretch(3);
    return empty_;
}

QWidget *PastGamesDialog::buildUndoBar()
{
    undoBar_ = named(new QFrame(this), "undoBar");
    static_cast<QFrame *>(undoBar_)->setFrameShape(QFrame::StyledPanel);
    auto *row = new QHBoxLayout(undoBar_);
    row->setContentsMargins(12, 4, 6, 4);
    undoText_ = new QLabel(undoBar_);
    undo_ = named(new QPushButton(undoBar_), "undo");
    undo_->setAutoDefault(false);
    row->addWidget(undoText_, 1);
    row->addWidget(undo_);
    undoBar_->hide();
    return undoBar_;
}

void PastGamesDialog::buildButtons()
{
    QHBoxLayout *row = foot();
    body()->addLayout(overflow_ = new QHBoxLayout);
    const auto button = [&](const char *name) {
        auto *one = named(new QPushButton, name);
        one->setAutoDefault(false);
        row->addWidget(one);
        return one;
    };
    open_ = button("open");
    open_->setDefault(true);
    review_ = button("review");
    save_ = button("save");
    delete_ = button("delete");
    row->addStretch(1);
    progress_ = named(new QProgressBar, "progress");
    progress_->setFixedWidth(260);
    progress_->hide();
    row->addWidget(progress_);
    close_ = button("close");
}

void PastGamesDialog::updateSign()
{
    searchSign_->setIcon(pictureIcon(glyphArt(Glyph::Search, paletteOf(themeOf(palette())).textDim)));
}

/// Puts the search above the filters, and half of the buttons above the foot, if the window is too narrow for them.
void PastGamesDialog::arrange()
{
    details_->setVisible(width() >= kRoomForDetails);
    filters_->setDirection(width() < grown(kRoomForFilters) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    int wanted = 0;
    for (const QPushButton *button : {open_, review_, save_, delete_, close_})
        wanted += button->sizeHint().width() + foot()->spacing();
    const QMargins margins = foot()->contentsMargins();
    const bool tight = wanted > width() - margins.left() - margins.right();
    if (tight == (overflow_->indexOf(save_) >= 0))
        return;
    for (QPushButton *button : {save_, delete_}) {
        if (tight)
            overflow_->addWidget(button);
        else
            foot()->insertWidget(foot()->indexOf(review_) + (button == save_ ? 1 : 2), button);
    }
    if (tight)
        overflow_->addStretch(1);
    else
        delete overflow_->takeAt(0);
}

void PastGamesDialog::retranslate()
{
    setWindowTitle(tr("Past games", "title"));
    updateSign();
    search_->setPlaceholderText(tr("Name, date or deal number", "what can be searched for"));
    search_->setAccessibleName(tr("Search games"));
    setUnseenLabel(*game_, TableText::game());
    setUnseenLabel(*state_, tr("Status", "which games are shown: finished or not"));
    setUnseenLabel(*opponent_, tr("Opponent", "games with whom are shown"));
    list_->setAccessibleName(tr("Games played"));
    review_->setText(ButtonText::reviewGame());
    save_->setText(tr("&Save a copy…", "button"));
    delete_->setText(tr("&Delete", "button: a game"));
    undo_->setText(tr("&Undo (%1)", "button: brings back what was deleted; a key")
                       .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    close_->setText(tr("C&lose", "button"));
    play_->setText(tr("&Play a game", "button"));
    openFile_->setText(tr("Open a r&ecord…", "button"));
    showAll_->setText(tr("Show &all", "button: every game, whatever was searched for"));
    fillFilters();
    updateList();
    arrange();
}

/// Refills the filters, keeping the selection.
void PastGamesDialog::fillFilters()
{
    const auto fill = [](QComboBox *box, const QStringList &choices) {
        const QSignalBlocker quiet(box);
        const int chosen = std::max(0, box->currentIndex());
        box->clear();
        box->addItems(choices);
        box->setCurrentIndex(chosen);
    };
    QStringList games{tr("All games", "Odin or Ninjan")};
    for (const GameInfo &one : playedGames())
        games.push_back(one.name());
    fill(game_, games);
    fill(state_, {tr("Any status", "finished or not"), tr("Not finished", "games"), tr("Finished", "games"),
                  tr("Damaged", "files of games")});
    QStringList opponents{tr("All opponents")};
    for (const QString &one : opponents_)
        opponents.push_back(PastGameText::opponentName(one));
    fill(opponent_, opponents);
}

} // namespace meadhall::ui

#include "past_games_dialog.moc"
