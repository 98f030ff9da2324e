// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/layouts.h"

#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kLeastPageWidth = 120, kLeastPageHeight = 60; ///< of a page that scrolls
constexpr int kLeastWrapped = 16;                           ///< letters in a line of words that are broken into lines

template <typename Layout> Layout *newLayout(int spacing, QWidget *parent)
{
    auto *layout = parent ? new Layout(parent) : new Layout;
    layout->setContentsMargins({});
    layout->setSpacing(spacing);
    return layout;
}

} // namespace

QHBoxLayout *newRow(int spacing, QWidget *parent) { return newLayout<QHBoxLayout>(spacing, parent); }
QVBoxLayout *newColumn(int spacing, QWidget *parent) { return newLayout<QVBoxLayout>(spacing, parent); }

void addWidgets(QBoxLayout &layout, std::initializer_list<QWidget *> widgets)
{
    for (QWidget *widget : widgets)
        layout.addWidget(widget);
}

void setUnseenLabel(QComboBox &box, const QString &name)
{
    box.setAccessibleName(name);
    QLabel *label = nullptr;
    for (QLabel *sibling : box.parentWidget()->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly))
        if (sibling->buddy() == &box)
            label = sibling;
    if (!label) {
        label = new QLabel(box.parentWidget());
        label->hide();
        label->setBuddy(&box);
    }
    label->setText(name);
}

int widthBesideEachOther(const QBoxLayout &row)
{
    const QMargins margins = row.contentsMargins();
    int width = margins.left() + margins.right() - row.spacing();
    for (int i = 0; i < row.count(); ++i)
        if (QLayoutItem *part = row.itemAt(i); !part->isEmpty()) {
            if (part->layout())
                part->invalidate(); // rows in rows remember what their parts needed
            int least = part->minimumSize().width();
            if (const auto *label = qobject_cast<QLabel *>(part->widget()); label && label->wordWrap())
                least = std::max(least, std::min(label->sizeHint().width(),
                                                 kLeastWrapped * label->fontMetrics().averageCharWidth()));
            width += least + row.spacing();
        }
    return width;
}

void turnRow(QBoxLayout &row, int width)
{
    row.setDirection(widthBesideEachOther(row) > width ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

TurningRow::TurningRow(QWidget *parent) : QWidget(parent), row_(newRow(-1, this))
{
    followChanges(this, {QEvent::Resize}, [this] { turnRow(*row_, width()); });
}

QSize TurningRow::minimumSizeHint() const
{
    int widest = 0;
    for (int i = 0; i < row_->count(); ++i)
        widest = std::max(widest, row_->itemAt(i)->minimumSize().width());
    return {widest, QWidget::minimumSizeHint().height()};
}

QSize PageArea::sizeHint() const { return widget() ? widget()->sizeHint() : QScrollArea::sizeHint(); }

QSize PageArea::minimumSizeHint() const { return {grown(kLeastPageWidth), kLeastPageHeight}; }

QScrollArea *makeScrollingPage(QWidget *page, bool stopsTab, QScrollArea *area)
{
    if (!area)
        area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    page->setMinimumWidth(1);
    page->setAutoFillBackground(false); // which setWidget() switches on
    area->viewport()->setAutoFillBackground(false);
    if (stopsTab)
        QObject::connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, area,
                         [area](int, int end) { area->setFocusPolicy(end > 0 ? Qt::TabFocus : Qt::NoFocus); });
    return area;
}

} // namespace meadhall::ui
