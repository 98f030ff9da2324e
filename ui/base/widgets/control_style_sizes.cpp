// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and places of the controls.
#include "ui/base/widgets/control_measures.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/control_style.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialogButtonBox>
#include <QStyleOption>

#include <algorithm>

namespace meadhall::ui {

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_DefaultFrameWidth: // the focus mark of a scroll area lies on its frame
        return qobject_cast<const QAbstractScrollArea *>(widget) ? kRing : qRound(kStroke);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return grown(kMark);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return grown(kMarkGap);
    case PM_ScrollBarExtent:
        return grown(12);
    case PM_ScrollBarSliderMin:
        return grown(32);
    case PM_SliderLength:
        return grown(18) + 2 * kAir;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return grown(26);
    case PM_MenuPanelWidth:
    case PM_ToolTipLabelFrameWidth:
        return qRound(kStroke) + (metric == PM_ToolTipLabelFrameWidth ? 5 : 0);
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 4;
    case PM_ButtonMargin:
        return grown(28);
    case PM_ButtonShiftHorizontal:
        return 0;
    case PM_ButtonShiftVertical:
        return 1;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 4;
    case PM_TabBarTabHSpace:
        return grown(32);
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
        return 0;
    case PM_FocusFrameHMargin: // between the edge of a row and its text
        return kRing + 1;
    case PM_HeaderMargin:
        return grown(6);
    case PM_SplitterWidth:
        return 8;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize ControlStyle::buttonSize(const QStyleOptionButton &option, QSize contents, const QWidget *widget) const
{
    QFont font = widget ? widget->font() : QApplication::font("QPushButton");
    const int plain = QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width();
    font.setBold(true);
    const int bold = QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width();
    const QWidget *row = widget ? widget->parentWidget() : nullptr;
    const bool foot = row && (qobject_cast<const QDialogButtonBox *>(row) || row->property("foot").toBool());
    const int height = std::max(contents.height() + 6, grown(foot ? fieldMeasures().foot : fieldMeasures().height));
    if (option.text.isEmpty())
        return {std::max(contents.width() + 12, height) + 2 * kAir, height + 2 * kAir};
    const int gap = option.icon.isNull() ? 0 : kIconGap - 4; // QPushButton has added 4
    const int width = contents.width() + bold - plain + gap + 2 * grown(kButtonSide);
    return {(foot ? std::max(width, grown(kLeastButton)) : width) + 2 * kAir, height + 2 * kAir};
}

QSize ControlStyle::menuItemSize(const QStyleOptionMenuItem &option, QSize contents) const
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width(), 10};
    const int ends = option.menuItemType == QStyleOptionMenuItem::SubMenu || option.text.contains(QLatin1Char('\t'))
                         ? grown(kMenuColumn)
                         : grown(kMenuEnd) * 2;
    return {contents.width() + grown(kMenuColumn) + ends, std::max(contents.height() + 6, grown(kRowHeight))};
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                     const QWidget *widget) const
{
    const int height = std::max(contents.height() + 6, grown(fieldMeasures().height)) + 2 * kAir;
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return buttonSize(*button, contents, widget);
        break;
    case CT_CheckBox:
    case CT_RadioButton:
        return {contents.width() + kMarkInset + grown(kMark + kMarkGap) + kLabelEnd,
                std::max(contents.height() + 8, grown(fieldMeasures().row))};
    case CT_ComboBox:
        return {contents.width() + grown(fieldMeasures().side + fieldMeasures().arrow) + 2 * kAir + 2, height};
    case CT_LineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            return {contents.width() + 2 * grown(fieldMeasures().side) + 2 * kAir, height};
        return contents;
    case CT_SpinBox:
        return {contents.width() + grown(fieldMeasures().side + kSpinArrows) + kSpinGap + 2 * kAir, height};
    case CT_ToolButton: {
        const int side = grown(fieldMeasures().height) + 2 * kAir;
        return QSize(contents.width() + 8, contents.height() + 8).expandedTo({side, side});
    }
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return menuItemSize(*item, contents);
        break;
    case CT_MenuBarItem:
        return contents + QSize(2 * grown(8), grown(8));
    case CT_TabBarTab: {
        int bolder = 0; // the current tab is written bold
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option); tab && widget) {
            QFont bold = widget->font();
            bold.setBold(true);
            bolder = QFontMetrics(bold).size(Qt::TextShowMnemonic, tab->text).width()
                     - widget->fontMetrics().size(Qt::TextShowMnemonic, tab->text).width();
        }
        return {contents.width() + std::max(grown(8), bolder), std::max(contents.height(), grown(40))};
    }
    case CT_HeaderSection: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width() + grown(10), std::max(size.height(), grown(32))};
    }
    case CT_ItemViewItem: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width(), std::max(size.height() + 4, grown(28))};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect ControlStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect all = option->rect;
    const auto mirrored = [option, &all](const QRect &rect) { return visualRect(option->direction, all, rect); };
    const int mark = grown(kMark), label = kMarkInset + mark + grown(kMarkGap);
    switch (element) {
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator:
        return mirrored({all.left() + kMarkInset, all.top() + (all.height() - mark) / 2, mark, mark});
    case SE_CheckBoxContents:
    case SE_RadioButtonContents:
        return mirrored(all.adjusted(label, 0, 0, 0));
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        const int icon = !button || button->icon.isNull() ? 0 : button->iconSize.width() + 4;
        const int words = button ? button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width() : 0;
        const bool bare = words + icon == 0;
        const int width = std::min(all.width(), bare ? mark + 2 * kMarkInset : label + icon + words + kLabelEnd);
        const int height =
            std::min(all.height(), std::max(grown(fieldMeasures().row), option->fontMetrics.height() + 12));
        return mirrored({all.left(), all.top() + (all.height() - height) / 2, width, height});
    }
    case SE_CheckBoxLayoutItem: // the mark begins where the plates of fields do
    case SE_RadioButtonLayoutItem:
        return mirrored(all.adjusted(kMarkInset - kAir, 0, 0, 0));
    case SE_PushButtonContents:
        return plateOf(all).adjusted(kRing, 0, -kRing, 0);
    case SE_PushButtonFocusRect:
        return all;
    case SE_LineEditContents:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0) {
            const int side = std::min(grown(fieldMeasures().side), all.width() / 6);
            return plateOf(all).adjusted(side - 2, 2, 2 - side, -2); // QLineEdit keeps 2 itself
        }
        return all;
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                   const QWidget *widget) const
{
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option))
        return part == SC_ComboBoxListBoxPopup ? comboListRect(*combo, widget) : comboPart(*combo, part);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
        return spinPart(*spin, part);
    if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option))
        return groupPart(*group, part);
    if (const auto *range = qstyleoption_cast<const QStyleOptionSlider *>(option); range && control == CC_ScrollBar)
        return scrollBarPart(*range, part, widget);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace meadhall::ui
