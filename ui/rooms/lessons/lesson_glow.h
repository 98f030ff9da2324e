// SPDX-License-Identifier: GPL-3.0-or-later
// Golden light around what is meant: a card, a pile, a button.
#pragma once

#include <QGraphicsObject>
#include <QPropertyAnimation>

namespace meadhall::ui {

/// Light of its parent item, which it follows and with which it is deleted. Takes no input.
class LessonGlow : public QGraphicsObject {
    Q_OBJECT

public:
    LessonGlow(QGraphicsItem *parent, const QColor &gold, const QColor &rim);

    /// Follows a change of the parent's size.
    void fit();
    /// Breathes three times, then stays.
    /// @param durationFactor 0: no motion
    void breathe(qreal durationFactor);
    void finish();

    QRectF boundingRect() const override;
    QPainterPath shape() const override { return {}; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

    /// Puts the same light on a widget.
    static void paintAround(QPainter &painter, const QRectF &area, qreal radius, const QColor &gold);

private:
    QRectF area_;
    QColor gold_, rim_;
    QPropertyAnimation breath_{this, "opacity"};
};

} // namespace meadhall::ui
