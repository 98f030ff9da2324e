// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/actions.h"

#include "ui/base/settings/languages.h"
#include "ui/base/settings/settings.h"
#include "ui/base/text/button_text.h"
#include "ui/base/widgets/latin_keys.h"
#include "ui/rooms/start/start_tile.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>
#include <set>

namespace meadhall::ui {

template <typename Menus> QMenu *Actions::addMenu(Menus &menus, Text title)
{
    QMenu *menu = menus.addMenu(QString());
    translated(menu->menuAction(), title);
    return menu;
}

Actions::Actions(QMainWindow *window) : QObject(window)
{
    QMenuBar *bar = window->menuBar();
    bar->installEventFilter(this);
    new LatinKeys(this);
    fillGameMenu(addMenu(*bar, [] { return tr("&Game", "menu"); }));
    fillHandMenu(addMenu(*bar, [] { return tr("&Move", "menu: what to do with the cards held"); }));
    fillViewMenu(addMenu(*bar, [] { return tr("&View", "menu"); }));
    fillLearnMenu(addMenu(*bar, [] { return tr("L&earn", "menu: lessons, puzzles, review, statistics"); }));
    languages = new QActionGroup(this);
    QMenu *language = addMenu(*bar, [] { return tr("&Language", "menu"); });
    for (const QString &code : languageCodes())
        choice(languages, language, code, nullptr)->setText(languageName(code)); // in its own language
    fillHelpMenu(addMenu(*bar, [] { return tr("Hel&p", "menu"); }));
    for (QAction *room : {join, rejoin, dealOfDay, learnOdin, learnNinjan, puzzles, dailyPuzzle, compareDeal,
                          statistics, analyse, analysePosition})
        room->setVisible(false); // until its controller is there
    // A desktop convention; Qt itself supports only Alt with a letter, after which arrow keys and screen readers are in
    // the menu.
    connect(new QShortcut(Qt::Key_F10, window), &QShortcut::activated, bar,
            [window, bar] { triggerShortcut(*window, QKeySequence::mnemonic(bar->actions().constFirst()->text())); });
    retranslate();
}

void Actions::fillGameMenu(QMenu *menu)
{
    menu->setToolTipsVisible(true); // some entries say why they are disabled
    home = add(menu, "home", Qt::ALT | Qt::Key_Home,
               [] { return tr("Ho&me", "menu entry: the start page, where the game waits"); });
    newGame = add(menu, "newGame", QKeySequence::New, [] { return tr("&New game…", "menu entry"); });
    join = add(menu, "join", Qt::CTRL | Qt::Key_J, [] {
        return tr("&Join friends…", "menu entry: takes a chair at the table of somebody else’s program");
    });
    rejoin = add(menu, "rejoin", {}, [] {
        return tr("Back to your &friends", "menu entry: to the chair at somebody else’s table, where it is kept");
    });
    dealOfDay = add(menu, "dealOfDay", Qt::CTRL | Qt::Key_D,
                    [] { return tr("&Deal of the day", "menu entry: the same for everyone on a date"); });
    goBack = add(menu, "goBack", Qt::CTRL | Qt::SHIFT | Qt::Key_B, [] {
        return tr("Go bac&k to the previous game", "menu entry: to the one that another has replaced");
    });
    pastGames = add(menu, "pastGames", Qt::CTRL | Qt::SHIFT | Qt::Key_O,
                    [] { return tr("Past &games", "menu entry: all games that have been played"); });
    menu->addSeparator();
    open = add(menu, "open", QKeySequence::Open, [] { return tr("&Open game record…", "menu entry"); });
    recent = addMenu(*menu, [] { return tr("Open recen&t", "menu: the records opened and saved last"); });
    save = add(menu, "save", QKeySequence::SaveAs, [] { return tr("&Save game record as…", "menu entry"); });
    menu->addSeparator();
    aboutGame = add(menu, "aboutGame", {},
                    [] { return tr("A&bout this game", "menu entry: its rules, players and deal number"); });
    playAgain = add(menu, "playAgain", {}, [] {
        return tr("&Play this deal again…", "menu entry: the same cards, with the same players or others");
    });
    menu->addSeparator();
    undo = add(menu, "undo", QKeySequence::Undo, [] { return tr("&Undo", "menu entry: takes back the last move"); });
    redo = add(menu, "redo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z, // QKeySequence::Redo differs between desktops
               [] { return tr("&Redo", "menu entry: plays again what was taken back"); });
    nextHand = add(menu, "nextHand", Qt::Key_N, [] { return tr("Next &hand", "menu entry: deals"); });
    menu->addSeparator();
    settings = add(menu, "settings", Qt::CTRL | Qt::Key_Comma, [] { return tr("S&ettings…", "menu entry"); });
    settings->setMenuRole(QAction::PreferencesRole);
    menu->addSeparator();
    quit = add(menu, "quit", QKeySequence::Quit, [] { return tr("&Quit", "menu entry"); });
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::fillHandMenu(QMenu *menu)
{
    play = menu->addAction(QString());
    play->setShortcut(Qt::Key_Return); // only shown: what Enter does depends on the focus
    play->setShortcutContext(Qt::WidgetShortcut);
    pass = add(menu, "pass", Qt::Key_P, [] { return tr("&Pass", "menu entry"); });
    hint = add(menu, "hint", Qt::Key_H, [] { return tr("&Hint", "menu entry: what the coach would do"); });
    menu->addSeparator();
    sort =
        add(menu, "sort", Qt::Key_S, [] { return tr("Change the s&ort order", "menu entry: by colour, by number"); });
    sortColour = add(menu, "sortColour", Qt::Key_C, nullptr);
    sortNumber = add(menu, "sortNumber", {}, nullptr);
    menu->addSeparator();
    dim = add(menu, "dim", {}, [] { return ButtonText::dimCards(); });
    dim->setCheckable(true);
    menu->addSeparator();
    say = add(menu, "say", Qt::Key_W,
              [] { return tr("S&ay something…", "menu entry: ready phrases, at a table with guests"); });
    say->setVisible(false);
}

void Actions::fillViewMenu(QMenu *menu)
{
    sidePanel = add(menu, "sidePanel", Qt::CTRL | Qt::Key_L,
                    [] { return tr("&Points and log", "menu entry: the panel beside the table"); });
    sidePanel->setCheckable(true);
    fullScreen = add(menu, "fullScreen", Qt::Key_F11, [] { return tr("&Full screen", "menu entry"); });
    fullScreen->setCheckable(true);
    sound = add(menu, "sound", Qt::Key_M, [] { return tr("S&ound", "menu entry: can be heard or not"); });
    sound->setCheckable(true);
    menu->addSeparator();
    countDown = add(menu, "countDown", {}, [] { return tr("Count points &down", "menu entry"); });
    countDown->setCheckable(true);
    autoNext = add(menu, "autoNext", {}, [] { return tr("Start the &next hand automatically", "menu entry"); });
    autoNext->setCheckable(true);
    menu->addSeparator();
    themes = new QActionGroup(this);
    QMenu *theme = addMenu(*menu, [] { return tr("&Appearance", "menu"); });
    choice(themes, theme, static_cast<int>(Settings::Theme::System),
           [] { return tr("Same as &system", "appearance"); });
    choice(themes, theme, static_cast<int>(Settings::Theme::Light), [] { return tr("&Light", "appearance"); });
    choice(themes, theme, static_cast<int>(Settings::Theme::Dark), [] { return tr("&Dark", "appearance"); });
    choice(themes, theme, static_cast<int>(Settings::Theme::HighContrast),
           [] { return tr("&High contrast", "appearance"); });
    speeds = new QActionGroup(this);
    QMenu *speed = addMenu(*menu, [] { return tr("Animation &speed", "menu"); });
    choice(speeds, speed, static_cast<int>(Settings::AnimationSpeed::Off),
           [] { return tr("&Off", "animation speed"); });
    choice(speeds, speed, static_cast<int>(Settings::AnimationSpeed::Fast),
           [] { return tr("&Fast", "animation speed"); });
    choice(speeds, speed, static_cast<int>(Settings::AnimationSpeed::Normal),
           [] { return tr("&Normal", "animation speed"); });
    choice(speeds, speed, static_cast<int>(Settings::AnimationSpeed::Slow),
           [] { return tr("&Slow", "animation speed"); });
    menu->addSeparator();
    fillEarMenu(addMenu(*menu, [] { return tr("By &ear", "menu: keys to ask the table with, and what was said"); }));
}

/// The keys are free in all rooms but for T, by which a chart becomes a table.
void Actions::fillEarMenu(QMenu *menu)
{
    ask = {add(menu, "askTable", Qt::Key_T, [] { return tr("The &table", "menu entry: says what lies on it"); }),
           add(menu, "askHand", Qt::Key_D, [] { return tr("Your &hand", "menu entry: says the cards"); }),
           add(menu, "askCards", Qt::Key_E,
               [] { return tr("&Cards that each player holds", "menu entry: says how many"); }),
           add(menu, "askPoints", Qt::Key_G, [] { return tr("&Points", "menu entry: says those of all players"); }),
           add(menu, "askMoves", Qt::Key_A, [] { return tr("Everybody’s &last move", "menu entry: says them"); }),
           add(menu, "askTurn", Qt::Key_Q, [] { return tr("Whose t&urn, and what is asked", "menu entry: says it"); })};
    for (std::size_t i = 0; i < ask.size(); ++i) {
        askLong[i] = new QAction(this);
        static_cast<QWidget *>(parent())->addAction(askLong[i]);
    }
    menu->addSeparator();
    sayAgain =
        add(menu, "sayAgain", Qt::Key_Period, [] { return tr("Say it &again", "menu entry: the last announcement"); });
    sayEarlier = add(menu, "sayEarlier", Qt::CTRL | Qt::Key_Up, [] {
        return tr("What was said &before", "menu entry: the announcement before the one heard last");
    });
    sayLater = add(menu, "sayLater", Qt::CTRL | Qt::Key_Down, [] {
        return tr("What was said a&fter that", "menu entry: the announcement after the one heard last");
    });
    for (QAction *action : {undo, redo, sayEarlier, sayLater})
        action->setAutoRepeat(true);
    whatWasSaid = add(menu, "whatWasSaid", Qt::CTRL | Qt::SHIFT | Qt::Key_M,
                      [] { return tr("&What was said…", "menu entry: the list of announcements"); });
    menu->addSeparator();
    earKeys = add(menu, "earKeys", Qt::Key_Question,
                  [] { return tr("All &keys to ask with…", "menu entry: their list, in the settings"); });
    for (QAction *action : menu->actions())
        action->setProperty(kEarKey, true);
}

void Actions::fillLearnMenu(QMenu *menu)
{
    learnOdin = add(menu, "learnOdin", {}, [] { return tr("&Learn Odin", "menu entry: the lesson"); });
    learnNinjan = add(menu, "learnNinjan", {}, [] { return tr("L&earn Ninjan", "menu entry: the lesson"); });
    puzzles = add(menu, "puzzles", Qt::CTRL | Qt::SHIFT | Qt::Key_P,
                  [] { return tr("&Puzzles", "menu entry: the room of the puzzles"); });
    dailyPuzzle = add(menu, "dailyPuzzle", {},
                      [] { return tr("Puzzle of the &day", "menu entry: the same for everyone on a date"); });
    menu->addSeparator();
    review = add(menu, "review", Qt::CTRL | Qt::Key_R,
                 [] { return tr("&Review the last game", "menu entry: of those that are over"); });
    analysePosition = add(menu, "analysePosition", {},
                          [] { return tr("Analyse &this position", "menu entry: what each move is worth"); });
    analyse = add(menu, "analyse", Qt::CTRL | Qt::SHIFT | Qt::Key_A,
                  [] { return tr("&Analyse a position…", "menu entry: any that one puts in"); });
    compareDeal = add(menu, "compareDeal", {}, [] {
        return tr("How would others have played my &cards?", "menu entry: computers play the deal of a finished game");
    });
    compareDeal->setEnabled(false);
    menu->addSeparator();
    statistics =
        add(menu, "statistics", Qt::CTRL | Qt::SHIFT | Qt::Key_T, [] { return tr("&Statistics", "menu entry"); });
}

void Actions::fillHelpMenu(QMenu *menu)
{
    rulesNow = add(menu, "rules", QKeySequence::HelpContents, [] {
        return tr("&What now?", "menu entry: the rules, open at the page for what goes on at the table");
    });
    rulesOdin = add(menu, "rulesOdin", {}, [] { return tr("Rules of &Odin", "menu entry"); });
    rulesNinjan = add(menu, "rulesNinjan", {}, [] { return tr("Rules of &Ninjan", "menu entry"); });
    menu->addSeparator();
    about = translated(menu->addAction(QString()), [] { return tr("&About Meadhall", "menu entry"); });
    about->setMenuRole(QAction::AboutRole);
    aboutQt = translated(menu->addAction(QString()), [] { return tr("About &Qt", "menu entry"); });
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

/// Gives an action, or a menu by its action, its text in the language of the moment.
QAction *Actions::translated(QAction *action, Text text)
{
    if (text)
        texts_.push_back({action, text});
    return action;
}

/// @param text null: it changes with the game
QAction *Actions::add(QMenu *menu, const char *name, const QKeySequence &keys, Text text)
{
    QAction *action = translated(menu->addAction(QString()), text);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setAutoRepeat(false); // a key that is held answers once
    keyed_.push_back({action, keys});
    return action;
}

/// Lets Enter open a menu in the menu bar.
bool Actions::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

void Actions::applyShortcuts(const Settings &chosen)
{
    // Of two actions with the same keys the one for which they were chosen has them: Qt would trigger neither.
    std::set<QKeySequence> taken{QKeySequence()};
    for (const bool isChosen : {true, false})
        for (const ShortcutAction &one : keyed_) {
            const auto own = chosen.keys(one.action->objectName());
            if (own.has_value() != isChosen)
                continue;
            const QKeySequence keys = latinKeys(own.value_or(one.keys));
            one.action->setShortcut(taken.insert(keys).second ? keys : QKeySequence());
        }
    for (std::size_t i = 0; i < ask.size(); ++i)
        askLong[i]->setShortcut(withShift(ask[i]->shortcut()));
}

/// The keys with Shift; none if they have it already or another action has them.
QKeySequence Actions::withShift(const QKeySequence &keys) const
{
    if (keys.isEmpty() || keys[0].keyboardModifiers() & Qt::ShiftModifier)
        return {};
    const QKeySequence shifted((keys[0].keyboardModifiers() | Qt::ShiftModifier) | keys[0].key());
    const bool isTaken = std::any_of(keyed_.begin(), keyed_.end(),
                                     [&](const ShortcutAction &one) { return one.action->shortcut() == shifted; });
    return isTaken ? QKeySequence() : shifted;
}

QAction *Actions::choice(QActionGroup *group, QMenu *menu, const QVariant &data, Text text)
{
    QAction *action = translated(menu->addAction(QString()), text);
    action->setCheckable(true);
    action->setData(data);
    group->addAction(action);
    return action;
}

void Actions::setSortText(bool suits)
{
    suits_ = suits;
    sortColour->setText(suits ? tr("Sort by s&uit", "menu entry: rock, paper, scissors")
                              : tr("Sort by &colour", "menu entry"));
    sortNumber->setText(suits ? tr("&Sort by number", "menu entry in Ninjan: −6 to 10")
                              : tr("&Sort by number", "menu entry in Odin: 1 to 9"));
}

void Actions::retranslate()
{
    for (const auto &[action, text] : texts_)
        action->setText(text());
    setSortText(suits_);
    TileContent::describe(newGame, tr("choose players and rules", "on a tile of the start page"));
    TileContent::describe(join, tr("with an invitation to their table", "on a tile of the start page"));
    TileContent::describe(rejoin, tr("your seat is being kept for you", "on a tile of the start page"));
    TileContent::describe(pastGames, tr("replay or resume them", "on a tile of the start page"));
    TileContent::describe(learnOdin, tr("a first hand, explained", "on a tile of the start page"));
    TileContent::describe(learnNinjan, tr("three rounds, explained", "on a tile of the start page"));
}

} // namespace meadhall::ui
