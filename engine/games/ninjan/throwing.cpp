// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/throwing.h"

#include "engine/core/to_index.h"

namespace meadhall::ninjan {

ThrowEvent ownThrow(int players, int seat, Suit symbol)
{
    ThrowEvent answer;
    answer.throws.resize(toIndex(std::max(players, seat + 1)));
    answer.throws[toIndex(seat)] = static_cast<int>(symbol);
    return answer;
}

std::optional<int> thrower(const ThrowEvent &answer)
{
    std::optional<int> seat;
    for (std::size_t i = 0; i < answer.throws.size(); ++i) {
        if (!answer.throws[i])
            continue;
        if (seat)
            return std::nullopt;
        seat = static_cast<int>(i);
    }
    return seat;
}

Reason whyOwnThrowRefused(int seat, const ThrowEvent &answer, Reason whyIllegal)
{
    if (whyIllegal != Reason::None && whyIllegal != Reason::ThrowMissing)
        return whyIllegal;
    return thrower(answer) == seat ? Reason::None : Reason::NotYourTurn;
}

void mergeThrow(ThrowEvent &all, const ThrowEvent &answer)
{
    if (all.throws.size() < answer.throws.size())
        all.throws.resize(answer.throws.size());
    for (std::size_t i = 0; i < answer.throws.size(); ++i)
        if (answer.throws[i])
            all.throws[i] = answer.throws[i];
}

Seats remaining(const std::array<Seats, kSuits> &seatsBySymbol)
{
    for (const Suit winning : {Suit::Rock, Suit::Paper, Suit::Scissors}) {
        const Seats winners = seatsBySymbol[toIndex(winning)];
        const Seats losers = seatsBySymbol[toIndex(beatenBy(winning))];
        const Seats others = seatsBySymbol[toIndex(beatenBy(beatenBy(winning)))];
        if (winners != 0 && losers != 0 && others == 0)
            return winners;
    }
    return seatsBySymbol[0] | seatsBySymbol[1] | seatsBySymbol[2];
}

Seats remaining(const ThrowEvent &event)
{
    std::array<Seats, kSuits> seatsBySymbol{};
    for (std::size_t i = 0; i < event.throws.size(); ++i)
        if (event.throws[i])
            seatsBySymbol[toIndex(*event.throws[i])] |= seatBit(static_cast<int>(i));
    return remaining(seatsBySymbol);
}

} // namespace meadhall::ninjan
