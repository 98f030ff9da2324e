// The quiet things in the middle of the table: the cloth, the hall of the fallen, and the values of cards.
#pragma once

#include "ui/graphics/art_user.h"

namespace meadhall::ui {

/// The woven cloth; its origin is its middle. Fades to lit when something may be dropped there.
class ClothItem : public TableItem {
    Q_OBJECT
    Q_PROPERTY(qreal lit READ lit WRITE setLit)

public:
    explicit ClothItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// In logical pixels, the fringe included; the round or the oval drawing is taken, whichever is nearer.
    void setSize(QSizeF size);
    QSizeF size() const { return size_; }
    /// 0 … 1.
    void setLit(qreal lit);
    qreal lit() const { return lit_; }

    QRectF boundingRect() const override;
    /// The ellipse of the cloth: what counts as the middle of the table.
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QSizeF size_{700, 420};
    qreal lit_ = 0;
};

/// The hall on the cloth's upper edge, where fallen cards go; its origin is its middle.
class ValhallaItem : public TableItem {
    Q_OBJECT
    Q_PROPERTY(qreal lit READ lit WRITE setLit)

public:
    explicit ValhallaItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setDiameter(qreal diameter);
    qreal diameter() const { return diameter_; }
    /// 0 … 1: while cards rise to it.
    void setLit(qreal lit);
    qreal lit() const { return lit_; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal diameter_ = 92;
    qreal lit_ = 0;
};

/// A value in a rounded capsule ("84"); its origin is its middle.
class ValueChipItem : public TableItem {
    Q_OBJECT

public:
    explicit ValueChipItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return text_; }
    /// Golden rim.
    void setLit(bool lit);
    /// 28 by itself, in logical pixels.
    void setHeight(qreal height);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont font() const;

    QString text_;
    qreal height_ = 28;
    bool lit_ = false;
};

/// The value of the selected cards, big, with a few words beside it. Its origin is the tip of its pointer, below.
class ValueBubbleItem : public TableItem {
    Q_OBJECT

public:
    explicit ValueBubbleItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// value: "95"; words: "beats 84". Either may be empty.
    void setContents(const QString &value, const QString &words);
    QString value() const { return value_; }
    QString words() const { return words_; }
    /// Golden rim and value: it can be played.
    void setLit(bool lit);
    /// The value to the right of the words.
    void setMirrored(bool mirrored);
    /// 42 by itself, in logical pixels, without the pointer.
    void setHeight(qreal height);
    /// The box is moved sideways by this much while the pointer stays: near the window's edge. Kept within the box.
    void setShift(qreal shift);
    /// The box without the pointer, unshifted: for finding the shift.
    QRectF boxRect() const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont valueFont() const;
    QFont wordsFont() const;
    QPainterPath outline() const;

    QString value_, words_;
    qreal height_ = 42;
    qreal shift_ = 0;
    bool lit_ = false;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
