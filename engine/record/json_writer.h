// SPDX-License-Identifier: GPL-3.0-or-later
// Writes compact JSON: an object's keys stay in the order of the calls, which QJsonObject would sort.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace meadhall::record::json {

/// Encodes text as a JSON string with quotes. Invalid UTF-8 bytes become U+FFFD. It is not named “quoted”, as compilers
/// prefer std::quoted for a std::string.
std::string quote(std::string_view text);
std::string number(std::integral auto value) { return std::to_string(value); }
/// With six significant digits.
/// @param value finite
std::string number(double value);
inline std::string boolean(bool value) { return value ? "true" : "false"; }

/// An array of the texts that `write` returns for the items.
template <typename Range, typename Write> std::string array(const Range &range, Write write)
{
    std::string text = "[";
    for (const auto &item : range) {
        if (text.size() > 1)
            text += ',';
        text += write(item);
    }
    return text + ']';
}

/// Builds one object.
class ObjectWriter {
public:
    /// @param value the text of a value: of quote(), number(), boolean(), array() or finished()
    ObjectWriter &key(std::string_view name, std::string_view value)
    {
        text_ += text_.empty() ? '{' : ',';
        text_ += quote(name) + ':';
        text_ += value;
        return *this;
    }
    std::string finished() const { return text_.empty() ? "{}" : text_ + '}'; }

private:
    std::string text_;
};

} // namespace meadhall::record::json
