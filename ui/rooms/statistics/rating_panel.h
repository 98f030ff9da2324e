// SPDX-License-Identifier: GPL-3.0-or-later
// The rating: its curve alone, and the hanging with its number, where it is among the levels, and the curve.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/widgets/chart_panel.h"

#include <QVariantAnimation>

class QPushButton;

namespace meadhall::ui {

class RatingChart;

/// The curve of the rating with its uncertainty and nothing else; no control.
class RatingLine : public Chart {
    Q_OBJECT

public:
    explicit RatingLine(QWidget *parent);
    void setRating(const RatingFigures &rating);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintChart(QPainter &painter) override;

private:
    RatingFigures rating_;
};

class RatingPanel : public ChartPanel {
    Q_OBJECT

public:
    explicit RatingPanel(QWidget *parent);

    void setPage(const StatisticsPage &page);
    /// Less room: one line less.
    void setLow(bool low);
    /// The cloth unrolls and the curve is drawn; at once with reduced motion.
    void unroll();
    /// Ends the motion.
    void finish();
    QPushButton *playButton() const { return play_; }

Q_SIGNALS:
    void gameWanted(meadhall::players::Level level);

private:
    void setWordFonts();

    RatingChart *chart_;
    QLabel *number_ = nullptr, *interval_ = nullptr, *standing_ = nullptr, *outlook_ = nullptr;
    QWidget *figure_;
    QPushButton *play_;
    std::optional<players::Level> suggested_;
    QVariantAnimation motion_;
    bool low_ = false;
};

} // namespace meadhall::ui
