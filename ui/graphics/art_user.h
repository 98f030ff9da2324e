// How an item draws pictures of the cache without thinking of device pixels or of pictures that come later.
#pragma once

#include "ui/graphics/pixmap_cache.h"

#include <QGraphicsItem>
#include <QPointer>

#include <array>
#include <utility>

class QPainter;

namespace meadhall::ui {

/// A member of an item. Draws art into rectangles of the item, and repaints the item when a stand-in can be replaced.
/// Scene units are taken for logical pixels: an item's own scale or rotation (animations) asks for no new pictures.
class ArtUser : public QObject {
public:
    ArtUser(PixmapCache &cache, QGraphicsItem *item);

    /// Draws the element (its size and ratio are set here) into the rectangle. Where nothing is rotated or scaled the
    /// picture is put dot on dot, its upper left corner on the nearest device pixel.
    void draw(QPainter *painter, const ArtKey &element, const QRectF &rect);

    PixmapCache &cache() const { return cache_; }

    /// What it has drawn may be thrown out from now on: nobody sees it.
    void letGo();

private:
    PixmapCache &cache_;
    QGraphicsItem *item_;
    bool standsIn_ = false;
    /// The latest that it has drawn, as many as an item has parts: while it holds them, they stay in the cache.
    std::array<QPixmap, 6> held_;
    std::size_t nextHeld_ = 0;
};

/// Puts a pixmap of exactly rect's size in device pixels there; dot on dot unless the painter is rotated or scaled.
void drawExact(QPainter *painter, const QRectF &rect, const QPixmap &pixmap);

/// The base of the things on the table: a theme and pictures.
class TableItem : public QGraphicsObject {
    Q_OBJECT

public:
    TableItem(PixmapCache &cache, QGraphicsItem *parent);

    Theme theme() const { return theme_; }
    void setTheme(Theme theme);

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;
    const Palette &colours() const { return paletteOf(theme_); }
    ArtUser &art() { return art_; }
    /// Stores a value; true, and the item is repainted, if it is a new one.
    template <class T> bool change(T &member, const T &value)
    {
        if (member == value)
            return false;
        member = value;
        update();
        return true;
    }
    /// The same for a value that boundingRect() depends on.
    template <class T> bool changeShape(T &member, const T &value)
    {
        if (member == value)
            return false;
        prepareGeometryChange();
        member = value;
        update();
        return true;
    }

private:
    Theme theme_ = Theme::Dark;
    ArtUser art_;
};

} // namespace meadhall::ui
