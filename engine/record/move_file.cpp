// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/move_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <system_error>

#ifndef Q_OS_WIN
#include <fcntl.h>
#include <unistd.h>
#endif

namespace meadhall::record {

std::filesystem::path pathOf(const QString &name)
{
#ifdef Q_OS_WIN
    return {name.toStdWString()};
#else
    return {QFile::encodeName(name).toStdString()};
#endif
}

QString nameOf(const std::filesystem::path &path)
{
#ifdef Q_OS_WIN
    return QString::fromStdWString(path.native());
#else
    return QFile::decodeName(path.c_str());
#endif
}

int moveFile(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(pathOf(from), pathOf(to), error); // unlike QFile, never falls back to copying
    return error.default_error_condition().value();
}

QString freeFile(const QString &folder, const QString &name)
{
    const QDir dir(folder);
    for (int number = 1;; ++number) {
        const QString free = number == 1 ? name : name + QLatin1Char('-') + QString::number(number);
        const QFileInfo file(dir, free + QLatin1String(".meadhall"));
        if (!file.exists() && !file.isSymLink())
            return file.filePath();
    }
}

int quarantine(const QString &fileName, const QString &before, const QString &after, QString &place)
{
    for (int number = 1;; ++number) {
        place = before + QString::number(number) + after;
        if (const QFileInfo taken(place); taken.exists() || taken.isSymLink())
            continue;
        const int code = moveFile(fileName, place);
        if (code != 0)
            place.clear();
        return code;
    }
}

int openToRead(QFile &file, QIODevice::OpenMode mode)
{
    if (const QFileInfo info(file); info.exists() && !info.isFile())
        return info.isDir() ? EISDIR : ENOTSUP;
    errno = 0;
    if (file.open(mode))
        return 0;
    return errno != 0 ? errno : EIO;
}

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

} // namespace meadhall::record
