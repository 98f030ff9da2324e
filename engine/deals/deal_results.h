// SPDX-License-Identifier: GPL-3.0-or-later
// Kept results: of the deals of the day, and of the same deals played by computers.
#pragma once

#include "engine/ai/player.h"
#include "engine/players/deal_of_day.h"
#include "engine/record/kept_file.h"

#include <QString>

#include <map>
#include <memory>

namespace meadhall {

/// A file of JSON lines in the data folder, "deals.jsonl"; lines that cannot be read are skipped, and older files have
/// no first line:
///   {"format":1}
///   {"result":"daily","deal":2026326,"totals":[3,1,5,6],"winners":[1]}
///   {"result":"level","game":"3f0c…","level":"master","totals":[2,1,5,6]}
/// "game" is a digest of the deal, the rules and the chairs, without the names.
class DealResults {
public:
    /// Reads nothing before it is needed.
    /// @param folder empty: results are kept in memory only
    /// @param lock of that folder; nullptr: the file is written without one
    explicit DealResults(const QString &folder, std::shared_ptr<record::FolderLock> lock = {});

    struct Daily {
        std::vector<int> totals; ///< by seat
        std::vector<int> winners;
        /// Place of the person on seat 0, from 1.
        int place = 0;
    };
    /// The result of a day's deal; nullptr if it has not been played.
    const Daily *daily(players::Day day) const;
    /// Keeps a finished game that is the deal of some day. The first result of a day counts.
    /// @return whether it was new
    bool addDaily(const Events &record);

    /// Days in a row with a result, up to that day or the one before it.
    int streak(players::Day today) const;
    int longestStreak() const;

    using Levels = std::map<players::Level, std::vector<int>>;
    /// The totals by seat of the games in which a level has played on the person's seat.
    Levels levels(const GameEvent &game) const;
    void addLevel(const GameEvent &game, players::Level level, const std::vector<int> &totals);

    /// Why results could not be written, see KeptFile::error(). Those that are not on disk stay in memory, and are
    /// written with the next one or when the FileWriter tries again.
    int saveError() const { return file_.error(); }

    static constexpr auto kDealsFile = "deals.jsonl";
    static constexpr int kFormat = 1;

private:
    struct Unwritten;

    void read() const;
    void write(const QByteArray &line);

    mutable record::KeptFile file_;
    std::shared_ptr<Unwritten> unwritten_; ///< shared with the thread of the FileWriter
    mutable bool read_ = false;
    mutable std::map<std::uint64_t, Daily> daily_; ///< by deal number
    mutable std::map<QByteArray, Levels> levels_;
};

/// The day before or after.
players::Day shifted(players::Day day, int days);
/// Today by the clock of this machine.
players::Day today();

} // namespace meadhall
