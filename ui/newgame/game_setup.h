// What a new game is to be like: who sits where and which rules. Chosen in a dialog, remembered, made a game's first
// event.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/event.h"
#include "engine/games/odin/rules.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

class QSettings;

namespace meadhall::ui {

/// Who sits on a chair.
struct Chair {
    enum class Kind : std::uint8_t { Human, Computer, Program };
    Kind kind = Kind::Human;
    QString name;                              ///< of a human; empty: the default one
    seats::Level level = seats::Level::Medium; ///< of a computer
    QString persona;                           ///< of a computer: an id of personaIds(); empty: whoever is free
    QString command{};                         ///< of a program that speaks the chair protocol

    static Chair human(const QString &name = {}) { return {Kind::Human, name, seats::Level::Medium, {}}; }
    static Chair computer(seats::Level level, const QString &persona = {})
    {
        return {Kind::Computer, {}, level, persona};
    }
    static Chair program(const QString &command) { return {Kind::Program, {}, seats::Level::Easy, {}, command}; }
    friend bool operator==(const Chair &, const Chair &) = default;
};

/// The longest name that a person can have, in UTF-16 units.
constexpr int kLongestName = 24;
constexpr int kLargestTarget = 9999;

/// A game as chosen; what is about the rules of Odin is heeded there only. The defaults are the first start's: the
/// International edition against three computers.
struct GameSetup {
    Game game = Game::Odin;
    std::vector<Chair> chairs = defaultChairs();                  ///< clockwise
    odin::Edition::Id edition = odin::Edition::Id::International; ///< the one applied last; see editionOf()
    int target = odin::kDefaultTarget;
    odin::NextStarter nextStarter = odin::NextStarter::Rotate;
    odin::WholeHandLead wholeHandLead = odin::WholeHandLead::Optional;
    bool firstStarterChosen = false;                                    ///< otherwise at random
    int firstStarter = 0;                                               ///< the chosen one, an index of chairs
    odin::TwoPlayerDeck twoPlayers = odin::TwoPlayerDeck::TwoOutChosen; ///< heeded with two chairs only
    odin::Colours coloursOut = kDefaultColoursOut;                      ///< heeded with TwoOutChosen only
    bool pointsCountDown = false;                                       ///< how points are shown; no rule
    std::optional<quint64> deal;                                        ///< nothing: a new number is drawn

    static std::vector<Chair> defaultChairs();
    static constexpr odin::Colours kDefaultColoursOut = 0b110000; ///< black and orange
    friend bool operator==(const GameSetup &, const GameSetup &) = default;
};

/// Why a game cannot be begun as chosen. Each reason belongs to one control of the dialog.
struct SetupProblem {
    enum class Reason : std::uint8_t {
        TooFewChairs,
        TooManyChairs,
        NoCommand, ///< nobody has said how the program on `chair` is started
        NameTwice, ///< `chair` is called like one before it
        TargetTooLow,
        StarterGone,   ///< nobody sits where the game is to begin
        NotTwoColours, ///< not exactly two colours leave the deck
    };
    Reason reason;
    int chair = -1; ///< the chair that it is about; −1: none

    friend bool operator==(const SetupProblem &, const SetupProblem &) = default;
};

/// All that is wrong with it, at most one of a kind and chair; empty if it can be played.
std::vector<SetupProblem> problemsOf(const GameSetup &setup);

/// Sets everything that the edition decides: the target, the house rules, and how points are counted.
void applyEdition(GameSetup &setup, odin::Edition::Id edition);

/// The edition whose house rules these are, the one applied last before others; nothing if they are of the table's own.
/// The target does not count (a short game of an edition is still that edition), nor does the deck of two players
/// where more than two play.
std::optional<odin::Edition::Id> editionOf(const GameSetup &setup);

/// The personas of the computer's players, in the order of the lists.
const QStringList &personaIds();
/// The persona's name in the language of the moment; empty for an unknown id.
QString personaName(const QString &id);
/// What a program is called after the command that starts it: "bot" for “python3 bot.py --fast”. Empty for an empty
/// one.
QString programName(const QString &command);
/// A level's name, as in “Level: Medium”.
QString levelName(seats::Level level);

/// A typed name as it is kept: no space at the ends, no line ends, no marks of direction, at most kLongestName long.
QString cleanName(const QString &typed);

/// What the person on this chair is called: the name, else “You”, or “Player 2” where several people play.
/// A program is called after its command. Of a computer: its persona's name, or “Computer” where the persona is not
/// chosen yet.
QString chairName(const std::vector<Chair> &chairs, int chair);

/// What somebody without a name is called in the language of the moment: “You” if alone among computers, else
/// “Player n”.
QString defaultName(int n, bool alone);

/// The game's first event: names in the language of the moment, a free persona for every computer without one, colours
/// drawn from the deal number, and a new deal number of 1 … kLargestDealNumber where none is chosen.
/// The setup must have no problems.
GameEvent toGameEvent(const GameSetup &setup);

/// The chairs of a game begun earlier, to go on with it; nothing if it does not tell all of them.
std::optional<std::vector<Chair>> chairsOf(const GameEvent &game);

/// Remembers everything but the deal number, which is for one game.
void saveSetup(QSettings &settings, const GameSetup &setup);
/// What was remembered; the default for whatever is missing or makes no sense. The result has no problems.
GameSetup loadSetup(QSettings &settings);

} // namespace meadhall::ui
