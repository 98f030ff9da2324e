// SPDX-License-Identifier: GPL-3.0-or-later
// A game as the start page shows it: as seen from the chair of the person at the screen.
#pragma once

#include "engine/core/event.h"
#include "ui/table/table_view.h"

#include <QString>

namespace meadhall::ui {

struct SavedGame {
    Game game = Game::Odin;
    TableView::People people;
    int seat = 0;             ///< the viewpoint
    bool covered = false;     ///< several people share the screen, or nobody plays: no hand is shown
    std::vector<int> counts;  ///< hand sizes by seat
    CardSet hand;             ///< of the viewpoint; empty if covered
    std::vector<Card> middle; ///< Odin: the set on the table; Ninjan: the tops of the piles
    int turn = -1;            ///< seat; −1: nobody's, or several at once
    QStringList lines;        ///< by seat: what it did last
    std::vector<int> totals;  ///< by seat
    int target = 0;           ///< points that end the game; 0: none
    QString title;            ///< “Odin, hand 4”
    QString prompt;           ///< what comes next; may be empty
};

/// @param events a legal record with at least its first line
SavedGame savedGameOf(const Events &events);

} // namespace meadhall::ui
