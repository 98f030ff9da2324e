#include "engine/statistics/game_figures.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/ninjan/board.h"

#include <algorithm>

namespace meadhall::statistics {

namespace {

/// Counts while the events pass by.
class Counter {
public:
    explicit Counter(const GameEvent &game) : game_(game.game), players_(static_cast<int>(game.seats.size()))
    {
        figures_.seats.resize(game.seats.size());
        handTurns_.resize(game.seats.size());
    }

    void on(const GameEvent &) {}
    void on(const HandEvent &event)
    {
        dealt_ = event.hands;
        std::fill(handTurns_.begin(), handTurns_.end(), 0);
        leader_ = owner_ = -1;
    }
    void on(const PlayEvent &event)
    {
        if (owner_ < 0 || passes_ == players_ - 1) {
            endRound();
            leader_ = event.seat;
            ++seat(event.seat).leads;
        }
        owner_ = event.seat;
        passes_ = 0;
        countTurn(event.seat);
    }
    void on(const PassEvent &event)
    {
        ++passes_;
        ++seat(event.seat).passes;
        countTurn(event.seat);
    }
    void on(const HandOverEvent &event)
    {
        endRound();
        ++figures_.hands;
        int left = 0;
        for (std::size_t i = 0; i < event.points.size(); ++i) {
            figures_.seats[i].points.push_back(event.points[i]);
            left += event.points[i];
        }
        ++seat(owner_).wentOut;
        BestOfGame hand;
        for (const Card card : dealt_[toIndex(owner_)].cards)
            hand.cards.push_back(card);
        hand.turns = handTurns_[toIndex(owner_)];
        hand.value = left;
        offer(owner_, std::move(hand));
    }
    void on(const DealEvent &event)
    {
        std::array<Card, ninjan::kPiles> piles{};
        std::copy(event.piles.begin(), event.piles.end(), piles.begin());
        board_ = ninjan::Board::start(players_, piles);
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
        const bool fewest = traitsOf(game_).fewestPointsWin;
        const auto won = [&](std::size_t i) {
            return std::find(event.winners.begin(), event.winners.end(), static_cast<int>(i)) != event.winners.end();
        };
        for (std::size_t i = 0; i < figures_.seats.size(); ++i) {
            SeatFigures &own = figures_.seats[i];
            own.total = event.totals[i];
            own.won = won(i);
            if (game_ != Game::Odin)
                own.points = {own.total};
            for (std::size_t j = 0; j < figures_.seats.size() && !own.won; ++j)
                own.place += won(j) || (fewest ? event.totals[j] < own.total : event.totals[j] > own.total);
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
    void endRound()
    {
        if (leader_ >= 0 && leader_ == owner_)
            ++seat(leader_).leadsWon;
        leader_ = -1;
        passes_ = 0;
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
    int leader_ = -1, owner_ = -1, passes_ = 0;
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
