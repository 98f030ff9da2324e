// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/main_window.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/players/same_deal.h"
#include "engine/record/record.h"
#include "engine/table/bot_seat.h"
#include "ui/app/about_game_dialog.h"
#include "ui/app/game_files.h"
#include "ui/app/host_controller.h"
#include "ui/app/recent_files.h"
#include "ui/app/rooms.h"
#include "ui/app/said_file.h"
#include "ui/app/table_sounds.h"
#include "ui/app/table_statistics.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/settings/system_preferences.h"
#include "ui/base/settings/trusted_programs.h"
#include "ui/base/sound/sound.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/errors.h"
#include "ui/base/text/text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/message_sheet.h"
#include "ui/base/widgets/room.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/history/history_sheet.h"
#include "ui/rooms/lessons/lesson_room.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_controller.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/rooms/start/saved_game.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/seats/seat_presentation.h"
#include "ui/table/table_settings.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QImage>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ui {

namespace {

/// Initial window size if it fits on the screen.
constexpr QSize kInitialSize(1280, 800);

constexpr QLatin1String kSystemDark("look/systemDark");
/// Everything that is written by the FileWriter into the program's folders.
constexpr std::array kKeptInFiles{record::Kept::Deals,   record::Kept::Settings,   record::Kept::Puzzles,
                                  record::Kept::Reviews, record::Kept::Statistics, record::Kept::Said,
                                  record::Kept::Chair,   record::Kept::Table};

constexpr int kPanelDefault = 364;   ///< px, width of the panel where there is room
constexpr int kPanelAlways = 1600;   ///< px, from here on the table has room enough beside the panel
constexpr int kPanelAboveTools = 12; ///< px
/// px at 1×
constexpr int kHandleWidth = 26, kHandleHeight = 34, kHandleTop = 4, kHandleGlyph = 16;

/// Whether the text was copied in this program. A clipboard without a system behind it never says so.
bool isOwn(const QClipboard &clipboard, QClipboard::Mode mode)
{
    return QGuiApplication::platformName() == QLatin1String("offscreen")
           || (mode == QClipboard::Clipboard ? clipboard.ownsClipboard() : clipboard.ownsSelection());
}

/// Removes the marks of direction from all text that is copied from this program, since others show or search them.
/// @param context until this is destroyed
void removeMarksFromCopiedText(QObject *context)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    QObject::connect(clipboard, &QClipboard::changed, context, [clipboard](QClipboard::Mode mode) {
        const QString text = isOwn(*clipboard, mode) ? clipboard->text(mode) : QString();
        if (const QString plain = spoken(text); plain != text)
            clipboard->setText(plain, mode);
    });
}

} // namespace

MainWindow::MainWindow(Settings &settings, Languages &languages, const QString &folder,
                       std::shared_ptr<record::FolderLock> lock)
    : settings_(settings), languages_(languages), table_(std::make_unique<Table>())
{
    provideWidgetAccessibility();
    removeMarksFromCopiedText(this);
    pages_ = new QStackedWidget(this);
    rooms_ = new Rooms(pages_);
    splitter_ = new QSplitter(pages_);
    drawer_ = new SideDrawer(pages_, this);
    panel_ = new SidePanel(splitter_);
    panelHandle_ = new QToolButton(pages_);
    start_ = new StartPage(cache_, settings, this);
    connectStart();
    actions_ = new Actions(this);
    rules_ = std::make_unique<RuleBookController>(*table_, settings, languages, cache_, this);
    sounds_ = new TableSounds(settings, this);
    if (!folder.isEmpty()) {
        lock_ = lock ? std::move(lock) : std::make_shared<record::FolderLock>(folder);
        journal_ = std::make_unique<record::JournalWriter>(folder, lock_);
        table_->setJournal(journal_.get());
        connect(journal_.get(), &record::JournalWriter::errorChanged, this, [this](record::Journal::Error error) {
            showSavingState();
            if (error == record::Journal::Error::Replaced)
                offerRestart();
        });
        connect(journal_.get(), &record::JournalWriter::written, this, &MainWindow::continueClosing);
    }
    statistics_ = new Statistics(folder, lock_, this);
    connect(statistics_, &Statistics::gameCompared, this, [this](const GameComparison &comparison) {
        saveEvenLevel(settings_.store(), comparison.game, comparison.even);
    });
    tableStatistics_ = new TableStatistics(*statistics_, *table_, journal_.get(), this);
    if (journal_)
        said_ = new SaidFile(*table_, journal_->fileName(), lock_, journal_.get(), this);
    connectTable();
    showGame(Game::Odin);
    splitter_->addWidget(panel_);
    splitter_->setStretchFactor(0, 1);
    splitter_->setStretchFactor(1, 0);
    splitter_->setCollapsible(0, false);
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(0); // the panel has a grip
    panel_->setMinimumWidth(SidePanel::kNarrowest);
    pages_->addWidget(splitter_);
    setCentralWidget(pages_);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->hide(); // it takes room from the table only while it says something
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString &message) { statusBar()->setVisible(!message.isEmpty()); });

    files_ = new GameFiles(*table_, journal_.get(), folder, lock_, settings, cache_, this);
    connectActions();
    connectFiles();
    connectSettings();
    applyTheme();
    retranslate();

    resizeOnScreen(*this, kInitialSize);
    if (restoreGeometry(settings.windowGeometry()))
        keepOnScreen(*this);
    sidePanelEnabled_ = settings.sidePanelShown();
    panelWidth_ = settings.sidePanelWidth();
    connect(splitter_, &QSplitter::splitterMoved, this, [this] { panelWidth_ = panel_->width(); });
    connectPanel();
    connectRooms();
    updatePanelVisibility();
    followChanges(this, {QEvent::Resize}, [this] { updatePanelVisibility(); });
    setPersonPortraits(loadPersonPortraits(settings_.store()));
    loadSavedGame();
    refreshActions();
}

MainWindow::~MainWindow()
{
    table_->disconnect(this);
    qDeleteAll(findChildren<Sheet *>(Qt::FindDirectChildrenOnly)); // they refer to the table and its pictures
    rooms_->deleteAll();                                           // they refer to the pictures, too
    drawer_->disconnect(this); // it closes when the focus moves, as it does while children are destroyed
    // Views of previous games whose deferred deletion is pending; like view_, they refer to the table.
    qDeleteAll(findChildren<TableView *>(Qt::FindDirectChildrenOnly));
}

