// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a control, with the states that its colours depend on.
#pragma once

#include "ui/base/widgets/control_paint.h"

#include <QStyle>
#include <QStyleOption>

namespace meadhall::ui {

/// Width of a text with an access key.
inline int labelWidth(QFont font, bool bold, const QString &text)
{
    font.setBold(bold);
    return QFontMetrics(font).size(Qt::TextShowMnemonic, text).width();
}

struct PlateColours {
    QColor fill, edge;
};

struct ControlPainter {
    /// Both must outlive it.
    ControlPainter(const QStyleOption &control, QPainter &by)
        : option(control), painter(by), colours(controlColours(control.palette)), enabled(is(QStyle::State_Enabled)),
          hovered(is(QStyle::State_MouseOver)), sunken(is(QStyle::State_Sunken)), on(is(QStyle::State_On)),
          selected(is(QStyle::State_Selected)), ink(enabled ? colours.text : colours.disabled)
    {
    }

    bool is(QStyle::StateFlag state) const { return option.state & state; }
    bool isLeftwards() const { return option.direction == Qt::RightToLeft; }
    QRect mirrored(const QRect &part) const { return QStyle::visualRect(option.direction, option.rect, part); }

    /// Colours of a control that is not checked.
    PlateColours look(const QColor &resting) const
    {
        if (!enabled)
            return {colours.ground, colours.hairline};
        const QColor fill = sunken ? colours.pressed : hovered ? colours.hover : resting;
        return {fill, hovered ? colours.rimHover : colours.rim};
    }
    void plate(const QRectF &rect, const QColor &fill, const QColor &edge = {}, qreal radius = kRadius) const
    {
        drawPlate(painter, rect, fill, edge, radius);
    }
    void plate(const QRectF &rect, const PlateColours &look, qreal radius = kRadius) const
    {
        drawPlate(painter, rect, look.fill, look.edge, radius);
    }
    /// The frame and background of a line edit or spin box.
    void input() const { plate(plateOf(option.rect), enabled ? colours.well : colours.ground, look({}).edge); }
    /// The horizontal track of a slider or progress bar in the middle of `rect`, and its filled part.
    void track(const QRectF &rect, qreal from, qreal length) const
    {
        constexpr int kTrackWidth = 8;
        const qreal height = grown(kTrackWidth), top = rect.center().y() - height / 2;
        plate({rect.left(), top, rect.width(), height}, enabled ? colours.well : colours.ground,
              enabled ? colours.rim : colours.hairline, height / 2);
        if (enabled && length > 0)
            plate({from, top, length, height}, colours.chosenEdge, {}, height / 2);
    }
    /// A line along the lower edge.
    void baseLine(const QColor &colour) const
    {
        plate(QRectF(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), kStroke), colour, {}, 0);
    }
    void chevron(const QRectF &around, Pointing way) const { drawChevron(painter, around.center(), way, ink); }
    /// The focus mark, if the control has the focus.
    void ring(const QRectF &rect, qreal radius = kRadius) const
    {
        if (is(QStyle::State_HasFocus))
            drawFocusRing(painter, rect, colours, radius);
    }
    /// Makes the painter write bold if `text` still fits into `width` then.
    /// @return the width of the text
    int embolden(const QString &text, int width) const
    {
        QFont font = painter.font();
        font.setBold(labelWidth(font, true, text) <= width);
        painter.setFont(font);
        return labelWidth(font, font.bold(), text);
    }

    const QStyleOption &option;
    QPainter &painter;
    ControlColours colours;
    bool enabled, hovered, sunken, on, selected;
    QColor ink; ///< of text and signs
};

} // namespace meadhall::ui
