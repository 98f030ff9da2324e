// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/puzzle/puzzle_file.h"

#include "engine/games/games.h"
#include "engine/record/fields.h"
#include "engine/record/json_lines.h"
#include "engine/record/json_writer.h"
#include "engine/review/judge/reasons.h"

#include <QFile>

#include <algorithm>
#include <cmath>

namespace meadhall::puzzle {

namespace {

namespace json = record::json;

/// Packs are some hundred kilobytes.
constexpr qint64 kMaxPackSize = 1 << 24;
/// More than any position needs.
constexpr std::size_t kMaxEvents = 400;
/// Three decimals of a point are enough.
constexpr double kPrecision = 1000;

std::string pointsText(double points) { return json::number(std::round(points * kPrecision) / kPrecision + 0.0); }

std::string ratedText(const RatedAnswer &rated)
{
    return json::ObjectWriter()
        .key("answer", record::toLine(rated.answer).toStdString())
        .key("points", pointsText(rated.points))
        .key("loss", pointsText(rated.loss))
        .key("lossCi95", pointsText(rated.lossCi95))
        .finished();
}

std::string eventsText(const Events &events)
{
    return json::array(events, [](const Event &event) { return record::toLine(event).toStdString(); });
}

std::string codesText(const std::vector<std::string> &codes)
{
    return json::array(codes, [](const std::string &code) { return json::quote(code); });
}

double decimal(record::Fields &fields, std::string_view key)
{
    const json::Value value = fields.require(key, json::Type::Number);
    if (!fields.ok())
        return 0;
    return QByteArrayView(value.text().data(), static_cast<qsizetype>(value.text().size())).toDouble();
}

Event eventOf(record::Fields &fields, json::Value value)
{
    const std::string_view text = value.text();
    record::ParsedLine line = record::parseLine(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    if (line.problem)
        fields.fail(line.problem.error, "event");
    return std::move(line.event);
}

RatedAnswer ratedOf(record::Fields fields)
{
    RatedAnswer rated;
    const json::Value answer = fields.require("answer", json::Type::Object);
    if (!fields.ok())
        return rated;
    rated.answer = eventOf(fields, answer);
    rated.points = decimal(fields, "points");
    rated.loss = decimal(fields, "loss");
    rated.lossCi95 = decimal(fields, "lossCi95");
    return rated;
}

RatedAnswer ratedAt(record::Fields &fields, std::string_view key)
{
    const json::Value value = fields.require(key, json::Type::Object);
    return fields.ok() ? ratedOf(fields.within(value)) : RatedAnswer{};
}

/// Reads the objects of an array.
template <typename Item, typename Read>
std::vector<Item> objects(record::Fields &fields, std::string_view key, std::size_t most, Read read)
{
    std::vector<Item> list;
    const json::Value array = fields.require(key, json::Type::Array);
    if (!fields.ok())
        return list;
    json::Items items(array);
    while (const auto item = items.next()) {
        if (list.size() == most || item->value.type() != json::Type::Object)
            fields.fail(record::Error::TooManyItems, key);
        if (!fields.ok())
            return {};
        list.push_back(read(item->value));
    }
    return list;
}

Kind kindNamed(record::Fields &fields)
{
    const std::string name = fields.string("kind");
    const auto found = std::find(kKindNames.begin(), kKindNames.end(), name);
    if (found == kKindNames.end())
        fields.fail(record::Error::UnknownValue, "kind", name);
    return static_cast<Kind>(fields.ok() ? found - kKindNames.begin() : 0);
}

} // namespace

std::string idOf(const Events &seen, int seat)
{
    // FNV-1a; no cryptographic strength is needed.
    std::uint32_t hash = 2166136261u;
    for (const char byte : eventsText(seen) + std::to_string(seat))
        hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619u;
    const QByteArray digits = QByteArray::number(hash, 16).rightJustified(8, '0');
    return std::string(traitsOf(std::get<GameEvent>(seen.front()).game).name) + '-' + digits.toStdString();
}

QByteArray toLine(const Puzzle &puzzle)
{
    json::ObjectWriter line;
    line.key("format", json::number(kPuzzleFormat))
        .key("id", json::quote(puzzle.id))
        .key("grade", json::number(puzzle.grade))
        .key("kind", json::quote(kKindNames[toIndex(puzzle.kind)]))
        .key("seat", json::number(puzzle.seat))
        .key("events", eventsText(puzzle.seen))
        .key("best", ratedText(puzzle.best))
        .key("alsoGood", json::array(puzzle.alsoGood, ratedText))
        .key("tempting", ratedText(puzzle.tempting))
        .key("second", ratedText(puzzle.second))
        .key("why", codesText(puzzle.why))
        .key("whyNot", codesText(puzzle.whyNot))
        .key("deals", json::number(puzzle.deals));
    if (puzzle.inference)
        line.key("inference", json::quote(review::textOf(*puzzle.inference)));
    return QByteArray::fromStdString(line.finished());
}

std::optional<Puzzle> parsePuzzle(QByteArrayView line)
{
    const std::string_view text(line.data(), toIndex(line.size()));
    if (json::check(text, record::kMaxDepth).fault != json::Fault::None)
        return std::nullopt;
    const json::Value object(text);
    if (object.type() != json::Type::Object)
        return std::nullopt;
    record::Problem problem;
    record::Fields fields(object, problem);
    Puzzle puzzle;
    if (fields.integer("format") != kPuzzleFormat)
        return std::nullopt;
    puzzle.id = fields.string("id");
    puzzle.grade = fields.integer("grade");
    puzzle.kind = kindNamed(fields);
    puzzle.seat = fields.integer("seat");
    puzzle.seen =
        objects<Event>(fields, "events", kMaxEvents, [&](json::Value value) { return eventOf(fields, value); });
    puzzle.best = ratedAt(fields, "best");
    puzzle.alsoGood = objects<RatedAnswer>(fields, "alsoGood", record::kMaxItems,
                                           [&](json::Value value) { return ratedOf(fields.within(value)); });
    puzzle.tempting = ratedAt(fields, "tempting");
    puzzle.second = ratedAt(fields, "second");
    puzzle.why = fields.strings("why");
    puzzle.whyNot = fields.strings("whyNot");
    puzzle.deals = fields.integer("deals");
    if (fields.has("inference"))
        puzzle.inference = review::inferenceOf(fields.string("inference"));
    const bool begins = !puzzle.seen.empty() && std::holds_alternative<GameEvent>(puzzle.seen.front());
    if (problem || !begins)
        return std::nullopt;
    return puzzle;
}

Pack packOf(const QByteArray &text)
{
    Pack pack;
    for (const QByteArray &line : text.split('\n')) {
        if (line.isEmpty())
            continue;
        if (auto puzzle = parsePuzzle(line))
            pack.puzzles.push_back(std::move(*puzzle));
        else
            ++pack.unreadable;
    }
    return pack;
}

std::optional<Pack> readPack(const QString &fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMaxPackSize)
        return std::nullopt;
    return packOf(file.readAll());
}

QString packFileOf(Game game)
{
    const std::string_view name = traitsOf(game).name;
    return QLatin1String(":/puzzles/") + QLatin1String(name.data(), static_cast<qsizetype>(name.size()))
           + QLatin1String(".jsonl");
}

} // namespace meadhall::puzzle
