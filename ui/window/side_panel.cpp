#include "window/side_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

namespace meadhall::ui {

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), pointsTitle_(new QLabel(this)), points_(new QTableWidget(this)), logTitle_(new QLabel(this)),
      log_(new QTextEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pointsTitle_);
    layout->addWidget(points_, 2);
    layout->addWidget(logTitle_);
    layout->addWidget(log_, 3);

    QFont heading = font();
    heading.setBold(true);
    pointsTitle_->setFont(heading);
    logTitle_->setFont(heading);
    pointsTitle_->setBuddy(points_);
    logTitle_->setBuddy(log_);

    points_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    points_->setSelectionMode(QAbstractItemView::NoSelection);
    points_->setTextElideMode(Qt::ElideRight);
    points_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    points_->horizontalHeader()->setMinimumSectionSize(24);
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

void SidePanel::fillPoints()
{
    const auto &hands = view_.handPoints();
    const int seats = view_.players(), rows = static_cast<int>(hands.size());
    points_->clear();
    points_->setColumnCount(seats);
    points_->setRowCount(rows + 1);
    QStringList rowNames;
    for (int hand = 0; hand < rows; ++hand)
        rowNames.push_back(tr("Hand %1", "row of the table of points").arg(number(hand + 1)));
    rowNames.push_back(tr("Total", "last row of the table of points"));
    points_->setVerticalHeaderLabels(rowNames);
    for (int seat = 0; seat < seats; ++seat) {
        const QString name = names_.isOwn(seat) ? OdinWords::you() : names_.seats.value(seat);
        auto *header = new QTableWidgetItem(name);
        header->setToolTip(name);
        points_->setHorizontalHeaderItem(seat, header);
        for (int row = 0; row <= rows; ++row) {
            const auto column = static_cast<std::size_t>(seat);
            const bool total = row == rows;
            auto *cell = new QTableWidgetItem(total ? shown(view_.totals()[column])
                                                    : number(hands[static_cast<std::size_t>(row)][column]));
            cell->setTextAlignment(Qt::AlignCenter);
            if (total) {
                QFont bold = cell->font();
                bold.setBold(true);
                cell->setFont(bold);
            }
            points_->setItem(row, seat, cell);
        }
    }
    points_->scrollToBottom();
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
