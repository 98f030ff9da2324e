// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/archive.h"

#include "engine/clock/clock.h"
#include "engine/record/folder_lock.h"
#include "engine/record/move_file.h"
#include "engine/record/summary.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTimeZone>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace meadhall::record {
namespace {

/// In UTC, and sorting by name sorts by time. Older versions wrote the local time, without the Z.
const QString kNameTime = QStringLiteral("yyyy-MM-ddTHH-mm-ss'Z'");
constexpr int kNameDigits = 19;
/// Offsets of time zones from UTC, in seconds; all are multiples of the last one.
constexpr qint64 kWesternmost = -12 * 3600, kEasternmost = 14 * 3600, kZoneStep = 15 * 60;

/// The time in the name as if it were UTC; invalid if the name does not start with one. Hand-written: QDateTime's
/// parser is slower than reading the file.
QDateTime timeOfName(QStringView name)
{
    static constexpr int kStarts[] = {0, 5, 8, 11, 14, 17};
    int numbers[6] = {};
    if (name.size() < kNameDigits)
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
    return {QDate(numbers[0], numbers[1], numbers[2]), QTime(numbers[3], numbers[4], numbers[5]), QTimeZone::utc()};
}

/// When a record was played last. The local time of an older version is that of the time zone it was played in: the
/// modification time tells which. Where that is lost, it is this computer's zone, or else, since nothing is written
/// before it is played, one far to the east.
QDateTime timeOf(const QString &file, QStringView name)
{
    const QDateTime named = timeOfName(name);
    if (named.isValid() && name.size() > kNameDigits && name[kNameDigits] == QLatin1Char('Z'))
        return named;
    const QDateTime changed = QFileInfo(file).lastModified();
    if (!named.isValid())
        return changed.toUTC();
    const qint64 offset = named.toSecsSinceEpoch() - changed.toSecsSinceEpoch();
    if (offset % kZoneStep == 0 && offset >= kWesternmost && offset <= kEasternmost)
        return QDateTime::fromSecsSinceEpoch(changed.toSecsSinceEpoch(), QTimeZone::utc());
    const QDateTime local(named.date(), named.time());
    return local > changed && offset <= kEasternmost ? named.addSecs(-kEasternmost) : local.toUTC();
}

/// Latest first. A game is never later than now: those dated by a clock that was wrong come last.
void sort(std::vector<Archive::Entry> &entries)
{
    using Entry = Archive::Entry;
    std::sort(entries.begin(), entries.end(),
              [](const Entry &a, const Entry &b) { return a.when != b.when ? a.when > b.when : a.file > b.file; });
    std::stable_partition(entries.begin(), entries.end(), [](const Entry &one) { return !Clock::isWrong(one.when); });
}

/// All record names in a folder, unsorted. (QDir would stat each of them.)
QStringList recordsIn(const QString &folder)
{
    QStringList names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(pathOf(folder), error), end; !error && it != end; it.increment(error)) {
        const QString name = nameOf(it->path().filename());
        if (name.endsWith(QLatin1String(".meadhall")) && it->is_regular_file(error))
            names.push_back(name);
        error.clear();
    }
    return names;
}

/// Moves a record and what lies beside it.
int moveRecord(const QString &from, const QString &folder, const QString &name, QString &place)
{
    place = freeFile(folder, name);
    const int error = moveFile(from, place);
    if (error == 0)
        Archive::moveCompanions(from, place);
    return error;
}

/// A file in its place is renamed, as everywhere in the data folder.
int makeFolder(const QString &folder)
{
    QString aside;
    if (const QFileInfo present(folder); present.exists() && !present.isDir())
        if (const int code = quarantine(folder, folder + QLatin1String(".damaged-"), {}, aside))
            return code;
    errno = 0;
    if (QDir().mkpath(folder))
        return 0;
    const int code = errno;
    if (QFileInfo(folder).isSymLink())
        return EEXIST; // it leads nowhere
    return code != 0 ? code : ENOENT;
}

} // namespace

Archive::Archive(const QString &folder, std::shared_ptr<FolderLock> lock)
    : folder_(QDir(folder).filePath(QLatin1String(kFolderName))), lock_(std::move(lock))
{
}

QString Archive::removedFolder() const { return QDir(folder_).filePath(QLatin1String(kRemovedName)); }

void Archive::moveCompanions(const QString &from, const QString &to)
{
    for (const char *name : {kReviewSuffix, kSaidSuffix}) {
        const QString suffix = QLatin1String(name);
        QFile::remove(to + suffix); // of another game that had this name
        QFile::rename(from + suffix, to + suffix);
    }
}

bool Archive::holds(const QString &fileName) const
{
    return QFileInfo(QFileInfo(fileName).path()) == QFileInfo(folder_);
}

int Archive::keep(const QString &fileName, QString &place) const
{
    if (const int error = makeFolder(folder_))
        return error;
    const QDateTime changed = QFileInfo(fileName).lastModified();
    const QString name = (Clock::isWrong(changed) ? Clock::now() : changed).toUTC().toString(kNameTime)
                         + QLatin1Char('-') + gameKey(fileName);
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
        list.push_back({file, timeOf(file, name)});
    }
    sort(list);
    return list;
}

QDateTime Archive::playedAt(const QString &fileName)
{
    const QDateTime played = timeOf(fileName, QFileInfo(fileName).fileName());
    return Clock::isWrong(played) ? QDateTime() : played;
}

QString Archive::latest() const
{
    // Reads the modification times only of files whose names might be of the latest game in some time zone: this must
    // be fast even with thousands of files.
    std::vector<std::pair<QDateTime, QString>> named;
    QDateTime last;
    for (const QString &name : recordsIn(folder_))
        if (const QDateTime time = timeOfName(name); time.isValid()) {
            named.emplace_back(time, name);
            if (!Clock::isWrong(time) && (!last.isValid() || time > last))
                last = time;
        }
    std::vector<Entry> candidates;
    for (const auto &[time, name] : named)
        if (const QString file = QDir(folder_).filePath(name);
            !last.isValid() || time > last.addSecs(kWesternmost - kEasternmost))
            candidates.push_back({file, timeOf(file, name)});
    sort(candidates);
    return candidates.empty() ? QString() : candidates.front().file;
}

int Archive::remove(const QString &fileName, QString &place) const
{
    if (const int code = lock_ ? lock_->take() : 0)
        return code;
    if (const int error = makeFolder(removedFolder()))
        return error;
    return moveRecord(fileName, removedFolder(), QFileInfo(fileName).completeBaseName(), place);
}

int Archive::restore(const QString &removed, QString &place) const
{
    if (const int code = lock_ ? lock_->take() : 0)
        return code;
    return moveRecord(removed, folder_, QFileInfo(removed).completeBaseName(), place);
}

void Archive::purge() const
{
    if (lock_ && lock_->take() != 0)
        return;
    QDir removed(removedFolder());
    for (const QString &name : recordsIn(removed.path())) {
        removed.remove(name);
        removed.remove(name + QLatin1String(kReviewSuffix));
        removed.remove(name + QLatin1String(kSaidSuffix));
    }
    removed.rmdir(removed.path()); // fails, as intended, if the folder holds other files
}

} // namespace meadhall::record
