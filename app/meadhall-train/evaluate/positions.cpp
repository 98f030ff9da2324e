// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/positions.h"

#include "engine/ai/odin/greedy.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/odin/odin_search.h"
#include "engine/ai/search/halving.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace meadhall::train {

namespace {

using namespace odin::ai;
using odin::MoveList;
using odin::rankIfSet;

// Moves within kEqualMargin of the best utility (engine/ai/odin/utility.h) count as right; a position is rejected if
// another move comes within kUnclearMargin.
constexpr double kEqualMargin = 0.006;
constexpr double kUnclearMargin = 0.03;
constexpr int kPlayouts = 20000;
constexpr int kFirstPlayouts = 600; // of a first search, which rejects most positions

/// A position from the viewpoint of seat 0: its hand, the other hand sizes, and the set on the table, played by seat
/// `from` and passed by the seats after it.
struct DrawnPosition {
    CardSet own;
    std::vector<int> counts; ///< of the seats from 1 on
    CardSet table;
    int from = 0;
    std::vector<int> totals; ///< points by seat; empty in the first hand
};

std::string namesOf(CardSet cards)
{
    std::string names;
    for (Card card : cards)
        names.append(names.empty() ? "" : " ").append(odin::nameOf(card));
    return names;
}

std::string nameOf(odin::Move move)
{
    if (move.isPass())
        return "pass";
    std::string name = namesOf(move.cards);
    if (move.take != kNoCard)
        name.append(" >").append(odin::nameOf(move.take));
    return name;
}

DrawnPosition drawPosition(Random &random)
{
    DrawnPosition drawn;
    const int players = 2 + static_cast<int>(random.below(5));
    const auto cards = shuffled(odin::deckOf(odin::usualColours(players)), random);
    std::size_t next = 2 + random.below(5);
    for (std::size_t i = 0; i < next; ++i)
        drawn.own.add(cards[i]);
    for (int seat = 1; seat < players; ++seat)
        drawn.counts.push_back(1 + static_cast<int>(random.below(random.below(2) == 0 ? 3 : 8)));
    if (random.below(3) > 0) {
        const std::size_t size = 1 + random.below(3);
        for (int tries = 0; tries < 200 && drawn.table.empty(); ++tries) {
            CardSet set;
            while (set.count() < static_cast<int>(size))
                set.add(cards[next + random.below(static_cast<std::uint32_t>(cards.size() - next))]);
            if (rankIfSet(set) != 0)
                drawn.table = set;
        }
        drawn.from = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(players - 1)));
    }
    if (random.below(4) == 0)
        for (int seat = 0; seat < players; ++seat)
            drawn.totals.push_back(static_cast<int>(random.below(14)));
    return drawn;
}

/// What seat 0 sees of the position.
Events eventsOf(const DrawnPosition &drawn)
{
    GameEvent game;
    game.seats.assign(drawn.counts.size() + 1, "seat");
    if (drawn.counts.size() == 1)
        odin::setRule(game, &odin::Rules::colours, odin::usualColours(2));
    Events events{game};
    if (!drawn.totals.empty())
        events.emplace_back(HandOverEvent{drawn.totals, drawn.totals});
    HandEvent hand{drawn.from, {SeenHand::open(drawn.own)}};
    for (const int count : drawn.counts)
        hand.hands.push_back(SeenHand::closed(count));
    hand.hands[toIndex(drawn.from)].count += drawn.table.count();
    events.emplace_back(hand);
    if (drawn.table.empty())
        return events;
    events.emplace_back(PlayEvent{drawn.from, drawn.table, kNoCard});
    for (std::size_t seat = toIndex(drawn.from) + 1; seat < hand.hands.size(); ++seat)
        events.emplace_back(PassEvent{static_cast<int>(seat)});
    return events;
}

/// The right moves, best first; empty if the result is ambiguous.
std::vector<odin::Move> rightMoves(const odin::View &view, int playouts, std::uint64_t seed)
{
    search::Budget budget;
    budget.simulations = playouts;
    budget.deals = playouts / 5;
    OdinSearch search(view, budget.deals, 10, seed);
    if (search.moves() < 2)
        return {};
    auto estimates = search::evaluateMoves(search, budget, {});
    std::stable_sort(estimates.begin(), estimates.end(),
                     [](const auto &a, const auto &b) { return a.utility > b.utility; });
    std::vector<odin::Move> right;
    for (const search::MoveEstimate &each : estimates) {
        const double loss = estimates.front().utility - each.utility;
        if (loss < kEqualMargin)
            right.push_back(search.candidate(each.move).move);
        else if (loss < kUnclearMargin)
            return {};
    }
    return right;
}

/// Whether a level plays one of the right moves, with several seeds.
bool levelFinds(const DrawnPosition &drawn, players::Level level, const std::vector<odin::Move> &right)
{
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        OdinPlayer player(0, players::odinStrength(level), seed);
        for (const Event &event : eventsOf(drawn))
            player.onEvent(event);
        const odin::Move move = odin::moveOf(player.answer(RequestKind::Move, {}));
        if (std::find(right.begin(), right.end(), move) == right.end())
            return false;
    }
    return true;
}

/// Prints a line of the test file.
void print(const DrawnPosition &drawn, const std::vector<odin::Move> &right, odin::Move greedy)
{
    const auto list = [](const auto &all, auto name) {
        std::string text;
        for (const auto &each : all)
            text.append(text.empty() ? "" : ", ").append(name(each));
        return text;
    };
    const auto number = [](int value) { return std::to_string(value); };
    const auto quoted = [](odin::Move move) { return std::string(1, '"').append(nameOf(move)).append(1, '"'); };
    std::printf("    {\"\", \"%s\", {%s}, \"%s\", %d, {%s}, {%s}}, // not %s\n", namesOf(drawn.own).c_str(),
                list(drawn.counts, number).c_str(), namesOf(drawn.table).c_str(), drawn.from,
                list(drawn.totals, number).c_str(), list(right, quoted).c_str(), nameOf(greedy).c_str());
    std::fflush(stdout);
}

} // namespace

void findPositions(int count, std::uint64_t seed)
{
    Random random(mixSeeds(seed, 60));
    MoveList moves;
    for (int i = 0; i < count; ++i) {
        const DrawnPosition drawn = drawPosition(random);
        odin::View view(0);
        for (const Event &event : eventsOf(drawn))
            view.apply(event);
        const odin::Move greedy = greedyMove(InformationState::of(view), moves, greedyWeights(view.players()));
        const auto wrong = [&](const std::vector<odin::Move> &right) {
            return right.empty() || std::find(right.begin(), right.end(), greedy) != right.end();
        };
        if (wrong(rightMoves(view, kFirstPlayouts, 1)))
            continue;
        const auto right = rightMoves(view, kPlayouts, 2);
        if (!wrong(right) && levelFinds(drawn, players::Level::Hard, right)
            && levelFinds(drawn, players::Level::Master, right))
            print(drawn, right, greedy);
    }
}

} // namespace meadhall::train
