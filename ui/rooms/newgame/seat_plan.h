// SPDX-License-Identifier: GPL-3.0-or-later
// The players of a new game, clockwise. No widgets: the model of the new-game dialog.
#pragma once

#include "ui/table/seats/game_setup.h"

namespace meadhall::ui {

/// Gives every person and every computer a face of its own. Whoever takes a face that somebody else has gives the own
/// one in exchange.
class SeatPlan {
public:
    explicit SeatPlan(std::vector<ChairSetup> chairs);

    const std::vector<ChairSetup> &chairs() const { return chairs_; }
    int count() const { return static_cast<int>(chairs_.size()); }
    /// Adds or removes players: computers leave first, and whoever left last comes back first.
    void setCount(int players);
    void replace(int seat, const ChairSetup &chair);
    void remove(int seat);

    /// The faces of the computers; whoever was chosen first is in front.
    const QStringList &opponents() const { return opponents_; }
    /// Lets the computer with that face play instead of the one that was chosen first.
    void chooseOpponent(const QString &persona);
    /// The level of all computers; nullopt if they differ or if there are none.
    std::optional<players::Level> level() const;
    void setLevel(players::Level level);

    /// The seat of the player who starts; nullopt: at random. Follows the player; nullopt if that player leaves.
    std::optional<int> starter() const { return starter_; }
    void setStarter(std::optional<int> seat) { starter_ = seat; }

private:
    void updateFaces();

    std::vector<ChairSetup> chairs_;
    std::vector<ChairSetup> left_; ///< players who were sent away, the last one last
    QStringList opponents_;
    std::optional<int> starter_;
};

} // namespace meadhall::ui
