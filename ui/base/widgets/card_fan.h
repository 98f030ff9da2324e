// SPDX-License-Identifier: GPL-3.0-or-later
// Cards beside each other, as a fan or in a row.
#pragma once

#include "engine/core/event.h"
#include "ui/base/graphics/card_faces.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QWidget>

#include <vector>

namespace meadhall::ui {

/// The faces of cards, in their order.
template <typename Cards> std::vector<ArtKey> cardArts(Game game, const Cards &cards, Theme theme, CardLook look)
{
    std::vector<ArtKey> arts;
    for (const Card card : cards)
        arts.push_back(cardArt(game, card, theme, look));
    return arts;
}

/// Shows faces or backs of cards; placeholders until they are rendered.
class CardFan : public QWidget {
    Q_OBJECT

public:
    enum class Shape {
        Fan, ///< turned as in a hand, in the middle of the widget
        Row, ///< upright, at the end of the widget
    };

    /// @param cache must outlive this widget
    CardFan(PixmapCache &cache, Shape shape, QWidget *parent);

    /// Lays the cards in reading direction as a fan, and from left to right in a row.
    void setCards(std::vector<ArtKey> cards);

    /// Sets the size of the cards in a row.
    /// @param card width in px
    /// @param step from card to card, in widths of a card; less where there is no room
    void setRow(qreal card, qreal step);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintFan(QPainter &painter) const;
    void paintRow(QPainter &painter) const;
    qreal rowWidth(qreal step) const;

    PixmapCache &cache_;
    Shape shape_;
    std::vector<ArtKey> cards_;
    qreal card_ = 40, step_ = 0.68; ///< of a row
};

} // namespace meadhall::ui
