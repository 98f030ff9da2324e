#include "ui/text/odin_log_formatter.h"

#include "ui/text/odin_text.h"

namespace meadhall::ui {

QStringList OdinLogFormatter::format(const Event &event, const Names &names)
{
    const QStringList lines = OdinText::log(event, view_, names);
    view_.apply(event);
    return lines;
}

QString OdinLogFormatter::partName(int part) const
{
    return tr("Hand %1", "column of the table of points").arg(number(part));
}

} // namespace meadhall::ui
