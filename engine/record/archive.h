// The games that have been played: one file each in a folder of their own.
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <vector>

namespace meadhall::record {

/// Knows the folder by its path alone: nothing is made or read before it is needed. Files only ever move, by renaming,
/// so that a game is in exactly one place whenever the program is killed.
class Archive {
public:
    /// @param folder of the program's data; the games are below it
    explicit Archive(const QString &folder);

    /// The folder of the games. It need not be there yet.
    const QString &folder() const { return folder_; }
    /// Whether a file lies right in that folder.
    bool holds(const QString &fileName) const;

    /// Moves a record in, under the time at which it was last written and the game that it is of. Returns the system's
    /// error code, 0 if all is well; `place` is then its new name.
    int keep(const QString &fileName, QString &place) const;

    struct Entry {
        QString file;
        QDateTime when; ///< when it was last played: as its name says, or else its date
    };
    /// Every game, the latest first. Reads the folder, and the dates of files with other names, but no file.
    std::vector<Entry> entries() const;
    /// The game that was played last; empty if there is none.
    QString latest() const;

    /// Puts a game where restore() finds it until purge(). Error code and place as above.
    int remove(const QString &fileName, QString &place) const;
    int restore(const QString &removed, QString &place) const;
    /// What was removed is gone for good.
    void purge() const;

    static constexpr auto kFolderName = "games";
    static constexpr auto kRemovedName = "deleted";

private:
    QString removedFolder() const;

    QString folder_;
};

} // namespace meadhall::record
