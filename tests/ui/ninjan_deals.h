// SPDX-License-Identifier: GPL-3.0-or-later
// Deals of Ninjan for the tests of its table.
#pragma once

#include "tests/ui/played_window.h"

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

template <class T> int countOf(const Events &events)
{
    return static_cast<int>(std::count_if(events.begin(), events.end(),
                                          [](const Event &event) { return std::holds_alternative<T>(event); }));
}

/// On the pile's lowest card, where no other covers it.
inline QPointF pilePlace(PlayedWindow &p, int pile) { return p.ninjan().stage().piles().ground(pile)->area().center(); }

/// Nine rounds in which no card beats a top card: paper on paper, rock on paper and rock, finally scissors on rock.
inline const char *const kTiePiles = "P-4 P-5 P-6";
inline const char *const kTieOwn = "R1 R2 R3 R4 R5 R6 R7 R8 R9";
inline const char *const kTieOther = "R-1 R-2 R-3 R-4 R-5 R-6 R10 P9 S1";
inline Events eventsOfTiedGame()
{
    const std::vector<Card> first = ninjanCards("R1 R2 R3 R4 R5 R6 R7 R8 R9");
    const std::vector<Card> second = ninjanCards("P9 R-1 R-2 R-3 R-4 R-5 R-6 R10 S1");
    Events events;
    for (std::size_t round = 0; round < first.size(); ++round) {
        const Card cards[] = {first[round], second[round]};
        events.push_back(ChooseEvent{0, cards[0]});
        events.push_back(ChooseEvent{1, cards[1]});
        events.push_back(RevealEvent{{cards[0], cards[1]}});
        const int higher = ninjan::numberOf(cards[0]) > ninjan::numberOf(cards[1]) ? 0 : 1;
        events.push_back(ResolveEvent{higher, cards[higher], round < 2 ? 1 : 0});
        events.push_back(ResolveEvent{1 - higher, cards[1 - higher], round == 1 ? 2 : 0});
    }
    return events;
}

/// The person's P9 beats the rocks on piles 0 and 1: a choice.
inline const char *const kTwoRocks = "R2 R6 S5";

} // namespace meadhall
