// A strict reader of JSON text (RFC 8259) that builds no tree: it checks the text once and then looks things up in it.
// Its own, because a record needs what QJsonDocument cannot give: 64-bit deal numbers to the last digit, 1.0 told from
// 1, keys that stand twice, and no memory beyond the line itself whatever the line holds.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace meadhall::record::json {

enum class Type : std::uint8_t { Null, Bool, Number, String, Array, Object };

enum class Fault : std::uint8_t { None, Encoding, Syntax, TooDeep };

struct Checked {
    Fault fault = Fault::None;
    std::size_t at = 0; ///< the byte where it breaks, from 0
};

/// Whether the text is one JSON value in UTF-8 (no lone surrogates, no byte order mark, nothing after it) with at most
/// `deepest` arrays and objects within each other. Takes time in proportion to the text, and no memory but the stack.
Checked check(std::string_view text, int deepest);

/// A value within a text that check() has passed. Refers to the text, which must outlive it.
class Value {
public:
    Value() = default;
    explicit Value(std::string_view checkedText);

    Type type() const;
    /// The value's own text.
    std::string_view text() const { return text_; }

    /// A whole number written without point or exponent; nothing for any other number, or one that does not fit.
    std::optional<std::int64_t> integer() const;
    std::optional<std::uint64_t> unsignedInteger() const;
    /// Whether the number is whole as it is written, however big.
    bool isWhole() const;
    /// The string with its escapes undone, in UTF-8. The value must be a string.
    std::string string() const;
    /// Whether that string is this one. The value must be a string.
    bool isString(std::string_view other) const;

private:
    std::string_view text_;
};

/// Goes through an array or an object: `while (auto item = items.next())`.
class Items {
public:
    /// The value must be an array or an object.
    explicit Items(Value container);

    struct Item {
        Value key; ///< of an object
        Value value;
    };
    std::optional<Item> next();

private:
    std::string_view rest_;
    bool object_;
};

/// The text as a JSON string with its quotes; bytes that are no UTF-8 become U+FFFD.
std::string quoted(std::string_view text);

} // namespace meadhall::record::json
