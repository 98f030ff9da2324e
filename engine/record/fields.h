// SPDX-License-Identifier: GPL-3.0-or-later
// Reads typed fields of a validated JSON object and records the first error.
#pragma once

#include "engine/record/json.h"
#include "engine/record/line_words.h"
#include "engine/record/problem.h"

namespace meadhall::record {

/// Limit for array lengths: records need a few cards, seats or numbers. Longer arrays are rejected before allocation.
constexpr int kMaxItems = 64;

/// After the first error every call returns an empty or zero value, so callers need to check ok() only once at the end.
class Fields {
public:
    /// @param object must be a JSON object and outlive this reader
    /// @param problem receives the first error
    Fields(json::Value object, Problem &problem) : object_(object), problem_(problem) {}

    bool ok() const { return !problem_; }
    json::Value object() const { return object_; }
    /// Reads a nested object; its first error is reported to the same `problem`.
    Fields within(json::Value object) { return {object, problem_}; }
    /// Records an error, unless there is one already. A long `detail` is truncated.
    void fail(Error error, std::string_view key, std::string_view detail = {});
    /// Records a violation of the game's rules (Error::AgainstRules).
    void reject(Reason reason, std::string_view key);

    bool has(std::string_view key) const;
    /// The value of `key`, which must occur exactly once and have that type; null after an error.
    json::Value require(std::string_view key, json::Type type);

    int integer(std::string_view key);
    std::string string(std::string_view key);
    std::vector<int> integers(std::string_view key);
    std::vector<std::string> strings(std::string_view key);
    Card card(std::string_view key, Game game);
    std::vector<Card> cards(std::string_view key, Game game);
    /// A card twice is an error.
    CardSet cardSet(std::string_view key, Game game);
    std::vector<std::vector<Card>> cardLists(std::string_view key, Game game);
    std::vector<CardSet> cardSets(std::string_view key, Game game);
    /// Each hand is either an array of cards or, if hidden, a card count.
    std::vector<SeenHand> hands(std::string_view key, Game game);
    /// Thrown symbols as indices into kThrowLetters; nullopt for seats that do not throw (JSON null).
    std::vector<std::optional<int>> throws(std::string_view key);

private:
    bool isType(json::Value value, std::string_view key, json::Type type);
    int integerOf(json::Value value, std::string_view key);
    Card cardOf(json::Value value, std::string_view key, Game game);
    std::vector<Card> cardsOf(json::Value value, std::string_view key, Game game);
    CardSet setOf(const std::vector<Card> &cards, std::string_view key);
    SeenHand handOf(json::Value value, std::string_view key, Game game);

    /// Reads the items of an array, stopping at the first error.
    template <typename Item, typename Read> std::vector<Item> items(std::string_view key, json::Value array, Read read)
    {
        std::vector<Item> list;
        if (!ok())
            return list;
        json::Items reader(array);
        while (const auto item = reader.next()) {
            if (list.size() == kMaxItems)
                fail(Error::TooManyItems, key);
            if (!ok())
                break;
            list.push_back(read(item->value));
        }
        return list;
    }

    json::Value object_;
    Problem &problem_;
};

} // namespace meadhall::record
