// Enumerators and their words in records.
#pragma once

#include "engine/core/event.h"

#include <array>
#include <string_view>
#include <utility>

namespace meadhall::record {

template <typename Choice, std::size_t count> using Words = std::array<std::pair<Choice, std::string_view>, count>;

inline constexpr Words<Game, 2> kGameWords{{{Game::Odin, "odin"}, {Game::Ninjan, "ninjan"}}};

/// What is thrown after a tie of Ninjan, by its number in ThrowEvent.
inline constexpr std::string_view kThrowLetters = "RPS";

template <typename Choice, std::size_t count>
constexpr std::string_view wordOf(const Words<Choice, count> &words, Choice choice)
{
    for (const auto &[each, word] : words)
        if (each == choice)
            return word;
    return {};
}

template <typename Choice, std::size_t count>
constexpr std::optional<Choice> choiceOf(const Words<Choice, count> &words, std::string_view word)
{
    for (const auto &[choice, each] : words)
        if (each == word)
            return choice;
    return std::nullopt;
}

} // namespace meadhall::record
