// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/seats/game_setup.h"

#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/core/shuffle.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/position.h"
#include "engine/players/chair.h"
#include "engine/record/clean_name.h"
#include "ui/base/text/text.h"
#include "ui/table/games/games.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>

#include <algorithm>
#include <bit>
#include <iterator>

namespace meadhall::ui {

namespace {

/// Separates the random stream for personas from others derived from the deal number.
constexpr std::uint64_t kSetupPersonaStream = 0x7065'7273'6f6e'6173u;

/// The result of QT_TRANSLATE_NOOP3.
struct SetupText {
    const char *source, *comment;
    QString translated() const { return QCoreApplication::translate("GameSetup", source, comment); }
};

bool setupHasHouseRules(const GameSetup &setup, const odin::Edition &edition)
{
    return setup.firstStarterChosen == edition.firstStarterChosen && setup.nextStarter == edition.nextStarter
           && setup.wholeHandLead == edition.wholeHandLead && setup.pointsCountDown == edition.pointsCountDown
           && (setup.chairs.size() != 2 || setup.twoPlayers == edition.twoPlayers);
}

const odin::Edition &setupPresetOf(odin::Edition::Id id) { return odin::kEditions[toIndex(id)]; }

/// The colours in the deck of this game.
odin::Colours setupColours(const GameSetup &setup, std::uint64_t deal)
{
    if (setup.chairs.size() != 2)
        return odin::kAllColours;
    switch (setup.twoPlayers) {
    case odin::TwoPlayerDeck::TwoOutChosen:
        return static_cast<odin::Colours>(odin::kAllColours & ~setup.coloursOut);
    case odin::TwoPlayerDeck::TwoOutRandom:
        return odin::randomColours(2, deal);
    case odin::TwoPlayerDeck::AllColours:
        break;
    }
    return odin::kAllColours;
}

/// Removes the persona with that name.
void setupRemoveNamed(QStringList &personas, const QString &name)
{
    personas.removeIf([&name](const QString &id) { return personaName(id).compare(name, Qt::CaseInsensitive) == 0; });
}

/// Assigns a persona to each computer that has none.
std::vector<ChairSetup> setupWithPersonas(std::vector<ChairSetup> chairs, std::uint64_t deal)
{
    QStringList free = personaIds();
    for (const ChairSetup &chair : chairs)
        free.removeAll(chair.persona);
    // A human may have the name of a persona, which is not assigned then.
    for (const ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Human)
            setupRemoveNamed(free, chair.name);
    Random random(mixSeeds(deal, kSetupPersonaStream));
    for (ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Computer && chair.persona.isEmpty() && !free.isEmpty())
            chair.persona = free.takeAt(random.below(static_cast<std::uint32_t>(free.size())));
    return chairs;
}

std::string setupChairText(const ChairSetup &chair, int index)
{
    const bool human = chair.kind == ChairSetup::Kind::Human;
    return players::textOf({human, chair.level, chair.persona.toStdString(),
                            human && chair.name.isEmpty() ? index + 1 : 0, chair.command.toStdString(),
                            chair.kind == ChairSetup::Kind::Guest});
}

/// To guests, the only person at this screen cannot be called “You”.
void nameHost(GameEvent &event, const std::vector<ChairSetup> &chairs)
{
    const auto isOf = [](ChairSetup::Kind kind) {
        return [kind](const ChairSetup &chair) { return chair.kind == kind; };
    };
    const auto human = std::find_if(chairs.begin(), chairs.end(), isOf(ChairSetup::Kind::Human));
    if (human == chairs.end() || !human->name.isEmpty()
        || std::count_if(chairs.begin(), chairs.end(), isOf(ChairSetup::Kind::Human)) != 1
        || std::none_of(chairs.begin(), chairs.end(), isOf(ChairSetup::Kind::Guest)))
        return;
    event.seats[static_cast<std::size_t>(human - chairs.begin())] =
        QCoreApplication::translate("GameSetup", "Host", "the person to whom the table belongs, for the guests there")
            .toStdString();
}

} // namespace

std::vector<ChairSetup> GameSetup::defaultChairs()
{
    return {ChairSetup::human(), ChairSetup::computer(players::Level::Easy),
            ChairSetup::computer(players::Level::Medium), ChairSetup::computer(players::Level::Easy)};
}

std::vector<SetupProblem> problemsOf(const GameSetup &setup)
{
    using Reason = SetupProblem::Reason;
    std::vector<SetupProblem> problems;
    const int chairs = static_cast<int>(setup.chairs.size());
    if (chairs < traitsOf(setup.game).minPlayers)
        problems.push_back({Reason::TooFewChairs});
    if (chairs > traitsOf(setup.game).maxPlayers)
        problems.push_back({Reason::TooManyChairs});

    QStringList names;
    for (int i = 0; i < chairs; ++i) {
        const ChairSetup &chair = setup.chairs[toIndex(i)];
        if (chair.kind == ChairSetup::Kind::Program && chair.command.trimmed().isEmpty())
            problems.push_back({Reason::NoCommand, i});
        // It will get a free persona.
        if (chair.kind == ChairSetup::Kind::Computer && chair.persona.isEmpty())
            continue;
        const QString name = chairName(setup.chairs, i).toCaseFolded();
        if (names.contains(name))
            problems.push_back({Reason::DuplicateName, i});
        names.append(name);
    }

    if (setup.game != Game::Odin) // the other games have no optional rules
        return problems;
    if (setup.target < 1)
        problems.push_back({Reason::TargetTooLow});
    if (setup.firstStarterChosen && (setup.firstStarter < 0 || setup.firstStarter >= chairs))
        problems.push_back({Reason::StarterMissing});
    if (chairs == 2 && setup.twoPlayers == odin::TwoPlayerDeck::TwoOutChosen
        && std::popcount(static_cast<unsigned>(setup.coloursOut & odin::kAllColours)) != 2)
        problems.push_back({Reason::NotTwoColours});
    return problems;
}

void applyEdition(GameSetup &setup, odin::Edition::Id edition)
{
    const odin::Edition &preset = setupPresetOf(edition);
    setup.edition = edition;
    setup.target = preset.target;
    setup.firstStarterChosen = preset.firstStarterChosen;
    setup.nextStarter = preset.nextStarter;
    setup.wholeHandLead = preset.wholeHandLead;
    setup.twoPlayers = preset.twoPlayers;
    setup.pointsCountDown = preset.pointsCountDown;
}

std::optional<odin::Edition::Id> editionOf(const GameSetup &setup)
{
    if (setupHasHouseRules(setup, setupPresetOf(setup.edition)))
        return setup.edition;
    for (const odin::Edition &edition : odin::kEditions)
        if (setupHasHouseRules(setup, edition))
            return edition.id;
    return std::nullopt;
}

const QStringList &personaIds()
{
    static const QStringList ids = [] {
        QStringList list;
        for (const players::Persona &persona : players::kPersonas)
            list.append(QString::fromLatin1(QByteArrayView(persona.id)));
        return list;
    }();
    return ids;
}

QString personaName(const QString &id)
{
    // In the order of players::kPersonas.
    static constexpr SetupText kNames[] = {
        QT_TRANSLATE_NOOP3("GameSetup", "Astrid", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Bjorn", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Gudrun", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Leif", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Sigrid", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Halvdan", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Ylva", "name of a persona"),
        QT_TRANSLATE_NOOP3("GameSetup", "Ivar", "name of a persona"),
    };
    static_assert(std::size(kNames) == players::kPersonas.size());
    const qsizetype i = personaIds().indexOf(id);
    return i < 0 ? QString() : kNames[i].translated();
}

QString levelName(players::Level level)
{
    static constexpr SetupText kNames[] = {
        QT_TRANSLATE_NOOP3("GameSetup", "Beginner", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Easy", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Medium", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Hard", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Master", "level of a computer player"),
    };
    return kNames[toIndex(level)].translated();
}

QString programName(const QString &command)
{
    const QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty())
        return {};
    // For an interpreter and its script, the script's name is used.
    const auto isFile = [](const QString &word) {
        return !word.startsWith(QLatin1Char('-'))
               && (word.contains(QLatin1Char('/')) || word.contains(QLatin1Char('.')));
    };
    const bool script = words.size() > 1 && isFile(words[1]);
    return cleanName(QFileInfo(words[script ? 1 : 0]).completeBaseName());
}

