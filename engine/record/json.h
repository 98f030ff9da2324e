// SPDX-License-Identifier: GPL-3.0-or-later
// Strict JSON reader (RFC 8259) without a document tree: the text is validated once, then queried in place.
// QJsonDocument is not used because records need exact 64-bit deal numbers, a distinction between 1.0 and 1, detection
// of duplicate keys, and memory use bounded by the line length.
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
    std::size_t at = 0; ///< byte offset of the error, from 0
};

/// Checks that the text is exactly one JSON value in valid UTF-8, without lone surrogates or byte order mark. Runs in
/// linear time and uses only the stack.
/// @param deepest maximum nesting depth of arrays and objects
Checked check(std::string_view text, int deepest);

/// Checks the JSON value that the text begins with; anything may follow it. The text must be valid UTF-8.
/// @return `at` is the offset behind the value if there is no fault
Checked checkFirst(std::string_view text, int deepest);

/// A value within text that check() has accepted. Holds a view: the text must outlive it.
class Value {
public:
    Value() = default;
    explicit Value(std::string_view checkedText);

    Type type() const;
    /// The value's JSON text.
    std::string_view text() const { return text_; }

    /// A whole number written without fraction or exponent; nullopt for other numbers or if it does not fit.
    std::optional<std::int64_t> integer() const;
    std::optional<std::uint64_t> unsignedInteger() const;
    /// True for a number written without fraction or exponent, of any size.
    bool isWhole() const;
    /// The unescaped string in UTF-8. The value must be a string.
    std::string string() const;
    /// Compares the unescaped string with `other`. The value must be a string.
    bool isString(std::string_view other) const;

private:
    std::string_view text_;
};

/// Iterates over an array or an object: `while (auto item = items.next())`.
class Items {
public:
    /// The value must be an array or an object.
    explicit Items(Value container);

    struct Item {
        Value key; ///< objects only
        Value value;
    };
    std::optional<Item> next();

private:
    std::string_view rest_;
    bool object_;
};

} // namespace meadhall::record::json
