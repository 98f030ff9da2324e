// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/view.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/score.h"

#include <algorithm>

namespace meadhall::odin {

void View::apply(const Event &event)
{
    if (const auto *game = std::get_if<GameEvent>(&event)) {
        *this = View(seat_);
        rules_ = rulesOf(*game);
        names_ = game->seats;
        totals_.assign(names_.size(), 0);
    } else if (const auto *hand = std::get_if<HandEvent>(&event)) {
        deal(*hand);
    } else if (const auto *play = std::get_if<PlayEvent>(&event)) {
        turn(play->seat, {play->cards, play->take});
    } else if (const auto *pass = std::get_if<PassEvent>(&event)) {
        turn(pass->seat, Move::pass());
    } else if (const auto *over = std::get_if<HandOverEvent>(&event)) {
        totals_ = over->totals;
        handPoints_.push_back(over->points);
    } else if (const auto *end = std::get_if<GameOverEvent>(&event)) {
        winners_ = end->winners;
    }
}

View View::ofSeat(int seat, CardSet hand) const
{
    View other = *this;
    other.seat_ = seat;
    other.hand_ = other.known_[toIndex(seat)] = hand;
    // Of the own cards the others know those taken and still held.
    other.known_[toIndex(seat_)] = shown(seat_);
    other.unseen_ = deckOf(rules_) - board_.table - board_.discard;
    for (const CardSet cards : other.known_)
        other.unseen_ -= cards;
    return other;
}

bool View::losesByGoingOut() const
{
    std::vector<int> totals = totals_;
    for (int seat = 0; seat < players(); ++seat)
        if (seat != seat_)
            totals[toIndex(seat)] += count(seat);
    const auto loses = [this](const std::vector<int> &after) {
        return odin::gameOver(after, rules_.target)
               && after[toIndex(seat_)] > *std::min_element(after.begin(), after.end());
    };
    const std::vector<int> holders = goatHolders();
    return holders.empty() ? loses(totals) : std::all_of(holders.begin(), holders.end(), [&](int holder) {
        std::vector<int> after = totals;
        after[toIndex(holder)] += kGoatExtraPoints;
        return loses(after);
    });
}

std::vector<int> View::goatHolders() const
{
    std::vector<int> holders;
    for (int seat = 0; seat < players(); ++seat)
        if (seat != seat_
            && (known(seat).contains(kGoat) || (unseen_.contains(kGoat) && count(seat) > known(seat).count())))
            holders.push_back(seat);
    return holders;
}

int View::hiddenCards() const
{
    int hidden = 0;
    for (int seat = 0; seat < players(); ++seat)
        if (seat != seat_)
            hidden += count(seat) - known(seat).count();
    return hidden;
}

std::optional<View::Beaten> View::lastBeaten() const
{
    if (handNumber_ == 0 || board_.leading())
        return std::nullopt;
    const auto plays = [](const Turn &turn) { return !turn.move.isPass(); };
    const auto last = std::find_if(turns_.rbegin(), turns_.rend(), plays);
    if (last == turns_.rend() || last->table.empty())
        return std::nullopt;
    const auto before = std::find_if(std::next(last), turns_.rend(), plays);
    const int owner = before == turns_.rend() ? start_.board.owner : before->seat;
    return Beaten{last->table, owner, last->seat, last->move.take};
}

void View::deal(const HandEvent &event)
{
    board_ = Board::start(players(), event, rules_.wholeHandLead);
    hand_ = {};
    shown_ = {};
    if (event.position) {
        std::copy(event.position->shown.begin(), event.position->shown.end(), shown_.begin());
        totals_ = event.position->totals;
    }
    known_ = shown_;
    start_ = {board_, shown_};
    turns_.clear();
    unseen_ = deckOf(rules_) - board_.table - board_.discard;
    for (std::size_t seat = 0; seat < event.hands.size(); ++seat) {
        counts_[seat] = event.hands[seat].count;
        if (static_cast<int>(seat) == seat_)
            hand_ = known_[seat] = event.hands[seat].cards;
        unseen_ -= known_[seat];
    }
    ++handNumber_;
}

void View::turn(int seat, Move move)
{
    const auto index = toIndex(seat);
    turns_.push_back({seat, move, board_.table});
    counts_[index] -= move.cards.count();
    const bool goesOut = counts_[index] == 0 && !move.isPass();
    known_[index] -= move.cards;
    shown_[index] -= move.cards;
    unseen_ -= move.cards;
    if (move.take != kNoCard) {
        ++counts_[index];
        known_[index].add(move.take);
        shown_[index].add(move.take);
    }
    board_.apply(move, goesOut);
    if (seat == seat_)
        hand_ = known_[index];
}

} // namespace meadhall::odin
