// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of an answer.
#pragma once

#include "engine/core/card_set.h"
#include "engine/core/event.h"

namespace meadhall::ui {

/// The cards that an answer plays or chooses; none for a pass or a pile.
inline CardSet cardsPlayedBy(const Event &answer)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return play->cards;
    const auto *choice = std::get_if<ChooseEvent>(&answer);
    return choice ? CardSet::of(choice->card) : CardSet{};
}

} // namespace meadhall::ui
