// What is known of the game at the table: its rules, who plays it, and the number of its deal.
#pragma once

#include "engine/table/table.h"

#include <QDateTime>
#include <QDialog>

class QFormLayout;

namespace meadhall::ui {

class AboutGameDialog : public QDialog {
    Q_OBJECT

public:
    /// @param table whose game it is
    /// @param pointsCountDown how points are shown: it tells editions apart that have the same rules
    /// @param begun when; invalid if that is not known
    AboutGameDialog(const GameEvent &game, const Table &table, bool pointsCountDown, const QDateTime &begun,
                    QWidget *parent = nullptr);

private:
    void addRow(const QString &name, const QString &value, const char *objectName);
    void addRules(const GameEvent &game, bool pointsCountDown);
    void addPlayers(const Table &table);
    void addDeal(quint64 deal);

    QFormLayout *rows_;
};

} // namespace meadhall::ui
