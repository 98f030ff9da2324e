// The numbered track of a round: which card is resolved when, and whose it is.
#pragma once

#include "engine/core/card_set.h"
#include "ui/graphics/art_painter.h"

#include <QString>

#include <vector>

namespace meadhall::ui {

class TrackItem : public TableItem {
    Q_OBJECT

public:
    struct Entry {
        Card card;
        QString portrait;
        bool operator==(const Entry &) const = default;
    };

    explicit TrackItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// The room it may take, in scene coordinates; it is put into the middle of it.
    void setRoom(const QRectF &room, bool rightToLeft);
    /// In resolving order; `resolved` of them are done. Nothing is seen of an empty one.
    void setEntries(const std::vector<Entry> &entries, int resolved);
    const std::vector<Entry> &entries() const { return entries_; }
    int resolved() const { return resolved_; }
    /// Where the i-th card of the order stands.
    QRectF plate(int i) const;

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF tray() const;
    void paintEntry(QPainter *painter, int i);

    QRectF room_;
    std::vector<Entry> entries_;
    int resolved_ = 0;
    bool rightToLeft_ = false;
};

} // namespace meadhall::ui
