// SPDX-License-Identifier: GPL-3.0-or-later
// Lays out a rule book as a text document with headings, pictures and boxes for options.
#pragma once

#include "engine/core/to_index.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/graphics/theme.h"
#include "ui/rooms/rulebook/book.h"
#include "ui/rooms/rulebook/context_help.h"

#include <QPalette>
#include <QTextDocument>
#include <QTextObjectInterface>

namespace meadhall::ui {

/// Inline pictures of cards in a rule book. Draws inline objects of a document. Cards come from the cache at the exact
/// device size, with placeholders until they are rendered. Groups follow the document's direction; cards within a group
/// always run from left to right, as on the table.
class BookPictures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kObjectType = QTextFormat::UserObject + 1;

    explicit BookPictures(PixmapCache &cache, QObject *parent = nullptr);

    /// Removes all pictures and sets the game and theme of the following ones.
    void restart(Game game, Theme theme);
    /// Adds a picture. Returns the format for the character that represents it.
    QTextCharFormat add(const std::vector<CardGroup> &cards);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

Q_SIGNALS:
    /// Cards that were painted as placeholders have been rendered.
    void ready();

private:
    const std::vector<CardGroup> &picture(const QTextFormat &format) const;

    PixmapCache &cache_;
    Game game_ = Game::Odin;
    Theme theme_ = Theme::Dark;
    std::vector<std::vector<CardGroup>> pictures_;
    /// A placeholder was painted since the last ready()
    bool hasPlaceholder_ = false;
};

class BookDocument : public QTextDocument {
    Q_OBJECT

public:
    explicit BookDocument(PixmapCache &cache, QObject *parent = nullptr);

    struct BookStyle {
        QFont font;
        QPalette palette;
        Theme theme;
        Qt::LayoutDirection direction;
        int margin, sides; ///< px above and below, and left and right of the text
        qreal room;        ///< px between the sides; tables that are wider become lists
    };
    /// Rebuilds the document.
    /// @param choices the options of the current table, which are highlighted
    void write(const Book &book, Game game, const BookStyle &style, const TableOptions &choices);

    /// The position of a page's heading in the document.
    int pageStart(int page) const { return starts_.at(toIndex(page)); }
    /// The page that contains a position of the document.
    int pageAt(int position) const;
    BookPictures &pictures() { return pictures_; }
    /// Number of its tables that are wider than that many px.
    int tablesWiderThan(qreal room) const;

private:
    BookPictures pictures_;
    std::vector<int> starts_;
    std::vector<qreal> tableWidths_; ///< the least, px
};

} // namespace meadhall::ui