void MainWindow::connectActions()
{
    connect(actions_->home, &QAction::triggered, this, &MainWindow::goHome);
    connect(actions_->newGame, &QAction::triggered, this, &MainWindow::askForNewGame);
    connect(actions_->aboutGame, &QAction::triggered, this, &MainWindow::aboutGame);
    connect(actions_->playAgain, &QAction::triggered, this,
            [this] { playAgain(std::get<GameEvent>(shownGame().record->front())); });
    // A seat kept at a table elsewhere replaces the welcome.
    connect(actions_->rejoin, &QAction::visibleChanged, this, [this] {
        if (isStartShown())
            showStart();
    });
    connect(actions_->settings, &QAction::triggered, this, [this] { makeSettings()->open(); });
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    addAction(actions_->quit); // its shortcut also works while a sheet disables the menu bar
    connectTableActions();
    connect(actions_->redo, &QAction::triggered, table_.get(), &Table::redo);
    connect(actions_->nextHand, &QAction::triggered, table_.get(), &Table::nextHand);
    connect(actions_->sortColour, &QAction::triggered, this,
            [this] { settings_.sortOrder.set(Settings::SortOrder::Colour); });
    connect(actions_->sortNumber, &QAction::triggered, this,
            [this] { settings_.sortOrder.set(Settings::SortOrder::Number); });
    connect(actions_->dim, &QAction::triggered, &settings_.dimsUnplayable, &Setting<bool>::set);
    connect(actions_->sound, &QAction::triggered, &settings_.soundOn, &Setting<bool>::set);
    connect(actions_->countDown, &QAction::triggered, &settings_.pointsCountDown, &Setting<bool>::set);
    connect(actions_->autoNext, &QAction::triggered, &settings_.startsNextHand, &Setting<bool>::set);
    connect(actions_->sidePanel, &QAction::triggered, this, &MainWindow::togglePanel);
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    // A screen reader would not notice these changes.
    const auto announceAfter = [this](QAction *action, QString (*words)(const MainWindow &window)) {
        connect(action, &QAction::triggered, this, [this, words] {
            if (TableView *view = shownTable())
                view->announcer().announce(words(*this));
        });
    };
    for (QAction *action : {actions_->sort, actions_->sortColour, actions_->sortNumber})
        announceAfter(action, [](const MainWindow &window) {
            const TableView &view = *window.shownTable();
            const bool byNumber = view.stage().hand().sort() == Hand::Sort::Number;
            if (view.game().hasSuits())
                return byNumber ? tr("Sorted by number.", "the cards of the hand in Ninjan: −6 to 10")
                                : tr("Sorted by suit.", "the cards of the hand");
            return byNumber ? tr("Sorted by number.", "the cards of the hand in Odin: 1 to 9")
                            : tr("Sorted by colour.", "the cards of the hand");
        });
    announceAfter(actions_->sound, [](const MainWindow &window) {
        return window.settings_.soundOn() ? tr("Sound is on.") : tr("Sound is off.");
    });
    announceAfter(actions_->fullScreen, [](const MainWindow &window) {
        return window.isFullScreen() ? tr("The window fills the screen.")
                                     : tr("The window no longer fills the screen.");
    });
    connect(actions_->themes, &QActionGroup::triggered, this,
            [this](QAction *action) { settings_.theme.set(static_cast<Settings::Theme>(action->data().toInt())); });
    connect(actions_->speeds, &QActionGroup::triggered, this, [this](QAction *action) {
        settings_.animationSpeed.set(static_cast<Settings::AnimationSpeed>(action->data().toInt()));
    });
    connect(actions_->languages, &QActionGroup::triggered, this,
            [this](QAction *action) { settings_.setLanguage(action->data().toString()); });
    connect(actions_->rulesNow, &QAction::triggered, this, [this] {
        const TableView &view = shownTable() ? *shownTable() : *view_;
        rules_->openNow(view.table(), view.viewpoint(), view.controller().isHalfway());
    });
    connect(actions_->rulesOdin, &QAction::triggered, this, [this] { rules_->open(Game::Odin); });
    connect(actions_->rulesNinjan, &QAction::triggered, this, [this] { rules_->open(Game::Ninjan); });
    connect(actions_->about, &QAction::triggered, this, &MainWindow::about);
    connect(actions_->aboutQt, &QAction::triggered, this, &MainWindow::aboutQt);
}

