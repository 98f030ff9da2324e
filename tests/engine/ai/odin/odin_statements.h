// SPDX-License-Identifier: GPL-3.0-or-later
// Plain statements of the coach's reasons for Odin by the rules, written without the code that finds the reasons.
#pragma once

#include "engine/ai/odin/hint.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/set.h"

#include <algorithm>

namespace odin_statements {

using namespace meadhall;
using odin::Move;
using odin::View;
using players::HintReason;
using Code = HintReason::Code;

/// The fewest sets that contain all cards: the lowest card is in the set of its colour or in that of its number. The
/// goat joins any set of one colour, also of one card.
/// @param hasColour whether there is such a set already
inline int fewestSets(CardSet hand, bool hasColour = false)
{
    if (hand.empty() || hand == odin::kGoatOnly)
        return hand.empty() || hasColour ? 0 : 1;
    const Card card = hand.first();
    const CardSet ofNumber = odin::cardsOf(odin::numberOf(card));
    return 1
           + std::min(fewestSets(hand - odin::cardsOf(odin::colourOf(card)), true),
                      fewestSets(hand - ofNumber, hasColour || (hand & ofNumber).count() == 1));
}

inline CardSet handAfter(const View &view, Move move)
{
    CardSet hand = view.hand() - move.cards;
    if (move.take != kNoCard)
        hand.add(move.take);
    return hand;
}

/// All parts of the cards that are sets.
template <typename Each> void forEachSet(CardSet from, Each each)
{
    const auto parts = [&each](CardSet group, int least) {
        for (std::uint64_t part = group.bits(); part != 0; part = (part - 1) & group.bits())
            if (countOnes(part) >= least)
                each(CardSet(part));
    };
    for (int colour = 0; colour < odin::kColours; ++colour)
        parts(from & (odin::cardsOf(static_cast<odin::Colour>(colour)) | odin::kGoatOnly), 1);
    for (int number = 1; number <= odin::kNumbers; ++number)
        parts(from & odin::cardsOf(number), 2); // single cards belong to a colour
}

/// What others can do about a set, by trying every set that they may hold.
struct Threat {
    bool same = false;
    bool more = false;
    bool out = false;
};

inline Threat threatTo(const View &view, CardSet table)
{
    Threat threat;
    for (int seat = 0; seat < view.players(); ++seat) {
        if (seat == view.seat())
            continue;
        CardSet known = view.known(seat);
        if (view.goatHolders() == std::vector{seat})
            known.add(odin::kGoat); // nobody else can hold it
        const int hidden = view.count(seat) - known.count();
        forEachSet(known | view.unseen(), [&](CardSet set) {
            if (set.count() < table.count() || set.count() > table.count() + 1 || (set - known).count() > hidden
                || !odin::beats(set, table))
                return;
            (set.count() == table.count() ? threat.same : threat.more) = true;
            threat.out = threat.out || (set.count() == view.count(seat) && set.containsAll(known));
        });
    }
    return threat;
}

inline bool fits(CardSet hand, Card card)
{
    for (const Card other : hand)
        if (other != card && odin::isSet(CardSet{card, other}))
            return true;
    return false;
}

inline int shortest(const View &view)
{
    int fewest = 9;
    for (int seat = 0; seat < view.players(); ++seat)
        fewest = seat == view.seat() ? fewest : std::min(fewest, view.count(seat));
    return fewest;
}

/// Another seat holds the goat.
inline bool othersHoldGoat(const View &view)
{
    return view.rules().goat == odin::Goat::In
           && !(view.hand() | view.board().table | view.board().discard).contains(odin::kGoat);
}

/// The seats with the fewest points if the own seat goes out now, for each seat that may hold the goat; empty if the
/// game goes on.
inline std::vector<std::vector<int>> winnersByGoingOut(const View &view)
{
    const auto winnersIf = [&view](int holder) {
        std::vector<int> totals = view.totals();
        for (int seat = 0; seat < view.players(); ++seat)
            totals[toIndex(seat)] += seat == view.seat() ? 0 : view.count(seat) + (seat == holder ? 4 : 0);
        return odin::gameOver(totals, view.rules().target) ? odin::winners(totals) : std::vector<int>{};
    };
    if (!othersHoldGoat(view))
        return {winnersIf(-1)};
    std::vector<std::vector<int>> all;
    for (int seat = 0; seat < view.players(); ++seat) {
        if (view.known(seat).contains(odin::kGoat))
            return {winnersIf(seat)};
        if (seat != view.seat() && view.count(seat) > view.known(seat).count())
            all.push_back(winnersIf(seat));
    }
    return all;
}

inline bool contains(const std::vector<int> &seats, int seat)
{
    return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

inline bool goingOutLoses(const View &view)
{
    const auto all = winnersByGoingOut(view);
    return std::all_of(all.begin(), all.end(), [&view](const std::vector<int> &winners) {
        return !winners.empty() && !contains(winners, view.seat());
    });
}

inline bool canGoOut(const View &view)
{
    return odin::whyIllegal(view.board(), view.hand(), {view.hand(), kNoCard}) == Reason::None;
}

inline int highestNumber(CardSet set)
{
    int highest = 0;
    for (const Card card : set)
        highest = std::max(highest, odin::numberOf(card));
    return highest;
}

/// All plays of the view's seat.
inline odin::Moves plays(const View &view)
{
    odin::Moves moves = odin::legalMoves(view.board(), view.hand());
    std::erase(moves, Move::pass());
    return moves;
}

template <typename Condition> bool ofEveryPlay(const View &view, Condition condition)
{
    const odin::Moves all = plays(view);
    return !all.empty() && std::all_of(all.begin(), all.end(), condition);
}

inline int fewestSetsAfterAPlay(const View &view)
{
    int fewest = 99;
    for (const Move move : plays(view))
        fewest = std::min(fewest, fewestSets(handAfter(view, move)));
    return fewest;
}

inline bool holdsForPass(const View &view, const HintReason &why)
{
    const int sets = fewestSets(view.hand());
    switch (why.code) {
    case Code::NothingBeats:
        return plays(view).empty() && why.cards == view.board().table;
    case Code::GoingOutLoses:
        return canGoOut(view) && goingOutLoses(view);
    case Code::KeepsOneSet:
        return odin::isSet(view.hand()) && why.cards == view.hand() && !canGoOut(view);
    case Code::PlayLetsOut:
        return !threatTo(view, view.board().table).out && ofEveryPlay(view, [&](Move move) {
            return move.cards != view.hand() && threatTo(view, move.cards).out;
        });
    case Code::PlaysCostSets:
        return fewestSetsAfterAPlay(view) == why.number && sets == why.other && why.number > why.other;
    case Code::NothingGained:
        return fewestSetsAfterAPlay(view) == why.number && sets == why.number;
    case Code::OnlyPoison:
        return ofEveryPlay(view,
                           [&](Move move) { return move.take != kNoCard && !fits(handAfter(view, move), move.take); });
    case Code::CostsHighCard:
        return ofEveryPlay(view, [&](Move move) { return highestNumber(move.cards) >= why.number; });
    case Code::TimeEnough:
        return sets == why.number && shortest(view) == why.other && why.other >= 5;
    case Code::SingleLeadNext: {
        odin::Board board = view.board();
        board.apply(Move::pass(), false);
        return board.leading() && board.turn != view.seat();
    }
    case Code::StillIn: {
        odin::Board board = view.board();
        board.apply(Move::pass(), false);
        return !board.leading();
    }
    default:
        return false;
    }
}

inline bool holdsForGoingOut(const View &view, const HintReason &why)
{
    if (why.code == Code::WinsGame) {
        const auto all = winnersByGoingOut(view);
        return std::all_of(all.begin(), all.end(),
                           [&view](const auto &winners) { return winners == std::vector{view.seat()}; });
    }
    if (why.code == Code::EndsGameBehind)
        return goingOutLoses(view);
    int points = othersHoldGoat(view) ? 4 : 0;
    for (int seat = 0; seat < view.players(); ++seat)
        points += seat == view.seat() ? 0 : view.count(seat);
    return why.code == Code::GoesOut && why.number == points && !goingOutLoses(view);
}

/// Whether a set of the hand has as many cards and is as high as possible; with `card` if it contains that.
inline bool isLargestSet(CardSet hand, CardSet set, Card card = kNoCard)
{
    bool largest = odin::isSet(set) && hand.containsAll(set) && (card == kNoCard || set.contains(card));
    forEachSet(hand, [&](CardSet other) {
        if (card != kNoCard && !other.contains(card))
            return;
        largest = largest
                  && (other.count() < set.count()
                      || (other.count() == set.count() && odin::valueOf(other) <= odin::valueOf(set)));
    });
    return largest;
}

inline bool holdsForTable(const View &view, Move move, const Threat &threat, const HintReason &why)
{
    const CardSet rest = handAfter(view, move);
    const bool leads = view.board().leading(), beatable = threat.same || threat.more;
    switch (why.code) {
    case Code::LeadsThenOut:
        return !beatable && odin::isSet(rest) && why.cards == rest;
    case Code::Unbeatable:
        return !beatable;
    case Code::ShutsOut:
        return !threat.out && why.number == shortest(view) && why.number <= 3
               && (leads || threatTo(view, view.board().table).out);
    case Code::HandCosts:
        return why.number == rest.count() + (rest.contains(odin::kGoat) ? 4 : 0)
               && why.other == view.hand().count() + (view.hand().contains(odin::kGoat) ? 4 : 0)
               && rest.count() < view.hand().count() && shortest(view) <= 2;
    case Code::NeedsMore:
        return !threat.same && threat.more && why.number == move.cards.count() + 1;
    case Code::Raises:
        return !leads && why.cards == move.cards && odin::valueOf(why.cards) > odin::valueOf(view.board().table);
    case Code::FewHigher: {
        int higher = 0;
        CardSet held = view.unseen();
        for (int seat = 0; seat < view.players(); ++seat)
            held |= seat == view.seat() ? CardSet{} : view.known(seat);
        for (const Card card : held)
            higher += odin::numberOf(card) > odin::numberOf(move.cards.first()) ? 1 : 0;
        return move.cards.count() == 1 && higher == why.number && higher > 0;
    }
    default:
        return false;
    }
}

inline bool holdsForHand(const View &view, Move move, const HintReason &why)
{
    const CardSet rest = handAfter(view, move);
    const Card first = move.cards.first();
    const bool leads = view.board().leading(), single = move.cards.count() == 1;
    switch (why.code) {
    case Code::GoingOutLoses:
        return canGoOut(view) && goingOutLoses(view);
    case Code::OneSetLeft:
        return odin::isSet(rest) && why.cards == rest;
    case Code::ShedsOrphan:
        return leads && single && !fits(view.hand(), first) && fewestSets(rest) == why.number;
    case Code::PlaysOrphan:
        return !leads && single && !fits(view.hand(), first);
    case Code::FewerSets:
        return fewestSets(rest) == why.number && fewestSets(view.hand()) == why.other && why.number < why.other;
    case Code::JoinsSet:
        return move.take != kNoCard && why.cards.count() > 1 && isLargestSet(rest, why.cards, move.take);
    case Code::LowSingle:
        return leads && single && odin::numberOf(first) == why.number && why.number <= 3;
    case Code::KeepsSet:
        return why.cards.count() >= 3 && isLargestSet(view.hand(), why.cards) && rest.containsAll(why.cards);
    case Code::Shrinks:
        return rest.count() == why.number && view.hand().count() == why.other && why.number < why.other;
    case Code::SetsLeft:
        return fewestSets(rest) == why.number;
    default:
        return false;
    }
}

inline bool holdsForTake(const View &view, Move move, const HintReason &why)
{
    const int sets = fewestSets(handAfter(view, move));
    int others = 99;
    bool highest = true;
    for (const Card card : view.board().table - CardSet::of(move.take)) {
        others = std::min(others, fewestSets(handAfter(view, {move.cards, card})));
        highest = highest && odin::numberOf(card) < odin::numberOf(move.take);
    }
    switch (why.code) {
    case Code::TakeFewerSets:
        return sets == why.number && others == why.other && sets < others && others < 99;
    case Code::TakeHighest:
        return highest;
    case Code::TakeNoWorse:
        return sets <= others;
    default:
        return (why.code == Code::JoinsSet || why.code == Code::SetsLeft) && holdsForHand(view, move, why);
    }
}

} // namespace odin_statements
