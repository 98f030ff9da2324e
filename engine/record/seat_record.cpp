// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/seat_record.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <algorithm>

namespace meadhall::record {

namespace {

/// Completes the hands as they were dealt with cards that the seat has not seen.
/// @param dealt in: the cards that are known to have been dealt to each seat; out: whole hands
/// @param held what every seat holds in the end; empty: any cards
void fillUp(std::vector<CardSet> &dealt, const std::vector<SeenHand> &hands, CardSet unseen,
            const std::vector<CardSet> &held)
{
    for (std::size_t i = 0; i < hands.size(); ++i) {
        if (!hands[i].hidden())
            dealt[i] = hands[i].cards;
        CardSet left = i < held.size() ? held[i] & unseen : unseen;
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

/// A hand of Odin whose cards are found out.
class OdinHand {
public:
    explicit OdinHand(HandEvent &event) : event_(event), dealt_(event.hands.size()), taken_(event.hands.size()) {}

    /// A card that a seat has played was dealt to it, unless the seat had picked it up before.
    void play(const PlayEvent &play)
    {
        const std::size_t who = toIndex(play.seat);
        dealt_.at(who) |= play.cards - taken_.at(who);
        taken_[who] -= play.cards;
        if (play.take != kNoCard)
            taken_[who].add(play.take);
    }

    /// Shows all hands. A card that was picked up and is still held has been played by another seat: it is neither
    /// unseen nor dealt twice.
    /// @return what every seat holds in the end
    std::vector<CardSet> complete(CardSet unseen, const std::vector<CardSet> &held)
    {
        const std::vector<CardSet> played = dealt_;
        fillUp(dealt_, event_.hands, unseen, held);
        event_.hands = openHands(dealt_);
        std::vector<CardSet> left;
        for (std::size_t i = 0; i < dealt_.size(); ++i)
            left.push_back((dealt_[i] - played[i]) | taken_[i]);
        return left;
    }

private:
    HandEvent &event_;
    std::vector<CardSet> dealt_;
    std::vector<CardSet> taken_;
};

using HandsByNumber = std::vector<std::vector<CardSet>>;

/// @param held what every seat held when a hand ended, by hand; any cards for hands that are missing there. Becomes
/// what they hold in the completed record
Events completedOdin(Events events, int seat, HandsByNumber &held)
{
    odin::View view(seat);
    std::optional<OdinHand> hand;
    const auto complete = [&] {
        held.resize(std::max(held.size(), toIndex(view.handNumber())));
        std::vector<CardSet> &atEnd = held[toIndex(view.handNumber()) - 1];
        atEnd = hand->complete(view.unseen(), atEnd);
    };
    for (Event &event : events) {
        auto *begun = std::get_if<HandEvent>(&event);
        if (begun && hand)
            complete();
        view.apply(event);
        if (begun)
            hand.emplace(*begun);
        else if (const auto *play = std::get_if<PlayEvent>(&event); play && hand)
            hand->play(*play);
    }
    if (!hand)
        return {};
    complete();
    return events;
}

/// Shows the choices that led to a reveal.
/// @param events end with the choices of this round, some of which may be missing
void showChoices(Events &events, std::size_t firstChoice, const RevealEvent &reveal)
{
    std::vector<Card> missing = reveal.cards;
    for (std::size_t i = firstChoice; i < events.size(); ++i) {
        auto &choice = std::get<ChooseEvent>(events[i]);
        const auto seat = toIndex(choice.seat);
        if (choice.card == kNoCard)
            choice.card = reveal.cards.at(seat);
        missing.at(seat) = choice.card == reveal.cards[seat] ? kNoCard : reveal.cards[seat];
    }
    for (std::size_t seat = 0; seat < missing.size(); ++seat)
        if (missing[seat] != kNoCard)
            events.push_back(ChooseEvent{static_cast<int>(seat), missing[seat]});
}

Events completedNinjan(const Events &seen, int seat, const std::vector<CardSet> &held)
{
    Events events;
    ninjan::View view(seat);
    std::vector<CardSet> dealt;
    std::size_t hand = 0;
    std::size_t firstChoice = 0; ///< of the round
    for (const Event &event : seen) {
        view.apply(event);
        if (const auto *begun = std::get_if<DealEvent>(&event)) {
            dealt.assign(begun->hands.size(), {});
            hand = events.size();
        } else if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
            for (std::size_t i = 0; i < dealt.size() && i < reveal->cards.size(); ++i)
                dealt[i].add(reveal->cards[i]);
            showChoices(events, firstChoice, *reveal);
        }
        events.push_back(event);
        if (!std::holds_alternative<ChooseEvent>(event))
            firstChoice = events.size();
    }
    if (dealt.empty())
        return {};
    events.resize(firstChoice); // those of the last round are not revealed
    auto &deal = std::get<DealEvent>(events[hand]);
    fillUp(dealt, deal.hands, view.unseen(), held);
    deal.hands = openHands(dealt);
    return events;
}

bool isLegal(const Events &events)
{
    const std::unique_ptr<Referee> referee = makeReferee(std::get<GameEvent>(events.front()));
    return std::all_of(events.begin() + 1, events.end(), [&](const Event &event) {
        const bool legal = referee->whyIllegal(event) == Reason::None;
        if (legal)
            referee->apply(event);
        return legal;
    });
}

} // namespace

Events seatRecord(const Events &events, int seat)
{
    const auto &game = std::get<GameEvent>(events.front());
    const std::unique_ptr<Referee> referee = makeReferee(game);
    Events seen;
    for (const Event &event : events)
        seen.push_back(referee->seenBy(event, seat));
    if (game.view < 0) {
        std::get<GameEvent>(seen.front()).view = seat;
        std::get<GameEvent>(seen.front()).chairs.clear();
    }
    return seen;
}

Events completedRecord(const Events &seen, int seat, const std::vector<CardSet> &hands)
{
    const auto *game = seen.empty() ? nullptr : std::get_if<GameEvent>(&seen.front());
    if (!game)
        return {};
    Events completed;
    if (game->game == Game::Odin) {
        const auto dealt = std::count_if(seen.begin(), seen.end(),
                                         [](const Event &event) { return std::holds_alternative<HandEvent>(event); });
        HandsByNumber held(toIndex(std::max<std::ptrdiff_t>(dealt, 1)));
        held.back() = hands;
        completed = completedOdin(seen, seat, held);
    } else {
        completed = completedNinjan(seen, seat, hands);
    }
    if (!completed.empty())
        std::get<GameEvent>(completed.front()).view = kSpectator;
    return completed;
}

std::optional<Events> wholeRecord(const Events &events, const std::vector<std::vector<CardSet>> &heldAtEnd)
{
    const auto &game = std::get<GameEvent>(events.front());
    HandsByNumber held = heldAtEnd;
    Events whole =
        game.game == Game::Odin ? completedOdin(events, game.view, held) : completedNinjan(events, game.view, {});
    const auto reveals = std::count_if(events.begin(), events.end(),
                                       [](const Event &event) { return std::holds_alternative<RevealEvent>(event); });
    if (game.game == Game::Ninjan && reveals < ninjan::kRounds)
        return std::nullopt; // some cards were never shown
    if (whole.size() < events.size() || (game.game == Game::Odin && held != heldAtEnd))
        return std::nullopt;
    std::get<GameEvent>(whole.front()).view = kSpectator;
    return isLegal(whole) ? std::optional(std::move(whole)) : std::nullopt;
}

} // namespace meadhall::record
