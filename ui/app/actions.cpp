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

Actions::Actions(QMainWindow *window) : QObject(window)
{
    QMenuBar *bar = window->menuBar();
    bar->installEventFilter(this);
    new LatinKeys(this);
    fillGameMenu(bar->addMenu(QString()));
    fillHandMenu(bar->addMenu(QString()));
    fillViewMenu(bar->addMenu(QString()));
    fillLearnMenu(bar->addMenu(QString()));
    languages = new QActionGroup(this);
    language_ = bar->addMenu(QString());
    for (const QString &code : languageCodes())
        choice(languages, language_, code)->setText(languageName(code)); // in its own language
    fillHelpMenu(bar->addMenu(QString()));
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
    game_ = menu;
    game_->setToolTipsVisible(true); // some entries say why they are disabled
    home = add(game_, "home", Qt::ALT | Qt::Key_Home);
    newGame = add(game_, "newGame", QKeySequence::New);
    join = add(game_, "join", Qt::CTRL | Qt::Key_J);
    rejoin = add(game_, "rejoin");
    dealOfDay = add(game_, "dealOfDay", Qt::CTRL | Qt::Key_D);
    goBack = add(game_, "goBack", Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    pastGames = add(game_, "pastGames", Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    game_->addSeparator();
    open = add(game_, "open", QKeySequence::Open);
    recent = game_->addMenu(QString());
    save = add(game_, "save", QKeySequence::SaveAs);
    game_->addSeparator();
    aboutGame = add(game_, "aboutGame");
    playAgain = add(game_, "playAgain");
    game_->addSeparator();
    undo = add(game_, "undo", QKeySequence::Undo);
    redo = add(game_, "redo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z); // QKeySequence::Redo differs between desktops
    nextHand = add(game_, "nextHand", Qt::Key_N);
    game_->addSeparator();
    settings = add(game_, "settings", Qt::CTRL | Qt::Key_Comma);
    settings->setMenuRole(QAction::PreferencesRole);
    game_->addSeparator();
    quit = add(game_, "quit", QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::fillHandMenu(QMenu *menu)
{
    hand_ = menu;
    play = hand_->addAction(QString());
    play->setShortcut(Qt::Key_Return); // only shown: what Enter does depends on the focus
    play->setShortcutContext(Qt::WidgetShortcut);
    pass = add(hand_, "pass", Qt::Key_P);
    hint = add(hand_, "hint", Qt::Key_H);
    hand_->addSeparator();
    sort = add(hand_, "sort", Qt::Key_S);
    sortColour = add(hand_, "sortColour", Qt::Key_C);
    sortNumber = add(hand_, "sortNumber");
    hand_->addSeparator();
    dim = add(hand_, "dim");
    dim->setCheckable(true);
    hand_->addSeparator();
    say = add(hand_, "say", Qt::Key_W);
    say->setVisible(false);
}

void Actions::fillViewMenu(QMenu *menu)
{
    view_ = menu;
    sidePanel = add(view_, "sidePanel", Qt::CTRL | Qt::Key_L);
    sidePanel->setCheckable(true);
    fullScreen = add(view_, "fullScreen", Qt::Key_F11);
    fullScreen->setCheckable(true);
    sound = add(view_, "sound", Qt::Key_M);
    sound->setCheckable(true);
    view_->addSeparator();
    countDown = add(view_, "countDown");
    countDown->setCheckable(true);
    autoNext = add(view_, "autoNext");
    autoNext->setCheckable(true);
    view_->addSeparator();
    themes = new QActionGroup(this);
    theme_ = view_->addMenu(QString());
    for (auto theme :
         {Settings::Theme::System, Settings::Theme::Light, Settings::Theme::Dark, Settings::Theme::HighContrast})
        choice(themes, theme_, static_cast<int>(theme));
    speeds = new QActionGroup(this);
    speed_ = view_->addMenu(QString());
    for (auto speed : {Settings::AnimationSpeed::Off, Settings::AnimationSpeed::Fast, Settings::AnimationSpeed::Normal,
                       Settings::AnimationSpeed::Slow})
        choice(speeds, speed_, static_cast<int>(speed));
    view_->addSeparator();
    fillEarMenu(view_->addMenu(QString()));
}

/// The keys are free in all rooms but for T, by which a chart becomes a table.
void Actions::fillEarMenu(QMenu *menu)
{
    ear_ = menu;
    static constexpr std::array<std::pair<const char *, Qt::Key>, kQuestions> asked{{{"askTable", Qt::Key_T},
                                                                                     {"askHand", Qt::Key_D},
                                                                                     {"askCards", Qt::Key_E},
                                                                                     {"askPoints", Qt::Key_G},
                                                                                     {"askMoves", Qt::Key_A},
                                                                                     {"askTurn", Qt::Key_Q}}};
    for (std::size_t i = 0; i < asked.size(); ++i) {
        ask[i] = add(ear_, asked[i].first, asked[i].second);
        askLong[i] = new QAction(this);
        static_cast<QWidget *>(parent())->addAction(askLong[i]);
    }
    ear_->addSeparator();
    sayAgain = add(ear_, "sayAgain", Qt::Key_Period);
    sayEarlier = add(ear_, "sayEarlier", Qt::CTRL | Qt::Key_Up);
    sayLater = add(ear_, "sayLater", Qt::CTRL | Qt::Key_Down);
    for (QAction *action : {undo, redo, sayEarlier, sayLater})
        action->setAutoRepeat(true);
    whatWasSaid = add(ear_, "whatWasSaid", Qt::CTRL | Qt::SHIFT | Qt::Key_M);
    ear_->addSeparator();
    earKeys = add(ear_, "earKeys", Qt::Key_Question);
    for (QAction *action : ear_->actions())
        action->setProperty(kEarKey, true);
}

void Actions::fillLearnMenu(QMenu *menu)
{
    learn_ = menu;
    learnOdin = add(learn_, "learnOdin");
    learnNinjan = add(learn_, "learnNinjan");
    puzzles = add(learn_, "puzzles", Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    dailyPuzzle = add(learn_, "dailyPuzzle");
    learn_->addSeparator();
    review = add(learn_, "review", Qt::CTRL | Qt::Key_R);
    analysePosition = add(learn_, "analysePosition");
    analyse = add(learn_, "analyse", Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    compareDeal = add(learn_, "compareDeal");
    compareDeal->setEnabled(false);
    learn_->addSeparator();
    statistics = add(learn_, "statistics", Qt::CTRL | Qt::SHIFT | Qt::Key_T);
}

void Actions::fillHelpMenu(QMenu *menu)
{
    help_ = menu;
    rulesNow = add(help_, "rules", QKeySequence::HelpContents);
    rulesOdin = add(help_, "rulesOdin");
    rulesNinjan = add(help_, "rulesNinjan");
    help_->addSeparator();
    about = help_->addAction(QString());
    about->setMenuRole(QAction::AboutRole);
    aboutQt = help_->addAction(QString());
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

QAction *Actions::add(QMenu *menu, const char *name, const QKeySequence &keys)
{
    QAction *action = menu->addAction(QString());
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

QAction *Actions::choice(QActionGroup *group, QMenu *menu, const QVariant &data)
{
    QAction *action = menu->addAction(QString());
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
    retranslateGame();
    hand_->setTitle(tr("&Move", "menu: what to do with the cards held"));
    pass->setText(tr("&Pass", "menu entry"));
    hint->setText(tr("&Hint", "menu entry: what the coach would do"));
    sort->setText(tr("Change the s&ort order", "menu entry: by colour, by number"));
    setSortText(suits_);
    say->setText(tr("S&ay something…", "menu entry: ready phrases, at a table with guests"));
    dim->setText(ButtonText::dimCards());
    retranslateView();
    retranslateLearn();
    language_->setTitle(tr("&Language", "menu"));
    help_->setTitle(tr("Hel&p", "menu"));
    rulesNow->setText(tr("&What now?", "menu entry: the rules, open at the page for what goes on at the table"));
    rulesOdin->setText(tr("Rules of &Odin", "menu entry"));
    rulesNinjan->setText(tr("Rules of &Ninjan", "menu entry"));
    about->setText(tr("&About Meadhall", "menu entry"));
    aboutQt->setText(tr("About &Qt", "menu entry"));
}

void Actions::retranslateGame()
{
    game_->setTitle(tr("&Game", "menu"));
    home->setText(tr("Ho&me", "menu entry: the start page, where the game waits"));
    newGame->setText(tr("&New game…", "menu entry"));
    TileContent::describe(newGame, tr("choose players and rules", "on a tile of the start page"));
    join->setText(tr("&Join friends…", "menu entry: takes a chair at the table of somebody else’s program"));
    TileContent::describe(join, tr("with an invitation to their table", "on a tile of the start page"));
    rejoin->setText(tr("Back to your &friends", "menu entry: to the chair at somebody else’s table, where it is kept"));
    TileContent::describe(rejoin, tr("your seat is being kept for you", "on a tile of the start page"));
    dealOfDay->setText(tr("&Deal of the day", "menu entry: the same for everyone on a date"));
    goBack->setText(tr("Go bac&k to the previous game", "menu entry: to the one that another has replaced"));
    pastGames->setText(tr("Past &games", "menu entry: all games that have been played"));
    TileContent::describe(pastGames, tr("replay or resume them", "on a tile of the start page"));
    open->setText(tr("&Open game record…", "menu entry"));
    recent->setTitle(tr("Open recen&t", "menu: the records opened and saved last"));
    save->setText(tr("&Save game record as…", "menu entry"));
    aboutGame->setText(tr("A&bout this game", "menu entry: its rules, players and deal number"));
    playAgain->setText(tr("&Play this deal again…", "menu entry: the same cards, with the same players or others"));
    undo->setText(tr("&Undo", "menu entry: takes back the last move"));
    redo->setText(tr("&Redo", "menu entry: plays again what was taken back"));
    nextHand->setText(tr("Next &hand", "menu entry: deals"));
    settings->setText(tr("S&ettings…", "menu entry"));
    quit->setText(tr("&Quit", "menu entry"));
}

void Actions::retranslateView()
{
    view_->setTitle(tr("&View", "menu"));
    sidePanel->setText(tr("&Points and log", "menu entry: the panel beside the table"));
    fullScreen->setText(tr("&Full screen", "menu entry"));
    sound->setText(tr("S&ound", "menu entry: can be heard or not"));
    countDown->setText(tr("Count points &down", "menu entry"));
    autoNext->setText(tr("Start the &next hand automatically", "menu entry"));
    theme_->setTitle(tr("&Appearance", "menu"));
    const QString themeNames[] = {tr("Same as &system", "appearance"), tr("&Light", "appearance"),
                                  tr("&Dark", "appearance"), tr("&High contrast", "appearance")};
    for (int i = 0; i < 4; ++i)
        themes->actions().at(i)->setText(themeNames[i]);
    speed_->setTitle(tr("Animation &speed", "menu"));
    const QString speedNames[] = {tr("&Off", "animation speed"), tr("&Fast", "animation speed"),
                                  tr("&Normal", "animation speed"), tr("&Slow", "animation speed")};
    for (int i = 0; i < 4; ++i)
        speeds->actions().at(i)->setText(speedNames[i]);
    retranslateEar();
}

void Actions::retranslateEar()
{
    ear_->setTitle(tr("By &ear", "menu: keys to ask the table with, and what was said"));
    const QString questions[] = {tr("The &table", "menu entry: says what lies on it"),
                                 tr("Your &hand", "menu entry: says the cards"),
                                 tr("&Cards that each player holds", "menu entry: says how many"),
                                 tr("&Points", "menu entry: says those of all players"),
                                 tr("Everybody’s &last move", "menu entry: says them"),
                                 tr("Whose t&urn, and what is asked", "menu entry: says it")};
    for (std::size_t i = 0; i < ask.size(); ++i)
        ask[i]->setText(questions[i]);
    sayAgain->setText(tr("Say it &again", "menu entry: the last announcement"));
    sayEarlier->setText(tr("What was said &before", "menu entry: the announcement before the one heard last"));
    sayLater->setText(tr("What was said a&fter that", "menu entry: the announcement after the one heard last"));
    whatWasSaid->setText(tr("&What was said…", "menu entry: the list of announcements"));
    earKeys->setText(tr("All &keys to ask with…", "menu entry: their list, in the settings"));
}

void Actions::retranslateLearn()
{
    learn_->setTitle(tr("L&earn", "menu: lessons, puzzles, review, statistics"));
    learnOdin->setText(tr("&Learn Odin", "menu entry: the lesson"));
    TileContent::describe(learnOdin, tr("a first hand, explained", "on a tile of the start page"));
    learnNinjan->setText(tr("L&earn Ninjan", "menu entry: the lesson"));
    TileContent::describe(learnNinjan, tr("three rounds, explained", "on a tile of the start page"));
    puzzles->setText(tr("&Puzzles", "menu entry: the room of the puzzles"));
    dailyPuzzle->setText(tr("Puzzle of the &day", "menu entry: the same for everyone on a date"));
    review->setText(tr("&Review the last game", "menu entry: of those that are over"));
    analysePosition->setText(tr("Analyse &this position", "menu entry: what each move is worth"));
    analyse->setText(tr("&Analyse a position…", "menu entry: any that one puts in"));
    compareDeal->setText(
        tr("How would others have played my &cards?", "menu entry: computers play the deal of a finished game"));
    statistics->setText(tr("&Statistics", "menu entry"));
}

} // namespace meadhall::ui
