// Hints for Ninjan: the possible cards or piles, ranked, with expected results and reasons. The reasons are codes; the
// user interface translates them into text.
#pragma once

#include "engine/games/ninjan/view.h"

#include <stop_token>
#include <vector>

namespace meadhall::ninjan {

/// Reasons for or against a choice, in order of importance. Several may apply.
enum class HintReason : std::uint8_t {
    Forced, ///< the only legal choice

    // Effect on the piles: as they are now when a card is chosen, and when it is resolved.
    TakesPile,     ///< takes a pile of positive sum
    TakesSpoilt,   ///< must take a pile of negative sum
    LesserEvil,    ///< all piles that it may take have a negative sum, and this one the highest
    SpoilsPile,    ///< puts a negative card on a pile that another player would like to take
    ShedsNegative, ///< gets rid of a negative card without taking it
    LaysCheaply,   ///< takes nothing and leaves little for others to take
    GivesPrize,    ///< leaves a high card for others to take
    AvoidsTaking,  ///< takes nothing, while another card of the hand would take a pile of negative sum

    // Relative to the cards that others may choose in the same round.
    TakesCheaply, ///< takes with a low card, so little is left on the pile for others
    ComesFirst,   ///< no unseen card is resolved earlier and beats the same piles
    MayBeLate,    ///< the others probably hold a card that takes the pile first

    // Effect on the cards of this round that are still to be resolved.
    ForcesRival, ///< another player must take a pile of negative sum
    DeniesRival, ///< another player gains less than with another pile
    FeedsRival,  ///< another player gains more than with another pile
};

/// A card to choose, or a pile for the card being resolved.
struct RankedChoice {
    Card card = kNoCard;
    /// Target pile. For a card to choose: the richest pile that it beats now; −1 if none.
    int pile = -1;
    double points = 0; ///< expected own points at the end of the game
    double chance = 0; ///< expected probability of winning the game, 0–1
    std::vector<HintReason> why;
};

/// Ranks the legal answers of the view's seat, best first. Deterministic in view, seed and playouts. A choice already
/// made in this round may be evaluated again.
/// @param playouts upper bound of playouts for all answers together
/// @param stop on a stop request it returns within 20 ms; the caller discards that result
/// @return empty if the seat has nothing to decide
std::vector<RankedChoice> rankChoices(const View &view, int playouts, std::uint64_t seed, std::stop_token stop);

/// Facts about a card to choose that do not depend on the hidden cards.
struct CardForecast {
    /// The richest pile that the card beats now; −1 if it beats none.
    int pile = -1;
    /// Unseen cards that would be resolved earlier and could change the outcome for that pile.
    CardSet before;
    /// True if no unseen card is resolved after it.
    bool last = false;
};
/// @param card a card of the view's hand
CardForecast forecastOf(const View &view, Card card);

/// The reasons for choosing a card, without a search.
std::vector<HintReason> reasonsForCard(const View &view, Card card);

/// The reasons for choosing a pile, without a search.
std::vector<HintReason> reasonsForPile(const View &view, int pile);

} // namespace meadhall::ninjan
