// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about the statistics, apart from those of their pages.
#pragma once

#include "engine/results/statistics.h"

#include <QCoreApplication>

namespace meadhall::ui {

class StatisticsText {
    Q_DECLARE_TR_FUNCTIONS(StatisticsText)

public:
    /// Why the statistics are not as they were left, and that no game is lost; empty without trouble.
    static QString trouble(StatisticsTrouble trouble);
    /// The line at the end of a game, and perhaps one with a level to try next.
    static QString comparison(const GameComparison &comparison);

private:
    static QString rankOf(const GameComparison &comparison);
};

} // namespace meadhall::ui
