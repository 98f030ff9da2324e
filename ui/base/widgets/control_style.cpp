// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/graphics/text_painting.h"
#include "ui/base/widgets/combo_list.h"
#include "ui/base/widgets/control_input.h"
#include "ui/base/widgets/control_painter.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QProxyStyle>

#include <algorithm>
#include <map>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kSliderDisc = 18, kScrollHandleWidth = 8;
constexpr int kTabBarHeight = 4; ///< bar under the text of the current tab
constexpr int kRowMarkWidth = 3; ///< bar at the start of the selected row
constexpr int kTick = 14;        ///< in rows, at the current one of the list of a combo box

/// Returns the additional width of a text if it is written bold.
int extraBoldWidth(const QFont &font, const QString &text)
{
    return labelWidth(font, true, text) - labelWidth(font, font.bold(), text);
}

/// Returns true if an item is not one of several cells of a row.
bool isWholeRow(const QStyleOptionViewItem &option)
{
    return option.viewItemPosition == QStyleOptionViewItem::OnlyOne || qobject_cast<const QListView *>(option.widget);
}

/// Shows names of people and files as they are: Qt would take one with tags for rich text. Tool tips are labels, too.
void polishLabel(QLabel &label)
{
    if (label.textFormat() == Qt::AutoText)
        label.setTextFormat(Qt::PlainText);
    // A form gives labels at most 7/4 of their height: that puts them above the middle of a field.
    const QWidget *parent = label.parentWidget(), *field = label.buddy();
    const bool hasOneLine = ControlInput::isTurnedByWheel(field) || qobject_cast<const QLineEdit *>(field);
    if (hasOneLine && parent && qobject_cast<QFormLayout *>(parent->layout()))
        label.setMinimumHeight(field->sizeHint().height());
}

} // namespace

