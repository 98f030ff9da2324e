// SPDX-License-Identifier: GPL-3.0-or-later
// The page of figures and charts of one game.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/graphics/pixmap_cache.h"

#include <QScrollArea>

#include <array>
#include <vector>

class QHBoxLayout;

namespace meadhall::ui {

class ChartPanel;
class FiguresPanel;
class MistakesPanel;
class PointsChart;
class RatingPanel;
class ResultsChart;

/// Panels on a wall: two rows in a large window, three in a small one; scrolls where they need more than there is.
class StatisticsView : public QScrollArea {
    Q_OBJECT

public:
    /// @param cache must outlive the view
    StatisticsView(PixmapCache &cache, QWidget *parent);

    void setPage(const StatisticsPage &page);
    const StatisticsPage &page() const { return page_; }
    void setCardLook(CardLook look);
    void setNarrow(bool narrow);

    /// All charts, by the names under which it is remembered whether they are shown as tables.
    const std::vector<ChartPanel *> &panels() const { return panels_; }
    RatingPanel &rating() const { return *rating_; }
    MistakesPanel &mistakes() const { return *mistakes_; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildPanels(PixmapCache &cache);
    void arrange();
    void fit();
    void showPage();

    StatisticsPage page_;
    CardLook look_;
    QWidget *wall_;
    std::array<QHBoxLayout *, 3> rows_{};
    RatingPanel *rating_;
    FiguresPanel *figures_;
    ChartPanel *results_, *points_;
    ResultsChart *resultsChart_;
    PointsChart *pointsChart_;
    MistakesPanel *mistakes_;
    std::vector<ChartPanel *> panels_;
    bool narrow_ = false;
};

} // namespace meadhall::ui
