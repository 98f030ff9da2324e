// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons for a choice in Ninjan, as data. Each states a fact that follows from the rules and from what the seat may
// see; the user interface puts it into words.
#pragma once

#include "engine/games/ninjan/view.h"

#include <vector>

namespace meadhall::ninjan {

struct HintReason {
    enum class Code : std::uint8_t {
        Forced, ///< the only legal choice

        // For a card to choose. "Now" means that the piles stay as they are until it is resolved.
        Takes,     ///< takes a pile worth `number`, `card` on top, unless one of the unseen `cards` is resolved earlier
        ComesLast, ///< no unseen card is resolved later
        ComesFirst,   ///< beats no pile, and no unseen card is resolved earlier
        BeatsNothing, ///< beats no pile now
        BestNow,      ///< no other card of the hand takes a richer pile now, and some take a poorer one
        AvoidsWorse,  ///< another card of the hand, `card`, would have to take `number` now, which is below 0
        Leaves,       ///< the pile that it takes consists of its `number` afterwards
        Adds,         ///< laid on a pile, it changes its worth by `number`

        // For a pile. The cards still to come in the round are known, the choices of their owners are not.
        TakesMore,   ///< takes a pile worth `number`; the best of the others is worth `other`, which is less
        TakesSame,   ///< all piles that may be taken are worth `number`
        TakesLess,   ///< takes a pile worth `number` although another one is worth `other`
        Lays,        ///< laid on the pile, which is worth `number` then
        RivalMust,   ///< the next `card` has to take a pile, worth `number` at best, which is below 0; not so otherwise
        RivalLess,   ///< the next `card` gets at most `number`; with another pile it could get `other`
        OwnTaker,    ///< `card` of the own hand beats the card laid
        LaysPoorest, ///< no other pile was worth as little
        LaysRichest, ///< no other pile was worth as much
        NoTaker,     ///< no card still to come beats the card laid
        RicherStays, ///< the pile worth `number` cannot be taken by anybody in this round
        LastCard,    ///< no card comes after it in this round
        AtMost,      ///< the cards still to come get at most `number` together
    };

    Code code{};
    Card card = kNoCard;
    int number = 0;
    int other = 0;
    CardSet cards{};

    friend bool operator==(const HintReason &, const HintReason &) = default;
};

/// Facts about a card to choose that do not depend on the hidden cards.
struct CardForecast {
    /// The richest pile that the card beats now; −1 if it beats none.
    int pile = -1;
    /// Unseen cards that would be resolved earlier and could change the outcome for that pile.
    CardSet before;
    bool first = false; ///< no unseen card is resolved before it
    bool last = false;  ///< no unseen card is resolved after it
};
/// @param card a card of the view's hand
CardForecast forecastOf(const View &view, Card card);

/// All reasons that hold for choosing a card, strongest first; never empty.
std::vector<HintReason> reasonsForCard(const View &view, Card card);

/// All reasons that hold for choosing an allowed pile, strongest first; never empty.
std::vector<HintReason> reasonsForPile(const View &view, int pile);

/// The reasons worth saying: the first and at most one more.
std::vector<HintReason> strongest(const std::vector<HintReason> &reasons);

} // namespace meadhall::ninjan
