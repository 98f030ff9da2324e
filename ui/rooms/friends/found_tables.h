// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that were found in the local network, to choose from.
#pragma once

#include "ui/rooms/friends/local_tables.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QVBoxLayout;
QT_END_NAMESPACE

namespace meadhall::ui {

class Announcer;

/// Looks for tables as long as it exists, and is hidden while there are none.
class FoundTables : public QWidget {
    Q_OBJECT

public:
    explicit FoundTables(QWidget *parent = nullptr);

    const std::vector<QPushButton *> &buttons() const { return buttons_; }

Q_SIGNALS:
    void chosen(const meadhall::ui::LocalTable &table);
    /// The buttons are others, and the one with the focus is gone.
    void focusLost();

private:
    void showTables();
    QPushButton *makeButton(const LocalTable &table);

    TableBrowser browser_;
    std::vector<LocalTable> shown_;
    std::vector<QPushButton *> buttons_; ///< one for each of them
    QVBoxLayout *rows_;
    Announcer *announcer_;
};

} // namespace meadhall::ui
