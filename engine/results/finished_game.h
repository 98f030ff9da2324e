// SPDX-License-Identifier: GPL-3.0-or-later
// A finished record as the rows of the statistics.
#pragma once

#include "engine/core/event.h"
#include "engine/results/statistics_store.h"
#include "engine/review/judge/review.h"
#include "engine/statistics/glicko.h"

#include <vector>

namespace meadhall {

struct FinishedGame {
    StoredGame game;
    std::vector<StoredSeat> seats;
    std::vector<StoredPerson> people;
};

/// @param events a legal record of a finished game
/// @param finished ms since 1970, UTC
/// @param file StoredGame::file
FinishedGame finishedGame(const Events &events, qint64 finished, const QString &file);

/// Adds what a review says of the people.
void addReview(FinishedGame &game, const Events &events, const review::Review &review);

/// The pairings of a stored game, for the rating.
/// @param players at the table
/// @param pairings StoredPerson::pairings
std::vector<statistics::Pairing> pairingsOf(Game game, int players, const QString &pairings);

} // namespace meadhall
