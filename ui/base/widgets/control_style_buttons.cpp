// SPDX-License-Identifier: GPL-3.0-or-later
// Push buttons, tool buttons, check boxes and radio buttons.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QPushButton>
#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

void ControlStyle::paintButton(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const
{
    proxy()->drawControl(CE_PushButtonBevel, &option, &painter, widget);
    QStyleOptionButton label = option;
    label.rect = proxy()->subElementRect(SE_PushButtonContents, &option, widget);
    proxy()->drawControl(CE_PushButtonLabel, &label, &painter, widget);
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, controlColours(option.palette));
}

void ControlStyle::paintButtonPlate(const QStyleOptionButton &option, QPainter &painter) const
{
    const ControlColours colours = controlColours(option.palette);
    const QRect plate = plateOf(option.rect);
    const bool enabled = option.state & State_Enabled, under = enabled && option.state & State_MouseOver;
    const bool sunken = option.state & State_Sunken, on = option.state & State_On;
    const bool flat = option.features & QStyleOptionButton::Flat;
    if (!enabled) {
        if (!flat || on)
            drawPlate(painter, plate, on ? mixed(colours.ground, colours.chosen, 0.4) : colours.ground,
                      colours.hairline);
    } else if (on) {
        drawPlate(painter, plate, sunken ? mixed(colours.chosen, colours.goldLine, 0.3) : colours.chosen,
                  under ? mixed(colours.chosenEdge, colours.text, 0.35) : colours.chosenEdge);
    } else if (!flat || under || sunken) {
        const bool plain = option.palette.color(QPalette::Button) == colours.raised;
        const QColor raised = plain ? colours.raised : option.palette.color(QPalette::Button);
        drawPlate(painter, plate,
                  sunken  ? colours.pressed
                  : under ? colours.hover
                          : raised,
                  under ? colours.rimHover : colours.rim);
    }
    const bool isDefault = option.features & QStyleOptionButton::DefaultButton;
    if (isDefault && enabled && !(option.state & State_HasFocus))
        drawDefaultEdge(painter, plate, colours);
    if (option.features & QStyleOptionButton::HasMenu) {
        const QRect end(plate.right() - 26, plate.top(), 20, plate.height());
        drawChevron(painter, QRectF(visualRect(option.direction, option.rect, end)).center(), Pointing::Down,
                    enabled ? colours.text : colours.disabled);
    }
}

void ControlStyle::paintButtonLabel(const QStyleOptionButton &option, QPainter &painter, const QWidget *) const
{
    const Strokes strokes(painter);
    QRect room = option.rect;
    if (option.state & State_Sunken)
        room.translate(0, 1);
    if (option.features & QStyleOptionButton::HasMenu)
        room = visualRect(option.direction, room, room.adjusted(0, 0, -20, 0));
    QFont font = painter.font();
    const int icon = option.icon.isNull() ? 0 : option.iconSize.width();
    const int gap = icon && !option.text.isEmpty() ? kIconGap : 0;
    const auto wordsIn = [&](bool bold) {
        font.setBold(bold);
        return QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width();
    };
    int words = wordsIn(true);
    if (words + gap + icon > room.width())
        words = wordsIn(false); // a button of a fixed width
    painter.setFont(font);
    const int left = room.left() + std::max(0, (room.width() - icon - gap - words) / 2);
    const bool enabled = option.state & State_Enabled;
    if (icon) {
        const QRect place(left, room.top() + (room.height() - option.iconSize.height()) / 2, icon,
                          option.iconSize.height());
        option.icon.paint(&painter, visualRect(option.direction, room, place), Qt::AlignCenter,
                          enabled ? QIcon::Normal : QIcon::Disabled, option.state & State_On ? QIcon::On : QIcon::Off);
    }
    const QRect text(left + icon + gap, room.top(), std::min(words + 1, room.right() - left - icon - gap + 1),
                     room.height());
    const bool on = enabled && option.state & State_On;
    proxy()->drawItemText(&painter, visualRect(option.direction, room, text), Qt::AlignCenter | keyLetterFlag(),
                          option.palette, enabled, option.text, on ? QPalette::HighlightedText : QPalette::ButtonText);
    if (!on || !words)
        return;
    // Chosen is readable without colour: a bar under the word.
    const QRect under = visualRect(option.direction, room, text);
    const int foot = option.rect.bottom() - 1;
    drawPlate(painter, QRectF(under.left(), foot - 3, under.width(), 3),
              option.palette.color(QPalette::HighlightedText), {}, 1.5);
}