/// @return not open yet
SettingsDialog *MainWindow::makeSettings()
{
    auto *sheet = new SettingsDialog(settings_, actions_->keyed(), languages_.currentCode(), this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    connect(sheet, &SettingsDialog::cueWanted, this, [this](Cue cue) { sounds_->sound().play(cue); });
    return sheet;
}

/// Connects the actions of the table that is shown, and those by which a table tells something.
void MainWindow::connectTableActions()
{
    const auto at = [this](TableView *(MainWindow::*wanted)() const) {
        return [this, wanted](QAction *action, const std::function<void(TableView & view)> &act) {
            connect(action, &QAction::triggered, this, [this, wanted, act] {
                if (TableView *view = (this->*wanted)())
                    act(*view);
            });
        };
    };
    const auto atShown = at(&MainWindow::shownTable), atHeard = at(&MainWindow::heardTable);
    atShown(actions_->play, [](TableView &view) { view.controller().confirm(); });
    atShown(actions_->pass, [](TableView &view) { view.controller().pass(); });
    atShown(actions_->hint, [](TableView &view) { view.controller().askForHint(); });
    atShown(actions_->undo, [](TableView &view) { view.controller().undo(); });
    atShown(actions_->sort, [](TableView &view) { view.cycleSort(); });
    for (int i = 0; i < kQuestions; ++i) {
        const auto question = static_cast<Question>(i);
        atHeard(actions_->ask[toIndex(i)], [question](TableView &view) { view.access().ask(question, true); });
        atHeard(actions_->askLong[toIndex(i)], [question](TableView &view) { view.access().ask(question, false); });
    }
    atHeard(actions_->sayAgain, [](TableView &view) { view.access().repeat(0); });
    atHeard(actions_->sayEarlier, [](TableView &view) { view.access().repeat(1); });
    atHeard(actions_->sayLater, [](TableView &view) { view.access().repeat(-1); });
    atHeard(actions_->whatWasSaid, [this](TableView &view) {
        auto *sheet = new HistorySheet(view, this);
        sheet->setAttribute(Qt::WA_DeleteOnClose);
        sheet->open();
    });
    connect(actions_->earKeys, &QAction::triggered, this, [this] {
        SettingsDialog *sheet = makeSettings();
        sheet->showEarPage(); // first, or the first field of the first page would have the focus for a moment
        sheet->open();
    });
}

/// The table that is shown, also one that only a room plays at.
TableView *MainWindow::heardTable() const
{
    const Room *room = rooms_->current();
    if (!room)
        return isStartShown() ? nullptr : view_.get();
    const QList<TableView *> views = room->findChildren<TableView *>();
    const auto shown = std::find_if(views.begin(), views.end(), [](const TableView *one) { return one->isVisible(); });
    return shown == views.end() ? nullptr : *shown;
}

Room::ShownGame MainWindow::shownGame() const
{
    if (const Room *room = rooms_->current())
        return room->shownGame();
    return {table_->hasGame() ? &table_->record() : nullptr};
}

TableView *MainWindow::shownTable() const
{
    if (const Room *room = rooms_->current())
        return room->playedTable();
    return isStartShown() && table_->hasGame() ? nullptr : view_.get();
}

void MainWindow::connectTable()
{
    // Connected before any view: another game gets a new view.
    connect(table_.get(), &Table::restarted, this, [this] {
        if (!table_->hasGame())
            return;
        pausedWhileAway_ = false; // no longer that game
        rooms_->leaveAll();
        hideStart();
        showGame(std::get<GameEvent>(table_->record().front()).game);
        applyPace();
        if (sidePanelEnabled_ && !panel_->isVisibleTo(this)) { // the first game, or one begun at the start page
            updatePanelVisibility();
            // Apply the new layout now, since a resize would cut short the animations that start next.
            QCoreApplication::sendPostedEvents(splitter_, QEvent::LayoutRequest);
        }
    });
    connect(table_.get(), &Table::changed, this, &MainWindow::refreshActions);
    connect(table_.get(), &Table::waitingToDeal, this, &MainWindow::refreshActions);
    connectPrograms();
}

/// Replaces the view if it shows the other game.
void MainWindow::showGame(Game game)
{
    if (!view_ || game != viewGame_)
        replaceView(game);
}

void MainWindow::replaceView(Game game)
{
    viewGame_ = game;
    TableView *old = view_.release();
    const auto people = [this](const Table &table) {
        TableView::People seated = peopleOf(table);
        if (host_)
            host_->nameGuests(seated.names);
        return seated;
    };
    view_.reset(gameInfo(game).makeView(*table_, cache_, people, nullptr));
    view_->installEventFilter(this);
    view_->setRulesAvailable(true);
    view_->setAcceptDrops(false); // the window handles drops; a graphics view would accept all of them
    view_->viewport()->setAcceptDrops(false);
    // Or hiding it for the change would pass the focus on to a view of another game.
    if (QWidget *focus = focusWidget(); focus && start_->isAncestorOf(focus))
        focus->clearFocus();
    start_->setParent(view_.get());
    if (old) {
        old->detach();
        old->disconnect(this);
        const QList<int> sizes = splitter_->sizes();
        splitter_->replaceWidget(splitter_->indexOf(old), view_.get());
        view_->show();
        splitter_->setSizes(sizes);
        old->setParent(this);
        for (QGraphicsItem *item : old->scene()->items())
            item->hide();   // releases its pixmaps before the new view renders its own
        old->deleteLater(); // deferred: the call may come from one of its buttons
    } else {
        splitter_->insertWidget(0, view_.get());
    }
    connectTableView();
    applySettings();
    sounds_->setView(*view_);
    tableStatistics_->setView(*view_);
    if (said_)
        said_->setView(*view_);
    view_->show();
    view_->focusTable();
}

/// Connects the side panel and the actions to the current view.
void MainWindow::connectTableView()
{
    const auto restart = [this] {
        Events seen = table_->hasGame() ? table_->seenBy(view_->viewpoint()) : Events{};
        if (!seen.empty()) // the seats' events lack the deal number, but the user may know it
            std::get<GameEvent>(seen.front()).deal =
                players::visibleDeal(std::get<GameEvent>(table_->record().front()), table_->gameOver());
        panel_->restart(gameInfo(viewGame_), std::move(seen), view_->names(), view_->viewpoint());
        showSeatsInPanel();
    };
    connect(view_.get(), &TableView::viewpointChanged, this, restart);
    connect(view_.get(), &TableView::eventShown, panel_, &SidePanel::addEvent);
    connect(view_.get(), &TableView::eventShown, this, [this](const Event &event) {
        if (std::holds_alternative<GameOverEvent>(event))
            settings_.countFinishedGame();
    });
    view_->setSpeaksEvents(true);
    connect(view_.get(), &TableView::namesChanged, this, [this](const Names &names) {
        panel_->setNames(names);
        showSeatsInPanel();
    });
    connect(view_.get(), &TableView::rulesRequested, actions_->rulesNow, &QAction::trigger);
    connect(&view_->watchControls(), &WatchControls::speedChangeRequested, this,
            [this] { settings_.watchSpeed.set(WatchControls::speedAfter(settings_.watchSpeed())); });
    connect(&view_->panels(), &TablePanels::newGameRequested, this, &MainWindow::askForNewGame);
    connect(&view_->panels(), &TablePanels::reviewRequested, actions_->review, &QAction::trigger);
    connect(&view_->panels(), &TablePanels::sameAgainRequested, this, &MainWindow::sameAgain);
    connect(&view_->panels(), &TablePanels::homeRequested, this, &MainWindow::goHome);
    view_->panels().setComparison(actions_->compareDeal);
    connect(view_.get(), &TableView::stateChanged, this, &MainWindow::refreshActions);
    connect(view_.get(), &TableView::stateChanged, this, &MainWindow::showSeatsInPanel);
    connect(view_.get(), &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.sortOrder.set(sort); });
    if (table_->hasGame())
        restart();
}

Game MainWindow::currentGame() const
{
    return table_->hasGame() ? std::get<GameEvent>(table_->record().front()).game : loadSetup(settings_.store()).game;
}

void MainWindow::askForNewGame() { showNewGameDialog(loadSetup(settings_.store())); }

void MainWindow::askForNewGameOf(Game game)
{
    if (Sheet::topOf(this) || QApplication::activeModalWidget())
        return;
    if (!homeClosed_.isEmpty())
        return report(homeClosed_);
    showNewGameDialog(loadSetup(settings_.store(), game));
}

void MainWindow::showNewGameDialog(const GameSetup &setup)
{
    if (newGame_)
        return;
    newGame_ = new NewGameDialog(setup, this);
    newGame_->setRemembered([this](Game game) { return loadSetup(settings_.store(), game); });
    newGame_->setEvenLevel([this](Game game) { return evenLevel(settings_.store(), game); });
    if (host_)
        newGame_->setWhyNoGuests([this] { return host_ ? host_->whyNoGuests() : QString(); });
    // Queued: the dialog is destroyed before a table allocates memory.
    const auto closed = [this](int result) {
        const GameSetup chosen = newGame_->setup();
        delete newGame_;
        if (result == QDialog::Accepted)
            beginNew(chosen);
    };
    connect(newGame_, &QDialog::finished, this, closed, Qt::QueuedConnection);
    newGame_->open();
}

/// Begins a game that the user has set up, and remembers the choices.
void MainWindow::beginNew(const GameSetup &setup)
{
    saveSetup(settings_.store(), setup);
    rememberPersonPortraits(settings_.store(), setup.chairs);
    for (const ChairSetup &chair : setup.chairs)
        if (chair.kind == ChairSetup::Kind::Program)
            trustProgram(settings_.store(), chair.command);
    settings_.pointsCountDown.set(setup.pointsCountDown);
    begin(setup);
}

void MainWindow::sameAgain()
{
    const auto &game = std::get<GameEvent>(table_->record().front());
    GameSetup setup = loadSetup(settings_.store(), game.game);
    if (const auto chairs = chairsOf(game))
        setup.chairs = *chairs;
    setup.deal.reset();
    begin(setup);
}

void MainWindow::playAgain(const GameEvent &game)
{
    showNewGameDialog(setupOf(game, loadSetup(settings_.store(), game.game)));
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Meadhall"));
    actions_->retranslate();
    nameButton(panelHandle_, actions_->sidePanel->text().remove(QLatin1Char('&')));
    refreshActions();
    showSavingState();
    if (isStartShown())
        showStart();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale()); // fields for numbers have that of their window
        retranslate();
    }
    if (event->type() == QEvent::ActivationChange)
        Clock::instance().check(); // somebody is back, perhaps after a sleep
    if (event->type() == QEvent::WindowStateChange)
        actions_->fullScreen->setChecked(isFullScreen());
}

