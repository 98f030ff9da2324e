// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/games_reader.h"

#include "engine/clock/clock.h"
#include "engine/record/archive.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The first batch is small, so that the list fills quickly; later ones are limited by time.
constexpr std::size_t kFirstBatch = 24;
constexpr int kBatchMs = 30;

} // namespace

GamesReader::GamesReader(const QString &folder, const QString &running, QObject *parent) : QObject(parent)
{
    const auto work = [this, folder, running](const std::stop_token &stop, const Job::Results &results) {
        read(folder, running, stop, results);
    };
    job_.start(work, Job::Priority::Low);
}

/// In the background: uses this object only in what it posts.
void GamesReader::read(const QString &folder, const QString &running, const std::stop_token &stop,
                       const Job::Results &results)
{
    const auto send = [&](const std::vector<PastGame> &games) {
        results.post([this, games] { Q_EMIT batchRead(games); });
    };
    std::vector<record::Archive::Entry> entries = record::Archive(folder).entries();
    if (!running.isEmpty() && QFileInfo::exists(running)) {
        const QDateTime changed = QFileInfo(running).lastModified();
        const record::Archive::Entry now{running, Clock::isWrong(changed) ? Clock::now() : changed};
        const auto earlier = [&](const record::Archive::Entry &entry) { return entry.when <= now.when; };
        entries.insert(std::find_if(entries.begin(), entries.end(), earlier), now);
    }
    results.post([this, count = static_cast<int>(entries.size())] { Q_EMIT counted(count); });
    std::vector<PastGame> batch;
    QElapsedTimer since;
    since.start();
    bool first = true;
    for (const record::Archive::Entry &entry : entries) {
        if (stop.stop_requested())
            return;
        PastGame game{entry.file, entry.when, record::summarise(entry.file), entry.file == running, {}};
        if (game.state() == PastGame::State::Unreadable && !QFileInfo::exists(entry.file))
            continue; // removed in the meantime
        if (game.state() == PastGame::State::Finished)
            game.reviewed = review::readCounts(review::reviewFileOf(entry.file));
        batch.push_back(std::move(game));
        if (first ? batch.size() >= kFirstBatch : since.elapsed() >= kBatchMs) {
            send(std::exchange(batch, {}));
            since.restart();
            first = false;
        }
    }
    send(batch);
    results.post([this] { Q_EMIT finished(); });
}

} // namespace meadhall::ui
