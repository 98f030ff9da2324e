// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/sheet.h"
#include "ui/base/widgets/style.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QProxyStyle>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QStyleOption>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kTrackWidth = 8, kSliderDisc = 18, kScrollHandleWidth = 8;
constexpr int kTabBarHeight = 4; ///< bar under the text of the current tab
constexpr int kRowMarkWidth = 3; ///< bar at the start of the selected row

struct PlateColours {
    QColor fill, edge;
};

/// Colours of a control that is not checked, in the state of `option`.
PlateColours plateColours(const QStyleOption &option, const ControlColours &colours, const QColor &resting)
{
    if (!(option.state & QStyle::State_Enabled))
        return {colours.ground, colours.hairline};
    const bool hovered = option.state & QStyle::State_MouseOver;
    const QColor fill = option.state & QStyle::State_Sunken ? colours.pressed : hovered ? colours.hover : resting;
    return {fill, hovered ? colours.rimHover : colours.rim};
}

/// Paints the frame and background of a line edit or spin box.
void paintInput(const QStyleOption &option, QPainter &painter, const ControlColours &colours)
{
    const bool enabled = option.state & QStyle::State_Enabled;
    drawPlate(painter, plateOf(option.rect), enabled ? colours.well : colours.ground,
              plateColours(option, colours, colours.well).edge);
}

/// Paints a horizontal track, as of sliders and progress bars, and its filled part.
void paintTrack(QPainter &painter, const QRectF &track, const QRectF &filled, const ControlColours &colours,
                bool enabled)
{
    const qreal radius = track.height() / 2;
    drawPlate(painter, track, enabled ? colours.well : colours.ground, enabled ? colours.rim : colours.hairline,
              radius);
    if (enabled && !filled.isEmpty())
        drawPlate(painter, filled, colours.chosenEdge, {}, radius);
}

QRectF trackIn(const QRectF &rect)
{
    const qreal height = grown(kTrackWidth);
    return {rect.left(), rect.center().y() - height / 2, rect.width(), height};
}

/// Paints a line along the lower edge of `rect`.
void paintBaseLine(QPainter &painter, const QRect &rect, const QColor &colour)
{
    drawPlate(painter, QRectF(rect.left(), rect.bottom() - 1, rect.width(), kStroke), colour, {}, 0);
}

/// Makes `painter` write bold if `text` still fits into `width` then.
/// @return the width of the text
int embolden(QPainter &painter, const QString &text, int width)
{
    QFont font = painter.font();
    for (const bool bold : {true, false}) {
        font.setBold(bold);
        const int needed = QFontMetrics(font).size(Qt::TextShowMnemonic, text).width();
        if (needed > width && bold)
            continue;
        painter.setFont(font);
        return needed;
    }
    Q_UNREACHABLE();
}

