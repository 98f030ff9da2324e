#include "ui/text/ninjan_log_formatter.h"

#include "engine/core/to_index.h"
#include "ui/text/ninjan_text.h"

namespace meadhall::ui {

QStringList NinjanLogFormatter::format(const Event &event, const Names &names)
{
    const QStringList lines = NinjanText::log(event, view_, names);
    view_.apply(event);
    return lines;
}

std::vector<int> NinjanLogFormatter::totals() const
{
    const auto &points = view_.board().points;
    return {points.begin(), points.begin() + players()};
}

std::vector<std::vector<int>> NinjanLogFormatter::partPoints() const { return view_.pointsByRound(); }

QString NinjanLogFormatter::partName(int part) const
{
    return tr("Round %1", "column of the table of points").arg(number(part));
}

} // namespace meadhall::ui
