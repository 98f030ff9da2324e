// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the records that are not in the statistics yet, and reads them.
#pragma once

#include "engine/results/finished_game.h"

#include <atomic>
#include <deque>

namespace meadhall {

/// A record that is new, or whose review is.
struct NewRecord {
    QString path;
    qint64 finished = 0; ///< ms since 1970, UTC
    KnownFile file;
};

/// Compares the folder of kept games with what has been read.
/// @param folder the program's data folder
/// @param stop once it is true, the list breaks off
std::deque<NewRecord> newRecords(const QString &folder, const std::vector<KnownFile> &known,
                                 const std::atomic<bool> &stop);

/// Reads a record with its review.
/// @param finished ms since 1970, UTC
/// @param name StoredGame::file
/// @return without seats unless it is finished and obeys the rules
FinishedGame readFinished(const QString &path, qint64 finished, const QString &name);

} // namespace meadhall
