#include "app/meadhall-train/puzzles/candidates.h"

#include "engine/core/to_index.h"
#include "engine/review/judge/decisions.h"
#include "engine/review/judge/standings.h"

#include <algorithm>

namespace meadhall::train {

namespace {

using puzzle::Puzzle;
using puzzle::RatedAnswer;

RatedAnswer ratedOf(const review::Standing &standing)
{
    return {standing.answer, standing.points, standing.loss, standing.lossCi95};
}

RequestKind kindOf(const Event &answer)
{
    if (std::holds_alternative<ChooseEvent>(answer))
        return RequestKind::Choose;
    return std::holds_alternative<ResolveEvent>(answer) ? RequestKind::Pile : RequestKind::Move;
}

GameEvent withoutNames(GameEvent game)
{
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        game.seats[seat] = std::to_string(seat + 1);
    game.deal.reset();
    game.chairs.clear();
    return game;
}

/// The loss that counts: the certain one, in the last judgement.
double lossOf(const review::Standing &standing, const Screening &screening)
{
    return screening.share < 1 ? standing.loss : standing.loss - standing.lossCi95;
}

} // namespace

std::vector<SeenDecision> decisionsIn(const Events &events)
{
    std::vector<SeenDecision> decisions;
    for (const review::Decision &decision : review::decisionsOf(events)) {
        SeenDecision one{review::seenBefore(events, decision.line, decision.seat), decision.seat,
                         kindOf(decision.played)};
        std::erase_if(one.seen, [](const Event &event) { return std::holds_alternative<ChooseEvent>(event); });
        one.seen.front() = withoutNames(std::get<GameEvent>(one.seen.front()));
        decisions.push_back(std::move(one));
    }
    return decisions;
}

std::optional<Puzzle> judged(const SeenDecision &decision, const Events &natural, const Screening &screening)
{
    const Game game = std::get<GameEvent>(decision.seen.front()).game;
    const puzzle::Limits &limits = puzzle::limitsOf(game);
    const auto model = review::makeDecisionModel(decision.seen, decision.seat, natural.front());
    const auto dropFrom = [&](const Event &answer) {
        return std::find(natural.begin(), natural.end(), answer) == natural.end() ? limits.margin : limits.tempting;
    };
    const auto standings = review::standingsOf(*model, review::scaleOf(game),
                                               {screening.deals, screening.batches, screening.seed, dropFrom});
    Puzzle found;
    found.seat = decision.seat;
    found.seen = decision.seen;
    found.best = ratedOf(standings.front());
    found.deals = screening.deals;
    std::size_t next = 1;
    for (; next < standings.size() && standings[next].loss <= limits.equal; ++next)
        found.alsoGood.push_back(ratedOf(standings[next]));
    // The closest of the others, by what is certain.
    const auto second = std::min_element(standings.begin() + static_cast<std::ptrdiff_t>(next), standings.end(),
                                         [](const review::Standing &one, const review::Standing &other) {
                                             return one.loss - one.lossCi95 < other.loss - other.lossCi95;
                                         });
    // Of many good answers none has to be found.
    if (second == standings.end() || next > std::max<std::size_t>(1, standings.size() / 4 + 1)
        || lossOf(*second, screening) < screening.share * limits.margin)
        return std::nullopt;
    found.second = ratedOf(*second);
    for (const Event &answer : natural)
        for (const review::Standing &standing : standings)
            if (standing.answer == answer && lossOf(standing, screening) >= screening.share * limits.tempting) {
                found.tempting = ratedOf(standing);
                found.kind = puzzle::kindOf(found.seen, found.seat, found.best.answer, answer);
                return found;
            }
    return std::nullopt;
}

} // namespace meadhall::train
