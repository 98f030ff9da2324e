// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/review/curve_values.h"

#include "engine/core/to_index.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"

#include <algorithm>

namespace meadhall::ui {

CurveValues::CurveValues(ReviewedGame &game, QObject *parent) : QAbstractTableModel(parent), game_(game)
{
    connect(&game, &ReviewedGame::gameChanged, this, [this] {
        points_.clear();
        follow();
    });
    connect(&game, &ReviewedGame::lineChanged, this, &CurveValues::follow);
    connect(&game, &ReviewedGame::reviewChanged, this, [this] {
        if (!points_.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
    points_ = game_.places().curveAt(game_.line());
}

void CurveValues::follow()
{
    if (current() >= 0)
        return;
    beginResetModel();
    points_ = game_.places().curveAt(std::max(game_.line(), 2)); // line 1 is before the first hand
    endResetModel();
    Q_EMIT pointsChanged();
}

/// All events of a round's choice are one point; its value is that of the last one known.
std::optional<double> CurveValues::expected(int point, int seat) const
{
    if (point < 0 || point >= rowCount())
        return {};
    const CurvePoint &at = points_[toIndex(point)];
    const auto &outlook = game_.review().outlook;
    for (int line = at.last; line >= at.first; --line)
        if (const auto found = outlook.find(line); found != outlook.end() && toIndex(seat) < found->second.size())
            return found->second[toIndex(seat)];
    return {};
}

int CurveValues::decisionAt(int point) const
{
    if (point < 0 || point >= rowCount())
        return 0;
    const CurvePoint &at = points_[toIndex(point)];
    for (int line = at.first; line <= at.last; ++line)
        if (game_.decisionAt(line))
            return line;
    return 0;
}

int CurveValues::lineOf(int point) const
{
    if (point < 0 || point >= rowCount())
        return game_.line();
    const int decision = decisionAt(point);
    const CurvePoint &at = points_[toIndex(point)];
    const bool choice = game_.game() == Game::Ninjan && at.place.part > 0 && at.place.step == 0;
    return decision > 0 ? decision : choice ? at.last : at.first;
}

std::vector<int> CurveValues::seats() const
{
    std::vector<int> seats;
    for (int step = 0; step < game_.players(); ++step)
        seats.push_back((std::max(game_.seat(), 0) + step) % game_.players());
    return seats;
}

QString CurveValues::nameOf(int seat) const { return TableText::nameAlone(game_.names(), seat); }

QString CurveValues::verdictAt(int point) const
{
    const review::Judgement *judgement = game_.judgementAt(decisionAt(point));
    return judgement ? ReviewText::verdict(judgement->verdict) : QString();
}

QString CurveValues::spokenPoint(int point, int seat) const
{
    if (point < 0 || point >= rowCount())
        return {};
    const RecordPlace &place = points_[toIndex(point)].place;
    QStringList parts;
    std::vector<int> order = seats();
    std::stable_partition(order.begin(), order.end(), [seat](int each) { return each == seat; });
    for (const int each : order) {
        const auto now = expected(point, each), before = expected(point - 1, each);
        if (now)
            parts.push_back(ReviewText::expectation(nameOf(each), *now, each == seat ? before : std::nullopt));
    }
    if (parts.isEmpty())
        parts.push_back(ReviewText::notJudgedYet());
    parts.push_back(verdictAt(point));
    return ReviewText::valueAt(ReviewText::point(game_.game(), place.part, place.step), TableText::describe(parts));
}

int CurveValues::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(points_.size());
}

int CurveValues::columnCount(const QModelIndex &parent) const { return parent.isValid() ? 0 : game_.players() + 2; }

QVariant CurveValues::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(column > 0 && column <= game_.players() ? Qt::AlignCenter
                                                                        : Qt::AlignVCenter | Qt::AlignLeading);
    if (role != Qt::DisplayRole)
        return {};
    const RecordPlace &place = points_[toIndex(index.row())].place;
    if (column == 0)
        return ReviewText::point(game_.game(), place.part, place.step);
    if (column > game_.players())
        return verdictAt(index.row());
    const auto value = expected(index.row(), seats()[toIndex(column - 1)]);
    return value ? decimal(*value) : QStringLiteral("–");
}

QVariant CurveValues::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == 0)
        return ReviewText::partTitle(game_.game());
    if (section > game_.players())
        return ReviewText::verdictTitle();
    return nameOf(seats()[toIndex(section - 1)]);
}

} // namespace meadhall::ui
