// SPDX-License-Identifier: GPL-3.0-or-later
// Line edits, combo boxes and spin boxes.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QAbstractItemView>
#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Edge of a control that is not chosen.
QColor edgeOf(const QStyleOption &option, const ControlColours &colours)
{
    if (!(option.state & QStyle::State_Enabled))
        return colours.hairline;
    return option.state & QStyle::State_MouseOver ? colours.rimHover : colours.rim;
}

} // namespace

/// A field is a well. The property "error" of a widget marks a wrong entry.
void ControlStyle::paintField(const QStyleOption &option, QPainter &painter, const QWidget *widget) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    if (!frame || frame->lineWidth <= 0)
        return; // part of a combo box or spin box
    const ControlColours colours = controlColours(option.palette);
    const bool wrong = widget && widget->property("error").toBool();
    drawPlate(painter, plateOf(option.rect), option.state & State_Enabled ? colours.well : colours.ground,
              wrong ? colours.error : edgeOf(option, colours));
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, colours);
}

void ControlStyle::paintCombo(const QStyleOptionComboBox &option, QPainter &painter) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled, open = option.state & State_On;
    const QColor raised = option.editable                       ? colours.well
                          : open || option.state & State_Sunken ? colours.pressed
                          : option.state & State_MouseOver      ? colours.hover
                                                                : colours.raised;
    drawPlate(painter, plateOf(option.rect), enabled ? raised : colours.ground, edgeOf(option, colours));
    drawChevron(painter, QRectF(comboPart(option, SC_ComboBoxArrow)).center(), open ? Pointing::Up : Pointing::Down,
                enabled ? colours.text : colours.disabled);
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, colours);
}

QRect ControlStyle::comboPart(const QStyleOptionComboBox &option, SubControl part) const
{
    const QRect plate = plateOf(option.rect);
    const int arrow = grown(fieldMeasures().arrow);
    switch (part) {
    case SC_ComboBoxArrow:
        return visualRect(option.direction, option.rect,
                          {plate.right() - arrow + 1, plate.top(), arrow, plate.height()});
    case SC_ComboBoxEditField:
        return visualRect(option.direction, option.rect,
                          plate.adjusted(grown(fieldMeasures().side) - 1, 3, -arrow, -3));
    default:
        return option.rect;
    }
}

/// The list is 2 below the plate and wide enough for its rows.
QRect ControlStyle::comboListRect(const QStyleOptionComboBox &option, const QWidget *widget) const
{
    QRect list = plateOf(option.rect).adjusted(0, 0, 0, 2);
    const auto *view = widget ? widget->findChild<const QAbstractItemView *>() : nullptr;
    if (!view)
        return list;
    view->ensurePolished(); // Qt measures the rows next: now they are those of this style
    const int wide = view->sizeHintForColumn(0) + 2 * kRing + proxy()->pixelMetric(PM_ScrollBarExtent, nullptr, view);
    const int more = std::max(0, wide - list.width());
    return option.direction == Qt::RightToLeft ? list.adjusted(-more, 0, 0, 0) : list.adjusted(0, 0, more, 0);
}

void ControlStyle::paintSpin(const QStyleOptionSpinBox &option, QPainter &painter, const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled;
    const bool wrong = widget && widget->property("error").toBool();
    if (option.frame)
        drawPlate(painter, plateOf(option.rect), enabled ? colours.well : colours.ground,
                  wrong ? colours.error : edgeOf(option, colours));
    if (option.buttonSymbols != QAbstractSpinBox::NoButtons) {
        const QRectF up = spinPart(option, SC_SpinBoxUp), down = spinPart(option, SC_SpinBoxDown);
        const bool leftwards = option.direction == Qt::RightToLeft;
        drawPlate(painter,
                  QRectF(leftwards ? up.right() : up.left() - 1, up.top() + 5, kStroke, down.bottom() - up.top() - 10),
                  colours.hairline, {}, 0);
        const auto paintArrow = [&](const QRectF &room, SubControl part, bool usable, Pointing way, qreal shift) {
            const bool under = option.activeSubControls & part && option.state & State_MouseOver;
            drawChevron(painter, room.center() + QPointF(0, shift), way,
                        !enabled || !usable ? colours.disabled
                        : under             ? colours.text
                                            : mixed(colours.text, colours.dim, 0.3));
        };
        const qreal shift = up.height() / 8;
        paintArrow(up, SC_SpinBoxUp, option.stepEnabled & QAbstractSpinBox::StepUpEnabled, Pointing::Up, shift);
        paintArrow(down, SC_SpinBoxDown, option.stepEnabled & QAbstractSpinBox::StepDownEnabled, Pointing::Down,
                   -shift);
    }
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, colours);
}

QRect ControlStyle::spinPart(const QStyleOptionSpinBox &option, SubControl part) const
{
    const QRect plate = plateOf(option.rect);
    const int arrows = option.buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : grown(kSpinArrows);
    const int half = plate.height() / 2;
    QRect rect = option.rect;
    if (part == SC_SpinBoxUp)
        rect = {plate.right() - arrows + 1, plate.top(), arrows, half};
    else if (part == SC_SpinBoxDown)
        rect = {plate.right() - arrows + 1, plate.top() + half, arrows, plate.height() - half};
    else if (part == SC_SpinBoxEditField)
        rect = plate.adjusted(grown(fieldMeasures().side) - 4, 4, -(arrows ? arrows + kSpinGap : 4), -4);
    return visualRect(option.direction, option.rect, rect);
}

} // namespace meadhall::ui
