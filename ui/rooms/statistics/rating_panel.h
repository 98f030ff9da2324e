// SPDX-License-Identifier: GPL-3.0-or-later
// The hanging with the rating: its number, where it is among the levels, and its curve.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/widgets/chart_panel.h"

#include <QVariantAnimation>

class QPushButton;

namespace meadhall::ui {

class RatingChart;

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