/// Escape goes from the table, or the results of a game, to the start page and back.
void MainWindow::keyPressEvent(QKeyEvent *event)
{
    const bool escapes = event->key() == Qt::Key_Escape && !event->isAutoRepeat();
    if (escapes && table_->hasGame() && isStartShown() && !rooms_->current())
        continueGame();
    else if (escapes && table_->hasGame() && shownTable() == view_.get() && (view_->hasFocus() || table_->gameOver()))
        goHome();
    else
        QMainWindow::keyPressEvent(event);
}

/// Makes the first frame complete: painting requests all its pictures, which are awaited for a limited time.
void MainWindow::showEvent(QShowEvent *event)
{
    constexpr int kMaxWait = 250; // ms; about 60 are needed
    QMainWindow::showEvent(event);
    if (std::exchange(shownBefore_, true))
        return;
    QImage discarded(1, 1, QImage::Format_RGB32); // so small that painting costs little
    discarded.setDevicePixelRatio(devicePixelRatioF());
    QWidget *seen = start_->isVisible() ? static_cast<QWidget *>(start_) : view_->viewport(); // one covers the other
    seen->render(&discarded);
    cache_.await(kMaxWait);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveWindow();
    if (!isSaved()) {
        event->ignore();
        saveBeforeClosing();
        return;
    }
    record::FileWriter::instance().retry();
    if (journal_)
        journal_->cleanUpLater();
    event->accept();
    if (std::exchange(restarts_, false))
        Q_EMIT restartRequested();
}

void MainWindow::connectFiles()
{
    // A game that is only looked at lets that of the guests rest.
    files_->setGate([this](const GameFiles::Replace &replace, bool isOver) {
        if (!homeClosed_.isEmpty())
            report(homeClosed_);
        else if (isOver || !host_ || !host_->asksBefore(replace))
            replace();
    });
    connect(actions_->open, &QAction::triggered, files_, &GameFiles::askForFile);
    connect(actions_->save, &QAction::triggered, files_, [this] {
        if (const auto [game, day] = shownGame(); game)
            files_->save(*game, rooms_->current() ? day : files_->dayOfTable());
    });
    connect(actions_->pastGames, &QAction::triggered, files_, &GameFiles::showPastGames);
    connect(actions_->goBack, &QAction::triggered, files_, &GameFiles::reopenPreviousGame);
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString &message) {
        if (message.isEmpty() && !unsaved_.empty())
            statusBar()->showMessage(unsavedText());
    });
    constexpr int kRetryMs = 10'000;
    retry_.setInterval(kRetryMs);
    auto *writer = &record::FileWriter::instance();
    connect(&retry_, &QTimer::timeout, writer, [writer] { writer->retry(); });
    connect(writer, &record::FileWriter::written, this, &MainWindow::showSavingOf);
    connect(writer, &record::FileWriter::written, this, &MainWindow::continueClosing);
    connect(rooms_, &Rooms::changed, this, [this] { showUnsaved(Kept::Reviews, {}); }); // of a room that is left
    closing_.setSingleShot(true);
    connect(&closing_, &QTimer::timeout, this, &MainWindow::askWhetherToClose);
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveForSessionEnd);
    auto *recent = new RecentFiles(settings_.store(), actions_->recent, this);
    connect(files_, &GameFiles::used, recent, &RecentFiles::add);
    connect(recent, &RecentFiles::chosen, files_, &GameFiles::openOrShowError);
    connect(files_, &GameFiles::opened, this, [this] {
        hideStart();
        loadedGame_ = {};
    });
    connect(files_, &GameFiles::newGameRequested, this, &MainWindow::askForNewGame);
    connect(files_, &GameFiles::dealGiven, this, [this](quint64 deal) {
        GameSetup setup = loadSetup(settings_.store());
        setup.deal = deal;
        showNewGameDialog(setup);
    });
    connect(files_, &GameFiles::backChanged, this, &MainWindow::refreshActions);
    connect(files_, &GameFiles::announced, this,
            [this](const QString &message) { view_->announcer().announce(message); });
    connect(files_, &GameFiles::said, this, [this](const QString &message) {
        statusBar()->showMessage(message, 10000);
        view_->announcer().announce(message);
    });
}

void MainWindow::openFile(const QString &fileName) { files_->openOrShowError(fileName); }

void MainWindow::about()
{
    showInformation(tr("About Meadhall", "title"),
                    tr("<h3>Meadhall %1</h3><p>The small-box card games Odin and Ninjan at one table, against "
                       "opponents who never see your cards.</p><p>Free software under the GNU General Public License, "
                       "version 3 or later. The games belong to their authors; all pictures and texts here were made "
                       "for this program.</p>")
                        .arg(QCoreApplication::applicationVersion()));
}

/// Uses the words of Qt, whose own dialog would block until it is closed.
void MainWindow::aboutQt()
{
    showInformation(
        QCoreApplication::translate("QMessageBox", "About Qt"),
        QCoreApplication::translate("QMessageBox", "<h3>About Qt</h3><p>This program uses Qt version %1.</p>")
            .arg(QLatin1String(qVersion())));
}

/// Shows a rich text in a sheet with a button to close it.
void MainWindow::showInformation(const QString &title, const QString &text)
{
    auto *sheet = new MessageSheet(this, MessageSheet::Sign::None, title, text);
    sheet->setTextFormat(Qt::RichText);
    sheet->setClosesBeside(true);
    sheet->addButton(ButtonText::close(), QDialog::Accepted, true);
    sheet->open();
}

