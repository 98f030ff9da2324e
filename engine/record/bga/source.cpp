// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/bga/source.h"

#include "engine/games/games.h"
#include "engine/review/judge/decisions.h"

#include <algorithm>
#include <utility>

namespace meadhall::record::bga {

std::optional<CardSet> cardsOf(json::Value list, std::size_t most, std::optional<Card> (*cardOf)(json::Value value))
{
    CardSet cards;
    for (const json::Value one : itemsOf(list, most)) {
        const auto card = cardOf(one);
        if (!card || cards.contains(*card))
            return std::nullopt;
        cards.add(*card);
    }
    return cards;
}

bool isState(const Note &note, std::int64_t id)
{
    return note.reader == 0 && note.type == "gameStateChange" && numberOf(note.args, "id") == id;
}

void Protocol::begin(Game game, std::vector<Player> seats)
{
    seats_ = std::move(seats);
    ownSeat_ = seatOf(source_.own);
    GameEvent event;
    event.game = game;
    event.view = ownSeat_;
    for (const Player &player : seats_)
        event.seats.push_back(player.name);
    referee_ = makeReferee(event);
    events() = {event};
}

void Protocol::setGame(const std::function<void(GameEvent &game)> &change)
{
    auto &game = std::get<GameEvent>(events().front());
    change(game);
    referee_ = makeReferee(game);
    for (std::size_t i = 1; i < events().size(); ++i)
        referee_->apply(events()[i]);
}

int Protocol::seatOf(std::int64_t player) const
{
    const auto found =
        std::find_if(seats_.begin(), seats_.end(), [player](const Player &one) { return one.id == player; });
    return found == seats_.end() ? -1 : static_cast<int>(found - seats_.begin());
}

bool Protocol::add(const Event &event, std::int64_t move)
{
    if (referee_->whyIllegal(event) != Reason::None)
        return refuse(Refusal::Rules, move);
    referee_->apply(event);
    events().push_back(event);
    return true;
}

bool Protocol::refuse(Refusal refusal, std::int64_t move)
{
    if (!isRefused()) {
        import_.refusal = refusal;
        import_.move = move;
    }
    return false;
}

void Protocol::stop()
{
    if (std::exchange(stopped_, true))
        return;
    if (source_.left.empty())
        addNotice({Notice::Kind::TurnMissing});
    else
        addNotice({Notice::Kind::Left, source_.left});
}

void Protocol::finish()
{
    if (isRefused())
        return;
    const Events events = std::exchange(this->events(), {});
    const auto &game = std::get<GameEvent>(events.front());
    if (whyIllegal(game) != Reason::None) {
        refuse(Refusal::Rules);
        return;
    }
    referee_ = makeReferee(game);
    this->events() = {game};
    for (std::size_t i = 1; i < events.size(); ++i)
        if (!add(events[i], 0))
            return;
    if (review::decisionsOf(events).empty())
        refuse(Refusal::Nothing);
}

} // namespace meadhall::record::bga
