// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/app/table_statistics.h"

#include "ui/rooms/statistics/page_text.h"
#include "ui/table/table_view.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace meadhall::ui {

TableStatistics::TableStatistics(Statistics &statistics, Table &table, const record::JournalWriter *journal,
                                 QObject *parent)
    : QObject(parent), statistics_(statistics), table_(table), journal_(journal)
{
    connect(&table, &Table::restarted, this, [this] {
        // Before the end of the game, since its panel may open at once.
        expected_ = journal_ && table_.hasGame() && !table_.gameOver() && isCompared();
        comparison_.reset();
        showLine();
        if (std::exchange(isCounted_, false))
            statistics_.gameLeft();
    });
    connect(table.spectator(), &HumanSeat::eventSeen, this, &TableStatistics::onEvent);
    connect(&statistics, &Statistics::gameCompared, this, [this](const GameComparison &comparison) {
        if (!expected_)
            return; // the next game has begun
        comparison_ = comparison;
        showLine();
    });
}

void TableStatistics::setView(TableView &view)
{
    view_ = &view;
    showLine();
}

void TableStatistics::onEvent(const Event &event)
{
    if (!std::holds_alternative<GameOverEvent>(event))
        return;
    // Games count if they are on disk.
    if (!journal_ || journal_->isReadOnly() || journal_->error() != record::Journal::Error::None
        || journal_->unwritten() > 0)
        return;
    isCounted_ = true;
    statistics_.gameOver(table_.record());
}

bool TableStatistics::isCompared() const
{
    const StatisticsTrouble trouble = statistics_.trouble();
    if (trouble == StatisticsTrouble::NoDriver || trouble == StatisticsTrouble::NoModule)
        return false;
    const auto &chairs = table_.chairs();
    return std::count_if(chairs.begin(), chairs.end(), std::mem_fn(&players::Chair::person)) == 1
           && std::any_of(chairs.begin(), chairs.end(), std::mem_fn(&players::Chair::computer));
}

void TableStatistics::showLine()
{
    if (!view_)
        return;
    if (!expected_)
        view_->panels().setGameOverNote({});
    else
        view_->panels().setGameOverNote(
            [comparison = comparison_] { return comparison ? StatisticsText::comparison(*comparison) : QString(); },
            comparison_ && comparison_->isRecord());
}

} // namespace meadhall::ui
