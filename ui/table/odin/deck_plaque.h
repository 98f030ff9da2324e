// SPDX-License-Identifier: GPL-3.0-or-later
// Shows beside the cloth which colours are in play, in a game that leaves some out.
#pragma once

#include "engine/games/odin/card.h"
#include "ui/base/graphics/art_painter.h"
#include "ui/table/scene/layout.h"

#include <QFont>
#include <QTimer>

#include <vector>

namespace meadhall::ui {

/// Texts of DeckDetails in the current language: the cards that a game of two is played with.
struct DeckFacts {
    struct Row {
        QString label, value;
    };
    QString title, out;
    std::vector<Row> rows;
    bool copies = false; ///< the last row is the deal number, which can be copied
};

/// Origin: the middle of the upper edge of the plaque, at which it points.
class DeckDetails : public TableItem {
    Q_OBJECT

public:
    DeckDetails(PixmapCache &cache, QGraphicsItem *parent);

    void setFacts(const DeckFacts &facts);
    /// Shows these words instead of the copy button; empty: the button again.
    void setCopied(const QString &words);
    QString copied() const { return copied_; }
    /// @param unit scale of the table; the text never gets too small to be read
    /// @param text growth of the text, see TableLayout::wordGrowth
    /// @param left,right what it has to stay between, relative to the origin
    void setPlace(qreal unit, qreal text, qreal left, qreal right, bool mirrored);
    /// Where the copy button is; empty: there is none.
    QRectF copyRect() const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

Q_SIGNALS:
    void copyRequested();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override;
    void hoverMoveEvent(QGraphicsSceneHoverEvent *event) override;

private:
    QFont titleFont() const;
    QFont wordFont(bool bold) const;
    QRectF placed(const QRectF &rect) const;
    QPainterPath outline() const;
    void arrange();
    void paintCopy(QPainter *painter);

    DeckFacts facts_;
    QString copied_;
    QRectF box_;
    qreal size_ = 1, left_ = 0, right_ = 0;
    bool mirrored_ = false;
    bool copyHovered_ = false;
};

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
