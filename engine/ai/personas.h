// SPDX-License-Identifier: GPL-3.0-or-later
// The playing styles of the eight personas. A style does not change the level and never breaks the rules.
#pragma once

#include <array>
#include <string_view>

namespace meadhall::players {

/// Preferences between moves of about equal value, each from −1 (avoids) to 1 (prefers).
struct PlayStyle {
    double pace = 1; ///< factor on the pause before a computer's move is shown
    float passing = 0;
    float pickingHigh = 0;    ///< takes high cards
    float pickingFitting = 0; ///< takes cards that share a colour or number with the hand
    float raising = 0;        ///< plays one card more than required
    float strong = 0;         ///< plays high sets
    float safe = 0;           ///< avoids plays that let another player go out
    float tidy = 0;           ///< keeps a hand that needs few sets
};

struct Persona {
    std::string_view id;
    PlayStyle playStyle;
};

/// Named like the portraits in resources/table.
inline constexpr std::array<Persona, 8> kPersonas{{
    {"astrid", {.pace = 0.9, .pickingHigh = 0.8f, .strong = 0.3f}},  // cannot resist a high card
    {"bjorn", {.pace = 1.4, .passing = 0.5f, .strong = -0.5f}},      // slow and kind: lets others go first
    {"gudrun", {.pace = 1.2, .pickingFitting = 0.7f, .tidy = 1.0f}}, // experienced, breaks no set
    {"leif", {.pace = 0.7, .passing = -0.5f, .pickingHigh = -0.4f, .raising = 1.0f}}, // gambles
    {"sigrid", {.pace = 0.8, .passing = -0.4f, .raising = 0.4f, .strong = 0.8f}},     // attacks
    {"halvdan", {.pace = 1.1}},                                                       // the master: plays the best move
    {"ylva", {.pickingFitting = 1.0f, .safe = 0.4f}},                                 // collects cards that fit
    {"ivar", {.pace = 1.1, .passing = 0.4f, .raising = -0.5f, .safe = 1.0f}},         // the guard, plays safe
}};

/// The style of a persona; a neutral one for an unknown id.
constexpr PlayStyle playStyleOf(std::string_view id)
{
    for (const Persona &persona : kPersonas)
        if (persona.id == id)
            return persona.playStyle;
    return {};
}

} // namespace meadhall::players
