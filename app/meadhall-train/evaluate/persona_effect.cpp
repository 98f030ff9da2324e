// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/evaluate/persona_effect.h"

#include "app/meadhall-train/evaluate/arena_table.h"
#include "engine/ai/odin/odin_player.h"

#include <cstdio>

namespace meadhall::train {

namespace {

struct Tally {
    int decisions = 0;
    std::array<int, players::kPersonas.size()> different{}; ///< decisions that a persona would make differently
};

/// A neutral player that counts how often each persona would have answered differently.
class PersonaComparison : public players::Player {
public:
    PersonaComparison(int seat, const players::OdinStrength &strength, std::uint64_t seed, Tally &tally)
        : player_(seat, strength, seed), tally_(tally)
    {
        for (const players::Persona &persona : players::kPersonas)
            personas_.emplace_back(seat, strength, seed, persona.playStyle);
    }

    void onEvent(const Event &event) override
    {
        player_.onEvent(event);
        for (odin::ai::OdinPlayer &persona : personas_)
            persona.onEvent(event);
    }

    Event answer(RequestKind kind, std::stop_token stop) override
    {
        Event answer = player_.answer(kind, stop);
        ++tally_.decisions;
        for (std::size_t i = 0; i < personas_.size(); ++i)
            tally_.different[i] += personas_[i].answer(kind, stop) == answer ? 0 : 1;
        return answer;
    }

private:
    odin::ai::OdinPlayer player_;
    std::vector<odin::ai::OdinPlayer> personas_;
    Tally &tally_;
};

} // namespace

void measurePersonaEffect(const players::OdinStrength &strength, int players, int hands, std::uint64_t seed)
{
    const players::ArenaSettings settings = arenaTable(players, hands, seed);
    Tally tally;
    players::runArena(settings, [&](std::size_t, int seat, std::uint64_t playerSeed) {
        return std::make_unique<PersonaComparison>(seat, strength, playerSeed, tally);
    });
    std::printf("%d players, %d decisions, different in per cent:", players, tally.decisions);
    for (std::size_t i = 0; i < players::kPersonas.size(); ++i)
        std::printf(" %s %.1f", players::kPersonas[i].id.data(), 100.0 * tally.different[i] / tally.decisions);
    std::printf("\n");
}

} // namespace meadhall::train
