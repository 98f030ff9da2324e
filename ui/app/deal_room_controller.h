// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the room of a deal from the menu, and keeps the results of the deals of the day.
#pragma once

#include "engine/deals/deal_results.h"

#include <QObject>
#include <QPointer>

namespace meadhall::ui {

class DealRoom;
class MainWindow;
class Settings;
struct DealSubject;

class DealRoomController : public QObject {
    Q_OBJECT

public:
    /// @param folder data folder; empty: nothing is kept
    /// @param window becomes the parent
    DealRoomController(Settings &settings, const QString &folder, MainWindow *window);

    /// The room; nullptr if none is open.
    DealRoom *room() const;
    /// The deal of today: before it is played, or its result.
    void showDealOfDay();
    /// Shows the results of computers with the cards of the finished game at the table.
    void showComparison();

private:
    void describeToday();
    const Events &runningGame() const;
    bool isRunning(players::Day day) const;
    void enter(const DealSubject &subject);
    void play(const DealSubject &subject);
    void tableChanged();

    Settings &settings_;
    MainWindow *window_;
    DealResults results_;
    bool resultsRead_ = false;    ///< only after the window has been shown
    bool isTodayRunning_ = false; ///< as the tile says
    QPointer<DealRoom> room_;
};

} // namespace meadhall::ui
