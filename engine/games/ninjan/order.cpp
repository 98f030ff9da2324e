#include "engine/games/ninjan/order.h"

#include <algorithm>
#include <array>

namespace meadhall::ninjan {

namespace {

// Rock before scissors before paper is right for all three and for every pair but paper and rock, where paper leads.
constexpr std::array<int, kSuits> kPrecedence{2, 0, 1};
constexpr int kPaperLeads = 3;

constexpr unsigned bitOf(Suit suit) { return 1u << static_cast<int>(suit); }

} // namespace

void sortForResolving(std::span<Shown> shown)
{
    std::array<std::uint8_t, kNumbers> suits{};
    for (const Shown &one : shown)
        suits[static_cast<std::size_t>(rankOf(one.card))] |= static_cast<std::uint8_t>(bitOf(suitOf(one.card)));
    const auto urgency = [&suits](Card card) {
        const int rank = rankOf(card);
        const Suit suit = suitOf(card);
        const bool paperAndRock = suits[static_cast<std::size_t>(rank)] == (bitOf(Suit::Paper) | bitOf(Suit::Rock));
        return rank * 4
               + (paperAndRock && suit == Suit::Paper ? kPaperLeads : kPrecedence[static_cast<std::size_t>(suit)]);
    };
    std::sort(shown.begin(), shown.end(),
              [&](const Shown &a, const Shown &b) { return urgency(a.card) > urgency(b.card); });
}

} // namespace meadhall::ninjan
