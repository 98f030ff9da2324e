// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_table_view.h"

#include "engine/games/ninjan/throwing.h"
#include "ui/base/widgets/latin_keys.h"

#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>

namespace meadhall::ui {

NinjanTableView::NinjanTableView(Table &table, PixmapCache &cache, PeopleOf peopleOf, QWidget *parent)
    : TableView(
        table, cache, std::move(peopleOf), [](TableView &view) { return std::make_unique<NinjanTableGame>(view); },
        parent)
{
}

/// QShortcut only matches the digits 1 to 3; this adds the digits of other scripts.
void NinjanTableView::keyPressEvent(QKeyEvent *event)
{
    const int digit = panel()->isVisible() ? typedDigit(*event) : -1;
    const auto buttons = panel()->findChildren<QPushButton *>(QStringLiteral("throw%1").arg(digit - 1));
    const auto shown =
        std::find_if(buttons.begin(), buttons.end(), [](const QPushButton *one) { return one->isVisible(); });
    if (shown != buttons.end())
        (*shown)->click();
    else
        TableView::keyPressEvent(event);
}

} // namespace meadhall::ui
