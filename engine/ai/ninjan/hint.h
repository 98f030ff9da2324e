// Advice for Ninjan: cards to choose or piles ranked, with what each is expected to come to and why. Reasons are data;
// words are the window's.
#pragma once

#include "engine/games/ninjan/view.h"

#include <stop_token>
#include <vector>

namespace meadhall::ninjan {

/// Why a card or a pile is good or bad; several may hold. In the order in which they are worth saying.
enum class Why : std::uint8_t {
    Forced, ///< there is no other

    // What the card does on the piles: as they lie now when it is chosen, and what it does when it is resolved.
    TakesPile,     ///< takes a pile that is worth more than nothing
    TakesSpoilt,   ///< must take a pile that is worth less than nothing
    LesserEvil,    ///< all piles that it may take are worth less than nothing, and this one the least so
    SpoilsPile,    ///< a negative card for a pile that somebody else would have liked
    ShedsNegative, ///< gets rid of a negative card without taking it
    LaysCheaply,   ///< takes nothing, and leaves little for others to take
    GivesPrize,    ///< leaves a high card for others to take
    AvoidsTaking,  ///< takes nothing, where another card of the hand would have to take a pile worth less than nothing

    // Beside the others, when it is chosen.
    TakesCheaply, ///< a low card takes: it leaves little for others to take in its turn
    ComesFirst,   ///< nobody can come before it for that pile
    MayBeLate,    ///< others may well hold a card that takes the pile before

    // Beside the cards of this round that are still to come, when a pile is chosen.
    ForcesRival, ///< somebody must take a pile worth less than nothing
    DeniesRival, ///< somebody gets less than on another pile
    FeedsRival,  ///< somebody gets more than on another pile
};

/// A card to choose or a pile for the card that is resolved.
struct RankedChoice {
    Card card = kNoCard;
    /// Where the card goes; of a card to choose the richest pile that it would take as they lie, −1 if none.
    int pile = -1;
    double points = 0; ///< expected own points at the end of the game
    double chance = 0; ///< expected chance to win the game, 0 … 1
    std::vector<Why> why;
};

/// What the view's seat may answer, best first; the same for the same view, seed and playouts. The seat must be
/// choosing (a choice that is made may be judged again) or have to put its card on a pile; otherwise nothing is
/// returned. Returns within 20 ms of a stop request; what it returns then is dropped.
std::vector<RankedChoice> rankChoices(const View &view, int playouts, std::uint64_t seed, std::stop_token stop);

/// What can be said for sure of a card to choose, whatever the others hold.
struct Outlook {
    /// The richest pile that the card takes as they lie; −1 if it beats no top.
    int pile = -1;
    /// The card takes that pile for what it is worth now unless one of these, which others may hold, is played.
    CardSet before;
    /// No card that others may hold is resolved after it.
    bool last = false;
};
Outlook outlookOf(const View &view, Card card);

/// The reasons for a card to choose alone, without thinking.
std::vector<Why> reasonsForCard(const View &view, Card card);

/// The reasons for a pile alone, without thinking.
std::vector<Why> reasonsForPile(const View &view, int pile);

} // namespace meadhall::ninjan
