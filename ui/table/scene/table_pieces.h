// SPDX-License-Identifier: GPL-3.0-or-later
// Passive items in the middle of the table: the cloth, Valhalla (the discard pile), and card values.
#pragma once

#include "ui/base/graphics/art_painter.h"

namespace meadhall::ui {

/// The cloth. Origin: its centre. Lit while it is a drop target.
class ClothItem : public TableItem {
    Q_OBJECT
    Q_PROPERTY(qreal lit READ lit WRITE setLit)

public:
    explicit ClothItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// Size in logical pixels including the fringe. Selects the round or the oval artwork, whichever is closer.
    void setSize(QSizeF size);
    QSizeF size() const { return size_; }
    /// Highlight, 0 … 1.
    void setLit(qreal lit);
    qreal lit() const { return lit_; }

    QRectF boundingRect() const override;
    /// The ellipse of the cloth: the drop area.
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QSizeF size_{700, 420};
    qreal lit_ = 0;
};

/// The discard pile at the upper edge of the cloth. Origin: its centre.
class ValhallaItem : public TableItem {
    Q_OBJECT

public:
    explicit ValhallaItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setDiameter(qreal diameter);
    qreal diameter() const { return diameter_; }
    /// Golden light round the hall, 0 … 1: somebody has gone out.
    void setLit(qreal lit);
    qreal lit() const { return lit_; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    qreal diameter_ = 92;
    qreal lit_ = 0;
};

/// A value in a rounded capsule ("84"). Origin: its centre.
class ValueChipItem : public TableItem {
    Q_OBJECT

public:
    explicit ValueChipItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    void setText(const QString &text);
    QString text() const { return text_; }
    /// Gold rim.
    void setLit(bool lit);
    /// Height in logical pixels, 28 by default.
    void setHeight(qreal height);

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont font() const;

    QString text_;
    qreal height_ = 28;
    bool lit_ = false;
};

/// The value of the selected cards with a short comment beside it. Origin: the tip of its pointer at the bottom.
class ValueBubbleItem : public TableItem {
    Q_OBJECT

public:
    explicit ValueBubbleItem(PixmapCache &cache, QGraphicsItem *parent = nullptr);

    /// @param value such as "95"; may be empty
    /// @param words comment such as "beats 84"; may be empty
    void setContents(const QString &value, const QString &words);
    QString value() const { return value_; }
    QString words() const { return words_; }
    /// Gold rim and value: the selection can be played.
    void setLit(bool lit);
    /// Places the value at the right of the words.
    void setMirrored(bool mirrored);
    /// Height in logical pixels without the pointer, 42 by default, and the size of the words of what that gives.
    void setHeight(qreal height, qreal letters = 1);
    /// Moves the box sideways, to keep it inside the window; the pointer stays in place.
    /// @param shift in logical pixels; limited so that the pointer stays attached to the box
    void setShift(qreal shift);
    /// The box without pointer and shift, for computing the shift.
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
    qreal letters_ = 1;
    qreal shift_ = 0;
    bool lit_ = false;
    bool mirrored_ = false;
};

} // namespace meadhall::ui
