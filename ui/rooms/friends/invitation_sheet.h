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

/// From where friends can come to the table.
struct Reach {
    enum class Kind : quint8 {
        Ask,     ///< the host has not said whether the router may be asked
        Looking, ///< the router is asked
        Anywhere,
        House,  ///< the router opens no port, or may not be asked
        Shared, ///< the provider shares one address among many homes
        Relay,  ///< everybody comes by a relay
    };
    Kind kind = Kind::House;
    QString relay;   ///< name of the relay, also while it is not reached
    QString address; ///< of this computer on its own network
    quint16 port = 0;
    friend bool operator==(const Reach &, const Reach &) = default;
};

/// Rejected when the table is closed instead.
class InvitationSheet : public Sheet {
    Q_OBJECT

public:
    /// @param host whose game has not begun; must outlive this sheet
    /// @param invitation the line of text that opens the table
    InvitationSheet(network::TableHost &host, const QString &invitation, const Reach &reach, QWidget *parent);

    /// Shows a line with other ways to the table, and from where they lead.
    void setReach(const QString &invitation, const Reach &reach);

Q_SIGNALS:
    /// The router may be asked, now and in future.
    void routerAllowed(bool allowed);
    /// @param line of text of a relay, or what was typed instead
    void relayEntered(const QString &line);
    /// Computers are to take the chairs that are free.
    void fillRequested();

private:
    void build();
    void retranslate();
    void showSeats();
    void showReach();
    void copy();

    network::TableHost &host_;
    Reach reach_;
    QLabel *words_, *note_, *status_;
    QLineEdit *line_, *relay_;
    QPushButton *copy_, *allow_, *decline_, *useRelay_, *fill_, *close_;
    bool isCopied_ = false; ///< the line as it was before the last change
    QGridLayout *seats_;
    Announcer *announcer_;
    int announcedGuests_ = -1; ///< guests, when it was said last; −1: never
};

} // namespace meadhall::ui
