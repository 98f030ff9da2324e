// SPDX-License-Identifier: GPL-3.0-or-later
// The outlook in Odin: the rest of the hand, from the true cards, or from those that a seat's record allows.
#include "engine/ai/odin/best_move.h"
#include "engine/ai/odin/policy.h"
#include "engine/ai/search/softmax.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/odin/referee.h"
#include "engine/games/odin/score.h"
#include "engine/games/possible_hands.h"
#include "engine/review/judge/outlook.h"

#include <algorithm>

namespace meadhall::review {

namespace {

using namespace odin::ai;
using odin::Move;
using odin::MoveList;

/// Softmax temperature of the policy: between `medium`, which always plays its best move, and `easy` (4), about the
/// soft model of opponents in engine/ai/odin/likelihood.cpp.
constexpr double kOdinTemperature = 1.5;

/// The cards that each seat has taken and still holds.
PublicCards publicCardsOf(const Events &events)
{
    const auto spectator = viewAfter<odin::View>(events, kSpectator);
    PublicCards cards;
    for (int seat = 0; seat < spectator.players(); ++seat)
        cards.cards[toIndex(seat)] = spectator.known(seat);
    return cards;
}

/// @param events a whole record
odin::Position positionAfter(const Events &events)
{
    odin::Referee referee(std::get<GameEvent>(events.front()));
    for (std::size_t i = 1; i < events.size(); ++i)
        referee.apply(events[i]);
    return referee.position();
}

class HandPlayout {
public:
    HandPlayout(int players, CardSet deck) : weights_(policyWeights(players)), deck_(deck) {}

    /// Plays a hand to its end.
    void playToEnd(FullState &hand, Random &random)
    {
        while (!hand.position.board.over)
            hand.apply(chosenMove(hand, random));
    }

private:
    Move chosenMove(const FullState &hand, Random &random)
    {
        const InformationState state = InformationState::of(hand, deck_);
        if (const auto obvious = obviousMove(state, moves_))
            return *obvious;
        scores_.resize(toIndex(moves_.size()));
        policyScores(state, moves_, weights_, scores_.data());
        return moves_[search::sampleSoftmax(scores_.data(), moves_.size(), kOdinTemperature, random)].move;
    }

    const PolicyWeights &weights_;
    CardSet deck_;
    MoveList moves_;
    std::vector<float> scores_;
};

} // namespace

std::vector<double> odinOutlook(const Events &events, int playouts, std::uint64_t seed, const std::stop_token &stop)
{
    const auto &game = std::get<GameEvent>(events.front());
    if (const auto *over = std::get_if<HandOverEvent>(&events.back()))
        return {over->points.begin(), over->points.end()};
    const odin::View view = viewAfter<odin::View>(events, game.view);
    if (view.handNumber() == 0 || view.gameOver())
        return {};
    FullState start{odin::Position{view.board(), {}}, publicCardsOf(events)};
    if (game.view < 0)
        start.position = positionAfter(events);
    HandPlayout playout(start.position.board.players, odin::deckOf(odin::rulesOf(game)));
    const int count = start.position.board.over ? 1 : playouts;
    std::vector<double> expected(game.seats.size());
    for (int i = 0; i < count; ++i) {
        if (stop.stop_requested())
            return {};
        Random random(mixSeeds(seed, static_cast<std::uint64_t>(i)));
        FullState hand = start;
        if (game.view >= 0) {
            const std::vector<CardSet> hands = possibleHands(view, random);
            std::copy(hands.begin(), hands.end(), hand.position.hands.begin());
        }
        playout.playToEnd(hand, random);
        for (std::size_t seat = 0; seat < expected.size(); ++seat)
            expected[seat] += static_cast<double>(odin::pointsOf(hand.position.hands[seat])) / count;
    }
    return expected;
}

} // namespace meadhall::review
