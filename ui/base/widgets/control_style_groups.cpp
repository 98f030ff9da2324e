// SPDX-License-Identifier: GPL-3.0-or-later
// Group boxes and the grip of splitters.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

namespace {

QFont boldened(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

/// A heading: diamond or check box, the title, and a hairline to the end. No frame.
void ControlStyle::paintGroup(const QStyleOptionGroupBox &option, QPainter &painter, const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool ticked = option.subControls & SC_GroupBoxCheckBox;
    const QRect label = groupPart(option, SC_GroupBoxLabel);
    if (ticked) {
        QStyleOptionButton mark;
        mark.QStyleOption::operator=(option);
        mark.rect = groupPart(option, SC_GroupBoxCheckBox);
        proxy()->drawPrimitive(PE_IndicatorCheckBox, &mark, &painter, widget);
    } else {
        const QRect place(option.rect.left() + 2, label.center().y() - kDiamond / 2 + 1, kDiamond, kDiamond);
        drawDiamond(painter, visualRect(option.direction, option.rect, place), colours.thread);
    }
    const Strokes strokes(painter);
    painter.setFont(boldened(painter.font()));
    const int flags = int(visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter) | keyLetterFlag();
    const bool enabled = option.state & State_Enabled;
    proxy()->drawItemText(&painter, label, flags, option.palette, enabled, option.text, QPalette::WindowText);
    const bool leftwards = option.direction == Qt::RightToLeft;
    const int from = leftwards ? option.rect.left() : label.right() + 12;
    const int to = leftwards ? label.left() - 12 : option.rect.right();
    if (to > from)
        drawHairline(painter, QRectF(from, label.top(), to - from, label.height()), colours.hairline);
    if (ticked && option.state & State_HasFocus)
        drawFocusRing(painter, (label | groupPart(option, SC_GroupBoxCheckBox)).adjusted(-6, -6, 6, 6), colours);
}

QRect ControlStyle::groupPart(const QStyleOptionGroupBox &option, SubControl part) const
{
    const QRect all = option.rect;
    const bool bare = option.text.isEmpty() && !(option.subControls & SC_GroupBoxCheckBox);
    const int heading = bare ? 0 : std::max(grown(kHeading), option.fontMetrics.height() + 8);
    const int mark = grown(kMark);
    const int start = option.subControls & SC_GroupBoxCheckBox ? kMarkInset + mark + grown(kMarkGap) : kDiamond + 10;
    QRect rect = all;
    if (part == SC_GroupBoxCheckBox)
        rect = {all.left() + kMarkInset, all.top() + (heading - mark) / 2, mark, mark};
    else if (part == SC_GroupBoxLabel) // bold is wider than the metrics of the option
        rect = {all.left() + start, all.top(),
                std::min(all.width() - start, option.fontMetrics.horizontalAdvance(option.text) * 6 / 5 + 4), heading};
    else if (part == SC_GroupBoxContents)
        return all.adjusted(0, heading, 0, 0);
    return visualRect(option.direction, all, rect);
}

/// Three nails.
void ControlStyle::paintGrip(const QStyleOption &option, QPainter &painter) const
{
    constexpr int kLeastGrip = 4; // px; a narrower one would show a part of its nails
    if (std::min(option.rect.width(), option.rect.height()) < kLeastGrip)
        return;
    const ControlColours colours = controlColours(option.palette);
    const QPointF centre = QRectF(option.rect).center();
    const bool upright = option.rect.height() > option.rect.width();
    const QColor colour = option.state & State_MouseOver ? colours.text : colours.dim;
    for (int i = -1; i <= 1; ++i) {
        const QPointF nail = centre + (upright ? QPointF(0, 7 * i) : QPointF(7 * i, 0));
        drawPlate(painter, QRectF(nail.x() - 1.5, nail.y() - 1.5, 3, 3), colour, {}, 1.5);
    }
}

} // namespace meadhall::ui
