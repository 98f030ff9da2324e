// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: applying settings, and updating the state of actions.
#include "ui/app/main_window.h"

#include "engine/players/same_deal.h"
#include "ui/app/game_files.h"
#include "ui/app/rooms.h"
#include "ui/base/settings/system_preferences.h"
#include "ui/base/sound/sound.h"
#include "ui/base/widgets/motion.h"
#include "ui/base/widgets/style.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/table_settings.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QMenu>

namespace meadhall::ui {

void MainWindow::connectSettings()
{
    followTableSettings(settings_, this, [this] { applySettings(); });
    followPlaySettings(settings_, this, [this] { applySettings(); });
    const auto apply = [this](auto signal) { connect(&settings_, signal, this, &MainWindow::applySettings); };
    apply(&Settings::startsNextHandChanged);
    apply(&Settings::watchSpeedChanged);
    apply(&Settings::allowsUndoWithPeopleChanged);
    apply(&Settings::soundChanged);
    connect(&settings_, &Settings::themeChanged, this, &MainWindow::applyTheme);
    connect(&settings_, &Settings::cardLookChanged, this,
            [this] { panel_->setLook(view_->theme(), cardLookOf(settings_)); });
    connect(&settings_, &Settings::keysChanged, this, [this] { actions_->applyShortcuts(settings_); });
    connect(&settings_, &Settings::languageChanged, &languages_, &Languages::setLanguage);
    connect(&settings_, &Settings::nativeDigitsChanged, &languages_, &Languages::setNativeDigits);
    languages_.setNativeDigits(settings_.nativeDigits());
    actions_->applyShortcuts(settings_);

    auto *system = new SystemPreferences(this);
    connect(system, &SystemPreferences::reducedChanged, this, [this](bool reduced) {
        reducedMotion_ = reduced;
        applySettings();
    });
    connect(system, &SystemPreferences::highContrastChanged, this, [this](bool high) {
        setSystemHighContrast(high);
        applyTheme();
    });
}

void MainWindow::applySettings()
{
    applyTableSettings(*view_, settings_);
    panel_->setCountDown(settings_.pointsCountDown());
    table_->setAutoNextHand(settings_.startsNextHand());
    view_->setWarnings(warningLimits(settings_.warnings()));
    table_->setUndoWithPeople(settings_.allowsUndoWithPeople());
    applyPace();
    refreshActions();
}

/// Sets delays and animation speed. The watch speed, in percent, applies only if all players are computers.
void MainWindow::applyPace()
{
    WatchControls &watch = view_->watchControls();
    watch.setSpeed(settings_.watchSpeed());
    const qreal speed = watch.watching() ? settings_.watchSpeed() / 100.0 : 1;
    const bool noMotion = reducedMotion_ && settings_.followsReducedMotion();
    table_->setPace(qRound(settings_.pace() / speed));
    applyPlaySettings(*view_, settings_, speed);
    setMotionFactor(noMotion ? 0 : durationFactorOf(settings_.animationSpeed()));
    drawer_->setDurationFactor(motionFactor());
    view_->setDurationFactor(motionFactor() / speed);
}

void MainWindow::applyTheme()
{
    const Theme theme = themeOf(settings_.theme());
    QApplication::setPalette(widgetPalette(theme));
    view_->setTheme(theme);
    panel_->setLook(theme, cardLookOf(settings_));
    refreshActions();
}

void MainWindow::refreshActions()
{
    if (!actions_)
        return;
    refreshHomeActions();
    refreshTableActions();
    actions_->review->setEnabled(!rooms_->current());
    actions_->sound->setChecked(settings_.soundOn());
    actions_->sound->setVisible(Sound::available());
    actions_->dim->setChecked(settings_.dimsUnplayable());
    actions_->countDown->setChecked(settings_.pointsCountDown());
    actions_->autoNext->setChecked(settings_.startsNextHand());
    actions_->themes->actions().at(static_cast<int>(settings_.theme()))->setChecked(true);
    actions_->speeds->actions().at(static_cast<int>(settings_.animationSpeed()))->setChecked(true);
    for (QAction *action : actions_->languages->actions())
        action->setChecked(action->data().toString() == languages_.currentCode());
}

/// What can be done at the table that is shown.
void MainWindow::refreshTableActions()
{
    const TableView *shown = shownTable();
    const TableView &view = shown ? *shown : *view_;
    const bool home = shown == view_.get();
    actions_->play->setText(view.game().confirmText());
    actions_->setSortText(view.game().hasSuits());
    actions_->pass->setVisible(view.game().hasPass());
    actions_->undo->setEnabled(shown && view.controller().canUndo());
    actions_->redo->setEnabled(home && table_->canRedo());
    actions_->nextHand->setEnabled(home && table_->waitingForNextHand());
    actions_->play->setEnabled(shown && view.controller().canConfirm());
    // Also where one may not pass: then the table says why.
    actions_->pass->setEnabled(shown && view.controller().decides() && !view.warns());
    actions_->hint->setEnabled(shown && view.hintButton()->isEnabled() && view.hintButton()->isVisible());
    for (QAction *action : {actions_->sort, actions_->sortColour, actions_->sortNumber, actions_->sidePanel})
        action->setEnabled(shown);
}

/// What begins, opens or keeps a game of this window.
void MainWindow::refreshHomeActions()
{
    const bool open = homeClosed_.isEmpty(), game = open && table_->hasGame();
    for (QAction *action : {actions_->home, actions_->newGame, actions_->dealOfDay, actions_->open, actions_->autoNext})
        action->setEnabled(open);
    actions_->recent->menuAction()->setVisible(open);
    actions_->save->setEnabled(game);
    actions_->aboutGame->setEnabled(game);
    actions_->playAgain->setEnabled(
        game && players::visibleDeal(std::get<GameEvent>(table_->record().front()), table_->gameOver()));
    actions_->pastGames->setEnabled(open && journal_);
    actions_->goBack->setEnabled(open && files_ && files_->canGoBack());
}

void MainWindow::closeHome(const QString &reason)
{
    homeClosed_ = reason;
    for (QAction *action : {actions_->home, actions_->newGame, actions_->dealOfDay, actions_->open, actions_->autoNext,
                            actions_->save, actions_->aboutGame, actions_->playAgain, actions_->pastGames,
                            actions_->goBack, actions_->undo, actions_->redo, actions_->nextHand})
        action->setToolTip(reason);
    refreshActions();
}

} // namespace meadhall::ui
