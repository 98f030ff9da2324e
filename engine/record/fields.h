// Takes typed fields out of a checked JSON object and remembers the first thing that is wrong.
#pragma once

#include "engine/record/json.h"
#include "engine/record/line_words.h"
#include "engine/record/problem.h"

namespace meadhall::record {

/// Arrays of a record hold a few cards, seats or figures: longer ones are refused before they take any memory.
constexpr int kMostItems = 64;

/// After the first problem every further call gives something empty, so that a reader needs to look only at its end.
class Fields {
public:
    /// @param object must be an object, and outlive the fields
    Fields(json::Value object, Problem &problem) : object_(object), problem_(problem) {}

    bool ok() const { return !problem_; }
    json::Value object() const { return object_; }
    /// The fields of an object within this one; their first problem is this one's.
    Fields within(json::Value object) { return {object, problem_}; }
    void fail(Error error, std::string_view key, std::string_view detail = {});
    void refuse(Reason reason, std::string_view key);

    bool has(std::string_view key) const;
    /// The value of a key, which must be there once and of that type; null after a problem.
    json::Value need(std::string_view key, json::Type type);

    int integer(std::string_view key);
    /// A whole number however big; what does not fit becomes the largest or smallest int.
    int clampedInteger(std::string_view key);
    std::string string(std::string_view key);
    std::vector<int> integers(std::string_view key);
    std::vector<std::string> strings(std::string_view key);
    Card card(std::string_view key, Game game);
    std::vector<Card> cards(std::string_view key, Game game);
    std::vector<SeenHand> hands(std::string_view key, Game game);
    std::vector<std::optional<int>> throws(std::string_view key);

    /// One of the words; `fallback` if the key is not there.
    template <typename Choice, std::size_t count>
    Choice choice(std::string_view key, const Words<Choice, count> &words, Choice fallback)
    {
        if (!ok() || !has(key))
            return fallback;
        const std::string word = string(key);
        const auto found = choiceOf(words, word);
        if (ok() && !found)
            fail(Error::UnknownValue, key, word);
        return found.value_or(fallback);
    }

private:
    bool isType(json::Value value, std::string_view key, json::Type type);
    int integerOf(json::Value value, std::string_view key);
    Card cardOf(json::Value value, std::string_view key, Game game);
    SeenHand handOf(json::Value value, std::string_view key, Game game);

    /// Reads each item of an array until one is wrong.
    template <typename Item, typename Read> std::vector<Item> items(std::string_view key, json::Value array, Read read)
    {
        std::vector<Item> list;
        if (!ok())
            return list;
        json::Items walk(array);
        while (const auto item = walk.next()) {
            if (list.size() == kMostItems)
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
