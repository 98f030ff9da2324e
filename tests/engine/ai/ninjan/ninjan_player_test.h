// SPDX-License-Identifier: GPL-3.0-or-later
// Games of computer players of Ninjan, for their tests.
#pragma once

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/search_cancellation.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/ninjan/ninjan_search.h"
#include "engine/core/shuffle.h"
#include "engine/games/ninjan/throwing.h"
#include "engine/players/arena.h"

#include <QElapsedTimer>
#include <QtTest>

#include <cmath>
#include <thread>

namespace meadhall::ninjan::ai::testing {

using test::ninjanCard;
using test::ninjanGame;
using test::playNinjan;

/// The resolving order according to the rules: the highest number first; of two cards of one number the one that beats
/// the other, of three rock, scissors, paper.
inline std::vector<Card> sortedByTheRules(std::vector<Card> cards)
{
    std::vector<Card> sorted;
    for (int number = kHighest; number >= kLowest; --number) {
        std::vector<Card> alike;
        for (const Suit suit : {Suit::Rock, Suit::Scissors, Suit::Paper})
            for (Card card : cards)
                if (numberOf(card) == number && suitOf(card) == suit)
                    alike.push_back(card);
        if (alike.size() == 2 && beats(alike[1], alike[0]))
            std::swap(alike[0], alike[1]);
        sorted.insert(sorted.end(), alike.begin(), alike.end());
    }
    return sorted;
}

inline ninjan::View viewOf(const Events &events, int seat)
{
    ninjan::View view(seat);
    const auto referee = makeReferee(std::get<GameEvent>(events.front()));
    for (const Event &event : events)
        view.apply(referee->seenBy(event, seat));
    return view;
}

/// The result of one game.
struct Played {
    Events events;
    int illegal = 0;
};

inline Played playWith(const GameEvent &game, const std::vector<std::unique_ptr<NinjanPlayer>> &players)
{
    Played played;
    ninjan::Referee referee(game);
    const auto notifyPlayers = [&](const Event &event) {
        played.events.push_back(event);
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            players[seat]->onEvent(referee.seenBy(event, static_cast<int>(seat)));
    };
    notifyPlayers(game);
    while (!referee.over()) {
        std::optional<Event> event;
        if (const auto next = referee.nextAutomaticEvent(0))
            event = next->event;
        Events answers;
        const std::vector<Request> requests = referee.openRequests();
        for (auto one = requests.begin(); !event; ++one) {
            answers.push_back(players[toIndex(one->seat)]->answer(one->kind, {}));
            if (referee.whyAnswerRefused(one->seat, answers.back()) != Reason::None) {
                ++played.illegal;
                return played;
            }
            event = referee.combineAnswers(answers);
        }
        referee.apply(*event);
        notifyPlayers(*event);
    }
    return played;
}

inline std::vector<std::unique_ptr<NinjanPlayer>> makePlayers(int players, Strength strength, std::uint64_t seed)
{
    std::vector<std::unique_ptr<NinjanPlayer>> all;
    for (int seat = 0; seat < players; ++seat)
        all.push_back(std::make_unique<NinjanPlayer>(seat, strength, seed));
    return all;
}

inline players::MatchResult match(Strength one, Strength others, int players, int deals)
{
    players::ArenaSettings settings;
    settings.game.game = Game::Ninjan;
    settings.game.seats.assign(toIndex(players), "chair");
    settings.deals = deals;
    settings.duplicate = true;
    return players::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t seed) {
        return std::make_unique<NinjanPlayer>(seat, chair == 0 ? one : others, seed);
    });
}

/// The record of a game with everything shuffled that `seat` cannot see: the other hands and the unused cards, except
/// cards that are revealed later in the record.
inline Events hiddenShuffled(Events events, int seat, Random &random)
{
    auto &deal = std::get<DealEvent>(events[1]);
    CardSet shown;
    for (const Event &event : events)
        if (const auto *reveal = std::get_if<RevealEvent>(&event))
            for (const Card card : reveal->cards)
                shown.add(card);
    CardSet hidden =
        kDeck - CardSet{deal.piles[0], deal.piles[1], deal.piles[2]} - shown - deal.hands[toIndex(seat)].cards;
    const std::vector<Card> cards = shuffled(hidden, random);
    std::size_t next = 0;
    for (std::size_t other = 0; other < deal.hands.size(); ++other) {
        if (static_cast<int>(other) == seat)
            continue;
        CardSet hand = deal.hands[other].cards & shown;
        while (hand.count() < kHandSize)
            hand.add(cards[next++]);
        deal.hands[other].cards = hand;
    }
    // Choices of the current round are hidden as well.
    for (std::size_t i = events.size(); i-- > 2 && std::holds_alternative<ChooseEvent>(events[i]);) {
        auto &choice = std::get<ChooseEvent>(events[i]);
        if (choice.seat != seat)
            choice.card = (deal.hands[toIndex(choice.seat)].cards - shown).first();
    }
    return events;
}

class TestNinjanPlayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void quickGameMatchesRules();
    void sortKeysMatchRules();
    void greedyMatchesFormula();
    void everyLevelPlaysLegally_data();
    void everyLevelPlaysLegally();
    void everyRequestGetsALegalAnswer();
    void hiddenCardsChangeNothing();
    void beliefMatchesView();
    void beliefUsesObservations();
    void cancellationIsPrompt();
    void throwsAreFair();
    void levelsAreOrderedByStrength();
    void masterBeatsBaseline_data();
    void masterBeatsBaseline();
};

} // namespace meadhall::ninjan::ai::testing
