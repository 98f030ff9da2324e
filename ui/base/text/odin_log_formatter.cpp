// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/odin_log_formatter.h"

#include "ui/base/text/odin_text.h"

namespace meadhall::ui {

QStringList OdinLogFormatter::format(const Event &event, const Names &names)
{
    const QStringList lines = OdinText::log(event, view_, names);
    view_.apply(event);
    return lines;
}

QHash<QString, Card> OdinLogFormatter::cardNames() const
{
    QHash<QString, Card> names;
    for (int index = 0; index < odin::kCards; ++index) {
        const Card card = static_cast<Card>(index);
        names.insert(OdinText::card(card, OdinText::Case::Nominative), card);
        names.insert(OdinText::card(card, OdinText::Case::Accusative), card);
    }
    return names;
}

QString OdinLogFormatter::partName(int part) const
{
    return tr("Hand %1", "column of the table of points").arg(number(part));
}

} // namespace meadhall::ui
