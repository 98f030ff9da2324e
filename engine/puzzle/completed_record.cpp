// SPDX-License-Identifier: GPL-3.0-or-later
// Completes what a seat saw to a record that the referee accepts.
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/puzzle/puzzle.h"

namespace meadhall::puzzle {

namespace {

/// Completes the hands as they were dealt with cards that the seat has not seen.
/// @param dealt in: the cards that are known to have been dealt to each seat; out: whole hands
/// @param held what every seat holds now; empty: any cards
void fillUp(std::vector<CardSet> &dealt, const std::vector<SeenHand> &hands, CardSet unseen,
            const std::vector<CardSet> &held)
{
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].hidden())
            dealt[i] = hands[i].cards;
        CardSet left = held.empty() ? unseen : held[i] & unseen;
        while (dealt[i].count() < hands[i].count && !left.empty()) {
            const Card card = left.first();
            dealt[i].add(card);
            left.remove(card);
            unseen.remove(card);
        }
    }
}

std::vector<SeenHand> openHands(const std::vector<CardSet> &dealt)
{
    std::vector<SeenHand> hands;
    for (const CardSet cards : dealt)
        hands.push_back(SeenHand::open(cards));
    return hands;
}

/// A card that a seat has played was dealt to it, unless the seat had picked it up before.
/// @param events a game with one hand of Odin
Events completedOdin(Events events, int seat, const std::vector<CardSet> &held)
{
    HandEvent *hand = nullptr;
    std::vector<CardSet> dealt;
    std::vector<CardSet> taken;
    for (Event &event : events) {
        if (auto *begun = std::get_if<HandEvent>(&event)) {
            hand = begun;
            dealt.assign(begun->hands.size(), {});
            taken.assign(begun->hands.size(), {});
        } else if (const auto *play = std::get_if<PlayEvent>(&event); play && hand != nullptr) {
            const std::size_t who = toIndex(play->seat);
            dealt.at(who) |= play->cards - taken.at(who);
            taken[who] -= play->cards;
            if (play->take != kNoCard)
                taken[who].add(play->take);
        }
    }
    if (hand == nullptr)
        return {};
    // A card that was picked up and is still held has been played by another seat: it is neither unseen nor dealt
    // twice.
    fillUp(dealt, hand->hands, viewAfter<odin::View>(events, seat).unseen(), held);
    hand->hands = openHands(dealt);
    return events;
}

Events completedNinjan(const Events &seen, int seat, const std::vector<CardSet> &held)
{
    Events events;
    std::vector<CardSet> dealt;
    std::size_t hand = 0;
    for (const Event &event : seen) {
        if (const auto *begun = std::get_if<DealEvent>(&event)) {
            dealt.assign(begun->hands.size(), {});
            hand = events.size();
        }
        if (std::holds_alternative<ChooseEvent>(event))
            continue; // they follow from the reveal; those of the last round are not there yet
        if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
            for (std::size_t i = 0; i < dealt.size() && i < reveal->cards.size(); ++i) {
                dealt[i].add(reveal->cards[i]);
                events.push_back(ChooseEvent{static_cast<int>(i), reveal->cards[i]});
            }
        }
        events.push_back(event);
    }
    if (dealt.empty())
        return {};
    auto &deal = std::get<DealEvent>(events[hand]);
    fillUp(dealt, deal.hands, viewAfter<ninjan::View>(seen, seat).unseen(), held);
    deal.hands = openHands(dealt);
    return events;
}

} // namespace

Events completedRecord(const Events &seen, int seat, const std::vector<CardSet> &hands)
{
    if (seen.empty() || !std::holds_alternative<GameEvent>(seen.front()))
        return {};
    return std::get<GameEvent>(seen.front()).game == Game::Odin ? completedOdin(seen, seat, hands)
                                                                : completedNinjan(seen, seat, hands);
}

} // namespace meadhall::puzzle
