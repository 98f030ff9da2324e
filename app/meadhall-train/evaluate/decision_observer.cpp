// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/decision_observer.h"

#include "app/meadhall-train/evaluate/arena_table.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/core/random.h"
#include "engine/core/to_index.h"

namespace meadhall::train {

namespace {

using Hands = std::array<CardSet, odin::kMaxPlayers>;

/// A player that records its hand after each event and, on the first chair, calls the observer.
class ObservedPlayer : public players::Player {
public:
    ObservedPlayer(int seat, const players::OdinStrength &strength, std::uint64_t seed, Hands &actualHands,
                   const DecisionCallback *observe)
        : view_(seat), player_(seat, strength, seed), seed_(seed), actualHands_(actualHands), observe_(observe)
    {
    }

    void onEvent(const Event &event) override
    {
        view_.apply(event);
        player_.onEvent(event);
        actualHands_[toIndex(view_.seat())] = view_.hand();
    }

    Event answer(RequestKind kind, std::stop_token stop) override
    {
        if (observe_ != nullptr)
            (*observe_)(view_, actualHands_, mixSeeds(seed_, view_.turns().size()));
        return player_.answer(kind, stop);
    }

private:
    odin::View view_;
    odin::ai::OdinPlayer player_;
    std::uint64_t seed_;
    Hands &actualHands_;
    const DecisionCallback *observe_;
};

} // namespace

void observeDecisions(const players::OdinStrength &own, const players::OdinStrength &others, int players, int hands,
                      std::uint64_t seed, const DecisionCallback &observe)
{
    const players::ArenaSettings settings = arenaTable(players, hands, seed);
    Hands actualHands{};
    players::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t playerSeed) {
        return std::make_unique<ObservedPlayer>(seat, chair == 0 ? own : others, playerSeed, actualHands,
                                                chair == 0 ? &observe : nullptr);
    });
}

} // namespace meadhall::train
