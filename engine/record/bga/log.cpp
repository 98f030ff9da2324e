// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/bga/log.h"

#include "engine/record/json_lines.h"
#include "engine/record/utf8.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <tuple>

namespace meadhall::record::bga {

namespace {

using json::Type;
using json::Value;

/// More than any game has.
constexpr std::size_t kMostPackets = 100'000, kMostNotes = 300'000, kMostPlayers = 16;
/// How often the list of packets may be wrapped into "data".
constexpr int kDeepestWrapping = 4;

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::string_view kLogWord = "g_gamelogs", kStartWord = "completesetup";

std::string_view trimmed(std::string_view text)
{
    const QByteArrayView bytes = withoutByteOrderMark(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    text = std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size()));
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
}

/// Whether the text ends within the value that it begins with; the last escape of a string may be incomplete.
bool endsInside(std::string_view text, const json::Checked &checked)
{
    constexpr std::size_t kLongestEscape = 6;
    if (checked.fault != json::Fault::Syntax)
        return false;
    const std::string_view rest = text.substr(std::min(checked.at, text.size()));
    const bool inEscape = rest.starts_with('\\') || text.substr(0, checked.at).ends_with("\\u");
    return rest.empty()
           || (inEscape && rest.size() < kLongestEscape
               && rest.find_first_not_of("\\u0123456789abcdefABCDEF") == std::string_view::npos);
}

/// Finds text in Latin letters, small or large.
bool contains(std::string_view text, std::string_view smallWord)
{
    const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::search(text.begin(), text.end(), smallWord.begin(), smallWord.end(),
                       [small](char a, char b) { return small(a) == b; })
           != text.end();
}

/// The list of packets, and the object that it stands in.
struct Packets {
    Value list;
    Value parent;
};

std::optional<Packets> packetsIn(Value value, int depth = 0)
{
    if (value.type() != Type::Object || depth > kDeepestWrapping)
        return std::nullopt;
    for (const char *key : {"logs", "data"})
        if (const Value list = valueOf(value, key); list.type() == Type::Array)
            return Packets{list, value};
    return packetsIn(valueOf(value, "data"), depth + 1);
}

bool isError(Value answer)
{
    return numberOf(answer, "status") == 0 && valueOf(answer, "error").type() == Type::String;
}

bool isLog(Value value)
{
    const auto packets = packetsIn(value);
    const auto items = itemsOf(packets ? packets->list : value.type() == Type::Array ? value : Value(), 1);
    return isError(value) || (!items.empty() && numberOf(items[0], "packet_id"));
}

bool isStart(Value value) { return valueOf(value, "playerorder").type() == Type::Array; }

/// The first JSON value after a word that reads whole and is what is looked for. The word can stand elsewhere, too.
/// @param cut becomes true if the text ends within a value before that
Value valueAfter(std::string_view text, std::string_view word, bool (*isWanted)(Value), bool &cut)
{
    std::size_t at = text.find(word);
    while (at != std::string_view::npos && (at = text.find_first_of("{[", at)) != std::string_view::npos) {
        const std::string_view rest = text.substr(at);
        const json::Checked checked = json::checkFirst(rest, kMaxDepth);
        cut = endsInside(rest, checked);
        const bool good = checked.fault == json::Fault::None;
        if (good && isWanted(Value(rest.substr(0, checked.at))))
            return Value(rest.substr(0, checked.at));
        if (cut)
            break;
        at += good ? checked.at : 1;
    }
    return {};
}

/// What a channel says about who reads it: nullopt for channels of other things.
std::optional<std::int64_t> readerOf(Value packet)
{
    constexpr std::string_view kTable = "/table/t", kPlayer = "/player/p";
    const std::string channel = textOf(valueOf(packet, "channel"));
    if (channel.empty() || channel.starts_with(kTable))
        return 0;
    std::int64_t id = 0;
    const bool isPlayer = channel.starts_with(kPlayer);
    const char *end = channel.data() + channel.size();
    if (!isPlayer || std::from_chars(channel.data() + kPlayer.size(), end, id).ptr != end || id <= 0)
        return std::nullopt;
    return id;
}

/// The numbers of tables that a packet names.
void addTables(Value packet, std::set<std::string> &tables)
{
    const Value id = valueOf(packet, "table_id");
    if (const auto number = numberOf(id))
        tables.insert(std::to_string(*number));
    constexpr std::string_view kTable = "/table/t";
    if (const std::string channel = textOf(valueOf(packet, "channel")); channel.starts_with(kTable))
        tables.insert(channel.substr(kTable.size()));
}

} // namespace

