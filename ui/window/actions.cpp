#include "window/actions.h"

#include "window/languages.h"
#include "window/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace meadhall::ui {

Actions::Actions(QMainWindow *window) : QObject(window)
{
    QMenuBar *bar = window->menuBar();
    game_ = bar->addMenu(QString());
    newGame = add(game_, QKeySequence::New);
    open = add(game_, QKeySequence::Open);
    save = add(game_, QKeySequence::SaveAs);
    game_->addSeparator();
    undo = add(game_, QKeySequence::Undo);
    nextHand = add(game_, Qt::Key_N);
    game_->addSeparator();
    settings = add(game_, QKeySequence::Preferences);
    settings->setMenuRole(QAction::PreferencesRole);
    game_->addSeparator();
    quit = add(game_, QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);

    hand_ = bar->addMenu(QString());
    play = add(hand_);
    pass = add(hand_, Qt::Key_P);
    hint = add(hand_, Qt::Key_H);
    hand_->addSeparator();
    sortColour = add(hand_, Qt::Key_C);
    sortNumber = add(hand_, Qt::Key_S);
    hand_->addSeparator();
    dim = add(hand_);
    dim->setCheckable(true);

    view_ = bar->addMenu(QString());
    sidePanel = add(view_, Qt::CTRL | Qt::Key_L);
    sidePanel->setCheckable(true);
    fullScreen = add(view_, Qt::Key_F11);
    fullScreen->setCheckable(true);
    view_->addSeparator();
    countDown = add(view_);
    countDown->setCheckable(true);
    autoNext = add(view_);
    autoNext->setCheckable(true);
    view_->addSeparator();

    themes = new QActionGroup(this);
    theme_ = view_->addMenu(QString());
    for (auto theme : {Settings::Theme::System, Settings::Theme::Light, Settings::Theme::Dark})
        choice(themes, theme_, static_cast<int>(theme));
    speeds = new QActionGroup(this);
    speed_ = view_->addMenu(QString());
    for (auto speed : {Settings::AnimationSpeed::Off, Settings::AnimationSpeed::Fast, Settings::AnimationSpeed::Normal,
                       Settings::AnimationSpeed::Slow})
        choice(speeds, speed_, static_cast<int>(speed));

    languages = new QActionGroup(this);
    language_ = bar->addMenu(QString());
    for (const QString &code : languageCodes())
        choice(languages, language_, code)->setText(languageName(code)); // in itself, whatever is spoken now

    help_ = bar->addMenu(QString());
    rulesNow = add(help_, QKeySequence::HelpContents);
    rulesOdin = add(help_);
    rulesNinjan = add(help_);
    help_->addSeparator();
    about = add(help_);
    about->setMenuRole(QAction::AboutRole);
    aboutQt = add(help_);
    aboutQt->setMenuRole(QAction::AboutQtRole);
    retranslate();
}

QAction *Actions::add(QMenu *menu, const QKeySequence &keys)
{
    QAction *action = menu->addAction(QString());
    action->setShortcut(keys);
    return action;
}

QAction *Actions::choice(QActionGroup *group, QMenu *menu, const QVariant &data)
{
    QAction *action = menu->addAction(QString());
    action->setCheckable(true);
    action->setData(data);
    group->addAction(action);
    return action;
}

void Actions::retranslate()
{
    game_->setTitle(tr("&Game", "menu"));
    newGame->setText(tr("&New game…", "menu entry"));
    open->setText(tr("&Open record…", "menu entry"));
    save->setText(tr("&Save record as…", "menu entry"));
    undo->setText(tr("&Undo", "menu entry: takes back the last move"));
    nextHand->setText(tr("Next &hand", "menu entry: deals"));
    settings->setText(tr("S&ettings…", "menu entry"));
    quit->setText(tr("&Quit", "menu entry"));

    hand_->setTitle(tr("&Hand", "menu: what to do with the cards held"));
    pass->setText(tr("&Pass", "menu entry"));
    hint->setText(tr("&Hint", "menu entry: what the coach would do"));
    sortColour->setText(tr("Sort by &colour", "menu entry"));
    sortNumber->setText(tr("&Sort by number", "menu entry"));
    dim->setText(tr("&Dim cards that cannot be played", "menu entry"));

    view_->setTitle(tr("&View", "menu"));
    sidePanel->setText(tr("&Points and log", "menu entry: the panel beside the table"));
    fullScreen->setText(tr("&Full screen", "menu entry"));
    countDown->setText(tr("Count points &down", "menu entry"));
    autoNext->setText(tr("&Next hand starts by itself", "menu entry"));
    theme_->setTitle(tr("&Appearance", "menu"));
    const QString themeNames[] = {tr("As the &system", "appearance"), tr("&Light", "appearance"), tr("&Dark", "appearance")};
    for (int i = 0; i < 3; ++i)
        themes->actions().at(i)->setText(themeNames[i]);
    speed_->setTitle(tr("Animation &speed", "menu"));
    const QString speedNames[] = {tr("&Off", "animation speed"), tr("&Fast", "animation speed"),
                                  tr("&Normal", "animation speed"), tr("&Slow", "animation speed")};
    for (int i = 0; i < 4; ++i)
        speeds->actions().at(i)->setText(speedNames[i]);
    language_->setTitle(tr("&Language", "menu"));

    help_->setTitle(tr("Hel&p", "menu"));
    rulesNow->setText(tr("&What now?", "menu entry: the rules, open at the page for what goes on at the table"));
    rulesOdin->setText(tr("Rules of &Odin", "menu entry"));
    rulesNinjan->setText(tr("Rules of &Ninjan", "menu entry"));
    about->setText(tr("&About Meadhall", "menu entry"));
    aboutQt->setText(tr("About &Qt", "menu entry"));
}

} // namespace meadhall::ui
