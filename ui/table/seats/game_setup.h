// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of a new game: seats and rules. Edited in a dialog, stored in the settings, converted to the first event of
// the game.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/event.h"
#include "engine/games/odin/rules.h"
#include "engine/players/deal_of_day.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QSettings;

namespace meadhall::ui {

/// Occupant of a seat of a new game.
struct ChairSetup {
    enum class Kind : std::uint8_t { Human, Computer, Program, Guest };
    Kind kind = Kind::Human;
    QString name; ///< Human: empty: the default name. Guest: of an earlier game; empty: nobody has come yet
    players::Level level = players::Level::Medium; ///< Computer only
    QString
        persona; ///< an id of personaIds(); empty: any free one. Human: the face only. Not used by programs and guests
    QString command{}; ///< Program only: command that starts it (chair protocol)

    static ChairSetup human(const QString &name = {}, const QString &face = {})
    {
        return {Kind::Human, name, players::Level::Medium, face};
    }
    static ChairSetup computer(players::Level level, const QString &persona = {})
    {
        return {Kind::Computer, {}, level, persona};
    }
    /// A person at another computer.
    static ChairSetup guest(const QString &name = {}) { return {Kind::Guest, name, players::Level::Medium, {}}; }
    static ChairSetup program(const QString &command) { return {Kind::Program, {}, players::Level::Easy, {}, command}; }
    friend bool operator==(const ChairSetup &, const ChairSetup &) = default;
};

/// Maximum length of a human's name in UTF-16 code units.
constexpr int kMaxTarget = 9999;

/// Settings of a game. Those about Odin's rules are ignored by other games. The defaults are those of the first start:
/// the International edition against three computers.
struct GameSetup {
    Game game = Game::Odin;
    std::vector<ChairSetup> chairs = defaultChairs();             ///< clockwise
    odin::Edition::Id edition = odin::Edition::Id::International; ///< the one applied last; see editionOf()
    int target = odin::kDefaultTarget;
    odin::NextStarter nextStarter = odin::NextStarter::Rotate;
    odin::WholeHandLead wholeHandLead = odin::WholeHandLead::Optional;
    odin::Goat goat = odin::Goat::Out;
    bool firstStarterChosen = false;                                    ///< false: at random
    int firstStarter = 0;                                               ///< index into chairs, if firstStarterChosen
    odin::TwoPlayerDeck twoPlayers = odin::TwoPlayerDeck::TwoOutChosen; ///< used with two chairs only
    odin::Colours coloursOut = kDefaultColoursOut;                      ///< used with TwoOutChosen only
    bool pointsCountDown = false;                                       ///< display of points; not a rule
    std::optional<quint64> deal;                                        ///< nullopt: a random deal number

    static std::vector<ChairSetup> defaultChairs();
    static constexpr odin::Colours kDefaultColoursOut = 0b110000; ///< black and orange
    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

/// The settings that the start page offers to newcomers: the usual rules against three easy opponents.
GameSetup newcomersSetup(Game game);

/// Why a game cannot be started with these settings. Each reason belongs to one control of the dialog.
struct SetupProblem {
    enum class Reason : std::uint8_t {
        TooFewChairs,
        TooManyChairs,
        NoCommand,     ///< the program on `chair` has no command
        DuplicateName, ///< `chair` has the same name as an earlier one
        TargetTooLow,
        StarterMissing, ///< the chosen first starter is not an existing chair
        NotTwoColours,  ///< not exactly two colours are removed from the deck
    };
    Reason reason;
    int chair = -1; ///< index of the chair concerned; −1: none

    friend bool operator==(const SetupProblem &, const SetupProblem &) = default;
};

/// All problems of the settings, one for each reason and chair; empty if a game can be started.
std::vector<SetupProblem> problemsOf(const GameSetup &setup);

/// Sets all that an edition defines: target, house rules, and how points are counted.
void applyEdition(GameSetup &setup, odin::Edition::Id edition);

/// The edition with these house rules, preferring the one applied last; nullopt for custom rules. The target is not
/// compared (a short game of an edition is still that edition), nor is the two-player deck with more than two players.
std::optional<odin::Edition::Id> editionOf(const GameSetup &setup);

/// Ids of the computer players' personas, in display order.
const QStringList &personaIds();
/// A persona's name in the current language; empty for an unknown id.
QString personaName(const QString &id);
/// Display name of a program, derived from its command: "bot" for “python3 bot.py --fast”. Empty for an empty command.
QString programName(const QString &command);
/// Translated name of a level, as in “Level: Medium”.
QString levelName(players::Level level);

/// Display name of a chair. Human: the name, else defaultName(). Program: its programName(), numbered if the same
/// program occurs again. Guest: the name, else “Guest”, numbered. Computer: its persona's name, or “Computer” if the
/// persona is not chosen yet.
/// @param chair index into `chairs`
QString chairName(const std::vector<ChairSetup> &chairs, int chair);

/// Gives each human a face and each computer a persona that nobody else at the table has. Humans come first: their face
/// stays, and a computer that has it gets another persona only if it did not come with one.
void assignPersonas(std::vector<ChairSetup> &chairs);

/// Name of a human who has not typed one, in the current language.
/// @param n number of the chair, from 1
/// @param alone the only human: “You”; otherwise “Player n”
QString defaultName(int n, bool alone);

/// Every hand can be computed from the number of a deal, and whoever tries all numbers finds it by the own cards. So
/// the deals follow from a secret where guests or programs sit, and the number can be neither chosen nor seen.
bool needsFairDeal(const GameSetup &setup);

/// Converts the settings to the first event of a game: names in the current language, a free persona for every computer
/// without one, random choices derived from the deal number, and a random deal number of 1 … kLargestDealNumber if none
/// is set. At a table with guests or programs the deals follow from a secret instead, see engine/table/fair_deal.h.
/// @param setup must have no problems
GameEvent toGameEvent(const GameSetup &setup);

/// The settings of a day's deal; toGameEvent() makes players::dealOfDay() of it.
GameSetup dealOfDaySetup(players::Day day);

/// The settings of an earlier game with its deal, to play it again.
/// @param others what the game does not tell
GameSetup setupOf(const GameEvent &game, const GameSetup &others);

/// The chairs of an earlier game, to continue it.
/// @return nullopt if the event does not describe all chairs
std::optional<std::vector<ChairSetup>> chairsOf(const GameEvent &game);

/// The level that gives even games, as the results so far tell; nullopt: not known yet.
std::optional<players::Level> evenLevel(const QSettings &settings, Game game);
void saveEvenLevel(QSettings &settings, Game game, std::optional<players::Level> level);

/// Stores all settings except the deal number, which is for one game only. Each game has its own ones.
void saveSetup(QSettings &settings, const GameSetup &setup);
/// Restores the settings of that game, without one those stored last. Missing or invalid values are replaced by
/// defaults; the result has no problems. Unless the person has chosen another one, the level of the computers is the
/// even one, once that is known.
GameSetup loadSetup(QSettings &settings, std::optional<Game> game = std::nullopt);

} // namespace meadhall::ui