Value valueOf(Value object, std::string_view key)
{
    if (object.type() != Type::Object)
        return {};
    json::Items items(object);
    while (const auto item = items.next())
        if (item->key.isString(key))
            return item->value;
    return {};
}

std::optional<std::int64_t> numberOf(Value value)
{
    if (value.type() == Type::Number)
        return value.integer();
    if (value.type() != Type::String)
        return std::nullopt;
    const std::string text = value.string();
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = !text.empty() && error == std::errc() && end == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

std::optional<std::int64_t> numberOf(Value object, std::string_view key) { return numberOf(valueOf(object, key)); }

std::string textOf(Value value) { return value.type() == Type::String ? value.string() : std::string(); }

std::vector<Value> itemsOf(Value container, std::size_t most)
{
    std::vector<Value> values;
    if (container.type() != Type::Array && container.type() != Type::Object)
        return values;
    json::Items items(container);
    while (values.size() < most) {
        const auto item = items.next();
        if (!item)
            break;
        values.push_back(item->value);
    }
    return values;
}

Refusal Log::read(std::string_view text)
{
    if (text.size() > kMaxLogSize)
        return Refusal::NotALog;
    text = trimmed(text);
    constexpr std::size_t kLongestSign = 4;
    if (const std::size_t bad = firstBadUtf8(text); bad < text.size())
        return text.size() - bad < kLongestSign ? Refusal::Truncated : Refusal::NotALog;
    if (text.starts_with('{') || text.starts_with('['))
        return readJson(text);
    return readPage(text);
}

Refusal Log::readJson(std::string_view text)
{
    const json::Checked checked = json::check(text, kMaxDepth);
    if (checked.fault != json::Fault::None)
        return endsInside(text, checked) ? Refusal::Truncated : Refusal::NotALog;
    return readAnswer(Value(text));
}

Refusal Log::readPage(std::string_view page)
{
    constexpr std::string_view kBeginning = "<!doctype html";
    const bool isPage = contains(page, "<html") || contains(page.substr(0, kBeginning.size()), kBeginning);
    const bool isCut = isPage && !contains(page, "</html>");
    bool ends = false;
    const Value answer = valueAfter(page, kLogWord, isLog, ends);
    if (isCut || ends)
        return Refusal::Truncated;
    if (answer.type() == Type::Null)
        return Refusal::NotALog;
    start_ = valueAfter(page, kStartWord, isStart, ends);
    return readAnswer(answer);
}

Refusal Log::readAnswer(Value answer)
{
    if (answer.type() == Type::Array)
        return readPackets(answer);
    const auto packets = packetsIn(answer);
    if (!packets)
        return isError(answer) ? Refusal::Server : Refusal::NotALog;
    if (const Value list = valueOf(packets->parent, "players"); list.type() == Type::Array && !readPlayers(list))
        return Refusal::NotALog;
    return readPackets(packets->list);
}

bool Log::readPlayers(Value list)
{
    for (const Value one : itemsOf(list, kMostPlayers)) {
        const auto id = numberOf(one, "id");
        if (!id)
            return false;
        players_.push_back({*id, textOf(valueOf(one, "name"))});
    }
    return true;
}

Refusal Log::readPackets(Value packets)
{
    std::vector<std::pair<std::int64_t, Value>> sorted;
    std::set<std::string> tables;
    for (const Value packet : itemsOf(packets, kMostPackets + 1)) {
        const auto number = numberOf(packet, "packet_id");
        if (!number || valueOf(packet, "data").type() != Type::Array || sorted.size() == kMostPackets)
            return Refusal::NotALog;
        sorted.emplace_back(*number, packet);
        addTables(packet, tables);
    }
    if (sorted.empty())
        return Refusal::NotALog;
    if (tables.size() > 1)
        return Refusal::SeveralTables;
    std::stable_sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::set<std::tuple<std::string, std::string, std::int64_t>> seen;
    for (const auto &[number, packet] : sorted) {
        const auto reader = readerOf(packet);
        const std::int64_t move = numberOf(packet, "move_id").value_or(0);
        const std::int64_t time = numberOf(packet, "time").value_or(0);
        for (const Value one : itemsOf(valueOf(packet, "data"), kMostNotes)) {
            Note note{textOf(valueOf(one, "type")), valueOf(one, "args"), move, reader.value_or(0), time};
            std::string uid = textOf(valueOf(one, "uid"));
            const bool isNew = uid.empty() || seen.emplace(std::move(uid), note.type, note.reader).second;
            if (reader && isNew)
                notes_.push_back(std::move(note));
            if (notes_.size() > kMostNotes)
                return Refusal::NotALog;
        }
    }
    return Refusal::None;
}

} // namespace meadhall::record::bga
