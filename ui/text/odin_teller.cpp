#include "ui/text/odin_teller.h"

#include "ui/text/odin_words.h"

namespace meadhall::ui {

QStringList OdinTeller::tell(const Event &event, const Names &names)
{
    const QStringList lines = OdinWords::log(event, view_, names);
    view_.tell(event);
    return lines;
}

QString OdinTeller::partName(int part) const
{
    return tr("Hand %1", "column of the table of points").arg(number(part));
}

} // namespace meadhall::ui
