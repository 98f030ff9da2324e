// Which colours are in play, beside the cloth, in a game that leaves some out.
#pragma once

#include "engine/games/odin/card.h"
#include "ui/graphics/art_painter.h"

namespace meadhall::ui {

/// A plaque with a chip for each colour of the game; those that are out are crossed out. Origin: its upper left corner.
class DeckPlaque : public TableItem {
    Q_OBJECT

public:
    explicit DeckPlaque(PixmapCache &cache);

    /// Hides the plaque if no colour is out.
    void setColours(odin::Colours colours);
    odin::Colours colours() const { return inPlay_; }
    /// @param place empty: there is none
    void setPlace(const QRectF &place, bool mirrored);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void showIfNeeded();

    odin::Colours inPlay_ = odin::kAllColours;
    QSizeF size_;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
