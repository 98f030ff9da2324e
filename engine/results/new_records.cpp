// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/results/new_records.h"

#include "engine/record/archive.h"
#include "engine/record/move_file.h"
#include "engine/record/record.h"
#include "engine/review/review_file.h"

#include <QFileInfo>
#include <QHash>

#include <filesystem>
#include <system_error>

namespace meadhall {

namespace {

/// Size and modification time; 0 if there is no such file.
std::pair<qint64, qint64> stampOf(const QString &file)
{
    std::error_code error;
    const auto path = record::pathOf(file);
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return {0, 0};
    const auto time = std::filesystem::last_write_time(path, error);
    return {static_cast<qint64>(size), error ? 0 : static_cast<qint64>(time.time_since_epoch().count())};
}

} // namespace

std::deque<NewRecord> newRecords(const QString &folder, const std::vector<KnownFile> &known,
                                 const std::atomic<bool> &stop)
{
    QHash<QString, const KnownFile *> byName;
    for (const KnownFile &file : known)
        byName.insert(file.name, &file);
    std::deque<NewRecord> found;
    for (const record::Archive::Entry &entry : record::Archive(folder).entries()) {
        if (stop)
            break;
        NewRecord record{entry.file, entry.when.toMSecsSinceEpoch(), {}};
        record.file.name = QFileInfo(entry.file).fileName();
        std::tie(record.file.size, record.file.changed) = stampOf(entry.file);
        std::tie(record.file.reviewSize, record.file.reviewChanged) = stampOf(review::reviewFileOf(entry.file));
        const KnownFile *before = byName.value(record.file.name);
        if (!before || before->size != record.file.size || before->changed != record.file.changed
            || before->reviewSize != record.file.reviewSize || before->reviewChanged != record.file.reviewChanged)
            found.push_back(std::move(record));
    }
    return found;
}

FinishedGame readFinished(const QString &path, qint64 finished, const QString &name)
{
    const record::Record record = record::readRecord(path);
    if (!record.finished() || record.problem)
        return {};
    FinishedGame game = finishedGame(record.events, finished, name);
    const auto &start = std::get<GameEvent>(record.events.front());
    const auto depth = review::usualDepth(start.game, game.game.players);
    const QString reviewFile = review::reviewFileOf(path);
    if (!game.people.empty() && QFileInfo::exists(reviewFile))
        addReview(game, record.events, review::loadReview(reviewFile, record.events, depth));
    return game;
}

} // namespace meadhall
