// The window: puts table, view, panel, menus and settings together. It decides nothing about a game.
#pragma once

#include "engine/record/journal.h"
#include "engine/table/table.h"
#include "ui/app/actions.h"
#include "ui/graphics/pixmap_cache.h"
#include "ui/newgame/game_setup.h"
#include "ui/settings/languages.h"
#include "ui/settings/settings.h"

#include <QDateTime>
#include <QMainWindow>

#include <memory>
#include <optional>

QT_BEGIN_NAMESPACE
class QSplitter;
QT_END_NAMESPACE

namespace meadhall::ui {

class GameFiles;
class Overlay;
class RuleShelf;
class SidePanel;
class TableSounds;
class TableView;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// @param settings,languages of the program
    /// @param folder where the running game is kept; empty: it is not kept at all
    MainWindow(Settings &settings, Languages &languages, const QString &folder, QWidget *parent = nullptr);
    ~MainWindow() override;

    Table &table() { return *table_; }
    TableView &tableView() { return *view_; }
    SidePanel &sidePanel() { return *panel_; }
    Overlay &startPanel() { return *start_; }
    PixmapCache &pictures() { return cache_; }
    Actions &actions() { return *actions_; }
    GameFiles &files() { return *files_; }

    /// Begins a game as set up.
    void begin(const GameSetup &setup);

public Q_SLOTS:
    void askForNewGame();
    void sameAgain();
    /// Opens the record of a game, or says why it cannot.
    void openFile(const QString &fileName);

Q_SIGNALS:
    /// The player wants to be taught. Offered only while somebody listens.
    void learnWanted();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void connectNotify(const QMetaMethod &signal) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectActions();
    void connectSettings();
    void followTable();
    void showGame(Game game);
    void followView();
    void applySettings();
    void applyPace();
    void loadRunningGame();
    void showStart();
    void hideStart();
    void continueGame();
    bool learns() const;
    void fitPanel();
    void refreshActions();
    void applyTheme();
    void retranslate();
    void connectFiles();
    void tidyGames();
    void about();
    void aboutGame();
    void followPrograms();
    void report(const QString &what);
    void tellJournal(record::Journal::Error error);

    Settings &settings_;
    Languages &languages_;
    PixmapCache cache_;
    std::unique_ptr<record::Journal> journal_;
    record::Journal::Loaded found_; ///< the game of last time, until it is continued or replaced
    std::unique_ptr<Table> table_;
    QSplitter *splitter_;
    TableView *view_ = nullptr;
    Game shown_ = Game::Odin; ///< whose view that is
    SidePanel *panel_;
    Overlay *start_;
    Actions *actions_ = nullptr;
    GameFiles *files_ = nullptr;
    RuleShelf *rules_ = nullptr;
    TableSounds *sounds_ = nullptr;
    std::pair<std::optional<quint64>, QDateTime> begun_; ///< the deal that was begun last in this window, and when
    bool panelWanted_ = true;
    bool shownBefore_ = false;
    bool hadGame_ = false;       ///< since the start of the program
    bool reducedMotion_ = false; ///< the system asks for it
    record::Journal::Error toldError_ = record::Journal::Error::None;
};

} // namespace meadhall::ui
