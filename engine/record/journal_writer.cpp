// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/journal_writer.h"

#include <QDeadlineTimer>

#include <utility>

namespace meadhall::record {

namespace {

void cleanUpJournal(Journal &journal)
{
    if (journal.error() == Journal::Error::InUse || journal.error() == Journal::Error::Replaced)
        return;
    journal.archiveFinished();
    journal.archive().purge();
}

} // namespace

JournalWriter::JournalWriter(const QString &folder, std::shared_ptr<FolderLock> lock)
    : journal_(folder, std::move(lock))
{
    thread_.setMaxThreadCount(1);
}

JournalWriter::~JournalWriter() = default;

Journal::Loaded JournalWriter::load()
{
    thread_.waitForDone();
    Journal::Loaded loaded = journal_.load();
    takeState(stateAfter(requested_));
    return loaded;
}

void JournalWriter::cleanUp()
{
    thread_.waitForDone();
    cleanUpJournal(journal_);
    takeState(stateAfter(requested_));
}

quint64 JournalWriter::begin(const Events &events, const QString &file)
{
    readOnly_ = false;
    return post([events, file](Journal &journal) { journal.begin(events, file); });
}

quint64 JournalWriter::append(const Event &event)
{
    const QMutexLocker lock(&mutex_);
    if (operations_.empty() || operations_.back().run)
        operations_.emplace_back();
    operations_.back().appended.push_back(event);
    return start();
}

quint64 JournalWriter::replace(const Events &events)
{
    readOnly_ = false;
    return post([events](Journal &journal) { journal.replace(events); });
}

quint64 JournalWriter::retryWrites()
{
    return post([](Journal &journal) { journal.retryWrites(); });
}

quint64 JournalWriter::cleanUpLater() { return post(cleanUpJournal); }

void JournalWriter::setReadOnly()
{
    readOnly_ = true;
    post([](Journal &journal) { journal.setReadOnly(); });
}

quint64 JournalWriter::post(std::function<void(Journal &)> run)
{
    const QMutexLocker lock(&mutex_);
    operations_.push_back({std::move(run), {}});
    return start();
}

/// Starts the thread if it is not at work. The mutex is held.
quint64 JournalWriter::start()
{
    ++requested_;
    if (!std::exchange(working_, true))
        thread_.start([this] { work(); });
    return requested_;
}

/// Carries out all operations, in the thread.
void JournalWriter::work()
{
    for (;;) {
        std::deque<Operation> operations;
        quint64 number = 0;
        {
            const QMutexLocker lock(&mutex_);
            operations.swap(operations_);
            number = requested_;
            working_ = !operations.empty();
        }
        if (operations.empty())
            return;
        for (const Operation &one : operations) {
            if (one.run)
                one.run(journal_);
            else
                journal_.append(one.appended);
        }
        const State state = stateAfter(number);
        {
            const QMutexLocker lock(&mutex_);
            workedState_ = state;
        }
        QMetaObject::invokeMethod(
            this, [this, state] { takeState(state); }, Qt::QueuedConnection);
    }
}

JournalWriter::State JournalWriter::stateAfter(quint64 number) const
{
    return {number,
            journal_.error(),
            journal_.systemError(),
            journal_.unwritten(),
            journal_.holdsGame(),
            journal_.lastArchived()};
}

JournalWriter::State JournalWriter::workedState()
{
    const QMutexLocker lock(&mutex_);
    return workedState_;
}

void JournalWriter::takeState(const State &state)
{
    if (state.number < state_.number)
        return; // waitForFinished() was faster
    const Journal::Error before = state_.error;
    const bool grows = state.number > state_.number;
    state_ = state;
    if (before != state_.error)
        Q_EMIT errorChanged(state_.error);
    if (grows)
        Q_EMIT written();
}

bool JournalWriter::waitForFinished(int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!isIdle()) {
        if (!thread_.waitForDone(static_cast<int>(deadline.remainingTime())))
            return false;
        takeState(workedState()); // the queued call comes too late
    }
    return true;
}

} // namespace meadhall::record
