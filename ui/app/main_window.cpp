// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/main_window.h"

#include "engine/clock/clock.h"
#include "engine/players/same_deal.h"
#include "ui/app/game_files.h"
#include "ui/app/guest_host.h"
#include "ui/app/rooms.h"
#include "ui/app/table_sounds.h"
#include "ui/app/table_statistics.h"
#include "ui/base/accessibility/announcer.h"
#include "ui/base/accessibility/widget_accessible.h"
#include "ui/base/settings/trusted_programs.h"
#include "ui/base/widgets/copied_text.h"
#include "ui/base/widgets/room.h"
#include "ui/base/widgets/screen_fit.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"
#include "ui/rooms/newgame/new_game_dialog.h"
#include "ui/rooms/rulebook/rule_book_controller.h"
#include "ui/rooms/settings/settings_dialog.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/seats/seat_presentation.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QImage>
#include <QMenuBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

/// Initial window size if it fits on the screen.
constexpr QSize kInitialSize(1280, 800);

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
        connect(journal_.get(), &record::JournalWriter::errorChanged, this, &MainWindow::showSavingState);
        connect(journal_.get(), &record::JournalWriter::written, this, &MainWindow::goOnClosing);
    }
    statistics_ = new Statistics(folder, this);
    tableStatistics_ = new TableStatistics(*statistics_, *table_, journal_.get(), this);
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

    files_ = new GameFiles(*table_, journal_.get(), folder, settings, cache_, this);
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
    connect(actions_->playAgain, &QAction::triggered, this, &MainWindow::playAgain);
    // A chair elsewhere is worth more than a welcome.
    connect(actions_->rejoin, &QAction::visibleChanged, this, [this] {
        if (isStartShown())
            showStart();
    });
    connect(actions_->settings, &QAction::triggered, this, [this] {
        auto *sheet = new SettingsDialog(settings_, actions_->keyed(), languages_.currentCode(), this);
        sheet->setAttribute(Qt::WA_DeleteOnClose);
        sheet->open();
    });
    connect(actions_->quit, &QAction::triggered, this, &QWidget::close);
    addAction(actions_->quit); // its shortcut also works while a sheet disables the menu bar
    connectTableActions();
    connect(actions_->redo, &QAction::triggered, table_.get(), &Table::redo);
    connect(actions_->nextHand, &QAction::triggered, table_.get(), &Table::nextHand);
    connect(actions_->sortColour, &QAction::triggered, this,
            [this] { settings_.setSortOrder(Settings::SortOrder::Colour); });
    connect(actions_->sortNumber, &QAction::triggered, this,
            [this] { settings_.setSortOrder(Settings::SortOrder::Number); });
    connect(actions_->dim, &QAction::triggered, &settings_, &Settings::setDimsUnplayable);
    connect(actions_->sound, &QAction::triggered, &settings_, &Settings::setSoundOn);
    connect(actions_->countDown, &QAction::triggered, &settings_, &Settings::setPointsCountDown);
    connect(actions_->autoNext, &QAction::triggered, &settings_, &Settings::setStartsNextHand);
    connect(actions_->sidePanel, &QAction::triggered, this, &MainWindow::togglePanel);
    connect(actions_->fullScreen, &QAction::triggered, this,
            [this](bool full) { full ? showFullScreen() : showNormal(); });
    // Nothing that is read changes with these.
    const auto tell = [this](QAction *action, QString (*words)(const MainWindow &window)) {
        connect(action, &QAction::triggered, this, [this, words] {
            if (TableView *view = shownTable())
                view->announcer().announce(words(*this));
        });
    };
    for (QAction *action : {actions_->sort, actions_->sortColour, actions_->sortNumber})
        tell(action, [](const MainWindow &window) {
            const TableView &view = *window.shownTable();
            return view.stage().hand().sort() == Hand::Sort::Number ? tr("Sorted by number.", "the cards of the hand")
                   : view.game().hasSuits()                         ? tr("Sorted by suit.", "the cards of the hand")
                                                                    : tr("Sorted by colour.", "the cards of the hand");
        });
    tell(actions_->sound, [](const MainWindow &window) {
        return window.settings_.soundOn() ? tr("Sound is on.") : tr("Sound is off.");
    });
    tell(actions_->fullScreen, [](const MainWindow &window) {
        return window.isFullScreen() ? tr("The window fills the screen.")
                                     : tr("The window no longer fills the screen.");
    });
    connect(actions_->themes, &QActionGroup::triggered, this,
            [this](QAction *action) { settings_.setTheme(static_cast<Settings::Theme>(action->data().toInt())); });
    connect(actions_->speeds, &QActionGroup::triggered, this, [this](QAction *action) {
        settings_.setAnimationSpeed(static_cast<Settings::AnimationSpeed>(action->data().toInt()));
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

/// They act on the table that is shown.
void MainWindow::connectTableActions()
{
    const auto atTable = [this](QAction *action, void (*act)(TableView & view)) {
        connect(action, &QAction::triggered, this, [this, act] {
            if (TableView *view = shownTable())
                act(*view);
        });
    };
    atTable(actions_->play, [](TableView &view) { view.controller().confirm(); });
    atTable(actions_->pass, [](TableView &view) { view.controller().pass(); });
    atTable(actions_->hint, [](TableView &view) { view.controller().askForHint(); });
    atTable(actions_->undo, [](TableView &view) { view.controller().undo(); });
    atTable(actions_->sort, [](TableView &view) { view.cycleSort(); });
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
    if (!view_ || game != shown_)
        replaceView(game);
}

void MainWindow::replaceView(Game game)
{
    shown_ = game;
    TableView *old = view_.release();
    view_.reset(gameInfo(game).makeView(*table_, cache_, peopleOf, nullptr));
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
    sounds_->follow(*view_);
    tableStatistics_->follow(*view_);
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
        panel_->restart(gameInfo(shown_), seen, view_->names(), view_->viewpoint());
        showSeatsInPanel();
    };
    connect(view_.get(), &TableView::viewpointChanged, this, restart);
    connect(view_.get(), &TableView::eventShown, panel_, &SidePanel::addEvent);
    connect(view_.get(), &TableView::eventShown, this, [this](const Event &event) {
        if (std::holds_alternative<GameOverEvent>(event))
            settings_.countFinishedGame();
    });
    connect(panel_, &SidePanel::linesAdded, &view_->announcer(), &Announcer::announce);
    connect(view_.get(), &TableView::namesChanged, this, [this](const Names &names) {
        panel_->setNames(names);
        showSeatsInPanel();
    });
    connect(view_.get(), &TableView::rulesRequested, actions_->rulesNow, &QAction::trigger);
    connect(&view_->watchControls(), &WatchControls::speedChangeRequested, this,
            [this] { settings_.setWatchSpeed(WatchControls::speedAfter(settings_.watchSpeed())); });
    connect(view_.get(), &TableView::newGameRequested, this, &MainWindow::askForNewGame);
    connect(view_.get(), &TableView::reviewRequested, actions_->review, &QAction::trigger);
    connect(view_.get(), &TableView::sameAgainRequested, this, &MainWindow::sameAgain);
    connect(view_.get(), &TableView::homeRequested, this, &MainWindow::goHome);
    view_->panels().setComparison(actions_->compareDeal);
    connect(view_.get(), &TableView::stateChanged, this, &MainWindow::refreshActions);
    connect(view_.get(), &TableView::stateChanged, this, &MainWindow::showSeatsInPanel);
    connect(view_.get(), &TableView::sortChanged, this, [this](Hand::Sort sort) { settings_.setSortOrder(sort); });
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
    showNewGameDialog(loadSetup(settings_.store(), game));
}

void MainWindow::showNewGameDialog(const GameSetup &setup)
{
    if (newGame_)
        return;
    newGame_ = new NewGameDialog(setup, this);
    newGame_->setRemembered([this](Game game) { return loadSetup(settings_.store(), game); });
    if (guestHost_)
        newGame_->setWhyNoGuests([this] { return guestHost_ ? guestHost_->whyNoGuests() : QString(); });
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
    settings_.setPointsCountDown(setup.pointsCountDown);
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

/// Offers the deal of the game at the table once more.
void MainWindow::playAgain()
{
    if (!table_->hasGame())
        return;
    const auto &game = std::get<GameEvent>(table_->record().front());
    showNewGameDialog(setupOf(game, loadSetup(settings_.store(), game.game)));
}

void MainWindow::retranslate()
{
    setWindowTitle(QStringLiteral("Meadhall"));
    actions_->retranslate();
    panelHandle_->setToolTip(actions_->sidePanel->text().remove(QLatin1Char('&')));
    panelHandle_->setAccessibleName(panelHandle_->toolTip());
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

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    updatePanelVisibility();
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
}

} // namespace meadhall::ui