/// Returns the additional width of a text if it is written bold.
int extraBoldWidth(QFont font, const QString &text)
{
    const int plain = QFontMetrics(font).size(Qt::TextShowMnemonic, text).width();
    font.setBold(true);
    return QFontMetrics(font).size(Qt::TextShowMnemonic, text).width() - plain;
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

/// Returns the scroll areas around a widget, the innermost first.
QList<QScrollArea *> pagesAround(const QWidget &widget)
{
    QList<QScrollArea *> pages;
    for (QWidget *parent = widget.parentWidget(); parent && !widget.isWindow(); parent = parent->parentWidget()) {
        if (auto *page = qobject_cast<QScrollArea *>(parent))
            pages.append(page);
        if (parent->isWindow())
            break;
    }
    return pages;
}

/// Whether the wheel is meant for the page: a value is only turned where it has the focus and nothing scrolls.
bool wheelScrollsPage(const QWidget &control)
{
    const QList<QScrollArea *> pages = pagesAround(control);
    return !control.hasFocus() || qobject_cast<const QComboBox *>(&control)
           || std::any_of(pages.begin(), pages.end(), [](const QScrollArea *page) {
                  return page->verticalScrollBar()->maximum() > page->verticalScrollBar()->minimum();
              });
}

/// Scrolls to the widget that has got the focus, once its page has been laid out. Not after a click, which would miss
/// a widget that moves away.
void showFocus(QWidget &widget, Qt::FocusReason reason)
{
    if (reason == Qt::MouseFocusReason || reason == Qt::PopupFocusReason || reason == Qt::ActiveWindowFocusReason)
        return;
    for (QScrollArea *page : pagesAround(widget))
        QMetaObject::invokeMethod(
            page,
            [page, shown = QPointer(&widget)] {
                if (shown && shown->hasFocus() && page->isAncestorOf(shown))
                    page->ensureWidgetVisible(shown);
            },
            Qt::QueuedConnection);
}

/// Lets Enter press the focused button as Space does, once however long it is held. Checkable buttons are left out.
/// @return true if the event is handled
bool pressByEnter(QObject *watched, const QKeyEvent &event)
{
    auto *button = qobject_cast<QAbstractButton *>(watched);
    const auto *push = qobject_cast<QPushButton *>(watched);
    if ((event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) || !button || !button->hasFocus()
        || button->isCheckable() || event.modifiers() & ~Qt::KeypadModifier)
        return false;
    if (push && (push->autoDefault() || push->isDefault()))
        return event.isAutoRepeat(); // these press themselves, again and again
    QKeyEvent space(event.type(), Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "), event.isAutoRepeat());
    QCoreApplication::sendEvent(button, &space);
    return true;
}

/// Gives a list that gets the focus a current row, where it has none: the selected one, or the first.
void giveCurrentRow(QListView &list)
{
    if (!list.model())
        return;
    const QModelIndexList selected = list.selectionModel()->selectedIndexes();
    if (selected.isEmpty() ? list.currentIndex().isValid() : selected.contains(list.currentIndex()))
        return;
    const QModelIndex first = selected.isEmpty() ? list.model()->index(0, 0, list.rootIndex()) : selected.first();
    const QSignalBlocker quiet(list);
    list.selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
}

/// Returns true if an item is not one of several cells of a row.
bool isWholeRow(const QStyleOptionViewItem &option)
{
    return option.viewItemPosition == QStyleOptionViewItem::OnlyOne || qobject_cast<const QListView *>(option.widget);
}

/// Returns the text without the marks of access keys, and the position of its access key; -1 if it has none.
std::pair<QString, int> withoutMarks(const QString &text)
{
    QString plain;
    int letter = -1;
    for (int i = 0; i < text.size(); ++i) {
        if (text.at(i) == QLatin1Char('&') && i + 1 < text.size()) {
            ++i;
            if (letter < 0 && text.at(i) != QLatin1Char('&'))
                letter = static_cast<int>(plain.size());
        }
        plain += text.at(i);
    }
    return {plain, letter};
}

/// A right-to-left text as lines of at most that width, without the spaces at their ends: Qt moves a line that ends in
/// one away from the right edge by its width, and so beyond the left edge.
QString flushLines(const QPainter &painter, qreal width, const QString &text)
{
    QTextLayout layout(QString(text).replace(QLatin1Char('\n'), QChar::LineSeparator), painter.font(),
                       painter.device());
    QTextOption option;
    option.setTextDirection(Qt::RightToLeft);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        QString words = text.mid(line.textStart(), line.textLength());
        while (words.endsWith(QLatin1Char(' ')) || words.endsWith(QLatin1Char('\n')))
            words.chop(1);
        lines.push_back(words);
    }
    layout.endLayout();
    return lines.join(QLatin1Char('\n'));
}

/// Shows names of people and files as they are: Qt would take one with tags for rich text. Tool tips are labels, too.
void polishLabel(QLabel &label)
{
    if (label.textFormat() == Qt::AutoText)
        label.setTextFormat(Qt::PlainText);
    // A form gives labels at most 7/4 of their height: that puts them above the middle of a field.
    const QWidget *parent = label.parentWidget();
    if (label.buddy() && parent && qobject_cast<QFormLayout *>(parent->layout()) && hasOneLine(*label.buddy()))
        label.setMinimumHeight(label.buddy()->sizeHint().height());
}

constexpr int kTickColumn = 34, kTick = 14, kRule = 10, kSide = 6;

/// Qt's own delegate for these lists paints without the style.
class ComboListDelegate : public QStyledItemDelegate {
public:
    ComboListDelegate(QAbstractItemView &view, QComboBox &combo) : QStyledItemDelegate(&view), combo_(combo) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const ControlColours colours = controlColours(option.palette);
        if (isRule(index))
            return drawHairline(*painter, option.rect.adjusted(kRule, 0, -kRule, 0), colours.hairline);
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const QStyle &style = *combo_.style();
        style.drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
        const bool leftwards = row.direction == Qt::RightToLeft;
        const int column = grown(kTickColumn);
        QRect room = row.rect.adjusted(leftwards ? kSide : column, 0, leftwards ? -column : -kSide, 0);
        if (!row.icon.isNull()) {
            const QRect place =
                QStyle::alignedRect(row.direction, Qt::AlignVCenter | Qt::AlignLeft, row.decorationSize, room);
            row.icon.paint(painter, place);
            const int taken = row.decorationSize.width() + kSide;
            room.adjust(leftwards ? 0 : taken, 0, leftwards ? -taken : 0, 0);
        }
        painter->setFont(row.font);
        const bool chosen = row.state & QStyle::State_Selected;
        style.drawItemText(painter, room, QStyle::visualAlignment(row.direction, Qt::AlignVCenter | Qt::AlignLeft),
                           row.palette, row.state & QStyle::State_Enabled,
                           row.fontMetrics.elidedText(row.text, row.textElideMode, room.width()),
                           chosen ? QPalette::HighlightedText : QPalette::Text);
        if (index.row() == combo_.currentIndex())
            paintTick(*painter, row, chosen ? colours.chosenText : colours.text);
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return isRule(index) ? QSize(size.width(), kRule)
                             : QSize(size.width() + grown(kTickColumn), std::max(size.height(), grown(kRowHeight)));
    }

private:
    /// As QComboBox::insertSeparator marks it.
    static bool isRule(const QModelIndex &index)
    {
        return index.data(Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
    }

    static void paintTick(QPainter &painter, const QStyleOptionViewItem &row, const QColor &colour)
    {
        const int size = grown(kTick), inset = (grown(kTickColumn) - size) / 2;
        const QRect mark(row.rect.left() + inset, row.rect.top() + (row.rect.height() - size) / 2, size, size);
        drawTick(painter, QStyle::visualRect(row.direction, row.rect, mark), colour);
    }

    QComboBox &combo_;
};

/// If that view is the list of a combo box, with the rows that Qt made for it: paints them by the style, with a tick
/// at the current one. Does nothing to other views.
void adoptComboList(QAbstractItemView &view)
{
    const QAbstractItemDelegate *delegate = view.itemDelegate();
    if (!view.inherits("QComboBoxListView") || !delegate || !delegate->inherits("QComboBoxDelegate"))
        return;
    for (QWidget *parent = view.parentWidget(); parent; parent = parent->parentWidget())
        if (auto *combo = qobject_cast<QComboBox *>(parent)) {
            view.setFrameShape(QFrame::StyledPanel); // room between the rows and the round corners
            if (QWidget *window = view.parentWidget(); window->isWindow()) // of its own: its corners are cut off
                followChanges(window, {QEvent::Resize, QEvent::Show},
                              [window] { window->setMask(roundedRegion(window->rect())); });
            return view.setItemDelegate(new ComboListDelegate(view, *combo));
        }
}

} // namespace

/// The style of all controls: buttons are raised, inputs sunken, selections have the accent colour, and gold marks the
/// focus and the default button. Based on Fusion, the only style that honours a palette completely. All colours are
/// roles of the palette, all sizes grow with the application font. Dialog buttons have no icons: in right-to-left
/// layouts Qt moves the text beyond the button's edge.
class ControlStyle : public QProxyStyle {
public:
    ControlStyle() : QProxyStyle(QStringLiteral("fusion")) {}

