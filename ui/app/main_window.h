// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: connects table, view, side panel, menus and settings. Contains no game logic.
#pragma once

#include "engine/record/file_writer.h"
#include "engine/record/journal_writer.h"
#include "engine/table/table.h"
#include "ui/app/actions.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/start/start_page.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/seats/game_setup.h"

#include <QDateTime>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>

class QSplitter;
class QStackedWidget;
class QToolButton;

namespace meadhall {
class Statistics;
}

namespace meadhall::ui {

class GameFiles;
class HostController;
class NewGameDialog;
class Rooms;
class RuleBookController;
class SaidFile;
class SettingsDialog;
class SideDrawer;
class TableSounds;
class TableStatistics;
class TableView;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// @param settings,languages must outlive the window
    /// @param folder data folder for the running game and the archive; empty: no games are kept
    /// @param lock of that folder; nullptr: the window has one of its own
    MainWindow(Settings &settings, Languages &languages, const QString &folder,
               std::shared_ptr<record::FolderLock> lock = {});
    ~MainWindow() override;

    Table &table() { return *table_; }
    TableView &tableView() { return *view_; }
    SidePanel &sidePanel() { return *panel_; }
    StartPage &startPanel() { return *start_; }
    PixmapCache &pictures() { return cache_; }
    Actions &actions() { return *actions_; }
    GameFiles &files() { return *files_; }
    Statistics &statistics() { return *statistics_; }
    Rooms &rooms() { return *rooms_; }
    /// The lock of the data folder; null without a folder.
    const std::shared_ptr<record::FolderLock> &folderLock() const { return lock_; }

    /// The table that is shown and played at: that of this window, or of a room; null in other rooms, and while the
    /// start page covers a game.
    TableView *shownTable() const;
    /// The game that the entries of the menus are about.
    Room::ShownGame shownGame() const;
    /// The table that is shown, which tells what it is asked: also that of a puzzle, a lesson or a review; null if none
    /// is.
    TableView *heardTable() const;
    /// While somebody plays elsewhere, the entries that would begin or open another game here are disabled, and none
    /// can be dropped or pasted.
    /// @param reason why, as tool tip of the entries; empty: they are enabled
    void closeHome(const QString &reason);

    /// Starts a new game and replaces the current one.
    void begin(const GameSetup &setup);
    /// The game of last time, until it is continued or replaced; empty if there is none.
    const Events &savedGame() const { return loadedGame_.events; }
    void continueGame();
    /// Offers the deal of a game once more.
    void playAgain(const GameEvent &game);
    /// Leaves all rooms and shows the start page. The game at the table waits behind it and can be continued.
    void goHome();
    /// Sets who takes part in games with guests; must outlive the table.
    void setHost(HostController *host) { host_ = host; }
    /// A new game is about to start at the table.
    void prepareFor(const GameEvent &game);
    /// Puts the game at the table away, as if the program had been started again.
    void putGameAway();
    /// The game at the table, or else the one that was set up last.
    Game currentGame() const;

    using Kept = record::Kept;
    /// Says in the status bar why something is not saved, until that is over. Other messages cover it for their time.
    /// @param sentence empty: it is saved
    void showUnsaved(Kept what, const QString &sentence);
    /// Null if no games are kept.
    record::JournalWriter *journal() const { return journal_.get(); }

Q_SIGNALS:
    /// The window has closed, and the program is to be started again.
    void restartRequested();

public Q_SLOTS:
    /// The session ends: saves what closing would save, without questions and within two seconds.
    void saveForSessionEnd();
    /// Closes the window after that.
    void closeWithoutQuestions();
    /// Shows the dialog for a new game.
    void askForNewGame();
    /// Shows that dialog with this game chosen; ignored while another dialog is open.
    void askForNewGameOf(Game game);
    /// Starts another game of the same kind with the same players and a new deal.
    void sameAgain();
    /// Opens a game record, or shows an error message.
    void openFile(const QString &fileName);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Minimum window width, in logical pixels, at which the side panel is shown by default.
    static constexpr int kMinWidthForPanel = 1000;

