// SPDX-License-Identifier: GPL-3.0-or-later
// Selecting in a list that does not have the focus.
#pragma once

#include <QAbstractItemView>
#include <QItemSelectionModel>

namespace meadhall::ui {

/// Selects a row alone, or none. It becomes the current one only while the list has the focus: Qt reports a new current
/// row as the focus, and screen readers then believe to be in the list. The style gives the list its current row when
/// the focus comes.
inline void selectRow(QAbstractItemView &list, const QModelIndex &row)
{
    list.selectionModel()->select(row, QItemSelectionModel::ClearAndSelect);
    if (list.hasFocus())
        list.selectionModel()->setCurrentIndex(row, QItemSelectionModel::NoUpdate);
}

/// The row that is selected; −1: none.
inline int selectedRow(const QAbstractItemView &list)
{
    const QModelIndexList rows = list.selectionModel()->selectedIndexes();
    return rows.isEmpty() ? -1 : rows.first().row();
}

} // namespace meadhall::ui
