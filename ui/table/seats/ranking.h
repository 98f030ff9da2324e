// SPDX-License-Identifier: GPL-3.0-or-later
// The players of a game below each other.
#pragma once

#include "engine/core/event.h"

#include <QWidget>

class QLabel;

namespace meadhall::ui {

/// Place, face, name, level and points of each player, the best first; clockwise before there are points.
class Ranking : public QWidget {
    Q_OBJECT

public:
    explicit Ranking(QWidget *parent);

    /// @param totals by seat; empty: not played yet
    /// @param winners their seats; empty: the game is not over, and there are no places
    /// @param own a seat in bold; −1: none
    void setGame(const GameEvent &game, const std::vector<int> &totals, const std::vector<int> &winners, int own);

private:
    void addRow(const QString &portrait, int place, const QStringList &words, bool own);
    void showPlace(QLabel *disc, int place) const;

    std::vector<std::pair<QLabel *, int>> discs_; ///< with the place
};

} // namespace meadhall::ui
