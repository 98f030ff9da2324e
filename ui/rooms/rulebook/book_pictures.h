// SPDX-License-Identifier: GPL-3.0-or-later
// Inline pictures of cards in a rule book.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"
#include "ui/rooms/rulebook/book.h"

#include <QTextObjectInterface>

namespace meadhall::ui {

/// Draws inline objects of a document. Cards come from the cache at the exact device size, with placeholders
/// until they are rendered. Groups follow the document's direction; cards within a group always run from left
/// to right, as on the table.
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

} // namespace meadhall::ui
