// What the hidden cards may be, given all that a seat has seen.
#pragma once

#include "engine/ai/ninjan/style.h"
#include "engine/ai/search/searchable.h"
#include "engine/games/ninjan/view.h"

#include <array>
#include <stop_token>
#include <vector>

namespace meadhall::ninjan::ai {

/// How a seat is thought to choose its cards.
enum class Manner : std::uint8_t { Policy, Greedy };
constexpr int kManners = 2;

const Style &styleOf(Manner manner, int players);

/// How widely a seat of that manner strays from its best card, in points of softmax temperature.
float strayingOf(Manner manner);

/// One way in which the hidden cards may lie.
struct Guess {
    std::array<CardSet, kMaxPlayers> hands{}; ///< not yet shown; the own one as it is
    std::array<Manner, kMaxPlayers> manners{};
    std::uint64_t chances = 0; ///< decides whatever else is left to chance in it
};

/// Draws deals that fit a view: a walk over the ways in which the hidden cards can lie, by swapping two of them, that
/// comes by each way as often as it is likely (Metropolis 1953). How likely is the chance that everybody would have
/// chosen the cards that were seen out of such a hand; how each seat plays is guessed with its cards.
class Guesser {
public:
    explicit Guesser(const View &view);

    /// Fewer if stopped.
    std::vector<search::Weighted<Guess>> deals(int count, Random random, const std::stop_token &stop);

private:
    /// A round of which all cards have been seen: how likely each card of the deck was chosen, beside the others.
    struct SeenRound {
        std::array<std::array<float, kCards>, kManners> pull{};
        std::array<Card, kMaxPlayers> chosen{};
    };
    struct Likelihood {
        std::array<std::array<float, kRounds>, kManners> sums{}; ///< of the pulls of all cards held, by round
        std::array<float, kManners> chance{1, 1};                ///< of what the seat did, by manner
        float all() const { return chance[0] + chance[1]; }
    };

    void readRounds();
    void addRound(const QuickGame &game, const std::array<Card, kMaxPlayers> &chosen);
    void shuffle(Random &random);
    void walk(int steps, Random &random);
    Likelihood swapped(const Likelihood &old, int seat, Card out, Card in) const;
    void weigh(Likelihood &likelihood, int seat) const;
    Guess guess(Random &random) const;

    const View &view_;
    std::vector<SeenRound> rounds_;
    std::vector<Card> cards_; ///< all hidden cards: the others' hands one after the other, then those out of play
    std::vector<int> owners_; ///< of each place; kNobody: out of play
    int held_ = 0;            ///< how many places are in hands
    std::array<Likelihood, kMaxPlayers> likelihoods_{};
};

} // namespace meadhall::ninjan::ai
