// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/open_hands.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall {

namespace {

void setHands(std::vector<CardSet> &hands, const std::vector<SeenHand> &dealt)
{
    hands.clear();
    for (const SeenHand &hand : dealt)
        hands.push_back(hand.cards);
}

} // namespace

std::vector<CardSet> handsAfter(const Events &record, std::size_t count)
{
    std::vector<CardSet> hands;
    std::vector<Card> chosen;
    for (std::size_t i = 0; i < std::min(count, record.size()); ++i) {
        if (const auto *hand = std::get_if<HandEvent>(&record[i])) {
            setHands(hands, hand->hands);
        } else if (const auto *start = std::get_if<DealEvent>(&record[i])) {
            setHands(hands, start->hands);
            chosen.assign(hands.size(), kNoCard);
        } else if (const auto *play = std::get_if<PlayEvent>(&record[i])) {
            const auto seat = toIndex(play->seat);
            hands[seat] -= play->cards;
            if (play->take != kNoCard)
                hands[seat].add(play->take);
        } else if (const auto *choice = std::get_if<ChooseEvent>(&record[i])) {
            const auto seat = toIndex(choice->seat);
            if (chosen[seat] != kNoCard)
                hands[seat].add(chosen[seat]); // a changed choice
            chosen[seat] = choice->card;
            if (choice->card != kNoCard)
                hands[seat].remove(choice->card);
        } else if (std::holds_alternative<RevealEvent>(record[i])) {
            chosen.assign(hands.size(), kNoCard);
        }
    }
    return hands;
}

} // namespace meadhall
