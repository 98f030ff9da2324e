// SPDX-License-Identifier: GPL-3.0-or-later
// The panel that shows where points are lost, or what has to be done before that is known.
#pragma once

#include "engine/results/statistics_page.h"
#include "ui/base/widgets/chart_panel.h"

class QPushButton;

namespace meadhall::ui {

class MistakesChart;

class MistakesPanel : public ChartPanel {
    Q_OBJECT

public:
    explicit MistakesPanel(QWidget *parent);

    void setPage(const StatisticsPage &page);

Q_SIGNALS:
    /// @param file as in BestPart
    void reviewWanted(const QString &file);

private:
    void buildNothing();
    void updatePicture();

    MistakesChart *chart_;
    QWidget *nothing_;
    QLabel *picture_ = nullptr, *words_ = nullptr;
    QPushButton *review_;
    QString file_;
};

} // namespace meadhall::ui
