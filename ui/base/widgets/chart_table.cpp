// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/widgets/chart_table.h"

#include "ui/base/text/text.h"

namespace meadhall::ui {

void ChartTableModel::setTable(const ChartTable &table)
{
    beginResetModel();
    table_ = table;
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(table_.headings.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const QString text = table_.rows[static_cast<std::size_t>(index.row())].value(index.column());
    if (role == Qt::DisplayRole)
        return text;
    if (role == Qt::AccessibleTextRole)
        return spoken(text);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight);
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return table_.headings.value(section);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter) | int(section == 0 ? Qt::AlignLeft : Qt::AlignRight);
    return {};
}

} // namespace meadhall::ui
