// SPDX-License-Identifier: GPL-3.0-or-later
// A rule book as data: pages of passages, parsed from translations/rulebook/GAME.LANGUAGE.md.
#pragma once

#include "engine/core/event.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace meadhall::ui {

/// Cards shown together: in Odin a fan from left to right, in Ninjan a pile with the last card on top. Card numbers
/// are those of the book's game.
using CardGroup = std::vector<Card>;

/// One value of an option (house rule).
struct BookValue {
    QString key;  ///< key in records: "rotate"
    QString text; ///< Markdown
};

struct BookPassage {
    enum class Kind { Text, Picture, Option };
    Kind kind = Kind::Text;
    QString text;                  ///< Markdown; for a picture its caption in plain text
    std::vector<CardGroup> cards;  ///< for a picture
    QString option;                ///< for an option, its key: "nextStarter"
    std::vector<BookValue> values; ///< for an option
};

struct BookPage {
    QString id; ///< the same in all languages: "pickup"
    QString title;
    std::vector<BookPassage> passages;
};

struct Book {
    QString title;
    std::vector<BookPage> pages;
    QStringList problems; ///< parse errors, in English, for the authors of the book

    /// The index of a page; 0 (the first page) if there is none with that id.
    int pageOf(const QString &id) const;
};

/// Parses a rule book: "# Title", then pages starting with "<!-- page: ID -->" and "## Heading", followed by Markdown.
/// As separate paragraphs a page may contain pictures "![caption](cards:B2+B8/R9)", and after "<!-- option: KEY -->"
/// block quotes that end with a list of "- VALUE: text".
Book readBook(Game game, const QString &text);

/// Loads the built-in book of a game.
/// @param language language code, e.g. "de"
Book loadBook(Game game, const QString &language);

} // namespace meadhall::ui