/// The style of all controls: buttons are raised, inputs sunken, selections have the accent colour, and gold marks the
/// focus and the default button. Based on Fusion, the only style that honours a palette completely. All colours are
/// roles of the palette, all sizes grow with the application font. Dialog buttons have no icons: in right-to-left
/// layouts Qt moves the text beyond the button's edge. It does without what the program has none of: check boxes with a
/// third state, vertical sliders, groups with a check box, tables sorted by their titles, bars without a known end.
class ControlStyle : public QProxyStyle {
public:
    ControlStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
            view->viewport()->setAttribute(Qt::WA_Hover); // rows under the pointer are lighter
            adoptComboList(*view);
        } else if (ControlInput::isTurnedByWheel(widget) && widget->focusPolicy() == Qt::WheelFocus) {
            widget->setFocusPolicy(Qt::StrongFocus);
        } else if (auto *label = qobject_cast<QLabel *>(widget)) {
            polishLabel(*label);
        }
    }
    void polish(QApplication *application) override
    {
        QProxyStyle::polish(application);
        application->installEventFilter(this);
        application->installEventFilter(&input_);
        for (Qt::UIEffect effect : {Qt::UI_AnimateCombo, Qt::UI_AnimateMenu, Qt::UI_FadeMenu}) // lists open at once
            QApplication::setEffectEnabled(effect, false);
    }
    void polish(QPalette &palette) override { QProxyStyle::polish(palette); }
    /// Tracks whether Alt is held.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto type = event->type();
        const bool key = type == QEvent::KeyPress || type == QEvent::KeyRelease;
        const bool alt = key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
        const bool held = alt ? type == QEvent::KeyPress : altHeld_ && type != QEvent::ApplicationStateChange;
        if (std::exchange(altHeld_, held) != held)
            for (QWidget *widget : QApplication::allWidgets())
                if (widget->isVisible() && widget->objectName() != QLatin1String("qt_scrollarea_viewport"))
                    widget->update();
        return QProxyStyle::eventFilter(watched, event);
    }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        switch (hint) {
        case SH_DialogButtonBox_ButtonsHaveIcons:
        case SH_EtchDisabledText:
        case SH_ComboBox_Popup:
            return 0;
        case SH_ItemView_ShowDecorationSelected:
            return 1;
        case SH_Table_GridLineColor:
            if (option)
                return int(controlColours(option->palette).hairline.rgb());
            return QProxyStyle::styleHint(hint, option, widget, data);
        case SH_UnderlineShortcut:
            return altHeld_;
        case SH_Menu_Mask:
        case SH_ToolTip_Mask:
            if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(data); mask && option)
                mask->region = roundedRegion(option->rect);
            return 1;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
        }
    }

    // Sizes and places

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        constexpr int kEdge = static_cast<int>(kStroke);
        static const std::map<PixelMetric, int> fixed{
            {PM_ScrollBarSliderMin, 32},
            {PM_TabBarTabHSpace, 32}, // large letters need the room themselves
            {PM_MenuPanelWidth, kEdge},
            {PM_ToolTipLabelFrameWidth, kEdge + 5},
            {PM_MenuHMargin, 4},
            {PM_MenuVMargin, 4},
            {PM_LayoutHorizontalSpacing, 4},
            {PM_LayoutVerticalSpacing, 4},
            {PM_ButtonShiftVertical, 1},
            {PM_TabBarTabShiftVertical, 0},
            {PM_TabBarTabOverlap, 0},
            {PM_TabBarBaseOverlap, 0},
            {PM_FocusFrameHMargin, kRing + 1}, // between the edge of a row and its text
            {PM_SplitterWidth, 8},
        };
        static const std::map<PixelMetric, int> growing{
            {PM_IndicatorWidth, kTick}, {PM_IndicatorHeight, kTick},
            {PM_ScrollBarExtent, 12},   {PM_SliderLength, kSliderDisc + 2 * kAir},
            {PM_SliderThickness, 26},   {PM_SliderControlThickness, 26},
            {PM_ButtonMargin, 28},      {PM_HeaderMargin, 6}};
        if (metric == PM_DefaultFrameWidth) // the focus ring of a scroll area lies on its frame
            return qobject_cast<const QAbstractScrollArea *>(widget) ? kRing : kEdge;
        if (const auto known = fixed.find(metric); known != fixed.end())
            return known->second;
        const auto known = growing.find(metric);
        return known != growing.end() ? grown(known->second) : QProxyStyle::pixelMetric(metric, option, widget);
    }
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override
    {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const FieldMeasures &field = fieldMeasures();
        const int height = std::max(contents.height() + 6, grown(field.height)) + 2 * kAir;
        switch (type) {
        case CT_PushButton:
            return buttonSize(as<QStyleOptionButton>(*option), contents, widget);
        case CT_CheckBox:
        case CT_RadioButton:
            return {contents.width() + kMarkInset + grown(kMark + kMarkGap) + kLabelEnd,
                    std::max(contents.height() + 8, grown(field.row))};
        case CT_ComboBox:
            return {contents.width() + grown(field.side + field.arrow) + 2 * kAir + 2, height};
        case CT_LineEdit:
            if (as<QStyleOptionFrame>(*option).lineWidth > 0)
                return {contents.width() + 2 * grown(field.side) + 2 * kAir, height};
            return contents;
        case CT_SpinBox:
            return {contents.width() + grown(field.side + kSpinArrows) + kSpinGap + 2 * kAir, height};
        case CT_ToolButton:
            return contents.grownBy({4, 4, 4, 4}).expandedTo(QSize(1, 1) * (grown(field.height) + 2 * kAir));
        case CT_MenuItem: {
            const auto &item = as<QStyleOptionMenuItem>(*option);
            if (item.menuItemType == QStyleOptionMenuItem::Separator)
                return {contents.width(), kRule};
            const bool hasEnd = item.menuItemType == QStyleOptionMenuItem::SubMenu || item.text.contains(u'\t');
            return {contents.width() + grown(kMenuColumn) + (hasEnd ? grown(kMenuColumn) : 2 * grown(kMenuEnd)),
                    std::max(contents.height() + 6, grown(kRowHeight))};
        }
        case CT_MenuBarItem:
            return contents + QSize(2 * grown(8), grown(8));
        case CT_TabBarTab: { // the current tab is written bold
            const int bolder = widget ? extraBoldWidth(widget->font(), as<QStyleOptionTab>(*option).text) : 0;
            return {contents.width() + std::max(grown(8), bolder), std::max(contents.height(), grown(40))};
        }
        case CT_HeaderSection:
            return {size.width() + grown(10), std::max(size.height(), grown(32))};
        case CT_ItemViewItem:
            return {size.width(), std::max(size.height() + 4, grown(isComboList(widget) ? kRowHeight : 28))};
        default:
            return size;
        }
    }
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override
    {
        const QRect all = option->rect;
        const auto mirrored = [option, &all](const QRect &rect) { return visualRect(option->direction, all, rect); };
        const int mark = grown(kMark), label = kMarkInset + mark + grown(kMarkGap);
        switch (element) {
        case SE_CheckBoxIndicator:
            return mirrored({all.left() + kMarkInset, all.top() + (all.height() - mark) / 2, mark, mark});
        case SE_CheckBoxContents:
            return mirrored(all.adjusted(label, 0, 0, 0));
        case SE_CheckBoxFocusRect: {
            const auto &button = as<QStyleOptionButton>(*option);
            const int icon = button.icon.isNull() ? 0 : button.iconSize.width() + 4;
            const int text = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
            const int width =
                std::min(all.width(), text + icon ? label + icon + text + kLabelEnd : mark + 2 * kMarkInset);
            const int height =
                std::min(all.height(), std::max(grown(fieldMeasures().row), option->fontMetrics.height() + 12));
            return mirrored({all.left(), all.top() + (all.height() - height) / 2, width, height});
        }
        case SE_CheckBoxLayoutItem: // the mark begins where the plates of fields do
        case SE_RadioButtonLayoutItem:
            return mirrored(all.adjusted(kMarkInset - kAir, 0, 0, 0));
        case SE_LineEditContents:
            if (as<QStyleOptionFrame>(*option).lineWidth > 0) {
                const int side = std::min(grown(fieldMeasures().side), all.width() / 6);
                return plateOf(all).adjusted(side - 2, 2, 2 - side, -2); // QLineEdit keeps 2 itself
            }
            return all;
        default:
            return QProxyStyle::subElementRect(element, option, widget);
        }
    }
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override
    {
        const auto mirrored = [option](const QRect &rect) { return visualRect(option->direction, option->rect, rect); };
        switch (control) {
        case CC_ComboBox:
            if (part == SC_ComboBoxListBoxPopup)
                return comboListRect(*option, widget);
            return mirrored(comboPart(*option, part));
        case CC_SpinBox:
            return mirrored(spinPart(*option, part));
        case CC_GroupBox:
            return mirrored(groupPart(as<QStyleOptionGroupBox>(*option), part));
        case CC_ScrollBar:
            return scrollBarPart(as<QStyleOptionSlider>(*option), part, widget);
        default:
            return QProxyStyle::subControlRect(control, option, part, widget);
        }
    }

    // Painting

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        const ControlPainter c(*option, *painter);
        const QRect all = option->rect;
        switch (element) {
        case PE_FrameFocusRect:
            return drawFocusRing(*painter, all, c.colours);
        case PE_IndicatorCheckBox:
        case PE_IndicatorRadioButton:
            return paintIndicator(c, element == PE_IndicatorRadioButton);
        case PE_IndicatorItemViewItemCheck: // in the list of a combo box
            if (c.on)
                drawTick(*painter, all, c.selected ? c.colours.chosenText : c.colours.text);
            return;
        case PE_PanelButtonTool:
            if (!c.is(State_AutoRaise) || c.on || c.sunken || c.hovered)
                c.plate(plateOf(all), c.on && c.enabled ? PlateColours{c.colours.chosen, c.colours.chosenEdge}
                                                        : c.look(c.colours.raised));
            return;
        case PE_PanelLineEdit:
        case PE_FrameLineEdit:
            if (as<QStyleOptionFrame>(*option).lineWidth > 0) { // otherwise it is part of a spin box
                c.input();
                c.ring(all);
            }
            return;
        case PE_PanelItemViewItem:
            return paintRowBackground(as<QStyleOptionViewItem>(*option), c);
        case PE_PanelItemViewRow: // each cell paints its background
        case PE_FrameStatusBarItem:
        case PE_FrameGroupBox:
        case PE_FrameMenu: // PE_PanelMenu has painted it
            return;
        case PE_FrameTabWidget: // no frame, only the base line of the tabs
            return c.plate(QRectF(all.left(), all.top(), all.width(), kStroke), c.colours.hairline, {}, 0);
        case PE_FrameTabBarBase:
            return c.baseLine(c.colours.hairline);
        case PE_PanelMenu:
        case PE_PanelTipLabel:
            painter->fillRect(all, c.colours.ground);
            return c.plate(all, {}, c.colours.rim);
        case PE_Frame:
            return paintFrame(c, widget);
        case PE_IndicatorArrowDown:
            return c.chevron(all, Pointing::Down);
        case PE_IndicatorArrowUp:
            return c.chevron(all, Pointing::Up);
        case PE_IndicatorArrowLeft:
            return c.chevron(all, Pointing::Left);
        case PE_IndicatorArrowRight:
            return c.chevron(all, Pointing::Right);
        default:
            QProxyStyle::drawPrimitive(element, option, painter, widget);
        }
    }
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        const ControlPainter c(*option, *painter);
        switch (element) {
        case CE_PushButton:
            return paintButton(as<QStyleOptionButton>(*option), c, widget);
        case CE_PushButtonBevel:
            return paintButtonPlate(as<QStyleOptionButton>(*option), c);
        case CE_PushButtonLabel:
            return paintButtonLabel(as<QStyleOptionButton>(*option), c);
        case CE_CheckBox:
        case CE_RadioButton:
            return paintCheck(element == CE_RadioButton, as<QStyleOptionButton>(*option), c, widget);
        case CE_ItemViewItem:
            return paintRow(as<QStyleOptionViewItem>(*option), c, widget);
        case CE_MenuItem:
            return paintMenuItem(as<QStyleOptionMenuItem>(*option), c);
        case CE_MenuBarItem:
            return paintMenuBarItem(as<QStyleOptionMenuItem>(*option), c);
        case CE_TabBarTabShape:
            return paintTab(c);
        case CE_TabBarTabLabel:
            return paintTabLabel(as<QStyleOptionTab>(*option), c, widget);
        case CE_ProgressBar:
            return paintProgress(as<QStyleOptionProgressBar>(*option), c);
        case CE_HeaderSection:
        case CE_HeaderEmptyArea:
            return paintHeader(element, c);
        case CE_HeaderLabel:
            return paintHeaderLabel(as<QStyleOptionHeader>(*option), c, widget);
        case CE_ShapedFrame:
            return paintFrame(c, widget);
        case CE_MenuEmptyArea: // PE_PanelMenu has painted it; filling it would cut off the round corners of the edge
            return;
        case CE_MenuBarEmptyArea:
            return painter->fillRect(option->rect, option->palette.window());
        case CE_ComboBoxLabel: {
            QStyleOptionComboBox label = as<QStyleOptionComboBox>(*option);
            label.palette.setBrush(QPalette::Base, Qt::NoBrush); // Qt fills a square behind an editable field's icon
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        default:
            QProxyStyle::drawControl(element, option, painter, widget);
        }
    }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        const ControlPainter c(*option, *painter);
        switch (control) {
        case CC_ComboBox:
            paintCombo(c);
            return c.ring(option->rect);
        case CC_SpinBox:
            paintSpin(as<QStyleOptionSpinBox>(*option), c);
            return c.ring(option->rect);
        case CC_ToolButton: {
            auto plain = as<QStyleOptionToolButton>(*option); // without the focus mark of Fusion
            plain.state &= ~State_HasFocus;
            if (c.enabled && c.on)
                plain.palette.setColor(QPalette::ButtonText, c.colours.chosenText);
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            return c.ring(option->rect);
        }
        case CC_GroupBox:
            return paintGroup(as<QStyleOptionGroupBox>(*option), c);
        case CC_Slider:
            return paintSlider(as<QStyleOptionSlider>(*option), c, widget);
        case CC_ScrollBar:
            return paintScrollBar(as<QStyleOptionSlider>(*option), c, widget);
        default:
            QProxyStyle::drawComplexControl(control, option, painter, widget);
        }
    }
    /// Draws the line below the access key of a right-to-left text separately: Qt shapes an underlined letter by
    /// itself, which tears an Arabic word. Breaks such a text into lines beforehand, see flushLines().
    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role = QPalette::NoRole) const override
    {
        if (!(flags & Qt::TextShowMnemonic) || flags & Qt::TextHideMnemonic || !text.isRightToLeft()) {
            const bool wraps = flags & Qt::TextWordWrap && flags & Qt::TextForceRightToLeft;
            return QProxyStyle::drawItemText(painter, rect, flags, palette, enabled,
                                             wraps ? flushLines(*painter, rect.width(), text) : text, role);
        }
        flags = (flags & ~Qt::TextShowMnemonic) | Qt::TextHideMnemonic;
        QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
        const QRect place = itemTextRect(QFontMetrics(painter->font(), painter->device()), rect, flags, enabled, text);
        underlineKey(*painter, place, rect.width() + 1, text,
                     role == QPalette::NoRole ? painter->pen().color() : palette.color(role));
    }

