// SPDX-License-Identifier: GPL-3.0-or-later
// Lists, tables, tabs and frames.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QAbstractScrollArea>
#include <QFrame>
#include <QListView>
#include <QStyleOption>

namespace meadhall::ui {

namespace {

constexpr int kBar = 4;     ///< under the word of the chosen tab
constexpr int kRowMark = 3; ///< bar at the beginning of the chosen row

/// Whether an item is not one of several cells of a row.
bool isWholeRow(const QStyleOptionViewItem &option)
{
    return option.viewItemPosition == QStyleOptionViewItem::OnlyOne || qobject_cast<const QListView *>(option.widget);
}

} // namespace

void ControlStyle::paintRowGround(const QStyleOptionViewItem &option, QPainter &painter) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled;
    const QRectF row = option.rect;
    const qreal radius = isWholeRow(option) ? kRowRadius : 0; // cells between others have straight ends
    if (option.state & State_Selected)
        drawPlate(painter, row, enabled ? colours.chosen : colours.hairline, {}, radius);
    else if (enabled && option.state & State_MouseOver)
        drawPlate(painter, row, colours.raised, {}, radius);
    else if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
    else if (option.features & QStyleOptionViewItem::Alternate)
        painter.fillRect(option.rect, mixed(colours.well, colours.raised, 0.4));
}

void ControlStyle::paintRow(const QStyleOptionViewItem &option, QPainter &painter, const QWidget *widget) const
{
    QStyleOptionViewItem row = option;
    row.state &= ~State_HasFocus;
    const bool chosen = option.state & State_Selected;
    if (chosen) {
        row.font.setBold(true);
        const QRect room = proxy()->subElementRect(SE_ItemViewItemText, &option, widget);
        if (QFontMetrics(row.font).horizontalAdvance(row.text) + 6 > room.width())
            row.font = option.font;
        row.fontMetrics = QFontMetrics(row.font);
    }
    QProxyStyle::drawControl(CE_ItemViewItem, &row, &painter, widget);
    const ControlColours colours = controlColours(option.palette);
    const bool first = isWholeRow(option) || option.viewItemPosition == QStyleOptionViewItem::Beginning
                       || (option.index.isValid() && option.index.column() == 0);
    if (chosen && first) {
        const QRect mark(option.rect.left() + 1, option.rect.top() + 5, kRowMark, option.rect.height() - 10);
        drawPlate(painter, visualRect(option.direction, option.rect, mark), colours.chosenText, {}, 1.5);
    }
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, colours, kRowRadius);
}

void ControlStyle::paintHeader(ControlElement element, const QStyleOption &option, QPainter &painter,
                               const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    if (element != CE_HeaderLabel) {
        // The area behind the last section has only a state to tell its orientation.
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
        const bool horizontal = header ? header->orientation == Qt::Horizontal : bool(option.state & State_Horizontal);
        if (element == CE_HeaderEmptyArea && !horizontal)
            return; // the header's own background is seen below the last row
        drawPlate(painter, option.rect, colours.well, {}, kRadius - kStroke); // in the frame of its window
        if (element == CE_HeaderSection && option.state & State_Enabled && option.state & State_MouseOver)
            drawPlate(painter, option.rect.adjusted(2, 2, -2, -4), colours.raised, {}, kRowRadius);
        if (horizontal)
            drawPlate(painter, QRectF(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), kStroke),
                      colours.rim, {}, 0);
        return;
    }
    const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
    if (!header)
        return;
    const Strokes strokes(painter);
    QStyleOptionHeader label = *header;
    QFont font = painter.font();
    font.setBold(true);
    painter.setFont(font);
    label.palette.setColor(QPalette::ButtonText, colours.dim);
    QProxyStyle::drawControl(CE_HeaderLabel, &label, &painter, widget);
}

void ControlStyle::paintTab(ControlElement element, const QStyleOptionTab &option, QPainter &painter,
                            const QWidget *widget) const
{
    const ControlColours colours = controlColours(option.palette);
    const bool enabled = option.state & State_Enabled, chosen = option.state & State_Selected;
    const bool under = enabled && option.state & State_MouseOver;
    if (element == CE_TabBarTabShape) {
        if (under && !chosen)
            drawPlate(painter, option.rect.adjusted(2, 2, -2, -4), colours.hover);
        if (chosen)
            drawPlate(painter,
                      QRectF(option.rect.left() + 8, option.rect.bottom() + 1 - kBar, option.rect.width() - 16, kBar),
                      colours.chosenEdge, {}, kBar / 2.0);
        return;
    }
    const Strokes strokes(painter);
    QFont font = painter.font();
    font.setBold(chosen);
    if (QFontMetrics(font).horizontalAdvance(option.text) > option.rect.width() - 8)
        font.setBold(false);
    painter.setFont(font);
    QStyleOptionTab label = option;
    label.state &= ~State_HasFocus;
    label.palette.setColor(QPalette::WindowText, !enabled          ? colours.disabled
                                                 : chosen || under ? colours.text
                                                                   : colours.dim);
    QProxyStyle::drawControl(CE_TabBarTabLabel, &label, &painter, widget);
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, colours);
}

void ControlStyle::paintFrame(const QStyleOption &option, QPainter &painter, const QWidget *widget) const
{
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
    const ControlColours colours = controlColours(option.palette);
    const auto shape = frame ? frame->frameShape : QFrame::StyledPanel;
    if (shape == QFrame::HLine || shape == QFrame::VLine)
        return drawHairline(painter, option.rect, colours.hairline);
    if (shape == QFrame::NoFrame)
        return;
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget);
    if (!area) {
        drawPlate(painter, option.rect, {}, colours.rim);
    } else if (widget->inherits("QComboBoxListView")) { // in the frame of its window, which is open for keys
        return drawPlate(painter, option.rect, colours.well, {}, kRadius - kStroke);
    } else {
        const QWidget *viewport = area->viewport();
        drawPlate(painter, plateOf(option.rect), viewport->palette().color(viewport->backgroundRole()),
                  option.state & State_Enabled ? colours.rim : colours.hairline);
    }
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    const bool rowHasRing = view && view->currentIndex().isValid();
    if (option.state & State_HasFocus && !rowHasRing)
        drawFocusRing(painter, option.rect, colours);
}

} // namespace meadhall::ui
