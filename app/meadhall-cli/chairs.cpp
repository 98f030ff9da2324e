#include "chairs.h"

#include "seats/chair.h"
#include "seats/odin/odin_player.h"
#include "table/bot_process.h"

#include <algorithm>
#include <map>

namespace meadhall::cli {
namespace {

std::optional<seats::OdinStrength> strengthOf(const QString &name)
{
    for (std::size_t i = 0; i < seats::kLevelNames.size(); ++i)
        if (name.toStdString() == seats::kLevelNames[i])
            return seats::kOdinStrengths[i];
    if (name == QLatin1String("random"))
        return seats::OdinStrength{seats::OdinBrain::Random};
    if (name == QLatin1String("greedy"))
        return seats::OdinStrength{seats::OdinBrain::Greedy};
    if (name == QLatin1String("policy"))
        return seats::OdinStrength{seats::OdinBrain::Policy};
    return std::nullopt;
}

/// Takes "@200ms" or "@5000" into the chair.
bool takeBudget(ChairSpec &chair, QString budget)
{
    const bool time = budget.endsWith(QLatin1String("ms"));
    if (time)
        budget.chop(2);
    bool number = false;
    const int count = budget.toInt(&number);
    if (!number || count < 1 || count > 10'000'000)
        return false;
    if (time) {
        chair.strength.milliseconds = count;
        chair.milliseconds = count;
    } else {
        chair.strength.simulations = count;
        // A playout of a deal comes out the same each time: more playouts need more deals, and those more guesses.
        chair.strength.deals = std::clamp(count / 5, 20, 3000);
        chair.strength.draws = chair.strength.deals * 5 / 2;
    }
    return true;
}

using Programs = std::map<std::pair<std::size_t, int>, std::shared_ptr<BotProcess>>;

/// Speaks to a program that lives on after the game.
class Borrowed final : public seats::Player {
public:
    explicit Borrowed(std::shared_ptr<BotProcess> program) : program_(std::move(program)) {}
    void tell(const Event &event) override { program_->tell(event); }
    Event answer(Ask ask, std::stop_token stop) override { return program_->answer(ask, std::move(stop)); }

private:
    std::shared_ptr<BotProcess> program_;
};

} // namespace

std::optional<ChairSpec> chairOf(const QString &text)
{
    ChairSpec chair{text};
    const bool program = text.startsWith(QLatin1String("exec:"));
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    if (program) {
        const bool timed = at >= 0 && text.endsWith(QLatin1String("ms")) && takeBudget(chair, text.mid(at + 1));
        chair.command = (timed ? text.left(at) : text).mid(5);
        return chair.command.trimmed().isEmpty() ? std::nullopt : std::optional(chair);
    }
    const auto strength = strengthOf(at < 0 ? text : text.left(at));
    if (!strength)
        return std::nullopt;
    chair.strength = *strength;
    if (at >= 0 && !takeBudget(chair, text.mid(at + 1)))
        return std::nullopt;
    return chair;
}

std::unique_ptr<seats::Player> seatedPlayer(const ChairSpec &chair, std::size_t number, int seat, std::uint64_t seed)
{
    if (chair.command.isEmpty())
        return std::make_unique<odin::ai::OdinPlayer>(seat, chair.strength, seed);
    // A process belongs to the thread that started it.
    static thread_local Programs programs;
    auto &program = programs[{number, seat}];
    if (!program || !program->healthy())
        program = std::make_shared<BotProcess>(chair.command, seat, chair.milliseconds);
    return std::make_unique<Borrowed>(program);
}

} // namespace meadhall::cli
