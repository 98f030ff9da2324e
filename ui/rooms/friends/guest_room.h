// SPDX-License-Identifier: GPL-3.0-or-later
// The room of a game at a table elsewhere, seen from the own chair.
#pragma once

#include "engine/network/guest_table.h"
#include "ui/base/widgets/room.h"
#include "ui/rooms/friends/phrase_bar.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/table_view.h"

#include <QTimer>

#include <memory>

class QHBoxLayout;

namespace meadhall::ui {

class MessageSheet;
class NoticeStrip;
class PixmapCache;
class Settings;
class SideDrawer;
class WaitingPage;

/// First shows who is awaited, then the table, and says what becomes of the connection.
class GuestRoom : public Room {
    Q_OBJECT

public:
    /// @param guest has a chair
    /// @param settings,cache must outlive the room
    GuestRoom(std::unique_ptr<network::GuestTable> guest, Settings &settings, PixmapCache &cache);
    ~GuestRoom() override;

    network::GuestTable &guest() { return *guest_; }
    TableView *playedTable() const override { return view_; }
    WaitingPage &waiting() { return *waiting_; }
    NoticeStrip &notice() { return *notice_; }
    SidePanel &panel() { return *panel_; }
    PhraseBar &phrases() { return phrases_; }
    /// Returns true if the host has ended the game, or coming back was given up.
    bool isOver() const { return over_; }

    void togglePanel(bool shown);
    bool panelIsShown() const;
    /// Asks first while a game runs.
    void goBack() override;

Q_SIGNALS:
    /// A message for screen readers.
    void announced(const QString &words);
    /// It is over for good: the chair is not worth keeping.
    void chairLost();

protected:
    QWidget *first() override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void arrange() override;

private:
    void connectGuest();
    void onEnded(network::Code code, network::Loss loss);
    void showTable();
    void makeView(Game game);
    void connectView();
    void applySettings();
    void noteDeals();
    void allowHints();
    void restartPanel();
    void showSeatsInPanel();
    bool isPlaying() const;
    bool isPlayedFor() const;
    void leaveForGood();
    void askToLeave();
    void onSeatsChanged();
    void showAbsent();
    void askToUndo();
    void announceNewPeople();
    void awaitConfirmation();
    void say(const QString &sentence);
    void tell(const QString &sentence);
    void showNotice();
    QString awaited() const;
    QString nameOf(int seat) const;
    TableView::People peopleAt(const Table &table) const;
    void retranslate();

    Settings &settings_;
    PixmapCache &cache_;
    std::unique_ptr<network::GuestTable> guest_;
    PhraseBar phrases_;
    NoticeStrip *notice_;
    QHBoxLayout *middle_;
    WaitingPage *waiting_;
    SidePanel *panel_;
    SideDrawer *drawer_;
    TableView *view_ = nullptr;  ///< refers to the guest's table; null before the game
    Game viewGame_ = Game::Odin; ///< the game that `view_` shows
    QPointer<MessageSheet> question_;
    QTimer seconds_;           ///< runs while the notice counts down
    QString lastAnnouncement_; ///< the notice when it was said last, without the time
    std::vector<bool> away_;   ///< by seat: the game waits for that guest
    QString news_;             ///< shown while `newsTime_` runs; empty: nothing
    QTimer newsTime_;
    QTimer confirmationTime_; ///< runs after an answer, until the host confirms it
    bool isConfirmationLate_ = false;
    QStringList lastNames_; ///< of the guests, by seat; empty: no guest
    network::Code code_ = network::Code::None;
    network::Loss loss_ = network::Loss::Closed;
    bool over_ = false;
    bool panelShown_; ///< wanted where there is room beside the table
};

} // namespace meadhall::ui
