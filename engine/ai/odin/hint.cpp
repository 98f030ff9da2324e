#include "engine/ai/odin/hint.h"

#include "engine/ai/odin/odin_search.h"

#include <algorithm>

namespace meadhall::players {

namespace {

using namespace odin::ai;
using odin::Candidate;
using odin::MoveList;
using odin::rankOf;

constexpr int kShortHand = 3;

CardSet handAfter(const odin::View &view, odin::Move move)
{
    CardSet hand = view.hand() - move.cards;
    if (move.take != kNoCard)
        hand.add(move.take);
    return hand;
}

bool sharesColourOrNumber(CardSet hand, Card card)
{
    return !((hand - CardSet::of(card)) & (odin::cardsOf(odin::colourOf(card)) | odin::cardsOf(odin::numberOf(card))))
                .empty();
}

/// Whether a player with few cards could go out by following a set of that size.
bool letsShortHandOut(const odin::View &view, int size)
{
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && view.count(seat) <= kShortHand
            && (view.count(seat) == size || view.count(seat) == size + 1))
            return true;
    return false;
}

/// The minimum cover that any legal play leaves.
int fewestSets(const odin::View &view, const MoveList &moves)
{
    int fewest = odin::kHandSize;
    for (const Candidate &candidate : moves)
        if (!candidate.move.isPass())
            fewest = std::min(fewest, analyseHand(handAfter(view, candidate.move)).cover);
    return fewest;
}

void addTableReasons(const odin::View &view, const MoveInputs &inputs, odin::Move move, std::vector<HintReason> &why)
{
    const int before = view.board().table.count();
    const int size = move.cards.count();
    if (inputs[kUnbeatable] > 0)
        why.push_back(HintReason::CannotBeBeaten);
    else if (letsShortHandOut(view, size))
        why.push_back(HintReason::LetsSomebodyOut);
    if (before > 0 && letsShortHandOut(view, before) && (inputs[kUnbeatable] > 0 || !letsShortHandOut(view, size)))
        why.push_back(HintReason::BlocksSomebody);
}

void addHandReasons(const odin::View &view, const MoveInputs &inputs, const Candidate &candidate, int fewest,
                    std::vector<HintReason> &why)
{
    const odin::Move move = candidate.move;
    const int before = analyseHand(view.hand()).cover;
    const int after = analyseHand(handAfter(view, move)).cover;
    if (inputs[kShedsOrphan] > 0)
        why.push_back(HintReason::ShedsOrphan);
    if (after < before)
        why.push_back(HintReason::KeepsSetsWhole);
    else if (after > fewest)
        why.push_back(HintReason::BreaksSet);
    if (move.take != kNoCard)
        why.push_back(sharesColourOrNumber(handAfter(view, move), move.take) ? HintReason::TakesJoining
                                                                             : HintReason::TakesPoison);
}

std::vector<HintReason> reasons(const odin::View &view, const DecisionFeatures &decisionFeatures, const MoveList &moves,
                                const Candidate &candidate)
{
    const odin::Move move = candidate.move;
    std::vector<HintReason> why;
    if (move.cards == view.hand()) {
        why.push_back(HintReason::GoesOut);
        if (view.losesByGoingOut())
            why.push_back(HintReason::EndsGameBehind);
        return why;
    }
    if (moves.size() == 1)
        return {HintReason::Forced};
    const int fewest = fewestSets(view, moves);
    if (move.isPass()) {
        if (fewest >= analyseHand(view.hand()).cover)
            why.push_back(HintReason::WaitsForBetter);
        if (letsShortHandOut(view, view.board().table.count()))
            why.push_back(HintReason::LetsSomebodyOut);
        return why;
    }
    const MoveInputs inputs = decisionFeatures.inputs(candidate);
    if (inputs[kOneSet] > 0)
        why.push_back(HintReason::OneSetLeft);
    addTableReasons(view, inputs, move, why);
    addHandReasons(view, inputs, candidate, fewest, why);
    return why;
}

} // namespace

std::vector<HintReason> reasonsFor(const odin::View &view, odin::Move move)
{
    MoveList moves;
    moves.fill(view.board(), view.hand());
    const InformationState state = InformationState::of(view);
    return reasons(view, DecisionFeatures(state), moves, {move, rankOf(move.cards)});
}

namespace {

/// @param only compare only moves that play these cards; empty: all moves
std::vector<RankedMove> rank(const odin::View &view, CardSet only, int playouts, std::uint64_t seed,
                             std::stop_token stop, int maxMoves)
{
    search::Budget budget;
    budget.simulations = playouts;
    budget.deals = std::clamp(playouts / 5, 20, 1000);
    OdinSearch search(view, budget.deals * OdinSearch::kParticlesPerDeal, maxMoves, seed, {}, only);
    if (search.moves() == 0)
        return {};
    const auto estimates = search::evaluateMoves(search, budget, stop);
    MoveList moves;
    moves.fill(view.board(), view.hand());
    const InformationState state = InformationState::of(view);
    const DecisionFeatures decisionFeatures(state);
    std::vector<RankedMove> ranked;
    for (const search::MoveEstimate &each : estimates) {
        const Candidate &candidate = search.candidate(each.move);
        ranked.push_back(
            {candidate.move, each.points, each.utility, reasons(view, decisionFeatures, moves, candidate)});
    }
    // As in OdinPlayer: going out comes first, unless it loses the game.
    std::stable_partition(ranked.begin(), ranked.end(),
                          [](const RankedMove &each) { return each.why == std::vector{HintReason::GoesOut}; });
    return ranked;
}

} // namespace

std::vector<RankedMove> rankMoves(const odin::View &view, int playouts, std::uint64_t seed, std::stop_token stop,
                                  int maxMoves)
{
    return rank(view, {}, playouts, seed, std::move(stop), maxMoves);
}

std::optional<RankedMove> bestTake(const odin::View &view, CardSet cards, int playouts, std::uint64_t seed,
                                   std::stop_token stop)
{
    // One move per card of the beaten set, so kHandSize never cuts any off.
    const auto ranked = rank(view, cards, playouts, seed, std::move(stop), odin::kHandSize);
    return ranked.empty() ? std::nullopt : std::optional(ranked.front());
}

} // namespace meadhall::players