    void connectActions();
    void connectTableActions();
    SettingsDialog *makeSettings();
    void connectSettings();
    void connectTable();
    void showGame(Game game);
    void replaceView(Game game);
    void connectTableView();
    void applySettings();
    void applyPace();
    void offerWarnings();
    void loadSavedGame();
    bool isStartShown() const;
    void showStart();
    void connectStart();
    void pauseWhileAway();
    void onPageChanged();
    void focusPage();
    void hideStart();
    void updatePanelVisibility();
    void connectRooms();
    void connectPanel();
    SidePanel::Place panelPlace() const;
    int panelWidth() const;
    void placePanel();
    void placePanelHandle();
    void togglePanel(bool shown);
    void showSeatsInPanel();
    void refreshActions();
    void refreshTableActions();
    void refreshHomeActions();
    void applyTheme();
    void retranslate();
    void connectFiles();
    void showSavingState();
    void showSavingOf(Kept kind);
    QString unsavedText() const;
    void saveWindow();
    bool isGameSaved() const { return !journal_ || (journal_->isIdle() && journal_->unwritten() == 0); }
    bool isDiskIdle() const;
    bool isSaved() const;
    void saveBeforeClosing();
    void continueClosing();
    void askWhetherToClose();
    void offerRestart();
    void showNewGameDialog(const GameSetup &setup);
    void about();
    void aboutQt();
    void showInformation(const QString &title, const QString &text);
    void aboutGame();
    void beginNew(const GameSetup &setup);
    void connectPrograms();
    void report(const QString &what);

    Settings &settings_;
    Languages &languages_;
    LastInput lastInput_;
    PixmapCache cache_;
    std::shared_ptr<record::FolderLock> lock_;
    std::unique_ptr<record::JournalWriter> journal_;
    record::Journal::Loaded loadedGame_; ///< the saved game, until it is continued or replaced
    std::unique_ptr<Table> table_;
    QStackedWidget *pages_;
    Rooms *rooms_;
    QSplitter *splitter_;             ///< table and panel: the first page
    std::unique_ptr<TableView> view_; ///< refers to the table
    Game viewGame_ = Game::Odin;      ///< the game that `view_` shows
    SidePanel *panel_;
    SideDrawer *drawer_;       ///< holds the panel in a narrow window
    QToolButton *panelHandle_; ///< at the edge of the table while the panel is closed
    StartPage *start_;
    Actions *actions_ = nullptr;
    GameFiles *files_ = nullptr;
    std::unique_ptr<RuleBookController> rules_; ///< refers to the table
    TableSounds *sounds_ = nullptr;
    Statistics *statistics_ = nullptr;
    TableStatistics *tableStatistics_ = nullptr;
    SaidFile *said_ = nullptr;        ///< null: nothing is kept
    QPointer<NewGameDialog> newGame_; ///< while it is open
    HostController *host_ = nullptr;  ///< null: no guests
    /// Deal number and start time of the game last started here.
    std::pair<std::optional<quint64>, QDateTime> lastStart_;
    bool sidePanelEnabled_ = true;    ///< the user wants the side panel
    int panelWidth_ = 0;              ///< dragged to, in logical pixels; 0: never dragged
    QString homeClosed_;              ///< see closeHome()
    bool pausedWhileAway_ = false;    ///< the table waits while a room or the start page is shown
    bool shownBefore_ = false;        ///< the window has been shown at least once
    bool reducedMotion_ = false;      ///< the system asks for reduced motion
    std::map<Kept, QString> unsaved_; ///< see showUnsaved(); no empty sentences
    QTimer retry_;                    ///< active while something but the game could not be saved
    QTimer closing_;                  ///< active while the window waits for the disk in order to close
    bool closesUnsaved_ = false;      ///< the user, or the end of the session, wants no last try
    bool restarts_ = false;           ///< the window is being closed in order to start again
};

} // namespace meadhall::ui