    void polish(QWidget *widget) override
    {
        QProxyStyle::polish(widget);
        if (auto *view = qobject_cast<QAbstractItemView *>(widget)) {
            view->viewport()->setAttribute(Qt::WA_Hover); // rows under the pointer are lighter
            adoptComboList(*view);
        } else if (isTurnedByWheel(widget) && widget->focusPolicy() == Qt::WheelFocus) {
            widget->setFocusPolicy(Qt::StrongFocus);
        } else if (auto *label = qobject_cast<QLabel *>(widget)) {
            polishLabel(*label);
        }
    }
    void polish(QApplication *application) override
    {
        QProxyStyle::polish(application);
        application->installEventFilter(this);
        for (Qt::UIEffect effect : {Qt::UI_AnimateCombo, Qt::UI_AnimateMenu, Qt::UI_FadeMenu}) // lists open at once
            QApplication::setEffectEnabled(effect, false);
    }
    void unpolish(QApplication *application) override
    {
        application->removeEventFilter(this);
        QProxyStyle::unpolish(application);
    }
    void polish(QPalette &palette) override { QProxyStyle::polish(palette); }
    /// Tracks whether Alt is held, scrolls to the widget that gets the focus, and lets Enter press buttons. Scrolling a
    /// page with the wheel must not change a value that comes under the pointer, and the Esc that closes a list must
    /// not close what is below it.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto type = event->type();
        if (type == QEvent::Wheel && isTurnedByWheel(watched) && wheelScrollsPage(*static_cast<QWidget *>(watched))) {
            event->ignore(); // the page gets it
            return true;
        }
        if (type == QEvent::FocusIn && watched->isWidgetType()) {
            showFocus(*static_cast<QWidget *>(watched), static_cast<QFocusEvent *>(event)->reason());
            if (auto *list = qobject_cast<QListView *>(watched))
                giveCurrentRow(*list);
        }
        if (type == QEvent::ShortcutOverride && QApplication::activePopupWidget())
            listClosed_ = static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
        const bool key = type == QEvent::KeyPress || type == QEvent::KeyRelease;
        if (key && pressByEnter(watched, *static_cast<QKeyEvent *>(event)))
            return true;
        // Some compositors send the key to the window below the list, which Qt has closed by then.
        if (type == QEvent::KeyPress && std::exchange(listClosed_, false)
            && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && !QApplication::activePopupWidget())
            return true;
        const bool alt = key && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Alt;
        const bool held = alt ? type == QEvent::KeyPress : altHeld_ && type != QEvent::ApplicationStateChange;
        if (held != altHeld_) {
            altHeld_ = held;
            const QWidgetList widgets = QApplication::allWidgets();
            for (QWidget *widget : widgets)
                if (widget->isVisible() && widget->objectName() != QLatin1String("qt_scrollarea_viewport"))
                    widget->update();
        }
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
            break;
        case SH_UnderlineShortcut:
            return altHeld_;
        case SH_Menu_Mask:
        case SH_ToolTip_Mask:
            if (auto *mask = qstyleoption_cast<QStyleHintReturnMask *>(data); mask && option)
                mask->region = roundedRegion(option->rect);
            return 1;
        default:
            break;
        }
        return QProxyStyle::styleHint(hint, option, widget, data);
    }

    // Sizes and places

    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override
    {
        switch (metric) {
        case PM_DefaultFrameWidth: // the focus ring of a scroll area lies on its frame
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
        case PM_TabBarTabHSpace: // large letters need the room themselves
            return 32;
        case PM_SliderLength:
            return grown(kSliderDisc) + 2 * kAir;
        case PM_SliderThickness:
        case PM_SliderControlThickness:
            return grown(26);
        case PM_MenuPanelWidth:
            return qRound(kStroke);
        case PM_ToolTipLabelFrameWidth:
            return qRound(kStroke) + 5;
        case PM_MenuHMargin:
        case PM_MenuVMargin:
        case PM_LayoutHorizontalSpacing:
        case PM_LayoutVerticalSpacing:
            return 4;
        case PM_ButtonMargin:
            return grown(28);
        case PM_ButtonShiftVertical:
            return 1;
        case PM_ButtonShiftHorizontal:
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
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                           const QWidget *widget) const override
    {
        const FieldMeasures &field = fieldMeasures();
        const int height = std::max(contents.height() + 6, grown(field.height)) + 2 * kAir;
        switch (type) {
        case CT_PushButton:
            if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
                return buttonSize(*button, contents, widget);
            break;
        case CT_CheckBox:
        case CT_RadioButton:
            return {contents.width() + kMarkInset + grown(kMark + kMarkGap) + kLabelEnd,
                    std::max(contents.height() + 8, grown(field.row))};
        case CT_ComboBox:
            return {contents.width() + grown(field.side + field.arrow) + 2 * kAir + 2, height};
        case CT_LineEdit:
            if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
                return {contents.width() + 2 * grown(field.side) + 2 * kAir, height};
            return contents;
        case CT_SpinBox:
            return {contents.width() + grown(field.side + kSpinArrows) + kSpinGap + 2 * kAir, height};
        case CT_ToolButton: {
            const int side = grown(field.height) + 2 * kAir;
            return QSize(contents.width() + 8, contents.height() + 8).expandedTo({side, side});
        }
        case CT_MenuItem:
            if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
                if (item->menuItemType == QStyleOptionMenuItem::Separator)
                    return {contents.width(), 10};
                const bool hasEnd =
                    item->menuItemType == QStyleOptionMenuItem::SubMenu || item->text.contains(QLatin1Char('\t'));
                return {contents.width() + grown(kMenuColumn) + (hasEnd ? grown(kMenuColumn) : 2 * grown(kMenuEnd)),
                        std::max(contents.height() + 6, grown(kRowHeight))};
            }
            break;
        case CT_MenuBarItem:
            return contents + QSize(2 * grown(8), grown(8));
        case CT_TabBarTab: { // the current tab is written bold
            const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option);
            const int bolder = tab && widget ? extraBoldWidth(widget->font(), tab->text) : 0;
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
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override
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
            const int text = button ? button->fontMetrics.size(Qt::TextShowMnemonic, button->text).width() : 0;
            const int width =
                std::min(all.width(), text + icon ? label + icon + text + kLabelEnd : mark + 2 * kMarkInset);
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
            if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
                frame && frame->lineWidth > 0) {
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
        QRect rect;
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            if (part == SC_ComboBoxListBoxPopup)
                return comboListRect(*combo, widget);
            rect = comboPart(*combo, part);
        } else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            rect = spinPart(*spin, part);
        } else if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option)) {
            rect = groupPart(*group, part);
        } else if (control == CC_ScrollBar) {
            return scrollBarPart(*option, part, widget);
        } else {
            return QProxyStyle::subControlRect(control, option, part, widget);
        }
        return visualRect(option->direction, option->rect, rect);
    }

    // Painting

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        const ControlColours colours = controlColours(option->palette);
        switch (element) {
        case PE_FrameFocusRect:
            return drawFocusRing(*painter, option->rect, colours);
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
        case PE_IndicatorRadioButton:
            return paintIndicator(*option, *painter, element == PE_IndicatorRadioButton);
        case PE_PanelButtonTool: {
            if (option->state & State_AutoRaise && !(option->state & (State_On | State_Sunken | State_MouseOver)))
                return;
            const bool on = option->state & State_On && option->state & State_Enabled;
            const PlateColours plate =
                on ? PlateColours{colours.chosen, colours.chosenEdge} : plateColours(*option, colours, colours.raised);
            return drawPlate(*painter, plateOf(option->rect), plate.fill, plate.edge);
        }
        case PE_PanelLineEdit:
        case PE_FrameLineEdit:
            if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
                frame && frame->lineWidth > 0) {
                paintInput(*option, *painter, colours);
                if (option->state & State_HasFocus)
                    drawFocusRing(*painter, option->rect, colours);
            } // otherwise it is part of a spin box
            return;
        case PE_PanelItemViewItem:
            if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option))
                return paintRowBackground(*row, *painter);
            break;
        case PE_PanelItemViewRow: // each cell paints its background
        case PE_FrameStatusBarItem:
        case PE_FrameGroupBox:
        case PE_FrameMenu: // PE_PanelMenu has painted it
            return;
        case PE_FrameTabWidget: // no frame, only the base line of the tabs
            return drawPlate(*painter, QRectF(option->rect.left(), option->rect.top(), option->rect.width(), kStroke),
                             colours.hairline, {}, 0);
        case PE_FrameTabBarBase:
            return paintBaseLine(*painter, option->rect, colours.hairline);
        case PE_PanelMenu:
        case PE_PanelTipLabel:
            painter->fillRect(option->rect, colours.ground);
            return drawPlate(*painter, option->rect, {}, colours.rim);
        case PE_Frame:
            return paintFrame(*option, *painter, widget);
        case PE_IndicatorHeaderArrow:
            if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
                const bool up = header->sortIndicator == QStyleOptionHeader::SortUp;
                drawChevron(*painter, QRectF(option->rect).center(), up ? Pointing::Up : Pointing::Down, colours.dim);
            }
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
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            if (element == CE_PushButton)
                return paintButton(*button, *painter, widget);
            if (element == CE_PushButtonBevel)
                return paintButtonPlate(*button, *painter);
            if (element == CE_PushButtonLabel)
                return paintButtonLabel(*button, *painter);
            if (element == CE_CheckBox || element == CE_RadioButton)
                return paintCheck(element, *button, *painter, widget);
        } else if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            if (element == CE_ItemViewItem)
                return paintRow(*row, *painter, widget);
        } else if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            if (element == CE_MenuItem)
                return paintMenuItem(*item, *painter);
            if (element == CE_MenuBarItem)
                return paintMenuBarItem(*item, *painter);
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
        case CE_MenuEmptyArea: // PE_PanelMenu has painted it; filling it would cut off the round corners of the edge
            return;
        case CE_MenuBarEmptyArea:
            return painter->fillRect(option->rect, option->palette.window());
        default:
            QProxyStyle::drawControl(element, option, painter, widget);
        }
    }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        const ControlColours colours = controlColours(option->palette);
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            paintCombo(*combo, *painter);
        } else if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            paintSpin(*spin, *painter);
        } else if (const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            QStyleOptionToolButton plain = *tool; // without the focus mark of Fusion
            plain.state &= ~State_HasFocus;
            if (tool->state & State_Enabled && tool->state & State_On)
                plain.palette.setColor(QPalette::ButtonText, colours.chosenText);
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
        } else if (const auto *group = qstyleoption_cast<const QStyleOptionGroupBox *>(option)) {
            return paintGroup(*group, *painter, widget);
        } else if (const auto *range = qstyleoption_cast<const QStyleOptionSlider *>(option);
                   range && control == CC_Slider) {
            return paintSlider(*range, *painter, widget);
        } else if (range && control == CC_ScrollBar) {
            return paintScrollBar(*range, *painter, widget);
        } else {
            return QProxyStyle::drawComplexControl(control, option, painter, widget);
        }
        if (option->state & State_HasFocus)
            drawFocusRing(*painter, option->rect, colours);
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
        const auto [plain, letter] = withoutMarks(text);
        QTextLayout layout(plain, painter->font(), painter->device());
        layout.setTextOption(QTextOption(Qt::AlignRight));
        layout.beginLayout();
        QTextLine line = layout.createLine();
        layout.endLayout();
        if (letter < 0 || !line.isValid() || line.naturalTextWidth() > rect.width() + 1)
            return; // none, or in one of several lines
        const QFontMetrics metrics(painter->font(), painter->device());
        const QRect place = itemTextRect(metrics, rect, flags, enabled, text);
        const qreal left = place.left() - line.naturalTextRect().left();
        const qreal from = line.cursorToX(letter), to = line.cursorToX(letter + 1);
        // Below the dots that some letters have.
        const int below = std::max(metrics.underlinePos(), metrics.descent() - metrics.lineWidth());
        painter->fillRect(QRectF(left + std::min(from, to), place.top() + metrics.ascent() + below, qAbs(to - from),
                                 metrics.lineWidth()),
                          role == QPalette::NoRole ? painter->pen().color() : palette.color(role));
    }

