// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/pastgames/games_model.h"

#include "engine/clock/clock.h"
#include "engine/core/to_index.h"
#include "engine/deals/deal_number.h"
#include "engine/record/plain_text.h"
#include "ui/table/seats/past_game_text.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Maximum time of a filtering batch in ms.
constexpr int kFillTime = 5;

} // namespace

GamesModel::GamesModel(QObject *parent) : QAbstractListModel(parent), today_(Clock::today())
{
    timer_.setSingleShot(true);
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &GamesModel::fill);
    connect(&Clock::instance(), &Clock::dayChanged, this, &GamesModel::renew);
}

void GamesModel::setFilter(const Filter &filter)
{
    filter_ = filter;
    // As in the line of a game: “22 November, 19:05 · 3 hands”.
    static const QRegularExpression between(QStringLiteral("[,،]?(?: |$)|·"));
    words_ = record::plainText(filter.text).toLower().split(between, Qt::SkipEmptyParts);
    deal_ = parseDealNumber(filter.text);
    restart();
}

void GamesModel::renew()
{
    today_ = Clock::today();
    for (const auto &game : games_)
        game->searchable.clear();
    restart();
}

void GamesModel::restart()
{
    beginResetModel();
    rows_.clear();
    next_ = 0;
    shown_ = 0;
    endResetModel();
    fill();
}

void GamesModel::add(const std::vector<PastGame> &games)
{
    for (const PastGame &game : games)
        games_.push_back(std::make_unique<PastGame>(game));
    if (!timer_.isActive())
        timer_.start();
}

void GamesModel::fill()
{
    QElapsedTimer clock;
    clock.start();
    std::vector<Row> more;
    int group = rows_.empty() ? -1 : groupOf(*rows_.back().game);
    int heading = rows_.empty() ? -1 : headingOf(static_cast<int>(rows_.size()) - 1);
    const int first = static_cast<int>(rows_.size());
    const int changed = heading;
    while (next_ < games_.size() && clock.elapsed() < kFillTime) {
        const PastGame &game = *games_[next_++];
        if (!fits(game))
            continue;
        if (const int own = groupOf(game); own != group) {
            group = own;
            heading = first + static_cast<int>(more.size());
            more.push_back({&game, true});
        }
        more.push_back({&game, false});
        ++(heading < first ? rows_[toIndex(heading)] : more[toIndex(heading - first)]).count;
        ++shown_;
    }
    if (!more.empty()) {
        beginInsertRows({}, first, first + static_cast<int>(more.size()) - 1);
        rows_.insert(rows_.end(), more.begin(), more.end());
        endInsertRows();
        if (changed >= 0)
            Q_EMIT dataChanged(index(changed), index(changed));
    }
    if (isFilling())
        timer_.start();
    if (!more.empty() || !isFilling())
        Q_EMIT filled();
}

bool GamesModel::fits(const PastGame &game) const
{
    using State = PastGame::State;
    const bool sound = game.state() == State::Finished || game.state() == State::Unfinished;
    if (filter_.game && !(game.summary.known && game.summary.game.game == *filter_.game))
        return false;
    if (filter_.state && (*filter_.state == State::Damaged ? sound : game.state() != *filter_.state))
        return false;
    if (!filter_.opponent.isEmpty() && !PastGameText::opponents(game.summary).contains(filter_.opponent))
        return false;
    if (words_.isEmpty() || (deal_ && PastGameText::deal(game) == deal_))
        return true;
    const QString text = PastGameText::searchable(game);
    return std::all_of(words_.begin(), words_.end(), [&text](const QString &word) { return text.contains(word); });
}

int GamesModel::groupOf(const PastGame &game) const { return PastGameText::group(game.when.date(), today_); }

int GamesModel::headingOf(int row) const
{
    while (row >= 0 && !rows_[toIndex(row)].heading)
        --row;
    return row;
}

