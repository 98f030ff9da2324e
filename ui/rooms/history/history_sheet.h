// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what was announced at a table, as a sheet.
#pragma once

#include "ui/base/widgets/sheet.h"
#include "ui/table/spoken_history.h"

#include <QPointer>

class QComboBox;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace meadhall::ui {

class Announcer;
class TableView;

/// Rows have the words alone, below the names of the hands or rounds. The newest one is selected.
class HistorySheet : public Sheet {
    Q_OBJECT

public:
    HistorySheet(TableView &view, QWidget *parent);

    QListWidget *list() const { return list_; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void sayAgain();
    void retranslate();

    QPointer<TableView> view_;
    QLineEdit *search_;
    QComboBox *kinds_;
    QListWidget *list_;
    QPushButton *again_, *copy_, *close_;
    Announcer *announcer_;
};

} // namespace meadhall::ui
