#include "ui/app/side_panel.h"

#include "engine/core/to_index.h"
#include "ui/app/log_view.h"
#include "ui/app/points_tables.h"
#include "ui/games/games.h"
#include "ui/table/points_curve.h"
#include "ui/text/table_text.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleOption>
#include <QStylePainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextEdit>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace meadhall::ui {

namespace {

/// True at the end, with a tolerance that keeps the last line readable.
bool isAtEnd(const QScrollBar &bar) { return bar.value() >= bar.maximum() - 8; }

/// The maximum height of letters, digits and signs in all fallback fonts, so that lines with and without
/// Latin names are equally high.
qreal lineHeight(const QFont &font, const QString &sample)
{
    QTextLayout layout(sample + QStringLiteral(" Ág 0 −6 (+9)"), font);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    return std::ceil(line.height());
}

} // namespace

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), pointsTitle_(new QLabel(this)), points_(new PointsTables(this)), curve_(new PointsCurve(this)),
      logTitle_(new QLabel(this)), log_(new LogView(this)), newLinesButton_(new QPushButton(log_))
{
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(pointsTitle_);
    layout->addWidget(points_);
    layout->addWidget(curve_);
    layout->addWidget(logTitle_);
    layout->addWidget(log_, 1);

    QFont heading = font();
    heading.setBold(true);
    pointsTitle_->setFont(heading);
    logTitle_->setFont(heading);
    pointsTitle_->setBuddy(points_->table());
    logTitle_->setBuddy(log_);

    // No frame and no background: the panel shows through.
    log_->viewport()->setAutoFillBackground(false);
    log_->document()->setDocumentMargin(2);
    log_->setReadOnly(true);
    // A visible text cursor lets keyboard users read line by line.
    log_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    log_->setFrameShape(QFrame::NoFrame);
    newLinesButton_->setObjectName(QStringLiteral("newer"));
    newLinesButton_->setFocusPolicy(Qt::NoFocus); // the End key does the same
    newLinesButton_->hide();
    connect(newLinesButton_, &QPushButton::clicked, this, [this] {
        autoScroll_ = true;
        scrollToEnd();
    });
    QScrollBar *bar = log_->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar] {
        if (programScrolls_ > 0)
            return;
        autoScroll_ = isAtEnd(*bar);
        newLinesButton_->setVisible(newLinesButton_->isVisibleTo(log_) && !autoScroll_);
    });
    // The height of the log depends on that of the score table.
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (autoScroll_)
            scrollToEnd();
        placeNewLinesButton();
    });
    for (QWidget *part : focusableParts())
        part->installEventFilter(this);
    log_->viewport()->installEventFilter(this);
    retranslate();
}

/// The widgets that accept keyboard focus.
QList<QWidget *> SidePanel::focusableParts() const { return {points_->totals(), points_->table(), log_}; }

QTableWidget *SidePanel::points() const { return points_->table(); }

QTextEdit *SidePanel::log() const { return log_; }

void SidePanel::scrollToEnd()
{
    ++programScrolls_;
    log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
    --programScrolls_;
    newLinesButton_->hide();
}

/// Centres the button over the lower edge of the log.
void SidePanel::placeNewLinesButton()
{
    newLinesButton_->adjustSize();
    const QRect viewport = log_->viewport()->geometry();
    newLinesButton_->move(viewport.center().x() - newLinesButton_->width() / 2,
                          viewport.bottom() - newLinesButton_->height() - 2);
    newLinesButton_->raise();
}

bool SidePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update(); // the focus frame is painted by this widget
    if (watched == log_->viewport() && event->type() == QEvent::Resize) {
        // A resize changes line breaks and thus the scroll position; do not treat that as scrolling by the user.
        ++programScrolls_;
        QMetaObject::invokeMethod(
            this,
            [this] {
                --programScrolls_;
                if (autoScroll_)
                    scrollToEnd();
                placeNewLinesButton();
            },
            Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

/// Draws the focus frame, as the parts have no frame of their own.
void SidePanel::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    for (const QWidget *part : focusableParts()) {
        if (!part->hasFocus())
            continue;
        QStylePainter painter(this);
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.state |= QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
        option.rect = QRect(part->mapTo(this, QPoint()), part->size()).adjusted(-3, -3, 3, 3);
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    }
}

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitCurve();
}

/// The curve does not count: it makes way for a lower window.
QSize SidePanel::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    const int curve = curve_->isVisibleTo(this) ? curve_->sizeHint().height() + layout()->spacing() : 0;
    return {all.width(), all.height() - curve};
}

void SidePanel::setLook(Theme theme, CardLook cards)
{
    curve_->setTheme(theme);
    log_->setLook(theme, cards);
}

void SidePanel::restart(const GameInfo &game, const Events &events, const Names &names, int viewpoint)
{
    game_ = &game;
    events_ = events;
    names_ = names;
    viewpoint_ = viewpoint;
    rebuildLog();
}

void SidePanel::setNames(const Names &names)
{
    names_ = names;
    rebuildLog();
}

void SidePanel::addEvent(const Event &event)
{
    events_.push_back(event);
    const QStringList lines = appendToLog(event);
    if (formatter_->scores(event))
        fillPoints();
    if (!lines.isEmpty())
        Q_EMIT linesAdded(lines.join(QLatin1Char('\n')));
}

void SidePanel::setCountDown(bool down)
{
    countDown_ = down;
    fillPoints();
}

