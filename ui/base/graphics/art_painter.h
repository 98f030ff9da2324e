// SPDX-License-Identifier: GPL-3.0-or-later
// Lets graphics items draw pictures from the cache; handles device pixels and pictures that arrive later.
#pragma once

#include "ui/base/graphics/pixmap_cache.h"

#include <QGraphicsItem>

#include <array>
#include <utility>

class QPainter;

namespace meadhall::ui {

/// Member of a graphics item. Draws pictures, and repaints the item when a placeholder can be replaced.
/// Scene units are taken as logical pixels: an item's scale or rotation during animations requests no new pictures.
class ArtPainter : public QObject {
public:
    /// @param item the item to repaint; must outlive this
    ArtPainter(PixmapCache &cache, QGraphicsItem *item);

    /// Draws a picture into a rectangle. Unless the painter is rotated or scaled the pixels are copied unchanged, with
    /// the upper left corner on the nearest device pixel.
    /// @param element what to draw; its size and ratio are ignored
    /// @param rect in item coordinates
    void draw(QPainter *painter, const ArtKey &element, const QRectF &rect);

    PixmapCache &cache() const { return cache_; }

    /// Releases the pictures held, so that the cache may evict them. Call it when the item becomes invisible.
    void releasePixmaps() { held_.fill({}); }

private:
    PixmapCache &cache_;
    QGraphicsItem *item_;
    bool hasPlaceholder_ = false;
    /// The pictures drawn last, up to one per part of an item. A copy held here protects them from eviction.
    std::array<QPixmap, 6> held_;
    std::size_t nextHeld_ = 0;
};

/// Draws a pixmap without resampling unless the painter is rotated or scaled.
/// @param rect target; the pixmap must have exactly its size in device pixels
void drawUnscaled(QPainter *painter, const QRectF &rect, const QPixmap &pixmap);

/// Base class of the items on the table: has a theme and draws pictures.
class TableItem : public QGraphicsObject {
    Q_OBJECT

public:
    explicit TableItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    Theme theme() const { return theme_; }
    void setTheme(Theme theme);
    /// For items that show cards in small.
    void setCardLook(CardLook look) { change(cardLook_, look); }

    /// Whether a click may have an effect at some time. Remains the same: screen readers ask for a role only once.
    virtual bool isButton() const { return false; }
    /// Whether a click has an effect now.
    virtual bool canClick() const { return false; }
    /// Has the effect of a click, if it has one now.
    virtual void click() {}

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;
    const Palette &colours() const { return paletteOf(theme_); }
    CardLook cardLook() const { return cardLook_; }
    ArtPainter &art() { return art_; }
    /// Assigns a property and repaints the item if the value differs.
    /// @return true if the value differed
    template <class T> bool change(T &member, const T &value)
    {
        if (member == value)
            return false;
        member = value;
        update();
        return true;
    }
    /// Like change(), for values that boundingRect() depends on.
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
    CardLook cardLook_;
    ArtPainter art_;
};

} // namespace meadhall::ui
