#include "manners.h"

#include "arena_table.h"
#include "engine/ai/odin/odin_player.h"

#include <cstdio>

namespace meadhall::train {

namespace {

struct Tally {
    int decisions = 0;
    std::array<int, seats::kPersonas.size()> others{};
};

/// A neutral player that counts how often each persona would have answered differently.
class Asked : public seats::Player {
public:
    Asked(int seat, const seats::OdinStrength &strength, std::uint64_t seed, Tally &tally)
        : player_(seat, strength, seed), tally_(tally)
    {
        for (const seats::Persona &persona : seats::kPersonas)
            personas_.emplace_back(seat, strength, seed, persona.manners);
    }

    void tell(const Event &event) override
    {
        player_.tell(event);
        for (odin::ai::OdinPlayer &persona : personas_)
            persona.tell(event);
    }

    Event answer(Ask ask, std::stop_token stop) override
    {
        const Event answer = player_.answer(ask, stop);
        ++tally_.decisions;
        for (std::size_t i = 0; i < personas_.size(); ++i)
            tally_.others[i] += personas_[i].answer(ask, stop) == answer ? 0 : 1;
        return answer;
    }

private:
    odin::ai::OdinPlayer player_;
    std::vector<odin::ai::OdinPlayer> personas_;
    Tally &tally_;
};

} // namespace

void measureManners(const seats::OdinStrength &strength, int players, int hands, std::uint64_t seed)
{
    const seats::ArenaSettings settings = arenaTable(players, hands, seed);
    Tally tally;
    seats::runArena(settings, [&](std::size_t, int seat, std::uint64_t chance) {
        return std::make_unique<Asked>(seat, strength, chance, tally);
    });
    std::printf("%d players, %d decisions, others in per cent:", players, tally.decisions);
    for (std::size_t i = 0; i < seats::kPersonas.size(); ++i)
        std::printf(" %s %.1f", seats::kPersonas[i].id.data(), 100.0 * tally.others[i] / tally.decisions);
    std::printf("\n");
}

} // namespace meadhall::train
