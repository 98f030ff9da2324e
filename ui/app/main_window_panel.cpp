// SPDX-License-Identifier: GPL-3.0-or-later
// Main window: rooms, and the side panel, beside the table, over it, or in the drawer of a narrow window.
#include "ui/app/main_window.h"

#include "ui/app/rooms.h"
#include "ui/app/table_sounds.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/base/widgets/glyph_icon.h"
#include "ui/base/widgets/sheet.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace meadhall::ui {

namespace {

constexpr int kPanelDefault = 364;   ///< px, width of the panel where there is room
constexpr int kPanelAlways = 1600;   ///< px, from here on the table has room enough beside the panel
constexpr int kPanelAboveTools = 12; ///< px
/// px at 1×
constexpr int kHandleWidth = 26, kHandleHeight = 34, kHandleTop = 4, kHandleGlyph = 16;

} // namespace

void MainWindow::connectPanel()
{
    panelHandle_->setObjectName(QStringLiteral("panelHandle"));
    panelHandle_->setFocusPolicy(Qt::NoFocus); // keys have the menu entry
    connect(panelHandle_, &QToolButton::clicked, actions_->sidePanel, &QAction::trigger);
    connect(actions_->sidePanel, &QAction::changed, this, &MainWindow::placePanelHandle);
    connect(panel_, &SidePanel::closeRequested, this, [this] { togglePanel(false); });
    connect(panel_, &SidePanel::pinRequested, this, [this](bool pinned) {
        settings_.setSidePanelPinned(pinned);
        updatePanelVisibility();
    });
    connect(panel_, &SidePanel::widthRequested, this, [this](int width) {
        panelWidth_ = std::clamp(width, SidePanel::kNarrowest, SidePanel::kWidest);
        placePanel();
    });
    connect(drawer_, &SideDrawer::closed, this, [this] {
        actions_->sidePanel->setChecked(false);
        // Who had the focus before is gone, or will be when the sheet that took it closes.
        if (!focusWidget() || drawer_->isAncestorOf(focusWidget()) || Sheet::topOf(this))
            view_->focusTable();
        if (panelPlace() == SidePanel::Place::Drawer && !rooms_->current())
            view_->announcer().announce(SidePanel::saidAbout(false));
    });
}

SidePanel::Place MainWindow::panelPlace() const
{
    if (width() < kMinWidthForPanel)
        return SidePanel::Place::Drawer;
    return settings_.sidePanelPinned() || width() >= kPanelAlways ? SidePanel::Place::Beside : SidePanel::Place::Over;
}

/// The width that the user has dragged the panel to, or one that goes with the width of the window and with its words.
int MainWindow::panelWidth() const
{
    const int along =
        SidePanel::kNarrowest
        + (kPanelDefault - SidePanel::kNarrowest) * (width() - kMinWidthForPanel) / (kPanelAlways - kMinWidthForPanel);
    const int most = panelPlace() == SidePanel::Place::Over ? kPanelDefault : std::min(along, kPanelDefault);
    const int forWords = std::min({grown(SidePanel::kNarrowest), SidePanel::kWidest, width() * 3 / 10});
    return panelWidth_ > 0 ? std::clamp(panelWidth_, SidePanel::kNarrowest, SidePanel::kWidest)
                           : std::max(most, forWords);
}

/// Puts the panel where it belongs; it is hidden before the first game.
void MainWindow::updatePanelVisibility()
{
    const SidePanel::Place place = panelPlace();
    const bool inSplitter = splitter_->indexOf(panel_) >= 0;
    if (place != SidePanel::Place::Drawer || !shownTable())
        drawer_->close();
    if (place == SidePanel::Place::Beside && !inSplitter) {
        splitter_->addWidget(panel_);
        splitter_->setStretchFactor(1, 0);
    } else if (place == SidePanel::Place::Over) {
        panel_->setParent(this);
    } else if (place == SidePanel::Place::Drawer && !drawer_->isAncestorOf(panel_)) {
        drawer_->hold(panel_);
    }
    panel_->setPlace(place, place != SidePanel::Place::Drawer && width() < kPanelAlways);
    if (place != SidePanel::Place::Drawer) {
        panel_->setVisible(sidePanelEnabled_ && table_->hasGame() && !rooms_->current() && !isStartShown());
        placePanel();
    }
    actions_->sidePanel->setChecked(place == SidePanel::Place::Drawer ? drawer_->isOpen() : panel_->isVisibleTo(this));
    placePanelHandle();
}

