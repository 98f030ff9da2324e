// SPDX-License-Identifier: GPL-3.0-or-later
// Who is to sit on which of the six places round the table. No widgets: the model of the new-game dialog.
#pragma once

#include "ui/table/scene/layout.h"
#include "ui/table/seats/game_setup.h"

#include <array>

namespace meadhall::ui {

/// With two players or more, they always sit on the places that the table will have for them (see tablePlaces()), and a
/// single human sits at the bottom, as at the table. Those who must move for that move as little as possible.
class SeatPlan {
public:
    /// Gives every chair without one a face of its own.
    explicit SeatPlan(std::vector<ChairSetup> chairs);

    /// @param place 0 … kTablePlaces − 1, see tablePlaces()
    const std::optional<ChairSetup> &at(int place) const { return places_[static_cast<std::size_t>(place)]; }
    int count() const;
    /// Clockwise from the bottom.
    std::vector<ChairSetup> chairs() const;
    /// Index into chairs(); −1: the place is empty.
    int chairAt(int place) const;
    /// The place of an index into chairs(); −1: there is none.
    int placeOf(int chair) const;
    /// The place of everybody else who has that face; −1: nobody has.
    int placeOfFace(const QString &persona, int exceptPlace) const;
    bool watching() const;

    /// Replaces the person on a place that is taken.
    /// @return where the new one sits
    int replace(int place, const ChairSetup &chair);
    /// Seats one more player on that place, or as near to it as the table allows: who left last, or a computer.
    /// @return where the new player sits; −1 if all places are taken
    int add(int place);
    void remove(int place);
    /// Fills or empties places; who left last comes back first.
    void setCount(int players);
    /// Replaces the humans by computers with their faces, or seats a human at the bottom again.
    void setWatching(bool watching);

    /// The place of the player who starts; nullopt: at random. Follows the person; nullopt if that person leaves.
    std::optional<int> starter() const { return starter_; }
    void setStarter(std::optional<int> place) { starter_ = place; }

private:
    ChairSetup newcomer();
    void giveFaces();
    void settle();
    void move(int from, int to);
    void swap(int one, int other);

    std::array<std::optional<ChairSetup>, kTablePlaces> places_;
    std::vector<ChairSetup> left_;      ///< who was sent away, last one last
    std::optional<ChairSetup> watcher_; ///< the human who watches
    std::optional<int> starter_;
};

} // namespace meadhall::ui
