// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/cross_button.h"

#include "ui/base/widgets/control_paint.h"

namespace meadhall::ui {

CrossButton::CrossButton(QWidget *parent) : QToolButton(parent)
{
    setAutoRaise(true);
    setFocusPolicy(Qt::TabFocus);
}

void CrossButton::paintEvent(QPaintEvent *event)
{
    QToolButton::paintEvent(event);
    QPainter painter(this);
    const Strokes strokes(painter);
    const ControlColours colours = controlColours(palette());
    const qreal arm = 5 * fontUnit();
    const QPointF centre = QRectF(rect()).center() + QPointF(0, isDown() ? 1 : 0);
    painter.setPen(QPen(isEnabled() ? colours.text : colours.disabled, kStroke, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

} // namespace meadhall::ui
