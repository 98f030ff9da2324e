// What can be done from menus and keys: the actions, their menus, their words.
#pragma once

#include <QKeySequence>
#include <QObject>

#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QActionGroup;
class QKeyEvent;
class QMainWindow;
class QMenu;
QT_END_NAMESPACE

namespace meadhall::ui {

class Settings;

class Actions : public QObject {
    Q_OBJECT

public:
    /// Fills the menu bar of the window.
    explicit Actions(QMainWindow *window);

    QAction *newGame, *goBack, *pastGames, *open, *save, *quit;
    QAction *aboutGame;
    QAction *play, *pass, *hint, *undo, *redo, *nextHand, *sort, *sortColour, *sortNumber;
    QAction *sidePanel, *fullScreen, *dim, *countDown, *autoNext, *sound;
    QActionGroup *themes;    ///< data: Settings::Theme
    QActionGroup *speeds;    ///< data: Settings::AnimationSpeed
    QActionGroup *languages; ///< data: the language's code
    QAction *settings;
    QAction *rulesNow, *rulesOdin, *rulesNinjan, *learn;
    QAction *about, *aboutQt;

    void retranslate();
    /// Names the sorting after what the cards have besides a number: suits, or else colours.
    void nameSorting(bool suits);

    /// An action whose keys can be changed. It is known by its objectName, in the settings too.
    struct Keyed {
        QAction *action;
        QKeySequence keys; ///< its own ones
    };
    const std::vector<Keyed> &keyed() const { return keyed_; }
    /// Gives every action the keys that the player has chosen, or its own.
    void takeKeys(const Settings &chosen);
    /// Triggers the action of a letter key that was pressed on a keyboard without Latin letters. False if there is
    /// none.
    bool pressed(const QKeyEvent &event);

private:
    QAction *add(QMenu *menu, const char *name, const QKeySequence &keys = {});
    QAction *choice(QActionGroup *group, QMenu *menu, const QVariant &data);

    std::vector<Keyed> keyed_;
    bool suits_ = false;
    QMenu *game_, *hand_, *view_, *help_, *theme_, *speed_, *language_;
};

} // namespace meadhall::ui
