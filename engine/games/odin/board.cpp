// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/board.h"

#include "engine/core/referee.h"
#include "engine/games/odin/legal_sets.h"
#include "engine/games/odin/set.h"

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

Board Board::start(int players, const HandEvent &event, WholeHandLead wholeHandLead)
{
    Board board = start(players, event.first, wholeHandLead);
    if (!event.position)
        return board;
    const HandPosition &position = *event.position;
    board.turn = position.turn;
    board.owner = position.owner;
    board.roundLeader = position.leader;
    if (board.owner != kNobody)
        board.passes = (board.turn - board.owner - 1 + players) % players;
    board.table = position.table;
    board.discard = position.discard;
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

Reason whyTurnIllegal(const HandPosition &position, int first, int players)
{
    for (const int seat : {position.turn, position.leader, first})
        if (seat < 0 || seat >= players)
            return Reason::NoSuchSeat;
    if (position.owner < kNobody || position.owner >= players)
        return Reason::NoSuchSeat;
    const bool leads = position.owner == kNobody;
    if (leads != position.table.empty())
        return Reason::NoCards;
    if (position.turn == position.owner || (leads && position.turn != position.leader))
        return Reason::NotYourTurn;
    return leads || isSet(position.table) ? Reason::None : Reason::NotASet;
}

/// @param left cards of the deck that are in no open hand
Reason whyPositionIllegal(const HandEvent &event, const Rules &rules, CardSet left)
{
    const HandPosition &position = *event.position;
    const auto players = static_cast<int>(event.hands.size());
    if (position.shown.size() != event.hands.size() || position.totals.size() != event.hands.size())
        return Reason::WrongDeal;
    if (const Reason reason = whyTurnIllegal(position, event.first, players); reason != Reason::None)
        return reason;
    int dealt = position.table.count() + position.discard.count();
    int hidden = 0;
    std::vector<CardSet> lying{position.table, position.discard};
    for (std::size_t seat = 0; seat < event.hands.size(); ++seat) {
        const SeenHand &hand = event.hands[seat];
        const CardSet shown = position.shown[seat];
        if (hand.count > kHandSize || hand.count < 1 || (!hand.hidden() && !hand.cards.containsAll(shown))
            || shown.count() > hand.count)
            return Reason::WrongDeal;
        dealt += hand.count;
        if (hand.hidden()) {
            hidden += hand.count - shown.count();
            lying.push_back(shown);
        }
        if (position.totals[seat] < 0 || position.totals[seat] >= rules.target)
            return Reason::WrongTotals;
    }
    for (const CardSet cards : lying) {
        if (!left.containsAll(cards))
            return Reason::CardTwice;
        left -= cards;
    }
    const bool isGoatNowhere = left.contains(kGoat) && hidden == 0;
    return dealt > players * kHandSize || hidden > left.count() || isGoatNowhere ? Reason::WrongDeal : Reason::None;
}

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

Reason whyIllegal(const HandEvent &event, int players, const Rules &rules, int viewer)
{
    if (event.first < 0 || event.first >= players)
        return Reason::NoSuchSeat;
    if (static_cast<int>(event.hands.size()) != players)
        return Reason::WrongDeal;
    CardSet left = deckOf(rules);
    for (int seat = 0; seat < players; ++seat) {
        const SeenHand &hand = event.hands[toIndex(seat)];
        if (viewer == kSpectator && hand.hidden())
            return Reason::HiddenCards;
        const bool isOpen = viewer == kSpectator || seat == viewer;
        if (hand.hidden() == isOpen || (!event.position && hand.count != kHandSize) || !left.containsAll(hand.cards))
            return Reason::WrongDeal;
        left -= hand.cards;
    }
    if (viewer == kSpectator && !event.position && left.contains(kGoat))
        return Reason::WrongDeal; // somebody must hold it
    return event.position ? whyPositionIllegal(event, rules, left) : Reason::None;
}

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
        const bool ofColour = (cardsOf(colourOf(first)) | kGoatOnly).containsAll(set);
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