private:
    /// The option as what Qt gives with that element or control.
    template <typename Option> static const Option &as(const QStyleOption &option)
    {
        return static_cast<const Option &>(option);
    }

    QSize buttonSize(const QStyleOptionButton &option, QSize contents, const QWidget *widget) const
    {
        const QWidget *row = widget ? widget->parentWidget() : nullptr;
        const bool foot = row && (qobject_cast<const QDialogButtonBox *>(row) || dynamic_cast<const SheetFoot *>(row));
        const int height = std::max(contents.height() + 6, grown(foot ? fieldMeasures().foot : fieldMeasures().height));
        if (option.text.isEmpty())
            return {std::max(contents.width() + 12, height) + 2 * kAir, height + 2 * kAir};
        const int gap = option.icon.isNull() ? 0 : kIconGap - 4; // QPushButton has added 4
        const int width = contents.width() + gap + 2 * grown(kButtonSide)
                          + extraBoldWidth(widget ? widget->font() : QApplication::font("QPushButton"), option.text);
        return {(foot ? std::max(width, grown(kLeastButton)) : width) + 2 * kAir, height + 2 * kAir};
    }
    /// As in all functions for parts: from left to right, the caller mirrors.
    static QRect comboPart(const QStyleOption &option, SubControl part)
    {
        const QRect plate = plateOf(option.rect);
        const int arrow = grown(fieldMeasures().arrow);
        if (part == SC_ComboBoxArrow)
            return {plate.right() - arrow + 1, plate.top(), arrow, plate.height()};
        return part == SC_ComboBoxEditField ? plate.adjusted(grown(fieldMeasures().side) - 1, 3, -arrow, -3)
                                            : option.rect;
    }
    /// Returns the place of the list: 2 px below the plate, and wide enough for its rows.
    QRect comboListRect(const QStyleOption &option, const QWidget *widget) const
    {
        QRect list = plateOf(option.rect).adjusted(0, 0, 0, 2);
        if (const auto *view = widget ? widget->findChild<const QAbstractItemView *>() : nullptr) {
            view->ensurePolished(); // Qt measures the rows next: now they are those of this style
            const int extent = proxy()->pixelMetric(PM_ScrollBarExtent, nullptr, view);
            const int width = std::max(list.width(), view->sizeHintForColumn(0) + 2 * kRing + extent);
            option.direction == Qt::RightToLeft ? list.setLeft(list.right() - width + 1) : list.setWidth(width);
        }
        return list;
    }
    static QRect spinPart(const QStyleOption &option, SubControl part)
    {
        const QRect plate = plateOf(option.rect);
        const int arrows = grown(kSpinArrows), half = plate.height() / 2;
        if (part == SC_SpinBoxUp)
            return {plate.right() - arrows + 1, plate.top(), arrows, half};
        if (part == SC_SpinBoxDown)
            return {plate.right() - arrows + 1, plate.top() + half, arrows, plate.height() - half};
        return part == SC_SpinBoxEditField ? plate.adjusted(grown(fieldMeasures().side) - 4, 4, -arrows - kSpinGap, -4)
                                           : option.rect;
    }
    static QRect groupPart(const QStyleOptionGroupBox &option, SubControl part)
    {
        const QRect all = option.rect;
        const int height = option.text.isEmpty() ? 0 : std::max(grown(kHeading), option.fontMetrics.height() + 8);
        const int start = kDiamond + 10;
        if (part == SC_GroupBoxLabel) // bold is wider than the metrics of the option
            return {all.left() + start, all.top(),
                    std::min(all.width() - start, option.fontMetrics.horizontalAdvance(option.text) * 6 / 5 + 4),
                    height};
        return part == SC_GroupBoxContents ? all.adjusted(0, height, 0, 0) : all;
    }
    /// Returns a part of a scroll bar without arrows: Fusion places the parts between arrows outside the bar.
    QRect scrollBarPart(const QStyleOptionSlider &option, SubControl part, const QWidget *widget) const
    {
        if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        const int arrow = proxy()->pixelMetric(PM_ScrollBarExtent, &option, widget);
        QStyleOptionSlider longer = option;
        longer.rect +=
            option.orientation == Qt::Horizontal ? QMargins(arrow, 0, arrow, 0) : QMargins(0, arrow, 0, arrow);
        return QProxyStyle::subControlRect(CC_ScrollBar, &longer, part, widget) & option.rect;
    }

    void paintButton(const QStyleOptionButton &option, const ControlPainter &c, const QWidget *widget) const
    {
        proxy()->drawControl(CE_PushButtonBevel, &option, &c.painter, widget);
        QStyleOptionButton label = option;
        label.rect = plateOf(option.rect).adjusted(kRing, 0, -kRing, 0);
        proxy()->drawControl(CE_PushButtonLabel, &label, &c.painter, widget);
        c.ring(option.rect);
    }
    static void paintButtonPlate(const QStyleOptionButton &option, const ControlPainter &c)
    {
        const ControlColours &colours = c.colours;
        const QRect plate = plateOf(option.rect);
        PlateColours look = c.look(option.palette.color(QPalette::Button));
        if (c.on && !c.enabled)
            look.fill = mixed(colours.ground, colours.chosen, 0.4);
        else if (c.on)
            look = {c.sunken ? mixed(colours.chosen, colours.goldLine, 0.3) : colours.chosen,
                    c.hovered ? mixed(colours.chosenEdge, colours.text, 0.35) : colours.chosenEdge};
        if (c.on || !(option.features & QStyleOptionButton::Flat) || (c.enabled && (c.hovered || c.sunken)))
            c.plate(plate, look);
        const bool hasRing = c.is(State_HasFocus) && LastInput::marksFocus();
        if (option.features & QStyleOptionButton::DefaultButton && c.enabled && !hasRing)
            drawDefaultEdge(c.painter, plate, colours);
        if (option.features & QStyleOptionButton::HasMenu)
            c.chevron(c.mirrored({plate.right() - 26, plate.top(), 20, plate.height()}), Pointing::Down);
    }
    /// Paints icon and text in the middle. In right-to-left layouts Fusion moves the text beyond the button's edge.
    void paintButtonLabel(const QStyleOptionButton &option, const ControlPainter &c) const
    {
        const Strokes state(c.painter);
        QRect room = option.rect.translated(0, c.sunken ? 1 : 0);
        const auto mirrored = [&](const QRect &part) { return visualRect(option.direction, room, part); };
        if (option.features & QStyleOptionButton::HasMenu)
            room = mirrored(room.adjusted(0, 0, -20, 0));
        const QSize icon = option.icon.isNull() ? QSize(0, 0) : option.iconSize;
        const int gap = icon.width() && !option.text.isEmpty() ? kIconGap : 0;
        const int width = c.embolden(option.text, room.width() - gap - icon.width());
        const int left = room.left() + std::max(0, (room.width() - icon.width() - gap - width) / 2);
        option.icon.paint(&c.painter, mirrored({QPoint(left, room.top() + (room.height() - icon.height()) / 2), icon}),
                          Qt::AlignCenter, c.enabled ? QIcon::Normal : QIcon::Disabled, c.on ? QIcon::On : QIcon::Off);
        const int start = left + icon.width() + gap;
        const QRect text = mirrored({start, room.top(), std::min(width + 1, room.right() - start + 1), room.height()});
        const bool on = c.enabled && c.on;
        const auto role = on ? QPalette::HighlightedText : QPalette::ButtonText;
        paintText(c, text, Qt::AlignCenter, option.text, role);
        if (on && width) // a bar under the text, so that the state is visible without colour
            c.plate(QRectF(text.left(), option.rect.bottom() - 4, text.width(), 3), option.palette.color(role), {},
                    1.5);
    }
    /// Paints a check box or radio button. Fusion takes the places of its parts from itself, not from the proxy.
    void paintCheck(bool round, const QStyleOptionButton &option, const ControlPainter &c, const QWidget *widget) const
    {
        const auto place = [&](SubElement part) { return proxy()->subElementRect(part, &option, widget); };
        QStyleOptionButton part = option;
        part.rect = place(SE_CheckBoxIndicator); // radio buttons have theirs at the same places
        paintIndicator(ControlPainter(part, c.painter), round);
        part.rect = place(SE_CheckBoxContents);
        proxy()->drawControl(round ? CE_RadioButtonLabel : CE_CheckBoxLabel, &part, &c.painter, widget);
        c.ring(place(SE_CheckBoxFocusRect));
    }
    static void paintIndicator(const ControlPainter &c, bool round)
    {
        const int side = std::min(c.option.rect.width(), c.option.rect.height());
        const QRectF mark = alignedRect(Qt::LeftToRight, Qt::AlignCenter, {side, side}, c.option.rect);
        c.plate(mark, c.enabled && c.on ? PlateColours{c.colours.chosen, c.colours.chosenEdge} : c.look(c.colours.well),
                round ? side / 2.0 : kRowRadius);
        if (!c.on)
            return;
        const QColor sign = c.enabled ? c.colours.chosenText : c.colours.disabled;
        const qreal inset = side * (round ? 0.3 : 0.18);
        const QRectF inner = mark.adjusted(inset, inset, -inset, -inset);
        round ? c.plate(inner, sign, {}, side) : drawTick(c.painter, inner, sign);
    }
    static void paintCombo(ControlPainter c)
    {
        const bool open = c.on;
        c.sunken = c.sunken || open;
        c.plate(plateOf(c.option.rect), c.look(c.colours.raised));
        c.chevron(c.mirrored(comboPart(c.option, SC_ComboBoxArrow)), open ? Pointing::Up : Pointing::Down);
    }
    static void paintSpin(const QStyleOptionSpinBox &option, const ControlPainter &c)
    {
        if (option.frame)
            c.input();
        const QRectF up = c.mirrored(spinPart(option, SC_SpinBoxUp)),
                     down = c.mirrored(spinPart(option, SC_SpinBoxDown));
        c.plate(
            QRectF(c.isLeftwards() ? up.right() : up.left() - 1, up.top() + 5, kStroke, down.bottom() - up.top() - 10),
            c.colours.hairline, {}, 0);
        const auto paintArrow = [&](QPointF centre, SubControl part, bool usable, Pointing way) {
            const bool hovered = option.activeSubControls & part && c.hovered;
            drawChevron(c.painter, centre, way,
                        !usable || !c.enabled ? c.colours.disabled
                        : hovered             ? c.colours.text
                                              : mixed(c.colours.text, c.colours.dim, 0.3));
        };
        const QPointF inwards(0, up.height() / 8);
        paintArrow(up.center() + inwards, SC_SpinBoxUp, option.stepEnabled & QAbstractSpinBox::StepUpEnabled,
                   Pointing::Up);
        paintArrow(down.center() - inwards, SC_SpinBoxDown, option.stepEnabled & QAbstractSpinBox::StepDownEnabled,
                   Pointing::Down);
    }
    void paintSlider(const QStyleOptionSlider &option, ControlPainter c, const QWidget *widget) const
    {
        const auto place = [&](SubControl part) {
            return QRectF(proxy()->subControlRect(CC_Slider, &option, part, widget));
        };
        const QPointF centre = place(SC_SliderHandle).center();
        QRectF groove = place(SC_SliderGroove);
        groove.moveCenter({groove.center().x(), centre.y()});
        c.track(groove, option.upsideDown ? centre.x() : groove.left(),
                option.upsideDown ? groove.right() - centre.x() : centre.x() - groove.left());
        const qreal disc = grown(kSliderDisc);
        const QRectF plate(centre.x() - disc / 2, centre.y() - disc / 2, disc, disc);
        c.sunken = c.sunken && option.activeSubControls & SC_SliderHandle;
        c.plate(plate, c.look(c.colours.raised), disc / 2);
        c.ring(plate.adjusted(-kAir, -kAir, kAir, kAir), disc);
        c.plate(QRectF(centre.x() - 2.5, centre.y() - 2.5, 5, 5), c.ink, {}, 2.5);
    }
    void paintScrollBar(const QStyleOptionSlider &option, const ControlPainter &c, const QWidget *widget) const
    {
        const QWidget *parent = widget ? widget->parentWidget() : nullptr; // in a scroll area: a container of the bar
        const auto *area = qobject_cast<const QAbstractScrollArea *>(parent ? parent->parentWidget() : nullptr);
        const QWidget *ground = area ? area->viewport() : widget;
        const qreal thickness = grown(kScrollHandleWidth);
        c.painter.fillRect(option.rect, ground ? ground->palette().color(ground->backgroundRole()) : c.colours.ground);
        c.plate(option.rect, c.colours.well, {}, thickness);
        if (!c.enabled || option.maximum <= option.minimum)
            return;
        QRectF handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
        const bool lies = option.orientation == Qt::Horizontal;
        const qreal margin = ((lies ? handle.height() : handle.width()) - thickness) / 2;
        handle = lies ? handle.adjusted(0, margin, 0, -margin) : handle.adjusted(margin, 0, -margin, 0);
        const bool active = option.activeSubControls & SC_ScrollBarSlider && (c.sunken || c.hovered);
        c.plate(handle, active ? c.colours.rimHover : c.colours.rim, {}, thickness / 2);
    }
    static void paintProgress(const QStyleOptionProgressBar &option, const ControlPainter &c)
    {
        const QRectF all = option.rect;
        const qreal done = option.progress - option.minimum, range = std::max(1, option.maximum - option.minimum);
        const qreal filled = all.width() * std::clamp(done / range, 0.0, 1.0);
        c.track(all, c.isLeftwards() ? all.right() - filled : all.left(), filled);
    }
    void paintRow(const QStyleOptionViewItem &option, const ControlPainter &c, const QWidget *widget) const
    {
        QStyleOptionViewItem row = option;
        row.state &= ~State_HasFocus;
        if (isComboList(widget) && isComboRule(option.index))
            return drawHairline(c.painter, option.rect.adjusted(kRule, 0, -kRule, 0), c.colours.hairline);
        if (isComboList(widget))
            return QProxyStyle::drawControl(CE_ItemViewItem, &row, &c.painter, widget);
        if (c.selected) {
            row.font.setBold(true);
            const QRect room = proxy()->subElementRect(SE_ItemViewItemText, &option, widget);
            if (QFontMetrics(row.font).horizontalAdvance(row.text) + 6 > room.width())
                row.font = option.font;
            row.fontMetrics = QFontMetrics(row.font);
        }
        QProxyStyle::drawControl(CE_ItemViewItem, &row, &c.painter, widget);
        const bool first = isWholeRow(option) || option.viewItemPosition == QStyleOptionViewItem::Beginning
                           || (option.index.isValid() && option.index.column() == 0);
        if (c.selected && first)
            c.plate(
                c.mirrored({option.rect.left() + 1, option.rect.top() + 5, kRowMarkWidth, option.rect.height() - 10}),
                c.colours.chosenText, {}, 1.5);
        c.ring(option.rect, kRowRadius);
    }
    static void paintRowBackground(const QStyleOptionViewItem &option, const ControlPainter &c)
    {
        const qreal radius = isWholeRow(option) ? kRowRadius : 0; // cells between others have straight ends
        if (c.selected)
            c.plate(option.rect, c.enabled ? c.colours.chosen : c.colours.hairline, {}, radius);
        else if (c.enabled && c.hovered)
            c.plate(option.rect, c.colours.raised, {}, radius);
        else if (option.backgroundBrush.style() != Qt::NoBrush)
            c.painter.fillRect(option.rect, option.backgroundBrush);
        else if (option.features & QStyleOptionViewItem::Alternate)
            c.painter.fillRect(option.rect, mixed(c.colours.well, c.colours.raised, 0.4));
    }
    void paintHeaderLabel(QStyleOptionHeader label, const ControlPainter &c, const QWidget *widget) const
    {
        const Strokes state(c.painter);
        c.embolden(label.text, QWIDGETSIZE_MAX);
        label.palette.setColor(QPalette::ButtonText, c.colours.dim);
        QProxyStyle::drawControl(CE_HeaderLabel, &label, &c.painter, widget);
    }
    static void paintHeader(ControlElement element, const ControlPainter &c)
    {
        // The area behind the last section tells its orientation by the state alone.
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&c.option);
        const bool horizontal = header ? header->orientation == Qt::Horizontal : c.is(State_Horizontal);
        if (element == CE_HeaderEmptyArea && !horizontal)
            return; // the header's own background is visible below the last row
        c.plate(c.option.rect, c.colours.well, {}, kRadius - kStroke); // in the frame of its window
        if (element == CE_HeaderSection && c.enabled && c.hovered)
            c.plate(c.option.rect.adjusted(2, 2, -2, -4), c.colours.raised, {}, kRowRadius);
        if (horizontal)
            c.baseLine(c.colours.rim);
    }
    static void paintTab(const ControlPainter &c)
    {
        const QRect all = c.option.rect;
        if (c.selected)
            c.plate(QRectF(all.left() + 8, all.bottom() + 1 - kTabBarHeight, all.width() - 16, kTabBarHeight),
                    c.colours.chosenEdge, {}, kTabBarHeight / 2.0);
        else if (c.enabled && c.hovered)
            c.plate(all.adjusted(2, 2, -2, -4), c.colours.hover);
    }
    void paintTabLabel(QStyleOptionTab label, const ControlPainter &c, const QWidget *widget) const
    {
        const Strokes state(c.painter);
        if (c.selected)
            c.embolden(label.text, label.rect.width() - 8);
        label.state &= ~State_HasFocus;
        label.palette.setColor(QPalette::WindowText, !c.enabled || c.selected || c.hovered ? c.ink : c.colours.dim);
        QProxyStyle::drawControl(CE_TabBarTabLabel, &label, &c.painter, widget);
        c.ring(label.rect);
    }
    static void paintFrame(const ControlPainter &c, const QWidget *widget)
    {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&c.option);
        const auto shape = frame ? frame->frameShape : QFrame::StyledPanel;
        const QRect all = c.option.rect;
        if (shape == QFrame::HLine || shape == QFrame::VLine)
            return drawHairline(c.painter, all, c.colours.hairline);
        if (shape == QFrame::NoFrame)
            return;
        if (isComboList(widget)) // in the frame of its window
            return c.plate(all, c.colours.well, {}, kRadius - kStroke);
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget)) {
            const QWidget *viewport = area->viewport();
            c.plate(plateOf(all), viewport->palette().color(viewport->backgroundRole()),
                    c.enabled ? c.colours.rim : c.colours.hairline);
        } else if (c.is(State_Raised)) {
            drawDefaultEdge(c.painter, all, c.colours);
        } else {
            const bool well = widget && widget->backgroundRole() == QPalette::Base;
            c.plate(all, well ? c.colours.well : QColor(), c.colours.rim);
        }
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (!view || !view->currentIndex().isValid()) // whose row has the ring
            c.ring(all);
    }
    /// Paints a heading without frame: a diamond, the title, and a hairline to the end.
    void paintGroup(const QStyleOptionGroupBox &option, const ControlPainter &c) const
    {
        const QRect all = option.rect, label = c.mirrored(groupPart(option, SC_GroupBoxLabel));
        drawDiamond(c.painter, c.mirrored({all.left() + 2, label.center().y() - kDiamond / 2 + 1, kDiamond, kDiamond}),
                    c.colours.thread);
        const Strokes state(c.painter);
        c.embolden(option.text, QWIDGETSIZE_MAX);
        paintText(c, label, visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter), option.text,
                  QPalette::WindowText);
        const int from = c.isLeftwards() ? all.left() : label.right() + 12;
        const int to = c.isLeftwards() ? label.left() - 12 : all.right();
        if (to > from)
            drawHairline(c.painter, QRectF(from, label.top(), to - from, label.height()), c.colours.hairline);
    }
    void paintMenuItem(const QStyleOptionMenuItem &option, const ControlPainter &c) const
    {
        const ControlColours &colours = c.colours;
        const QRect all = option.rect;
        if (option.menuItemType == QStyleOptionMenuItem::Separator)
            return drawHairline(c.painter, all.adjusted(kRule, 0, -kRule, 0), colours.hairline);
        const bool selected = c.enabled && c.selected;
        if (c.selected)
            c.plate(all, c.enabled ? colours.chosen : colours.raised, {}, kRowRadius);
        const QColor ink = selected ? colours.chosenText : c.ink;
        const int column = grown(kMenuColumn), end = grown(kMenuEnd), side = grown(18);
        const QRect mark = alignedRect(Qt::LeftToRight, Qt::AlignCenter, {side, side},
                                       c.mirrored({all.left(), all.top(), column, all.height()}));
        const bool marked = option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked;
        if (marked && !option.icon.isNull())
            c.plate(mark.adjusted(-3, -3, 3, 3), colours.chosen, colours.chosenEdge, kRowRadius);
        else if (marked && option.checkType == QStyleOptionMenuItem::Exclusive)
            c.plate(alignedRect(Qt::LeftToRight, Qt::AlignCenter, {8, 8}, mark), ink, {}, 4);
        else if (marked)
            drawTick(c.painter, mark.adjusted(2, 2, -2, -2), ink);
        option.icon.paint(&c.painter, mark, Qt::AlignCenter, c.enabled ? QIcon::Normal : QIcon::Disabled,
                          marked ? QIcon::On : QIcon::Off);
        const Strokes state(c.painter);
        c.painter.setFont(option.font);
        const QRect room = c.mirrored(all.adjusted(column, 0, -end, 0));
        const QString text = option.text.section(u'\t', 0, 0), keys = option.text.section(u'\t', 1);
        const auto write = [&](const QString &words, Qt::Alignment where, QPalette::ColorRole role) {
            paintText(c, room, visualAlignment(option.direction, where) | Qt::AlignVCenter, words,
                      selected ? QPalette::HighlightedText : role, Qt::TextSingleLine | Qt::TextDontClip);
        };
        write(text, Qt::AlignLeft, QPalette::Text);
        if (!keys.isEmpty()) // “Ctrl+,” reads from left to right in every language
            write(QChar(0x2066) + keys + QChar(0x2069), Qt::AlignRight, QPalette::PlaceholderText);
        if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
            drawChevron(c.painter, QRectF(c.mirrored({all.right() - end - 6, all.top(), 12, all.height()})).center(),
                        c.isLeftwards() ? Pointing::Left : Pointing::Right, ink);
    }
    void paintMenuBarItem(const QStyleOptionMenuItem &option, const ControlPainter &c) const
    {
        c.painter.fillRect(option.rect, c.colours.ground);
        const bool selected = c.enabled && c.selected, open = selected && c.sunken;
        if (selected)
            c.plate(option.rect.adjusted(1, 1, -1, -1), open ? c.colours.chosen : c.colours.hover, {}, kRowRadius);
        paintText(c, option.rect, Qt::AlignCenter, option.text, open ? QPalette::HighlightedText : QPalette::WindowText,
                  Qt::TextSingleLine);
    }

    /// Writes the words of a control; their access key is underlined only while Alt is held.
    void paintText(const ControlPainter &c, const QRect &rect, Qt::Alignment where, const QString &text,
                   QPalette::ColorRole role, int flags = 0) const
    {
        proxy()->drawItemText(&c.painter, rect,
                              int(where) | flags | (altHeld_ ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                              c.option.palette, c.enabled, text, role);
    }

    ControlInput input_;
    bool altHeld_ = false;
};

QStyle *widgetStyle() { return new ControlStyle; }

} // namespace meadhall::ui
