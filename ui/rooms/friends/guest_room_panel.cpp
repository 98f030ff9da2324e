// SPDX-License-Identifier: GPL-3.0-or-later
// Room of a table elsewhere: points and log, beside the table or in the drawer of a narrow window.
#include "ui/rooms/friends/guest_room.h"
#include "ui/table/games/games.h"
#include "ui/table/panel/side_drawer.h"

#include <QHBoxLayout>

namespace meadhall::ui {

void GuestRoom::restartPanel()
{
    const Table &table = guest_->table();
    panel_->restart(gameInfo(shown_), table.seenBy(view_->viewpoint()), view_->names(), view_->viewpoint());
    showSeatsInPanel();
}

/// What the seats show, also for the panel.
void GuestRoom::showSeatsInPanel()
{
    std::vector<PointsSeat> seats;
    for (int seat = 0; seat < view_->stage().players(); ++seat) {
        const SeatItem *item = view_->stage().seat(seat);
        seats.push_back({item->portrait(), item->count(), item->turn()});
    }
    panel_->setSeats(seats);
}

void GuestRoom::placePanel()
{
    if (!view_)
        return;
    const bool beside = !isInSmallWindow();
    if (!beside && !drawer_->isAncestorOf(panel_)) {
        middle_->removeWidget(panel_);
        panel_->setMaximumWidth(QWIDGETSIZE_MAX);
        panel_->setMinimumWidth(SidePanel::kNarrowest);
        drawer_->hold(panel_);
    } else if (beside && middle_->indexOf(panel_) < 0) {
        drawer_->close();
        middle_->addWidget(panel_);
    }
    panel_->setPlace(beside ? SidePanel::Place::Beside : SidePanel::Place::Drawer, false);
    if (beside) {
        panel_->setFixedWidth(std::max(panelWidth(), SidePanel::kNarrowest));
        panel_->setVisible(panelShown_);
    }
    Q_EMIT tableStateChanged();
}

bool GuestRoom::panelIsShown() const
{
    return view_ && (isInSmallWindow() ? drawer_->isOpen() : panel_->isVisibleTo(this));
}

void GuestRoom::togglePanel(bool shown)
{
    if (!view_)
        return;
    if (isInSmallWindow()) {
        if (shown) {
            panel_->setPage(SidePanel::PointsPage);
            drawer_->open(panel_->firstPart());
            view_->announcer().announce(SidePanel::saidAbout(true));
        } else {
            drawer_->close();
        }
    } else {
        const bool hadFocus = focusWidget() && panel_->isAncestorOf(focusWidget());
        panelShown_ = shown;
        panel_->setVisible(shown);
        if (shown)
            panel_->firstPart()->setFocus(Qt::ShortcutFocusReason);
        else if (hadFocus)
            view_->focusTable();
        view_->announcer().announce(SidePanel::saidAbout(shown));
    }
    Q_EMIT tableStateChanged();
}

} // namespace meadhall::ui
