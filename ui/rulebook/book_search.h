// Finding words in the rules as a person means them, not letter by letter.
#pragma once

#include <QString>

#include <vector>

namespace meadhall::ui {

struct BookHit {
    int position;
    int length;
};

/// Where `wanted` stands in `text`, from its beginning, without overlaps. Ignored are case; ё and е; the kinds of
/// apostrophes, quotes, dashes and spaces; ä, ae and a (ö and ü likewise), ß and ss; Arabic vowel signs and tatweel,
/// the seats of hamza on alif, ة and ه, ى and ي; figures of a script's own; marks of direction. Nothing for an empty
/// `wanted`.
std::vector<BookHit> findInBook(const QString &text, const QString &wanted);

} // namespace meadhall::ui
