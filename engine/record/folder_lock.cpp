// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/folder_lock.h"

#include "engine/record/move_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
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

/// @return 0, FolderLock::kInUse, or the system's code
int lockHandle(int handle)
{
    if (::flock(handle, LOCK_EX | LOCK_NB) == 0)
        return 0;
    if (errno == EWOULDBLOCK)
        return FolderLock::kInUse;
#ifdef F_OFD_SETLK // some file systems of networks know only this kind
    struct flock whole = {};
    whole.l_type = F_WRLCK;
    whole.l_whence = SEEK_SET;
    if (::fcntl(handle, F_OFD_SETLK, &whole) == 0)
        return 0;
    if (errno == EAGAIN || errno == EACCES)
        return FolderLock::kInUse;
#endif
    return errno;
}

} // namespace

void FolderLock::release()
{
    if (handle_ >= 0)
        ::close(handle_);
    handle_ = -1;
}

FolderLock::Identity FolderLock::identityOf(const QString &name) const
{
    struct stat present;
    if (::lstat(QFile::encodeName(name).constData(), &present) != 0)
        return {};
    return {present.st_dev, present.st_ino,
            S_ISDIR(present.st_mode) ? 0 : QFileInfo(name).lastModified().toMSecsSinceEpoch()};
}

/// Whether the file that is locked is still the one in the folder.
bool FolderLock::isOurs() const
{
    struct stat locked, present;
    return handle_ >= 0 && ::fstat(handle_, &locked) == 0
           && ::lstat(QFile::encodeName(file_).constData(), &present) == 0 && locked.st_dev == present.st_dev
           && locked.st_ino == present.st_ino;
}

/// Whether another folder with files lies where the locked one was.
bool FolderLock::isFolderAnother() const
{
    return identityOf(QFileInfo(folder_).canonicalFilePath()) != lockedFolder_ && !QDir(folder_).isEmpty();
}

int FolderLock::take()
{
    const std::scoped_lock guard(mutex_);
    if (lost_ != 0)
        return lost_;
    if (isOurs())
        return 0;
    errno = 0;
    const Identity present = identityOf(file_);
    const bool exists = present != Identity(), wasHeld = handle_ >= 0;
    if (wasHeld && !exists && errno != ENOENT && errno != ENOTDIR)
        return errno; // the folder cannot be reached at the moment, and is still locked
    // A file that came, or was written to, after it could not be locked: another program was here.
    const bool isLost = wasHeld ? exists || isFolderAnother() : seen_ && exists && *seen_ != present;
    release();
    const int code = lockFile();
    if (isLost || (wasHeld && code == kInUse)) {
        release();
        return lost_ = code == kInUse ? kInUse : kReplaced;
    }
    if (code > 0 && !seen_)
        seen_ = identityOf(file_);
    if (code != 0)
        return code;
    seen_.reset();
    lockedFolder_ = identityOf(QFileInfo(folder_).canonicalFilePath());
    writeOwner();
    return 0;
}

/// Makes the folder, opens the file in it and locks it.
int FolderLock::lockFile()
{
    errno = 0;
    if (!QDir().mkpath(folder_))
        return errno != 0 ? errno : ENOENT;
    // A lock without the right to make files in the folder would be of no use.
    if (::faccessat(AT_FDCWD, QFile::encodeName(folder_).constData(), W_OK, AT_EACCESS) != 0)
        return errno;
    int code = open();
    if (code == 0)
        code = lockHandle(handle_);
    if (code == 0 && !isOurs()) // another program has taken the folder over between these lines
        code = kInUse;
    if (code != 0)
        release();
    return code;
}

int FolderLock::open()
{
    const QByteArray name = QFile::encodeName(file_);
    struct stat present;
    QString aside;
    if (::lstat(name.constData(), &present) == 0 && !S_ISREG(present.st_mode))
        if (const int code = quarantine(file_, file_ + QLatin1String(".damaged-"), {}, aside))
            return code;
    const auto openAs = [&](int access) {
        handle_ = ::open(name.constData(), access | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, S_IRUSR | S_IWUSR);
        return handle_ >= 0;
    };
    if (openAs(O_RDWR | O_CREAT))
        return 0;
    if (errno != EACCES && errno != EPERM)
        return errno;
    ::chmod(name.constData(), S_IRUSR | S_IWUSR);          // works if the file is the user's own
    return openAs(O_RDWR) || openAs(O_RDONLY) ? 0 : errno; // either can be locked; the owner then stays unnamed
}

int FolderLock::takeOver()
{
    {
        const std::scoped_lock guard(mutex_);
        if (!QFile::remove(file_) && QFile::exists(file_))
            return EACCES;
        lost_ = 0;
        seen_.reset();
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

QString FolderLock::dataFolderOf(const QString &fileName)
{
    QDir folder(QFileInfo(QFileInfo(fileName).absolutePath()).canonicalFilePath());
    do
        if (folder.exists(QLatin1String(kFileName)))
            return folder.path();
    while (folder.cdUp());
    return {};
}

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
