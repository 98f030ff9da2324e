// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/chart.h"

#include "ui/base/widgets/chart_accessible.h"
#include "ui/base/widgets/control_paint.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

Chart::Chart(QWidget *parent) : QWidget(parent)
{
    provideChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void Chart::setCurrent(int index)
{
    index = index < valueCount() ? index : -1;
    if (index == current_)
        return;
    current_ = index;
    update();
    Q_EMIT currentChanged(index);
}

int Chart::valueAt(const QPointF &place) const
{
    int nearest = -1;
    qreal least = 0;
    for (int i = 0; i < valueCount(); ++i) {
        const qreal distance = std::abs(valueRect(i).center().x() - place.x());
        if (nearest < 0 || distance < least) {
            nearest = i;
            least = distance;
        }
    }
    return nearest;
}

int Chart::neighbour(int index, int right, int down) const
{
    const int step = (layoutDirection() == Qt::RightToLeft ? -right : right) + down;
    return std::clamp(index + step, 0, std::max(0, valueCount() - 1));
}

void Chart::goTo(int index)
{
    setCurrent(index);
    if (current_ < 0)
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(current_);
    QAccessible::updateAccessibility(&event);
}

bool Chart::event(QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::FocusOut)
        setCurrent(-1);
    return QWidget::event(event);
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::KeypadModifier);
    const int last = valueCount() - 1;
    if (!plain || last < 0)
        return QWidget::keyPressEvent(event);
    const auto step = [&](int right, int down) { goTo(current_ < 0 ? last : neighbour(current_, right, down)); };
    switch (event->key()) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(last);
    case Qt::Key_T:
        Q_EMIT tableRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Chart::mouseMoveEvent(QMouseEvent *event)
{
    setCurrent(valueAt(event->position()));
    QWidget::mouseMoveEvent(event);
}

void Chart::leaveEvent(QEvent *event)
{
    setCurrent(-1);
    QWidget::leaveEvent(event);
}

void Chart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintChart(painter);
    if (hasFocus())
        drawFocusRing(painter, rect(), controlColours(palette()));
}

} // namespace meadhall::ui
