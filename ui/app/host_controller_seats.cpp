// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a table with guests: who is there, and what is done about those who are not.
#include "ui/app/host_controller.h"

#include "engine/core/to_index.h"
#include "engine/network/table_host.h"
#include "engine/network/table_server.h"
#include "ui/app/main_window.h"
#include "ui/base/text/table_text.h"
#include "ui/rooms/friends/away_panel.h"
#include "ui/rooms/friends/network_text.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QStatusBar>

namespace meadhall::ui {

namespace {

constexpr int kTold = 20'000; ///< ms in the status bar

} // namespace

void HostController::tell(const QString &what)
{
    told_ = what;
    window_.statusBar()->showMessage(what, kTold);
    window_.tableView().announcer().announce(what);
}

QString HostController::nameOf(int seat) const
{
    const QString guest = host_->seats().at(toIndex(seat)).name;
    return guest.isEmpty() ? TableText::nameAlone(window_.tableView().names(), seat) : guest;
}

void HostController::update()
{
    const bool ours = isAtTable();
    if (!std::exchange(shown_, ours) && !ours)
        return;
    const bool guests = ours && !waiting();
    const bool speaks = guests && window_.tableView().viewpoint() >= 0;
    window_.actions().say->setVisible(speaks);
    if (speaks)
        phrases_.follow(window_.tableView());
    else
        phrases_.leave();
    updateSeats();
    updatePanel();
}

void HostController::updateSeats()
{
    using network::SeatState;
    const TableStage &stage = window_.tableView().stage();
    const std::vector<SeatState> seats = isAtTable() ? host_->seats() : std::vector<SeatState>();
    bool changed = false;
    const auto notice = [&](int seat, const QString &words, Glyph badge) {
        changed |= stage.seat(seat)->notice() != words;
        stage.seat(seat)->setNotice(words, badge);
    };
    for (int seat = 0; seat < stage.players(); ++seat) {
        const bool guest = toIndex(seat) < seats.size() && seats[toIndex(seat)].kind == SeatState::Kind::Guest;
        const auto presence = guest ? seats[toIndex(seat)].presence : SeatState::Presence::Here;
        if (presence == SeatState::Presence::Here)
            notice(seat, {}, Glyph::Away);
        else if (host_->computerPlays(seat))
            notice(seat, NetworkText::computerPlays(), Glyph::Robot);
        else
            notice(seat, NetworkText::presence(presence), Glyph::Away);
    }
    if (changed)
        window_.tableView().access().notifyNames();
}

/// Shows the panel for the first guest who is missed.
void HostController::updatePanel()
{
    using network::SeatState;
    int missed = -1;
    bool never = false;
    if (isAtTable() && !waiting() && !table_.gameOver()) {
        const std::vector<SeatState> seats = host_->seats();
        for (int seat = static_cast<int>(seats.size()) - 1; seat >= 0; --seat)
            if (seats[toIndex(seat)].kind == SeatState::Kind::Guest
                && seats[toIndex(seat)].presence != SeatState::Presence::Here && !host_->computerPlays(seat)
                && !patientFor_.contains(seat)) {
                missed = seat;
                never = seats[toIndex(seat)].presence == SeatState::Presence::Free;
            }
    }
    const int before = std::exchange(away_, missed);
    if (missed < 0) {
        seconds_.stop();
        if (panel_) {
            const bool focused = panel_->isAncestorOf(window_.focusWidget());
            delete panel_; // never in a slot of its own: see connectPanel()
            if (focused)
                window_.tableView().focusTable();
        }
        return;
    }
    if (panel_ && panel_->parentWidget() != &window_.tableView())
        delete panel_;
    if (!panel_)
        connectPanel();
    panel_->showGuest(nameOf(missed), never, (host_->waitsFor(missed) + 999) / 1000);
    if (before != missed)
        window_.tableView().announcer().announce(panel_->words());
    if (!seconds_.isActive())
        seconds_.start();
}

/// Queued, as the answers delete the panel.
void HostController::connectPanel()
{
    panel_ = new AwayPanel(window_.tableView());
    const auto answer = [this](auto signal, auto slot) { connect(panel_, signal, this, slot, Qt::QueuedConnection); };
    answer(&AwayPanel::waitRequested, [this] {
        if (!host_ || away_ < 0)
            return;
        const int seat = away_;
        host_->waitLonger(seat);
        patientFor_.insert(seat);
        update();
    });
    answer(&AwayPanel::computerRequested, [this] {
        if (host_ && away_ >= 0)
            host_->letComputerPlay(away_);
    });
    answer(&AwayPanel::copyRequested, [this] {
        QGuiApplication::clipboard()->setText(invitation());
        tell(tr("The invitation has been copied."));
    });
    answer(&AwayPanel::endRequested, [this] { endGame(); });
}

/// The game can be continued later, with a new invitation.
void HostController::endGame()
{
    host_.reset();
    if (!next_)
        server_.reset();
    update();
    window_.putGameAway();
}

} // namespace meadhall::ui
