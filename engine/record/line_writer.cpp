// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"
#include "engine/record/json_lines.h"

#include "engine/games/games.h"
#include "engine/games/odin/rules.h"
#include "engine/games/odin/set.h"
#include "engine/record/json_writer.h"
#include "engine/record/line_words.h"

#include <algorithm>

namespace meadhall::record {
namespace {

using json::array;
using json::number;
using json::ObjectWriter;

std::string numbers(const std::vector<int> &values) { return array(values, number<int>); }
std::string strings(const std::vector<std::string> &values) { return array(values, json::quote); }

std::string cardText(Game game, Card card) { return json::quote(traitsOf(game).nameOf(card)); }

std::string cards(Game game, const std::vector<Card> &list)
{
    return array(list, [game](Card card) { return cardText(game, card); });
}

/// The cards of an Odin set.
std::string playedCards(CardSet set) { return cards(kGameOfHandEvents, odin::asRead(set)); }

std::string hands(Game game, const std::vector<SeenHand> &seen)
{
    return array(seen, [game](const SeenHand &hand) {
        return hand.hidden() ? number(hand.count)
                             : array(hand.cards, [game](Card card) { return cardText(game, card); });
    });
}

std::string text(const RuleValue &value)
{
    const auto *word = std::get_if<std::string>(&value);
    return word ? json::quote(*word) : number(std::get<int>(value));
}

/// All rules, including those with the default value unless they came later than the format.
std::string rules(const std::vector<RuleKind> &kinds, const AgreedRules &agreed)
{
    ObjectWriter writer;
    for (const RuleKind &kind : kinds) {
        const auto agreedRule = std::find_if(agreed.begin(), agreed.end(),
                                             [&kind](const AgreedRule &rule) { return rule.name == kind.name; });
        if (agreedRule != agreed.end())
            writer.key(kind.name, text(agreedRule->value));
        else if (!kind.isLeftOut)
            writer.key(kind.name, text(kind.usual));
    }
    return writer.finished();
}

/// Starts the object of an event.
ObjectWriter startObject(std::string_view event)
{
    ObjectWriter writer;
    writer.key("event", json::quote(event));
    return writer;
}

std::string text(const FairDeal &fair)
{
    ObjectWriter writer;
    writer.key("commitment", json::quote(fair.commitment));
    if (!fair.secret.empty())
        writer.key("secret", json::quote(fair.secret));
    if (!fair.parts.empty())
        writer.key("parts", strings(fair.parts));
    return writer.finished();
}

std::string text(const GameEvent &event)
{
    const GameTraits &game = traitsOf(event.game);
    ObjectWriter writer = startObject("game");
    writer.key("format", number(event.view >= 0 ? newestFormatOf(event) : kFormat))
        .key("game", json::quote(game.name))
        .key("seats", strings(event.seats))
        .key("rules", rules(game.ruleKinds(), event.rules));
    if (event.view >= 0)
        writer.key("view", number(event.view));
    if (event.deal)
        writer.key("deal", number(*event.deal));
    if (event.firstStarter >= 0)
        writer.key("first", number(event.firstStarter));
    if (event.fair)
        writer.key("fair", text(*event.fair));
    if (!event.chairs.empty())
        writer.key("chairs", strings(event.chairs));
    return writer.finished();
}

/// The cards of each set in ascending order.
std::string cardSets(Game game, const std::vector<CardSet> &sets)
{
    return array(sets, [game](CardSet set) { return array(set, [game](Card card) { return cardText(game, card); }); });
}

std::string text(const HandPosition &position)
{
    ObjectWriter writer;
    writer.key("turn", number(position.turn)).key("leader", number(position.leader));
    if (position.owner >= 0)
        writer.key("owner", number(position.owner)).key("table", playedCards(position.table));
    return writer.key("discard", array(position.discard, [](Card card) { return cardText(kGameOfHandEvents, card); }))
        .key("shown", cardSets(kGameOfHandEvents, position.shown))
        .key("totals", numbers(position.totals))
        .finished();
}

std::string text(const HandEvent &event)
{
    ObjectWriter writer = startObject("hand");
    writer.key("first", number(event.first)).key("hands", hands(kGameOfHandEvents, event.hands));
    if (event.position)
        writer.key("position", text(*event.position));
    return writer.finished();
}

std::string text(const PlayEvent &event)
{
    ObjectWriter writer = startObject("play");
    writer.key("seat", number(event.seat)).key("cards", playedCards(event.cards));
    if (event.take != kNoCard)
        writer.key("take", cardText(kGameOfHandEvents, event.take));
    return writer.finished();
}

std::string text(const PassEvent &event) { return startObject("pass").key("seat", number(event.seat)).finished(); }

std::string text(const HandOverEvent &event)
{
    return startObject("handOver").key("points", numbers(event.points)).key("totals", numbers(event.totals)).finished();
}

std::string text(const DealPosition &position)
{
    ObjectWriter writer;
    writer.key("round", number(position.round))
        .key("under",
             array(position.under, [](const std::vector<Card> &under) { return cards(kGameOfPileEvents, under); }))
        .key("points", numbers(position.points))
        .key("taken", cardSets(kGameOfPileEvents, position.taken))
        .key("out", array(position.out, [](Card card) { return cardText(kGameOfPileEvents, card); }));
    if (!position.revealed.empty())
        writer.key("revealed", cards(kGameOfPileEvents, position.revealed));
    return writer.finished();
}

std::string text(const DealEvent &event)
{
    ObjectWriter writer = startObject("deal");
    writer.key("piles", cards(kGameOfPileEvents, event.piles)).key("hands", hands(kGameOfPileEvents, event.hands));
    if (event.position)
        writer.key("position", text(*event.position));
    return writer.finished();
}

std::string text(const ChooseEvent &event)
{
    ObjectWriter writer = startObject("choose");
    writer.key("seat", number(event.seat));
    if (event.card != kNoCard)
        writer.key("card", cardText(kGameOfPileEvents, event.card));
    return writer.finished();
}

std::string text(const RevealEvent &event)
{
    return startObject("reveal").key("cards", cards(kGameOfPileEvents, event.cards)).finished();
}

std::string text(const ResolveEvent &event)
{
    return startObject("resolve")
        .key("seat", number(event.seat))
        .key("card", cardText(kGameOfPileEvents, event.card))
        .key("pile", number(event.pile))
        .finished();
}

std::string text(const ThrowEvent &event)
{
    const auto symbol = [](std::optional<int> thrown) {
        return thrown ? json::quote(kThrowLetters.substr(toIndex(*thrown), 1)) : std::string("null");
    };
    return startObject("throw").key("throws", array(event.throws, symbol)).finished();
}

std::string text(const GameOverEvent &event)
{
    return startObject("gameOver")
        .key("totals", numbers(event.totals))
        .key("winners", numbers(event.winners))
        .finished();
}

} // namespace

int newestFormatOf(const GameEvent &game)
{
    return game.game == Game::Odin && odin::rulesOf(game).goat == odin::Goat::In ? kGoatFormat : kFormat;
}

QByteArray toLine(const Event &event)
{
    return QByteArray::fromStdString(std::visit([](const auto &is) { return text(is); }, event));
}

} // namespace meadhall::record
