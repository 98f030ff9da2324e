// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/panel_grip.h"

#include <QMouseEvent>
#include <QStyleOption>
#include <QStylePainter>

namespace meadhall::ui {

PanelGrip::PanelGrip(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("grip"));
    setCursor(Qt::SplitHCursor);
    setAttribute(Qt::WA_Hover);
}

void PanelGrip::mousePressEvent(QMouseEvent *event)
{
    from_ = qRound(event->globalPosition().x());
    widthBefore_ = parentWidget()->width();
}

void PanelGrip::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    const int moved = qRound(event->globalPosition().x()) - from_;
    Q_EMIT dragged(widthBefore_ + (layoutDirection() == Qt::RightToLeft ? moved : -moved));
}

void PanelGrip::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    painter.drawControl(QStyle::CE_Splitter, option);
}

} // namespace meadhall::ui
