#include "window/side_panel.h"

#include "words/table_words.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
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

/// Words alone: the titles of columns dimmed and underlined, names as they are.
class PlainHeader : public QHeaderView {
public:
    using QHeaderView::QHeaderView;

protected:
    /// Styles leave less beside the words than is painted here.
    QSize sectionSizeFromContents(int section) const override
    {
        const QString text = model()->headerData(section, orientation()).toString();
        return QHeaderView::sectionSizeFromContents(section).expandedTo(
            {fontMetrics().horizontalAdvance(text) + 2 * kBeside + 1, 0});
    }

    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const bool titles = orientation() == Qt::Horizontal;
        const QString text = model()->headerData(section, orientation()).toString();
        painter->save();
        painter->setPen(palette().color(titles ? QPalette::PlaceholderText : QPalette::WindowText));
        const int flags = titles ? Qt::AlignCenter : QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter)
                                                          | Qt::AlignAbsolute;
        painter->drawText(rect.adjusted(kBeside, 0, -kBeside, 0), flags,
                          fontMetrics().elidedText(text, Qt::ElideRight, rect.width() - 2 * kBeside));
        if (titles) {
            painter->setPen(palette().color(QPalette::Mid));
            painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        }
        painter->restore();
    }

private:
    static constexpr int kBeside = 4; ///< pixels beside the words
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

    points_->setHorizontalHeader(new PlainHeader(Qt::Horizontal, points_));
    points_->setVerticalHeader(new PlainHeader(Qt::Vertical, points_));
    points_->setItemDelegate(new PointsDelegate(points_));
    points_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    points_->setSelectionMode(QAbstractItemView::NoSelection);
    points_->setTabKeyNavigation(false); // Tab leaves it
    points_->setTextElideMode(Qt::ElideRight);
    points_->horizontalHeader()->setMinimumSectionSize(30);
    points_->horizontalHeader()->setHighlightSections(false);
    points_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    points_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    points_->setFrameShape(QFrame::NoFrame);
    points_->setShowGrid(false);
    for (QHeaderView *header : {points_->horizontalHeader(), points_->verticalHeader()})
        header->viewport()->setAutoFillBackground(false);
    if (auto *corner = points_->findChild<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        corner->setMaximumSize(0, 0); // it would be painted as a button; nothing can be selected
    // Both lie on the panel as on a plaque, without boxes in boxes.
    points_->viewport()->setAutoFillBackground(false);
    log_->viewport()->setAutoFillBackground(false);
    log_->document()->setDocumentMargin(2);
    log_->setReadOnly(true);
    // With a cursor, so that it can be read line by line without a mouse.
    log_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    log_->setFrameShape(QFrame::NoFrame);
    retranslate();
}

void SidePanel::restart(TellerOf tellerOf, const Events &events, const Names &names, int eye)
{
    tellerOf_ = tellerOf;
    events_ = events;
    names_ = names;
    eye_ = eye;
    retell();
}

void SidePanel::setNames(const Names &names)
{
    names_ = names;
    retell();
}

void SidePanel::tell(const Event &event)
{
    events_.push_back(event);
    const QStringList lines = say(event);
    if (teller_->scores(event))
        fillPoints();
    if (!lines.isEmpty())
        Q_EMIT told(lines.join(QLatin1Char('\n')));
}

void SidePanel::setCountDown(bool down)
{
    countDown_ = down;
    fillPoints();
}

/// Returns what it has said.
QStringList SidePanel::say(const Event &event)
{
    const bool atEnd = log_->verticalScrollBar()->value() >= log_->verticalScrollBar()->maximum() - 4;
    QTextCursor cursor(log_->document());
    cursor.movePosition(QTextCursor::End);
    const QStringList lines = teller_->tell(event, names_);
    for (const QString &line : lines) {
        QTextBlockFormat block;
        QTextCharFormat letters;
        block.setLayoutDirection(layoutDirection());
        block.setBottomMargin(3);
        if (teller_->opensPart(event)) {
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
    return lines;
}

void SidePanel::retell()
{
    log_->clear();
    teller_ = tellerOf_ ? tellerOf_(eye_) : nullptr;
    for (const Event &event : events_)
        say(event);
    log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
    fillPoints();
}

/// A row for every player, the total first: names stay readable however many sit there.
void SidePanel::fillPoints()
{
    const auto parts = teller_ ? teller_->partPoints() : std::vector<std::vector<int>>{};
    const auto totals = teller_ ? teller_->totals() : std::vector<int>{};
    const int seats = teller_ ? teller_->players() : 0, columns = static_cast<int>(parts.size()) + 1;
    points_->clear();
    points_->setRowCount(seats);
    points_->setColumnCount(seats > 0 ? columns : 0);
    for (int column = 0; column < columns && seats > 0; ++column) {
        const QString title = column == 0 ? tr("Total", "column of the table of points") : number(column);
        auto *header = new QTableWidgetItem(title);
        if (column > 0)
            header->setToolTip(teller_->partName(column));
        points_->setHorizontalHeaderItem(column, header);
    }
    for (int seat = 0; seat < seats; ++seat) {
        points_->setVerticalHeaderItem(seat, new QTableWidgetItem(TableWords::nameAlone(names_, seat)));
        const auto index = static_cast<std::size_t>(seat);
        const int sum = index < totals.size() ? totals[index] : 0;
        for (int column = 0; column < columns; ++column) {
            const bool total = column == 0;
            auto *cell = new QTableWidgetItem(total ? number(countDown_ ? teller_->countedDown(sum) : sum)
                                                    : number(parts[static_cast<std::size_t>(column - 1)][index]));
            cell->setTextAlignment(Qt::AlignCenter);
            QFont font = cell->font();
            font.setBold(total);
            cell->setFont(font);
            points_->setItem(seat, column, cell);
        }
    }
    points_->resizeColumnsToContents();
    const int rows = points_->verticalHeader()->length() + points_->horizontalHeader()->sizeHint().height() + 4;
    const bool scrolls = points_->verticalHeader()->sizeHint().width() + points_->horizontalHeader()->length() > width();
    points_->setFixedHeight(rows + (scrolls ? points_->horizontalScrollBar()->sizeHint().height() : 0));
    for (QWidget *part : {static_cast<QWidget *>(pointsTitle_), static_cast<QWidget *>(points_),
                          static_cast<QWidget *>(logTitle_), static_cast<QWidget *>(log_)})
        part->setVisible(seats > 0); // before the first game there is nothing to be read
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
