#include "engine/games/ninjan/order.h"

#include "engine/games/ninjan/sort_key.h"

namespace meadhall::ninjan {

void sortForResolving(std::span<RevealedCard> shown)
{
    std::array<SortKey, kCards> sortKeys{};
    for (std::size_t i = 0; i < shown.size(); ++i)
        sortKeys[i] = sortKeyOf(shown[i].card, shown[i].seat);
    sortKeysForResolving(sortKeys, shown.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i] = {static_cast<std::int8_t>(seatOf(sortKeys[i])), cardOf(sortKeys[i])};
}

} // namespace meadhall::ninjan
