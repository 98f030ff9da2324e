#include "watch.h"

#include "arena_table.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/core/random.h"

namespace meadhall::train {

namespace {

using Hands = std::array<CardSet, odin::kMaxPlayers>;

/// A player that reports its hand and, on the first chair, calls the observer.
class Watched : public seats::Player {
public:
    Watched(int seat, const seats::OdinStrength &strength, std::uint64_t seed, Hands &truth, const Look *look)
        : view_(seat), player_(seat, strength, seed), seed_(seed), truth_(truth), look_(look)
    {
    }

    void tell(const Event &event) override
    {
        view_.tell(event);
        player_.tell(event);
        truth_[static_cast<std::size_t>(view_.seat())] = view_.hand();
    }

    Event answer(Ask ask, std::stop_token stop) override
    {
        if (look_ != nullptr)
            (*look_)(view_, truth_, mixSeeds(seed_, view_.turns().size()));
        return player_.answer(ask, stop);
    }

private:
    odin::View view_;
    odin::ai::OdinPlayer player_;
    std::uint64_t seed_;
    Hands &truth_;
    const Look *look_;
};

} // namespace

void watchHands(const seats::OdinStrength &own, const seats::OdinStrength &others, int players, int hands,
                std::uint64_t seed, const Look &look)
{
    const seats::ArenaSettings settings = arenaTable(players, hands, seed);
    Hands truth{};
    seats::runArena(settings, [&](std::size_t chair, int seat, std::uint64_t chance) {
        return std::make_unique<Watched>(seat, chair == 0 ? own : others, chance, truth, chair == 0 ? &look : nullptr);
    });
}

} // namespace meadhall::train
