// SPDX-License-Identifier: GPL-3.0-or-later
// Reason codes for illegal events, refused answers and invalid records. The user interface translates them into text.
#pragma once

#include <cstdint>

namespace meadhall {

enum class Reason : std::uint8_t {
    None, ///< legal

    // Illegal answers, both games.
    NotYourTurn,
    CardNotHeld,
    CardTwice,
    NoCards,      ///< a play without cards
    NothingAsked, ///< no hand is being played

    // Odin.
    PassOnLead,
    NotASet,
    LeadOneOrAll,  ///< a lead must be one card or the whole hand
    LeadMustBeAll, ///< the whole hand is a set and must be led (WholeHandLead::Automatic)
    WrongCount,    ///< neither as many cards as the set on the table nor one more
    TooLow,        ///< same number of cards, lower value
    EqualValue,    ///< same number of cards, same value
    TakeMissing,
    TakeNotBeaten,   ///< the card to take is not in the beaten set
    TakeOnEmptyHand, ///< a play that empties the hand takes no card
    TakeOnLead,      ///< a lead takes no card

    // Ninjan.
    PileMissing,  ///< pile index outside 0–2
    MustTakePile, ///< the card beats at least one pile and must be put on one of those
    NotThrowing,  ///< the seat does not take part in this throw
    ThrowMissing, ///< valid so far, but a seat that takes part shows no symbol
    NoSuchThrow,  ///< symbol outside 0–2 (rock, paper, scissors)

    // Invalid records.
    EventOutOfPlace,
    WrongPlayers, ///< too few or too many seats for the game
    WrongColours, ///< unknown colours, or too few for nine cards per player
    WrongTarget,
    NoSuchSeat,
    WrongStarter,
    WrongDeal,   ///< a hand or pile of the wrong size, a duplicate card, or a card outside the deck
    HiddenCards, ///< a record must contain the cards, not only their number
    WrongPoints,
    WrongTotals,
    WrongWinners,
    WrongCards, ///< the revealed or resolved cards differ from the cards chosen
};

} // namespace meadhall
