// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/journal.h"

#include "engine/record/file_writer.h"
#include "engine/record/json_lines.h"
#include "engine/record/move_file.h"
#include "engine/record/record.h"
#include "engine/record/summary.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace meadhall::record {
namespace {

/// Of the running game: its file holds the cards of everybody.
constexpr QFile::Permissions kOwnerOnly = QFile::ReadOwner | QFile::WriteOwner;

void hideFromOthers(const QString &fileName)
{
    const QFile::Permissions now = QFile::permissions(fileName);
    constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (now & kOthers)
        QFile::setPermissions(fileName, now & ~kOthers);
}

/// Flushes a file's data to the device.
bool synchronise(int handle)
{
#if defined(Q_OS_WIN)
    return _commit(handle) == 0;
#elif defined(Q_OS_DARWIN)
    return fcntl(handle, F_FULLFSYNC) == 0 || fsync(handle) == 0;
#else
    return fdatasync(handle) == 0 || errno == EINVAL; // EINVAL: a pipe or device that cannot be synchronised
#endif
}

/// Removes temporary files of QSaveFile left behind by a program killed while replacing the journal. Their suffix is
/// six random letters. Keeps suffixes that may be words, such as “backup”, which a person may have made.
void removeLeftovers(const QString &fileName)
{
    static const QRegularExpression random(QStringLiteral("\\.(?=.+[A-Z])(?=.*[a-z])[A-Za-z]{6}$"));
    const QFileInfo info(fileName);
    for (const QString &name : info.dir().entryList({info.fileName() + QLatin1String(".??????")}, QDir::Files))
        if (random.match(name, info.fileName().size()).hasMatch())
            info.dir().remove(name);
}

bool anyDecision(const Events &events)
{
    const auto *game = events.empty() ? nullptr : std::get_if<GameEvent>(&events.front());
    return game
           && std::any_of(events.begin(), events.end(), [game](const Event &one) { return isDecision(one, *game); });
}

/// Whether another program may have changed the files since they were read.
bool isLoss(Journal::Error error) { return error == Journal::Error::InUse || error == Journal::Error::Replaced; }

bool holds(const QString &fileName, const QByteArray &text)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) && file.size() == text.size() && file.readAll() == text;
}

bool endsWithNewline(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) && file.seek(file.size() - 1) && file.read(1) == "\n";
}

} // namespace

Journal::Journal(const QString &folder, std::shared_ptr<FolderLock> lock)
    : folder_(folder), lock_(lock ? std::move(lock) : std::make_shared<FolderLock>(folder)), archive_(folder, lock_)
{
}

Journal::~Journal() = default;

QString Journal::fileName() const { return QDir(folder_).filePath(QLatin1String(kFileName)); }

Journal::Error Journal::failure(int systemCode, const QString &systemWords)
{
    systemError_ = systemWords;
    if (systemCode == EEXIST || systemCode == ENOTDIR)
        return Error::FolderMissing;
    switch (writeErrorOf(systemCode)) {
    case WriteError::DiskFull:
        return Error::DiskFull;
    case WriteError::NotWritable:
        return Error::NotWritable;
    default:
        return Error::WriteFailed;
    }
}

Journal::Error Journal::takeLock()
{
    switch (const int code = lock_->take()) {
    case 0:
        return Error::None;
    case FolderLock::kInUse:
        return Error::InUse;
    case FolderLock::kReplaced:
        return Error::Replaced;
    case ENOENT:
        return Error::FolderMissing;
    default:
        return failure(code, wordsOf(code));
    }
}

