// SPDX-License-Identifier: GPL-3.0-or-later
// Before a game with guests begins: the invitation, and who sits already.
#pragma once

#include "engine/network/table_host.h"
#include "ui/base/widgets/sheet.h"

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace meadhall::ui {

class Announcer;

/// Rejected when the table is closed instead.
class InvitationSheet : public Sheet {
    Q_OBJECT

public:
    /// @param host whose game has not begun; must outlive this sheet
    /// @param invitation the line of text that opens the table
    /// @param port that the table listens on
    InvitationSheet(network::TableHost &host, const QString &invitation, quint16 port, QWidget *parent);

Q_SIGNALS:
    /// Computers are to take the chairs that are free.
    void fillRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void showSeats();
    void copy();

    network::TableHost &host_;
    quint16 port_;
    QLabel *words_, *note_, *status_;
    QLineEdit *line_;
    QPushButton *copy_, *fill_, *close_;
    QGridLayout *seats_;
    Announcer *announcer_;
    int announcedGuests_ = -1; ///< guests, when it was said last; −1: never
};

} // namespace meadhall::ui
