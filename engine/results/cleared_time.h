// SPDX-License-Identifier: GPL-3.0-or-later
// Up to when games do not count in the statistics.
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace meadhall {

/// Kept in a small file of its own, because the database may get lost. Times are ms since 1970, UTC; 0: all games
/// count.
class ClearedTime {
public:
    /// @param folder the program's data folder
    explicit ClearedTime(const QString &folder);

    /// 0 also where the clock was wrong when they were cleared: nobody could play a game that counts.
    qint64 time();
    /// @return false if it cannot be written; then it counts until the program ends
    bool clear(qint64 now);
    /// Makes the last clear() undone, if there is one. Result as for clear().
    bool undo();

    static constexpr auto kFileName = "statistics.cleared";

private:
    bool write(qint64 time);

    QString file_;
    std::optional<qint64> time_; ///< nullopt: not read yet
    std::vector<qint64> before_; ///< for undo()
};

} // namespace meadhall
