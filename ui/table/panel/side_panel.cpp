// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/panel/side_panel.h"

#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "ui/base/graphics/text_painting.h"
#include "ui/base/text/button_text.h"
#include "ui/base/text/table_text.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/follow_changes.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/layouts.h"
#include "ui/base/widgets/plaque.h"
#include "ui/table/games/games.h"
#include "ui/table/points_curve.h"

#include <QFontInfo>
#include <QLabel>
#include <QMouseEvent>
#include <QTabBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPanelMargin = 10, kPanelGap = 8, kPanelEdge = 2, kPanelGrip = 8; // px

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

constexpr int kTitleGlyph = 20; // px
constexpr qreal kTitleFont = 1.23, kGoalFont = 0.92, kLeastTitle = 0.6;

QToolButton *titleButton(const char *name, QWidget *parent)
{
    auto *button = named(new QToolButton(parent), name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

/// The leading edge of the side panel, by which it is dragged wider or narrower.
class PanelGrip : public QWidget {
    Q_OBJECT

public:
    explicit PanelGrip(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("grip"));
        setCursor(Qt::SplitHCursor);
    }

Q_SIGNALS:
    /// The panel shall be that wide, in logical pixels.
    void dragged(int width);

protected:
    void mousePressEvent(QMouseEvent *event) override
    {
        from_ = qRound(event->globalPosition().x());
        widthBefore_ = parentWidget()->width();
    }
    void mouseMoveEvent(QMouseEvent *event) override
    {
        if (!(event->buttons() & Qt::LeftButton))
            return;
        const int moved = qRound(event->globalPosition().x()) - from_;
        Q_EMIT dragged(widthBefore_ + (layoutDirection() == Qt::RightToLeft ? moved : -moved));
    }

private:
    int from_ = 0;        ///< where the mouse was pressed, on the screen
    int widthBefore_ = 0; ///< of the panel at that time
};

class SidePanelTitle : public QWidget {
    Q_OBJECT

public:
    explicit SidePanelTitle(QWidget *parent)
        : QWidget(parent), part_(named(new QLabel(this), "panelPart")), goal_(named(new QLabel(this), "panelGoal")),
          pin_(titleButton("pinPanel", this)), close_(titleButton("closePanel", this)), row_(newRow(grown(8)))
    {
        row_->setContentsMargins(grown(16), grown(4), grown(8), grown(4));
        row_->addWidget(part_);
        row_->addWidget(goal_, 1);
        addWidgets(*row_, {pin_, close_});
        QVBoxLayout *column = newColumn(0, this);
        column->addLayout(row_);
        column->addWidget(new WovenStrip(this));
        goal_->setForegroundRole(QPalette::PlaceholderText);
        goal_->setWordWrap(true);
        pin_->setCheckable(true);
        connect(pin_, &QToolButton::clicked, this, &SidePanelTitle::pinned);
        connect(close_, &QToolButton::clicked, this, &SidePanelTitle::closed);
        updateSizes();
        retranslate();
        followChanges(this, {QEvent::LanguageChange}, [this] { retranslate(); });
        followChanges(this, {QEvent::Resize}, [this] { arrange(); });
        followChanges(this, {QEvent::FontChange}, [this] {
            updateSizes();
            arrange();
        });
    }
    /// @param part "Hand 4"
    /// @param goal when the game ends, "to 15 points"; may be empty
    void setTexts(const QString &part, const QString &goal)
    {
        part_->setText(part);
        goal_->setText(goal);
        arrange();
        layout()->activate(); // now: the next frame already shows them
    }
    /// @param shown whether there is a choice
    void setPin(bool shown, bool pinned)
    {
        pin_->setVisible(shown);
        pin_->setChecked(pinned);
    }

Q_SIGNALS:
    void pinned(bool pinned);
    void closed();

private:
    void retranslate()
    {
        nameButton(pin_, tr("Pin beside the table", "button of the side panel"));
        nameButton(close_, ButtonText::close());
    }
    void updateSizes()
    {
        goal_->setFont(scaledFont(font(), kGoalFont));
        setGlyph(pin_, Glyph::Pin, false, kTitleGlyph);
        setGlyph(close_, Glyph::Close, false, kTitleGlyph);
    }
    /// The goal is there where it has room, and a long title is smaller.
    void arrange()
    {
        QFont large = font();
        large.setPixelSize(qRound(QFontInfo(large).pixelSize() * kTitleFont)); // as fittedFont() needs it
        large.setBold(true);
        const QMargins margins = row_->contentsMargins();
        int room = width() - margins.left() - margins.right() - row_->spacing() - close_->sizeHint().width();
        if (!pin_->isHidden())
            room -= pin_->sizeHint().width() + row_->spacing();
        part_->setFont(fittedFont(large, part_->text(), room, kLeastTitle));
        goal_->setVisible(part_->sizeHint().width() + row_->spacing() + goal_->minimumSizeHint().width() <= room);
    }

    QLabel *part_, *goal_;
    QToolButton *pin_, *close_;
    QHBoxLayout *row_;
};

SidePanel::SidePanel(QWidget *parent)
    : QWidget(parent), title_(new SidePanelTitle(this)), pages_(new QTabBar(this)), points_(new PointsTables(this)),
      curve_(new PointsCurve(this)), logTitle_(new QLabel(this)), log_(new LogView(this)), grip_(new PanelGrip(this))
{
    auto *ground = new QWidget(this); // beside it the edges are seen, see showEdges()
    for (QWidget *part : {static_cast<QWidget *>(this), ground})
        part->setAutoFillBackground(true);
    setBackgroundRole(QPalette::Mid);
    ground->setBackgroundRole(QPalette::Window);
    newColumn(0, this)->addWidget(ground);
    grip_->raise();
    QVBoxLayout *layout = newColumn(0, ground);
    addWidgets(*layout, {title_, pages_});
    auto *parts = new QVBoxLayout;
    parts->setContentsMargins(kPanelMargin, kPanelMargin, kPanelMargin, kPanelMargin);
    parts->setSpacing(kPanelGap);
    addWidgets(*parts, {points_, curve_, logTitle_});
    parts->addWidget(log_, 1);
    parts->addStretch(0);
    layout->addLayout(parts, 1);

    QFont heading = font();
    heading.setBold(true);
    logTitle_->setFont(heading);
    logTitle_->setBuddy(log_);
    for (int page = PointsPage; page <= LogPage; ++page)
        pages_->addTab(QString());
    pages_->setExpanding(false);
    connect(pages_, &QTabBar::currentChanged, this, &SidePanel::showParts);
    connect(title_, &SidePanelTitle::closed, this, &SidePanel::closeRequested);
    connect(title_, &SidePanelTitle::pinned, this, &SidePanel::pinRequested);
    connect(log_, &LogView::olderLinesWanted, this, &SidePanel::showOlderLines);
    connect(grip_, &PanelGrip::dragged, this, &SidePanel::widthRequested);
    retranslate();
    setPlace(Place::Beside, false);
    followChanges(this, {QEvent::LanguageChange, QEvent::LayoutDirectionChange}, [this] {
        retranslate();
        renewLog();
    });
}

/// The table of totals, the first part to get the focus.
QWidget *SidePanel::firstPart() const
{
    if (points_->isVisibleTo(this))
        return points_->totals();
    return log_->isVisibleTo(this) ? static_cast<QWidget *>(log_) : pages_;
}

void SidePanel::setPlace(Place place, bool canPin)
{
    place_ = place;
    title_->setPin(canPin, place == Place::Beside);
    grip_->setVisible(place != Place::Drawer);
    showEdges();
    showParts();
}

/// The leading edge, and the lower one over the table.
void SidePanel::showEdges()
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    layout()->setContentsMargins(mirrored ? 0 : kPanelEdge, 0, mirrored ? kPanelEdge : 0,
                                 place_ == Place::Over ? kPanelEdge : 0);
}

