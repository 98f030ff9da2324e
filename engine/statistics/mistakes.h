// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of mistakes, and how many of them a review has found.
#pragma once

#include "engine/review/judge/review.h"

#include <array>

namespace meadhall::statistics {

/// Odin: the first five; Ninjan: the others.
enum class MistakeKind : std::uint8_t {
    Answer,   ///< other cards were better against the set on the table
    Pass,     ///< passing instead of playing, or the reverse
    Lead,     ///< other cards were better to lead
    PickUp,   ///< another card was better to take
    GoingOut, ///< going out was better, or worse
    CardChosen,
    PileTaken,
    EqualCards, ///< a card with a number that another seat revealed as well
    LastRounds, ///< a card in one of the last three rounds
};
constexpr int kMistakeKinds = 9;

/// The kinds of a game, in the order in which they are shown.
std::vector<MistakeKind> mistakeKinds(Game game);

struct MistakeCount {
    int count = 0;   ///< doubtful decisions and mistakes
    double lost = 0; ///< points lost by them
    friend bool operator==(const MistakeCount &, const MistakeCount &) = default;
};

struct SeatReview {
    std::array<int, review::kVerdicts> verdicts{}; ///< decisions by review::Verdict
    std::array<MistakeCount, kMistakeKinds> kinds{};
};

/// What a review says of one seat.
/// @return nullopt unless all decisions of the seat are judged
std::optional<SeatReview> reviewOf(const Events &events, const review::Review &review, int seat);

} // namespace meadhall::statistics
