// A player's seat: portrait in a shield, plaque with name, second line and number of cards, horn when it is the turn.
#pragma once

#include "ui/graphics/art_user.h"

#include <QFont>

#include <optional>

namespace meadhall::ui {

/// Its origin is the middle of the portrait; the plaque lies to the right of it, or to the left when mirrored.
class SeatItem : public TableItem {
    Q_OBJECT

public:
    explicit SeatItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setName(const QString &name);
    QString name() const { return name_; }
    void setLine(const QString &line);
    QString line() const { return line_; }
    /// The number on the card piece, as it is to be written; none for an empty text.
    void setCount(const QString &count);
    QString count() const { return count_; }
    /// The number on the tab under the plaque; none for an empty text.
    void setPoints(const QString &points);
    QString points() const { return points_; }
    /// An id of portraitId(); an unknown one gives an empty shield.
    void setPortrait(const QString &id);
    QString portrait() const { return portrait_; }
    void setTurn(bool turn);
    bool turn() const { return turn_; }
    /// A small sign at the shield's lower outer edge (Thinking, Pass, Winner …).
    void setBadge(std::optional<Glyph> badge);
    std::optional<Glyph> badge() const { return badge_; }
    /// The plaque to the left of the portrait: seats at the right edge, or one's own in right-to-left.
    void setMirrored(bool mirrored);
    /// Of the shield, in logical pixels; everything else is in proportion to it.
    void setDiameter(qreal diameter);
    qreal diameter() const { return diameter_; }
    /// The room for name and line, in logical pixels. By itself the plaque stretches to them, within limits.
    void setTextWidth(std::optional<qreal> width);
    /// A quiet look for a seat that is out of the round (half strength of portrait and words).
    void setDimmed(bool dimmed);

    /// The shield's and the plaque's rectangles, in item coordinates: for cards that fly there, and for hovering.
    QRectF shieldRect() const;
    QRectF plaqueRect() const;
    /// Where the number of cards stands: where cards fly to.
    QPointF countCentre() const;
    /// Where the points stand.
    QPointF pointsCentre() const { return placed(pointsRect()).center(); }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal textRoom() const;
    QRectF placed(QRectF rect) const;
    QRectF textRect() const;
    QRectF cardsRect() const;
    QRectF hornRect() const;
    QRectF pointsRect() const;
    QFont nameFont() const;
    QFont lineFont() const;
    void paintShield(QPainter *painter);
    void paintWords(QPainter *painter);
    void paintCount(QPainter *painter);
    void paintPoints(QPainter *painter);
    void paintBadge(QPainter *painter);

    QString name_, line_, count_, points_, portrait_;
    std::optional<Glyph> badge_;
    std::optional<qreal> textWidth_;
    qreal diameter_ = 92;
    bool turn_ = false;
    bool mirrored_ = false;
    bool dimmed_ = false;
};

} // namespace meadhall::ui
