// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/board.h"

#include "engine/games/odin/legal_sets.h"

#include <algorithm>
#include <tuple>

namespace meadhall::odin {

Board Board::start(int players, int starter, WholeHandLead wholeHandLead)
{
    Board board;
    board.players = players;
    board.starter = board.turn = board.roundLeader = starter;
    board.wholeHandLead = wholeHandLead;
    return board;
}

void Board::apply(Move move, bool goesOut)
{
    if (!move.isPass()) {
        discard |= table;
        if (move.take != kNoCard)
            discard.remove(move.take);
        table = move.cards;
        owner = turn;
        passes = 0;
        over = goesOut;
    } else if (++passes == players - 1) {
        discard |= table;
        table = {};
        turn = roundLeader = owner;
        owner = kNobody;
        passes = 0;
        ++round;
        return;
    }
    turn = over ? kNobody : (turn + 1) % players;
}

namespace {

Reason whyLeadIllegal(const Board &board, CardSet hand, Move move)
{
    const int count = move.cards.count();
    const bool whole = move.cards == hand;
    if (count > 1 && !isSet(move.cards))
        return Reason::NotASet;
    if (count > 1 && !whole)
        return Reason::LeadOneOrAll;
    if (board.wholeHandLead == WholeHandLead::Automatic && !whole && isSet(hand))
        return Reason::LeadMustBeAll;
    return move.take == kNoCard ? Reason::None : Reason::TakeOnLead;
}

Reason whyFollowIllegal(const Board &board, CardSet hand, Move move)
{
    if (!isSet(move.cards))
        return Reason::NotASet;
    const int more = move.cards.count() - board.table.count();
    if (more < 0 || more > 1)
        return Reason::WrongCount;
    if (!beats(move.cards, board.table))
        return valueOf(move.cards) == valueOf(board.table) ? Reason::EqualValue : Reason::TooLow;
    if (move.cards == hand)
        return move.take == kNoCard ? Reason::None : Reason::TakeOnEmptyHand;
    if (move.take == kNoCard)
        return Reason::TakeMissing;
    return board.table.contains(move.take) ? Reason::None : Reason::TakeNotBeaten;
}

} // namespace

Reason whyIllegal(const Board &board, CardSet hand, Move move)
{
    if (board.over)
        return Reason::NothingAsked;
    if (move.isPass()) {
        if (board.leading())
            return Reason::PassOnLead;
        return move.take == kNoCard ? Reason::None : Reason::NoCards;
    }
    if (!hand.containsAll(move.cards))
        return Reason::CardNotHeld;
    return board.leading() ? whyLeadIllegal(board, hand, move) : whyFollowIllegal(board, hand, move);
}

std::vector<CardSet> legalSets(const Board &board, CardSet hand)
{
    SetList list;
    list.fill(board, hand);
    std::vector<CardSet> sets;
    for (const PlayableSet &set : list)
        sets.push_back(set.cards);
    const auto sortKey = [](CardSet set) {
        const int count = set.count();
        const Card first = set.first();
        const bool ofColour = cardsOf(colourOf(first)).containsAll(set);
        return std::tuple(count, ofColour ? first / kNumbers : kColours + numberOf(first), ~set.bits());
    };
    std::sort(sets.begin(), sets.end(), [&](CardSet a, CardSet b) { return sortKey(a) < sortKey(b); });
    return sets;
}

Moves legalMoves(const Board &board, CardSet hand)
{
    Moves moves;
    for (CardSet set : legalSets(board, hand))
        forEachTake(board, hand, set, [&](Card take) { moves.push_back({set, take}); });
    if (!board.over && !board.leading())
        moves.push_back(Move::pass());
    return moves;
}

int nextStarter(NextStarter rule, const Board &finished)
{
    switch (rule) {
    case NextStarter::LeftOfLastRoundLeader:
        return (finished.roundLeader + 1) % finished.players;
    case NextStarter::LastActor:
        return finished.owner;
    case NextStarter::Rotate:
        break;
    }
    return (finished.starter + 1) % finished.players;
}

} // namespace meadhall::odin
