// SPDX-License-Identifier: GPL-3.0-or-later
// Write-ahead journal of the running game: every event is on disk before the table continues.
#pragma once

#include "engine/core/event.h"
#include "engine/record/archive.h"
#include "engine/record/folder_lock.h"
#include "engine/record/problem.h"

#include <QString>

#include <deque>
#include <memory>

namespace meadhall::record {

/// Keeps the record of the running game in a data folder whose lock it needs. When another game begins, the previous
/// one moves to the archive. Errors never stop the game in memory: unwritten events are kept and written with the next
/// one, so the file is always a gapless prefix of the game.
class Journal {
public:
    enum class Error : std::uint8_t {
        None,
        FolderMissing, ///< the folder, or that of the archive, does not exist and cannot be created
        NotWritable,   ///< no write permission for the folder or the file
        InUse,         ///< another running program holds the lock
        Replaced,      ///< the lock has been lost, though nobody holds it any more: see FolderLock
        NewerFormat,   ///< the game was written by a newer version; it is left untouched
        DiskFull,
        Gone,        ///< another program removed or truncated the file: only replace() can write the game again
        WriteFailed, ///< any other system error; see systemError()
    };

    /// Does not access the file system before the first call of another function.
    /// @param lock of the folder; nullptr: the journal has one of its own
    explicit Journal(const QString &folder, std::shared_ptr<FolderLock> lock = {});
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    /// Result of load().
    struct Loaded {
        Error error = Error::None; ///< why the game cannot be continued on disk (InUse, NewerFormat, NotWritable, …)
        Events events;             ///< the valid prefix of the game; empty if there is no game
        bool tornLine = false;     ///< an incomplete last line was dropped (the program was killed while writing)
        Problem problem{};         ///< what is wrong with a damaged file; `events` ends before it
        QString setAside{};        ///< where a damaged file was moved, unchanged; else empty
    };

    /// Takes the lock, creates the folder if needed, reads the running game and repairs a torn end, so that append()
    /// continues after the returned events. A read-only journal is still read; one held by another program or written
    /// by a newer version is not. After InUse or Replaced nothing is written until another load() succeeds.
    Loaded load();

    /// Makes another game the running one. The previous game is archived if isDecision() holds for any of its events;
    /// if archiving fails, it stays in place and the new game is not written.
    /// @param file source of the events: a file of the archive becomes the running game's file, and this journal's own
    /// file is continued. Empty if the events come from no file, or from one elsewhere that is left untouched.
    Error begin(const Events &events, const QString &file = {});

    /// Views a finished game without replacing the running one. Undoing a move in it begins a new game.
    void setReadOnly() { readOnly_ = true; }
    bool isReadOnly() const { return readOnly_; }

    /// Archives the running game if it is over. Called when the program starts and ends.
    Error archiveFinished();

    /// Writes one event, after any still unwritten ones, and returns when it is on disk. Calls load() first if that has
    /// not been done. A GameEvent begins a new game.
    Error append(const Event &event);
    /// The same for several events of the running game, which are flushed together.
    Error append(const Events &events);

    /// Atomically replaces all events of the running game (undo). An empty list means there is no running game.
    Error replace(const Events &events);

    /// Retries writing the pending events. Call before reading the running game's file.
    Error retryWrites();

    /// Number of events passed to append(), replace() or begin() that are not on disk.
    int unwritten() const;
    /// True if the game on disk would be archived when another one begins.
    bool holdsGame() const { return hasDecision_ && goodSize_ > 0; }

    const Archive &archive() const { return archive_; }
    /// The file last archived by this journal; empty if none.
    const QString &lastArchived() const { return lastArchived_; }

    /// Result of the last load(), append(), replace(), begin() or retryWrites().
    Error error() const { return error_; }
    /// The system's message for the last failure, for logs.
    const QString &systemError() const { return systemError_; }
    QString fileName() const;

    /// File names within the folder.
    static constexpr auto kFileName = "running.meadhall";
    static constexpr auto kDamagedName = "damaged-"; ///< and a number

private:
    /// Pending disk operations for one game. They are carried out oldest game first.
    struct PendingWrite {
        bool begins = false;   ///< archive the previous game first
        QString file;          ///< archive file to move here first; empty if none
        bool replaces = false; ///< `text` replaces the file instead of being appended
        QByteArray text;       ///< complete lines
        int events = 0;
        GameEvent game;
        bool hasDecision = false, over = false; ///< state of the game once these lines are written
    };

    Error takeLock();
    PendingWrite &pending();
    Error writePending();
    Error perform(PendingWrite &pending);
    Error archivePrevious();
    Error moveFromArchive(PendingWrite &pending);
    Error writeAll(const Events &events);
    Error writeFile(const QByteArray &text);
    Error appendToFile(const QByteArray &text);
    void dropReview();
    Error failure(int systemCode, const QString &systemWords);
    Error repair(Loaded &loaded, qint64 goodBytes);

    QString folder_;
    std::shared_ptr<FolderLock> lock_;
    Archive archive_;
    std::deque<PendingWrite> pendingWrites_;
    QString lastArchived_;
    qint64 goodSize_ = 0;      ///< bytes of complete lines on disk
    GameEvent game_;           ///< of the game on disk
    bool hasDecision_ = false; ///< whether the game on disk is worth archiving; see isDecision()
    bool over_ = false;        ///< whether the game on disk is over
    bool readOnly_ = false;
    bool loaded_ = false; ///< whether load() has read the folder while holding the lock
    bool newerFormat_ = false;
    Error lost_ = Error::None; ///< InUse or Replaced: nothing more is written
    Error error_ = Error::None;
    QString systemError_;
};

} // namespace meadhall::record
