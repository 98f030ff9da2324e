// SPDX-License-Identifier: GPL-3.0-or-later
// UTF-8 validation and encoding: rejects overlong forms, surrogates and code points above U+10FFFF.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace meadhall::record {

/// Length in bytes of the first character, 1–4; 0 if it is not valid UTF-8. The text must not be empty.
std::size_t utf8Length(std::string_view text);

/// Offset of the first invalid byte; the text's size if there is none.
std::size_t firstBadUtf8(std::string_view text);

/// Appends the encoding of a code point, which must not be a surrogate.
void appendUtf8(std::string &out, std::uint32_t code);

} // namespace meadhall::record
