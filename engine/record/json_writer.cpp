// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/json_writer.h"

#include "engine/record/utf8.h"

#include <array>
#include <charconv>

namespace meadhall::record::json {

std::string quote(std::string_view text)
{
    std::string out = "\"";
    while (!text.empty()) {
        const auto c = static_cast<unsigned char>(text.front());
        std::size_t length = utf8Length(text);
        if (length == 0) {
            out += "\xef\xbf\xbd";
            length = 1;
        } else if (c == '"' || c == '\\') {
            out += {'\\', static_cast<char>(c)};
        } else if (c < 0x20) {
            constexpr std::string_view kDigits = "0123456789abcdef";
            out += "\\u00";
            out += {kDigits[c >> 4], kDigits[c & 15]};
        } else {
            out += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    return out + '"';
}

std::string number(double value)
{
    std::array<char, 32> text;
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::general, 6).ptr;
    return {text.data(), end};
}

} // namespace meadhall::record::json
