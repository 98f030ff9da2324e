// What can be done from menus and keys: the actions, their menus, their words.
#pragma once

#include <QKeySequence>
#include <QObject>

QT_BEGIN_NAMESPACE
class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
QT_END_NAMESPACE

namespace meadhall::ui {

class Actions : public QObject {
    Q_OBJECT

public:
    /// Fills the menu bar of the window.
    explicit Actions(QMainWindow *window);

    QAction *newGame, *open, *save, *quit;
    QAction *play, *pass, *hint, *undo, *nextHand, *sortColour, *sortNumber;
    QAction *sidePanel, *fullScreen, *dim, *countDown, *autoNext;
    QActionGroup *themes;   ///< data: Settings::Theme
    QActionGroup *speeds;   ///< data: Settings::AnimationSpeed
    QActionGroup *languages;///< data: the language's code
    QAction *settings;
    QAction *rulesNow, *rulesOdin, *rulesNinjan;
    QAction *about, *aboutQt;

    void retranslate();

private:
    QAction *add(QMenu *menu, const QKeySequence &keys = {});
    QAction *choice(QActionGroup *group, QMenu *menu, const QVariant &data);

    QMenu *game_, *hand_, *view_, *help_, *theme_, *speed_, *language_;
};

} // namespace meadhall::ui
