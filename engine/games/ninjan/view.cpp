// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/ninjan/view.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/answers.h"

namespace meadhall::ninjan {

View View::of(int seat, const Board &board, CardSet hand, std::array<int, kMaxPlayers> counts)
{
    View view(seat);
    view.names_.resize(toIndex(board.players));
    view.board_ = view.start_ = board;
    if (board.phase == Phase::Resolve) { // the cards of this round were revealed in play
        view.start_.phase = Phase::Choose;
        view.start_.order = {};
        view.start_.resolved = 0;
    }
    view.hand_ = hand;
    view.counts_ = counts;
    view.counts_[toIndex(seat)] = hand.count();
    view.unseen_ = kDeck - hand;
    for (const Pile &pile : board.piles)
        view.unseen_ -= pile.cards();
    for (const CardSet taken : board.taken)
        view.unseen_ -= taken;
    for (const RevealedCard &revealed : board.order)
        if (revealed.card != kNoCard)
            view.unseen_.remove(revealed.card);
    return view;
}

void View::apply(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        *this = View(seat_);
        names_ = game->seats;
    } else if (const auto *dealing = std::get_if<DealEvent>(&event)) {
        deal(*dealing);
    } else if (const auto *choosing = std::get_if<ChooseEvent>(&event)) {
        board_.choose(choosing->seat);
        if (choosing->seat == seat_)
            choice_ = choosing->card;
    } else if (const auto *revealing = std::get_if<RevealEvent>(&event)) {
        reveal(*revealing);
    } else if (const auto *resolving = std::get_if<ResolveEvent>(&event)) {
        resolve(*resolving);
    } else if (const auto *thrown = std::get_if<ThrowEvent>(&event)) {
        throws_.push_back(*thrown);
        board_.applyThrow(*thrown);
    } else if (const auto *end = std::get_if<GameOverEvent>(&event)) {
        winners_ = end->winners;
    }
}

void View::deal(const DealEvent &event)
{
    board_ = start_ = Board::start(players(), event);
    unseen_ = kDeck;
    for (const Pile &pile : board_.piles)
        unseen_ -= pile.cards();
    if (event.position) {
        unseen_ -= event.position->out;
        for (const CardSet taken : event.position->taken)
            unseen_ -= taken;
        for (const Card card : event.position->revealed)
            unseen_.remove(card);
    }
    for (std::size_t seat = 0; seat < event.hands.size(); ++seat) {
        counts_[seat] = event.hands[seat].count;
        if (static_cast<int>(seat) == seat_)
            hand_ = event.hands[seat].cards;
    }
    unseen_ -= hand_;
}

void View::reveal(const RevealEvent &event)
{
    for (std::size_t seat = 0; seat < event.cards.size(); ++seat) {
        --counts_[seat];
        hand_.remove(event.cards[seat]);
        unseen_.remove(event.cards[seat]);
    }
    choice_ = kNoCard;
    board_.reveal(event.cards);
}

void View::resolve(const ResolveEvent &event)
{
    Turn turn{board_.round, event.seat, event.card, board_.allowedPiles(), event.pile, {}};
    turn.taken = board_.resolve(event.pile);
    turns_.push_back(turn);
}

std::vector<std::vector<int>> View::pointsByRound() const
{
    std::vector<std::vector<int>> points;
    for (const Turn &turn : turns_) {
        points.resize(toIndex(turn.round), std::vector<int>(toIndex(players())));
        points.back()[toIndex(turn.seat)] += sumOf(turn.taken);
    }
    return points;
}

std::optional<RequestKind> View::ownRequest() const
{
    for (const Request &one : openRequests(board_))
        if (one.seat == seat_)
            return one.kind;
    return std::nullopt;
}

} // namespace meadhall::ninjan
