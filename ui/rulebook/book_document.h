// A rule book set as a text with headings, pictures and boxes for what tables settle differently.
#pragma once

#include "ui/graphics/theme.h"
#include "ui/rulebook/book_pictures.h"
#include "ui/rulebook/page_now.h"

#include <QPalette>
#include <QTextDocument>

namespace meadhall::ui {

class BookDocument : public QTextDocument {
    Q_OBJECT

public:
    explicit BookDocument(PixmapCache &cache, QObject *parent = nullptr);

    struct Look {
        QFont font;
        QPalette palette;
        Theme theme;
        Qt::LayoutDirection direction;
        int margin, sides; ///< above and below, left and right of the text
    };
    /// Sets the whole book anew, with the values that `choices` names marked.
    void write(const Book &book, Game game, const Look &look, const TableChoices &choices);

    /// The place of a page's heading in the text.
    int pageStart(int page) const { return starts_.at(static_cast<std::size_t>(page)); }
    /// The page that a place in the text belongs to.
    int pageAt(int position) const;
    BookPictures &pictures() { return pictures_; }

private:
    BookPictures pictures_;
    std::vector<int> starts_;
};

} // namespace meadhall::ui
