#include "ui/text/ninjan_teller.h"

#include "ui/text/ninjan_words.h"

namespace meadhall::ui {

QStringList NinjanTeller::tell(const Event &event, const Names &names)
{
    const QStringList lines = NinjanWords::log(event, view_, names);
    view_.tell(event);
    return lines;
}

std::vector<int> NinjanTeller::totals() const
{
    const auto &points = view_.board().points;
    return {points.begin(), points.begin() + players()};
}

std::vector<std::vector<int>> NinjanTeller::partPoints() const
{
    std::vector<std::vector<int>> parts;
    for (const ninjan::View::Turn &turn : view_.turns()) {
        parts.resize(static_cast<std::size_t>(turn.round), std::vector<int>(static_cast<std::size_t>(players())));
        parts.back()[static_cast<std::size_t>(turn.seat)] += ninjan::sumOf(turn.taken);
    }
    return parts;
}

QString NinjanTeller::partName(int part) const
{
    return tr("Round %1", "column of the table of points").arg(number(part));
}

} // namespace meadhall::ui
