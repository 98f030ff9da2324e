// SPDX-License-Identifier: GPL-3.0-or-later
// Checks after a game that its host could neither choose nor exchange a deal, nor a move of the guest.
#pragma once

#include "engine/core/event.h"

#include <QtGlobal>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace meadhall::network {

/// The result of a guest's check of the deals of a game that is over.
enum class Fairness : quint8 {
    Unknown,        ///< the program was not there before the first deal, so it cannot say
    Fair,           ///< commitment, parts, deals and events agree
    Unproved,       ///< the host has not opened its secret, or had not committed to one
    OtherSecret,    ///< the host has opened another secret than it had committed to
    OtherParts,     ///< a part is missing, or is not the one that was promised
    MixedAgain,     ///< the parts were opened more than once before the deal: the host could choose between several
    Withheld,       ///< a part that was promised was not opened: with the host, that player could choose between two
    OtherGame,      ///< the rules or the seats are not those for which the parts were given
    OtherDeal,      ///< a deal does not follow from the secret and the parts
    ImpossibleMove, ///< somebody has played what the hand that was dealt does not allow
    OtherMove,      ///< the own seat has made a move that this program has not sent
};

/// Memory of a guest's program of the time before the deal.
struct MixMemory {
    GameEvent game;                 ///< as the host announced it, with its commitment; without: it announced none
    std::vector<std::string> seals; ///< of the parts of all seats
    std::string part;               ///< the own one
    int opened = 0;                 ///< how often a part was opened since the last game that was played
};

/// Memory of a guest's program of the moves of its own seat, by the numbers of their events in the game, from 0.
struct OwnMoves {
    std::size_t from = 0;         ///< those before this event are not known: it was not there
    std::set<std::size_t> sent{}; ///< what it has answered
    std::vector<int> computers{}; ///< what a computer has answered, as the host says
};

struct CheckedDeals {
    Fairness fairness = Fairness::Unknown;
    Events record{}; ///< with all cards, as far as it could be restored; empty if the secret does not fit
    /// OtherDeal: number of the deal; ImpossibleMove and OtherMove: of the event, from 1; MixedAgain: how many deals.
    int place = 0;
    std::vector<std::string> names{}; ///< Withheld: the players
    int computerMoves = 0;            ///< moves of the own seat that a computer has made
};

/// Checks a game that is over.
/// @param seen what the seat has seen
/// @param memory nullopt: the program came later
/// @param secret as the host has opened it
CheckedDeals checkDeals(const Events &seen, int seat, const std::optional<MixMemory> &memory, const OwnMoves &own,
                        const std::string &secret);

} // namespace meadhall::network
