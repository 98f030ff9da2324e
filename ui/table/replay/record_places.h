// SPDX-License-Identifier: GPL-3.0-or-later
// Where the lines of a record stand in its game: hand and turn, or round and card.
#pragma once

#include "engine/core/event.h"

#include <vector>

namespace meadhall::ui {

/// The place of a line. Odin: part = hand, step = turn. Ninjan: part = round, step = 0 for the choice, then the card
/// that is put on a pile. Before the first turn, step is 0 (Odin) or part is 0 (Ninjan).
struct RecordPlace {
    int part = 0;
    int step = 0;
    friend bool operator==(const RecordPlace &, const RecordPlace &) = default;
};

/// A point of the curve and the lines that belong to it: all choices of a round are one point.
struct CurvePoint {
    RecordPlace place;
    double x = 0;  ///< from 0; a turn (Odin) or a round (Ninjan) is 1 wide
    int first = 0; ///< its first line
    int last = 0;  ///< its last line, whose outlook is shown
    friend bool operator==(const CurvePoint &, const CurvePoint &) = default;
};

/// All lines of a record, counted from 1.
class RecordPlaces {
public:
    RecordPlaces() = default;
    /// @param events a legal record, finished or not
    explicit RecordPlaces(const Events &events);

    Game game() const { return game_; }
    int players() const { return players_; }
    int lines() const { return static_cast<int>(places_.size()); }
    /// Number of hands or rounds that were begun.
    int parts() const { return parts_; }
    RecordPlace place(int line) const;
    /// First line of a hand (its deal) or round; lines() + 1 if there is none.
    int firstLineOf(int part) const;

    /// The points of one curve: Odin has one for each hand, Ninjan one for the game.
    /// @param line any line of that hand
    std::vector<CurvePoint> curveAt(int line) const;
    /// The point of a line in such a curve; −1 if it has none.
    static int pointOf(const std::vector<CurvePoint> &curve, int line);

private:
    void addOdin(const Events &events);
    void addNinjan(const Events &events);
    double xOf(const RecordPlace &place) const;

    Game game_ = Game::Odin;
    int players_ = 0;
    int parts_ = 0;
    std::vector<RecordPlace> places_;
};

} // namespace meadhall::ui
