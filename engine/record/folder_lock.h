// SPDX-License-Identifier: GPL-3.0-or-later
// One owner of a data folder at a time.
#pragma once

#include <QString>

#include <mutex>

namespace meadhall::record {

/// The lock of a data folder: a lock of the system on a file in it. The system releases it when the program ends,
/// however that happens, and knows the file by whatever path the folder is reached. A lock file that nobody holds, as
/// in a copied folder, means nothing. Where the file system knows no locks, everybody gets them. Functions can be
/// called from any thread.
class FolderLock {
public:
    /// Does not access the file system.
    explicit FolderLock(const QString &folder);
    ~FolderLock();
    FolderLock(const FolderLock &) = delete;
    FolderLock &operator=(const FolderLock &) = delete;

    /// Takes the lock, creating the folder if needed, or checks that it is still held: call it before writing anything
    /// that is kept in memory as a whole. Locks again a folder that was removed. A lock that another program got
    /// meanwhile is lost for good, since that program may have changed every file.
    /// @return 0, kInUse if another program holds the lock, or the system's error code
    int take();
    static constexpr int kInUse = -1;

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

private:
    bool isOurs() const;
    void writeOwner() const;
    void release();

    const QString folder_, file_;
    QString address_;
    std::mutex mutex_;
    int handle_ = -1; ///< of the open lock file; −1: not held
    bool isLost_ = false;
};

} // namespace meadhall::record
