// UTF-8, byte by byte: no overlong forms, no surrogates, nothing past U+10FFFF.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall::record {

/// How many bytes the character at the beginning has, 1–4; 0 if what stands there is no UTF-8. The text is not empty.
std::size_t utf8Length(std::string_view text);

/// Where the first byte stands that is no UTF-8; the text's size if all is well.
std::size_t firstBadUtf8(std::string_view text);

/// Appends a code point, which is no surrogate.
void appendUtf8(std::string &out, std::uint32_t code);

} // namespace meadhall::record
