// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: applying settings, and updating the state of actions.
#include "ui/app/main_window.h"

#include "ui/app/game_files.h"
#include "ui/app/rooms.h"
#include "ui/app/side_drawer.h"
#include "ui/app/side_panel.h"
#include "ui/app/table_settings.h"
#include "ui/settings/system_preferences.h"
#include "ui/sound/sound.h"
#include "ui/table/table_view.h"
#include "ui/widgets/motion.h"
#include "ui/widgets/style.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>

namespace meadhall::ui {

void MainWindow::connectSettings()
{
    followTableSettings(settings_, this, [this] { applySettings(); });
    const auto apply = [this](auto signal) { connect(&settings_, signal, this, &MainWindow::applySettings); };
    apply(&Settings::startsNextHandChanged);
    apply(&Settings::paceChanged);
    apply(&Settings::watchSpeedChanged);
    apply(&Settings::allowsUndoWithPeopleChanged);
    apply(&Settings::passesAutomaticallyChanged);
    apply(&Settings::goesOutAutomaticallyChanged);
    apply(&Settings::warningsChanged);
    apply(&Settings::gamesFinishedChanged);
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
    view_->controller().setAutomatic(settings_.passesAutomatically(), settings_.goesOutAutomatically());
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
    const bool isNew = settings_.pace() > 0 && settings_.gamesFinished() < Settings::kFirstGames;
    table_->setPace(qRound(settings_.pace() / speed));
    view_->setPace(qRound(settings_.pace() / speed), isNew ? qRound(Settings::kFirstGamesReading / speed) : 0);
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
    actions_->save->setEnabled(table_->hasGame());
    actions_->aboutGame->setEnabled(table_->hasGame());
    actions_->playAgain->setEnabled(table_->hasGame() && std::get<GameEvent>(table_->record().front()).deal);
    actions_->pastGames->setEnabled(journal_ != nullptr);
    actions_->goBack->setEnabled(files_ && files_->canGoBack());
    actions_->review->setEnabled(!rooms_->current());
    actions_->undo->setEnabled(view_->controller().canUndo());
    actions_->redo->setEnabled(table_->canRedo());
    actions_->nextHand->setEnabled(table_->waitingForNextHand());
    actions_->play->setText(view_->game().confirmText());
    actions_->setSortText(view_->game().hasSuits());
    actions_->play->setEnabled(view_->controller().canConfirm());
    actions_->pass->setVisible(view_->game().hasPass());
    actions_->pass->setEnabled(view_->controller().canPass() && !view_->warns());
    actions_->hint->setEnabled(view_->hintButton()->isEnabled() && view_->hintButton()->isVisible());
    actions_->sound->setChecked(settings_.soundOn());
    actions_->sound->setVisible(Sound::available());
    actions_->dim->setChecked(settings_.dimsUnplayable());
    actions_->countDown->setChecked(settings_.pointsCountDown());
    actions_->autoNext->setChecked(settings_.startsNextHand());
    actions_->themes->actions().at(static_cast<int>(settings_.theme()))->setChecked(true);
    actions_->speeds->actions().at(static_cast<int>(settings_.animationSpeed()))->setChecked(true);
    if (rooms_->current()) { // these act on the table, which is not shown
        for (QAction *action :
             {actions_->undo, actions_->redo, actions_->nextHand, actions_->play, actions_->pass, actions_->hint})
            action->setEnabled(false);
    }
    for (QAction *action : {actions_->sort, actions_->sortColour, actions_->sortNumber, actions_->sidePanel})
        action->setEnabled(!rooms_->current());
    for (QAction *action : actions_->languages->actions())
        action->setChecked(action->data().toString() == languages_.currentCode());
}

} // namespace meadhall::ui
