// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a table with guests, in the window.
#pragma once

#include "engine/network/message.h"
#include "engine/network/transport.h"
#include "engine/table/seat.h"
#include "ui/base/text/names.h"
#include "ui/rooms/friends/invitation_sheet.h"
#include "ui/rooms/friends/phrase_bar.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <map>
#include <memory>

namespace meadhall {
class Table;
namespace network {
class TableHost;
class TableServer;
} // namespace network
} // namespace meadhall

namespace meadhall::ui {

class AwayPanel;
class MainWindow;
class MessageSheet;
class Plaque;
class Settings;

/// Opens tables, begins and continues their games, and shows who is there. The network is loaded with the first guest.
/// Quitting in the middle of a game says no goodbye, so that the guests come back by themselves when it is continued.
class HostController : public QObject {
    Q_OBJECT

public:
    /// @param folder of the running game; the invitation is kept there
    HostController(Settings &settings, const QString &folder, MainWindow *window);
    ~HostController() override;

    /// Uses these connections instead of those of the module.
    void setTransport(network::Transport *transport) { transport_ = transport; }
    /// How long a guest who is here may take for a move before the host is offered to act.
    void setHesitationMs(int milliseconds) { hesitationMs_ = milliseconds; }

    /// Why no chair can be for a guest; empty: one can.
    QString whyNoGuests() const;
    /// Begins such a game once its guests are there.
    /// @return false if it has no guests: the window begins it
    bool begins(const GameEvent &game);
    /// Asks before the game of guests who are here ends, as another one is to take its place.
    /// @param replace called once that may be
    /// @return false if nobody need be asked
    bool asksBefore(const std::function<void()> &replace);
    /// The seat of a guest of the game at the table; null: none, a computer takes it.
    std::unique_ptr<Seat> makeSeat(int seat);
    /// Names those who have taken the seats of the record's players, and those who had them in between.
    void nameGuests(Names &names) const;

    /// The table whose game is played; nullptr: none.
    network::TableHost *host() const { return host_.get(); }
    /// The table that waits for its guests, while its invitation is shown.
    network::TableHost *waiting() const { return next_ ? next_.get() : again_ ? host_.get() : nullptr; }
    InvitationSheet *sheet() const;
    /// nullptr: nobody is away, or the host has decided to wait.
    AwayPanel *awayPanel() const;
    PhraseBar &phrases() { return phrases_; }
    /// The line of text that opens the table.
    QString invitation() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Says goodbye, and may be called in a slot of the table's signals.
    struct Retire {
        HostController *controller;
        void operator()(network::TableHost *host) const;
    };
    using HostPointer = std::unique_ptr<network::TableHost, Retire>;

    network::Transport *loaded(network::Missing *missing = nullptr) const;
    HostPointer makeHost();
    bool listen(quint16 port, QString *error = nullptr);
    void closeServer();
    void openWays();
    void updateReach();
    std::vector<network::Address> ways() const;
    Reach reach() const;
    bool reopen(const GameEvent &game);
    void openSheet();
    void start();
    void cancel();
    void onRestarted();
    void update();
    void updateSeats();
    void updatePanel();
    void connectPanel();
    void waitFor(int seat);
    void askToEnd(const std::function<void()> &replace);
    void askForSeat();
    bool isRunning() const;
    bool isAtTable() const;
    QString nameOf(int seat) const;
    void showMessage(const QString &what);

    Settings &settings_;
    MainWindow &window_;
    Table &table_;
    QString file_;
    network::Transport *transport_ = nullptr;
    std::unique_ptr<network::TableServer> server_;
    std::unique_ptr<network::PortOpening> routerPort_;
    network::OpenedPort openedPort_;
    HostPointer host_, next_;
    bool again_ = false; ///< `host_` waits for another game with the same people
    QPointer<InvitationSheet> sheet_;
    QPointer<AwayPanel> panel_;
    bool showsGuests_ = false; ///< something at the table tells of guests
    int awaySeat_ = -1;        ///< the seat of the panel
    int hesitationMs_ = 60'000;
    std::map<int, QDeadlineTimer> patientFor_; ///< by seat: so long the host waits without the panel
    QPointer<MessageSheet> question_;
    bool isEnding_ = false; ///< the host has agreed to end the game of the guests
    QTimer seconds_;
    QTimer dealing_;        ///< runs out when guests have waited long enough for the next hand
    QPointer<Plaque> note_; ///< the last message
    PhraseBar phrases_;
};

} // namespace meadhall::ui
