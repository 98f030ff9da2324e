#include "window/side_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace meadhall::ui {

namespace {

/// Figures read from the left in every language: right to left, a minus would come to stand after its number.
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

} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), pointsTitle_(new QLabel(this)), points_(new QTableWidget(this)), logTitle_(new QLabel(this)),
      log_(new QTextEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pointsTitle_);
    layout->addWidget(points_);
    layout->addWidget(logTitle_);
    layout->addWidget(log_, 1);

    QFont heading = font();
    heading.setBold(true);
    pointsTitle_->setFont(heading);
    logTitle_->setFont(heading);
    pointsTitle_->setBuddy(points_);
    logTitle_->setBuddy(log_);

    points_->setItemDelegate(new PointsDelegate(points_));
    points_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    points_->setSelectionMode(QAbstractItemView::NoSelection);
    points_->setTextElideMode(Qt::ElideRight);
    points_->horizontalHeader()->setMinimumSectionSize(30);
    points_->horizontalHeader()->setHighlightSections(false);
    points_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    points_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    points_->setFrameShape(QFrame::NoFrame);
    log_->setReadOnly(true);
    log_->setFrameShape(QFrame::NoFrame);
    retranslate();
}

void SidePanel::restart(const Events &events, const Names &names, int eye)
{
    events_ = events;
    names_ = names;
    view_ = odin::View(eye);
    retell();
}

void SidePanel::setNames(const Names &names)
{
    names_ = names;
    retell();
}

void SidePanel::tell(const Event &event)
{
    const odin::View before = view_;
    events_.push_back(event);
    view_.tell(event);
    say(event, before);
    if (std::holds_alternative<HandOverEvent>(event))
        fillPoints();
}

void SidePanel::setCountDown(bool down)
{
    countDown_ = down;
    fillPoints();
}

void SidePanel::say(const Event &event, const odin::View &before)
{
    const bool atEnd = log_->verticalScrollBar()->value() >= log_->verticalScrollBar()->maximum() - 4;
    QTextCursor cursor(log_->document());
    cursor.movePosition(QTextCursor::End);
    for (const QString &line : OdinWords::log(event, before, names_)) {
        QTextBlockFormat block;
        QTextCharFormat letters;
        block.setLayoutDirection(layoutDirection());
        block.setBottomMargin(3);
        if (std::holds_alternative<HandEvent>(event)) {
            letters.setFontWeight(QFont::Bold);
            block.setTopMargin(8);
        }
        if (log_->document()->isEmpty())
            cursor.setBlockFormat(block);
        else
            cursor.insertBlock(block);
        cursor.insertText(line, letters);
    }
    if (atEnd)
        log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
}

void SidePanel::retell()
{
    log_->clear();
    odin::View view(view_.seat());
    for (const Event &event : events_) {
        const odin::View before = view;
        view.tell(event);
        say(event, before);
    }
    view_ = view;
    log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
    fillPoints();
}

QString SidePanel::shown(int total) const
{
    return number(countDown_ ? view_.rules().target - total : total);
}

/// A row for every player, the total first: names stay readable however many sit there.
void SidePanel::fillPoints()
{
    const auto &hands = view_.handPoints();
    const int seats = view_.players(), columns = static_cast<int>(hands.size()) + 1;
    points_->clear();
    points_->setRowCount(seats);
    points_->setColumnCount(seats > 0 ? columns : 0);
    for (int column = 0; column < columns && seats > 0; ++column) {
        const QString title = column == 0 ? tr("Total", "column of the table of points") : number(column);
        auto *header = new QTableWidgetItem(title);
        if (column > 0)
            header->setToolTip(tr("Hand %1", "column of the table of points").arg(title));
        points_->setHorizontalHeaderItem(column, header);
    }
    for (int seat = 0; seat < seats; ++seat) {
        const QString name = names_.isOwn(seat) ? OdinWords::you() : names_.seats.value(seat);
        points_->setVerticalHeaderItem(seat, new QTableWidgetItem(name));
        const auto index = static_cast<std::size_t>(seat);
        for (int column = 0; column < columns; ++column) {
            const bool total = column == 0;
            auto *cell = new QTableWidgetItem(total ? shown(view_.totals()[index])
                                                    : number(hands[static_cast<std::size_t>(column - 1)][index]));
            cell->setTextAlignment(Qt::AlignCenter);
            QFont font = cell->font();
            font.setBold(total);
            cell->setFont(font);
            points_->setItem(seat, column, cell);
        }
    }
    points_->resizeColumnsToContents();
    const int rows = points_->verticalHeader()->length() + points_->horizontalHeader()->sizeHint().height() + 4;
    points_->setFixedHeight(qMax(rows, 60) + points_->horizontalScrollBar()->sizeHint().height());
    if (columns > 1)
        points_->scrollToItem(points_->item(0, columns - 1));
}

void SidePanel::retranslate()
{
    pointsTitle_->setText(tr("Points", "heading of the table of points"));
    logTitle_->setText(tr("Log", "heading of the list of what happened"));
    points_->setAccessibleName(pointsTitle_->text());
    log_->setAccessibleName(logTitle_->text());
}

void SidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        retranslate();
        retell();
    }
}

} // namespace meadhall::ui