Journal::Loaded Journal::load()
{
    Loaded loaded;
    loaded.error = error_ = takeLock();
    loaded_ = error_ == Error::None;
    lost_ = isLoss(error_) ? error_ : Error::None;
    if (lost_ != Error::None)
        return loaded;
    if (QFileInfo::exists(fileName())) {
        if (error_ == Error::None) {
            removeLeftovers(fileName());
            hideFromOthers(fileName());
        }
        Record record = readRecord(fileName());
        newerFormat_ = record.problem.error == record::Error::NewerFormat;
        loaded.events = std::move(record.events);
        loaded.tornLine = record.tornLine > 0;
        if (record.problem.error != record::Error::NoGame)
            loaded.problem = record.problem;
        goodSize_ = record.goodBytes;
        if (newerFormat_)
            error_ = Error::NewerFormat;
        else if (error_ == Error::None)
            error_ = repair(loaded, record.goodBytes);
        loaded.error = error_;
        game_ = loaded.events.empty() ? GameEvent{} : std::get<GameEvent>(loaded.events.front());
        hasDecision_ = anyDecision(loaded.events);
        over_ = isOver(loaded.events);
    }
    return loaded;
}

/// Sets a damaged file aside, and ensures that the file on disk ends with the newline of the last valid event.
Journal::Error Journal::repair(Loaded &loaded, qint64 goodBytes)
{
    if (loaded.problem) {
        if (const int code = quarantine(fileName(), QDir(folder_).filePath(QLatin1String(kDamagedName)),
                                        QStringLiteral(".meadhall"), loaded.setAside))
            return failure(code, wordsOf(code));
        goodSize_ = 0;
    } else if (goodBytes == QFileInfo(fileName()).size() && (goodBytes == 0 || endsWithNewline(fileName()))) {
        return Error::None;
    }
    return loaded.events.empty() ? Error::None : writeFile(toText(loaded.events));
}

int Journal::unwritten() const
{
    int events = 0;
    for (const PendingWrite &one : pendingWrites_)
        events += one.events;
    return events;
}

/// The pending operations of the current game.
Journal::PendingWrite &Journal::pending()
{
    if (pendingWrites_.empty()) {
        pendingWrites_.emplace_back();
        pendingWrites_.back().game = game_;
        pendingWrites_.back().hasDecision = hasDecision_;
    }
    return pendingWrites_.back();
}

Journal::Error Journal::begin(const Events &events, const QString &file)
{
    readOnly_ = false;
    if (!file.isEmpty() && QFileInfo(file) == QFileInfo(fileName())) {
        const bool isInPlace = pendingWrites_.empty() && holds(fileName(), toText(events));
        return isInPlace ? error_ = Error::None : writeAll(events);
    }
    pendingWrites_.emplace_back();
    pendingWrites_.back().begins = true;
    pendingWrites_.back().file = file;
    return writeAll(events);
}

/// Replaces the text of the current game by that of `events`.
Journal::Error Journal::writeAll(const Events &events)
{
    PendingWrite &now = pending();
    now.replaces = true;
    now.text = toText(events);
    now.events = static_cast<int>(events.size());
    now.game = events.empty() ? GameEvent{} : std::get<GameEvent>(events.front());
    now.over = isOver(events);
    // A game from the archive is archived again; one opened from elsewhere only once a decision is made in it here.
    now.hasDecision = now.begins ? !now.file.isEmpty() : anyDecision(events);
    return error_ = writePending();
}

Journal::Error Journal::append(const Event &event)
{
    return std::holds_alternative<GameEvent>(event) ? begin({event}) : append(Events{event});
}

Journal::Error Journal::append(const Events &events)
{
    PendingWrite &now = pending();
    now.text += toText(events);
    now.events += static_cast<int>(events.size());
    for (const Event &event : events)
        now.hasDecision = now.hasDecision || isDecision(event, now.game);
    now.over = isOver(events);
    return error_ = writePending();
}

Journal::Error Journal::replace(const Events &events) { return readOnly_ ? begin(events) : writeAll(events); }

Journal::Error Journal::retryWrites() { return pendingWrites_.empty() ? error_ : error_ = writePending(); }

Journal::Error Journal::archiveFinished()
{
    if (!over_ || !pendingWrites_.empty() || takeLock() != Error::None)
        return Error::None;
    return archivePrevious();
}

