// SPDX-License-Identifier: GPL-3.0-or-later
// The lists that combo boxes drop down.
#pragma once

class QAbstractItemView;
class QModelIndex;
class QWidget;

namespace meadhall::ui {

/// Whether a widget is the list that a combo box drops down.
bool isComboList(const QWidget *view);
/// Whether a row of such a list is a line between others, as QComboBox::insertSeparator() marks it.
bool isComboRule(const QModelIndex &row);

/// Lets the style paint the rows of such a list, which Qt's own delegate does not, with a check mark at the current
/// one. Does nothing to other views.
void adoptComboList(QAbstractItemView &view);

} // namespace meadhall::ui
