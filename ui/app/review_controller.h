// SPDX-License-Identifier: GPL-3.0-or-later
// Opens reviews on request, and games that are played on from one.
#pragma once

#include "engine/record/record.h"

#include <QObject>

namespace meadhall::ui {

class MainWindow;
class Settings;

/// Connects the entrances of the main window: its menu, the panel at the end of a game, the list of past games.
class ReviewController : public QObject {
    Q_OBJECT

public:
    /// @param window becomes the parent
    ReviewController(Settings &settings, MainWindow *window);

    /// Reviews the game on the table if it is over, otherwise the one of the archive that was finished last.
    void reviewLast();
    /// Reviews a record, or what can be read of it.
    void reviewFile(const QString &file);

private:
    void review(const QString &file, const record::Record &record);
    void enter(const Events &events, const QString &file, const QString &remark);
    void sayNothingToReview();
    QString lastFinished() const;

    Settings &settings_;
    MainWindow *window_;
};

} // namespace meadhall::ui
