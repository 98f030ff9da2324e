// SPDX-License-Identifier: GPL-3.0-or-later
// Up to when games do not count in the statistics.
#pragma once

#include "engine/record/kept_file.h"

#include <optional>
#include <vector>

namespace meadhall {

/// Kept in a small file of its own, because the database may get lost:
/// {"format":1,"cleared":"2026-11-25T18:30:00.000Z"}. Times are ms since 1970, UTC; 0: all games count.
class ClearedTime {
public:
    /// @param folder the program's data folder
    /// @param lock of that folder; nullptr: the file is written without one
    ClearedTime(const QString &folder, std::shared_ptr<record::FolderLock> lock);

    /// 0 also where the clock was wrong when they were cleared: nobody could play a game that counts.
    qint64 time();
    /// A time that cannot be written counts until the program ends.
    void clear(qint64 now);
    /// Makes the last clear() undone, if there is one.
    void undo();

    static constexpr auto kFileName = "statistics.cleared";
    static constexpr int kFormat = 1;

private:
    void write(qint64 time);

    record::KeptFile file_;
    std::optional<qint64> time_; ///< nullopt: not read yet
    std::vector<qint64> before_; ///< for undo()
};

} // namespace meadhall
