// The running game on disk: every event is there before the table goes on.
#pragma once

#include "engine/core/event.h"
#include "engine/record/archive.h"
#include "engine/record/problem.h"

#include <QLockFile>
#include <QString>

#include <deque>
#include <memory>

namespace meadhall::record {

/// Keeps the running game's record in a folder of its own. One program at a time holds it, by a lock file. When another
/// game begins, the one before it moves to the archive of games that have been played.
/// Whatever fails, the game in memory goes on: what could not be written is kept and written with the next event, so
/// the file is always a beginning of the game without a gap.
class Journal {
public:
    enum class Error : std::uint8_t {
        None,
        FolderMissing, ///< the folder is not there and cannot be made
        NotWritable,   ///< the folder or the file may not be written (read-only)
        InUse,         ///< another running program keeps its game here
        NewerFormat,   ///< a newer version's game lies here; it is left as it is
        DiskFull,
        Gone,        ///< somebody else removed or cut the file: only replace() can write the game again
        WriteFailed, ///< anything else the system refuses; see systemError()
    };

    /// Nothing is touched before the first call.
    explicit Journal(const QString &folder);
    ~Journal();
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;

    /// What a program finds when it starts.
    struct Loaded {
        Error error = Error::None; ///< why it cannot be gone on with on disk (InUse, NewerFormat, NotWritable, …)
        Events events;             ///< the game as far as it can be replayed by the rules; empty if there is none
        bool tornLine = false;     ///< a last line that was being written when the program was killed has been dropped
        Problem problem{};         ///< what is wrong with a damaged file; `events` ends before it
        QString setAside{};        ///< the file to which a damaged one has been moved, whole
    };

    /// Takes the lock, makes the folder if need be, reads what is there and mends a torn end, so that append() goes on
    /// after the events returned. A read-only journal is read all the same; that of another running program or of a
    /// newer version is not. After InUse nothing is written until load() has been called again with success.
    Loaded load();

    /// Another game is the running one from now on. The one before it is kept in the archive if anybody has answered in
    /// it; as long as it cannot move there, it stays where it is and the new one is not written.
    /// @param file where the events were read from, if that is a file of the archive, which then becomes the running
    /// game's own, or this journal's, which is gone on with. Empty: they come from nowhere, or from a file elsewhere,
    /// which has them still.
    Error begin(const Events &events, const QString &file = {});

    /// A game that is over is looked at: the running one stays as it is. What is taken back in it begins another.
    void look() { looking_ = true; }
    bool looking() const { return looking_; }

    /// Moves the running game to the archive if it is over: when the program ends, or starts.
    Error keepFinished();

    /// Writes one event (and any that could not be written before it) and returns when it is on disk. Looks at what
    /// lies there first, as load() does, if nobody has. A game event begins a new game.
    Error append(const Event &event);

    /// Replaces all events of the running game, atomically: undo. No events: there is no running game.
    Error replace(const Events &events);

    /// Tries once more to write what could not be written. Before the file of the running game is read.
    Error writeRest();

    /// Events given to append(), replace() or begin() since the last success that are not on disk.
    int unwritten() const;
    /// Whether there is a game on disk that would be kept.
    bool holdsGame() const { return answered_ && goodSize_ > 0; }

    const Archive &archive() const { return archive_; }
    /// The file of the game that moved to the archive last, by this journal; empty for none.
    const QString &lastKept() const { return lastKept_; }

    /// What the last load(), append() or replace() came to.
    Error error() const { return error_; }
    /// The system's own words for the last failure, for a log.
    const QString &systemError() const { return systemError_; }
    QString fileName() const;

    /// Names within the folder.
    static constexpr auto kFileName = "running.meadhall";
    static constexpr auto kLockName = "running.lock";
    static constexpr auto kDamagedName = "damaged-%1.meadhall";

private:
    /// What is still to be done on disk for one game. Those of games before go first.
    struct Owed {
        bool begins = false;   ///< the game before is to move away
        QString file;          ///< what is to be moved here first
        bool replaces = false; ///< the text takes the place of the file
        QByteArray text;       ///< whole lines
        int events = 0;
        GameEvent game;
        bool answered = false, over = false; ///< the game, with these lines
    };

    Error takeLock();
    Owed &owed();
    Error writeOwed();
    Error settle(Owed &owed);
    Error makeRoom();
    Error bringIn(Owed &owed);
    Error writeAll(const Events &events);
    Error writeWhole(const QByteArray &text);
    Error writeOn(const QByteArray &text);
    Error failure(int systemCode, const QString &systemWords);
    Error mend(Loaded &loaded, qint64 goodBytes);
    QString moveAside();

    QString folder_;
    Archive archive_;
    std::unique_ptr<QLockFile> lock_;
    std::deque<Owed> owed_;
    QString lastKept_;
    qint64 goodSize_ = 0;   ///< bytes of whole lines on disk
    GameEvent game_;        ///< of the game on disk
    bool answered_ = false; ///< whether somebody has answered in it since it came here
    bool over_ = false;     ///< whether it is
    bool looking_ = false;
    bool looked_ = false; ///< whether what lies there has been looked at
    bool newerFormat_ = false;
    bool inUse_ = false;
    Error error_ = Error::None;
    QString systemError_;
};

} // namespace meadhall::record