void SidePanel::setPage(Page page) { pages_->setCurrentIndex(page); }

void SidePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    grip_->setGeometry(mirrored ? width() - kPanelGrip - kPanelEdge : kPanelEdge, title_->height(), kPanelGrip,
                       std::max(0, height() - title_->height()));
    showParts();
}

void SidePanel::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    const QWidget *focus = window()->focusWidget();
    if (window()->isVisible() && focus && isAncestorOf(focus))
        Q_EMIT hiddenWithFocus();
}

/// The curve does not count: it makes way for a lower window.
QSize SidePanel::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    const int curve = curve_->isVisibleTo(this) ? curve_->sizeHint().height() + kPanelGap : 0;
    return {all.width(), all.height() - curve};
}

void SidePanel::restart(const GameInfo &game, Events events, const Names &names, int viewpoint)
{
    if (game_ == &game && names_ == names && viewpoint_ == viewpoint && changeEnd(events))
        return;
    game_ = &game;
    events_ = std::move(events);
    names_ = names;
    viewpoint_ = viewpoint;
    rebuildLog();
}

void SidePanel::setNames(const Names &names)
{
    const Names before = std::exchange(names_, names);
    if (names.seats != before.seats || names.own != before.own)
        return renewLog();
    for (std::size_t i = logStart_; i < events_.size(); ++i)
        if (names.at(i) != before.at(i))
            return renewLog();
}