void MainWindow::aboutGame()
{
    const Events &events = *shownGame().record;
    GameEvent game = std::get<GameEvent>(events.front());
    const bool startedHere = game.deal && lastStart_.first == game.deal;
    game.deal = players::visibleDeal(game, record::isOver(events));
    auto *sheet = new AboutGameDialog(game, rooms_->current() ? peopleIn(game) : peopleOf(*table_),
                                      settings_.pointsCountDown(), startedHere ? lastStart_.second : QDateTime(), this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->open();
}

void MainWindow::showUnsaved(Kept what, const QString &sentence)
{
    const QString before = unsavedText();
    if (sentence.isEmpty())
        unsaved_.erase(what);
    else
        unsaved_[what] = sentence;
    const QString now = unsavedText();
    if (now.isEmpty() && !before.isEmpty() && statusBar()->currentMessage() == before)
        statusBar()->clearMessage();
    else if (!now.isEmpty() && now != before)
        statusBar()->showMessage(now);
}

QString MainWindow::unsavedText() const
{
    QStringList sentences;
    for (const auto &[what, sentence] : unsaved_)
        sentences.push_back(sentence);
    return sentences.join(QLatin1Char(' '));
}

/// Shows again, in the current language, what could not be saved.
void MainWindow::showSavingState()
{
    showUnsaved(Kept::Game, journal_ ? Errors::journal(journal_->error()) : QString());
    for (const Kept kind : kKeptInFiles)
        if (unsaved_.count(kind) > 0)
            showSavingOf(kind);
}

void MainWindow::showSavingOf(Kept kind)
{
    const auto &writer = record::FileWriter::instance();
    if (kind != Kept::Game)
        showUnsaved(kind, Errors::unsaved(kind, writer.error(kind)));
    if (!writer.hasFailed())
        retry_.stop();
    else if (!retry_.isActive())
        retry_.start();
}

void MainWindow::saveWindow()
{
    settings_.setWindow(saveGeometry(), sidePanelEnabled_, panelWidth_);
    if (said_)
        said_->write();
}

/// A review that cannot be saved is made again, and most of what was said follows from the moves.
bool MainWindow::isSaved() const
{
    const auto &writer = record::FileWriter::instance();
    const auto hasFailed = [&writer](Kept kind) {
        return kind != Kept::Reviews && kind != Kept::Said && writer.error(kind) != 0;
    };
    return closesUnsaved_
           || (isGameSaved() && writer.isIdle() && std::none_of(kKeptInFiles.begin(), kKeptInFiles.end(), hasFailed));
}

/// Tries once more to save everything, and closes the window then or asks what to do.
void MainWindow::saveBeforeClosing()
{
    constexpr int kPatienceMs = 5000; // of a disk that does not answer
    if (closing_.isActive())
        return;
    closing_.start(kPatienceMs);
    table_->pauseComputers(kPatienceMs);
    record::FileWriter::instance().retry();
    if (journal_ && journal_->unwritten() > 0)
        journal_->retryWrites();
}

/// Something that was to be written is written, or cannot be.
void MainWindow::continueClosing()
{
    if (!closing_.isActive() || !isDiskIdle())
        return;
    closing_.stop();
    if (isSaved())
        close();
    else
        askWhetherToClose();
}

bool MainWindow::isDiskIdle() const
{
    return (!journal_ || journal_->isIdle()) && record::FileWriter::instance().isIdle();
}

void MainWindow::askWhetherToClose()
{
    table_->resumeComputers();
    enum Answer { KeepOpen = QDialog::Rejected, SaveElsewhere, CloseAnyway };
    QStringList sentences{isDiskIdle() ? QString() : Errors::slowDisk(), unsavedText()};
    if (!isGameSaved())
        sentences.push_back(tr("If you close Meadhall now, the current game will be lost."));
    sentences.removeAll(QString());
    auto *sheet = new MessageSheet(this, MessageSheet::Sign::Warning,
                                   tr("Close without saving?", "title: the current game could not be saved"),
                                   sentences.join(QLatin1Char(' ')));
    const auto add = [sheet](const char *name, const QString &text, int answer, bool isDefault = false) {
        sheet->addButton(text, answer, isDefault)->setObjectName(QLatin1String(name));
    };
    add("keepOpen", tr("&Keep open", "button: do not close the program"), KeepOpen, true);
    if (table_->hasGame() && !isGameSaved())
        add("saveElsewhere", tr("&Save elsewhere…", "button: opens the file dialog"), SaveElsewhere);
    add("closeAnyway", tr("&Close anyway", "button: closes the program although the game is not saved"), CloseAnyway);
    const auto closeUnsaved = [this] {
        closesUnsaved_ = true;
        close();
    };
    connect(sheet, &QDialog::finished, this, [this, closeUnsaved](int answer) {
        restarts_ = restarts_ && answer != KeepOpen;
        if (answer == SaveElsewhere)
            files_->save(table_->record(), Clock::today(), closeUnsaved);
        else if (answer == CloseAnyway)
            closeUnsaved();
    });
    sheet->openUnasked();
}

/// The data folder is another one: a new start reads it.
void MainWindow::offerRestart()
{
    auto *sheet = new MessageSheet(this, MessageSheet::Sign::Warning, tr("Start Meadhall again?", "title"),
                                   Errors::journal(record::Journal::Error::Replaced));
    sheet->addButton(tr("Start &again", "button: closes the program and starts it again"), QDialog::Accepted, true)
        ->setObjectName(QStringLiteral("restart"));
    sheet->addButton(tr("&Later", "button: do not start the program again now"), QDialog::Rejected)
        ->setObjectName(QStringLiteral("later"));
    connect(sheet, &QDialog::accepted, this, [this] {
        restarts_ = true;
        close();
    });
    sheet->openUnasked();
}

void MainWindow::saveForSessionEnd()
{
    constexpr int kPatienceMs = 2000; // less than sessions wait for their programs
    const QDeadlineTimer deadline(kPatienceMs);
    saveWindow();
    QCoreApplication::sendPostedEvents(&settings_.store(), QEvent::UpdateRequest);
    record::FileWriter::instance().retry();
    if (journal_ && journal_->unwritten() > 0)
        journal_->retryWrites();
    if (journal_)
        journal_->waitForFinished(kPatienceMs);
    record::FileWriter::instance().waitForFinished(static_cast<int>(deadline.remainingTime()));
}

void MainWindow::closeWithoutQuestions()
{
    saveForSessionEnd();
    closesUnsaved_ = true;
    close();
}

void MainWindow::connectPanel()
{
    panelHandle_->setObjectName(QStringLiteral("panelHandle"));
    panelHandle_->setFocusPolicy(Qt::NoFocus); // keys have the menu entry
    connect(panelHandle_, &QToolButton::clicked, actions_->sidePanel, &QAction::trigger);
    connect(actions_->sidePanel, &QAction::changed, this, &MainWindow::placePanelHandle);
    connect(panel_, &SidePanel::closeRequested, this, [this] { togglePanel(false); });
    connect(panel_, &SidePanel::pinRequested, this, [this](bool pinned) {
        settings_.sidePanelPinned.set(pinned);
        updatePanelVisibility();
    });
    connect(panel_, &SidePanel::widthRequested, this, [this](int width) {
        panelWidth_ = std::clamp(width, SidePanel::kNarrowest, SidePanel::kWidest);
        placePanel();
    });
    connect(panel_, &SidePanel::hiddenWithFocus, this, [this] {
        if (view_->isVisible())
            view_->focusTable();
    });
    connect(drawer_, &SideDrawer::closed, this, [this] {
        actions_->sidePanel->setChecked(false);
        // The previous owner of the focus is gone, or will be when the sheet that took it closes.
        if (!focusWidget() || drawer_->isAncestorOf(focusWidget()) || Sheet::topOf(this))
            view_->focusTable();
        if (panelPlace() == SidePanel::Place::Drawer && !rooms_->current())
            view_->announcer().announce(SidePanel::saidAbout(false));
    });
}

SidePanel::Place MainWindow::panelPlace() const
{
    if (width() < kMinWidthForPanel)
        return SidePanel::Place::Drawer;
    return settings_.sidePanelPinned() || width() >= kPanelAlways ? SidePanel::Place::Beside : SidePanel::Place::Over;
}

/// The width that the user has dragged the panel to, or one that goes with the width of the window and with its words.
int MainWindow::panelWidth() const
{
    const int along =
        SidePanel::kNarrowest
        + (kPanelDefault - SidePanel::kNarrowest) * (width() - kMinWidthForPanel) / (kPanelAlways - kMinWidthForPanel);
    const int most = panelPlace() == SidePanel::Place::Over ? kPanelDefault : std::min(along, kPanelDefault);
    const int forWords = std::min({grown(SidePanel::kNarrowest), SidePanel::kWidest, width() * 3 / 10});
    return panelWidth_ > 0 ? std::clamp(panelWidth_, SidePanel::kNarrowest, SidePanel::kWidest)
                           : std::max(most, forWords);
}

/// Puts the panel where it belongs; it is hidden before the first game.
void MainWindow::updatePanelVisibility()
{
    const SidePanel::Place place = panelPlace();
    const bool inSplitter = splitter_->indexOf(panel_) >= 0;
    if (place != SidePanel::Place::Drawer || !shownTable())
        drawer_->close();
    if (place == SidePanel::Place::Beside && !inSplitter) {
        splitter_->addWidget(panel_);
        splitter_->setStretchFactor(1, 0);
    } else if (place == SidePanel::Place::Over) {
        panel_->setParent(this);
    } else if (place == SidePanel::Place::Drawer && !drawer_->isAncestorOf(panel_)) {
        drawer_->hold(panel_);
    }
    panel_->setPlace(place, place != SidePanel::Place::Drawer && width() < kPanelAlways);
    if (place != SidePanel::Place::Drawer) {
        panel_->setVisible(sidePanelEnabled_ && table_->hasGame() && !rooms_->current() && !isStartShown());
        placePanel();
    }
    actions_->sidePanel->setChecked(place == SidePanel::Place::Drawer ? drawer_->isOpen() : panel_->isVisibleTo(this));
    placePanelHandle();
}

/// Sizes the panel. Over the table it ends above the tools and the hand, so that these stay free.
void MainWindow::placePanel()
{
    const SidePanel::Place place = panel_->place();
    if (place == SidePanel::Place::Beside) {
        splitter_->setSizes({width() - panelWidth() - splitter_->handleWidth(), panelWidth()});
    } else if (place == SidePanel::Place::Over) {
        const QRect table = pages_->geometry();
        const TableLayout &layout = view_->stage().layout();
        qreal bottom = table.height();
        const int panel = panelWidth();
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const int left = mirrored ? table.left() : table.right() + 1 - panel;
        if (!layout.tools.empty()) { // somebody plays
            const FanPlace &hand = layout.hand;
            const bool aboveHand = mirrored ? hand.middle.x() - hand.width / 2 < panel
                                            : hand.middle.x() + hand.width / 2 > table.width() - panel;
            bottom = std::min(layout.tools.front().top(), layout.play.top()) - kPanelAboveTools;
            if (aboveHand) // its numbers have to be seen
                bottom = std::min(bottom, hand.middle.y() - hand.card * 1.15);
        }
        panel_->setGeometry(left, table.top(), panel, qRound(bottom));
        if (auto *scrim = findChild<QWidget *>(QStringLiteral("scrim"), Qt::FindDirectChildrenOnly)) // of a sheet
            panel_->stackUnder(scrim);
        else
            panel_->raise();
    }
}

/// Shows the handle at the edge where the panel would be, as long as it is closed.
void MainWindow::placePanelHandle()
{
    const bool away = rooms_->current() || !shownTable() || !table_->hasGame();
    panelHandle_->setVisible(!away && !actions_->sidePanel->isChecked());
    const QSize size(grown(kHandleWidth), grown(kHandleHeight));
    setGlyph(panelHandle_, Glyph::Table, false, kHandleGlyph);
    const int left = layoutDirection() == Qt::RightToLeft ? 0 : pages_->width() - size.width();
    panelHandle_->setGeometry(QRect(QPoint(left, grown(kHandleTop)), size));
    panelHandle_->raise();
}

/// Shows or hides the panel. In a narrow window this only opens or closes the drawer and does not change
/// `sidePanelEnabled_`.
void MainWindow::togglePanel(bool shown)
{
    if (rooms_->current() || !shownTable())
        return; // a room has a panel of its own
    if (panel_->place() == SidePanel::Place::Drawer) {
        if (shown && table_->hasGame()) {
            panel_->setPage(SidePanel::PointsPage);
            drawer_->open(panel_->firstPart());
            view_->announcer().announce(SidePanel::saidAbout(true));
        } else {
            drawer_->close();
        }
        actions_->sidePanel->setChecked(drawer_->isOpen());
        return;
    }
    sidePanelEnabled_ = shown;
    const bool hadFocus = focusWidget() && panel_->isAncestorOf(focusWidget());
    if (hadFocus && !shown)
        view_->focusTable();
    panel_->setVisible(shown && table_->hasGame());
    placePanel();
    if (panel_->isVisible())
        panel_->firstPart()->setFocus(Qt::ShortcutFocusReason);
    actions_->sidePanel->setChecked(shown && table_->hasGame());
    if (table_->hasGame())
        view_->announcer().announce(SidePanel::saidAbout(shown));
}

/// Repeats in the panel what the seats of the table show, since it may lie over them.
void MainWindow::showSeatsInPanel()
{
    panel_->showSeats(view_->stage(), table_->hasGame() ? view_->stage().players() : 0);
    if (panel_->place() == SidePanel::Place::Over)
        placePanel(); // the tools may be elsewhere
}

/// The table waits while something else is shown: nothing is missed there, and nothing is announced from behind. Guests
/// do not wait for that.
void MainWindow::pauseWhileAway()
{
    const bool away = !table_->hasGuests() && (rooms_->current() || (isStartShown() && table_->hasGame()));
    if (away && !table_->paused()) {
        pausedWhileAway_ = true;
        table_->setPaused(true);
    } else if (!away && std::exchange(pausedWhileAway_, false)) {
        table_->setPaused(false);
    }
}

/// The table, the start page or a room has taken the place of another.
void MainWindow::onPageChanged()
{
    pauseWhileAway();
    updatePanelVisibility();
    if (TableView *heard = heardTable())
        sounds_->setView(*heard);
    refreshActions();
    if (!rooms_->current())
        focusPage();
}

void MainWindow::focusPage()
{
    if (Room *room = rooms_->current())
        room->enter();
    else if (isStartShown())
        start_->takeFocus();
    else
        view_->focusTable();
}

void MainWindow::connectRooms()
{
    connect(rooms_, &Rooms::changed, this, &MainWindow::onPageChanged);
    // Without a focus keys do nothing: what had it was deleted, disabled or hidden.
    const auto restoreFocus = [this] {
        const QWidget *focus = focusWidget();
        if (!isActiveWindow() || (focus && focus->isVisible() && focus->isEnabled()))
            return;
        if (Sheet *sheet = Sheet::topOf(this))
            sheet->setFocus();
        else if (drawer_->isOpen())
            panel_->firstPart()->setFocus();
        else
            focusPage();
    };
    connect(qApp, &QApplication::focusChanged, this, [this, restoreFocus](QWidget *, const QWidget *now) {
        if (!now) // queued, as another widget often gets it next
            QMetaObject::invokeMethod(this, restoreFocus, Qt::QueuedConnection);
    });
    connect(rooms_, &Rooms::tableStateChanged, this, [this] {
        if (TableView *heard = heardTable())
            sounds_->setView(*heard);
        refreshActions();
    });
}

void MainWindow::connectPrograms()
{
    connect(table_.get(), &Table::programsRefused, this, [this](const std::vector<int> &seats) {
        QStringList names;
        for (int seat : seats)
            names.push_back(view_->names().of(seat));
        report(Errors::programsRefused(names));
    });
    connect(table_.get(), &Table::faulted, this,
            [this](int seat, Reason, Fault fault) { report(Errors::playerFailed(view_->names().of(seat), fault)); });
    table_->setSeatMaker([this](int seat) -> std::unique_ptr<Seat> {
        if (auto guest = host_ ? host_->makeSeat(seat) : nullptr)
            return guest;
        const QString command = QString::fromStdString(table_->chairs()[toIndex(seat)].command);
        if (command.isEmpty() || !trustsProgram(settings_.store(), command))
            return nullptr;
        return std::make_unique<BotSeat>(seat, command);
    });
}

/// Shows a message in the status bar and announces it to screen readers.
void MainWindow::report(const QString &what)
{
    constexpr int kDuration = 20000; // ms
    statusBar()->showMessage(what, kDuration);
    view_->announcer().announce(what);
}

void MainWindow::connectSettings()
{
    followTableSettings(settings_, this, [this] { applySettings(); });
    followPlaySettings(settings_, this, [this] { applySettings(); });
    followSettings({&settings_.startsNextHand, &settings_.watchSpeed, &settings_.allowsUndoWithPeople,
                    &settings_.soundOn, &settings_.volume, &settings_.warningsOffered},
                   this, [this] { applySettings(); });
    connect(&settings_.theme, &AnySetting::changed, this, &MainWindow::applyTheme);
    connect(&settings_, &Settings::keysChanged, this, [this] { actions_->applyShortcuts(settings_); });
    connect(&settings_, &Settings::languageChanged, &languages_, &Languages::setLanguage);
    const auto setDigits = [this] { languages_.setNativeDigits(settings_.nativeDigits()); };
    connect(&settings_.nativeDigits, &AnySetting::changed, &languages_, setDigits);
    setDigits();
    actions_->applyShortcuts(settings_);

    // What the system asked for last time, until it is asked again: nothing flashes at the start.
    const QVariant dark = settings_.store().value(kSystemDark);
    setSystemDark(dark.isValid() ? std::optional(dark.toBool()) : std::nullopt);
    auto *system = new SystemPreferences(this);
    connect(system, &SystemPreferences::darkReported, this, [this](std::optional<bool> wanted) {
        const Theme before = themeOf(settings_.theme());
        setSystemDark(wanted);
        if (wanted)
            settings_.store().setValue(kSystemDark, *wanted);
        else
            settings_.store().remove(kSystemDark);
        if (themeOf(settings_.theme()) != before)
            applyTheme();
    });
    connect(system, &SystemPreferences::reducedChanged, this, [this](bool reduced) {
        reducedMotion_ = reduced;
        applySettings();
    });
    connect(system, &SystemPreferences::highContrastChanged, this, [this](bool high) {
        setSystemHighContrast(high);
        applyTheme();
    });
}

void MainWindow::applySettings()
{
    applyTableSettings(*view_, settings_);
    panel_->setCountDown(settings_.pointsCountDown());
    panel_->setLook(cardLookOf(settings_));
    table_->setAutoNextHand(settings_.startsNextHand());
    view_->setWarnings(warningLimits(settings_.warnings()));
    offerWarnings();
    table_->setUndoWithPeople(settings_.allowsUndoWithPeople());
    applyPace();
    refreshActions();
}

/// After the first lost game, unless they have been offered or chosen before.
void MainWindow::offerWarnings()
{
    if (settings_.warningsOffered() || settings_.warnings() != Settings::Warnings::Off)
        return view_->panels().offerWarnings(nullptr);
    view_->panels().offerWarnings([this](bool accepted) {
        settings_.warningsOffered.set(true);
        if (accepted)
            settings_.warnings.set(Settings::Warnings::Middle);
    });
}

/// Sets delays and animation speed. The watch speed, in percent, applies only if all players are computers.
void MainWindow::applyPace()
{
    WatchControls &watch = view_->watchControls();
    watch.setSpeed(settings_.watchSpeed());
    const qreal speed = watch.watching() ? settings_.watchSpeed() / 100.0 : 1;
    const bool noMotion = reducedMotion_ && settings_.followsReducedMotion();
    table_->setPace(qRound(settings_.pace() / speed));
    applyPlaySettings(*view_, settings_, speed);
    setMotionFactor(noMotion ? 0 : durationFactorOf(settings_.animationSpeed()));
    drawer_->setDurationFactor(motionFactor());
    view_->setDurationFactor(motionFactor() / speed);
}

void MainWindow::applyTheme()
{
    const Theme theme = themeOf(settings_.theme());
    QApplication::setPalette(widgetPalette(theme));
    view_->setTheme(theme);
    refreshActions();
}

void MainWindow::refreshActions()
{
    if (!actions_)
        return;
    refreshHomeActions();
    refreshTableActions();
    actions_->review->setEnabled(!rooms_->current());
    actions_->sound->setChecked(settings_.soundOn());
    actions_->sound->setVisible(Sound::available());
    actions_->dim->setChecked(settings_.dimsUnplayable());
    actions_->countDown->setChecked(settings_.pointsCountDown());
    actions_->autoNext->setChecked(settings_.startsNextHand());
    actions_->themes->actions().at(static_cast<int>(settings_.theme()))->setChecked(true);
    actions_->speeds->actions().at(static_cast<int>(settings_.animationSpeed()))->setChecked(true);
    for (QAction *action : actions_->languages->actions())
        action->setChecked(action->data().toString() == languages_.currentCode());
}

/// Updates the actions at the table that is shown.
void MainWindow::refreshTableActions()
{
    const TableView *shown = shownTable();
    const TableView &view = shown ? *shown : *view_;
    const bool home = shown == view_.get();
    actions_->play->setText(view.game().confirmText());
    actions_->setSortText(view.game().hasSuits());
    actions_->pass->setVisible(view.game().hasPass());
    actions_->undo->setEnabled(shown && view.controller().canUndo());
    actions_->redo->setEnabled(home && table_->canRedo());
    actions_->nextHand->setEnabled(home && table_->waitingForNextHand());
    actions_->play->setEnabled(shown && view.controller().canConfirm());
    // Also where one may not pass: then the table says why.
    const TableController &controller = view.controller();
    actions_->pass->setEnabled(shown && controller.decides() && !controller.isHalfway() && !view.warns());
    actions_->hint->setEnabled(shown && view.hintButton()->isEnabled() && view.hintButton()->isVisible());
    for (QAction *action : {actions_->sort, actions_->sortColour, actions_->sortNumber, actions_->sidePanel})
        action->setEnabled(shown);
    // Elsewhere their keys are those of a page, or letters that search in a list.
    const bool heard = heardTable();
    for (const auto &questions : {actions_->ask, actions_->askLong})
        for (QAction *action : questions)
            action->setEnabled(heard);
    for (QAction *action : {actions_->sayAgain, actions_->sayEarlier, actions_->sayLater, actions_->whatWasSaid})
        action->setEnabled(heard);
}

/// Updates the actions that begin, open or save a game of this window.
void MainWindow::refreshHomeActions()
{
    const bool open = homeClosed_.isEmpty();
    const Events *game = open ? shownGame().record : nullptr;
    for (QAction *action : {actions_->home, actions_->newGame, actions_->dealOfDay, actions_->open, actions_->autoNext})
        action->setEnabled(open);
    actions_->recent->menuAction()->setVisible(open);
    for (QAction *action : {actions_->save, actions_->aboutGame})
        action->setEnabled(game);
    actions_->playAgain->setEnabled(game
                                    && players::visibleDeal(std::get<GameEvent>(game->front()), record::isOver(*game)));
    actions_->pastGames->setEnabled(open && journal_);
    actions_->goBack->setEnabled(open && files_ && files_->canGoBack());
}

void MainWindow::closeHome(const QString &reason)
{
    homeClosed_ = reason;
    setAcceptDrops(reason.isEmpty());
    for (QAction *action : {actions_->home, actions_->newGame, actions_->dealOfDay, actions_->open, actions_->autoNext,
                            actions_->save, actions_->aboutGame, actions_->playAgain, actions_->pastGames,
                            actions_->goBack, actions_->undo, actions_->redo, actions_->nextHand})
        action->setToolTip(reason);
    refreshActions();
}

void MainWindow::loadSavedGame()
{
    if (!journal_) {
        showStart();
        return;
    }
    loadedGame_ = journal_->load();
    journal_->cleanUp();
    files_->updatePreviousGame();
    showStart();
    showSavingState();
    if (loadedGame_.error != record::Journal::Error::None)
        return;
    if (!loadedGame_.setAside.isEmpty())
        statusBar()->showMessage(Errors::setAside(loadedGame_.setAside, !loadedGame_.events.empty()));
    else if (loadedGame_.tornLine)
        statusBar()->showMessage(Errors::tornLine(), 10000);
}

void MainWindow::connectStart()
{
    connect(start_, &StartPage::continueRequested, this, &MainWindow::continueGame);
    connect(start_, &StartPage::newGameRequested, this, &MainWindow::askForNewGame);
    connect(start_, &StartPage::gameRequested, this, [this](Game game) { beginNew(newcomersSetup(game)); });
    connect(start_, &StartPage::backRequested, this, [this] { files_->reopenPreviousGame(); });
    // Queued: the change replaces the widget that the choice comes from.
    connect(start_, &StartPage::languageChosen, &settings_, &Settings::setLanguage, Qt::QueuedConnection);
    connect(start_, &StartPage::themeChosen, &settings_.theme, &Setting<Settings::Theme>::set, Qt::QueuedConnection);
}

bool MainWindow::isStartShown() const { return start_->isVisibleTo(view_.get()); }

void MainWindow::showStart()
{
    using Picture = TileContent::Picture;
    const Events &events = table_->hasGame() ? table_->record() : loadedGame_.events;
    const bool running = !events.empty() && !record::isOver(events);
    const GameSetup last = loadSetup(settings_.store());
    StartOffer offer;
    if (running)
        offer.saved = savedGameOf(events);
    if (running && journal_)
        offer.left = record::Archive::playedAt(journal_->fileName());
    offer.previous = !running && files_->previousIsUnfinished();
    const bool chosen = settings_.store().contains(QStringLiteral("newGame/game"));
    offer.first = events.empty() && !chosen && !files_->canGoBack() && !actions_->rejoin->isVisible();
    offer.game = last.game;
    offer.players = chosen ? static_cast<int>(last.chairs.size()) : 0;
    offer.language = languages_.currentCode();
    const Game lesson = lessonToOffer(settings_.store(), last.game);
    offer.lessons = {actions_->learnOdin, actions_->learnNinjan};
    offer.join = actions_->join;
    offer.tiles = {
        {actions_->newGame, Glyph::NewGame, Picture::Cards},
        {actions_->dealOfDay, Glyph::DealOfDay, Picture::Backs},
        {actions_->dailyPuzzle, Glyph::Daily, Picture::Question},
        {lesson == Game::Ninjan ? actions_->learnNinjan : actions_->learnOdin, Glyph::Learn, Picture::Teacher, lesson},
        {actions_->pastGames, Glyph::PastGames, Picture::List},
        {actions_->join, Glyph::Ship, Picture::Friends},
        {actions_->rejoin, Glyph::Back, Picture::Friends}};
    start_->setGeometry(view_->rect());
    start_->offer(offer);
    view_->setCovered(true);
}

/// Moves the focus to the table before hiding a focused button, which would pass it on as if by Tab.
void MainWindow::hideStart()
{
    view_->setCovered(false);
    if (start_->isAncestorOf(focusWidget()))
        view_->focusTable();
    start_->clear();
    pauseWhileAway();
}

void MainWindow::begin(const GameSetup &setup)
{
    if (!homeClosed_.isEmpty())
        return report(homeClosed_);
    const GameEvent game = toGameEvent(setup);
    if (host_ && host_->begins(game))
        return;
    prepareFor(game);
    table_->start(game);
    view_->focusTable();
}

void MainWindow::prepareFor(const GameEvent &game)
{
    hideStart();
    loadedGame_ = {};
    lastStart_ = {game.deal, Clock::now()};
}

void MainWindow::goHome()
{
    rooms_->leaveAll();
    if (isStartShown())
        return;
    view_->controller().skipAnimations();
    showStart();
    view_->presenter().handOver(); // somebody else may go on
    onPageChanged();
}

void MainWindow::continueGame()
{
    if (table_->hasGame()) {
        hideStart();
        return onPageChanged();
    }
    const QString file = journal_->fileName();
    if (const Reason why = table_->resume(loadedGame_.events, file); why != Reason::None) {
        MessageSheet::warn(this, tr("Continue", "title"), Errors::opening(file, {record::Error::AgainstRules, why}));
        return;
    }
    hideStart();
    loadedGame_ = {};
    view_->focusTable();
}

void MainWindow::putGameAway()
{
    if (!table_->hasGame() || !journal_)
        return;
    said_->write();
    loadedGame_ = {};
    loadedGame_.events = table_->close();
    replaceView(viewGame_); // an empty one
    panel_->restart(gameInfo(viewGame_), {}, {}, kSpectator);
    showStart();
    onPageChanged();
}

/// The start page covers the table. The table would keep an Escape that has nothing to cancel.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == view_.get() && event->type() == QEvent::Resize && isStartShown())
        start_->setGeometry(view_->rect());
    if (watched == view_.get() && event->type() == QEvent::KeyPress && view_->hasFocus()) {
        const bool cancels = view_->controller().canCancel() || view_->stage().animator().moving();
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() == Qt::Key_Escape && !key.modifiers() && !cancels) {
            keyPressEvent(static_cast<QKeyEvent *>(event));
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace meadhall::ui
