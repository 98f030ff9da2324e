// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered row of a round's cards in resolving order, each with its owner.
#pragma once

#include "engine/core/card_set.h"
#include "ui/base/graphics/art_painter.h"

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

    static constexpr qreal kResolvedOpacity = 0.55; ///< of entries whose turn is over

    explicit TrackItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// @param room available rectangle in scene coordinates; the row is centred in it
    /// @param letters size of the figures, of what the height gives
    void setRoom(const QRectF &room, bool rightToLeft, qreal letters = 1);
    /// @param entries in resolving order; an empty row paints nothing
    /// @param resolved how many of them are done
    void setEntries(const std::vector<Entry> &entries, int resolved);
    const std::vector<Entry> &entries() const { return entries_; }
    int resolved() const { return resolved_; }
    /// Rectangle of entry i, in scene coordinates.
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
    qreal letters_ = 1;
};

} // namespace meadhall::ui
