// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/table_sounds.h"

#include "ui/table/table_view.h"

#include <utility>

namespace meadhall::ui {

TableSounds::TableSounds(Settings &settings, QObject *parent) : QObject(parent), settings_(settings), sound_(this)
{
    connect(&settings, &Settings::soundChanged, this, [this](bool on, int volume) {
        const bool preview = on && (!sound_.isOn() || volume != sound_.volume());
        applySettings();
        if (preview)
            sound_.play(Cue::Play); // demonstrates the volume
    });
    applySettings();
}

void TableSounds::applySettings()
{
    sound_.setOn(settings_.soundOn());
    sound_.setVolume(settings_.volume());
}

void TableSounds::setView(TableView &view)
{
    if (view_ == &view)
        return;
    if (view_)
        view_->disconnect(this);
    view_ = &view;
    refusing_ = asked_ = false;
    connect(&view, &TableView::eventShown, this, &TableSounds::onEvent);
    connect(&view, &TableView::stateChanged, this, &TableSounds::onStateChanged);
}

void TableSounds::onEvent(const Event &event)
{
    if (const auto *hand = std::get_if<HandEvent>(&event))
        seats_ = static_cast<int>(hand->hands.size());
    passes_ = std::holds_alternative<PassEvent>(event) ? passes_ + 1 : 0;
    if (const auto cue = cueOf(event, passes_ > 0 && passes_ == seats_ - 1))
        sound_.play(*cue);
    if (const auto *choice = std::get_if<ChooseEvent>(&event); choice && choice->seat == view_->viewpoint())
        sound_.play(Cue::Play); // only the own choice; those of others are secret
    if (const auto *play = std::get_if<PlayEvent>(&event); play && play->take != kNoCard)
        sound_.play(Cue::PickUp);
}

/// Plays the refusal sound once. The turn sound is played only if the window is not active.
void TableSounds::onStateChanged()
{
    const bool refusing = view_->controller().refusing();
    if (!std::exchange(refusing_, refusing) && refusing)
        sound_.play(Cue::Refuse);
    const bool asked = view_->controller().canAskForHint();
    if (!std::exchange(asked_, asked) && asked && !view_->isActiveWindow())
        sound_.play(Cue::Turn);
}

} // namespace meadhall::ui