QString chairName(const std::vector<ChairSetup> &chairs, int chair)
{
    const ChairSetup &who = chairs[toIndex(chair)];
    if (who.kind == ChairSetup::Kind::Computer) {
        const QString name = personaName(who.persona);
        return name.isEmpty() ? QCoreApplication::translate("GameSetup", "Computer", "who sits on a chair") : name;
    }
    if (who.kind == ChairSetup::Kind::Program) {
        const QString own = programName(who.command);
        const QString name =
            own.isEmpty() ? QCoreApplication::translate("GameSetup", "Program", "who sits on a chair") : own;
        // The same program may occupy several chairs.
        const auto before = std::count_if(chairs.begin(), chairs.begin() + chair, [&](const ChairSetup &other) {
            return other.kind == ChairSetup::Kind::Program && programName(other.command) == own;
        });
        return before == 0 ? name : name + QLatin1Char(' ') + number(before + 1);
    }
    if (!who.name.isEmpty())
        return who.name;
    if (who.kind == ChairSetup::Kind::Guest) {
        const QString name = QCoreApplication::translate("GameSetup", "Guest", "who sits on a chair");
        const auto before = std::count_if(chairs.begin(), chairs.begin() + chair, [](const ChairSetup &other) {
            return other.kind == ChairSetup::Kind::Guest;
        });
        return before == 0 ? name : name + QLatin1Char(' ') + number(before + 1);
    }
    const auto people = std::count_if(chairs.begin(), chairs.end(),
                                      [](const ChairSetup &other) { return other.kind == ChairSetup::Kind::Human; });
    return defaultName(chair + 1, people == 1);
}

