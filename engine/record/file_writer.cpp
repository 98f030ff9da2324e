// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/file_writer.h"

#include "engine/record/folder_lock.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace meadhall::record {

WriteError writeErrorOf(int code)
{
    switch (code) {
    case 0:
        return WriteError::None;
    case FolderLock::kInUse:
        return WriteError::InUse;
    case FolderLock::kReplaced:
        return WriteError::Replaced;
    case kFileIsNewer:
        return WriteError::Newer;
    case kFileNotSetAside:
        return WriteError::NotSetAside;
    case ENOSPC:
    case EFBIG:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return WriteError::DiskFull;
    case EACCES:
    case EPERM:
    case EROFS:
        return WriteError::NotWritable;
    default:
        return WriteError::Failed;
    }
}

QString wordsOf(int code)
{
    switch (writeErrorOf(code)) {
    case WriteError::None:
        return {};
    case WriteError::InUse:
        return QStringLiteral("another program has the folder");
    case WriteError::Replaced:
        return QStringLiteral("the folder was replaced, or another program has had it");
    case WriteError::Newer:
        return QStringLiteral("the file is from a newer version");
    case WriteError::NotSetAside:
        return QStringLiteral("the file is damaged and cannot be renamed");
    default:
        return QString::fromStdString(std::generic_category().message(code));
    }
}

int replaceFile(const QString &fileName, const QByteArray &text, QFile::Permissions permissions)
{
    QSaveFile file(fileName);
    errno = 0;
    if (file.open(QIODevice::WriteOnly) && (!permissions || file.setPermissions(permissions))
        && file.write(text) == text.size() && file.flush() && file.commit()) // commit() alone overlooks a full disk
        return 0;
    if (errno != 0)
        return errno;
    const QFileInfo present(fileName); // Qt itself has refused to replace it
    return present.isFile() && !present.isWritable() ? EACCES : EIO;
}

FileWriter &FileWriter::instance()
{
    static FileWriter writer;
    return writer;
}

void FileWriter::write(Kept kind, const QString &fileName, std::shared_ptr<FolderLock> lock, Operation operation)
{
    const QMutexLocker guard(&mutex_);
    enqueue(fileName, {kind, std::move(lock), std::move(operation)});
}

void FileWriter::writeOnce(const QString &fileName, std::shared_ptr<FolderLock> lock, Operation operation,
                           QObject *context, std::function<void(int error)> then)
{
    auto *waiting = new QObject(context);
    connect(this, &FileWriter::written, waiting,
            [this, waiting, fileName, then = std::move(then)](Kept, const QString &name, int error) {
                if (name != fileName)
                    return;
                disconnect(waiting);
                waiting->deleteLater();
                then(error);
            });
    write(Kept::Elsewhere, fileName, std::move(lock), std::move(operation));
}

/// The mutex is held.
void FileWriter::enqueue(const QString &fileName, Waiting operation)
{
    if (waiting_.insert_or_assign(fileName, std::move(operation)).second)
        thread_.start([this, fileName] { carryOut(fileName); });
}

void FileWriter::retry()
{
    const QMutexLocker lock(&mutex_);
    for (const auto &[fileName, failed] : failed_)
        if (waiting_.count(fileName) == 0 && fileName != current_)
            enqueue(fileName, failed.operation);
}

void FileWriter::carryOut(const QString &fileName)
{
    Waiting now;
    {
        const QMutexLocker lock(&mutex_);
        auto waiting = waiting_.extract(fileName);
        if (!waiting)
            return; // finish() has had it carried out before
        current_ = fileName;
        now = std::move(waiting.mapped());
    }
    const Kept kind = now.kind;
    const int refused = now.lock ? now.lock->take() : 0;
    const int error = refused != 0 ? refused : now.operation();
    {
        const QMutexLocker lock(&mutex_);
        current_.clear();
        failed_.erase(fileName);
        if (error != 0 && kind != Kept::Elsewhere)
            failed_.emplace(fileName, Failed{std::move(now), error});
    }
    done_.wakeAll();
    Q_EMIT written(kind, fileName, error);
}

void FileWriter::finish(const QString &fileName)
{
    constexpr int kBeforeOthers = 1;
    const QMutexLocker lock(&mutex_);
    if (waiting_.count(fileName) > 0)
        thread_.start([this, fileName] { carryOut(fileName); }, kBeforeOthers);
    while (waiting_.count(fileName) > 0 || fileName == current_)
        done_.wait(&mutex_);
}

bool FileWriter::isIdle() const
{
    const QMutexLocker lock(&mutex_);
    return waiting_.empty() && current_.isEmpty();
}

int FileWriter::error(const QString &fileName) const
{
    const QMutexLocker lock(&mutex_);
    const auto failed = failed_.find(fileName);
    return failed == failed_.end() ? 0 : failed->second.error;
}

int FileWriter::error(Kept kind) const
{
    const QMutexLocker lock(&mutex_);
    const auto failed = std::find_if(failed_.begin(), failed_.end(),
                                     [kind](const auto &one) { return one.second.operation.kind == kind; });
    return failed == failed_.end() ? 0 : failed->second.error;
}

bool FileWriter::hasFailed() const
{
    const QMutexLocker lock(&mutex_);
    return !failed_.empty();
}

} // namespace meadhall::record