private:
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
    QRect comboPart(const QStyleOptionComboBox &option, SubControl part) const
    {
        const QRect plate = plateOf(option.rect);
        const int arrow = grown(fieldMeasures().arrow);
        if (part == SC_ComboBoxArrow)
            return {plate.right() - arrow + 1, plate.top(), arrow, plate.height()};
        return part == SC_ComboBoxEditField ? plate.adjusted(grown(fieldMeasures().side) - 1, 3, -arrow, -3)
                                            : option.rect;
    }
    /// Returns the place of the list: 2 px below the plate, and wide enough for its rows.
    QRect comboListRect(const QStyleOptionComboBox &option, const QWidget *widget) const
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
    QRect spinPart(const QStyleOptionSpinBox &option, SubControl part) const
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
    QRect groupPart(const QStyleOptionGroupBox &option, SubControl part) const
    {
        const QRect all = option.rect;
        const bool checkable = option.subControls & SC_GroupBoxCheckBox;
        const int height =
            option.text.isEmpty() && !checkable ? 0 : std::max(grown(kHeading), option.fontMetrics.height() + 8);
        const int mark = grown(kMark), start = checkable ? kMarkInset + mark + grown(kMarkGap) : kDiamond + 10;
        if (part == SC_GroupBoxCheckBox)
            return {all.left() + kMarkInset, all.top() + (height - mark) / 2, mark, mark};
        if (part == SC_GroupBoxLabel) // bold is wider than the metrics of the option
            return {all.left() + start, all.top(),
                    std::min(all.width() - start, option.fontMetrics.horizontalAdvance(option.text) * 6 / 5 + 4),
                    height};
        return part == SC_GroupBoxContents ? all.adjusted(0, height, 0, 0) : all;
    }
    /// Returns a part of a scroll bar without arrows: Fusion places the parts between arrows outside the bar.
    QRect scrollBarPart(const QStyleOptionComplex &option, SubControl part, const QWidget *widget) const
    {
        const auto *range = qstyleoption_cast<const QStyleOptionSlider *>(&option);
        if (!range || part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {};
        const int arrow = proxy()->pixelMetric(PM_ScrollBarExtent, range, widget);
        const QMargins arrows =
            range->orientation == Qt::Horizontal ? QMargins(arrow, 0, arrow, 0) : QMargins(0, arrow, 0, arrow);
        QStyleOptionSlider longer = *range;
        longer.rect = range->rect + arrows;
        return QProxyStyle::subControlRect(CC_ScrollBar, &longer, part, widget) & range->rect;
    }

    void paintButton(const QStyleOptionButton &option, QPainter &painter, const QWidget *widget) const
    {
        proxy()->drawControl(CE_PushButtonBevel, &option, &painter, widget);
        QStyleOptionButton label = option;
        label.rect = proxy()->subElementRect(SE_PushButtonContents, &option, widget);
        proxy()->drawControl(CE_PushButtonLabel, &label, &painter, widget);
        if (option.state & State_HasFocus)
            drawFocusRing(painter, option.rect, controlColours(option.palette));
    }
    void paintButtonPlate(const QStyleOptionButton &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        const QRect plate = plateOf(option.rect);
        const bool enabled = option.state & State_Enabled, hovered = option.state & State_MouseOver;
        const bool sunken = option.state & State_Sunken, on = option.state & State_On;
        PlateColours look = plateColours(option, colours, option.palette.color(QPalette::Button));
        if (on && !enabled)
            look.fill = mixed(colours.ground, colours.chosen, 0.4);
        else if (on)
            look = {sunken ? mixed(colours.chosen, colours.goldLine, 0.3) : colours.chosen,
                    hovered ? mixed(colours.chosenEdge, colours.text, 0.35) : colours.chosenEdge};
        if (on || !(option.features & QStyleOptionButton::Flat) || (enabled && (hovered || sunken)))
            drawPlate(painter, plate, look.fill, look.edge);
        const bool hasRing = option.state & State_HasFocus && LastInput::marksFocus();
        if (option.features & QStyleOptionButton::DefaultButton && enabled && !hasRing)
            drawDefaultEdge(painter, plate, colours);
        if (option.features & QStyleOptionButton::HasMenu) {
            const QRect end(plate.right() - 26, plate.top(), 20, plate.height());
            drawChevron(painter, QRectF(visualRect(option.direction, option.rect, end)).center(), Pointing::Down,
                        enabled ? colours.text : colours.disabled);
        }
    }
    /// Paints icon and text in the middle. In right-to-left layouts Fusion moves the text beyond the button's edge.
    void paintButtonLabel(const QStyleOptionButton &option, QPainter &painter) const
    {
        const Strokes state(painter);
        QRect room = option.rect.translated(0, option.state & State_Sunken ? 1 : 0);
        if (option.features & QStyleOptionButton::HasMenu)
            room = visualRect(option.direction, room, room.adjusted(0, 0, -20, 0));
        const int icon = option.icon.isNull() ? 0 : option.iconSize.width();
        const int gap = icon && !option.text.isEmpty() ? kIconGap : 0;
        const int width = embolden(painter, option.text, room.width() - gap - icon);
        const int left = room.left() + std::max(0, (room.width() - icon - gap - width) / 2);
        const bool enabled = option.state & State_Enabled, on = enabled && option.state & State_On;
        if (icon) {
            const QRect place(left, room.top() + (room.height() - option.iconSize.height()) / 2, icon,
                              option.iconSize.height());
            option.icon.paint(&painter, visualRect(option.direction, room, place), Qt::AlignCenter,
                              enabled ? QIcon::Normal : QIcon::Disabled,
                              option.state & State_On ? QIcon::On : QIcon::Off);
        }
        const int start = left + icon + gap;
        const QRect text = visualRect(
            option.direction, room, {start, room.top(), std::min(width + 1, room.right() - start + 1), room.height()});
        const auto role = on ? QPalette::HighlightedText : QPalette::ButtonText;
        proxy()->drawItemText(&painter, text, Qt::AlignCenter | mnemonicFlag(), option.palette, enabled, option.text,
                              role);
        if (on && width) // a bar under the text, so that the state is visible without colour
            drawPlate(painter, QRectF(text.left(), option.rect.bottom() - 4, text.width(), 3),
                      option.palette.color(role), {}, 1.5);
    }
    /// Paints a check box or radio button. Fusion takes the places of its parts from itself, not from the proxy.
    void paintCheck(ControlElement element, const QStyleOptionButton &option, QPainter &painter,
                    const QWidget *widget) const
    {
        const bool round = element == CE_RadioButton;
        const auto place = [&](SubElement part) { return proxy()->subElementRect(part, &option, widget); };
        QStyleOptionButton part = option;
        part.rect = place(round ? SE_RadioButtonIndicator : SE_CheckBoxIndicator);
        paintIndicator(part, painter, round);
        part.rect = place(round ? SE_RadioButtonContents : SE_CheckBoxContents);
        proxy()->drawControl(round ? CE_RadioButtonLabel : CE_CheckBoxLabel, &part, &painter, widget);
        if (option.state & State_HasFocus)
            drawFocusRing(painter, place(round ? SE_RadioButtonFocusRect : SE_CheckBoxFocusRect),
                          controlColours(option.palette));
    }
    void paintIndicator(const QStyleOption &option, QPainter &painter, bool round) const
    {
        const ControlColours colours = controlColours(option.palette);
        const int side = std::min(option.rect.width(), option.rect.height());
        const QRectF mark = alignedRect(Qt::LeftToRight, Qt::AlignCenter, {side, side}, option.rect);
        const bool enabled = option.state & State_Enabled, partly = option.state & State_NoChange;
        const bool on = option.state & State_On;
        const PlateColours look = enabled && (on || partly) ? PlateColours{colours.chosen, colours.chosenEdge}
                                                            : plateColours(option, colours, colours.well);
        drawPlate(painter, mark, look.fill, look.edge, round ? side / 2.0 : kRowRadius);
        const QColor sign = enabled ? colours.chosenText : colours.disabled;
        const qreal inset = side * 0.3;
        if (partly)
            drawPlate(painter, QRectF(mark.left() + inset, mark.center().y() - 1, side - 2 * inset, 2), sign, {}, 1);
        else if (on && round)
            drawPlate(painter, mark.adjusted(inset, inset, -inset, -inset), sign, {}, side);
        else if (on)
            drawTick(painter, mark.adjusted(side * 0.18, side * 0.18, -side * 0.18, -side * 0.18), sign);
    }
    void paintCombo(const QStyleOptionComboBox &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        QStyleOption button = option;
        const bool open = option.state & State_On;
        button.state.setFlag(State_Sunken, open || option.state & State_Sunken);
        const PlateColours look = plateColours(button, colours, colours.raised);
        drawPlate(painter, plateOf(option.rect), look.fill, look.edge);
        const QRect arrow = visualRect(option.direction, option.rect, comboPart(option, SC_ComboBoxArrow));
        drawChevron(painter, QRectF(arrow).center(), open ? Pointing::Up : Pointing::Down,
                    option.state & State_Enabled ? colours.text : colours.disabled);
    }
    void paintSpin(const QStyleOptionSpinBox &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        if (option.frame)
            paintInput(option, painter, colours);
        const QRect all = option.rect;
        const QRectF up = visualRect(option.direction, all, spinPart(option, SC_SpinBoxUp));
        const QRectF down = visualRect(option.direction, all, spinPart(option, SC_SpinBoxDown));
        const qreal divider = option.direction == Qt::RightToLeft ? up.right() : up.left() - 1;
        drawPlate(painter, QRectF(divider, up.top() + 5, kStroke, down.bottom() - up.top() - 10), colours.hairline, {},
                  0);
        const auto paintArrow = [&](QPointF centre, SubControl part, bool usable, Pointing way) {
            const bool hovered = option.activeSubControls & part && option.state & State_MouseOver;
            drawChevron(painter, centre, way,
                        !usable || !(option.state & State_Enabled) ? colours.disabled
                        : hovered                                  ? colours.text
                                                                   : mixed(colours.text, colours.dim, 0.3));
        };
        const QPointF inwards(0, up.height() / 8);
        paintArrow(up.center() + inwards, SC_SpinBoxUp, option.stepEnabled & QAbstractSpinBox::StepUpEnabled,
                   Pointing::Up);
        paintArrow(down.center() - inwards, SC_SpinBoxDown, option.stepEnabled & QAbstractSpinBox::StepDownEnabled,
                   Pointing::Down);
    }
    void paintSlider(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        if (option.orientation == Qt::Vertical)
            return QProxyStyle::drawComplexControl(CC_Slider, &option, &painter, widget);
        const bool enabled = option.state & State_Enabled;
        const QPointF centre = QRectF(proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget)).center();
        QRectF groove = proxy()->subControlRect(CC_Slider, &option, SC_SliderGroove, widget);
        groove.moveCenter({groove.center().x(), centre.y()});
        const QRectF track = trackIn(groove);
        QRectF filled = track;
        option.upsideDown ? filled.setLeft(centre.x()) : filled.setRight(centre.x());
        paintTrack(painter, track, filled, colours, enabled);
        const qreal disc = grown(kSliderDisc);
        const QRectF plate(centre.x() - disc / 2, centre.y() - disc / 2, disc, disc);
        QStyleOption handle = option;
        handle.state.setFlag(State_Sunken, option.state & State_Sunken && option.activeSubControls & SC_SliderHandle);
        const PlateColours look = plateColours(handle, colours, colours.raised);
        drawPlate(painter, plate, look.fill, look.edge, disc / 2);
        if (enabled && option.state & State_HasFocus)
            drawFocusRing(painter, plate.adjusted(-kAir, -kAir, kAir, kAir), colours, disc);
        drawPlate(painter, QRectF(centre.x() - 2.5, centre.y() - 2.5, 5, 5), enabled ? colours.text : colours.disabled,
                  {}, 2.5);
    }
    void paintScrollBar(const QStyleOptionSlider &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        const QWidget *parent = widget ? widget->parentWidget() : nullptr; // in a scroll area: a container of the bar
        const auto *area = qobject_cast<const QAbstractScrollArea *>(parent ? parent->parentWidget() : nullptr);
        const QWidget *ground = area ? area->viewport() : widget;
        const qreal thickness = grown(kScrollHandleWidth);
        painter.fillRect(option.rect, ground ? ground->palette().color(ground->backgroundRole()) : colours.ground);
        drawPlate(painter, option.rect, colours.well, {}, thickness);
        if (!(option.state & State_Enabled) || option.maximum <= option.minimum)
            return;
        QRectF handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
        const qreal margin =
            ((option.orientation == Qt::Horizontal ? handle.height() : handle.width()) - thickness) / 2;
        handle = option.orientation == Qt::Horizontal ? handle.adjusted(0, margin, 0, -margin)
                                                      : handle.adjusted(margin, 0, -margin, 0);
        const bool active =
            option.activeSubControls & SC_ScrollBarSlider && option.state & (State_Sunken | State_MouseOver);
        drawPlate(painter, handle, active ? colours.rimHover : colours.rim, {}, thickness / 2);
    }
    void paintProgress(const QStyleOptionProgressBar &option, QPainter &painter) const
    {
        const bool enabled = option.state & State_Enabled;
        QRect room = option.rect;
        if (option.textVisible && !option.text.isEmpty()) {
            const int width = option.fontMetrics.horizontalAdvance(option.text) + 8;
            const QRect text(room.right() - width + 1, room.top(), width, room.height());
            proxy()->drawItemText(&painter, visualRect(option.direction, room, text),
                                  int(visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
                                  option.palette, enabled, option.text, QPalette::WindowText);
            room = visualRect(option.direction, room, room.adjusted(0, 0, -width, 0));
        }
        const QRectF track = trackIn(room);
        QRectF filled = track;
        const qint64 range = qint64(option.maximum) - option.minimum;
        if (range <= 0) { // unknown
            filled.setWidth(track.width() / 3);
            filled.moveCenter(track.center());
        } else {
            filled.setWidth(track.width()
                            * std::clamp(qreal(option.progress - option.minimum) / qreal(range), 0.0, 1.0));
            if (option.direction == Qt::RightToLeft)
                filled.moveRight(track.right());
        }
        paintTrack(painter, track, filled, controlColours(option.palette), enabled);
    }
    void paintRow(const QStyleOptionViewItem &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        QStyleOptionViewItem row = option;
        row.state &= ~State_HasFocus;
        const bool selected = option.state & State_Selected;
        if (selected) {
            row.font.setBold(true);
            const QRect room = proxy()->subElementRect(SE_ItemViewItemText, &option, widget);
            if (QFontMetrics(row.font).horizontalAdvance(row.text) + 6 > room.width())
                row.font = option.font;
            row.fontMetrics = QFontMetrics(row.font);
        }
        QProxyStyle::drawControl(CE_ItemViewItem, &row, &painter, widget);
        const bool first = isWholeRow(option) || option.viewItemPosition == QStyleOptionViewItem::Beginning
                           || (option.index.isValid() && option.index.column() == 0);
        if (selected && first) {
            const QRect mark(option.rect.left() + 1, option.rect.top() + 5, kRowMarkWidth, option.rect.height() - 10);
            drawPlate(painter, visualRect(option.direction, option.rect, mark), colours.chosenText, {}, 1.5);
        }
        if (option.state & State_HasFocus)
            drawFocusRing(painter, option.rect, colours, kRowRadius);
    }
    void paintRowBackground(const QStyleOptionViewItem &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        const bool enabled = option.state & State_Enabled;
        const qreal radius = isWholeRow(option) ? kRowRadius : 0; // cells between others have straight ends
        if (option.state & State_Selected)
            drawPlate(painter, option.rect, enabled ? colours.chosen : colours.hairline, {}, radius);
        else if (enabled && option.state & State_MouseOver)
            drawPlate(painter, option.rect, colours.raised, {}, radius);
        else if (option.backgroundBrush.style() != Qt::NoBrush)
            painter.fillRect(option.rect, option.backgroundBrush);
        else if (option.features & QStyleOptionViewItem::Alternate)
            painter.fillRect(option.rect, mixed(colours.well, colours.raised, 0.4));
    }
    void paintHeader(ControlElement element, const QStyleOption &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(&option);
        if (element == CE_HeaderLabel && header) {
            const Strokes state(painter);
            QStyleOptionHeader label = *header;
            QFont font = painter.font();
            font.setBold(true);
            painter.setFont(font);
            label.palette.setColor(QPalette::ButtonText, colours.dim);
            return QProxyStyle::drawControl(CE_HeaderLabel, &label, &painter, widget);
        }
        // The area behind the last section tells its orientation by the state alone.
        const bool horizontal = header ? header->orientation == Qt::Horizontal : bool(option.state & State_Horizontal);
        if (element == CE_HeaderEmptyArea && !horizontal)
            return; // the header's own background is visible below the last row
        drawPlate(painter, option.rect, colours.well, {}, kRadius - kStroke); // in the frame of its window
        if (element == CE_HeaderSection && option.state & State_Enabled && option.state & State_MouseOver)
            drawPlate(painter, option.rect.adjusted(2, 2, -2, -4), colours.raised, {}, kRowRadius);
        if (horizontal)
            paintBaseLine(painter, option.rect, colours.rim);
    }
    void paintTab(ControlElement element, const QStyleOptionTab &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        const bool enabled = option.state & State_Enabled, selected = option.state & State_Selected;
        const bool hovered = enabled && option.state & State_MouseOver;
        if (element == CE_TabBarTabShape) {
            if (hovered && !selected)
                drawPlate(painter, option.rect.adjusted(2, 2, -2, -4), colours.hover);
            if (selected)
                drawPlate(painter,
                          QRectF(option.rect.left() + 8, option.rect.bottom() + 1 - kTabBarHeight,
                                 option.rect.width() - 16, kTabBarHeight),
                          colours.chosenEdge, {}, kTabBarHeight / 2.0);
            return;
        }
        const Strokes state(painter);
        if (selected)
            embolden(painter, option.text, option.rect.width() - 8);
        QStyleOptionTab label = option;
        label.state &= ~State_HasFocus;
        label.palette.setColor(QPalette::WindowText, !enabled              ? colours.disabled
                                                     : selected || hovered ? colours.text
                                                                           : colours.dim);
        QProxyStyle::drawControl(CE_TabBarTabLabel, &label, &painter, widget);
        if (option.state & State_HasFocus)
            drawFocusRing(painter, option.rect, colours);
    }
    void paintFrame(const QStyleOption &option, QPainter &painter, const QWidget *widget) const
    {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        const ControlColours colours = controlColours(option.palette);
        const auto shape = frame ? frame->frameShape : QFrame::StyledPanel;
        if (shape == QFrame::HLine || shape == QFrame::VLine)
            return drawHairline(painter, option.rect, colours.hairline);
        if (shape == QFrame::NoFrame)
            return;
        if (widget && widget->inherits("QComboBoxListView")) // in the frame of its window
            return drawPlate(painter, option.rect, colours.well, {}, kRadius - kStroke);
        if (const auto *area = qobject_cast<const QAbstractScrollArea *>(widget)) {
            const QWidget *viewport = area->viewport();
            drawPlate(painter, plateOf(option.rect), viewport->palette().color(viewport->backgroundRole()),
                      option.state & State_Enabled ? colours.rim : colours.hairline);
        } else {
            drawPlate(painter, option.rect, {}, colours.rim);
        }
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        const bool rowHasRing = view && view->currentIndex().isValid();
        if (option.state & State_HasFocus && !rowHasRing)
            drawFocusRing(painter, option.rect, colours);
    }
    /// Paints a heading without frame: a diamond or check box, the title, and a hairline to the end.
    void paintGroup(const QStyleOptionGroupBox &option, QPainter &painter, const QWidget *widget) const
    {
        const ControlColours colours = controlColours(option.palette);
        const QRect all = option.rect, label = visualRect(option.direction, all, groupPart(option, SC_GroupBoxLabel));
        const QRect check = visualRect(option.direction, all, groupPart(option, SC_GroupBoxCheckBox));
        const bool checkable = option.subControls & SC_GroupBoxCheckBox;
        if (checkable) {
            QStyleOptionButton mark;
            mark.QStyleOption::operator=(option);
            mark.rect = check;
            proxy()->drawPrimitive(PE_IndicatorCheckBox, &mark, &painter, widget);
        } else {
            const QRect place(all.left() + 2, label.center().y() - kDiamond / 2 + 1, kDiamond, kDiamond);
            drawDiamond(painter, visualRect(option.direction, all, place), colours.thread);
        }
        const Strokes state(painter);
        QFont font = painter.font();
        font.setBold(true);
        painter.setFont(font);
        const int flags = int(visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter) | mnemonicFlag();
        proxy()->drawItemText(&painter, label, flags, option.palette, option.state & State_Enabled, option.text,
                              QPalette::WindowText);
        const bool leftwards = option.direction == Qt::RightToLeft;
        const int from = leftwards ? all.left() : label.right() + 12, to = leftwards ? label.left() - 12 : all.right();
        if (to > from)
            drawHairline(painter, QRectF(from, label.top(), to - from, label.height()), colours.hairline);
        if (checkable && option.state & State_HasFocus)
            drawFocusRing(painter, (label | check).adjusted(-6, -6, 6, 6), colours);
    }
    void paintMenuItem(const QStyleOptionMenuItem &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        const QRect all = option.rect;
        const auto mirrored = [&](const QRect &rect) { return visualRect(option.direction, all, rect); };
        if (option.menuItemType == QStyleOptionMenuItem::Separator)
            return drawHairline(painter, all.adjusted(10, 0, -10, 0), colours.hairline);
        const bool enabled = option.state & State_Enabled, selected = enabled && option.state & State_Selected;
        if (option.state & State_Selected)
            drawPlate(painter, all, enabled ? colours.chosen : colours.raised, {}, kRowRadius);
        const QColor ink = !enabled ? colours.disabled : selected ? colours.chosenText : colours.text;
        const int column = grown(kMenuColumn), end = grown(kMenuEnd), side = grown(18);
        const QRect mark = alignedRect(Qt::LeftToRight, Qt::AlignCenter, {side, side},
                                       mirrored({all.left(), all.top(), column, all.height()}));
        const bool marked = option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked;
        if (marked && !option.icon.isNull())
            drawPlate(painter, mark.adjusted(-3, -3, 3, 3), colours.chosen, colours.chosenEdge, kRowRadius);
        else if (marked && option.checkType == QStyleOptionMenuItem::Exclusive)
            drawPlate(painter, alignedRect(Qt::LeftToRight, Qt::AlignCenter, {8, 8}, mark), ink, {}, 4);
        else if (marked)
            drawTick(painter, mark.adjusted(2, 2, -2, -2), ink);
        option.icon.paint(&painter, mark, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled,
                          marked ? QIcon::On : QIcon::Off);
        const Strokes state(painter);
        painter.setFont(option.font);
        const int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextDontClip | mnemonicFlag();
        const QRect room = mirrored(all.adjusted(column, 0, -end, 0));
        const auto paintText = [&](const QString &text, Qt::Alignment alignment, QPalette::ColorRole role) {
            proxy()->drawItemText(&painter, room, int(visualAlignment(option.direction, alignment)) | flags,
                                  option.palette, enabled, text, selected ? QPalette::HighlightedText : role);
        };
        const QString text = option.text.section(QLatin1Char('\t'), 0, 0),
                      keys = option.text.section(QLatin1Char('\t'), 1);
        paintText(text, Qt::AlignLeft, QPalette::Text);
        if (!keys.isEmpty()) // “Ctrl+,” reads from left to right in every language
            paintText(QChar(0x2066) + keys + QChar(0x2069), Qt::AlignRight, QPalette::PlaceholderText);
        if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
            drawChevron(painter, QRectF(mirrored({all.right() - end - 6, all.top(), 12, all.height()})).center(),
                        option.direction == Qt::RightToLeft ? Pointing::Left : Pointing::Right, ink);
    }
    void paintMenuBarItem(const QStyleOptionMenuItem &option, QPainter &painter) const
    {
        const ControlColours colours = controlColours(option.palette);
        painter.fillRect(option.rect, colours.ground);
        const bool enabled = option.state & State_Enabled, selected = enabled && option.state & State_Selected;
        const bool open = selected && option.state & State_Sunken;
        if (selected)
            drawPlate(painter, option.rect.adjusted(1, 1, -1, -1), open ? colours.chosen : colours.hover, {},
                      kRowRadius);
        proxy()->drawItemText(&painter, option.rect, Qt::AlignCenter | Qt::TextSingleLine | mnemonicFlag(),
                              option.palette, enabled, option.text,
                              open ? QPalette::HighlightedText : QPalette::WindowText);
    }

    /// Text flag for access keys, which are underlined only while Alt is held.
    int mnemonicFlag() const { return altHeld_ ? Qt::TextShowMnemonic : Qt::TextHideMnemonic; }

    bool altHeld_ = false;
    bool listClosed_ = false; ///< by the Esc whose key press is still to come
};

QStyle *widgetStyle() { return new ControlStyle; }

} // namespace meadhall::ui
