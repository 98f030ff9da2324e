// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the statistics which games end at the table, and shows how they compare with earlier ones.
#pragma once

#include "engine/record/journal_writer.h"
#include "engine/results/statistics.h"
#include "engine/table/table.h"

#include <QPointer>

namespace meadhall::ui {

class TableView;

class TableStatistics : public QObject {
    Q_OBJECT

public:
    /// @param journal null: no games are kept, and none count
    TableStatistics(Statistics &statistics, Table &table, const record::JournalWriter *journal, QObject *parent);

    /// Shows the line in the panel of this view from now on.
    void setView(TableView &view);

private:
    void onEvent(const Event &event);
    bool isCompared() const;
    void showLine();

    Statistics &statistics_;
    Table &table_;
    const record::JournalWriter *journal_;
    QPointer<TableView> view_;
    bool isCounted_ = false; ///< the game at the table is in the statistics
    bool expected_ = false;  ///< there will be a comparison of the game at the table
    std::optional<GameComparison> comparison_;
};

} // namespace meadhall::ui
