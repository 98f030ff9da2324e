// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/deals/deal_results.h"

#include "engine/clock/clock.h"
#include "engine/core/days_in_row.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/record/record.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMutex>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace meadhall {

namespace {

QByteArray digestOf(GameEvent game)
{
    std::fill(game.seats.begin(), game.seats.end(), std::string());
    return record::hashOf({game}).toHex().left(16);
}

QJsonArray arrayOf(const std::vector<int> &values)
{
    QJsonArray array;
    for (const int value : values)
        array.append(value);
    return array;
}

std::vector<int> valuesOf(const QJsonValue &array)
{
    std::vector<int> values;
    for (const QJsonArray list = array.toArray(); const QJsonValue &value : list)
        values.push_back(value.toInt());
    return values;
}

QDate dateOf(players::Day day) { return {day.year, day.month, day.day}; }

} // namespace

players::Day shifted(players::Day day, int days)
{
    const QDate date = dateOf(day).addDays(days);
    return {date.year(), date.month(), date.day()};
}

players::Day today()
{
    const QDate date = Clock::today();
    return {date.year(), date.month(), date.day()};
}

/// Lines that are not on disk yet.
struct DealResults::Unwritten {
    QMutex mutex;
    QByteArray lines;

    int append(const QString &fileName);
};

/// @return the system's code, 0 on success
int DealResults::Unwritten::append(const QString &fileName)
{
    QMutexLocker lock(&mutex);
    const QByteArray now = lines;
    lock.unlock(); // whoever adds a line does not wait for the disk
    QFile file(fileName);
    errno = 0;
    if (file.open(QIODevice::ReadWrite | QIODevice::Append)) {
        // A line that was cut off, when the program was killed or the disk was full, must not spoil the next one.
        char last = '\n';
        if (file.size() > 0 && file.seek(file.size() - 1))
            file.getChar(&last);
        const QByteArray format = "{\"format\":" + QByteArray::number(kFormat) + "}\n";
        const QByteArray text = (file.size() == 0 ? format : last == '\n' ? QByteArray() : QByteArray("\n")) + now;
        if (file.write(text) == text.size() && file.flush()) {
            lock.relock();
            lines.remove(0, now.size());
            return 0;
        }
    }
    return errno != 0 ? errno : EIO;
}

DealResults::DealResults(const QString &folder, std::shared_ptr<record::FolderLock> lock)
    : file_(folder.isEmpty() ? QString() : QDir(folder).filePath(QLatin1String(kDealsFile)), kFormat, std::move(lock),
            record::Kept::Deals),
      unwritten_(std::make_shared<Unwritten>())
{
}

void DealResults::read() const
{
    if (std::exchange(read_, true))
        return;
    for (const QByteArray &text : file_.read(record::KeptFile::Shape::Lines).split('\n')) {
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        const std::vector<int> totals = valuesOf(line[QLatin1String("totals")]);
        const QString kind = line[QLatin1String("result")].toString();
        if (totals.empty())
            continue;
        if (kind == QLatin1String("daily")) {
            const auto number = static_cast<std::uint64_t>(line[QLatin1String("deal")].toDouble());
            if (const auto day = players::dayOfDeal(number);
                day && totals.size() == players::dealOfDay(*day).seats.size()) {
                Daily result{totals, valuesOf(line[QLatin1String("winners")])};
                result.place = placeOf(players::gameOfDay(*day), result.totals, result.winners, 0);
                daily_.emplace(number, std::move(result)); // the first one counts
            }
        } else if (kind == QLatin1String("level")) {
            if (const auto level = players::levelNamed(line[QLatin1String("level")].toString().toStdString()))
                levels_[line[QLatin1String("game")].toString().toLatin1()].insert_or_assign(*level, totals);
        }
    }
}

/// Appends in the thread of the FileWriter: the window does not wait for the disk.
void DealResults::write(const QByteArray &line)
{
    {
        const QMutexLocker lock(&unwritten_->mutex);
        unwritten_->lines += line + '\n';
    }
    file_.write([file = file_.fileName(), lines = unwritten_] { return lines->append(file); });
}

const DealResults::Daily *DealResults::daily(players::Day day) const
{
    read();
    const auto found = daily_.find(players::dealNumberOf(day));
    return found == daily_.end() ? nullptr : &found->second;
}

bool DealResults::addDaily(const Events &record)
{
    const auto *over = record.empty() ? nullptr : std::get_if<GameOverEvent>(&record.back());
    const auto *game = over ? std::get_if<GameEvent>(&record.front()) : nullptr;
    const auto day = game ? players::dayOf(*game) : std::nullopt;
    if (!day || daily(*day))
        return false;
    Daily result{over->totals, over->winners};
    result.place = placeOf(game->game, result.totals, result.winners, 0);
    QJsonObject line{{QStringLiteral("result"), QStringLiteral("daily")},
                     {QStringLiteral("deal"), static_cast<double>(*game->deal)},
                     {QStringLiteral("totals"), arrayOf(result.totals)},
                     {QStringLiteral("winners"), arrayOf(result.winners)}};
    daily_.emplace(*game->deal, std::move(result));
    write(QJsonDocument(line).toJson(QJsonDocument::Compact));
    return true;
}

int DealResults::streak(players::Day today) const
{
    return daysInRow([&](int ago) { return daily(shifted(today, -ago)) != nullptr; });
}

int DealResults::longestStreak() const
{
    read();
    int longest = 0, now = 0;
    std::optional<players::Day> before;
    for (const auto &[number, result] : daily_) {
        const players::Day day = players::dayOfDeal(number).value();
        now = before && shifted(*before, 1) == day ? now + 1 : 1;
        longest = std::max(longest, now);
        before = day;
    }
    return longest;
}

DealResults::Levels DealResults::levels(const GameEvent &game) const
{
    read();
    const auto found = levels_.find(digestOf(game));
    return found == levels_.end() ? Levels{} : found->second;
}

void DealResults::addLevel(const GameEvent &game, players::Level level, const std::vector<int> &totals)
{
    read();
    const QByteArray digest = digestOf(game);
    levels_[digest].insert_or_assign(level, totals);
    const auto name = players::kLevelNames[toIndex(level)];
    write(QJsonDocument(QJsonObject{{QStringLiteral("result"), QStringLiteral("level")},
                                    {QStringLiteral("game"), QString::fromLatin1(digest)},
                                    {QStringLiteral("level"), QString::fromLatin1(QByteArrayView(name))},
                                    {QStringLiteral("totals"), arrayOf(totals)}})
              .toJson(QJsonDocument::Compact));
}

} // namespace meadhall
