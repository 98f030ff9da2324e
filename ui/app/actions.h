// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of menus and keyboard shortcuts, with their menus and texts.
#pragma once

#include "ui/base/settings/shortcut_action.h"
#include "ui/base/text/speech.h"

#include <QObject>

#include <array>
#include <utility>
#include <vector>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace meadhall::ui {

class Settings;

class Actions : public QObject {
    Q_OBJECT

public:
    /// Creates all actions and fills the window's menu bar.
    explicit Actions(QMainWindow *window);

    QAction *home; ///< the start page
    QAction *newGame, *join, *rejoin, *goBack, *pastGames, *open, *save, *quit;
    QMenu *recent; ///< the records opened last
    QAction *aboutGame;
    QAction *playAgain; ///< the deal of the game at the table
    QAction *review;
    QAction *analyse,
        *analysePosition; ///< any position, the one that is shown; hidden until their controller shows them
    /// Rooms: hidden until their controllers show them.
    QAction *dealOfDay, *learnOdin, *learnNinjan, *puzzles, *dailyPuzzle, *compareDeal, *statistics;
    QAction *play, *pass, *hint, *undo, *redo, *nextHand, *sort, *sortColour, *sortNumber;
    QAction *say;                              ///< ready phrases; hidden until there is somebody to hear them
    std::array<QAction *, kQuestions> ask;     ///< answers in few words, by Question
    std::array<QAction *, kQuestions> askLong; ///< answers at length: the same keys with Shift, in no menu
    QAction *sayAgain, *sayEarlier, *sayLater, *whatWasSaid, *earKeys;
    QAction *sidePanel, *fullScreen, *dim, *countDown, *autoNext, *sound;
    QActionGroup *themes;    ///< data: Settings::Theme
    QActionGroup *speeds;    ///< data: Settings::AnimationSpeed
    QActionGroup *languages; ///< data: the language's code
    QAction *settings;
    QAction *rulesNow, *rulesOdin, *rulesNinjan;
    QAction *about, *aboutQt;

    void retranslate();
    /// Sets the text of the sorting action: by suit or by colour.
    /// @param suits whether the game's cards have suits
    void setSortText(bool suits);

    const ShortcutActions &keyed() const { return keyed_; }
    /// Sets every action's shortcut to the one in the settings, or else to its default.
    void applyShortcuts(const Settings &chosen);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fillGameMenu(QMenu *menu);
    void fillHandMenu(QMenu *menu);
    void fillViewMenu(QMenu *menu);
    void fillEarMenu(QMenu *menu);
    void fillLearnMenu(QMenu *menu);
    void fillHelpMenu(QMenu *menu);
    using Text = QString (*)();
    QAction *translated(QAction *action, Text text);
    template <typename Menus> QMenu *addMenu(Menus &menus, Text title);
    QAction *add(QMenu *menu, const char *name, const QKeySequence &keys, Text text);
    QKeySequence withShift(const QKeySequence &keys) const;
    QAction *choice(QActionGroup *group, QMenu *menu, const QVariant &data, Text text);

    ShortcutActions keyed_;
    std::vector<std::pair<QAction *, Text>> texts_;
    bool suits_ = false;
};

} // namespace meadhall::ui
