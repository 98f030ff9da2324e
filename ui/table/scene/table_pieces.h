// SPDX-License-Identifier: GPL-3.0-or-later
// Passive items of the table: message line, curtain, cloth, Valhalla (the discard pile), and card values.
#pragma once

#include "ui/base/graphics/art_painter.h"

#include <QGraphicsSceneMouseEvent>

namespace meadhall::ui {

/// The message line above the hand: prompts, and reasons for refused moves. Origin: the centre of its upper edge. As
/// wide as its text within the available room; a long text gets two rows.
class MessageItem : public TableItem {
    Q_OBJECT

public:
    enum class Tone { Prompt, Refusal };
    static constexpr qreal kGroundOpacity = 0.88; ///< of a prompt

    using TableItem::TableItem;

    /// Sets the available room. Text that needs more than two rows gets a smaller font, then is elided; the tool tip
    /// shows it in full.
    /// @param width in logical pixels
    /// @param rowHeight in logical pixels
    /// @param letters size of the text, of what the height gives
    void setRoom(qreal width, qreal rowHeight, qreal letters = 1);
    void setText(const QString &text, Tone tone);
    QString text() const { return text_; }
    Tone tone() const { return tone_; }

    QRectF boundingRect() const override { return box_.adjusted(-2, -2, 2, 2); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QFont font() const;
    QRectF measured(const QString &text) const;
    void fit();
    void measure();

    QString text_;
    QString fittingText_; ///< the text, cut where it does not fit
    qreal fontScale_ = 1; ///< 0..1
    Tone tone_ = Tone::Prompt;
    qreal width_ = 400;
    qreal row_ = 30;
    qreal letters_ = 1;
    QRectF box_;
};

/// The curtain that hides all hands while two players change places (hot seat). Covers the whole view and blocks the
/// mouse. Origin: the view's upper left corner.
class CurtainItem : public TableItem {
    Q_OBJECT

public:
    using TableItem::TableItem;

    /// Size of the view in logical pixels.
    void setSize(QSizeF size) { changeShape(size_, size); }

    QRectF boundingRect() const override { return QRectF(QPointF(), size_); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent *event) override { event->accept(); }

private:
    QSizeF size_;
};

/// A non-interactive picture on the table. Origin: its centre.
class PictureItem : public TableItem {
    Q_OBJECT

public:
    /// @param picture its size and theme are ignored
    PictureItem(PixmapCache &cache, const ArtKey &picture, QGraphicsItem *parent = nullptr);

    void setPicture(const ArtKey &picture) { change(picture_, picture); }
    /// Size in logical pixels.
    void setSize(QSizeF size) { changeShape(size_, size); }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QRectF rect() const { return QRectF(QPointF(-size_.width() / 2, -size_.height() / 2), size_); }

    ArtKey picture_;
    QSizeF size_{100, 100};
};

/// The cloth. Origin: its centre. Lit while it is a drop target.
class ClothItem : public TableItem {
    Q_OBJECT
    Q_PROPERTY(qreal lit READ lit WRITE setLit)

public:
    using TableItem::TableItem;

    /// Size in logical pixels including the fringe. Selects the round or the oval artwork, whichever is closer.
    void setSize(QSizeF size) { changeShape(size_, size); }
    QSizeF size() const { return size_; }
    /// Highlight, 0 … 1.
    void setLit(qreal lit) { change(lit_, std::clamp(lit, 0.0, 1.0)); }
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
    using TableItem::TableItem;

    void setDiameter(qreal diameter) { changeShape(diameter_, diameter); }
    qreal diameter() const { return diameter_; }
    /// Golden light round the hall, 0 … 1: somebody has gone out.
    void setLit(qreal lit) { changeShape(lit_, std::clamp(lit, 0.0, 1.0)); }
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
    using TableItem::TableItem;

    void setText(const QString &text) { changeShape(text_, text); }
    QString text() const { return text_; }
    /// Gold rim.
    void setLit(bool lit) { change(lit_, lit); }
    /// Height in logical pixels, 28 by default.
    void setHeight(qreal height) { changeShape(height_, height); }

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
    using TableItem::TableItem;

    /// @param value such as "95"; may be empty
    /// @param words comment such as "beats 84"; may be empty
    void setContents(const QString &value, const QString &words);
    QString value() const { return value_; }
    QString words() const { return words_; }
    /// Gold rim and value: the selection can be played.
    void setLit(bool lit) { change(lit_, lit); }
    /// Places the value at the right of the words.
    void setMirrored(bool mirrored) { change(mirrored_, mirrored); }
    /// Height in logical pixels without the pointer, 42 by default, and the size of the words of what that gives.
    void setHeight(qreal height, qreal letters = 1);
    /// Moves the box sideways, to keep it inside the window; the pointer stays in place.
    /// @param shift in logical pixels; limited so that the pointer stays attached to the box
    void setShift(qreal shift) { changeShape(shift_, shift); }
    /// The box without pointer and shift, for computing the shift.
    QRectF boxRect() const;

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return outline(); }
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
