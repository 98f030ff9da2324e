// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/record/fields.h"
#include "engine/record/json_lines.h"

#include <algorithm>

namespace meadhall::record {
namespace {

/// The letters of the value, in the order of kind.letters.
std::string lettersOf(Fields &fields, const RuleKind &kind)
{
    const std::string given = fields.string(kind.name);
    std::string letters;
    for (const char letter : kind.letters)
        if (given.find(letter) != std::string::npos)
            letters += letter;
    if (fields.ok() && letters.size() != given.size()) // unknown or duplicate letters
        fields.fail(Error::UnknownValue, kind.name, given);
    return letters;
}

RuleValue ruleOf(Fields &fields, const RuleKind &kind)
{
    if (!fields.has(kind.name))
        return kind.usual;
    if (std::holds_alternative<int>(kind.usual))
        return fields.integer(kind.name);
    if (kind.words.empty())
        return lettersOf(fields, kind);
    const std::string word = fields.string(kind.name);
    if (fields.ok() && std::find(kind.words.begin(), kind.words.end(), word) == kind.words.end())
        fields.fail(Error::UnknownValue, kind.name, word);
    return word;
}

/// The rules that differ from the default. Unknown rules are ignored, like all unknown keys.
AgreedRules agreedRules(Fields fields, const std::vector<RuleKind> &kinds)
{
    AgreedRules rules;
    for (const RuleKind &kind : kinds)
        if (RuleValue value = ruleOf(fields, kind); value != kind.usual)
            rules.push_back({std::string(kind.name), std::move(value)});
    return rules;
}

/// Reads what the deals follow from; a part is missing if the object is of another program.
std::optional<FairDeal> fairDealOf(Fields fields)
{
    FairDeal fair;
    fair.commitment = fields.string("commitment");
    if (fields.has("secret"))
        fair.secret = fields.string("secret");
    if (fields.has("parts"))
        fair.parts = fields.strings("parts");
    return fields.ok() ? std::optional(fair) : std::nullopt;
}

/// Reads optional keys of "game" specific to this program. Other programs may use the same names for something else, so
/// invalid values are ignored instead of reported.
void readOwnKeys(json::Value object, GameEvent &event)
{
    const int seats = static_cast<int>(event.seats.size());
    Problem ignored;
    if (Fields fields(object, ignored); fields.has("first")) {
        const int first = fields.integer("first");
        event.firstStarter = fields.ok() && first >= 0 && first < seats ? first : -1;
    }
    ignored = {};
    if (Fields fields(object, ignored); fields.has("chairs")) {
        auto chairs = fields.strings("chairs");
        if (fields.ok() && chairs.size() == event.seats.size())
            event.chairs = std::move(chairs);
    }
    ignored = {};
    if (Fields fields(object, ignored); fields.has("deal"))
        event.deal = fields.require("deal", json::Type::Number).unsignedInteger();
    ignored = {};
    if (Fields fields(object, ignored); fields.has("fair"))
        if (const json::Value value = fields.require("fair", json::Type::Object); fields.ok())
            event.fair = fairDealOf(fields.within(value));
}

/// The newest format of a game as far as it can be read: that of a game without the goat if it is not clear.
int newestFormat(json::Value object)
{
    Problem ignored;
    Fields fields(object, ignored);
    GameEvent event;
    if (const auto game = gameOfName(fields.string("game")))
        event.game = *game;
    if (const json::Value rules = fields.require("rules", json::Type::Object); fields.ok())
        event.rules = agreedRules(fields.within(rules), traitsOf(event.game).ruleKinds());
    return newestFormatOf(event);
}

void checkFormat(Fields &fields)
{
    const int format = fields.integer("format");
    if (fields.ok() && format > newestFormat(fields.object()))
        fields.fail(Error::NewerFormat, "format", std::to_string(format));
    else if (fields.ok() && format < kFormat)
        fields.fail(Error::UnknownFormat, "format", std::to_string(format));
}

/// The seat that a seat's record belongs to.
int viewOf(Fields &fields, int seats)
{
    const int seat = fields.integer("view");
    if (fields.ok() && (seat < 0 || seat >= seats))
        fields.reject(Reason::NoSuchSeat, "view");
    return seat;
}

Event readGame(Fields &fields)
{
    GameEvent event;
    checkFormat(fields);
    const std::string game = fields.string("game");
    const auto known = gameOfName(game);
    if (fields.ok() && !known)
        fields.fail(Error::UnknownGame, "game", game);
    event.game = known.value_or(Game{});
    event.seats = fields.strings("seats");
    const json::Value rules = fields.require("rules", json::Type::Object);
    if (fields.ok())
        event.rules = agreedRules(fields.within(rules), traitsOf(event.game).ruleKinds());
    if (fields.ok() && fields.has("view"))
        event.view = viewOf(fields, static_cast<int>(event.seats.size()));
    if (fields.ok())
        readOwnKeys(fields.object(), event);
    return event;
}

HandPosition handPositionOf(Fields fields)
{
    HandPosition position;
    position.turn = fields.integer("turn");
    position.leader = fields.integer("leader");
    if (fields.ok() && fields.has("owner")) {
        position.owner = fields.integer("owner");
        position.table = fields.cardSet("table", kGameOfHandEvents);
    }
    position.discard = fields.cardSet("discard", kGameOfHandEvents);
    position.shown = fields.cardSets("shown", kGameOfHandEvents);
    position.totals = fields.integers("totals");
    return position;
}

Event readHand(Fields &fields)
{
    HandEvent event;
    event.first = fields.integer("first");
    event.hands = fields.hands("hands", kGameOfHandEvents);
    if (fields.ok() && fields.has("position"))
        if (const json::Value value = fields.require("position", json::Type::Object); fields.ok())
            event.position = handPositionOf(fields.within(value));
    return event;
}

Event readPlay(Fields &fields)
{
    PlayEvent event;
    event.seat = fields.integer("seat");
    event.cards = fields.cardSet("cards", kGameOfHandEvents);
    if (fields.ok() && fields.has("take"))
        event.take = fields.card("take", kGameOfHandEvents);
    return event;
}

Event readPass(Fields &fields) { return PassEvent{fields.integer("seat")}; }

Event readHandOver(Fields &fields)
{
    HandOverEvent event;
    event.points = fields.integers("points");
    event.totals = fields.integers("totals");
    return event;
}

DealPosition dealPositionOf(Fields fields)
{
    DealPosition position;
    position.round = fields.integer("round");
    position.under = fields.cardLists("under", kGameOfPileEvents);
    position.points = fields.integers("points");
    position.taken = fields.cardSets("taken", kGameOfPileEvents);
    position.out = fields.cardSet("out", kGameOfPileEvents);
    if (fields.ok() && fields.has("revealed"))
        position.revealed = fields.cards("revealed", kGameOfPileEvents);
    return position;
}

Event readDeal(Fields &fields)
{
    DealEvent event;
    event.piles = fields.cards("piles", kGameOfPileEvents);
    event.hands = fields.hands("hands", kGameOfPileEvents);
    if (fields.ok() && fields.has("position"))
        if (const json::Value value = fields.require("position", json::Type::Object); fields.ok())
            event.position = dealPositionOf(fields.within(value));
    return event;
}

Event readChoose(Fields &fields)
{
    ChooseEvent event;
    event.seat = fields.integer("seat");
    if (fields.ok() && fields.has("card"))
        event.card = fields.card("card", kGameOfPileEvents);
    return event;
}

Event readReveal(Fields &fields) { return RevealEvent{fields.cards("cards", kGameOfPileEvents)}; }

Event readResolve(Fields &fields)
{
    ResolveEvent event;
    event.seat = fields.integer("seat");
    event.card = fields.card("card", kGameOfPileEvents);
    event.pile = fields.integer("pile");
    return event;
}

Event readThrow(Fields &fields) { return ThrowEvent{fields.throws("throws")}; }

Event readGameOver(Fields &fields)
{
    GameOverEvent event;
    event.totals = fields.integers("totals");
    event.winners = fields.integers("winners");
    return event;
}

struct NamedReader {
    std::string_view event;
    Event (*read)(Fields &fields);
};

constexpr NamedReader kReaders[] = {
    {"game", readGame},   {"hand", readHand},         {"play", readPlay},         {"pass", readPass},
    {"deal", readDeal},   {"choose", readChoose},     {"reveal", readReveal},     {"resolve", readResolve},
    {"throw", readThrow}, {"handOver", readHandOver}, {"gameOver", readGameOver},
};

/// Errors that prevent reading the text as a JSON object.
Problem textProblem(std::string_view text)
{
    if (text.size() > toIndex(kMaxLineLength))
        return {Error::LineTooLong};
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return {Error::EmptyLine};
    const json::Checked checked = json::check(text, kMaxDepth);
    const int column = static_cast<int>(checked.at) + 1;
    switch (checked.fault) {
    case json::Fault::Encoding:
        return {Error::Encoding, Reason::None, {}, {}, column};
    case json::Fault::Syntax:
        return {Error::NotJson, Reason::None, {}, {}, column};
    case json::Fault::TooDeep:
        return {Error::NestedTooDeep, Reason::None, {}, {}, column};
    case json::Fault::None:
        break;
    }
    if (json::Value(text).type() != json::Type::Object)
        return {Error::NotAnObject};
    return {};
}

} // namespace

ParsedLine parseLine(QByteArrayView line)
{
    const std::string_view text(line.data(), toIndex(line.size()));
    ParsedLine parsed;
    parsed.problem = textProblem(text);
    if (parsed.problem)
        return parsed;
    Fields fields(json::Value(text), parsed.problem);
    const std::string event = fields.string("event");
    const auto reader =
        std::find_if(std::begin(kReaders), std::end(kReaders), [&](const NamedReader &r) { return r.event == event; });
    if (reader != std::end(kReaders))
        parsed.event = reader->read(fields);
    else
        fields.fail(Error::UnknownEvent, "event", event);
    return parsed;
}

} // namespace meadhall::record
