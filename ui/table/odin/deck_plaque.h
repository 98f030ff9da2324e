// SPDX-License-Identifier: GPL-3.0-or-later
// Which colours are in play, beside the cloth, in a game that leaves some out.
#pragma once

#include "engine/games/odin/card.h"
#include "ui/table/odin/deck_details.h"
#include "ui/table/scene/layout.h"

#include <QTimer>

namespace meadhall::ui {

/// A plaque with a chip for each colour of the game; those that are out are crossed out. Pointed at, clicked or focused
/// it opens its details. Origin: its upper left corner.
class DeckPlaque : public TableItem {
    Q_OBJECT

public:
    explicit DeckPlaque(PixmapCache &cache);

    /// Hides the plaque if no colour is out.
    void setColours(odin::Colours colours);
    odin::Colours colours() const { return inPlay_; }
    /// Where the layout has no place for it there is none.
    void setPlace(const TableLayout &layout);
    DeckDetails &details() const { return *details_; }
    void setFocused(bool focused);
    /// Factor of the time in which the details appear; 0: at once.
    void setDurationFactor(qreal factor) { durationFactor_ = factor; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    QVariant itemChange(GraphicsItemChange change, const QVariant &value) override;
    void hoverEnterEvent(QGraphicsSceneHoverEvent *event) override;
    void hoverLeaveEvent(QGraphicsSceneHoverEvent *event) override;
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;

private:
    void showIfNeeded();
    void updateDetails(int delay);
    void openDetails();

    DeckDetails *details_;
    QTimer opening_;
    odin::Colours inPlay_ = odin::kAllColours;
    QSizeF size_;
    qreal durationFactor_ = 1;
    bool mirrored_ = false;
    bool focused_ = false;
    bool hovered_ = false;
};

} // namespace meadhall::ui
