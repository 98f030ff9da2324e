// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/table_sounds.h"

#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "ui/table/table_view.h"

#include <QApplication>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

TableSounds::TableSounds(Settings &settings, QObject *parent) : QObject(parent), settings_(settings), sound_(this)
{
    followSettings({&settings.soundOn, &settings.volume}, this, [this] {
        const bool preview = settings_.soundOn() && (!sound_.isOn() || settings_.volume() != sound_.volume());
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
    if (view_) {
        view_->disconnect(this);
        view_->keyboard().disconnect(this);
    }
    view_ = &view;
    refusing_ = asked_ = mustPass_ = false;
    connect(&view, &TableView::eventShown, this, &TableSounds::onEvent);
    connect(&view, &TableView::stateChanged, this, &TableSounds::onStateChanged);
    connect(&view.keyboard(), &KeyboardNavigator::moved, this, &TableSounds::onMoved);
    connect(&view, &TableView::celebrated, this, [this] { sound_.play(Cue::Solved); });
}

/// Plays a sound, if wanted from the side of the seat.
void TableSounds::playFrom(int seat, Cue cue)
{
    const bool placed = settings_.soundsFromSides() && seat >= 0 && seat < view_->stage().players();
    const qreal width = view_->sceneRect().width();
    sound_.play(cue, placed && width > 0 ? std::clamp(
                         2 * view_->stage().seat(seat)->sceneBoundingRect().center().x() / width - 1, -1.0, 1.0)
                                         : 0);
}

/// Cards of a seat after the events shown.
int TableSounds::cardsLeft(int seat) const
{
    const Events &events = view_->table().record();
    const auto shown = events.begin() + static_cast<std::ptrdiff_t>(view_->presenter().shownEvents());
    int left = 0;
    for (auto event = events.begin(); event != shown; ++event) {
        if (const auto *hand = std::get_if<HandEvent>(&*event))
            left = hand->hands[toIndex(seat)].count;
        else if (const auto *play = std::get_if<PlayEvent>(&*event); play && play->seat == seat)
            left += (play->take == kNoCard ? 0 : 1) - play->cards.count();
    }
    return left;
}

/// The arrow has come to a card of the hand: can it be played?
void TableSounds::onMoved()
{
    const auto *card = qobject_cast<const CardItem *>(view_->keyboard().element());
    const TableController &controller = view_->controller();
    if (settings_.soundsOfCards() && view_->hasFocus() && card && controller.decides() && !controller.isHalfway()
        && view_->stage().hand().item(card->card()) == card)
        sound_.play(controller.isPlayable(card->card()) ? Cue::Playable : Cue::Unplayable);
}

void TableSounds::onEvent(const Event &event)
{
    if (const auto *hand = std::get_if<HandEvent>(&event))
        seats_ = static_cast<int>(hand->hands.size());
    passes_ = std::holds_alternative<PassEvent>(event) ? passes_ + 1 : 0;
    const auto *end = std::get_if<GameOverEvent>(&event);
    if (end && std::any_of(end->winners.begin(), end->winners.end(), [this](int seat) {
            return view_->names().isOwn(seat);
        }))
        sound_.play(Cue::Victory);
    else if (const auto cue = cueOf(event, passes_ > 0 && passes_ == seats_ - 1))
        playFrom(seatOf(event).value_or(kSpectator), *cue);
    if (const auto *choice = std::get_if<ChooseEvent>(&event); choice && choice->seat == view_->viewpoint())
        sound_.play(Cue::Play); // only the own choice; those of others are secret
    const auto *play = std::get_if<PlayEvent>(&event);
    if (play && play->take != kNoCard)
        playFrom(play->seat, Cue::PickUp);
    const bool tells = settings_.soundsOfLastCard() && settings_.tellsFewCards(); // the sound is not to stand alone
    if (play && play->seat != view_->viewpoint() && tells && cardsLeft(play->seat) == 1)
        playFrom(play->seat, Cue::LastCard);
}

/// Plays the refusal sound once. The window calls for the own turn only if it is not active.
void TableSounds::onStateChanged()
{
    const bool refusing = view_->controller().refusing();
    if (!std::exchange(refusing_, refusing) && refusing)
        sound_.play(Cue::Refuse);
    const bool asked = view_->controller().canAskForHint();
    if (!std::exchange(asked_, asked) && asked && !view_->isActiveWindow()) {
        sound_.play(Cue::Turn);
        QApplication::alert(view_->window()); // for those who do not hear it
    }
    const bool mustPass = view_->controller().mustPass();
    if (!std::exchange(mustPass_, mustPass) && mustPass && settings_.soundsOfNothing())
        sound_.play(Cue::Nothing);
}

} // namespace meadhall::ui
