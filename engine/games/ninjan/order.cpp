#include "engine/games/ninjan/order.h"

#include "engine/games/ninjan/ticket.h"

namespace meadhall::ninjan {

void sortForResolving(std::span<Shown> shown)
{
    std::array<Ticket, kCards> tickets{};
    for (std::size_t i = 0; i < shown.size(); ++i)
        tickets[i] = ticketOf(shown[i].card, shown[i].seat);
    sortTickets(tickets, shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i] = {static_cast<std::int8_t>(seatOf(tickets[i])), cardOf(tickets[i])};
}

} // namespace meadhall::ninjan
