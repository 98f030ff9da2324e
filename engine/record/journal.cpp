#include "record/journal.h"

#include "record/json_lines.h"
#include "record/record.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace meadhall::record {
namespace {

/// Until the bytes are on the disk itself, not only with the system.
bool synchronise(int handle)
{
#if defined(Q_OS_WIN)
    return _commit(handle) == 0;
#elif defined(Q_OS_DARWIN)
    return fcntl(handle, F_FULLFSYNC) == 0 || fsync(handle) == 0;
#else
    return fdatasync(handle) == 0 || errno == EINVAL; // EINVAL: no file that could be synchronised (a pipe, a device)
#endif
}

/// Until a rename within the folder is on the disk. Some systems cannot, and none loses the file by it.
void synchroniseFolder(const QString &folder)
{
#ifndef Q_OS_WIN
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        fsync(handle);
        ::close(handle);
    }
#else
    Q_UNUSED(folder);
#endif
}

/// Half-written files that a killed program left behind in the middle of replacing the journal (QSaveFile's names).
void removeLeftovers(const QString &fileName)
{
    const QFileInfo info(fileName);
    const QString pattern = info.fileName() + QLatin1String(".??????");
    for (const QString &name : info.dir().entryList({pattern}, QDir::Files))
        info.dir().remove(name);
}

bool endsWithNewline(const QString &fileName)
{
    QFile file(fileName);
    return file.open(QIODevice::ReadOnly) && file.seek(file.size() - 1) && file.read(1) == "\n";
}

/// Takes a lock that names nobody: one of a program that was killed while it made it.
bool lockTorn(QLockFile &lock)
{
    constexpr int kMoment = 50; // milliseconds: a program that lives has written its name by then
    const auto namesNobody = [&] {
        qint64 process = 0;
        QString host;
        QString program;
        return lock.error() == QLockFile::LockFailedError && !lock.getLockInfo(&process, &host, &program);
    };
    return namesNobody()
           && (lock.tryLock(kMoment) || (namesNobody() && lock.removeStaleLockFile() && lock.tryLock(0)));
}

} // namespace

Journal::Journal(const QString &folder) : folder_(folder) {}

Journal::~Journal() = default;

QString Journal::fileName() const { return QDir(folder_).filePath(QLatin1String(kFileName)); }

Journal::Error Journal::failure(int systemCode, const QString &systemWords)
{
    systemError_ = systemWords;
    switch (systemCode) {
    case ENOSPC:
    case EFBIG:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return Error::DiskFull;
    case EACCES:
    case EPERM:
    case EROFS:
        return Error::NotWritable;
    default:
        return Error::WriteFailed;
    }
}

Journal::Error Journal::takeLock()
{
    if (lock_)
        return Error::None;
    errno = 0;
    if (!QDir().mkpath(folder_))
        return failure(errno, folder_) == Error::DiskFull ? Error::DiskFull : Error::FolderMissing;
    auto lock = std::make_unique<QLockFile>(QDir(folder_).filePath(QLatin1String(kLockName)));
    lock->setStaleLockTime(0); // a lock goes stale when its program is dead, not when it is old
    errno = 0;
    if (lock->tryLock(0) || lockTorn(*lock)) {
        lock_ = std::move(lock);
        return Error::None;
    }
    switch (lock->error()) {
    case QLockFile::LockFailedError:
        return Error::InUse;
    case QLockFile::PermissionError:
        return Error::NotWritable;
    default:
        return failure(errno, lock->fileName());
    }
}

Journal::Loaded Journal::load()
{
    Loaded loaded;
    loaded.error = error_ = takeLock();
    inUse_ = error_ == Error::InUse;
    if (inUse_)
        return loaded;
    if (QFileInfo::exists(fileName())) {
        if (error_ == Error::None)
            removeLeftovers(fileName());
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
            error_ = mend(loaded, record.goodBytes);
        loaded.error = error_;
    }
    looked_ = lock_ != nullptr;
    return loaded;
}

/// Moves a damaged file away and sees to it that what is there ends with the last event's newline.
Journal::Error Journal::mend(Loaded &loaded, qint64 goodBytes)
{
    if (loaded.problem) {
        loaded.setAside = moveAside();
        if (loaded.setAside.isEmpty())
            return failure(errno, fileName());
        goodSize_ = 0;
    } else if (goodBytes == QFileInfo(fileName()).size() && (goodBytes == 0 || endsWithNewline(fileName()))) {
        return Error::None;
    }
    return loaded.events.empty() ? Error::None : writeWhole(toText(loaded.events));
}

QString Journal::moveAside()
{
    for (int number = 1;; ++number) {
        const QString name = QDir(folder_).filePath(QString::fromLatin1(kDamagedName).arg(number));
        if (QFileInfo::exists(name))
            continue;
        errno = 0;
        return QFile::rename(fileName(), name) ? name : QString();
    }
}

Journal::Error Journal::append(const Event &event)
{
    if (std::holds_alternative<GameEvent>(event))
        return replace({event});
    pending_ += toLine(event) + '\n';
    ++pendingCount_;
    return error_ = writePending();
}

Journal::Error Journal::replace(const Events &events)
{
    pending_ = toText(events);
    pendingCount_ = static_cast<int>(events.size());
    replacing_ = true;
    return error_ = writePending();
}

Journal::Error Journal::writePending()
{
    // The other program's game must outlive it: this one stays unwritten even when the lock comes free meanwhile.
    if (inUse_)
        return Error::InUse;
    if (!looked_ && load().error != Error::None)
        return error_;
    if (newerFormat_)
        return Error::NewerFormat;
    // A game's first line is written as a whole file: it cannot be torn, and a torn file holds a game.
    const Error error = replacing_ || goodSize_ == 0 ? writeWhole(pending_) : writeOn(pending_);
    if (error == Error::None) {
        pending_.clear();
        pendingCount_ = 0;
        replacing_ = false;
    }
    return error;
}

Journal::Error Journal::writeWhole(const QByteArray &text)
{
    QSaveFile file(fileName());
    errno = 0;
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush() || !file.commit())
        return failure(errno, file.errorString());
    synchroniseFolder(folder_);
    goodSize_ = text.size();
    return Error::None;
}

Journal::Error Journal::writeOn(const QByteArray &text)
{
    QFile file(fileName());
    errno = 0;
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered))
        return QFileInfo::exists(fileName()) ? failure(errno, file.errorString()) : Error::Gone;
    if (file.size() < goodSize_)
        return Error::Gone;
    // What an earlier failure left behind the last whole line goes first.
    if ((file.size() > goodSize_ && !file.resize(goodSize_)) || !file.seek(goodSize_))
        return failure(errno, file.errorString());
    errno = 0;
    if (file.write(text) != text.size() || !synchronise(file.handle())) {
        const Error error = failure(errno, file.errorString());
        file.resize(goodSize_);
        return error;
    }
    goodSize_ += text.size();
    return Error::None;
}

} // namespace meadhall::record
