// SPDX-License-Identifier: GPL-3.0-or-later
// A puzzle: a position as one seat saw it, in which one answer is clearly best and a natural one clearly worse.
#pragma once

#include "engine/ai/odin/inference.h"
#include "engine/core/event.h"
#include "engine/core/to_index.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::puzzle {

constexpr int kGrades = 3;

/// An answer and what it is worth in points, as in engine/review/judge/judge.h.
struct RatedAnswer {
    Event answer;
    double points = 0;   ///< Odin: expected to be left in the hand at its end; Ninjan: to be won by the end of the game
    double loss = 0;     ///< to the best answer
    double lossCi95 = 0; ///< half width of the judge's interval
    friend bool operator==(const RatedAnswer &, const RatedAnswer &) = default;
};

/// The sort of answer that is to be found.
enum class Kind : std::uint8_t {
    Lead,   ///< Odin: a set to lead
    Beat,   ///< Odin: a set that beats the one on the table
    PickUp, ///< Odin: the set is obvious, the card to pick up is not
    Pass,   ///< Odin: to pass, although a play is possible
    Choice, ///< Ninjan: a card
    Pile,   ///< Ninjan: a pile
};
constexpr std::array<std::string_view, 6> kKindNames{"lead", "beat", "pickUp", "pass", "choice", "pile"};

/// Limits of the losses in a puzzle, in points. A loss is certain as far as the lower end of the judge's interval,
/// which contains the disagreement of the panel.
struct Limits {
    double equal;    ///< answers that lose no more are right as well
    double margin;   ///< every other answer certainly loses at least so much
    double tempting; ///< and the tempting one so much
};
/// By the numbers of Game. In the words of the judge (kScales in engine/review/judge/verdict.h): what is equal is best
/// as well, every other answer is certainly not best, and the tempting one certainly at least doubtful.
constexpr std::array<Limits, 2> kLimits{{{0.05, 0.05, 0.25}, {0.5, 0.5, 2}}};
constexpr const Limits &limitsOf(Game game) { return kLimits[toIndex(game)]; }

struct Puzzle {
    std::string id; ///< of the position, see idOf()
    int grade = 1;  ///< 1–3, the hardest
    Kind kind = Kind::Lead;
    int seat = 0;
    Events seen; ///< what the seat saw, from the GameEvent up to its request
    RatedAnswer best;
    std::vector<RatedAnswer> alsoGood; ///< answers as good as the best one
    RatedAnswer tempting;              ///< the natural answer that is clearly worse
    RatedAnswer second;                ///< the closest of the answers that are not good; often the tempting one
    std::vector<std::string> why;      ///< reasons that hold for the best answer alone, see review::reasonsOf()
    std::vector<std::string> whyNot;   ///< those that hold for the tempting one alone
    /// The fact that makes the best answer better than the tempting one, if it is about what another seat holds.
    std::optional<players::Inference> inference{};
    int deals = 0; ///< sampled deals that it was verified with

    const GameEvent &gameEvent() const { return std::get<GameEvent>(seen.front()); }
    Game game() const { return gameEvent().game; }
    int players() const { return static_cast<int>(gameEvent().seats.size()); }
    /// The least loss of a wrong answer.
    double margin() const { return second.loss - second.lossCi95; }

    friend bool operator==(const Puzzle &, const Puzzle &) = default;
};

/// Near: not right, but better than the tempting answer, and perhaps nearly as good as the best one.
enum class Try : std::uint8_t { Solved, Near, Tempted, Missed };

/// @param answer a legal answer of the seat
Try tryOf(const Puzzle &puzzle, const Event &answer);
/// The same for an answer that has been judged since. It is right if it is not certainly worse than the best answer,
/// unless it costs as much as the tempting one.
Try tryOf(const Puzzle &puzzle, const RatedAnswer &rated);

/// The kind by the position and the answers.
Kind kindOf(const Events &seen, int seat, const Event &best, const Event &tempting);

/// Replays the puzzle and checks its answers and figures.
/// @return what is wrong, in English; empty if it is sound
std::string faultOf(const Puzzle &puzzle);

} // namespace meadhall::puzzle
