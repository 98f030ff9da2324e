// A rule book as data: pages of passages, read from translations/rulebook/GAME.LANGUAGE.md.
#pragma once

#include "engine/core/event.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace meadhall::ui {

/// Cards that lie together: a fan of Odin from left to right, a pile of Ninjan with its last card on top. Cards count
/// as in their game.
using CardGroup = std::vector<Card>;

/// One value of something that tables settle differently.
struct BookValue {
    QString key;  ///< as in records: "rotate"
    QString text; ///< Markdown
};

struct BookPassage {
    enum class Kind { Text, Picture, Option };
    Kind kind = Kind::Text;
    QString text;                  ///< Markdown; of a picture its caption, in plain words
    std::vector<CardGroup> cards;  ///< of a picture
    QString option;                ///< of an option its key: "nextStarter"
    std::vector<BookValue> values; ///< of an option
};

struct BookPage {
    QString id; ///< the same in all languages: "pickup"
    QString title;
    std::vector<BookPassage> passages;
};

struct Book {
    QString title;
    std::vector<BookPage> pages;
    QStringList problems; ///< what could not be read, for whoever writes the book; in English

    /// The place of a page in the book; 0, its beginning, for one that it does not have.
    int pageOf(const QString &id) const;
};

/// Reads the text of a book: "# Title", then pages of "<!-- page: ID -->", "## Heading" and Markdown. Among it, as
/// paragraphs of their own, pictures "![caption](cards:B2+B8/R9)", and after "<!-- option: KEY -->" block quotes that
/// end with a list of "- VALUE: text".
Book readBook(Game game, const QString &text);

/// The program's book of that game in that language, "de".
Book loadBook(Game game, const QString &language);

} // namespace meadhall::ui