Journal::Error Journal::writePending()
{
    // The other program's game must not be overwritten, even if its lock is released meanwhile.
    if (lost_ != Error::None)
        return lost_;
    if (const Error error = loaded_ ? takeLock() : load().error; error != Error::None) {
        lost_ = isLoss(error) ? error : Error::None;
        return error;
    }
    if (newerFormat_)
        return Error::NewerFormat;
    while (!pendingWrites_.empty()) {
        PendingWrite &next = pendingWrites_.front();
        const Error error = perform(next);
        // If the file of an earlier game was removed, nothing more of that game can be saved.
        if (error != Error::None && (error != Error::Gone || pendingWrites_.size() == 1))
            return error;
        game_ = next.game;
        hasDecision_ = next.hasDecision;
        over_ = next.over;
        pendingWrites_.pop_front();
    }
    return Error::None;
}

/// Completed steps are cleared, so a retry resumes at the step that failed.
Journal::Error Journal::perform(PendingWrite &pending)
{
    if (pending.begins) {
        if (const Error error = archivePrevious(); error != Error::None)
            return error;
        pending.begins = false;
    }
    if (!pending.file.isEmpty()) {
        if (const Error error = moveFromArchive(pending); error != Error::None)
            return error;
        pending.file.clear();
    }
    if (pending.text.isEmpty() && !pending.replaces)
        return Error::None;
    // The first line is written as a whole file, so it cannot be torn and even a torn file contains a game.
    return pending.replaces || goodSize_ == 0 ? writeFile(pending.text) : appendToFile(pending.text);
}

/// Archives the game on disk. A game without decisions is not kept and will be overwritten.
Journal::Error Journal::archivePrevious()
{
    if ((!hasDecision_ && !over_) || goodSize_ == 0 || !QFileInfo::exists(fileName()))
        return Error::None;
    QString place;
    if (const int code = archive_.keep(fileName(), place))
        return failure(code, archive_.folder());
    synchroniseFolder(folder_);
    lastArchived_ = place;
    goodSize_ = 0;
    hasDecision_ = over_ = false;
    return Error::None;
}

/// Moves an archived game here. Its text is written only if it differs from the file (torn line) or the file is gone.
Journal::Error Journal::moveFromArchive(PendingWrite &pending)
{
    if (!QFileInfo::exists(pending.file))
        return Error::None;
    if (const int code = moveFile(pending.file, fileName()))
        return failure(code, pending.file);
    Archive::moveCompanions(pending.file, fileName());
    hideFromOthers(fileName());
    synchroniseFolder(folder_);
    synchroniseFolder(archive_.folder());
    hasDecision_ = true;
    goodSize_ = QFileInfo(fileName()).size();
    if (holds(fileName(), pending.text)) {
        pending.text.clear();
        pending.events = 0;
        pending.replaces = false;
    }
    return Error::None;
}

Journal::Error Journal::writeFile(const QByteArray &text)
{
    if (const int code = replaceFile(fileName(), text, kOwnerOnly))
        return failure(code, wordsOf(code));
    synchroniseFolder(folder_);
    goodSize_ = text.size();
    dropReview();
    return Error::None;
}

Journal::Error Journal::appendToFile(const QByteArray &text)
{
    QFile file(fileName());
    errno = 0;
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        return QFileInfo::exists(fileName()) ? failure(errno, file.errorString()) : Error::Gone;
    if (file.size() < goodSize_)
        return Error::Gone;
    // Cut off the remains of an earlier failed write first.
    if ((file.size() > goodSize_ && !file.resize(goodSize_)) || !file.seek(goodSize_))
        return failure(errno, file.errorString());
    errno = 0;
    if (file.write(text) != text.size() || !synchronise(file.handle())) {
        const Error error = failure(errno, file.errorString());
        file.resize(goodSize_);
        return error;
    }
    goodSize_ += text.size();
    dropReview();
    return Error::None;
}

/// A review belongs to the events that were there when it was made, so it is removed when they change.
void Journal::dropReview() { QFile::remove(fileName() + QLatin1String(Archive::kReviewSuffix)); }

} // namespace meadhall::record
