#include "ui/table/table_access.h"

#include "ui/table/table_view.h"
#include "ui/text/table_words.h"

#include <algorithm>

namespace meadhall::ui {

TableAccess::TableAccess(TableView &view, PixmapCache &cache)
    : AccessibilityHost(view), table_(view), keyboard_(
                                                 cache, [this](TablePart part) { return thingsIn(part); }, this),
      announcer_(&view)
{
}

AccessibilityHost::Things TableAccess::thingsIn(TablePart part) const
{
    Things things;
    if (table_.curtain()->isVisible())
        return things;
    switch (part) {
    case TablePart::Hand:
        for (CardItem *item : table_.stage().hand().items())
            things.push_back(item);
        break;
    case TablePart::Middle:
        return table_.table().hasGame() ? table_.game().thingsInMiddle() : things;
    case TablePart::Seats:
        for (int seat = 0; seat < table_.table().players() && seat < table_.stage().players(); ++seat)
            things.push_back(table_.stage().seat(table_.stage().seatAt(seat)));
        break;
    case TablePart::Buttons:
        for (ButtonItem *button : table_.buttons())
            if (button->isVisible())
                things.push_back(button);
        break;
    }
    return things;
}

AccessibilityHost::Things TableAccess::things() const
{
    if (table_.curtain()->isVisible())
        return {table_.curtain()};
    Things all;
    for (int part = 0; part < kTableParts; ++part)
        for (QGraphicsObject *thing : thingsIn(static_cast<TablePart>(part)))
            all.push_back(thing);
    for (QGraphicsObject *thing : table_.game().otherThings())
        all.push_back(thing);
    if (!table_.message()->text().isEmpty())
        all.push_back(table_.message());
    return all;
}

QString TableAccess::nameOf(const QGraphicsObject *thing) const
{
    if (const auto *button = qobject_cast<const ButtonItem *>(thing))
        return spoken(button->accessibleName());
    if (const auto *seat = qobject_cast<const SeatItem *>(thing))
        return TableWords::seat(seat->name(), seat->line(), seat->count(), seat->points(), seat->turn());
    if (thing == table_.message())
        return spoken(table_.message()->text());
    if (thing == table_.curtain())
        return tr("Curtain: all cards are hidden", "said by a screen reader");
    return spoken(table_.game().nameOf(thing));
}

void TableAccess::announceSelection()
{
    if (const QString before = std::exchange(selectionTold_, table_.game().selectionTold()); selectionTold_ != before)
        announcer_.announce(selectionTold_);
}

void TableAccess::followQuestion()
{
    if (table_.controller().prompt() != asked_)
        QMetaObject::invokeMethod(this, &TableAccess::announceQuestion, Qt::QueuedConnection);
}

void TableAccess::announceQuestion()
{
    if (const QString before = std::exchange(asked_, table_.controller().prompt()); asked_ != before)
        announcer_.announce(asked_);
}

bool TableAccess::canGoTo(const QGraphicsObject *thing) const
{
    for (int part = 0; part < kTableParts; ++part) {
        const Things things = thingsIn(static_cast<TablePart>(part));
        if (std::find(things.begin(), things.end(), thing) != things.end())
            return true;
    }
    return false;
}

bool TableAccess::canPress(const QGraphicsObject *thing) const { return table_.game().canPress(thing); }
void TableAccess::press(QGraphicsObject *thing) { table_.game().press(thing); }
const Hand &TableAccess::hand() const { return table_.stage().hand(); }

} // namespace meadhall::ui
