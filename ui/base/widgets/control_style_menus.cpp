// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and the menu bar.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QStyleOption>

namespace meadhall::ui {

void ControlStyle::paintMenuMark(const QStyleOptionMenuItem &option, QPainter &painter, const QRect &column) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled, chosen = enabled && option.state & State_Selected;
    const QColor ink = !enabled ? colours.disabled : chosen ? colours.chosenText : colours.text;
    const bool marked = option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked;
    const int side = grown(18);
    const QRect place = alignedRect(Qt::LeftToRight, Qt::AlignCenter, {side, side}, column);
    if (!option.icon.isNull()) {
        if (marked)
            drawPlate(painter, place.adjusted(-3, -3, 3, 3), colours.chosen, colours.chosenEdge, kRowRadius);
        option.icon.paint(&painter, place, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                          marked ? QIcon::On : QIcon::Off);
    } else if (marked && option.checkType == QStyleOptionMenuItem::Exclusive) {
        const QPointF centre = QRectF(place).center();
        drawPlate(painter, QRectF(centre.x() - 4, centre.y() - 4, 8, 8), ink, {}, 4);
    } else if (marked) {
        drawTick(painter, place.adjusted(2, 2, -2, -2), ink);
    }
}

void ControlStyle::paintMenuItem(const QStyleOptionMenuItem &option, QPainter &painter, const QWidget *widget) const
{
    Q_UNUSED(widget)
    const ControlColours colours = controlColours(option.palette);
    const QRect all = option.rect;
    const auto mirrored = [&](const QRect &rect) { return visualRect(option.direction, all, rect); };
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return drawHairline(painter, all.adjusted(10, 0, -10, 0), colours.hairline);
    const bool enabled = option.state & State_Enabled, chosen = enabled && option.state & State_Selected;
    if (option.state & State_Selected)
        drawPlate(painter, all, enabled ? colours.chosen : colours.raised, {}, kRowRadius);
    const int column = grown(kMenuColumn), end = grown(kMenuEnd);
    paintMenuMark(option, painter, mirrored({all.left(), all.top(), column, all.height()}));
    const Strokes strokes(painter);
    painter.setFont(option.font);
    const auto role = chosen ? QPalette::HighlightedText : QPalette::Text;
    const int side = int(visualAlignment(option.direction, Qt::AlignLeft));
    const int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip | keyLetterFlag();
    const int tab = int(option.text.indexOf(QLatin1Char('\t')));
    const QRect words = mirrored(all.adjusted(column, 0, -end, 0));
    proxy()->drawItemText(&painter, words, side | flags, option.palette, enabled,
                          tab < 0 ? option.text : option.text.left(tab), role);
    if (tab >= 0) {
        const int opposite = int(visualAlignment(option.direction, Qt::AlignRight));
        // “Ctrl+,” reads from left to right in every language.
        const QString keys = QChar(0x2066) + option.text.mid(tab + 1) + QChar(0x2069);
        proxy()->drawItemText(&painter, words, opposite | flags, option.palette, enabled, keys,
                              chosen ? QPalette::HighlightedText : QPalette::PlaceholderText);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow = mirrored({all.right() - end - 6, all.top(), 12, all.height()});
        drawChevron(painter, QRectF(arrow).center(),
                    option.direction == Qt::RightToLeft ? Pointing::Left : Pointing::Right,
                    !enabled ? colours.disabled
                    : chosen ? colours.chosenText
                             : colours.text);
    }
}

void ControlStyle::paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter &painter, const QWidget *widget) const
{
    Q_UNUSED(widget)
    const ControlColours colours = controlColours(option.palette);
    painter.fillRect(option.rect, colours.ground);
    const bool enabled = option.state & State_Enabled;
    const bool open = enabled && option.state & State_Selected && option.state & State_Sunken;
    if (enabled && option.state & State_Selected)
        drawPlate(painter, option.rect.adjusted(1, 1, -1, -1), open ? colours.chosen : colours.hover, {}, kRowRadius);
    proxy()->drawItemText(&painter, option.rect, Qt::AlignCenter | Qt::TextSingleLine | keyLetterFlag(), option.palette,
                          enabled, option.text, open ? QPalette::HighlightedText : QPalette::WindowText);
}

} // namespace meadhall::ui
