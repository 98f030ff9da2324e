// SPDX-License-Identifier: GPL-3.0-or-later
// Search in the rule book that ignores spelling variants.
#pragma once

#include <QString>

#include <vector>

namespace meadhall::ui {

struct BookHit {
    int position;
    int length;
};

/// Finds `wanted` in `text`. Ignores case; ё/е; variants of apostrophes, quotes, dashes and spaces; umlauts (ä matches
/// ae and a, likewise ö and ü), ß/ss; Arabic vowel signs and tatweel, hamza on alif, ة/ه, ى/ي; native digits; bidi
/// control characters.
/// @return the matches from the beginning, without overlaps; none if `wanted` is empty
std::vector<BookHit> findInBook(const QString &text, const QString &wanted);

} // namespace meadhall::ui
