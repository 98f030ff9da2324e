// SPDX-License-Identifier: GPL-3.0-or-later
// Storage of the last settings of a new game. Enumerators are stored by name, so that the file stays readable and new
// ones can be added.
#include "engine/core/to_index.h"
#include "ui/table/seats/game_setup.h"

#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/record/clean_name.h"

#include <QSettings>

#include <algorithm>
#include <array>
#include <bit>
#include <span>

namespace meadhall::ui {

namespace {

constexpr std::array<std::string_view, 5> kSetupEditionKeys{"international", "german", "russian", "ukrainian",
                                                            "boardGameArena"};
constexpr std::array<std::string_view, 3> kSetupTwoPlayerKeys{"allColours", "twoOutChosen", "twoOutRandom"};

using SetupKeys = std::span<const std::string_view>;

QString setupKeyText(std::string_view key) { return QString::fromLatin1(QByteArrayView(key)); }

template <typename Enum> QString setupKeyOf(SetupKeys keys, Enum value) { return setupKeyText(keys[toIndex(value)]); }

/// Reads an enumerator; leaves `value` unchanged if the key is unknown.
template <typename Enum> void readSetupKey(const QSettings &settings, const QString &name, SetupKeys keys, Enum &value)
{
    const QString key = settings.value(name).toString();
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (key == setupKeyText(keys[i]))
            value = static_cast<Enum>(i);
}

QString portraitOrNone(const QString &id) { return personaIds().contains(id) ? id : QString(); }

std::vector<ChairSetup> readSetupChairs(QSettings &settings)
{
    std::vector<ChairSetup> chairs;
    const int count = std::min(settings.beginReadArray(QStringLiteral("chairs")), odin::kMaxPlayers);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const auto seat = players::chairOf(settings.value(QStringLiteral("who")).toString().toStdString());
        if (!seat)
            continue;
        const QString persona = portraitOrNone(QString::fromStdString(seat->persona));
        if (!seat->command.empty())
            chairs.push_back(ChairSetup::program(QString::fromStdString(seat->command)));
        else if (seat->guest)
            chairs.push_back(ChairSetup::guest()); // a friend's name is of one game only
        else if (seat->human)
            chairs.push_back(ChairSetup::human(cleanName(settings.value(QStringLiteral("name")).toString()),
                                               portraitOrNone(settings.value(QStringLiteral("face")).toString())));
        else
            chairs.push_back(ChairSetup::computer(seat->level, persona));
    }
    settings.endArray();
    return chairs;
}

} // namespace

void saveSetup(QSettings &settings, const GameSetup &setup)
{
    settings.beginGroup(QStringLiteral("newGame"));
    settings.remove(QString());
    settings.beginWriteArray(QStringLiteral("chairs"), static_cast<int>(setup.chairs.size()));
    for (int i = 0; i < static_cast<int>(setup.chairs.size()); ++i) {
        const ChairSetup &chair = setup.chairs[toIndex(i)];
        const bool human = chair.kind == ChairSetup::Kind::Human;
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("who"),
                          QString::fromStdString(
                              players::textOf({human, chair.level, chair.persona.toStdString(), 0,
                                               chair.command.toStdString(), chair.kind == ChairSetup::Kind::Guest})));
        if (human) {
            settings.setValue(QStringLiteral("name"), chair.name);
            settings.setValue(QStringLiteral("face"), chair.persona);
        }
    }
    settings.endArray();
    settings.setValue(QStringLiteral("game"), setupKeyText(traitsOf(setup.game).name));
    settings.setValue(QStringLiteral("edition"), setupKeyOf(kSetupEditionKeys, setup.edition));
    settings.setValue(QStringLiteral("target"), setup.target);
    settings.setValue(QStringLiteral("nextStarter"), setupKeyOf(odin::kNextStarterNames, setup.nextStarter));
    settings.setValue(QStringLiteral("wholeHandLead"), setupKeyOf(odin::kWholeHandLeadNames, setup.wholeHandLead));
    settings.setValue(QStringLiteral("firstStarter"), setup.firstStarterChosen ? setup.firstStarter : -1);
    settings.setValue(QStringLiteral("twoPlayers"), setupKeyOf(kSetupTwoPlayerKeys, setup.twoPlayers));
    settings.setValue(QStringLiteral("coloursOut"), QString::fromStdString(odin::lettersOf(setup.coloursOut)));
    settings.setValue(QStringLiteral("pointsCountDown"), setup.pointsCountDown);
    settings.endGroup();
}

GameSetup loadSetup(QSettings &settings)
{
    GameSetup setup;
    settings.beginGroup(QStringLiteral("newGame"));
    if (auto chairs = readSetupChairs(settings); chairs.size() >= toIndex(odin::kMinPlayers))
        setup.chairs = std::move(chairs);
    if (const auto game = gameOfName(settings.value(QStringLiteral("game")).toString().toStdString()))
        setup.game = *game;
    readSetupKey(settings, QStringLiteral("edition"), kSetupEditionKeys, setup.edition);
    applyEdition(setup, setup.edition);

    bool isNumber = false;
    const int target = settings.value(QStringLiteral("target")).toInt(&isNumber);
    if (isNumber && target >= 1 && target <= kMaxTarget)
        setup.target = target;
    readSetupKey(settings, QStringLiteral("nextStarter"), odin::kNextStarterNames, setup.nextStarter);
    readSetupKey(settings, QStringLiteral("wholeHandLead"), odin::kWholeHandLeadNames, setup.wholeHandLead);
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
    return setup;
}

} // namespace meadhall::ui
