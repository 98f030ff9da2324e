// SPDX-License-Identifier: GPL-3.0-or-later
// Brings a window to each of its states, and takes the pictures.
#pragma once

#include "window_pictures.h"

#include "tests/ui/played_window.h"
#include "ui/app/analysis_controller.h"
#include "ui/app/deal_room_controller.h"
#include "ui/app/puzzles_controller.h"
#include "ui/app/statistics_controller.h"
#include "ui/app/tutorial_controller.h"
#include "ui/rooms/puzzles/puzzle_store.h"

#include <QAction>

#include <functional>

namespace meadhall {
struct StatisticsPage;
}

namespace meadhall::bench {

/// A finished game of Odin or Ninjan with a person in seat 0.
Events finished(Game game, int players, int number = 1);
/// Until the person has to answer a set of at least two cards.
Events untilOwnTurn(const Events &events, int fromHand);

class Photographer {
public:
    Photographer(const QDir &folder, const Look &look, const QStringList &only)
        : folder_(folder), look_(look), only_(only), window_(look.size, look.language)
    {
        window_.settings().theme.set(look.theme);
        makeControllers();
        good_ = folder_.mkpath(look.name());
    }

    bool takeAll();

private:
    using Steps = std::function<void()>;

    ui::Actions &actions() { return window_.window().actions(); }
    void makeControllers()
    {
        new ui::TutorialController(window_.settings(), &window_.window());
        new ui::DealRoomController(window_.settings(), QString(), &window_.window());
        analysis_ = new ui::AnalysisController(window_.settings(), &window_.window());
        puzzles_ = new ui::PuzzlesController(window_.settings(), window_.gameFolder(), &window_.window());
        Clock::stopAt(QDateTime(QDate(2026, 11, 22), QTime(19, 5)));
        statistics_ = new ui::StatisticsController(window_.settings(), &window_.window());
    }
    bool wants(const QString &name) const { return only_.isEmpty() || only_.contains(name); }
    void take(const QByteArray &name, const Steps &steps);
    /// Takes a picture of what an action opens.
    void takeOpened(const QByteArray &name, QAction *action)
    {
        take(name, [=] { action->trigger(); });
    }
    void takeOdin();
    void takeNinjan();
    void takeSettings();
    void takeReviews();
    void takeAnalysis();
    void takePuzzles();
    void takeStart();
    void takeOthers();
    void takeGuest();
    void takeStatistics();
    void takePage(const QByteArray &name, const StatisticsPage &page, bool tables = false);
    void settle();
    void closeAll();
    QImage picture();
    bool saveSheet() const;

    static constexpr int kTimeout = 8000; ///< ms until a picture is taken although something still moves

    QDir folder_;
    Look look_;
    QStringList only_;
    PlayedWindow window_;
    ui::AnalysisController *analysis_; ///< owned by the window, as the others
    ui::PuzzlesController *puzzles_;
    ui::StatisticsController *statistics_;
    std::vector<std::pair<QString, QImage>> thumbnails_;
    bool good_ = true;
};

} // namespace meadhall::bench