QString SidePanel::saidAbout(bool shown)
{
    return shown ? tr("Points and log are shown", "said by a screen reader: the side panel has been opened")
                 : tr("Points and log are hidden", "said by a screen reader: the side panel has been closed");
}

void SidePanel::showSeats(const TableStage &stage, int players)
{
    std::vector<PointsSeat> seats;
    for (int seat = 0; seat < players; ++seat) {
        const SeatItem *item = stage.seat(seat);
        seats.push_back({item->portrait(), item->count(), item->turn()});
    }
    setSeats(seats);
}

void SidePanel::setSeats(const std::vector<PointsSeat> &seats)
{
    if (seats == seats_)
        return;
    seats_ = seats;
    points_->setSeats(seats_, names_.own);
    for (int seat = 0; seat < std::min(static_cast<int>(seats_.size()), points()->rowCount()); ++seat) {
        const PointsSeat &one = seats_[toIndex(seat)];
        const QString words = TableText::seat(TableText::nameAlone(names_, seat), {}, one.count, {}, one.turn);
        points()->verticalHeaderItem(seat)->setData(Qt::AccessibleTextRole, words);
    }
    QStringList faces;
    for (const PointsSeat &seat : seats_)
        faces.push_back(seat.portrait);
    curve_->setFaces(faces, names_.own);
}

void SidePanel::addEvent(const Event &event)
{
    events_.push_back(event);
    const int part = formatter_->currentPart();
    appendToLog(event);
    trimLog();
    if (formatter_->scores(event) || formatter_->currentPart() != part) {
        fillPoints();
        showTitle();
    }
}

void SidePanel::setCountDown(bool down)
{
    countDown_ = down;
    fillPoints();
}

