#include "seats/ninjan/ninjan_player.h"

#include "ninjan/throwing.h"
#include "seats/ninjan/greedy.h"
#include "search/softmax.h"

#include <vector>

namespace meadhall::ninjan::ai {

// The seat is mixed in, so that players with one seed do not throw the same symbols for ever.
NinjanPlayer::NinjanPlayer(int seat, Strength strength, std::uint64_t seed)
    : view_(seat), strength_(strength), seed_(mixSeeds(seed, static_cast<std::uint64_t>(seat)))
{
}

Event NinjanPlayer::answer(Ask ask, std::stop_token)
{
    const Board &board = view_.board();
    const int seat = view_.seat();
    if (ask == Ask::Choose && view_.mayChoose())
        return ChooseEvent{seat, chooseCard()};
    if (ask == Ask::Pile && view_.dealt() && board.turn() == seat)
        return ResolveEvent{seat, board.current().card, choosePile()};
    if (ask == Ask::Throw && board.phase == Phase::Throw)
        return ownThrow(view_.players(), seat, static_cast<Suit>(decisionChances(ask).below(kSuits)));
    return ChooseEvent{seat, kNoCard};
}

/// Each decision has chances of its own, so that undoing one and coming back to it gives the same answer.
Random NinjanPlayer::decisionChances(Ask ask) const
{
    const auto turns = static_cast<std::uint64_t>(view_.turns().size() + view_.throws().size());
    return Random(mixSeeds(mixSeeds(seed_, static_cast<std::uint64_t>(ask)), turns));
}

Card NinjanPlayer::chooseCard() const
{
    Random random = decisionChances(Ask::Choose);
    std::vector<Card> cards;
    std::vector<float> scores;
    for (Card card : view_.hand()) {
        cards.push_back(card);
        scores.push_back(static_cast<float>(greedyScore(view_.board(), card)));
    }
    const int count = static_cast<int>(cards.size());
    if (strength_.brain == Brain::Random)
        return cards[random.below(static_cast<std::uint32_t>(count))];
    return cards[static_cast<std::size_t>(
        search::drawBySoftmax(scores.data(), count, strength_.temperature, random))];
}

int NinjanPlayer::choosePile() const
{
    Random random = decisionChances(Ask::Pile);
    std::vector<int> piles;
    std::vector<float> scores;
    for (int pile = 0; pile < kPiles; ++pile)
        if (has(view_.board().allowedPiles(), pile)) {
            piles.push_back(pile);
            scores.push_back(static_cast<float>(greedyScore(view_.board(), pile)));
        }
    const int count = static_cast<int>(piles.size());
    if (strength_.brain == Brain::Random)
        return piles[random.below(static_cast<std::uint32_t>(count))];
    return piles[static_cast<std::size_t>(
        search::drawBySoftmax(scores.data(), count, strength_.temperature, random))];
}

} // namespace meadhall::ninjan::ai
