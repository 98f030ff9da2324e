// Shown cards as numbers that sort into the resolving order without a branch.
#pragma once

#include "engine/games/ninjan/card.h"

#include <algorithm>
#include <array>
#include <utility>

namespace meadhall::ninjan {

/// A shown card as one number that sorts into the resolving order, the highest first: its rank, then rock before
/// scissors before paper, then card and seat, which ride along.
using Ticket = std::uint32_t;

namespace detail {

inline constexpr std::array<Ticket, kCards> kTicketOfCard = [] {
    constexpr std::array<Ticket, kSuits> kPrecedence{2, 0, 1};
    std::array<Ticket, kCards> table{};
    for (Card card = 0; card < kCards; ++card)
        table[card] = (static_cast<Ticket>(rankOf(card)) * 4 + kPrecedence[static_cast<std::size_t>(suitOf(card))])
                          << 16
                      | static_cast<Ticket>(card) << 8;
    return table;
}();

} // namespace detail

constexpr Ticket ticketOf(Card card, int seat) { return detail::kTicketOfCard[card] | static_cast<Ticket>(seat); }
constexpr Card cardOf(Ticket ticket) { return static_cast<Card>(ticket >> 8); }
constexpr int seatOf(Ticket ticket) { return static_cast<int>(ticket & 0xffu); }

/// Puts a round's cards into their resolving order, see sortForResolving().
/// @param tickets random access, of `count` cards
template <typename Tickets> constexpr void sortTickets(Tickets &tickets, std::size_t count)
{
    // Bubbles by minimum and maximum: no branches, and at five it is still as quick as a network.
    for (std::size_t end = count; end-- > 1;) {
        for (std::size_t i = 0; i < end; ++i) {
            const Ticket higher = std::max(tickets[i], tickets[i + 1]);
            tickets[i + 1] = std::min(tickets[i], tickets[i + 1]);
            tickets[i] = higher;
        }
    }
    // Of three, scissors stand between rock and paper; where paper follows rock there are but two, and paper leads.
    for (std::size_t i = 1; i < count; ++i) {
        const Card first = cardOf(tickets[i - 1]);
        if (cardOf(tickets[i]) == first + kNumbers && suitOf(first) == Suit::Rock)
            std::swap(tickets[i - 1], tickets[i]);
    }
}

} // namespace meadhall::ninjan
