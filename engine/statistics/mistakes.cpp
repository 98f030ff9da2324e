// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/mistakes.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"

#include <algorithm>

namespace meadhall::statistics {

namespace {

constexpr int kLastRoundsFrom = 7;

/// @param before the view before the decision
MistakeKind kindOf(const odin::View &before, int seat, const Event &played, const Event &best)
{
    const auto *own = std::get_if<PlayEvent>(&played);
    const auto *other = std::get_if<PlayEvent>(&best);
    const auto goesOut = [&](const PlayEvent *play) { return play && play->cards.count() == before.count(seat); };
    if (goesOut(own) != goesOut(other))
        return MistakeKind::GoingOut;
    if (before.board().leading())
        return MistakeKind::Lead;
    if (!own || !other)
        return MistakeKind::Pass;
    return own->cards == other->cards ? MistakeKind::PickUp : MistakeKind::Answer;
}

/// @param before the view before the decision
/// @param revealed the cards of the round, by seat
MistakeKind kindOf(const ninjan::View &before, int seat, const Event &played, const std::vector<Card> &revealed)
{
    if (!std::holds_alternative<ChooseEvent>(played))
        return MistakeKind::PileTaken;
    for (std::size_t i = 0; i < revealed.size(); ++i)
        if (i != toIndex(seat) && ninjan::numberOf(revealed[i]) == ninjan::numberOf(revealed[toIndex(seat)]))
            return MistakeKind::EqualCards;
    return before.board().round >= kLastRoundsFrom ? MistakeKind::LastRounds : MistakeKind::CardChosen;
}

/// The next revealed cards, by seat.
std::vector<Card> revealedAfter(const Events &events, std::size_t index)
{
    for (std::size_t i = index; i < events.size(); ++i)
        if (const auto *reveal = std::get_if<RevealEvent>(&events[i]))
            return reveal->cards;
    return {};
}

} // namespace

std::vector<MistakeKind> mistakeKinds(Game game)
{
    using enum MistakeKind;
    if (game == Game::Odin)
        return {Answer, Pass, Lead, PickUp, GoingOut};
    return {CardChosen, PileTaken, EqualCards, LastRounds};
}

std::optional<SeatReview> reviewOf(const Events &events, const review::Review &review, int seat)
{
    const auto decisions = review::decisionsOf(events);
    if (std::any_of(decisions.begin(), decisions.end(), [&](const review::Decision &decision) {
            return decision.seat == seat && !review.decisions.contains(decision.line);
        }))
        return std::nullopt;
    const auto &game = std::get<GameEvent>(events.front());
    SeatReview counted;
    odin::View odin(kSpectator);
    ninjan::View ninjan(kSpectator);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto judged = review.decisions.find(static_cast<int>(i) + 1);
        if (judged != review.decisions.end() && judged->second.decision.seat == seat) {
            const review::Judgement &judgement = judged->second.judgement;
            ++counted.verdicts[toIndex(judgement.verdict)];
            if (judgement.verdict >= review::Verdict::Doubtful) {
                const MistakeKind kind = game.game == Game::Odin
                                             ? kindOf(odin, seat, events[i], judgement.best)
                                             : kindOf(ninjan, seat, events[i], revealedAfter(events, i));
                ++counted.kinds[toIndex(kind)].count;
                counted.kinds[toIndex(kind)].lost += judgement.loss;
            }
        }
        if (game.game == Game::Odin)
            odin.apply(events[i]);
        else
            ninjan.apply(events[i]);
    }
    return counted;
}

} // namespace meadhall::statistics
