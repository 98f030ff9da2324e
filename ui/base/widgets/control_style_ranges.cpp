// SPDX-License-Identifier: GPL-3.0-or-later
// Sliders, scroll bars and progress bars.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QAbstractScrollArea>
#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kTrack = 8, kDisc = 18, kHandle = 8;
constexpr qreal kNail = 2.5;

} // namespace

void ControlStyle::paintSlider(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled, lies = option.orientation == Qt::Horizontal;
    if (option.subControls & SC_SliderTickmarks) {
        QStyleOptionSlider ticks = option;
        ticks.subControls = SC_SliderTickmarks;
        QProxyStyle::drawComplexControl(CC_Slider, &ticks, &painter, widget);
    }
    const QRectF groove = proxy()->subControlRect(CC_Slider, &option, SC_SliderGroove, widget);
    const QPointF centre = QRectF(proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget)).center();
    const qreal track = grown(kTrack), disc = grown(kDisc);
    const QRectF bar = lies ? QRectF(groove.left(), centre.y() - track / 2, groove.width(), track)
                            : QRectF(centre.x() - track / 2, groove.top(), track, groove.height());
    drawPlate(painter, bar, enabled ? colours.well : colours.ground, enabled ? colours.rim : colours.hairline,
              track / 2);
    QRectF filled = bar;
    if (lies)
        option.upsideDown ? filled.setLeft(centre.x()) : filled.setRight(centre.x());
    else // the smallest value is at the bottom unless the appearance is inverted
        option.upsideDown ? filled.setTop(centre.y()) : filled.setBottom(centre.y());
    if (enabled)
        drawPlate(painter, filled, colours.chosenEdge, {}, track / 2);
    const bool held = option.activeSubControls & SC_SliderHandle && option.state & State_Sunken;
    const bool under = enabled && option.state & State_MouseOver;
    const QRectF plate(centre.x() - disc / 2, centre.y() - disc / 2, disc, disc);
    drawPlate(painter, plate,
              !enabled ? colours.ground
              : held   ? colours.pressed
              : under  ? colours.hover
                       : colours.raised,
              !enabled ? colours.hairline
              : under  ? colours.rimHover
                       : colours.rim,
              disc / 2);
    if (enabled && option.state & State_HasFocus)
        drawFocusRing(painter, plate.adjusted(-kAir, -kAir, kAir, kAir), colours, disc);
    drawPlate(painter, QRectF(centre.x() - kNail, centre.y() - kNail, 2 * kNail, 2 * kNail),
              enabled ? colours.text : colours.disabled, {}, kNail);
}

/// Without arrows: the handle has the whole length.
QRect ControlStyle::scrollBarPart(const QStyleOptionSlider &option, SubControl part, const QWidget *widget) const
{
    const bool lies = option.orientation == Qt::Horizontal;
    const QRect all = option.rect;
    const int length = lies ? all.width() : all.height();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int handle = length;
    if (range > 0) {
        handle = int(qint64(option.pageStep) * length / std::max<qint64>(1, range + option.pageStep));
        handle =
            std::clamp(handle, std::min(length, proxy()->pixelMetric(PM_ScrollBarSliderMin, &option, widget)), length);
    }
    const int from = sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, length - handle,
                                             option.upsideDown);
    const auto along = [&](int start, int size) {
        return visualRect(lies ? option.direction : Qt::LeftToRight, all,
                          lies ? QRect(all.left() + start, all.top(), size, all.height())
                               : QRect(all.left(), all.top() + start, all.width(), size));
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return all;
    case SC_ScrollBarSlider:
        return along(from, handle);
    case SC_ScrollBarSubPage:
        return along(0, from);
    case SC_ScrollBarAddPage:
        return along(from + handle, length - from - handle);
    default:
        return {};
    }
}

void ControlStyle::paintScrollBar(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled && option.maximum > option.minimum;
    const QRectF handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    const qreal thick = grown(kHandle);
    const QRectF bar = option.orientation == Qt::Horizontal
                           ? QRectF(handle.left(), handle.center().y() - thick / 2, handle.width(), thick)
                           : QRectF(handle.center().x() - thick / 2, handle.top(), thick, handle.height());
    const QWidget *parent = widget ? widget->parentWidget() : nullptr; // in a scroll area: a container of the bar
    const auto *area = qobject_cast<const QAbstractScrollArea *>(parent ? parent->parentWidget() : nullptr);
    const QWidget *ground = area ? area->viewport() : widget;
    painter.fillRect(option.rect, ground ? ground->palette().color(ground->backgroundRole()) : colours.ground);
    drawPlate(painter, option.rect, colours.well, {}, thick);
    if (!enabled)
        return;
    const bool held = option.activeSubControls & SC_ScrollBarSlider && option.state & State_Sunken;
    const bool under = option.activeSubControls & SC_ScrollBarSlider && option.state & State_MouseOver;
    drawPlate(painter, bar, held || under ? colours.rimHover : colours.rim, {}, thick / 2);
}

void ControlStyle::paintProgress(const QStyleOptionProgressBar &option, QPainter &painter) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled, lies = option.state & State_Horizontal;
    const qreal track = grown(kTrack);
    QRectF room = option.rect;
    if (option.textVisible && lies && !option.text.isEmpty()) {
        const int words = option.fontMetrics.horizontalAdvance(option.text) + 8;
        const QRect text(option.rect.right() - words + 1, option.rect.top(), words, option.rect.height());
        proxy()->drawItemText(&painter, visualRect(option.direction, option.rect, text),
                              int(visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter), option.palette,
                              enabled, option.text, QPalette::WindowText);
        room = visualRect(option.direction, option.rect, option.rect.adjusted(0, 0, -words, 0));
    }
    const QRectF bar = lies ? QRectF(room.left(), room.center().y() - track / 2, room.width(), track)
                            : QRectF(room.center().x() - track / 2, room.top(), track, room.height());
    drawPlate(painter, bar, colours.well, enabled ? colours.rim : colours.hairline, track / 2);
    const qint64 range = qint64(option.maximum) - option.minimum;
    const bool unknown = range <= 0;
    const qreal share = unknown ? 1.0 / 3 : std::clamp(qreal(option.progress - option.minimum) / range, 0.0, 1.0);
    QRectF done = bar;
    const bool leftwards = lies && (option.direction == Qt::RightToLeft) != option.invertedAppearance;
    if (lies)
        leftwards ? done.setLeft(bar.right() - share * bar.width()) : done.setWidth(share * bar.width());
    else
        option.invertedAppearance ? done.setHeight(share * bar.height())
                                  : done.setTop(bar.bottom() - share * bar.height());
    if (unknown)
        done.moveCenter(bar.center());
    if (share > 0)
        drawPlate(painter, done, colours.chosenEdge, {}, track / 2);
}

} // namespace meadhall::ui
