// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/folder_lock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSysInfo>

#include <cerrno>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace meadhall::record {

FolderLock::FolderLock(const QString &folder) : folder_(folder), file_(QDir(folder).filePath(QLatin1String(kFileName)))
{
}

FolderLock::~FolderLock() { release(); }

#ifndef Q_OS_WIN

namespace {

/// The system has no locks for this file.
bool isUnsupported(int code) { return code == ENOLCK || code == ENOSYS || code == EOPNOTSUPP || code == EINVAL; }

} // namespace

void FolderLock::release()
{
    if (handle_ >= 0)
        ::close(handle_);
    handle_ = -1;
}

/// Whether the file that is locked is still the one in the folder.
bool FolderLock::isOurs() const
{
    struct stat locked, present;
    return handle_ >= 0 && ::fstat(handle_, &locked) == 0 && ::stat(QFile::encodeName(file_).constData(), &present) == 0
           && locked.st_dev == present.st_dev && locked.st_ino == present.st_ino;
}

int FolderLock::take()
{
    const std::scoped_lock guard(mutex_);
    if (isLost_)
        return kInUse;
    if (isOurs())
        return 0;
    isLost_ = handle_ >= 0 && QFile::exists(file_);
    release();
    if (isLost_)
        return kInUse;
    errno = 0;
    if (!QDir().mkpath(folder_))
        return errno != 0 ? errno : ENOENT;
    // A lock without the right to make files in the folder would be of no use.
    if (::faccessat(AT_FDCWD, QFile::encodeName(folder_).constData(), W_OK, AT_EACCESS) != 0)
        return errno;
    handle_ = ::open(QFile::encodeName(file_).constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle_ < 0)
        return errno;
    if (::flock(handle_, LOCK_EX | LOCK_NB) != 0 && !isUnsupported(errno)) {
        const int code = errno == EWOULDBLOCK ? kInUse : errno;
        release();
        return code;
    }
    if (!isOurs()) { // another program has taken the folder over between these lines
        release();
        return kInUse;
    }
    writeOwner();
    return 0;
}

int FolderLock::takeOver()
{
    {
        const std::scoped_lock guard(mutex_);
        if (!QFile::remove(file_) && QFile::exists(file_))
            return EACCES;
        isLost_ = false;
    }
    return take();
}

/// Written in place, because another file would be another lock. If the disk is full, the owner stays unnamed.
void FolderLock::writeOwner() const
{
    QFile file;
    if (handle_ < 0 || !file.open(handle_, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return;
    const QStringList lines{QString::number(QCoreApplication::applicationPid()), QStringLiteral("meadhall"),
                            QSysInfo::machineHostName(), QString::fromLatin1(QSysInfo::bootUniqueId()), address_};
    file.resize(0);
    file.seek(0);
    file.write((lines.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8());
}

#else

// A file that is open here cannot be removed by another program, nor opened for writing.
void FolderLock::release()
{
    if (handle_ >= 0)
        ::_close(handle_);
    handle_ = -1;
}

bool FolderLock::isOurs() const { return handle_ >= 0; }

int FolderLock::take()
{
    const std::scoped_lock guard(mutex_);
    if (isOurs())
        return 0;
    if (!QDir().mkpath(folder_))
        return ENOENT;
    errno = ::_wsopen_s(&handle_, file_.toStdWString().c_str(), 0x0102 /* _O_CREAT | _O_RDWR */, 0x20 /* _SH_DENYWR */,
                        0x0180 /* _S_IREAD | _S_IWRITE */);
    if (handle_ < 0)
        return errno == EACCES && QFile::exists(file_) ? kInUse : errno;
    writeOwner();
    return 0;
}

int FolderLock::takeOver() { return take(); }

#endif

FolderLock::Owner FolderLock::owner() const
{
    QFile file(file_);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QStringList lines = QString::fromUtf8(file.read(1 << 13)).split(QLatin1Char('\n'));
    const QString boot = lines.value(3);
    return {lines.value(0).toLongLong(), lines.value(2),
            boot.isEmpty() || boot == QString::fromLatin1(QSysInfo::bootUniqueId()), lines.value(4)};
}

void FolderLock::setAddress(const QString &address)
{
    const std::scoped_lock guard(mutex_);
    address_ = address;
    writeOwner();
}

} // namespace meadhall::record