/// @param heading whether the first line starts a part of the game
std::vector<LogView::Line> SidePanel::linesOf(const QStringList &texts, bool heading) const
{
    std::vector<LogView::Line> lines;
    for (const QString &text : texts) {
        LogView::Line line{text, cardMentions_.in(text), {}, {}};
        line.block.setLayoutDirection(layoutDirection());
        line.block.setBottomMargin(3);
        line.block.setLineHeight(lineHeight_, QTextBlockFormat::FixedHeight);
        if (std::exchange(heading, false)) {
            line.letters.setFontWeight(QFont::Bold);
            line.block.setTopMargin(8);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// Appends the event after those of the log.
void SidePanel::appendToLog(const Event &event)
{
    const bool heading = formatter_->startsPart(event);
    const std::size_t index = logStart_ + logLines_.size();
    if (heading && (partStarts_.empty() || partStarts_.back().events < index)) { // it is known after an undo
        partStarts_.push_back({index, formatter_->clone()});
        if (partStarts_.size() > 2)
            partStarts_.pop_front();
    }
    const QStringList texts = formatter_->format(event, names_.at(index));
    for (const LogView::Line &line : linesOf(texts, heading))
        log_->addLine(line);
    logLines_.push_back(static_cast<int>(texts.size()));
}

/// Writes the same log in other words; what is read stays in sight.
void SidePanel::renewLog()
{
    if (log_->isFollowing() || logLines_.empty())
        return rebuildLog();
    std::size_t event = 0;
    int line = log_->topLine(); // of the event
    for (; event + 1 < logLines_.size() && line >= logLines_[event]; ++event)
        line -= logLines_[event];
    rebuildLog(logStart_);
    const auto at = logLines_.begin() + static_cast<std::ptrdiff_t>(event);
    log_->setTopLine(std::accumulate(logLines_.begin(), at, std::min(line, std::max(0, *at - 1))));
}

/// Lays out the last lines. Those before them follow when the user scrolls up.
/// @param start number of events before those of the log
void SidePanel::rebuildLog(std::optional<std::size_t> start)
{
    lineHeight_ = std::max(lineHeight(log_->font(), logTitle_->text()), log_->chipLineHeight());
    formatter_ = game_ ? makeLogFormatter(game_->game, viewpoint_) : nullptr;
    cardMentions_ = CardMentions(formatter_ ? formatter_->cardNames() : QHash<QString, Card>{});
    partStarts_.clear();
    logLines_.clear();
    logStart_ = start.value_or(events_.size() - std::min(events_.size(), kLogEvents));
    for (std::size_t i = 0; i < logStart_; ++i)
        formatter_->skip(events_[i]);
    log_->rewrite(game_ ? game_->chip : nullptr, [this] {
        for (std::size_t i = logStart_; i < events_.size(); ++i)
            appendToLog(events_[i]);
    });
    fillPoints(true);
    showTitle();
}

/// Changes the log from the first event on that differs, after undo or redo, and takes the events.
/// @return false if that is before what is remembered: rebuild the log
bool SidePanel::changeEnd(Events &events)
{
    const auto same = static_cast<std::size_t>(
        std::mismatch(events_.begin(), events_.end(), events.begin(), events.end()).first - events_.begin());
    while (!partStarts_.empty() && partStarts_.back().events > same)
        partStarts_.pop_back();
    if (partStarts_.empty() || same <= logStart_)
        return false;
    int lines = 0;
    while (logStart_ + logLines_.size() > same) {
        lines += logLines_.back();
        logLines_.pop_back();
    }
    log_->removeNewestLines(lines);
    formatter_ = partStarts_.back().formatter->clone();
    for (std::size_t i = partStarts_.back().events; i < same; ++i)
        formatter_->skip(events[i]);
    events_ = std::move(events);
    for (std::size_t i = same; i < events_.size(); ++i)
        appendToLog(events_[i]);
    fillPoints();
    showTitle();
    return true;
}

/// Adds lines before the first one of the log.
void SidePanel::showOlderLines()
{
    if (logStart_ == 0 || !game_)
        return;
    const std::size_t end = std::exchange(logStart_, logStart_ - std::min(logStart_, kLogEvents));
    const auto formatter = makeLogFormatter(game_->game, viewpoint_);
    for (std::size_t i = 0; i < logStart_; ++i)
        formatter->skip(events_[i]);
    std::vector<LogView::Line> lines;
    std::vector<int> counts;
    for (std::size_t i = logStart_; i < end; ++i) {
        const bool heading = formatter->startsPart(events_[i]);
        std::vector<LogView::Line> some = linesOf(formatter->format(events_[i], names_.at(i)), heading);
        counts.push_back(static_cast<int>(some.size()));
        std::move(some.begin(), some.end(), std::back_inserter(lines));
    }
    logLines_.insert(logLines_.begin(), counts.begin(), counts.end());
    log_->addOlderLines(lines);
}

/// Removes the first lines of a long log whose end the user looks at.
void SidePanel::trimLog()
{
    if (logLines_.size() <= 2 * kLogEvents || !log_->isFollowing())
        return;
    int lines = 0;
    for (; logLines_.size() > kLogEvents; ++logStart_) {
        lines += logLines_.front();
        logLines_.pop_front();
    }
    log_->removeOldestLines(lines);
}

void SidePanel::showTitle()
{
    if (!hasGame() || formatter_->currentPart() == 0)
        return title_->setTexts(QString(), QString());
    QString goal;
    if (formatter_->target() == 1)
        goal = tr("the only one", "head of the side panel: after “Hand 1”, when the game is over after one hand");
    else if (formatter_->target() > 0)
        goal = tr("to %Ln point(s)", "head of the side panel: when the game ends", formatter_->target());
    else if (formatter_->wholeGame() > 0)
        //: head of the side panel, after "Round 3": the number of rounds
        goal = tr("of %1").arg(number(formatter_->wholeGame()));
    title_->setTexts(formatter_->partName(formatter_->currentPart()), goal);
}

/// One row per player with the total in the first column, so that names stay readable.
/// @param all whether names or words have changed; otherwise only the columns that differ are filled
void SidePanel::fillPoints(bool all)
{
    const auto parts = formatter_ ? formatter_->partPoints() : std::vector<std::vector<int>>{};
    const int seats = hasGame() ? formatter_->players() : 0;
    const int columns = hasGame() ? std::max(static_cast<int>(parts.size()), formatter_->currentPart()) + 1 : 0;
    QTableWidget *table = points_->table();
    if (all) {
        table->clear();
        shownParts_.clear();
    }
    table->setRowCount(seats);
    table->setColumnCount(columns);
    for (int seat = 0; all && seat < seats; ++seat)
        table->setVerticalHeaderItem(seat, new QTableWidgetItem(TableText::nameAlone(names_, seat)));
    if (hasGame()) {
        auto totals = formatter_->totals();
        totals.resize(toIndex(seats));
        fillColumn(0, TableText::total(), totals, formatter_->finishedParts() > 0);
    }
    shownParts_.resize(toIndex(std::max(0, columns - 1)));
    int changed = columns;
    for (int column = columns - 1; column > 0; --column) {
        const auto index = toIndex(column - 1);
        std::pair now(index < parts.size() ? parts[index] : std::vector<int>{}, column <= formatter_->finishedParts());
        if (table->item(0, column) && now == shownParts_[index])
            continue;
        changed = column;
        fillColumn(column, number(column), now.first, now.second);
        shownParts_[index] = std::move(now);
    }
    points_->fit(changed);
    setSeats(std::exchange(seats_, {})); // the rows are new
    fillCurve();
}

/// @param points by seat; empty: none yet
void SidePanel::fillColumn(int column, const QString &title, const std::vector<int> &points, bool finished)
{
    QTableWidget *table = points_->table();
    const bool total = column == 0;
    auto *header = new QTableWidgetItem(title);
    if (!total) {
        header->setToolTip(formatter_->partName(column));
        header->setData(Qt::AccessibleTextRole, header->toolTip());
    }
    table->setHorizontalHeaderItem(column, header);
    const bool fewest = traitsOf(game_->game).fewestPointsWin;
    for (int seat = 0; seat < table->rowCount(); ++seat) {
        auto *cell = new QTableWidgetItem;
        cell->setTextAlignment(Qt::AlignCenter);
        QStringList spokenWords{TableText::nameAlone(names_, seat)}; // screen readers do not read the header beside it
        if (points.empty()) {
            cell->setText(QStringLiteral("–"));
            //: read aloud in place of points: the hand or round is not over
            spokenWords.push_back(tr("none yet"));
        } else {
            const int own = points[toIndex(seat)];
            const auto best = fewest ? std::min_element(points.begin(), points.begin() + table->rowCount())
                                     : std::max_element(points.begin(), points.begin() + table->rowCount());
            cell->setText(number(total && countDown_ ? formatter_->countedDown(own) : own));
            const bool leads = finished && own == *best;
            cell->setData(total ? LeadsRole : BestRole, leads);
            spokenWords.push_back(cell->text());
            if (total && leads)
                //: read aloud after the points of who is ahead of all others
                spokenWords.push_back(tr("in the lead"));
        }
        cell->setData(Qt::AccessibleTextRole, TableText::describe(spokenWords));
        table->setItem(seat, column, cell);
    }
}

void SidePanel::fillCurve()
{
    std::vector<std::vector<int>> totals;
    QStringList names;
    if (formatter_) {
        totals = formatter_->totalsByPart();
        totals.resize(std::min(totals.size(), toIndex(formatter_->finishedParts())));
        for (int seat = 0; seat < formatter_->players(); ++seat)
            names.push_back(TableText::nameAlone(names_, seat));
    }
    curveHasLines_ = totals.size() >= 2;
    curve_->setLines(totals, names, formatter_ ? formatter_->target() : 0);
    showParts();
}

/// Shows what goes with the place, the page and the height: the log has its room before the curve.
void SidePanel::showParts()
{
    constexpr int kLogLines = 7, kFewestLines = 3; // beside a curve, and in the drawer, which has a page for the log
    const bool drawer = place_ == Place::Drawer, game = hasGame();
    pages_->setVisible(drawer && game);
    pages_->setTabEnabled(CurvePage, curveHasLines_);
    if (!curveHasLines_ && pages_->currentIndex() == CurvePage)
        pages_->setCurrentIndex(PointsPage);
    const int page = pages_->currentIndex();
    const int others = title_->sizeHint().height() + 2 * kPanelMargin + 2 * kPanelGap + points_->height()
                       + qRound(kLogLines * lineHeight_);
    const bool room = height() - others >= curve_->sizeHint().height();
    points_->setVisible(game && (!drawer || page == PointsPage));
    curve_->setVisible(game && curveHasLines_ && (drawer ? page == CurvePage : room));
    const int withFewLines = others + pages_->sizeHint().height() + logTitle_->sizeHint().height()
                             - qRound((kLogLines - kFewestLines) * lineHeight_);
    const bool hasLines = page == PointsPage && height() >= withFewLines;
    logTitle_->setVisible(game && drawer && hasLines);
    log_->setVisible(game && (!drawer || page == LogPage || hasLines));
}

void SidePanel::retranslate()
{
    showEdges();
    const QString points = TableText::points();
    pages_->setTabText(PointsPage, points);
    pages_->setTabText(CurvePage, TableText::curve());
    pages_->setTabText(LogPage, tr("Log", "heading of the list of what happened"));
    pages_->setAccessibleName(tr("Pages", "tabs of the side panel, for screen readers"));
    logTitle_->setText(tr("Last moves", "heading of the list of what happened, below the points"));
    points_->table()->setAccessibleName(tr("Points in detail", "table of the points of each hand or round"));
    points_->totals()->setAccessibleName(tr("Total points", "table of the totals of all players"));
    log_->setAccessibleName(tr("Log", "heading of the list of what happened"));
    curve_->setAccessibleName(TableText::curve());
    showTitle();
}

} // namespace meadhall::ui

#include "side_panel.moc"
