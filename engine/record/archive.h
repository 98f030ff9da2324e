// SPDX-License-Identifier: GPL-3.0-or-later
// Archive of finished and interrupted games: one record file per game in a dedicated folder.
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace meadhall::record {

class FolderLock;

/// Holds only paths: nothing is created or read before it is needed. Files are moved only by renaming, so a game exists
/// in exactly one place even if the program is killed.
class Archive {
public:
    /// @param folder the program's data folder; the archive is a subfolder of it
    /// @param lock of that folder, for those functions that say so; nullptr: they do without
    explicit Archive(const QString &folder, std::shared_ptr<FolderLock> lock = {});

    /// The archive folder. It may not exist yet.
    const QString &folder() const { return folder_; }
    /// True if the file lies directly in the archive folder.
    bool holds(const QString &fileName) const;

    /// Moves a record into the archive, under a name made of its last modification time in UTC and its game. A file in
    /// the place of the folder is renamed.
    /// @param place receives the new file name
    /// @return the system's error code, 0 on success
    int keep(const QString &fileName, QString &place) const;

    struct Entry {
        QString file;
        QDateTime when; ///< last played: the time in the file name, or else the modification time; in UTC, since the
                        ///< time zone may change
    };
    /// All games, latest first; at the end those dated by a clock that was wrong. Opens no file, but reads the
    /// modification times of files that have no time in UTC in their names.
    std::vector<Entry> entries() const;
    /// When any record was last played, by its name or else by its modification time; local. Invalid if that was dated
    /// by a clock that was wrong.
    static QDateTime playedAt(const QString &fileName);
    /// The game played last, empty if there is none. Considers only names made by keep().
    QString latest() const;

    /// Moves a game to the folder of deleted games, from which restore() brings it back until purge(). Needs the lock.
    /// @param place receives the new file name
    /// @return 0 on success, the system's error code, or that of the lock
    int remove(const QString &fileName, QString &place) const;
    /// Moves a deleted game back. Parameters and result as for remove().
    int restore(const QString &removed, QString &place) const;
    /// Deletes all removed games permanently, if the lock is held.
    void purge() const;

    /// The review of a record and what was said in the game lie beside it, under its name with these suffixes, and are
    /// moved with it.
    static constexpr auto kReviewSuffix = ".review", kSaidSuffix = ".said";
    /// Moves what lies beside a record that has been moved. If that fails, the game can be reviewed again.
    static void moveCompanions(const QString &from, const QString &to);

    static constexpr auto kFolderName = "games";
    static constexpr auto kRemovedName = "deleted";

private:
    QString removedFolder() const;

    QString folder_;
    std::shared_ptr<FolderLock> lock_;
};

} // namespace meadhall::record
