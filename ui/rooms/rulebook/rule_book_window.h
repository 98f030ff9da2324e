// SPDX-License-Identifier: GPL-3.0-or-later
// The rule book window: contents, text and search.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/widgets/text_place.h"
#include "ui/rooms/rulebook/book.h"
#include "ui/rooms/rulebook/context_help.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QTextEdit;
class QToolButton;

namespace meadhall::ui {

class Announcer;
class BookDocument;
class BookText;
class Languages;

/// Search in the rule book that ignores spelling variants.
struct BookHit {
    int position;
    int length;
};

/// Finds `wanted` in `text`. Ignores case; ё/е; variants of apostrophes, quotes, dashes and spaces; umlauts (ä matches
/// ae and a, likewise ö and ü), ß/ss; Arabic vowel signs and tatweel, hamza on alif, ة/ه, ى/ي; native digits; bidi
/// control characters.
/// @return the matches from the beginning, without overlaps; none if `wanted` is empty
std::vector<BookHit> findInBook(const QString &text, const QString &wanted);

class RuleBookWindow : public QWidget {
    Q_OBJECT

public:
    /// @param languages determines the language, also after a change
    RuleBookWindow(const Languages &languages, PixmapCache &cache, QWidget *parent);

    /// Shows the book of a game, from its beginning if another one was shown.
    void setGame(Game game);
    Game game() const { return game_; }
    /// Sets the options to highlight in the book of that game; empty if no such game is being played.
    void setChoices(Game game, const TableOptions &choices);
    /// Shows a page by its id; the first one if there is none.
    void turnTo(const QString &page) { showPage(book_.pageOf(page)); }
    /// The id of the current page.
    QString page() const;
    /// Searches the book and shows the first match below the upper edge.
    void search(const QString &wanted);

    const Book &book() const { return book_; }
    const std::vector<BookHit> &hits() const { return hits_; }
    QListWidget *contents() const { return contents_; }
    QTextEdit *text() const;
    QLineEdit *searchField() const { return search_; }
    QLabel *count() const { return count_; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build(PixmapCache &cache);
    void connectParts();
    void read();
    void write();
    void retranslate();
    int sides() const;
    qreal columnWidth() const;
    void fitColumn();
    void returnToPlace();
    void showPage(int page);
    void followScrolling();
    void findAgain();
    void showHit(int hit);
    void showCount();
    void step(int by);
    void markHits();

    const Languages &languages_;
    Announcer *announcer_;
    Game game_ = Game::Odin;
    Book book_;
    Game choicesGame_ = Game::Odin;
    TableOptions choices_;
    std::vector<BookHit> hits_;
    int hit_ = -1;         ///< index of the current match; −1: none
    bool writing_ = false; ///< scrolling is not the user's
    int listedTables_ = 0; ///< that have no room as tables
    QListWidget *contents_;
    BookText *text_;
    TextPlace reading_; ///< what the user went to, by a search, the contents or scrolling
    BookDocument *document_;
    QLineEdit *search_;
    QLabel *count_;
    QToolButton *previous_, *next_;
};

} // namespace meadhall::ui
