// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/odin/rules.h"

#include "engine/core/to_index.h"

#include <algorithm>

namespace meadhall::odin {

namespace {

constexpr std::string_view kColoursName = "colours";
constexpr std::string_view kTargetName = "target";
constexpr std::string_view kNextStarterName = "nextStarter";
constexpr std::string_view kWholeHandLeadName = "wholeHandLead";
constexpr std::string_view kGoatRuleName = "goat";

/// Sets the choice if the value is one of the words.
template <typename Choice, std::size_t count>
void parseWord(const RuleValue &value, const std::array<std::string_view, count> &words, Choice &choice)
{
    const auto *word = std::get_if<std::string>(&value);
    const auto found = word ? std::find(words.begin(), words.end(), *word) : words.end();
    if (found != words.end())
        choice = static_cast<Choice>(found - words.begin());
}

/// All of them, in the order of ruleKinds().
AgreedRules listOf(const Rules &rules)
{
    return {{std::string(kColoursName), lettersOf(rules.colours)},
            {std::string(kTargetName), rules.target},
            {std::string(kNextStarterName), std::string(nameOfChoice(kNextStarterNames, rules.nextStarter))},
            {std::string(kWholeHandLeadName), std::string(nameOfChoice(kWholeHandLeadNames, rules.wholeHandLead))},
            {std::string(kGoatRuleName), std::string(nameOfChoice(kGoatNames, rules.goat))}};
}

} // namespace

std::string lettersOf(Colours colours)
{
    std::string letters;
    for (int i = 0; i < kColours; ++i)
        if (has(colours, static_cast<Colour>(i)))
            letters += kColourLetters[toIndex(i)];
    return letters;
}

std::optional<Colours> coloursOf(std::string_view letters)
{
    Colours colours = 0;
    for (const char letter : letters) {
        const auto colour = kColourLetters.find(letter);
        if (colour == std::string_view::npos)
            return std::nullopt;
        colours = static_cast<Colours>(colours | 1u << colour);
    }
    return colours;
}

const std::vector<RuleKind> &ruleKinds()
{
    static const auto kinds = [] {
        const AgreedRules usual = listOf({});
        return std::vector<RuleKind>{
            {kColoursName, usual[0].value, {}, kColourLetters},
            {kTargetName, usual[1].value},
            {kNextStarterName, usual[2].value, {kNextStarterNames.begin(), kNextStarterNames.end()}},
            {kWholeHandLeadName, usual[3].value, {kWholeHandLeadNames.begin(), kWholeHandLeadNames.end()}},
            {kGoatRuleName, usual[4].value, {kGoatNames.begin(), kGoatNames.end()}, {}, true}};
    }();
    return kinds;
}

Rules rulesOf(const GameEvent &game)
{
    Rules rules;
    for (const auto &[name, value] : game.rules) {
        if (name == kColoursName) {
            if (const auto *letters = std::get_if<std::string>(&value))
                rules.colours = coloursOf(*letters).value_or(0);
        } else if (name == kTargetName) {
            if (const auto *target = std::get_if<int>(&value))
                rules.target = *target;
        } else if (name == kNextStarterName) {
            parseWord(value, kNextStarterNames, rules.nextStarter);
        } else if (name == kWholeHandLeadName) {
            parseWord(value, kWholeHandLeadNames, rules.wholeHandLead);
        } else if (name == kGoatRuleName) {
            parseWord(value, kGoatNames, rules.goat);
        }
    }
    return rules;
}

void setRules(GameEvent &game, const Rules &rules)
{
    const std::vector<RuleKind> &kinds = ruleKinds();
    const AgreedRules all = listOf(rules);
    game.rules.clear();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].value != kinds[i].usual)
            game.rules.push_back(all[i]);
}

std::optional<Edition::Id> editionOf(const GameEvent &game, bool pointsCountDown)
{
    const Rules rules = rulesOf(game);
    const bool all = rules.colours == kAllColours, two = game.seats.size() == 2;
    for (const Edition &edition : kEditions)
        if (edition.firstStarterChosen == (game.firstStarter >= 0) && edition.nextStarter == rules.nextStarter
            && edition.wholeHandLead == rules.wholeHandLead && edition.pointsCountDown == pointsCountDown
            && (rules.goat == Goat::Out || edition.offersGoat)
            && (!two || all == (edition.twoPlayers == TwoPlayerDeck::AllColours)))
            return edition.id;
    return std::nullopt;
}

} // namespace meadhall::odin
