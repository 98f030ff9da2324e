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
#include "engine/table/fair_deal.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"
#include "ui/table/games/games.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QRandomGenerator>
#include <QSettings>

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <span>

namespace meadhall::ui {

namespace {

/// Separates the random stream for personas from others derived from the deal number.
constexpr std::uint64_t kSetupPersonaStream = 0x7065'7273'6f6e'6173u;

bool setupHasHouseRules(const GameSetup &setup, const odin::Edition &edition)
{
    return setup.firstStarterChosen == edition.firstStarterChosen && setup.nextStarter == edition.nextStarter
           && setup.wholeHandLead == edition.wholeHandLead && setup.pointsCountDown == edition.pointsCountDown
           && (setup.goat == odin::Goat::Out || edition.offersGoat)
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

QString setupKeyText(std::string_view key) { return QString::fromLatin1(QByteArrayView(key)); }

// Beside the settings of the game, which are replaced as a whole.
QString setupEvenKey(Game game)
{
    return QStringLiteral("levels/") + setupKeyText(traitsOf(game).name) + QStringLiteral("Even");
}

QString setupOwnLevelKey(Game game)
{
    return QStringLiteral("levels/") + setupKeyText(traitsOf(game).name) + QStringLiteral("Own");
}

/// @param unnamed number of the default name of a human without one; 0: none
std::string setupChairText(const ChairSetup &chair, int unnamed = 0)
{
    return players::textOf({chair.kind == ChairSetup::Kind::Human, chair.level, chair.persona.toStdString(), unnamed,
                            chair.command.toStdString(), chair.kind == ChairSetup::Kind::Guest});
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

// Enumerators are stored by name, so that the file stays readable and new ones can be added.
constexpr std::array<std::string_view, 5> kSetupEditionKeys{"international", "german", "russian", "ukrainian",
                                                            "boardGameArena"};
constexpr std::array<std::string_view, 3> kSetupTwoPlayerKeys{"allColours", "twoOutChosen", "twoOutRandom"};

using SetupKeys = std::span<const std::string_view>;

template <typename Enum> QString setupKeyOf(SetupKeys keys, Enum value) { return setupKeyText(keys[toIndex(value)]); }

/// Reads an enumerator; leaves `value` unchanged if the key is unknown.
template <typename Enum> void readSetupKey(const QSettings &settings, const QString &name, SetupKeys keys, Enum &value)
{
    const QString key = settings.value(name).toString();
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (key == setupKeyText(keys[i]))
            value = static_cast<Enum>(i);
}

/// @param name,face of a person
ChairSetup setupChairOf(const players::Chair &chair, const QString &name, const QString &face)
{
    const auto knownFace = [](const QString &id) { return personaIds().contains(id) ? id : QString(); };
    if (!chair.command.empty())
        return ChairSetup::program(QString::fromStdString(chair.command));
    if (chair.guest)
        return ChairSetup::guest(name);
    if (chair.human)
        return ChairSetup::human(name, knownFace(face));
    return ChairSetup::computer(chair.level, knownFace(QString::fromStdString(chair.persona)));
}

std::vector<ChairSetup> readSetupChairs(QSettings &settings)
{
    std::vector<ChairSetup> chairs;
    const int count = std::min(settings.beginReadArray(QStringLiteral("chairs")), odin::kMaxPlayers);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const auto seat = players::chairOf(settings.value(QStringLiteral("who")).toString().toStdString());
        if (!seat)
            continue;
        // A friend's name is of one game only.
        const QString name = seat->guest ? QString() : cleanName(settings.value(QStringLiteral("name")).toString());
        chairs.push_back(setupChairOf(*seat, name, settings.value(QStringLiteral("face")).toString()));
    }
    settings.endArray();
    return chairs;
}

} // namespace

std::vector<ChairSetup> GameSetup::defaultChairs()
{
    std::vector<ChairSetup> chairs(4, ChairSetup::computer(players::Level::Easy));
    chairs.front() = ChairSetup::human();
    return chairs;
}

GameSetup newcomersSetup(Game game)
{
    constexpr std::array kOdinFaces{"bjorn", "gudrun", "leif"}, kNinjanFaces{"sigrid", "gudrun", "halvdan"};
    GameSetup setup;
    setup.game = game;
    for (std::size_t i = 0; i < kOdinFaces.size(); ++i)
        setup.chairs[i + 1].persona = QLatin1String((game == Game::Odin ? kOdinFaces : kNinjanFaces)[i]);
    return setup;
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
    if (!preset.offersGoat)
        setup.goat = odin::Goat::Out;
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
    static constexpr MarkedText kNames[] = {
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
    return i < 0 ? QString() : kNames[i].translated("GameSetup");
}

QString levelName(players::Level level)
{
    static constexpr MarkedText kNames[] = {
        QT_TRANSLATE_NOOP3("GameSetup", "Beginner", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Easy", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Medium", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Hard", "level of a computer player"),
        QT_TRANSLATE_NOOP3("GameSetup", "Master", "level of a computer player"),
    };
    return kNames[toIndex(level)].translated("GameSetup");
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
               ? TableText::you()
               : QCoreApplication::translate("GameSetup", "Player %L1", "one of several people without a name").arg(n);
}

bool needsFairDeal(const GameSetup &setup)
{
    return std::any_of(setup.chairs.begin(), setup.chairs.end(), [](const ChairSetup &chair) {
        return chair.kind == ChairSetup::Kind::Guest || chair.kind == ChairSetup::Kind::Program;
    });
}

GameEvent toGameEvent(const GameSetup &setup)
{
    GameEvent event;
    event.game = setup.game;
    const bool isFair = needsFairDeal(setup);
    const std::uint64_t deal =
        setup.deal && !isFair ? *setup.deal : QRandomGenerator::global()->bounded(quint64{kLargestDealNumber}) + 1;
    if (isFair)
        event.fair = newFairDeal();
    else
        event.deal = deal;
    if (setup.game == Game::Odin) {
        odin::setRules(event,
                       {setupColours(setup, deal), setup.target, setup.nextStarter, setup.wholeHandLead, setup.goat});
        event.firstStarter = setup.firstStarterChosen ? setup.firstStarter : -1;
    }

    const std::vector<ChairSetup> chairs = setupWithPersonas(setup.chairs, deal);
    for (int i = 0; i < static_cast<int>(chairs.size()); ++i) {
        const ChairSetup &chair = chairs[toIndex(i)];
        event.seats.push_back(chairName(chairs, i).toStdString());
        const bool isUnnamed = chair.kind == ChairSetup::Kind::Human && chair.name.isEmpty();
        event.chairs.push_back(setupChairText(chair, isUnnamed ? i + 1 : 0));
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
    setup.goat = rules.goat;
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
        const QString name = seat->human && seat->unnamed > 0 ? QString() : QString::fromStdString(game.seats[i]);
        chairs.push_back(setupChairOf(*seat, cleanName(name), {}));
    }
    return chairs;
}

std::optional<players::Level> evenLevel(const QSettings &settings, Game game)
{
    bool isNumber = false;
    const int level = settings.value(setupEvenKey(game)).toInt(&isNumber);
    return isNumber && level >= 0 && level < players::kLevels ? std::optional(static_cast<players::Level>(level))
                                                              : std::nullopt;
}

void saveEvenLevel(QSettings &settings, Game game, std::optional<players::Level> level)
{
    if (!level)
        return settings.remove(setupEvenKey(game));
    if (!evenLevel(settings, game)) { // whoever has chosen another level than the first one before keeps it
        const std::vector<ChairSetup> chairs = loadSetup(settings, game).chairs;
        settings.setValue(setupOwnLevelKey(game),
                          std::any_of(chairs.begin(), chairs.end(), [](const ChairSetup &chair) {
                              return chair.kind == ChairSetup::Kind::Computer && chair.level != players::Level::Easy;
                          }));
    }
    settings.setValue(setupEvenKey(game), static_cast<int>(*level));
}

void saveSetup(QSettings &settings, const GameSetup &setup)
{
    // Another level than the offered one is what the person wants from now on.
    if (const auto even = evenLevel(settings, setup.game))
        settings.setValue(setupOwnLevelKey(setup.game),
                          std::any_of(setup.chairs.begin(), setup.chairs.end(), [&](const ChairSetup &chair) {
                              return chair.kind == ChairSetup::Kind::Computer && chair.level != *even;
                          }));
    const QString game = setupKeyText(traitsOf(setup.game).name);
    settings.setValue(QStringLiteral("newGame/game"), game);
    settings.beginGroup(QStringLiteral("newGame/") + game);
    settings.remove(QString());
    settings.beginWriteArray(QStringLiteral("chairs"), static_cast<int>(setup.chairs.size()));
    for (int i = 0; i < static_cast<int>(setup.chairs.size()); ++i) {
        const ChairSetup &chair = setup.chairs[toIndex(i)];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("who"), QString::fromStdString(setupChairText(chair)));
        if (chair.kind == ChairSetup::Kind::Human) {
            settings.setValue(QStringLiteral("name"), chair.name);
            settings.setValue(QStringLiteral("face"), chair.persona);
        }
    }
    settings.endArray();
    settings.setValue(QStringLiteral("edition"), setupKeyOf(kSetupEditionKeys, setup.edition));
    settings.setValue(QStringLiteral("target"), setup.target);
    settings.setValue(QStringLiteral("nextStarter"), setupKeyOf(odin::kNextStarterNames, setup.nextStarter));
    settings.setValue(QStringLiteral("wholeHandLead"), setupKeyOf(odin::kWholeHandLeadNames, setup.wholeHandLead));
    settings.setValue(QStringLiteral("goat"), setupKeyOf(odin::kGoatNames, setup.goat));
    settings.setValue(QStringLiteral("firstStarter"), setup.firstStarterChosen ? setup.firstStarter : -1);
    settings.setValue(QStringLiteral("twoPlayers"), setupKeyOf(kSetupTwoPlayerKeys, setup.twoPlayers));
    settings.setValue(QStringLiteral("coloursOut"), QString::fromStdString(odin::lettersOf(setup.coloursOut)));
    settings.setValue(QStringLiteral("pointsCountDown"), setup.pointsCountDown);
    settings.endGroup();
}

GameSetup loadSetup(QSettings &settings, std::optional<Game> game)
{
    GameSetup setup;
    settings.beginGroup(QStringLiteral("newGame"));
    const std::string last = settings.value(QStringLiteral("game")).toString().toStdString();
    setup.game = game.value_or(gameOfName(last).value_or(setup.game));
    const QString own = setupKeyText(traitsOf(setup.game).name);
    if (settings.childGroups().contains(own)) { // else what an older version has stored for all games
        settings.endGroup();
        settings.beginGroup(QStringLiteral("newGame/") + own);
    }
    if (auto chairs = readSetupChairs(settings); chairs.size() >= toIndex(odin::kMinPlayers))
        setup.chairs = std::move(chairs);
    readSetupKey(settings, QStringLiteral("edition"), kSetupEditionKeys, setup.edition);
    applyEdition(setup, setup.edition);

    bool isNumber = false;
    const int target = settings.value(QStringLiteral("target")).toInt(&isNumber);
    if (isNumber && target >= 1 && target <= kMaxTarget)
        setup.target = target;
    readSetupKey(settings, QStringLiteral("nextStarter"), odin::kNextStarterNames, setup.nextStarter);
    readSetupKey(settings, QStringLiteral("wholeHandLead"), odin::kWholeHandLeadNames, setup.wholeHandLead);
    readSetupKey(settings, QStringLiteral("goat"), odin::kGoatNames, setup.goat);
    const int starter = settings.value(QStringLiteral("firstStarter")).toInt(&isNumber);
    if (isNumber && starter >= -1 && starter < static_cast<int>(setup.chairs.size())) {
        setup.firstStarterChosen = starter >= 0;
        setup.firstStarter = std::max(starter, 0);
    }
    readSetupKey(settings, QStringLiteral("twoPlayers"), kSetupTwoPlayerKeys, setup.twoPlayers);
    odin::Colours out = 0;
    for (const QString letters = settings.value(QStringLiteral("coloursOut")).toString(); QChar letter : letters)
        if (const auto i = odin::kColourLetters.find(letter.toLatin1()); i != std::string_view::npos)
            out = static_cast<odin::Colours>(out | 1u << i);
    if (std::popcount(static_cast<unsigned>(out)) == 2)
        setup.coloursOut = out;
    if (const QVariant down = settings.value(QStringLiteral("pointsCountDown")); down.isValid())
        setup.pointsCountDown = down.toBool();
    settings.endGroup();

    // Duplicate names can only come from a manually edited file.
    for (const SetupProblem &problem : problemsOf(setup))
        if (problem.reason == SetupProblem::Reason::DuplicateName) {
            setup.chairs[toIndex(problem.chair)].name.clear();
            setup.chairs[toIndex(problem.chair)].persona.clear();
        }
    if (!problemsOf(setup).empty()) {
        setup.chairs = GameSetup::defaultChairs();
        setup.firstStarter = 0;
    }
    const auto even = evenLevel(settings, setup.game);
    for (ChairSetup &chair : setup.chairs)
        if (even && chair.kind == ChairSetup::Kind::Computer && !settings.value(setupOwnLevelKey(setup.game)).toBool())
            chair.level = *even;
    return setup;
}

} // namespace meadhall::ui
