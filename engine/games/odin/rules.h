// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules of Odin as data, and the published editions as presets.
#pragma once

#include "engine/core/event.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/card.h"

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

namespace meadhall::odin {

constexpr int kMinPlayers = 2;
constexpr int kMaxPlayers = 6;
constexpr int kDefaultTarget = 15;

/// Who leads the first round of the second and every later hand.
enum class NextStarter : std::uint8_t {
    Rotate,                ///< the seat to the left of the last hand's starter
    LeftOfLastRoundLeader, ///< the seat to the left of the leader of the last hand's last round
    LastActor,             ///< the seat that went out
};

/// Names of the choices in files, by the numbers of the enum.
constexpr std::array<std::string_view, 3> kNextStarterNames{"rotate", "leftOfLastRoundLeader", "lastActor"};

/// Whether a leader whose whole hand is a set of two or more may play it, or must.
enum class WholeHandLead : std::uint8_t { Optional, Automatic };
constexpr std::array<std::string_view, 2> kWholeHandLeadNames{"optional", "automatic"};

/// Whether the goat takes the place of one of the dealt cards.
enum class Goat : std::uint8_t { Out, In };
constexpr std::array<std::string_view, 2> kGoatNames{"out", "in"};

template <typename Choice, std::size_t count>
constexpr std::string_view nameOfChoice(const std::array<std::string_view, count> &names, Choice choice)
{
    return names[toIndex(choice)];
}

/// The letters of colours, in the order of kColourLetters.
std::string lettersOf(Colours colours);
/// @return nullopt if a letter is not of kColourLetters
std::optional<Colours> coloursOf(std::string_view letters);

/// The rules of one game.
struct Rules {
    Colours colours = kAllColours;
    int target = kDefaultTarget; ///< points that end the game, at least 1; 1: a single hand
    NextStarter nextStarter = NextStarter::Rotate;
    WholeHandLead wholeHandLead = WholeHandLead::Optional;
    Goat goat = Goat::Out;

    friend bool operator==(const Rules &, const Rules &) = default;
};

/// All cards of a game by these rules, dealt or not.
constexpr CardSet deckOf(const Rules &rules)
{
    return rules.goat == Goat::In ? deckOf(rules.colours) | kGoatOnly : deckOf(rules.colours);
}

/// The rules as stored in records, with their default values.
const std::vector<RuleKind> &ruleKinds();

/// The rules of a game of Odin. Invalid values are replaced by the default, unknown colours by no colours at all.
Rules rulesOf(const GameEvent &game);
void setRules(GameEvent &game, const Rules &rules);

/// Changes a single rule.
template <typename Value> void setRule(GameEvent &game, Value Rules::*rule, std::type_identity_t<Value> value)
{
    Rules rules = rulesOf(game);
    rules.*rule = value;
    setRules(game, rules);
}

/// Whether these colours contain nine cards per player.
constexpr bool coloursSuffice(Colours colours, int players)
{
    return (colours & ~kAllColours) == 0 && std::popcount(colours) >= players;
}

/// How an edition lets two players choose their deck.
enum class TwoPlayerDeck : std::uint8_t { AllColours, TwoOutChosen, TwoOutRandom };

/// The rules of a printed edition or of Board Game Arena.
struct Edition {
    enum class Id : std::uint8_t { International, German, Russian, Ukrainian, BoardGameArena };
    Id id;
    int target;
    bool firstStarterChosen; ///< otherwise at random
    NextStarter nextStarter;
    WholeHandLead wholeHandLead;
    TwoPlayerDeck twoPlayers;
    bool pointsCountDown;
    bool offersGoat = false; ///< as a choice
};

constexpr std::array<Edition, 5> kEditions{{
    {Edition::Id::International, 15, false, NextStarter::Rotate, WholeHandLead::Optional, TwoPlayerDeck::TwoOutChosen,
     false},
    {Edition::Id::German, 15, true, NextStarter::LastActor, WholeHandLead::Optional, TwoPlayerDeck::AllColours, false},
    {Edition::Id::Russian, 15, false, NextStarter::LeftOfLastRoundLeader, WholeHandLead::Optional,
     TwoPlayerDeck::TwoOutChosen, false},
    {Edition::Id::Ukrainian, 15, false, NextStarter::Rotate, WholeHandLead::Automatic, TwoPlayerDeck::AllColours,
     false},
    {Edition::Id::BoardGameArena, 15, false, NextStarter::Rotate, WholeHandLead::Optional, TwoPlayerDeck::TwoOutRandom,
     true, true},
}};

/// The edition whose rules a game has; nullopt: house rules. The target is not compared: a short game of an edition is
/// still that edition, and so is a game with the goat if the edition offers it. Records do not tell whether colours
/// were left out by choice or at random.
/// @param pointsCountDown how the points are shown, which records do not tell either
std::optional<Edition::Id> editionOf(const GameEvent &game, bool pointsCountDown);

} // namespace meadhall::odin
