// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/drawbacks.h"

#include "engine/ai/odin/hand_analysis.h"
#include "engine/ai/odin/possible_answers.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/set.h"

#include <algorithm>

namespace meadhall::players {

namespace {

using namespace odin::ai;
using Code = Drawback::Code;

constexpr int kFewCardsLeft = 3;   ///< a seat with so few may soon go out
constexpr int kSetWorthSaying = 2; ///< cards of a set that is broken up
constexpr int kHighNumber = 8;

CardSet handAfter(const odin::View &view, odin::Move move)
{
    CardSet hand = view.hand() - move.cards;
    if (move.take != kNoCard)
        hand.add(move.take);
    return hand;
}

int coverOf(CardSet hand) { return analyseHand(hand).cover; }

bool isAlone(CardSet hand, Card card) { return (hand & odin::partnersOf(card)).empty(); }

/// The largest set of which the play uses a part only.
CardSet brokenSet(CardSet hand, CardSet played)
{
    CardSet broken;
    const auto consider = [&](CardSet group) {
        const CardSet set = hand & group;
        if (set.count() > broken.count() && set.count() > kSetWorthSaying && !(set & played).empty()
            && !played.containsAll(set))
            broken = set;
    };
    for (int colour = 0; colour < odin::kColours; ++colour)
        consider(odin::cardsOf(static_cast<odin::Colour>(colour)) | odin::kGoatOnly);
    for (int number = 1; number <= odin::kNumbers; ++number)
        consider(odin::cardsOf(number));
    return broken;
}

/// The move with a card to pick up, if it needs one: that with which the rest makes fewest sets.
odin::Move completed(const odin::View &view, odin::Move move)
{
    const bool picksUp = !view.board().leading() && move.cards != view.hand();
    if (!picksUp || move.take != kNoCard)
        return move;
    const auto sets = [&](Card take) { return coverOf(handAfter(view, {move.cards, take})); };
    for (const Card take : view.board().table)
        if (move.take == kNoCard || sets(take) < sets(move.take))
            move.take = take;
    return move;
}

int shortestRival(const odin::View &view)
{
    int shortest = odin::kHandSize;
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat())
            shortest = std::min(shortest, view.count(seat));
    return shortest;
}

/// The smallest number of sets that the rest makes after a play; more than a hand can make if nothing can be played.
int fewestSetsAfterPlaying(const odin::View &view)
{
    odin::MoveList moves;
    moves.fill(view.board(), view.hand());
    int fewest = odin::kHandSize + 1;
    for (const odin::Candidate &candidate : moves)
        if (!candidate.move.isPass())
            fewest = std::min(fewest, coverOf(handAfter(view, candidate.move)));
    return fewest;
}

std::vector<Drawback> drawbacksOfPassing(const odin::View &view)
{
    std::vector<Drawback> against;
    if (const int shortest = shortestRival(view); shortest <= kFewCardsLeft)
        against.push_back({Code::KeepsAll, view.hand().count(), shortest});
    if (view.board().passes + 2 == view.players())
        against.push_back({Code::EndsRound});
    const int now = coverOf(view.hand()), fewest = fewestSetsAfterPlaying(view);
    if (fewest < now)
        against.push_back({Code::MissesSet, fewest, now});
    if (against.empty())
        against.push_back({Code::ShedsNone, view.hand().count()});
    return against;
}

} // namespace

std::vector<Drawback> drawbacksOf(const odin::View &view, odin::Move move)
{
    if (move.isPass())
        return drawbacksOfPassing(view);
    std::vector<Drawback> against;
    if (move.cards == view.hand()) {
        if (view.losesByGoingOut())
            against.push_back({Code::EndsGameBehind});
        return against;
    }
    const odin::Move whole = completed(view, move);
    const CardSet rest = handAfter(view, whole);
    const int before = coverOf(view.hand());
    const int after = coverOf(rest);
    if (after >= before)
        if (const CardSet set = brokenSet(view.hand(), move.cards); !set.empty())
            against.push_back({Code::BreaksSet, 0, 0, set});
    CardSet alone;
    for (const Card card : view.hand() - move.cards)
        if (isAlone(rest, card) && !isAlone(view.hand(), card))
            alone.add(card);
    if (!alone.empty())
        against.push_back({Code::LeavesAlone, 0, 0, alone});
    if (whole.take != kNoCard && isAlone(rest, whole.take))
        against.push_back({Code::TakesAlone, 0, 0, CardSet::of(whole.take)});
    if (shortestRival(view) <= kFewCardsLeft && mayGoOutOn(view, move.cards))
        against.push_back({Code::LetsOut});
    if (after >= before)
        against.push_back(after > before ? Drawback{Code::MoreSets, after, before} : Drawback{Code::SameSets, after});
    if (const int highest = analyseHand(move.cards).highest; highest >= kHighNumber)
        against.push_back({Code::GivesHigh, highest});
    if (against.empty())
        against.push_back({Code::SetsAfter, after});
    return against;
}

std::vector<Drawback> drawbacksOfTaking(const odin::View &view, odin::Move move)
{
    std::vector<Drawback> against;
    if (move.take == kNoCard)
        return against;
    const CardSet rest = handAfter(view, move);
    const int before = coverOf(view.hand());
    const int after = coverOf(rest);
    if (isAlone(rest, move.take))
        against.push_back({Code::TakesAlone, 0, 0, CardSet::of(move.take)});
    if (after >= before)
        against.push_back(after > before ? Drawback{Code::MoreSets, after, before} : Drawback{Code::SameSets, after});
    if (against.empty())
        against.push_back({Code::SetsAfter, after});
    return against;
}

} // namespace meadhall::players
