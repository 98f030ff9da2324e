// SPDX-License-Identifier: GPL-3.0-or-later
#include "legal.h"
#include "engine/games/games.h"

#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <algorithm>

namespace meadhall::soak {

namespace {

Game gameOf(const Table &table) { return std::get<GameEvent>(table.record().front()).game; }

template <class View> View viewOf(const Table &table, int seat)
{
    View view(seat);
    for (const Event &event : table.seenBy(seat))
        view.apply(event);
    return view;
}

} // namespace

Legal::Legal(const Table &table, int seat)
    : table_(table), referee_(makeReferee(std::get<GameEvent>(table.record().front()))), seat_(seat)
{
    for (std::size_t i = 1; i < table.record().size(); ++i)
        referee_->apply(table.record()[i]);
    if (gameOf(table) == Game::Odin) {
        const auto view = viewOf<odin::View>(table, seat);
        hand_ = view.hand();
        tableSet_ = view.board().table;
    } else {
        hand_ = viewOf<ninjan::View>(table, seat).hand();
    }
}

bool Legal::allows(const Event &answer) const
{
    return table_.humanSeat(seat_) && referee_->whyAnswerRefused(seat_, answer) == Reason::None;
}

bool Legal::isAsked() const
{
    const std::vector<Request> requests = table_.openRequests();
    return seat_ >= 0
           && std::any_of(requests.begin(), requests.end(), [this](const Request &one) { return one.seat == seat_; });
}

bool Legal::canPlay(CardSet cards) const
{
    if (cards.empty())
        return false;
    for (Card take : tableSet_)
        if (allows(PlayEvent{seat_, cards, take}))
            return true;
    return allows(PlayEvent{seat_, cards, kNoCard});
}

bool Legal::canLeadAll() const { return tableSet_.empty() && hand_.count() > 1 && canPlay(hand_); }

bool Legal::canPass() const { return allows(PassEvent{seat_}); }

bool Legal::canChoose(Card card) const { return allows(ChooseEvent{seat_, card}); }

bool Legal::canChooseAny() const
{
    for (Card card : hand_)
        if (canChoose(card))
            return true;
    return false;
}

bool Legal::isAskedFor(RequestKind kind) const
{
    const std::vector<Request> requests = table_.openRequests();
    return seat_ >= 0 && std::find(requests.begin(), requests.end(), Request{seat_, kind}) != requests.end();
}

int Legal::pileChooser() const
{
    for (const Request &one : table_.openRequests())
        if (one.kind == RequestKind::Pile && table_.humanSeat(one.seat) && (one.seat == seat_ || seat_ == kSpectator))
            return one.seat;
    return kSpectator;
}

bool Legal::mustChoosePile() const { return pileChooser() >= 0; }

bool Legal::canTakePile(int pile) const
{
    const auto view = viewOf<ninjan::View>(table_, kSpectator);
    const ResolveEvent answer{pileChooser(), view.board().current().card, pile};
    return referee_->whyAnswerRefused(answer.seat, answer) == Reason::None;
}

CardSet hiddenCards(const Table &table, int seat)
{
    if (gameOf(table) == Game::Ninjan)
        return viewOf<ninjan::View>(table, seat).hand();
    const auto view = viewOf<odin::View>(table, seat);
    return view.handRunning() ? view.hand() - viewOf<odin::View>(table, kSpectator).known(seat) : CardSet{};
}

} // namespace meadhall::soak
