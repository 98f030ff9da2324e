// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/control_style.h"

#include "ui/base/widgets/combo_list_delegate.h"
#include "ui/base/widgets/control_paint.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QStyleOption>

namespace meadhall::ui {

namespace {

/// Repaints everything that shows key letters.
void repaintWindows()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets)
        if (widget->isVisible() && widget->objectName() != QLatin1String("qt_scrollarea_viewport"))
            widget->update();
}

bool hasOneLine(const QWidget &field)
{
    return qobject_cast<const QComboBox *>(&field) || qobject_cast<const QLineEdit *>(&field)
           || qobject_cast<const QAbstractSpinBox *>(&field) || qobject_cast<const QAbstractSlider *>(&field);
}

bool isTurnedByWheel(const QObject *control)
{
    return qobject_cast<const QComboBox *>(control) || qobject_cast<const QAbstractSpinBox *>(control)
           || qobject_cast<const QSlider *>(control);
}

/// Menus have round corners.
void roundCorners(const QStyleOption *option, QStyleHintReturn *data)
{
    if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(data); mask && option)
        mask->region = roundedRegion(option->rect);
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStringLiteral("fusion")) {}

void ControlStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
        view->viewport()->setAttribute(Qt::WA_Hover); // rows under the pointer are lighter
        adoptComboList(*view);
    } else if (isTurnedByWheel(widget) && widget->focusPolicy() == Qt::WheelFocus) {
        widget->setFocusPolicy(Qt::StrongFocus);
    } else if (auto *label = qobject_cast<QLabel *>(widget); label && label->buddy()) {
        // A form gives labels at most 7/4 of their height: that puts them above the middle of a field.
        const QWidget *parent = label->parentWidget();
        if (parent && qobject_cast<QFormLayout *>(parent->layout()) && hasOneLine(*label->buddy()))
            label->setMinimumHeight(label->buddy()->sizeHint().height());
    }
}

void ControlStyle::polish(QApplication *application)
{
    QProxyStyle::polish(application);
    application->installEventFilter(this);
    for (Qt::UIEffect effect : {Qt::UI_AnimateCombo, Qt::UI_AnimateMenu, Qt::UI_FadeMenu}) // lists open at once
        QApplication::setEffectEnabled(effect, false);
}

void ControlStyle::unpolish(QApplication *application)
{
    application->removeEventFilter(this);
    QProxyStyle::unpolish(application);
}

/// Notes whether Alt is held; and scrolling a page with the wheel must not change a value that comes under the pointer.
bool ControlStyle::eventFilter(QObject *watched, QEvent *event)
{
    const auto type = event->type();
    if (type == QEvent::Wheel && isTurnedByWheel(watched) && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore(); // the page gets it
        return true;
    }
    const bool key = type == QEvent::KeyPress || type == QEvent::KeyRelease;
    const bool alt = key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
    const bool held = alt ? type == QEvent::KeyPress : altHeld_ && type != QEvent::ApplicationStateChange;
    if (held != altHeld_) {
        altHeld_ = held;
        repaintWindows();
    }
    return QProxyStyle::eventFilter(watched, event);
}

int ControlStyle::keyLetterFlag() const { return altHeld_ ? Qt::TextShowMnemonic : Qt::TextHideMnemonic; }

int ControlStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *data) const
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
        break;
    case SH_UnderlineShortcut:
        return altHeld_;
    case SH_Menu_Mask:
    case SH_ToolTip_Mask:
        roundCorners(option, data);
        return 1;
    default:
        break;
    }
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                 const QWidget *widget) const
{
    const ControlColours colours = controlColours(option->palette);
    switch (element) {
    case PE_FrameFocusRect:
        return drawFocusRing(*painter, option->rect, colours);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorRadioButton:
        return paintIndicator(*option, *painter, element == PE_IndicatorRadioButton);
    case PE_PanelButtonTool:
        return paintToolPlate(*option, *painter);
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        return paintField(*option, *painter, widget);
    case PE_PanelItemViewItem:
        if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option))
            return paintRowGround(*row, *painter);
        break;
    case PE_PanelItemViewRow: // each cell paints its ground
    case PE_FrameStatusBarItem:
    case PE_FrameGroupBox:
        return;
    case PE_FrameTabWidget: // no frame, only the ground line of the tabs
        return drawPlate(*painter, QRectF(option->rect.left(), option->rect.top(), option->rect.width(), kStroke),
                         colours.hairline, {}, 0);
    case PE_FrameTabBarBase:
        return drawPlate(*painter,
                         QRectF(option->rect.left(), option->rect.bottom() - 1, option->rect.width(), kStroke),
                         colours.hairline, {}, 0);
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, colours.ground);
        return drawPlate(*painter, option->rect, colours.ground, colours.rim);
    case PE_FrameMenu: // PE_PanelMenu has painted it
        return;
    case PE_Frame:
        return paintFrame(*option, *painter, widget);
    case PE_IndicatorHeaderArrow:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            drawChevron(*painter, QRectF(option->rect).center(),
                        header->sortIndicator == QStyleOptionHeader::SortUp ? Pointing::Up : Pointing::Down,
                        colours.dim);
        return;
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        return drawChevron(*painter, QRectF(option->rect).center(),
                           element == PE_IndicatorArrowDown   ? Pointing::Down
                           : element == PE_IndicatorArrowUp   ? Pointing::Up
                           : element == PE_IndicatorArrowLeft ? Pointing::Left
                                                              : Pointing::Right,
                           option->state & State_Enabled ? colours.text : colours.disabled);
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void ControlStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                               const QWidget *widget) const
{
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
        if (element == CE_PushButton)
            return paintButton(*button, *painter, widget);
        if (element == CE_PushButtonBevel)
            return paintButtonPlate(*button, *painter);
        if (element == CE_PushButtonLabel)
            return paintButtonLabel(*button, *painter, widget);
        if (element == CE_CheckBox || element == CE_RadioButton)
            return paintCheck(element, *button, *painter, widget);
    } else if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
        if (element == CE_ItemViewItem)
            return paintRow(*row, *painter, widget);
    } else if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
        if (element == CE_MenuItem)
            return paintMenuItem(*item, *painter, widget);
        if (element == CE_MenuBarItem)
            return paintMenuBarItem(*item, *painter, widget);
    } else if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
        if (element == CE_TabBarTabShape || element == CE_TabBarTabLabel)
            return paintTab(element, *tab, *painter, widget);
    } else if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option)) {
        if (element == CE_ProgressBar)
            return paintProgress(*bar, *painter);
    }
    switch (element) {
    case CE_HeaderSection:
    case CE_HeaderLabel:
    case CE_HeaderEmptyArea:
        return paintHeader(element, *option, *painter, widget);
    case CE_ShapedFrame:
        return paintFrame(*option, *painter, widget);
    case CE_Splitter:
        return paintGrip(*option, *painter);
    case CE_MenuBarEmptyArea:
    case CE_MenuEmptyArea:
        return painter->fillRect(option->rect, option->palette.window());
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                      const QWidget *widget) const
{
    if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option))
        return paintCombo(*combo, *painter);
    if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option))
        return paintSpin(*spin, *painter, widget);
    if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option))
        return paintToolButton(*tool, *painter, widget);
    if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option))
        return paintGroup(*group, *painter, widget);
    if (const auto *range = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
        if (control == CC_Slider)
            return paintSlider(*range, *painter, widget);
        if (control == CC_ScrollBar)
            return paintScrollBar(*range, *painter, widget);
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace meadhall::ui