std::unique_ptr<PastGame> GamesModel::take(int row)
{
    const PastGame *game = gameAt(row);
    const auto place =
        std::find_if(games_.begin(), games_.end(), [game](const auto &one) { return one.get() == game; });
    const int heading = headingOf(row);
    const bool last = --rows_[toIndex(heading)].count == 0;
    beginRemoveRows({}, last ? heading : row, row);
    rows_.erase(rows_.begin() + (last ? heading : row), rows_.begin() + row + 1);
    endRemoveRows();
    --shown_;
    if (!last) {
        // A heading refers to the first game below it.
        rows_[toIndex(heading)].game = rows_[toIndex(heading) + 1].game;
        Q_EMIT dataChanged(index(heading), index(heading));
    }
    if (toIndex(place - games_.begin()) < next_)
        --next_;
    std::unique_ptr<PastGame> taken = std::move(*place);
    games_.erase(place);
    Q_EMIT filled();
    return taken;
}

bool GamesModel::comesBefore(const PastGame &a, const PastGame &b) const
{
    return a.when != b.when ? a.when > b.when : a.file > b.file;
}

int GamesModel::insert(std::unique_ptr<PastGame> game)
{
    const auto place =
        std::find_if(games_.begin(), games_.end(), [&](const auto &other) { return !comesBefore(*other, *game); });
    const PastGame *added = game.get();
    const auto at = toIndex(place - games_.begin());
    games_.insert(place, std::move(game));
    if (at > next_ || (at == next_ && isFilling() && games_.size() > at + 1))
        return -1; // it will be filtered together with its neighbours
    ++next_;
    if (!fits(*added))
        return -1;
    const auto later = std::find_if(rows_.begin(), rows_.end(), [&](const Row &row) {
        return row.heading ? groupOf(*row.game) > groupOf(*added) : comesBefore(*added, *row.game);
    });
    insertRow(static_cast<int>(later - rows_.begin()), added);
    Q_EMIT filled();
    return rowOf(added->file);
}

/// Inserts a row below the heading of its group, creating the heading if needed.
void GamesModel::insertRow(int row, const PastGame *game)
{
    const int heading = headingOf(row - 1);
    const bool own = heading >= 0 && groupOf(*rows_[toIndex(heading)].game) == groupOf(*game);
    beginInsertRows({}, row, own ? row : row + 1);
    rows_.insert(rows_.begin() + row, {game, false});
    if (!own)
        rows_.insert(rows_.begin() + row, {game, true});
    endInsertRows();
    ++shown_;
    const int top = own ? heading : row;
    ++rows_[toIndex(top)].count;
    Q_EMIT dataChanged(index(top), index(top));
}

void GamesModel::markDamaged(int row)
{
    const PastGame *game = gameAt(row);
    const auto place =
        std::find_if(games_.begin(), games_.end(), [game](const auto &one) { return one.get() == game; });
    (*place)->summary.state = PastGame::State::Damaged;
    Q_EMIT dataChanged(index(row), index(row));
}

const PastGame *GamesModel::gameAt(int row) const
{
    if (row < 0 || row >= static_cast<int>(rows_.size()) || rows_[toIndex(row)].heading)
        return nullptr;
    return rows_[toIndex(row)].game;
}

int GamesModel::rowOf(const QString &file) const
{
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Row &one) { return !one.heading && one.game->file == file; });
    return row == rows_.end() ? -1 : static_cast<int>(row - rows_.begin());
}

int GamesModel::nearestGame(int row, int step) const
{
    while (row >= 0 && row < rowCount() && !gameAt(row))
        row += step;
    return gameAt(row) ? row : -1;
}

QString GamesModel::heading(int row) const
{
    return PastGameText::heading(rows_[toIndex(row)].game->when.date(), today_);
}

int GamesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant GamesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    if (const PastGame *game = gameAt(index.row()))
        return PastGameText::describe(*game);
    return heading(index.row()) + QStringLiteral(": ") + PastGameText::gameCount(countBelow(index.row()));
}

/// Headings can be read by screen readers, but not selected.
Qt::ItemFlags GamesModel::flags(const QModelIndex &index) const
{
    return gameAt(index.row()) ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                               : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

} // namespace meadhall::ui
