// SPDX-License-Identifier: GPL-3.0-or-later
// One owner of a data folder at a time.
#pragma once

#include <QString>

#include <mutex>
#include <optional>

namespace meadhall::record {

/// The lock of a data folder: a lock of the system on a file in it. The system releases it when the program ends,
/// however that happens, and knows the file by whatever path the folder is reached. A lock file that nobody holds, as
/// in a copied folder, means nothing; anything else in its place, such as a folder, is renamed. Where the file system
/// knows no locks, nobody gets them. Functions can be called from any thread.
class FolderLock {
public:
    /// Does not access the file system.
    explicit FolderLock(const QString &folder);
    ~FolderLock();
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;

    /// Takes the lock, creating the folder if needed, or checks that it is still held: call it before writing anything
    /// that is kept in memory, and write nothing unless it returns 0. Locks again a folder that was removed. The lock
    /// is lost for good once another program has had it, or another folder lies in the place of this one, since what is
    /// in memory no longer belongs to the files there.
    /// @return 0, kInUse, kReplaced, or the system's error code
    int take();
    static constexpr int kInUse = -1;    ///< another program holds the lock
    static constexpr int kReplaced = -2; ///< nobody holds it any more, but it has been lost

    /// Takes the lock from a program on another computer, which finds that out with its next take().
    /// @return as for take()
    int takeOver();

    /// The program that holds the lock, as far as it has written that down.
    struct Owner {
        qint64 process = 0;
        QString computer;
        bool isOnThisComputer = true;
        QString address; ///< of its socket; empty: none
    };
    Owner owner() const;

    /// Writes down where other programs of this computer reach the owner of this lock.
    void setAddress(const QString &address);

    static constexpr auto kFileName = "running.lock";

    /// The data folder in which a file lies, also in a folder in it: the next one above the file that has a lock file.
    /// @return empty if the file lies elsewhere
    static QString dataFolderOf(const QString &fileName);

private:
    /// Tells a file or folder from others that had its name before. All 0: there was none.
    struct Identity {
        quint64 device = 0, number = 0;
        qint64 changed = 0; ///< ms since 1970; 0 for folders
        bool operator==(const Identity &) const = default;
    };

    Identity identityOf(const QString &name) const;
    bool isOurs() const;
    bool isFolderAnother() const;
    int lockFile();
    int open();
    void writeOwner() const;
    void release();

    const QString folder_, file_;
    QString address_;
    std::mutex mutex_;
    int handle_ = -1;              ///< of the open lock file; −1: not held
    Identity lockedFolder_;        ///< while the lock is held
    std::optional<Identity> seen_; ///< of the lock file, when it could not be locked
    int lost_ = 0;                 ///< why the lock is lost for good
};

} // namespace meadhall::record
