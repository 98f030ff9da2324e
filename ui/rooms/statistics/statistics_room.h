// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the statistics.
#pragma once

#include "engine/core/event.h"
#include "engine/results/statistics.h"
#include "ui/base/graphics/pixmap_cache.h"
#include "ui/base/settings/settings.h"
#include "ui/base/widgets/room.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace meadhall::ui {

class EmptyLoom;
class Announcer;
class BeginnerPage;
class FilterBar;
class StatisticsView;

/// Shows the figures of one game and asks for new ones when they change. Ctrl+Tab shows the other game.
class StatisticsRoom : public Room {
    Q_OBJECT

public:
    /// @param statistics,settings,cache must outlive the room
    /// @param game shown first
    StatisticsRoom(Statistics &statistics, Settings &settings, PixmapCache &cache, Game game);

    const StatisticsFilter &filter() const;
    StatisticsView &view() const { return *view_; }
    FilterBar &filters() const { return *filters_; }
    /// The number of the last request, and whether its figures are shown.
    quint64 request() const { return request_; }
    bool isUpToDate() const { return shown_ == request_; }

Q_SIGNALS:
    void newGameWanted(meadhall::Game game);
    /// A game like the last one against computers of this level.
    void levelWanted(meadhall::Game game, meadhall::players::Level level);
    void lessonWanted(meadhall::Game game);
    /// @param file as in BestPart
    void reviewWanted(const QString &file);

protected:
    QWidget *first() override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void arrange() override;

private:
    void buildPages(PixmapCache &cache);
    void buildFoot();
    void connectParts();
    void ask();
    void show(quint64 request, const StatisticsPage &page);
    void showPage();
    void showTrouble();
    void showProgress(int read, int all);
    void exportTable(Statistics::Table table);
    void clear();
    void undoClear();
    void say(const QString &message);
    void remember(const QString &panel, bool asTable);
    void retranslate();

    Statistics &statistics_;
    Settings &settings_;
    FilterBar *filters_;
    QStackedWidget *pages_;
    StatisticsView *view_;
    EmptyLoom *loom_;
    BeginnerPage *beginner_;
    QLabel *notice_, *progressText_, *undoText_;
    QProgressBar *progress_;
    QWidget *progressRow_, *undoBar_;
    QPushButton *undo_;
    Announcer *announcer_;
    QTimer progressDelay_; ///< until progress is shown
    StatisticsPage page_;
    quint64 request_ = 0, shown_ = 0;
    int read_ = 0, toRead_ = 0;
};

} // namespace meadhall::ui
