#include "ui/table/table_access.h"

#include "ui/table/table_view.h"

#include <algorithm>

namespace meadhall::ui {

TableAccess::TableAccess(TableView &view) : AccessibilityHost(view), table_(view) {}

AccessibilityHost::Things TableAccess::things() const { return table_.things(); }
QString TableAccess::nameOf(const QGraphicsObject *thing) const { return table_.nameOf(thing); }
QGraphicsObject *TableAccess::focused() const { return table_.keyboard().thing(); }

bool TableAccess::canGoTo(const QGraphicsObject *thing) const
{
    for (int part = 0; part < kTableParts; ++part) {
        const Things things = table_.thingsIn(static_cast<TablePart>(part));
        if (std::find(things.begin(), things.end(), thing) != things.end())
            return true;
    }
    return false;
}

void TableAccess::goTo(QGraphicsObject *thing) { table_.keyboard().goTo(thing); }
bool TableAccess::canPress(const QGraphicsObject *thing) const { return table_.canPress(thing); }
void TableAccess::press(QGraphicsObject *thing) { table_.press(thing); }
const Hand &TableAccess::hand() const { return table_.stage().hand(); }
const Announcer &TableAccess::announcer() const { return table_.announcer(); }

} // namespace meadhall::ui
