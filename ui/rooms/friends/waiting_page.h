// SPDX-License-Identifier: GPL-3.0-or-later
// Before a game elsewhere begins: who sits at the table, and who is awaited.
#pragma once

#include "engine/network/message.h"
#include "ui/base/widgets/input_delay.h"
#include "ui/base/widgets/plaque.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QPushButton;

namespace meadhall::ui {

class Plaque;

/// A sentence above a table about what everyone waits for, with a button if something can be done.
class NoticeStrip : public QFrame {
    Q_OBJECT

public:
    explicit NoticeStrip(QWidget *parent);

    /// @param sentence empty: the strip is hidden
    /// @param action of the button; empty: there is none
    void show(const QString &sentence, const QString &action = {});
    QString sentence() const;
    QPushButton *button() const { return button_; }
    /// Gives the button the focus. Enter and Space do nothing yet, as they have been meant for the table.
    void focusButton();

private:
    QLabel *label_;
    QPushButton *button_;
    InputDelay inputDelay_;
};

class WaitingPage : public Wall {
    Q_OBJECT

public:
    WaitingPage(PixmapCache &cache, QWidget *parent);

    /// @param own the seat of the person at this screen
    void setSeats(const network::Seats &seats, int own);
    /// A sentence about who is still missing.
    QString sentence() const;
    /// Stands below the name of the person at the host's screen.
    static QString hostLine();

private:
    void fill();
    void addChair(int row, const network::SeatState &seat, bool own);

    Plaque *plaque_;
    QLabel *title_, *note_;
    QGridLayout *chairs_;
    network::Seats seats_;
    int own_ = -1;
};

} // namespace meadhall::ui