void assignPersonas(std::vector<ChairSetup> &chairs)
{
    QStringList free = personaIds();
    for (const ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Computer)
            free.removeAll(chair.persona);
    const auto assign = [&free](ChairSetup &chair) {
        if (!free.removeAll(chair.persona))
            chair.persona = free.isEmpty() ? QString() : free.takeFirst();
    };
    for (ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Human)
            assign(chair);
    for (const ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Human)
            setupRemoveNamed(free, chair.name);
    for (ChairSetup &chair : chairs)
        if (chair.kind == ChairSetup::Kind::Computer && chair.persona.isEmpty())
            assign(chair);
}

QString defaultName(int n, bool alone)
{
    return alone
               ? QCoreApplication::translate("GameSetup", "You", "the person at the screen, as the name of a seat")
               : QCoreApplication::translate("GameSetup", "Player %L1", "one of several people without a name").arg(n);
}

/// Every hand can be computed from the number of the deal. With guests nobody may know it, and if they or a program
/// could try all short numbers, they would find it.
static std::uint64_t dealFor(const GameSetup &setup)
{
    const auto sits = [&setup](ChairSetup::Kind kind) {
        return std::any_of(setup.chairs.begin(), setup.chairs.end(),
                           [kind](const ChairSetup &chair) { return chair.kind == kind; });
    };
    const bool guests = sits(ChairSetup::Kind::Guest);
    if (setup.deal && !guests)
        return *setup.deal;
    return guests || sits(ChairSetup::Kind::Program)
               ? QRandomGenerator::system()->generate64()
               : QRandomGenerator::global()->bounded(quint64{kLargestDealNumber}) + 1;
}

GameEvent toGameEvent(const GameSetup &setup)
{
    GameEvent event;
    event.game = setup.game;
    event.deal = dealFor(setup);
    if (setup.game == Game::Odin) {
        odin::setRules(event, {setupColours(setup, *event.deal), setup.target, setup.nextStarter, setup.wholeHandLead});
        event.firstStarter = setup.firstStarterChosen ? setup.firstStarter : -1;
    }

    const std::vector<ChairSetup> chairs = setupWithPersonas(setup.chairs, *event.deal);
    for (int i = 0; i < static_cast<int>(chairs.size()); ++i) {
        const ChairSetup &chair = chairs[toIndex(i)];
        event.seats.push_back(chairName(chairs, i).toStdString());
        event.chairs.push_back(setupChairText(chair, i));
    }
    nameHost(event, chairs);
    return event;
}

GameSetup dealOfDaySetup(players::Day day) { return setupOf(players::dealOfDay(day), {}); }

GameSetup setupOf(const GameEvent &game, const GameSetup &others)
{
    GameSetup setup = others;
    setup.game = game.game;
    setup.deal = game.deal;
    if (const auto chairs = chairsOf(game))
        setup.chairs = *chairs;
    if (game.game != Game::Odin)
        return setup;
    const odin::Rules rules = odin::rulesOf(game);
    setup.target = rules.target;
    setup.nextStarter = rules.nextStarter;
    setup.wholeHandLead = rules.wholeHandLead;
    setup.firstStarterChosen = game.firstStarter >= 0;
    setup.firstStarter = std::max(game.firstStarter, 0);
    setup.twoPlayers =
        rules.colours == odin::kAllColours ? odin::TwoPlayerDeck::AllColours : odin::TwoPlayerDeck::TwoOutChosen;
    if (rules.colours != odin::kAllColours)
        setup.coloursOut = static_cast<odin::Colours>(odin::kAllColours & ~rules.colours);
    if (const auto edition = odin::editionOf(game, setup.pointsCountDown))
        setup.edition = *edition;
    return setup;
}

std::optional<std::vector<ChairSetup>> chairsOf(const GameEvent &game)
{
    if (game.chairs.size() != game.seats.size() || game.seats.empty())
        return std::nullopt;
    std::vector<ChairSetup> chairs;
    for (std::size_t i = 0; i < game.chairs.size(); ++i) {
        const std::optional<players::Chair> seat = players::chairOf(game.chairs[i]);
        if (!seat)
            return std::nullopt;
        const QString persona = QString::fromStdString(seat->persona);
        if (!seat->command.empty())
            chairs.push_back(ChairSetup::program(QString::fromStdString(seat->command)));
        else if (seat->guest)
            chairs.push_back(ChairSetup::guest(cleanName(QString::fromStdString(game.seats[i]))));
        else if (!seat->human)
            chairs.push_back(ChairSetup::computer(seat->level, personaIds().contains(persona) ? persona : QString()));
        else
            chairs.push_back(
                ChairSetup::human(seat->unnamed > 0 ? QString() : cleanName(QString::fromStdString(game.seats[i]))));
    }
    return chairs;
}

} // namespace meadhall::ui
