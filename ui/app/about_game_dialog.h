// SPDX-License-Identifier: GPL-3.0-or-later
// Sheet with details of a game: rules, players and deal number.
#pragma once

#include "ui/base/widgets/sheet.h"
#include "ui/table/table_view.h"

#include <QDateTime>

class QFormLayout;

namespace meadhall::ui {

class AboutGameDialog : public Sheet {
    Q_OBJECT

public:
    /// @param game the game's first event
    /// @param pointsCountDown how points are shown; distinguishes editions with equal rules
    /// @param begun when the game was started; invalid if unknown
    AboutGameDialog(const GameEvent &game, const TableView::People &people, bool pointsCountDown,
                    const QDateTime &begun, QWidget *parent = nullptr);

private:
    void addRow(const QString &name, const QString &value, const char *objectName);
    void addRules(const GameEvent &game, bool pointsCountDown);
    void addPlayers(const TableView::People &people);
    void addDeal(quint64 deal);

    QFormLayout *rows_;
};

} // namespace meadhall::ui
