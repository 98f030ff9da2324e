#include "guessing.h"

#include "seats/odin/guess.h"
#include "seats/odin/odin_player.h"
#include "self_play.h"

#include <chrono>
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

namespace meadhall::train {

namespace {

using namespace odin::ai;

// So much of every prediction is left to knowing nothing: no finite number of guesses may be surprised without end.
constexpr double kUnsure = 0.02;

struct Loss {
    double guessed = 0; ///< summed over hidden cards
    double knowingNothing = 0;
    double distinct = 0; ///< share of the deals that differ, summed over decisions
    double milliseconds = 0;
    int cards = 0;
    int decisions = 0;
};

void add(Loss &loss, const odin::View &view, const odin::Position &truth, int draws, int deals, std::uint64_t seed)
{
    const auto start = Guesser::Clock::now();
    const auto guesses = Guesser(view, policyWeights(view.players())).deals(draws, deals, Random(seed), {});
    loss.milliseconds += std::chrono::duration<double, std::milli>(Guesser::Clock::now() - start).count();
    loss.distinct += static_cast<double>(guesses.size());
    ++loss.decisions;
    double all = 0;
    for (const auto &guess : guesses)
        all += guess.weight;
    CardSet hidden = view.unseen();
    for (Card card : hidden) {
        const auto holderIn = [&](const auto &hands) {
            for (int seat = 0; seat < view.players(); ++seat)
                if (hands[static_cast<std::size_t>(seat)].contains(card))
                    return seat;
            return -1;
        };
        const int holder = holderIn(truth.hands);
        double right = 0;
        for (const auto &guess : guesses)
            right += holderIn(guess.deal.hands) == holder ? guess.weight : 0;
        int places = hidden.count(); // aside
        for (int seat = 0; seat < view.players(); ++seat)
            if (seat != view.seat()) {
                const int unknown = view.count(seat) - view.known(seat).count();
                if (seat == holder)
                    places = unknown;
                else if (holder < 0)
                    places -= unknown;
            }
        const double nothing = static_cast<double>(places) / hidden.count();
        loss.knowingNothing -= std::log(nothing);
        loss.guessed -= std::log(kUnsure * nothing + (1 - kUnsure) * right / all);
        ++loss.cards;
    }
}

Event eventOf(int seat, odin::Move move)
{
    if (move.isPass())
        return PassEvent{seat};
    return PlayEvent{seat, move.cards, move.take};
}

} // namespace

void measureGuesses(const seats::OdinStrength &own, const seats::OdinStrength &others, int players, int hands,
                    int draws, int deals, std::uint64_t seed)
{
    const odin::Colours colours = trainingColours(players);
    Loss loss;
    for (int number = 0; number < hands; ++number) {
        const std::uint64_t deal = mixSeeds(seed, static_cast<std::uint64_t>(number));
        OpenHand hand = startOfHand(colours, players, deal, number);
        std::vector<std::unique_ptr<OdinPlayer>> chairs;
        odin::View view(0);
        const auto tellAll = [&](const Event &event) {
            view.tell(event);
            for (auto &chair : chairs)
                chair->tell(event);
        };
        GameEvent game;
        game.seats.assign(static_cast<std::size_t>(players), "chair");
        game.odin.colours = colours;
        for (int seat = 0; seat < players; ++seat)
            chairs.push_back(std::make_unique<OdinPlayer>(seat, seat == 0 ? own : others, mixSeeds(deal, 7)));
        tellAll(game);
        for (int seat = 0; seat < players; ++seat) {
            HandEvent seen{hand.position.board.starter, {}};
            for (int i = 0; i < players; ++i) {
                const CardSet cards = hand.position.hands[static_cast<std::size_t>(i)];
                seen.hands.push_back(i == seat ? SeenHand::open(cards) : SeenHand::closed(cards.count()));
            }
            chairs[static_cast<std::size_t>(seat)]->tell(seen);
            if (seat == 0)
                view.tell(seen);
        }
        while (!hand.position.board.over) {
            const int turn = hand.position.board.turn;
            if (turn == 0)
                add(loss, view, hand.position, draws, deals, mixSeeds(deal, view.turns().size()));
            const Event answer = chairs[static_cast<std::size_t>(turn)]->answer(Ask::Move, {});
            const auto *play = std::get_if<PlayEvent>(&answer);
            const odin::Move move = play ? odin::Move{play->cards, play->take} : odin::Move::pass();
            hand.apply(move);
            tellAll(eventOf(turn, move));
        }
    }
    std::printf(
        "%d players, %d decisions: log loss %.4f a card (knowing nothing %.4f), %.0f different deals, %.2f ms\n",
        players, loss.decisions, loss.guessed / loss.cards, loss.knowingNothing / loss.cards,
        loss.distinct / loss.decisions, loss.milliseconds / loss.decisions);
}

} // namespace meadhall::train
