// SPDX-License-Identifier: GPL-3.0-or-later
// Writes whole files in one thread of the program, so that no caller waits for the disk.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QMutex>
#include <QObject>
#include <QThreadPool>
#include <QWaitCondition>

#include <functional>
#include <map>
#include <memory>

namespace meadhall::record {

class FolderLock;

/// Codes of this program for what it does not write, beside those of FolderLock::take().
constexpr int kFileIsNewer = -3;     ///< a newer version has written the file, which is left alone
constexpr int kFileNotSetAside = -4; ///< the file is damaged and cannot be renamed

enum class WriteError : std::uint8_t { None, DiskFull, NotWritable, InUse, Replaced, Newer, NotSetAside, Failed };
/// Classifies a code of the system or of this program, for the message to the user. 0: None.
WriteError writeErrorOf(int code);
/// A code in the words of the system or in English, for logs; empty for 0.
QString wordsOf(int code);

/// Replaces a file atomically, or leaves it as it was.
/// @param permissions none: the usual ones
/// @return the system's code, 0 on success
int replaceFile(const QString &fileName, const QByteArray &text, QFile::Permissions permissions = {});

/// The kinds of data that are kept on the disk.
enum class Kept : std::uint8_t {
    Game, ///< the running one, written by the JournalWriter
    Deals,
    Settings,
    Puzzles,
    Reviews,
    Statistics, ///< since when games count in them
    Said,       ///< announcements of a game
    Chair,      ///< at a friend's table
    Table,      ///< of guests
    Elsewhere   ///< where the user has chosen to
};

/// Carries out operations in the order of the calls. Of several that wait for the same file only the latest is carried
/// out, when it is the turn of the first. An operation that has failed, or may not be carried out because the lock is
/// not held, is kept until it succeeds or another one takes its place, except Elsewhere.
class FileWriter : public QObject {
    Q_OBJECT

public:
    /// Writes a file, or removes it, in the thread.
    /// @return the system's code, 0 on success
    using Operation = std::function<int()>;

    static FileWriter &instance();

    /// @param lock that the operation needs; nullptr: none
    void write(Kept kind, const QString &fileName, std::shared_ptr<FolderLock> lock, Operation operation);
    /// Writes a file as Kept::Elsewhere, which is not tried again.
    /// @param then called once with the code of the outcome, in the thread of `context` and while that exists
    void writeOnce(const QString &fileName, std::shared_ptr<FolderLock> lock, Operation operation, QObject *context,
                   std::function<void(int error)> then);
    /// Carries out something else between the operations, such as reading what they have written.
    void run(std::function<void()> work) { thread_.start(std::move(work)); }
    /// Tries the failed operations again.
    void retry();

    /// @return false if that takes longer than `milliseconds`; −1: waits as long as it takes
    bool waitForFinished(int milliseconds = -1) { return thread_.waitForDone(milliseconds); }
    /// Waits until the file is as requested, before other files that wait; returns at once if no operation waits for
    /// it.
    void finish(const QString &fileName);
    /// Whether no file waits.
    bool isIdle() const;

    /// The code of the failed operation on a file, or on any file of a kind; 0: there is none.
    int error(const QString &fileName) const;
    int error(Kept kind) const;
    bool hasFailed() const;

Q_SIGNALS:
    /// An operation is over. Emitted in the thread of the writer.
    void written(meadhall::record::Kept kind, const QString &fileName, int error);

private:
    struct Waiting {
        Kept kind;
        std::shared_ptr<FolderLock> lock;
        Operation operation;
    };
    struct Failed {
        Waiting operation;
        int error;
    };

    FileWriter() { thread_.setMaxThreadCount(1); }
    void enqueue(const QString &fileName, Waiting operation);
    void carryOut(const QString &fileName);

    mutable QMutex mutex_; ///< of the following
    QWaitCondition done_;  ///< an operation is over
    std::map<QString, Waiting> waiting_;
    std::map<QString, Failed> failed_;
    QString current_; ///< the file that is being written

    QThreadPool thread_; ///< last: its destructor waits for the operations
};

} // namespace meadhall::record
