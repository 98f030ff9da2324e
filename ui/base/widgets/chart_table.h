// SPDX-License-Identifier: GPL-3.0-or-later
// The values of a chart as a table.
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace meadhall::ui {

/// Texts in rows; the first column has words, the others have figures.
struct ChartTable {
    QStringList headings;
    std::vector<QStringList> rows;
};

class ChartTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ChartTable &table);
    const ChartTable &table() const { return table_; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable table_;
};

} // namespace meadhall::ui
