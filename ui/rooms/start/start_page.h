// SPDX-License-Identifier: GPL-3.0-or-later
// The page that the window shows until a game begins: the game to continue, and everything else as tiles.
#pragma once

#include "ui/base/settings/settings.h"
#include "ui/base/widgets/plaque.h"
#include "ui/rooms/start/saved_game.h"
#include "ui/rooms/start/start_tile.h"
#include "ui/table/seats/game_setup.h"

#include <QDateTime>
#include <QWidget>

#include <array>
#include <functional>
#include <optional>

class QBoxLayout;
class QGridLayout;
class QScrollArea;

namespace meadhall::ui {

class StartPanel;

/// The contents of the start page.
struct StartOffer {
    std::optional<SavedGame> saved; ///< the game of last time
    QDateTime left;                 ///< when it was left, in UTC
    bool previous = false;          ///< an unfinished game can be gone back to
    bool first = false;             ///< nothing has ever been played: a welcome with both games
    Game game = Game::Odin;         ///< of the last choice
    int players = 0;
    QString language;                   ///< code of the language in use
    std::vector<TileContent> tiles;     ///< those not available are left out
    std::array<QAction *, 2> lessons{}; ///< by game; nullptr: none
    QAction *join = nullptr;            ///< for those whom somebody has invited
};

/// Covers the table with its own ground, so that nothing of the table is painted before a game begins.
class StartPage : public Wall {
    Q_OBJECT

public:
    /// @param cache,settings must outlive this widget
    StartPage(PixmapCache &cache, const Settings &settings, QWidget *parent);

    /// Fills the page and shows it. The focus stays on the button of the same name, or goes to the default one.
    void offer(const StartOffer &offer);
    /// Sets the widget below the game.
    /// @param make creates it as a child of `parent`, each time the page is filled
    using MakePart = std::function<QWidget *(Game game, QWidget *parent)>;
    void setBelowGame(MakePart make);
    /// Gives the focus to the button that had it last, or else to the default one.
    void takeFocus();
    /// Hides the page and deletes what it contains.
    void clear();
    /// The game that is offered; nullptr if there is none.
    const SavedGame *saved() const { return offer_.saved ? &*offer_.saved : nullptr; }
    /// The sentence that a screen reader says on arrival.
    QString announcement() const;

Q_SIGNALS:
    void continueRequested();
    void newGameRequested();
    void gameRequested(meadhall::Game game);
    void backRequested();
    void languageChosen(const QString &code);
    void themeChosen(meadhall::ui::Settings::Theme theme);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isSmall() const;
    void fill(const QString &focused);
    void build();
    QWidget *welcome();
    QWidget *page();
    StartPanel *mainPanel(QWidget *parent);
    StartPanel *gamePanel(Game game, QWidget *parent);
    QBoxLayout *lookRow(QWidget *parent);
    QWidget *joinPanel(QWidget *parent);
    void arrange();
    void focusButton(const QString &name);
    void moveFocus(int key);
    void refreshTiles();
    QStringList tileState() const;

    PixmapCache &cache_;
    const Settings &settings_;
    StartOffer offer_;
    QScrollArea *scroll_;
    QGridLayout *grid_ = nullptr; ///< of page()
    StartPanel *panel_ = nullptr;
    QWidget *gameColumn_ = nullptr; ///< the panel and what stands below it
    MakePart makeBelowGame_;
    std::vector<StartTile *> tiles_;
    bool stale_ = false; ///< the contents are not those of the offer
    QStringList state_;  ///< of the tiles that are shown
    Theme builtTheme_{}; ///< of the contents
    QFont builtFont_;
};

} // namespace meadhall::ui
