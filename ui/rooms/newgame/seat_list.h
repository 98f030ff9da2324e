// SPDX-License-Identifier: GPL-3.0-or-later
// The seats of a new game, one below the other.
#pragma once

#include "ui/rooms/newgame/seat_plan.h"

#include <QGroupBox>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace meadhall::ui {

class ChoiceBox;
class ReasonLabel;

/// Each seat has a list of who can play there, and beside it the computer’s face, the person’s face and name, or the
/// program’s command.
class SeatList : public QGroupBox {
    Q_OBJECT

public:
    explicit SeatList(QWidget *parent = nullptr);

    /// Sets the function that says why guests cannot play (empty: they can). It is called when the first guest is
    /// chosen.
    void setWhyNoGuests(std::function<QString()> why) { whyNoGuests_ = std::move(why); }
    void showPlan(const SeatPlan &plan);
    /// @param problem what is wrong at that seat; empty: nothing
    void setProblem(int seat, const QString &problem);

Q_SIGNALS:
    void seatChanged(int seat, const meadhall::ui::ChairSetup &chair);
    void removeRequested(int seat);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row {
        QLabel *number;
        ChoiceBox *kind, *face;
        QComboBox *name;
        QLineEdit *command;
        QToolButton *browse, *remove;
        ReasonLabel *reason;
        ChairSetup chair{};
        QString keptName{}, keptCommand{}; ///< for when a person or a program plays here again
    };

    void addRow(int seat);
    void connectRow(int seat);
    void retranslate();
    void fillLists();
    void showChair(Row &row, const QString &defaultName);
    void chooseKind(int seat, int kind);
    void chooseFile(int seat);
    void change(int seat, const ChairSetup &chair);

    std::vector<Row> rows_;
    int count_ = 0; ///< rows in use
    std::function<QString()> whyNoGuests_;
    QString guestReason_;
};

} // namespace meadhall::ui
