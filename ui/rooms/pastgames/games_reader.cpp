// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/games_reader.h"

#include "engine/clock/clock.h"
#include "engine/record/archive.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QThread>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// The first batch is small, so that the list fills quickly; later ones are limited by time.
constexpr std::size_t kFirstParcel = 24;
constexpr int kParcelTime = 30; ///< ms

} // namespace

GamesReader::GamesReader(const QString &folder, const QString &running, QObject *parent)
    : QObject(parent), thread_(QThread::create([this, folder, running] { read(folder, running); }))
{
    thread_->start(QThread::LowPriority);
}

GamesReader::~GamesReader()
{
    stop_ = true;
    thread_->wait();
}

void GamesReader::read(const QString &folder, const QString &running)
{
    std::vector<record::Archive::Entry> entries = record::Archive(folder).entries();
    if (!running.isEmpty() && QFileInfo::exists(running)) {
        const QDateTime changed = QFileInfo(running).lastModified();
        const record::Archive::Entry now{running, Clock::isWrong(changed) ? Clock::now() : changed};
        const auto earlier = [&](const record::Archive::Entry &entry) { return entry.when <= now.when; };
        entries.insert(std::find_if(entries.begin(), entries.end(), earlier), now);
    }
    QMetaObject::invokeMethod(
        this, [this, count = static_cast<int>(entries.size())] { Q_EMIT counted(count); }, Qt::QueuedConnection);
    std::vector<PastGame> parcel;
    QElapsedTimer since;
    since.start();
    bool first = true;
    for (const record::Archive::Entry &entry : entries) {
        if (stop_)
            return;
        PastGame game{entry.file, entry.when, record::summarise(entry.file), entry.file == running, {}};
        if (game.state() == PastGame::State::Unreadable && !QFileInfo::exists(entry.file))
            continue; // removed in the meantime
        if (game.state() == PastGame::State::Finished)
            game.reviewed = review::readCounts(review::reviewFileOf(entry.file));
        parcel.push_back(std::move(game));
        if (first ? parcel.size() >= kFirstParcel : since.elapsed() >= kParcelTime) {
            send(std::exchange(parcel, {}));
            since.restart();
            first = false;
        }
    }
    send(std::move(parcel));
    QMetaObject::invokeMethod(this, &GamesReader::finished, Qt::QueuedConnection);
}

void GamesReader::send(std::vector<PastGame> games)
{
    QMetaObject::invokeMethod(
        this, [this, games = std::move(games)] { Q_EMIT batchRead(games); }, Qt::QueuedConnection);
}

} // namespace meadhall::ui
