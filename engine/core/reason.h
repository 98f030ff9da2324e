// Why something is refused. The engine names the reason; the words for it are the window's.
#pragma once

#include <cstdint>

namespace meadhall {

enum class Reason : std::uint8_t {
    None, ///< legal

    // An answer at the table, both games.
    NotYourTurn,
    CardNotHeld,
    CardTwice,
    NoCards,      ///< a play of nothing
    NothingAsked, ///< no hand is being played

    // Odin.
    PassOnLead,
    NotASet,
    LeadOneOrAll,  ///< a lead of more than one card that is not the whole hand
    LeadMustBeAll, ///< the whole hand is a set and the table plays such hands at once
    WrongCount,    ///< neither as many cards as lie on the table nor one more
    TooLow,        ///< as many cards, lower value
    EqualValue,    ///< as many cards, the same value
    TakeMissing,
    TakeNotBeaten,   ///< the pick-up is not one of the beaten cards
    TakeOnEmptyHand, ///< the play empties the hand, so nothing is picked up
    TakeOnLead,      ///< a lead beats nothing, so nothing is picked up

    // Ninjan.
    PileMissing,  ///< there are piles 0, 1 and 2
    MustTakePile, ///< the card beats another pile's top: one of those it is
    NotThrowing,  ///< this seat is not in the throw
    ThrowMissing, ///< right so far, but a seat in the throw shows nothing
    NoSuchThrow,  ///< there are rock, paper and scissors: 0, 1 and 2

    // A record that cannot be right.
    EventOutOfPlace,
    WrongPlayers, ///< too few or too many seats for the game
    WrongColours, ///< unknown colours, or fewer than nine cards a player
    WrongTarget,
    NoSuchSeat,
    WrongStarter,
    WrongDeal,   ///< a hand or pile of the wrong size, a card dealt twice or not in the deck
    HiddenCards, ///< cards that a record must show are only counted
    WrongPoints,
    WrongTotals,
    WrongWinners,
    WrongCards, ///< a reveal, or the card resolved, that differs from the choices
};

} // namespace meadhall
