#include "seats/ninjan/greedy.h"

#include <limits>

namespace meadhall::ninjan::ai {

namespace {

// What a point of the own card costs. From trials by hand against chance; as a yardstick it stays what it is.
constexpr double kCostOfAPoint = 0.3;

} // namespace

double greedyScore(const Board &board, Card card)
{
    const Piles beaten = board.beatenPiles(card);
    double best = beaten == 0 ? 0 : -std::numeric_limits<double>::infinity();
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(beaten, pile))
            best = std::max(best, static_cast<double>(board.piles[static_cast<std::size_t>(pile)].sum()));
    return best - kCostOfAPoint * numberOf(card);
}

double greedyScore(const Board &board, int pile)
{
    const Card card = board.current().card;
    const int sum = board.piles[static_cast<std::size_t>(pile)].sum();
    const bool wanted = has(board.beatenPiles(card), pile) || numberOf(card) < 0;
    return wanted ? sum : -sum;
}

} // namespace meadhall::ninjan::ai
