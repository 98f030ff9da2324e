// SPDX-License-Identifier: GPL-3.0-or-later
// A minimal third game for tests: each seat plays one card of its hand from Odin's deck, and the highest card wins.
// It shows that tables and records run a game without special code for it.
#pragma once

#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/card.h"

#include <algorithm>

namespace meadhall::test {

/// How many cards are dealt to a seat: a number from 1 to 9.
inline const std::vector<RuleKind> &highestCardRules()
{
    static const std::vector<RuleKind> kinds{{"handSize", 2}};
    return kinds;
}

inline int handSizeOf(const GameEvent &game)
{
    return std::get<int>(game.rules.empty() ? highestCardRules().front().usual : game.rules.front().value);
}

inline Reason highestCardReason(const GameEvent &game)
{
    if (game.seats.size() < 2 || game.seats.size() > 6)
        return Reason::WrongPlayers;
    return handSizeOf(game) < 1 || handSizeOf(game) > 9 ? Reason::WrongDeal : Reason::None;
}

class HighestCardReferee final : public Referee {
public:
    explicit HighestCardReferee(const GameEvent &game) : game_(game) {}

    std::vector<Request> openRequests() const override
    {
        const int seat = static_cast<int>(played_.size());
        return hands_.empty() || allPlayed() ? std::vector<Request>{} : std::vector<Request>{{seat, RequestKind::Move}};
    }

    Reason whyIllegal(const Event &event) const override
    {
        if (const auto *hand = std::get_if<HandEvent>(&event))
            return hands_.empty() && hand->hands.size() == game_.seats.size() ? Reason::None : Reason::WrongDeal;
        if (const auto *play = std::get_if<PlayEvent>(&event)) {
            if (openRequests().empty() || openRequests().front().seat != play->seat)
                return Reason::NotYourTurn;
            const CardSet hand = hands_[toIndex(play->seat)].cards;
            return play->cards.count() == 1 && hand.containsAll(play->cards) ? Reason::None : Reason::CardNotHeld;
        }
        if (const auto *end = std::get_if<GameOverEvent>(&event); end && !hands_.empty() && allPlayed())
            return *end == gameOverEvent() ? Reason::None : Reason::WrongWinners;
        return Reason::EventOutOfPlace;
    }

    Events legalEvents() const override
    {
        Events events;
        for (const Request &one : openRequests())
            for (const Card card : hands_[toIndex(one.seat)].cards)
                events.emplace_back(PlayEvent{one.seat, CardSet::of(card), kNoCard});
        return events;
    }

    void apply(const Event &event) override
    {
        if (const auto *hand = std::get_if<HandEvent>(&event))
            hands_ = hand->hands;
        else if (const auto *play = std::get_if<PlayEvent>(&event))
            played_.push_back(play->cards.first());
        else
            over_ = true;
    }

    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t deal) const override
    {
        if (over_ || !openRequests().empty())
            return std::nullopt;
        if (allPlayed())
            return AutomaticEvent{gameOverEvent(), false};
        Random random(game_.deal.value_or(deal));
        std::vector<Card> deck = shuffled(odin::deckOf(odin::kAllColours), random);
        HandEvent hand;
        for (std::size_t seat = 0; seat < game_.seats.size(); ++seat) {
            CardSet cards;
            for (int i = 0; i < handSizeOf(game_); ++i, deck.pop_back())
                cards.add(deck.back());
            hand.hands.push_back(SeenHand::open(cards));
        }
        return AutomaticEvent{hand, false};
    }

    Event seenBy(const Event &event, int seat) const override
    {
        Event seen = event;
        if (auto *game = std::get_if<GameEvent>(&seen))
            game->deal.reset();
        if (auto *hand = std::get_if<HandEvent>(&seen))
            for (std::size_t i = 0; i < hand->hands.size(); ++i)
                if (static_cast<int>(i) != seat)
                    hand->hands[i] = SeenHand::closed(hand->hands[i].count);
        return seen;
    }

    bool over() const override { return over_; }

private:
    bool allPlayed() const { return played_.size() == game_.seats.size(); }

    GameOverEvent gameOverEvent() const
    {
        const auto best = std::max_element(played_.begin(), played_.end());
        return {{played_.begin(), played_.end()}, {static_cast<int>(best - played_.begin())}};
    }

    GameEvent game_;
    std::vector<SeenHand> hands_; ///< as dealt
    std::vector<Card> played_;    ///< by seat
    bool over_ = false;
};

/// The game's entry in the list of games; added on first use.
inline Game highestCard()
{
    static const GameTraits traits{
        .name = "highestCard",
        .minPlayers = 2,
        .maxPlayers = 6,
        .fewestPointsWin = false,
        .ruleKinds = highestCardRules,
        .nameOf = odin::nameOf,
        .cardOfName = odin::cardOfName,
        .whyIllegal = highestCardReason,
        .makeReferee = makeRefereeOf<HighestCardReferee>,
    };
    static const Game game = addGame(traits);
    return game;
}

} // namespace meadhall::test
