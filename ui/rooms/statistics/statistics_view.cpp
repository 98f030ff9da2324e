// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/statistics/statistics_view.h"

#include "engine/core/to_index.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/wall.h"
#include "ui/rooms/statistics/figures_panel.h"
#include "ui/rooms/statistics/mistakes_panel.h"
#include "ui/rooms/statistics/page_text.h"
#include "ui/rooms/statistics/points_chart.h"
#include "ui/rooms/statistics/rating_panel.h"
#include "ui/rooms/statistics/results_chart.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace meadhall::ui {

namespace {

constexpr int kPageMargin = 18, kPageMarginSmall = 10, kPageGap = 14;
constexpr int kHangingHeight = 300, kHangingLow = 212, kLowerRow = 320;

} // namespace

StatisticsView::StatisticsView(PixmapCache &cache, QWidget *parent) : QScrollArea(parent)
{
    setObjectName(QStringLiteral("page"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    wall_ = new Wall(cache, this);
    auto *column = new QVBoxLayout(wall_);
    column->setSpacing(kPageGap);
    for (QHBoxLayout *&row : rows_) {
        row = new QHBoxLayout;
        row->setSpacing(kPageGap);
        column->addLayout(row);
    }
    buildPanels(cache);
    setWidget(wall_);
    wall_->installEventFilter(this);
    arrange();
}

void StatisticsView::buildPanels(PixmapCache &cache)
{
    rating_ = new RatingPanel(wall_);
    figures_ = new FiguresPanel(cache, wall_);
    results_ = new ChartPanel(ChartPanel::Ground::Plaque, wall_);
    results_->setObjectName(QStringLiteral("resultsPanel"));
    resultsChart_ = new ResultsChart(results_);
    results_->setChart(resultsChart_);
    points_ = new ChartPanel(ChartPanel::Ground::Plaque, wall_);
    points_->setObjectName(QStringLiteral("pointsPanel"));
    pointsChart_ = new PointsChart(points_);
    points_->setChart(pointsChart_);
    mistakes_ = new MistakesPanel(wall_);
    panels_ = {rating_, results_, points_, mistakes_};
    connect(points_, &ChartPanel::tableToggled, this, &StatisticsView::showPage); // its note changes
}

void StatisticsView::setNarrow(bool narrow)
{
    if (narrow == narrow_)
        return;
    narrow_ = narrow;
    arrange();
    showPage();
}

/// Puts the panels into rows; each has a share of its row as wide as in a window of 1280 pixels.
void StatisticsView::arrange()
{
    for (QHBoxLayout *row : rows_)
        while (row->count() > 0)
            delete row->takeAt(0);
    const auto put = [this](int row, QWidget *panel, int share) { rows_[toIndex(row)]->addWidget(panel, share); };
    put(0, rating_, 764);
    if (!narrow_) {
        put(0, figures_, 422);
        put(1, results_, 452);
        put(1, points_, 356);
        put(1, mistakes_, 356);
    } else {
        put(1, results_, 436);
        put(1, figures_, 290);
        put(2, points_, 1);
        put(2, mistakes_, 1);
    }
    rating_->setMinimumHeight(grown(narrow_ ? kHangingLow : kHangingHeight));
    for (QWidget *panel : {static_cast<QWidget *>(results_), static_cast<QWidget *>(points_)})
        panel->setMinimumHeight(grown(narrow_ ? kLowerRow * 3 / 4 : kLowerRow));
    rating_->setLow(narrow_);
    figures_->setNarrow(narrow_);
    const int margin = narrow_ ? kPageMarginSmall : kPageMargin;
    wall_->layout()->setContentsMargins(margin, narrow_ ? 6 : 12, margin, margin);
    auto *column = static_cast<QVBoxLayout *>(wall_->layout());
    column->setStretch(0, narrow_ ? 0 : 30);
    column->setStretch(1, narrow_ ? 0 : 32);
    QWidget::setTabOrder(rating_, narrow_ ? static_cast<QWidget *>(results_) : figures_);
    fit();
}

/// Words in several lines need more height where they have less width; a scroll area does not ask for that by itself.
void StatisticsView::fit()
{
    const int needed = wall_->layout()->totalMinimumHeightForWidth(viewport()->width());
    wall_->setMinimumHeight(std::max(needed, wall_->layout()->totalMinimumSize().height()));
}

void StatisticsView::setPage(const StatisticsPage &page)
{
    page_ = page;
    showPage();
}

void StatisticsView::showPage()
{
    rating_->setPage(page_);
    figures_->setPage(page_);
    results_->setTitle(tr("Games won", "title of a chart"),
                       tr("by level of the strongest opponent and number of players", "below “Games won”"));
    resultsChart_->setPage(page_);
    results_->setSentence(PageText::resultsSentence(page_));
    results_->setTable(PageText::resultsTable(page_));
    const bool asTable = points_->showsTable();
    points_->setTitle(PageText::pointsTitle(page_.filter.game),
                      asTable ? PageText::monthsNote(page_.filter.game) : PageText::pointsNote(page_));
    pointsChart_->setPage(page_);
    points_->setSentence(PageText::pointsSentence(page_));
    points_->setTable(PageText::pointsTable(page_));
    mistakes_->setPage(page_);
    fit();
}

void StatisticsView::setCardLook(CardLook look) { figures_->setCardLook(look); }

bool StatisticsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == wall_ && event->type() == QEvent::LayoutRequest)
        fit();
    return QScrollArea::eventFilter(watched, event);
}

void StatisticsView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        showPage();
}

void StatisticsView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

} // namespace meadhall::ui
