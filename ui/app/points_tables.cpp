#include "ui/app/points_tables.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Paints numbers left to right in every language; right to left, the minus sign would follow the number.
class PointsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->direction = Qt::LeftToRight;
    }
};

/// Header without a frame: column titles dimmed and underlined, names as plain text.
class PlainHeader : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    /// Adds the margin painted here, which is larger than the style's.
    QSize sectionSizeFromContents(int section) const override
    {
        const QString text = model()->headerData(section, orientation()).toString();
        return QHeaderView::sectionSizeFromContents(section).expandedTo(
            {fontMetrics().horizontalAdvance(text) + 2 * kHeaderMargin + 1, 0});
    }

    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const bool titles = orientation() == Qt::Horizontal;
        const QString text = model()->headerData(section, orientation()).toString();
        painter->save();
        painter->setPen(palette().color(titles ? QPalette::PlaceholderText : QPalette::WindowText));
        const int flags =
            titles ? Qt::AlignCenter
                   : QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter) | Qt::AlignAbsolute;
        painter->drawText(rect.adjusted(kHeaderMargin, 0, -kHeaderMargin, 0), flags,
                          fontMetrics().elidedText(text, Qt::ElideRight, rect.width() - 2 * kHeaderMargin));
        if (titles) {
            painter->setPen(palette().color(QPalette::Mid));
            painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        }
        painter->restore();
    }

private:
    static constexpr int kHeaderMargin = 4; ///< px of margin on either side
};

/// Common appearance of both views, both read-only.
void applyAppearance(QTableView *view)
{
    view->setHorizontalHeader(new PlainHeader(Qt::Horizontal, view));
    view->setVerticalHeader(new PlainHeader(Qt::Vertical, view));
    view->setItemDelegate(new PointsDelegate(view));
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setSelectionMode(QAbstractItemView::NoSelection);
    view->setTabKeyNavigation(false); // so that Tab leaves the table
    view->setTextElideMode(Qt::ElideRight);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerItem);
    view->horizontalHeader()->setMinimumSectionSize(30);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    view->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setFrameShape(QFrame::NoFrame);
    view->setShowGrid(false);
    for (QHeaderView *header : {view->horizontalHeader(), view->verticalHeader()})
        header->viewport()->setAutoFillBackground(false);
    if (auto *corner = view->findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        corner->setMaximumSize(0, 0);               // hides the corner button; there is no selection
    view->viewport()->setAutoFillBackground(false); // transparent: the panel shows through
}

} // namespace

PointsTables::PointsTables(QWidget *parent)
    : QWidget(parent), parts_(new QTableWidget(this)), totals_(new QTableView(this))
{
    applyAppearance(parts_);
    totals_->setModel(parts_->model());
    applyAppearance(totals_);
    totals_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    parts_->verticalHeader()->hide();
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(totals_, 0, Qt::AlignTop);
    layout->addWidget(parts_, 0, Qt::AlignTop);
    layout->addStretch(1);
    setTabOrder(totals_, parts_);
}

void PointsTables::fit()
{
    parts_->resizeColumnsToContents();
    const int columns = parts_->columnCount();
    int widest = 0;
    for (int column = 1; column < columns; ++column)
        widest = std::max(widest, parts_->columnWidth(column));
    for (int column = 1; column < columns; ++column) {
        parts_->setColumnWidth(column, widest); // equal widths, so that only whole columns are visible
        totals_->setColumnHidden(column, true);
    }
    if (columns > 0) {
        totals_->setColumnHidden(0, false);
        totals_->resizeColumnToContents(0);
        parts_->setColumnHidden(0, true);
    }
    updateSizes();
    if (columns > 1)
        parts_->scrollToItem(parts_->item(0, columns - 1));
}

void PointsTables::updateSizes()
{
    if (parts_->rowCount() == 0)
        return;
    const int columns = parts_->columnCount() - 1;
    const int total = totals_->columnWidth(0), part = columns > 0 ? parts_->columnWidth(1) : 0;
    // Long names are elided to leave room for the total and the last two columns.
    const int names = std::min(totals_->verticalHeader()->sizeHint().width(),
                               std::max(0, width() - total - part * std::min(columns, 2)));
    totals_->verticalHeader()->setFixedWidth(names);
    totals_->setFixedWidth(names + total);
    const int fitting = part > 0 ? std::clamp((width() - names - total) / part, 0, columns) : 0;
    parts_->setFixedWidth(fitting * part);
    parts_->setVisible(fitting > 0);
    const bool scrolls = fitting < columns;
    const int rows = totals_->verticalHeader()->length() + totals_->horizontalHeader()->sizeHint().height() + 2;
    totals_->setFixedHeight(rows);
    parts_->setFixedHeight(rows + (scrolls && fitting > 0 ? parts_->horizontalScrollBar()->sizeHint().height() : 0));
    setFixedHeight(parts_->isVisibleTo(this) ? parts_->height() : rows);
}

void PointsTables::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        updateSizes();
}

} // namespace meadhall::ui
