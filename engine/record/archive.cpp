// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/archive.h"

#include "engine/record/move_file.h"
#include "engine/record/summary.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>

namespace meadhall::record {
namespace {

/// Sorting by name sorts by time.
const QString kNameTime = QStringLiteral("yyyy-MM-ddTHH-mm-ss");

/// Invalid if the name does not start with a time. Hand-written: QDateTime's parser is slower than reading the file.
QDateTime timeOfName(QStringView name)
{
    static constexpr int kStarts[] = {0, 5, 8, 11, 14, 17};
    int numbers[6] = {};
    if (name.size() < kNameTime.size())
        return {};
    for (int i = 0; i < 6; ++i) {
        const int start = kStarts[i], length = i == 0 ? 4 : 2;
        if (start > 0 && name[start - 1] != (i == 3 ? QLatin1Char('T') : QLatin1Char('-')))
            return {};
        bool isNumber = false;
        numbers[i] = name.sliced(start, length).toInt(&isNumber);
        if (!isNumber)
            return {};
    }
    return {QDate(numbers[0], numbers[1], numbers[2]), QTime(numbers[3], numbers[4], numbers[5])};
}

/// All record names in a folder, unsorted. (QDir would stat each of them.)
QStringList recordsIn(const QString &folder)
{
    QStringList names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(pathOf(folder), error), end; !error && it != end; it.increment(error)) {
        const QString name = nameOf(it->path().filename());
        if (name.endsWith(QLatin1String(".meadhall")) && !it->is_directory(error))
            names.push_back(name);
        error.clear();
    }
    return names;
}

/// Moves a record and its review.
int moveRecord(const QString &from, const QString &folder, const QString &name, QString &place)
{
    const int error = moveFileTo(from, folder, name, place);
    if (error == 0)
        Archive::moveReview(from, place);
    return error;
}

int makeFolder(const QString &folder)
{
    errno = 0;
    if (QDir().mkpath(folder))
        return 0;
    return errno != 0 ? errno : ENOENT;
}

} // namespace

Archive::Archive(const QString &folder) : folder_(QDir(folder).filePath(QLatin1String(kFolderName))) {}

QString Archive::removedFolder() const { return QDir(folder_).filePath(QLatin1String(kRemovedName)); }

void Archive::moveReview(const QString &from, const QString &to)
{
    const QString suffix = QLatin1String(kReviewSuffix);
    QFile::remove(to + suffix); // of another game that had this name
    QFile::rename(from + suffix, to + suffix);
}

bool Archive::holds(const QString &fileName) const
{
    return QFileInfo(QFileInfo(fileName).path()) == QFileInfo(folder_);
}

int Archive::keep(const QString &fileName, QString &place) const
{
    if (const int error = makeFolder(folder_))
        return error;
    const QString name = QFileInfo(fileName).lastModified().toString(kNameTime) + QLatin1Char('-') + gameKey(fileName);
    const int error = moveRecord(fileName, folder_, name, place);
    if (error == 0)
        synchroniseFolder(folder_);
    return error;
}

std::vector<Archive::Entry> Archive::entries() const
{
    const QDir dir(folder_);
    std::vector<Entry> list;
    for (const QString &name : recordsIn(folder_)) {
        const QString file = dir.filePath(name);
        const QDateTime time = timeOfName(name);
        list.push_back({file, time.isValid() ? time : QFileInfo(file).lastModified()});
    }
    std::sort(list.begin(), list.end(),
              [](const Entry &a, const Entry &b) { return a.when != b.when ? a.when > b.when : a.file > b.file; });
    return list;
}

QString Archive::latest() const
{
    // Compares raw names only: this must be fast even with thousands of files.
    const auto isKept = [](const std::string &name) {
        return name.size() > 19 && name[4] == '-' && name[10] == 'T' && name.ends_with(".meadhall")
               && timeOfName(QString::fromLatin1(name.c_str(), 19)).isValid();
    };
    std::string latest;
    std::error_code error;
    for (std::filesystem::directory_iterator it(pathOf(folder_), error), end; !error && it != end;
         it.increment(error)) {
        const std::u8string bytes = it->path().filename().u8string();
        const std::string name(bytes.begin(), bytes.end());
        if (name > latest && isKept(name))
            latest = name;
    }
    return latest.empty() ? QString() : QDir(folder_).filePath(QString::fromStdString(latest));
}

int Archive::remove(const QString &fileName, QString &place) const
{
    if (const int error = makeFolder(removedFolder()))
        return error;
    return moveRecord(fileName, removedFolder(), QFileInfo(fileName).completeBaseName(), place);
}

int Archive::restore(const QString &removed, QString &place) const
{
    return moveRecord(removed, folder_, QFileInfo(removed).completeBaseName(), place);
}

void Archive::purge() const
{
    QDir removed(removedFolder());
    for (const QString &name : recordsIn(removed.path())) {
        removed.remove(name);
        removed.remove(name + QLatin1String(kReviewSuffix));
    }
    removed.rmdir(removed.path()); // fails, as intended, if the folder holds other files
}

} // namespace meadhall::record
