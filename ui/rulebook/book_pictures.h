// The pictures of a rule book: cards of the program, drawn into the text where it speaks of them.
#pragma once

#include "ui/graphics/pixmap_cache.h"
#include "ui/rulebook/book.h"

#include <QTextObjectInterface>

namespace meadhall::ui {

/// Draws inline objects of a document: its cards come from the cache at the exact size of the screen, a plain shape
/// standing in until they are drawn. Groups follow the direction of the document; cards within a group, as on the
/// table, are read from the left in every language.
class BookPictures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int kObjectType = QTextFormat::UserObject + 1;

    explicit BookPictures(PixmapCache &cache, QObject *parent = nullptr);

    /// Forgets all pictures; those to come are of that game, in that theme.
    void restart(Game game, Theme theme);
    /// The format of the one letter that stands for the picture.
    QTextCharFormat add(const std::vector<CardGroup> &cards);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

Q_SIGNALS:
    /// Cards have been drawn that stand-ins were painted for.
    void ready();

private:
    const std::vector<CardGroup> &picture(const QTextFormat &format) const;

    PixmapCache &cache_;
    Game game_ = Game::Odin;
    Theme theme_ = Theme::Dark;
    std::vector<std::vector<CardGroup>> pictures_;
    bool standsIn_ = false;
};

} // namespace meadhall::ui
