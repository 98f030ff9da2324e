// The manners of the eight personas: style, not strength and not honesty.
#pragma once

#include <array>
#include <string_view>

namespace meadhall::seats {

/// What somebody likes, between moves that are about as good. Each from −1 (avoids it) to 1 (likes it).
struct Manners {
    double pace = 1; ///< of the moment that a computer takes at the table
    float passing = 0;
    float pickingHigh = 0;    ///< takes high cards up
    float pickingFitting = 0; ///< takes up what fits the hand
    float raising = 0;        ///< plays a card more than needed
    float strong = 0;         ///< plays high sets
    float safe = 0;           ///< leaves nobody behind it the chance to go out
    float tidy = 0;           ///< keeps the hand in few sets
};

struct Persona {
    std::string_view id;
    Manners manners;
};

/// After the portraits: who they are is told by resources/table.
inline constexpr std::array<Persona, 8> kPersonas{{
    {"astrid", {.pace = 0.9, .pickingHigh = 0.8f, .strong = 0.3f}},  // bright, cannot resist a big card
    {"bjorn", {.pace = 1.4, .passing = 0.5f, .strong = -0.5f}},      // slow and kind: lets others go first
    {"gudrun", {.pace = 1.2, .pickingFitting = 0.7f, .tidy = 1.0f}}, // has seen every trick, breaks no set
    {"leif", {.pace = 0.7, .passing = -0.5f, .pickingHigh = -0.4f, .raising = 1.0f}}, // gambles
    {"sigrid", {.pace = 0.8, .passing = -0.4f, .raising = 0.4f, .strong = 0.8f}},     // attacks
    {"halvdan", {.pace = 1.1}},                                               // the master: nothing but the best
    {"ylva", {.pickingFitting = 1.0f, .safe = 0.4f}},                         // counts cards, collects
    {"ivar", {.pace = 1.1, .passing = 0.4f, .raising = -0.5f, .safe = 1.0f}}, // the guard, plays safe
}};

/// The manners of a persona; none for an unknown id.
constexpr Manners mannersOf(std::string_view id)
{
    for (const Persona &persona : kPersonas)
        if (persona.id == id)
            return persona.manners;
    return {};
}

} // namespace meadhall::seats
