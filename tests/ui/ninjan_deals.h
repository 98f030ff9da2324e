// Deals of Ninjan that the tests of its table lay out.
#pragma once

#include "ui/played_window.h"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace meadhall {

inline const std::vector<std::string> kDuel{"human", "computer:easy"};
inline const std::vector<std::string> kPair{"human", "human"};
inline const char *const kPiles = "R2 P3 S5";
inline const char *const kOwn = "R1 R7 R-4 P1 P9 P-2 S3 S10 S-6";
inline const char *const kOther = "R3 R8 R-1 P4 P10 P-5 S1 S9 S-3";

inline Card named(const char *name) { return ninjanCards(name).front(); }

template<class T> int countOf(const Events &events)
{
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [](const Event &event) { return std::holds_alternative<T>(event); }));
}

/// The pile's lowest card, which no other covers.
inline QPointF pilePlace(PlayedWindow &p, int pile)
{
    return p.ninjan().stage().piles().ground(pile)->area().center();
}

/// Own P9 beats the rock on piles 0 and 1: a choice.
inline const char *const kTwoRocks = "R2 R6 S5";

} // namespace meadhall
