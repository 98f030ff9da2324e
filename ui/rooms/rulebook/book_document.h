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

class BookPictures;

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
    /// Number of its tables that are wider than that many px.
    int tablesWiderThan(qreal room) const;

Q_SIGNALS:
    /// Cards that were painted as placeholders have been rendered.
    void picturesReady();

private:
    BookPictures *pictures_;
    std::vector<int> starts_;
    std::vector<qreal> tableWidths_; ///< the least, px
};

} // namespace meadhall::ui
