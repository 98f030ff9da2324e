// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the journal in a thread of its own, so that no caller waits for the disk.
#pragma once

#include "engine/record/journal.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <deque>
#include <functional>

namespace meadhall::record {

/// Runs the operations of a Journal in the order of the calls. Appended events that wait together are flushed together.
/// Each operation has a number; it is over, successful or not, when finished() has reached that number. After a failure
/// the events stay pending, and the next operation writes them first.
/// Belongs to one thread; only the operations run in another one.
class JournalWriter : public QObject {
    Q_OBJECT

public:
    /// Does not access the file system before the first call of another function.
    /// @param lock as for Journal
    explicit JournalWriter(const QString &folder, std::shared_ptr<FolderLock> lock = {});
    /// Waits for the operations. No signal is emitted any more.
    ~JournalWriter() override;

    /// Journal::load(), in the calling thread and after all operations: for the start, before anything is shown.
    Journal::Loaded load();
    /// Journal::archiveFinished() and Archive::purge(), in the calling thread: for the start as well.
    void cleanUp();

    quint64 begin(const Events &events, const QString &file = {});
    quint64 append(const Event &event);
    quint64 replace(const Events &events);
    quint64 retryWrites();
    /// cleanUp() as an operation: for the end of the program.
    quint64 cleanUpLater();
    void setReadOnly();

    /// Number of the last operation that is over.
    quint64 finished() const { return state_.number; }
    bool isIdle() const { return state_.number == requested_; }
    /// Waits until all operations are over, also those that are requested by slots of written(), which it emits.
    /// @return false if that takes longer
    bool waitForFinished(int milliseconds);

    /// As the last finished operation has left them, see Journal.
    Journal::Error error() const { return state_.error; }
    const QString &systemError() const { return state_.systemError; }
    int unwritten() const { return state_.unwritten; }
    bool holdsGame() const { return state_.holdsGame; }
    const QString &lastArchived() const { return state_.lastArchived; }

    bool isReadOnly() const { return readOnly_; }
    const Archive &archive() const { return journal_.archive(); }
    QString fileName() const { return journal_.fileName(); }

Q_SIGNALS:
    /// finished() has grown.
    void written();
    /// error() is another one than before. None: the game is saved again.
    void errorChanged(meadhall::record::Journal::Error error);

private:
    struct State {
        quint64 number = 0;
        Journal::Error error = Journal::Error::None;
        QString systemError;
        int unwritten = 0;
        bool holdsGame = false;
        QString lastArchived;
    };
    struct Operation {
        std::function<void(Journal &)> run; ///< empty: append the events
        Events appended;
    };

    quint64 post(std::function<void(Journal &)> run);
    quint64 start();
    void work();
    State stateAfter(quint64 number) const;
    State workedState();
    void takeState(const State &state);

    Journal journal_; ///< used by the thread while there are operations, otherwise by the caller's
    State state_;
    quint64 requested_ = 0;
    bool readOnly_ = false;

    QMutex mutex_; ///< of the following
    std::deque<Operation> operations_;
    State workedState_; ///< after the last operation that is over
    bool working_ = false;

    QThreadPool thread_; ///< last: its destructor waits for the operations
};

} // namespace meadhall::record