/// Appends an event to the log. Returns the added lines.
QStringList SidePanel::appendToLog(const Event &event)
{
    ++programScrolls_;
    const QStringList lines = formatter_->format(event, names_);
    bool heading = formatter_->startsPart(event);
    for (const QString &line : lines) {
        QTextBlockFormat blockFormat;
        QTextCharFormat format;
        blockFormat.setLayoutDirection(layoutDirection());
        blockFormat.setBottomMargin(3);
        blockFormat.setLineHeight(lineHeight_, QTextBlockFormat::FixedHeight);
        if (std::exchange(heading, false)) {
            format.setFontWeight(QFont::Bold);
            blockFormat.setTopMargin(8);
        }
        log_->addLine(line, cardMentions_.in(line), blockFormat, format);
    }
    --programScrolls_;
    if (autoScroll_) {
        scrollToEnd();
    } else if (!lines.isEmpty()) {
        placeNewLinesButton();
        newLinesButton_->show();
    }
    return lines;
}

void SidePanel::rebuildLog()
{
    ++programScrolls_;
    autoScroll_ = true;
    lineHeight_ = std::max(lineHeight(log_->font(), logTitle_->text()), log_->chipLineHeight());
    log_->restart(game_ ? game_->chip : nullptr);
    formatter_ = game_ ? game_->makeLogFormatter(viewpoint_) : nullptr;
    cardMentions_ = CardMentions(formatter_ ? formatter_->cardNames() : QHash<QString, Card>{});
    for (const Event &event : events_)
        appendToLog(event);
    --programScrolls_;
    fillPoints();
    scrollToEnd();
}

/// One row per player with the total in the first column, so that names stay readable.
void SidePanel::fillPoints()
{
    const auto parts = formatter_ ? formatter_->partPoints() : std::vector<std::vector<int>>{};
    const auto totals = formatter_ ? formatter_->totals() : std::vector<int>{};
    const int seats = formatter_ ? formatter_->players() : 0, columns = static_cast<int>(parts.size()) + 1;
    QTableWidget *table = points_->table();
    table->clear();
    table->setRowCount(seats);
    table->setColumnCount(seats > 0 ? columns : 0);
    for (int column = 0; column < columns && seats > 0; ++column) {
        const QString title = column == 0 ? tr("Total", "column of the table of points") : number(column);
        auto *header = new QTableWidgetItem(title);
        if (column > 0)
            header->setToolTip(formatter_->partName(column));
        table->setHorizontalHeaderItem(column, header);
    }
    for (int seat = 0; seat < seats; ++seat) {
        table->setVerticalHeaderItem(seat, new QTableWidgetItem(TableText::nameAlone(names_, seat)));
        const auto index = toIndex(seat);
        const int sum = index < totals.size() ? totals[index] : 0;
        for (int column = 0; column < columns; ++column) {
            const bool total = column == 0;
            auto *cell = new QTableWidgetItem(total ? number(countDown_ ? formatter_->countedDown(sum) : sum)
                                                    : number(parts[toIndex(column - 1)][index]));
            cell->setTextAlignment(Qt::AlignCenter);
            QFont font = cell->font();
            font.setBold(total);
            cell->setFont(font);
            table->setItem(seat, column, cell);
        }
    }
    for (QWidget *part : {static_cast<QWidget *>(pointsTitle_), static_cast<QWidget *>(points_),
                          static_cast<QWidget *>(logTitle_), static_cast<QWidget *>(log_)})
        part->setVisible(seats > 0); // nothing to show before the first game
    points_->fit();
    fillCurve();
}

void SidePanel::fillCurve()
{
    std::vector<std::vector<int>> totals;
    QStringList names;
    if (formatter_) {
        totals = formatter_->partPoints();
        totals.resize(std::min(totals.size(), toIndex(formatter_->finishedParts())));
        for (std::size_t part = 1; part < totals.size(); ++part)
            for (std::size_t seat = 0; seat < totals[part].size(); ++seat)
                totals[part][seat] += totals[part - 1][seat];
        for (int seat = 0; seat < formatter_->players(); ++seat)
            names.push_back(TableText::nameAlone(names_, seat));
    }
    curveHasLines_ = totals.size() >= 2;
    curve_->setLines(totals, names, formatter_ ? formatter_->target() : 0);
    fitCurve();
}

/// Hides the curve without two points on a line, and in a low panel, where the log needs the room.
void SidePanel::fitCurve()
{
    constexpr int kLogLines = 7;
    const QMargins margins = layout()->contentsMargins();
    const int others = margins.top() + margins.bottom() + 4 * layout()->spacing() + pointsTitle_->sizeHint().height()
                       + points_->height() + logTitle_->sizeHint().height() + qRound(kLogLines * lineHeight_);
    curve_->setVisible(curveHasLines_ && height() - others >= curve_->sizeHint().height());
}

void SidePanel::retranslate()
{
    pointsTitle_->setText(tr("Points", "heading of the table of points"));
    logTitle_->setText(tr("Log", "heading of the list of what happened"));
    points_->table()->setAccessibleName(pointsTitle_->text());
    points_->totals()->setAccessibleName(tr("Total", "column of the table of points"));
    //: button over the log: there are new lines below
    newLinesButton_->setText(tr("↓ New"));
    log_->setAccessibleName(logTitle_->text());
}

void SidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange) {
        retranslate();
        rebuildLog();
    }
}

} // namespace meadhall::ui
