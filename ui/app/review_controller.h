// SPDX-License-Identifier: GPL-3.0-or-later
// Opens reviews on request, and games that are played on from one.
#pragma once

#include "engine/record/record.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace meadhall::ui {

class MainWindow;
class ReviewJudging;
class ReviewedGame;
class ReviewRoom;
class Settings;

/// Connects the entrances of the main window: its menu, the panel at the end of a game, the list of past games. Judges
/// a game that has just been finished, so that its review is ready when somebody asks for it.
class ReviewController : public QObject {
    Q_OBJECT

public:
    /// @param window becomes the parent
    ReviewController(Settings &settings, MainWindow *window);
    ~ReviewController() override;

    /// Reviews the game on the table if it is over, otherwise the one of the archive that was finished last.
    void reviewLast();
    /// Reviews a record, or what can be read of it.
    void reviewFile(const QString &file);

private:
    void review(const QString &file, const record::Record &record);
    void enter(const Events &events, const QString &file, const QString &remark, int line = 0);
    void judgeFinishedGame();
    void judge();
    void onRoomChanged();
    void showJudgement();
    void stopJudging();
    void sayNothingToReview();
    QString lastFinished() const;

    Settings &settings_;
    MainWindow *window_;
    std::unique_ptr<ReviewedGame> finished_; ///< the game at the table, once it is over
    std::unique_ptr<ReviewJudging> judging_; ///< of that game; nullptr while a room judges
    QPointer<ReviewRoom> room_;              ///< the one that was entered last
};

} // namespace meadhall::ui
