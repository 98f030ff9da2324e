// SPDX-License-Identifier: GPL-3.0-or-later
// Finds texts that a window cuts off, shortens or covers, and areas that scroll sideways.
#pragma once

#include "tests/ui/text_recorder.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/scene/table_pieces.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>

namespace meadhall {

constexpr int kLongLine = 60; ///< characters; names, addresses and numbers are shorter

/// Whether it is what scrolls in a list or a text, or a long line that moves with its cursor: what it paints beyond its
/// edge can be reached.
inline bool scrolls(const QWidget *widget)
{
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        return !field->isReadOnly() && field->text().size() > kLongLine;
    const auto *area = qobject_cast<const QAbstractScrollArea *>(widget->parentWidget());
    return area && widget == area->viewport() && !qobject_cast<const QGraphicsView *>(area);
}

/// The text of a widget, where it is known.
inline QString wholeText(const QWidget *widget)
{
    if (!widget->toolTip().isEmpty())
        return widget->toolTip() + QChar(0x2026); // it can be read there
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text();
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        return field->text().isEmpty() ? field->placeholderText() : field->text();
    const auto *label = qobject_cast<const QLabel *>(widget);
    return label ? label->text() : QString();
}

/// The view rectangle of the bubble, which may cover anything while cards are selected.
inline QRectF bubbleRect(const QWidget *viewport)
{
    const auto *view = dynamic_cast<ui::OdinTableView *>(viewport->parentWidget());
    return view && view->bubble()->isVisible() ? view->bubble()->sceneBoundingRect() : QRectF();
}

/// Whether both are in one widget, or in neighbours of one.
inline bool areNear(const QWidget &one, const QWidget &other)
{
    const QWidget *a = one.parentWidget(), *b = other.parentWidget();
    return &one != &other && a && b && (a == b || a->parentWidget() == b->parentWidget());
}

/// All faults of the texts in that window.
inline QStringList faultsOf(QWidget &top)
{
    QStringList faults;
    const auto addFault = [&faults](const char *what, const QWidget *where, const QString &text) {
        faults.push_back(
            QStringLiteral("%1 %2 (%3): %4")
                .arg(QLatin1String(what), QLatin1String(where->metaObject()->className()), where->objectName(), text));
    };
    struct LabelText {
        const QWidget *label;
        PaintedText painted; ///< in the window
    };
    std::vector<LabelText> labels; // whose texts are looked at together
    QList<QWidget *> widgets = top.findChildren<QWidget *>();
    widgets.prepend(&top);
    for (QWidget *widget : widgets) {
        if (widget->isVisibleTo(&top) && qobject_cast<QHeaderView *>(widget->parentWidget()))
            for (const PaintedText &painted : TextRecorder::textsOn(*widget))
                if (painted.text.endsWith(QChar(0x2026)))
                    addFault("shortened in", widget, painted.text);
        const auto *area = qobject_cast<QScrollArea *>(widget); // its bar may be switched off
        if (const QWidget *page = area && area->isVisibleTo(&top) ? area->widget() : nullptr;
            page
            && (page->minimumWidth() > 0 ? page->minimumWidth() : page->minimumSizeHint().width())
                   > area->viewport()->width())
            addFault("wider than its room: the page of", area, page->objectName());
        if (!widget->isVisibleTo(&top) || widget->window() != top.window() || scrolls(widget)
            || qobject_cast<QAbstractScrollArea *>(widget))
            continue;
        const bool scene = widget->parentWidget() && qobject_cast<QGraphicsView *>(widget->parentWidget());
        const auto texts = TextRecorder::textsOn(*widget);
        const QRectF bubble = scene ? bubbleRect(widget) : QRectF();
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (!QRectF(widget->rect()).adjusted(-1, -1, 1, 1).contains(texts[i].rect))
                addFault("cut off at the edge of", widget, texts[i].text);
            if (texts[i].text.endsWith(QChar(0x2026)) && !wholeText(widget).endsWith(QChar(0x2026)))
                addFault("shortened in", widget, texts[i].text);
            for (std::size_t k = 0; scene && k < i; ++k) {
                const QRectF both = texts[i].rect & texts[k].rect;
                if (both.intersects(bubble))
                    continue;
                if (both.width() > 2 && both.height() > 2)
                    addFault("written over each other in", widget,
                             texts[k].text + QStringLiteral(" / ") + texts[i].text);
            }
        }
        if (qobject_cast<QLabel *>(widget))
            for (const PaintedText &painted : texts)
                labels.push_back({widget, {painted.text, painted.rect.translated(widget->mapTo(&top, QPoint()))}});
        if (const auto *bar = qobject_cast<QScrollBar *>(widget);
            bar && bar->orientation() == Qt::Horizontal && bar->maximum() > bar->minimum())
            addFault("scrolls sideways:", bar->parentWidget()->parentWidget(), {});
        if (const auto *combo = qobject_cast<QComboBox *>(widget)) {
            QStyleOptionComboBox option;
            option.initFrom(combo);
            option.editable = combo->isEditable();
            const QRect room =
                combo->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo);
            const int icon = combo->itemIcon(combo->currentIndex()).isNull() ? 0 : combo->iconSize().width() + 4;
            if (combo->fontMetrics().horizontalAdvance(combo->currentText()) + icon > room.width())
                addFault("no room in", widget, combo->currentText());
        }
    }
    for (std::size_t i = 0; i < labels.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = labels[i].painted.rect & labels[k].painted.rect;
            if (both.width() > 2 && both.height() > 2 && areNear(*labels[i].label, *labels[k].label))
                addFault("written over its neighbour:", labels[i].label,
                         labels[k].painted.text + QStringLiteral(" / ") + labels[i].painted.text);
        }
    return faults;
}

} // namespace meadhall
