// SPDX-License-Identifier: GPL-3.0-or-later
#include "chairs.h"

#include "engine/ai/ninjan/ninjan_player.h"
#include "engine/ai/odin/odin_player.h"
#include "engine/ai/odin/odin_search.h"
#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/table/bot_process.h"

#include <algorithm>
#include <array>
#include <map>

namespace meadhall::cli {
namespace {

/// Sets the strength for both games from the name of a level or engine.
/// @return false for an unknown name
bool setEngine(ChairSpec &chair, const QString &name)
{
    if (const auto level = players::levelNamed(name.toStdString())) {
        chair.odin = players::odinStrength(*level);
        chair.ninjan = ninjan::ai::strengthOf(*level);
    } else if (name == QLatin1String("random")) {
        chair.odin.engineKind = players::OdinEngineKind::Random;
        chair.ninjan.engineKind = ninjan::ai::EngineKind::Random;
    } else if (name == QLatin1String("greedy")) {
        chair.odin.engineKind = players::OdinEngineKind::Greedy;
        chair.ninjan.engineKind = ninjan::ai::EngineKind::Greedy;
    } else if (name == QLatin1String("policy")) {
        chair.odin.engineKind = players::OdinEngineKind::Policy;
        chair.ninjan.engineKind = ninjan::ai::EngineKind::Policy;
    } else {
        return false;
    }
    return true;
}

/// Parses the budget after '@': "200ms" or "5000".
/// @return false if it is invalid
bool setBudget(ChairSpec &chair, QString budget)
{
    const bool time = budget.endsWith(QLatin1String("ms"));
    if (time)
        budget.chop(2);
    bool number = false;
    const int count = budget.toInt(&number);
    if (!number || count < 1 || count > 10'000'000)
        return false;
    if (time) {
        chair.odin.milliseconds = count;
        chair.ninjan.milliseconds = count;
        chair.milliseconds = count;
    } else {
        // Playouts are deterministic in deal and move, so more playouts need more deals, and those more particles.
        const int deals = std::clamp(count / 5, 20, 3000);
        chair.odin.budgets = players::forAnyPlayers({deals * odin::ai::OdinSearch::kParticlesPerDeal, deals, count});
        chair.ninjan.simulations = count;
        chair.ninjan.deals = deals;
    }
    return true;
}

std::unique_ptr<players::Player> odinPlayer(const ChairSpec &chair, int seat, std::uint64_t seed)
{
    return std::make_unique<odin::ai::OdinPlayer>(seat, chair.odin, seed);
}

std::unique_ptr<players::Player> ninjanPlayer(const ChairSpec &chair, int seat, std::uint64_t seed)
{
    return std::make_unique<ninjan::ai::NinjanPlayer>(seat, chair.ninjan, seed);
}

/// Indexed by Game.
constexpr std::array kPlayerMakers{odinPlayer, ninjanPlayer};

using Programs = std::map<std::pair<std::size_t, int>, std::shared_ptr<BotProcess>>;

/// Forwards to a program that is shared between games and keeps running after this one.
class SharedProcessPlayer final : public players::Player {
public:
    explicit SharedProcessPlayer(std::shared_ptr<BotProcess> program) : program_(std::move(program)) {}
    void onEvent(const Event &event) override { program_->onEvent(event); }
    Event answer(RequestKind kind, std::stop_token stop) override { return program_->answer(kind, std::move(stop)); }

private:
    std::shared_ptr<BotProcess> program_;
};

} // namespace

QStringList chairTexts(const QString &list)
{
    QStringList texts{QString()};
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list[i] == QLatin1Char('\\') && i + 1 < list.size() && list[i + 1] == QLatin1Char(','))
            texts.last() += list[++i];
        else if (list[i] == QLatin1Char(','))
            texts.append(QString());
        else
            texts.last() += list[i];
    }
    return texts;
}

std::optional<ChairSpec> chairSpecOf(const QString &text)
{
    ChairSpec chair{text};
    const bool program = text.startsWith(QLatin1String("exec:"));
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    if (program) {
        const bool timed = at >= 0 && text.endsWith(QLatin1String("ms")) && setBudget(chair, text.mid(at + 1));
        chair.command = (timed ? text.left(at) : text).mid(5);
        return chair.command.trimmed().isEmpty() ? std::nullopt : std::optional(chair);
    }
    if (!setEngine(chair, at < 0 ? text : text.left(at)))
        return std::nullopt;
    const bool searches = chair.odin.engineKind == players::OdinEngineKind::Search;
    if (at >= 0 && (!searches || !setBudget(chair, text.mid(at + 1))))
        return std::nullopt;
    return chair;
}

std::unique_ptr<players::Player> seatedPlayer(const ChairSpec &chair, Game game, std::size_t number, int seat,
                                              std::uint64_t seed)
{
    if (chair.command.isEmpty())
        return kPlayerMakers.at(toIndex(game))(chair, seat, seed);
    // Per thread, because a QProcess belongs to the thread that started it.
    static thread_local Programs programs;
    auto &program = programs[{number, seat}];
    if (!program || !program->healthy())
        program = std::make_shared<BotProcess>(chair.command, seat, chair.milliseconds);
    return std::make_unique<SharedProcessPlayer>(program);
}

} // namespace meadhall::cli
