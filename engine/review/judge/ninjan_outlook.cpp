// SPDX-License-Identifier: GPL-3.0-or-later
// The outlook in Ninjan: the rest of the game, from the true cards, or from those that a seat's record allows.
#include "engine/ai/ninjan/belief.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/referee.h"
#include "engine/games/possible_hands.h"
#include "engine/review/judge/outlook.h"

#include <algorithm>

namespace meadhall::review {

namespace {

using namespace ninjan;
using namespace ninjan::ai;

/// A game played on by the policy; the cards that have been chosen already are kept.
class GamePlayout {
public:
    GamePlayout(const Position &position, Random random)
        : weights_(policyWeights(position.board.players)), game_(PlayoutState::of(position.board)),
          hands_(position.hands), random_(random)
    {
    }

    std::array<int, kMaxPlayers> playedOut(const Position &position)
    {
        if (position.board.phase == Phase::Resolve) {
            resolve(UnresolvedCards::of(position.board));
            ++game_.round;
        }
        if (position.board.phase == Phase::Throw || position.board.phase == Phase::Over)
            return game_.points;
        for (auto choices = position.choices; game_.round <= kRounds; ++game_.round, choices.fill(kNoCard))
            resolve(chooseAll(choices));
        return game_.points;
    }

private:
    UnresolvedCards chooseAll(const std::array<Card, kMaxPlayers> &choices)
    {
        UnresolvedCards unresolved;
        unresolved.count = game_.players;
        const CardScores scores(game_, weights_);
        for (int seat = 0; seat < game_.players; ++seat) {
            CardSet &hand = hands_[toIndex(seat)];
            Card card = choices[toIndex(seat)];
            if (card == kNoCard)
                card = scores.draw(hand, temperatureOf(OpponentType::Policy), random_);
            hand.remove(card);
            unresolved.sortKeys[toIndex(seat)] = sortKeyOf(card, seat);
        }
        sortKeysForResolving(unresolved.sortKeys, toIndex(game_.players));
        return unresolved;
    }

    void resolve(UnresolvedCards unresolved)
    {
        for (; !unresolved.done(); ++unresolved.next) {
            const SortKey sortKey = unresolved.front();
            game_.put(cardOf(sortKey), seatOf(sortKey), bestPile(game_, unresolved, weights_));
        }
    }

    const LinearPolicyWeights &weights_;
    PlayoutState game_;
    std::array<CardSet, kMaxPlayers> hands_;
    Random random_;
};

/// @param events a whole record
Position positionAfter(const Events &events)
{
    ninjan::Referee referee(std::get<GameEvent>(events.front()));
    for (std::size_t i = 1; i < events.size(); ++i)
        referee.apply(events[i]);
    return referee.position();
}

} // namespace

std::vector<double> ninjanOutlook(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop)
{
    const auto &game = std::get<GameEvent>(events.front());
    const View view = viewAfter<View>(events, game.view);
    if (!view.dealt())
        return {};
    Position position{view.board(), {}};
    if (game.view < 0)
        position = positionAfter(events);
    else
        position.choices[toIndex(game.view)] = view.choice();
    const bool open = position.board.phase == Phase::Choose || position.board.phase == Phase::Resolve;
    const int count = open ? playouts : 1;
    std::vector<double> expected(game.seats.size());
    for (int i = 0; i < count; ++i) {
        if (stop.stop_requested())
            return {};
        Random random(mixSeeds(seed, static_cast<std::uint64_t>(i)));
        if (game.view >= 0) {
            const std::vector<CardSet> hands = possibleHands(view, random);
            std::copy(hands.begin(), hands.end(), position.hands.begin());
        }
        GamePlayout playout(position, random);
        const auto points = playout.playedOut(position);
        for (std::size_t seat = 0; seat < expected.size(); ++seat)
            expected[seat] += static_cast<double>(points[seat]) / count;
    }
    return expected;
}

} // namespace meadhall::review
