// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what another player of Odin probably holds, where an answer is the better one for that reason.
#pragma once

#include "engine/games/odin/view.h"

#include <optional>
#include <stop_token>

namespace meadhall::players {

/// A fact about a hidden hand that is likely by what was played, and unlikelier without that.
struct Inference {
    enum class Code : std::uint8_t {
        Beats,      ///< the seat can beat `cards`
        CannotBeat, ///< the seat cannot, or nobody can, beat `cards`
        GoesOutOn,  ///< the seat can go out by beating `cards`
        OneSet,     ///< the hand of the seat is one set
        HighCard    ///< the seat holds a card of at least `number`
    };

    Code code{};
    static constexpr int kAllOthers = -1;
    int seat = kAllOthers;
    CardSet cards{};
    int number = 0;
    int turn = -1; ///< index in View::turns() of the move that suggests it most; −1: none alone
    friend bool operator==(const Inference &, const Inference &) = default;
};

/// Finds what the better one of two answers rests on: a fact that holds in at least 70% of the deals that the seat's
/// belief samples. There is none unless `best` loses nothing by what the others have played, and gains nothing if they
/// hold any cards with the same chance.
/// @param best,other legal moves of the view's seat
/// @param stop on a stop request it returns within 20 ms; the caller discards that result
std::optional<Inference> inferenceBehind(const odin::View &view, odin::Move best, odin::Move other, std::uint64_t seed,
                                         const std::stop_token &stop);

} // namespace meadhall::players
