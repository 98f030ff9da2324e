// Completes what a seat saw to a record that the referee accepts.
#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/puzzle/puzzle.h"

namespace meadhall::puzzle {

namespace {

template <class View> CardSet unseenIn(const Events &seen, int seat)
{
    View view(seat);
    for (const Event &event : seen)
        view.apply(event);
    return view.unseen();
}

/// Fills the hands up with cards that nobody has seen.
/// @param dealt in: the cards that each hand held for certain; out: whole hands
void fillUp(std::vector<CardSet> &dealt, const std::vector<SeenHand> &hands, CardSet unseen)
{
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].hidden())
            dealt[i] = hands[i].cards;
        while (dealt[i].count() < hands[i].count && !unseen.empty()) {
            dealt[i].add(unseen.first());
            unseen.remove(unseen.first());
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

/// Of one hand of Odin: a card belonged to whoever played it first without having picked it up.
Events odinDealt(Events events, int seat)
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
    // What was picked up and is still held is not unseen, so it stays where it was.
    fillUp(dealt, hand->hands, unseenIn<odin::View>(events, seat));
    hand->hands = openHands(dealt);
    return events;
}

Events ninjanDealt(const Events &seen, int seat)
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
    fillUp(dealt, deal.hands, unseenIn<ninjan::View>(seen, seat));
    deal.hands = openHands(dealt);
    return events;
}

} // namespace

Events dealtAnyhow(const Events &seen, int seat)
{
    if (seen.empty() || !std::holds_alternative<GameEvent>(seen.front()))
        return {};
    return std::get<GameEvent>(seen.front()).game == Game::Odin ? odinDealt(seen, seat) : ninjanDealt(seen, seat);
}

} // namespace meadhall::puzzle