/// Sizes the panel. Over the table it ends above the tools and the hand, so that these stay free.
void MainWindow::placePanel()
{
    const SidePanel::Place place = panel_->place();
    if (place == SidePanel::Place::Beside) {
        splitter_->setSizes({width() - panelWidth() - splitter_->handleWidth(), panelWidth()});
    } else if (place == SidePanel::Place::Over) {
        const QRect table = pages_->geometry();
        const TableLayout &layout = view_->stage().layout();
        qreal bottom = table.height();
        const int panel = panelWidth();
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const int left = mirrored ? table.left() : table.right() + 1 - panel;
        if (!layout.tools.empty()) { // somebody plays
            const FanPlace &hand = layout.hand;
            const bool aboveHand = mirrored ? hand.middle.x() - hand.width / 2 < panel
                                            : hand.middle.x() + hand.width / 2 > table.width() - panel;
            bottom = std::min(layout.tools.front().top(), layout.play.top()) - kPanelAboveTools;
            if (aboveHand) // its numbers have to be seen
                bottom = std::min(bottom, hand.middle.y() - hand.card * 1.15);
        }
        panel_->setGeometry(left, table.top(), panel, qRound(bottom));
        if (auto *scrim = findChild<QWidget *>(QStringLiteral("scrim"), Qt::FindDirectChildrenOnly)) // of a sheet
            panel_->stackUnder(scrim);
        else
            panel_->raise();
    }
}

/// At the edge where the panel would be, as long as it is closed.
void MainWindow::placePanelHandle()
{
    const bool away = rooms_->current() || !shownTable() || !table_->hasGame();
    panelHandle_->setVisible(!away && !actions_->sidePanel->isChecked());
    const QSize size(grown(kHandleWidth), grown(kHandleHeight));
    setGlyph(panelHandle_, Glyph::Table, false, kHandleGlyph);
    const int left = layoutDirection() == Qt::RightToLeft ? 0 : pages_->width() - size.width();
    panelHandle_->setGeometry(QRect(QPoint(left, grown(kHandleTop)), size));
    panelHandle_->raise();
}

/// In a narrow window the drawer opens for a look at it; the wish for the panel elsewhere stays as it is.
void MainWindow::togglePanel(bool shown)
{
    if (rooms_->current() || !shownTable())
        return; // a room has a panel of its own
    if (panel_->place() == SidePanel::Place::Drawer) {
        if (shown && table_->hasGame()) {
            panel_->setPage(SidePanel::PointsPage);
            drawer_->open(panel_->firstPart());
            view_->announcer().announce(SidePanel::saidAbout(true));
        } else {
            drawer_->close();
        }
        actions_->sidePanel->setChecked(drawer_->isOpen());
        return;
    }
    sidePanelEnabled_ = shown;
    const bool hadFocus = focusWidget() && panel_->isAncestorOf(focusWidget());
    if (hadFocus && !shown)
        view_->focusTable();
    panel_->setVisible(shown && table_->hasGame());
    placePanel();
    if (panel_->isVisible())
        panel_->firstPart()->setFocus(Qt::ShortcutFocusReason);
    actions_->sidePanel->setChecked(shown && table_->hasGame());
    if (table_->hasGame())
        view_->announcer().announce(SidePanel::saidAbout(shown));
}

/// What the seats of the table show, also for the panel, which may lie over them.
void MainWindow::showSeatsInPanel()
{
    std::vector<PointsSeat> seats;
    for (int seat = 0; seat < view_->stage().players() && table_->hasGame(); ++seat) {
        const SeatItem *item = view_->stage().seat(seat);
        seats.push_back({item->portrait(), item->count(), item->turn()});
    }
    panel_->setSeats(seats);
    if (panel_->place() == SidePanel::Place::Over)
        placePanel(); // the tools may be elsewhere
}

/// The table waits while something else is shown: nothing is missed there, and nothing is announced from behind.
void MainWindow::pauseWhileAway()
{
    const bool away = rooms_->current() || (isStartShown() && table_->hasGame());
    if (away && !table_->paused()) {
        pausedWhileAway_ = true;
        table_->setPaused(true);
    } else if (!away && std::exchange(pausedWhileAway_, false)) {
        table_->setPaused(false);
    }
}

/// The table, the start page or a room has taken the place of another.
void MainWindow::onPageChanged()
{
    pauseWhileAway();
    updatePanelVisibility();
    if (TableView *shown = shownTable())
        sounds_->follow(*shown);
    refreshActions();
    if (rooms_->current())
        return;
    if (isStartShown())
        start_->takeFocus();
    else
        view_->focusTable();
}

void MainWindow::connectRooms()
{
    connect(rooms_, &Rooms::changed, this, &MainWindow::onPageChanged);
    connect(rooms_, &Rooms::tableStateChanged, this, [this] {
        if (TableView *shown = shownTable())
            sounds_->follow(*shown);
        refreshActions();
    });
}

} // namespace meadhall::ui