void ControlStyle::paintCheck(ControlElement element, const QStyleOptionButton &option, QPainter &painter,
                              const QWidget *widget) const
{
    const bool round = element == CE_RadioButton;
    QStyleOptionButton part = option;
    part.rect = proxy()->subElementRect(round ? SE_RadioButtonIndicator : SE_CheckBoxIndicator, &option, widget);
    proxy()->drawPrimitive(round ? PE_IndicatorRadioButton : PE_IndicatorCheckBox, &part, &painter, widget);
    part.rect = proxy()->subElementRect(round ? SE_RadioButtonContents : SE_CheckBoxContents, &option, widget);
    proxy()->drawControl(round ? CE_RadioButtonLabel : CE_CheckBoxLabel, &part, &painter, widget);
    if (!(option.state & State_HasFocus))
        return;
    drawFocusRing(painter,
                  proxy()->subElementRect(round ? SE_RadioButtonFocusRect : SE_CheckBoxFocusRect, &option, widget),
                  controlColours(option.palette));
}

void ControlStyle::paintIndicator(const QStyleOption &option, QPainter &painter, bool round) const
{
    const ControlColours colours = controlColours(option.palette);
    const int side = std::min(option.rect.width(), option.rect.height());
    const QRectF mark = QRect(option.rect.left() + (option.rect.width() - side) / 2,
                              option.rect.top() + (option.rect.height() - side) / 2, side, side);
    const bool enabled = option.state & State_Enabled, under = enabled && option.state & State_MouseOver;
    const bool on = option.state & State_On, partly = option.state & State_NoChange;
    const bool marked = on || partly;
    const QColor fill = !enabled                      ? colours.ground
                        : marked                      ? colours.chosen
                        : option.state & State_Sunken ? colours.pressed
                        : under                       ? colours.hover
                                                      : colours.well;
    const QColor edge = !enabled ? colours.hairline
                        : marked ? colours.chosenEdge
                        : under  ? colours.rimHover
                                 : colours.rim;
    drawPlate(painter, mark, fill, edge, round ? side / 2.0 : kRowRadius);
    const QColor sign = enabled ? colours.chosenText : colours.disabled;
    const qreal inset = side * 0.3;
    if (partly)
        drawPlate(painter, QRectF(mark.left() + inset, mark.center().y() - 1, side - 2 * inset, 2), sign, {}, 1);
    else if (on && round)
        drawPlate(painter, mark.adjusted(inset, inset, -inset, -inset), sign, {}, side);
    else if (on)
        drawTick(painter, mark.adjusted(side * 0.18, side * 0.18, -side * 0.18, -side * 0.18), sign);
}

void ControlStyle::paintToolPlate(const QStyleOption &option, QPainter &painter) const
{
    const ControlColours colours = controlColours(option.palette);
    const QRect plate = plateOf(option.rect);
    const bool enabled = option.state & State_Enabled;
    if (enabled && option.state & State_On)
        drawPlate(painter, plate, colours.chosen, colours.chosenEdge);
    else if (enabled && option.state & State_Sunken)
        drawPlate(painter, plate, colours.pressed, colours.rim);
    else if (enabled && option.state & State_MouseOver)
        drawPlate(painter, plate, colours.hover, colours.rimHover);
    else if (!(option.state & State_AutoRaise))
        drawPlate(painter, plate, enabled ? colours.raised : colours.ground, enabled ? colours.rim : colours.hairline);
}

void ControlStyle::paintToolButton(const QStyleOptionToolButton &option, QPainter &painter, const QWidget *widget) const
{
    QStyleOptionToolButton plain = option; // without the focus mark of Fusion
    plain.state &= ~State_HasFocus;
    if (option.state & State_Enabled && option.state & State_On)
        plain.palette.setColor(QPalette::ButtonText, option.palette.color(QPalette::HighlightedText));
    QProxyStyle::drawComplexControl(CC_ToolButton, &plain, &painter, widget);
    if (option.state & State_HasFocus)
        drawFocusRing(painter, option.rect, controlColours(option.palette));
}

} // namespace meadhall::ui
