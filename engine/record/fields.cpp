// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/fields.h"

#include "engine/games/games.h"
#include "engine/record/utf8.h"

#include <limits>

namespace meadhall::record {
namespace {

/// Truncates at a character boundary; enough to recognise an invalid value.
std::string truncated(std::string_view text)
{
    constexpr std::size_t kMaxLength = 40;
    if (text.size() <= kMaxLength)
        return std::string(text);
    std::size_t end = 0;
    while (end + utf8Length(text.substr(end)) <= kMaxLength)
        end += utf8Length(text.substr(end));
    return std::string(text.substr(0, end)) + "\xe2\x80\xa6"; // …
}

} // namespace

void Fields::fail(Error error, std::string_view key, std::string_view detail)
{
    if (ok())
        problem_ = {error, Reason::None, std::string(key), truncated(detail)};
}

void Fields::reject(Reason reason, std::string_view key)
{
    if (ok())
        problem_ = {Error::AgainstRules, reason, std::string(key)};
}

bool Fields::has(std::string_view key) const
{
    json::Items items(object_);
    while (const auto item = items.next())
        if (item->key.isString(key))
            return true;
    return false;
}

json::Value Fields::require(std::string_view key, json::Type type)
{
    if (!ok())
        return {};
    std::optional<json::Value> found;
    json::Items items(object_);
    while (const auto item = items.next()) {
        if (!item->key.isString(key))
            continue;
        if (found) {
            fail(Error::DuplicateKey, key);
            return {};
        }
        found = item->value;
    }
    if (!found)
        fail(Error::MissingKey, key);
    else if (isType(*found, key, type))
        return *found;
    return {};
}

bool Fields::isType(json::Value value, std::string_view key, json::Type type)
{
    if (value.type() != type)
        fail(Error::WrongType, key, value.text());
    return value.type() == type;
}

int Fields::integerOf(json::Value value, std::string_view key)
{
    if (!isType(value, key, json::Type::Number))
        return 0;
    if (!value.isWhole()) {
        fail(Error::WrongType, key, value.text());
        return 0;
    }
    const auto number = value.integer();
    if (number && *number >= std::numeric_limits<int>::min() && *number <= std::numeric_limits<int>::max())
        return static_cast<int>(*number);
    fail(Error::OutOfRange, key, value.text());
    return 0;
}

int Fields::integer(std::string_view key)
{
    const json::Value value = require(key, json::Type::Number);
    return ok() ? integerOf(value, key) : 0;
}

std::string Fields::string(std::string_view key)
{
    const json::Value value = require(key, json::Type::String);
    return ok() ? value.string() : std::string();
}

std::vector<int> Fields::integers(std::string_view key)
{
    return items<int>(key, require(key, json::Type::Array), [&](json::Value value) { return integerOf(value, key); });
}

std::vector<std::string> Fields::strings(std::string_view key)
{
    return items<std::string>(key, require(key, json::Type::Array), [&](json::Value value) {
        return isType(value, key, json::Type::String) ? value.string() : std::string();
    });
}

Card Fields::cardOf(json::Value value, std::string_view key, Game game)
{
    if (!isType(value, key, json::Type::String))
        return kNoCard;
    const std::string name = value.string();
    const auto card = traitsOf(game).cardOfName(name);
    if (!card)
        fail(Error::NoSuchCard, key, name);
    return card.value_or(kNoCard);
}

Card Fields::card(std::string_view key, Game game)
{
    const json::Value value = require(key, json::Type::String);
    return ok() ? cardOf(value, key, game) : kNoCard;
}

std::vector<Card> Fields::cardsOf(json::Value value, std::string_view key, Game game)
{
    if (!ok() || !isType(value, key, json::Type::Array))
        return {};
    return items<Card>(key, value, [&](json::Value item) { return cardOf(item, key, game); });
}

CardSet Fields::setOf(const std::vector<Card> &cards, std::string_view key)
{
    CardSet set;
    for (const Card card : cards) {
        if (!ok())
            break;
        if (set.contains(card))
            reject(Reason::CardTwice, key);
        set.add(card);
    }
    return set;
}

std::vector<Card> Fields::cards(std::string_view key, Game game)
{
    const json::Value value = require(key, json::Type::Array);
    return cardsOf(value, key, game);
}

CardSet Fields::cardSet(std::string_view key, Game game) { return setOf(cards(key, game), key); }

std::vector<std::vector<Card>> Fields::cardLists(std::string_view key, Game game)
{
    return items<std::vector<Card>>(key, require(key, json::Type::Array),
                                    [&](json::Value value) { return cardsOf(value, key, game); });
}

std::vector<CardSet> Fields::cardSets(std::string_view key, Game game)
{
    return items<CardSet>(key, require(key, json::Type::Array),
                          [&](json::Value value) { return setOf(cardsOf(value, key, game), key); });
}

SeenHand Fields::handOf(json::Value value, std::string_view key, Game game)
{
    if (value.type() == json::Type::Number) {
        const int count = integerOf(value, key);
        if (count < 0 || count > kMaxItems)
            fail(Error::OutOfRange, key, value.text());
        return SeenHand::closed(count);
    }
    CardSet cards;
    if (!isType(value, key, json::Type::Array))
        return {};
    for (Card card : items<Card>(key, value, [&](json::Value item) { return cardOf(item, key, game); })) {
        if (!ok())
            break;
        if (cards.contains(card))
            reject(Reason::WrongDeal, key);
        cards.add(card);
    }
    return SeenHand::open(cards);
}

std::vector<SeenHand> Fields::hands(std::string_view key, Game game)
{
    return items<SeenHand>(key, require(key, json::Type::Array),
                           [&](json::Value value) { return handOf(value, key, game); });
}

std::vector<std::optional<int>> Fields::throws(std::string_view key)
{
    return items<std::optional<int>>(
        key, require(key, json::Type::Array), [&](json::Value value) -> std::optional<int> {
            if (value.type() == json::Type::Null || !isType(value, key, json::Type::String))
                return std::nullopt;
            const std::string letter = value.string();
            const auto thrown = letter.size() == 1 ? kThrowLetters.find(letter) : std::string_view::npos;
            if (thrown == std::string_view::npos) {
                fail(Error::UnknownValue, key, letter);
                return std::nullopt;
            }
            return static_cast<int>(thrown);
        });
}

} // namespace meadhall::record
