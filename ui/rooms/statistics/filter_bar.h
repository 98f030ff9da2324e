// SPDX-License-Identifier: GPL-3.0-or-later
// Which game and which games of it are shown, and what can be done with their figures.
#pragma once

#include "engine/results/statistics.h"

#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace meadhall::ui {

class Segments;
class TurningRow;

/// The widgets at the end of a room's bar. In a narrow window the filters stand below it.
class FilterBar : public QWidget {
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent);

    const StatisticsFilter &filter() const { return filter_; }
    void setFilter(const StatisticsFilter &filter);
    /// Names to choose from; the choice is hidden unless there are several.
    void setPeople(const QStringList &people);
    /// @param page whose first row takes the filters where they have no room in the bar
    void setNarrow(bool narrow, QVBoxLayout &page);
    /// The width that all its parts need.
    int roomyWidth() const;
    /// Filters and export have no use without games, and filters none with few.
    void setHasGames(bool has, bool few = false);
    QSize minimumSizeHint() const override;

    Segments *games() const { return games_; }
    QComboBox *levelBox() const { return level_; }
    QComboBox *playersBox() const { return players_; }
    QComboBox *periodBox() const { return period_; }
    QComboBox *personBox() const { return person_; }

public Q_SLOTS:
    /// The other game.
    void switchGame();
    /// No filter but the game.
    void showAll();

Q_SIGNALS:
    void filterChanged();
    void exportWanted(meadhall::Statistics::Table table);
    void clearWanted();

private:
    QComboBox *makeBox(const char *name);
    void buildExport();
    void retranslate();
    void fillBoxes();
    void fillPlayers();
    void chosen();
    void showFilter();
    void showParts();
    void updateIcons();

    StatisticsFilter filter_;
    QStringList people_;
    Segments *games_;
    TurningRow *boxes_;
    QComboBox *level_, *players_, *period_, *person_;
    QPushButton *export_;
    std::array<QAction *, 5> exports_{}; ///< by Statistics::Table
    QToolButton *clear_;
    bool narrow_ = false, hasGames_ = true, fewGames_ = false;
};

} // namespace meadhall::ui
