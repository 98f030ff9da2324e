// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/lessons/step_indicator.h"

#include <QPainter>

namespace meadhall::ui {

namespace {

constexpr int kBead = 9, kBeadNow = 12; // diameters in px
constexpr int kBeadStep = 16, kLeastBeadStep = 12;

} // namespace

StepIndicator::StepIndicator(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void StepIndicator::setSteps(int now, int all)
{
    now_ = now;
    if (all != all_)
        updateGeometry();
    all_ = all;
    update();
}

QSize StepIndicator::sizeHint() const { return {all_ * kBeadStep, kBeadNow + 4}; }

QSize StepIndicator::minimumSizeHint() const { return {all_ * kLeastBeadStep, kBeadNow + 4}; }

void StepIndicator::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal step = qMin<qreal>(kBeadStep, qreal(width()) / all_);
    const QColor done = palette().color(QPalette::WindowText);
    for (int i = 1; i <= all_; ++i) {
        const qreal along = (i - 0.5) * step;
        const QPointF centre(layoutDirection() == Qt::RightToLeft ? width() - along : along, height() / 2.0);
        const qreal radius = (i == now_ ? kBeadNow : kBead) / 2.0;
        // The outline separates gold from a light background.
        painter.setPen(QPen(done, 1.5));
        painter.setBrush(i < now_    ? QBrush(done)
                         : i == now_ ? palette().brush(QPalette::BrightText)
                                     : QBrush(Qt::NoBrush));
        painter.drawEllipse(centre, radius - 0.75, radius - 0.75);
    }
}

} // namespace meadhall::ui
