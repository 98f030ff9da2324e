// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/game_figures.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/board.h"
#include "engine/games/odin/view.h"

#include <algorithm>

namespace meadhall::statistics {

namespace {

/// Counts the events of a game, which are given to it one after another.
class Counter {
public:
    explicit Counter(const GameEvent &game) : game_(game.game), players_(static_cast<int>(game.seats.size()))
    {
        figures_.seats.resize(game.seats.size());
        handTurns_.resize(game.seats.size());
    }

    void on(const GameEvent &event) { view_.apply(event); }
    void on(const HandEvent &event)
    {
        view_.apply(event);
        dealt_ = event.hands;
        std::fill(handTurns_.begin(), handTurns_.end(), 0);
    }
    void on(const PlayEvent &event)
    {
        if (view_.board().leading())
            ++seat(event.seat).leads;
        countTurn(event.seat);
        view_.apply(event);
        if (view_.board().over)
            countRound(view_.board());
    }
    void on(const PassEvent &event)
    {
        ++seat(event.seat).passes;
        countTurn(event.seat);
        const odin::Board before = view_.board();
        view_.apply(event);
        if (view_.board().leading())
            countRound(before);
    }
    void on(const HandOverEvent &event)
    {
        const int out = view_.board().owner;
        ++figures_.hands;
        int left = 0;
        for (std::size_t i = 0; i < event.points.size(); ++i) {
            figures_.seats[i].points.push_back(event.points[i]);
            left += event.points[i];
        }
        ++seat(out).wentOut;
        BestOfGame hand;
        for (const Card card : dealt_[toIndex(out)].cards)
            hand.cards.push_back(card);
        hand.turns = handTurns_[toIndex(out)];
        hand.value = left;
        offer(out, std::move(hand));
    }
    void on(const DealEvent &event)
    {
        board_ = ninjan::Board::start(players_, event);
        figures_.hands = 1;
    }
    void on(const ChooseEvent &event) { board_.choose(event.seat); }
    void on(const RevealEvent &event) { board_.reveal(event.cards); }
    void on(const ResolveEvent &event)
    {
        SeatFigures &own = seat(event.seat);
        ++own.cardsPlayed;
        ++own.suits[toIndex(ninjan::suitOf(event.card))];
        const ninjan::Piles beaten = board_.beatenPiles(event.card);
        const ninjan::Pile pile = board_.piles[toIndex(event.pile)];
        bool onlyBad = beaten != 0;
        for (int i = 0; i < ninjan::kPiles; ++i)
            onlyBad = onlyBad && (!ninjan::has(beaten, i) || board_.piles[toIndex(i)].sum() < 0);
        own.forced += onlyBad;
        if (beaten != 0)
            offer(event.seat, {{pile.begin(), pile.end()}, 0, pile.sum(), event.card});
        board_.resolve(event.pile);
    }
    void on(const ThrowEvent &) {}
    void on(const GameOverEvent &event)
    {
        for (const int winner : event.winners)
            seat(winner).won = true;
        for (int i = 0; i < players_; ++i) {
            SeatFigures &own = seat(i);
            own.total = event.totals[toIndex(i)];
            own.place = placeOf(game_, event.totals, event.winners, i);
            if (game_ != Game::Odin)
                own.points = {own.total};
        }
    }

    GameFigures finished() { return std::move(figures_); }

private:
    SeatFigures &seat(int number) { return figures_.seats[toIndex(number)]; }
    void countTurn(int number)
    {
        ++seat(number).turns;
        ++handTurns_[toIndex(number)];
    }
    /// @param last the board with the last set of a round on it
    void countRound(const odin::Board &last)
    {
        if (last.roundLeader == last.owner)
            ++seat(last.owner).leadsWon;
    }
    void offer(int number, BestOfGame candidate)
    {
        std::optional<BestOfGame> &best = seat(number).best;
        if (!best || isBetter(game_, candidate, *best))
            best = std::move(candidate);
    }

    Game game_;
    int players_;
    GameFigures figures_;
    std::vector<SeenHand> dealt_;
    std::vector<int> handTurns_; ///< by seat, in this hand
    odin::View view_{kSpectator};
    ninjan::Board board_;
};

} // namespace

GameFigures figuresOf(const Events &events)
{
    Counter counter(std::get<GameEvent>(events.front()));
    for (const Event &event : events)
        std::visit([&counter](const auto &member) { counter.on(member); }, event);
    return counter.finished();
}

bool isBetter(Game game, const BestOfGame &best, const BestOfGame &other)
{
    if (best.value != other.value)
        return best.value > other.value;
    return game == Game::Odin && best.turns < other.turns;
}

} // namespace meadhall::statistics
