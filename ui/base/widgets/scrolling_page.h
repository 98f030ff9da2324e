// SPDX-License-Identifier: GPL-3.0-or-later
// Pages that scroll where large letters need more height than a small window has.
#pragma once

#include <QScrollArea>
#include <QScrollBar>

namespace meadhall::ui {

/// Returns an area that owns the page and scrolls it vertically. The page gets the width of the area: what is wider has
/// to wrap, or to turn into a column.
/// @param stopsTab whether Tab stops at the area while it has something to scroll: the page has nothing else for it
inline QScrollArea *makeScrollingPage(QWidget *page, bool stopsTab = false)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(page);
    page->setMinimumWidth(1);
    page->setAutoFillBackground(false); // which setWidget() switches on
    area->viewport()->setAutoFillBackground(false);
    if (stopsTab)
        QObject::connect(area->verticalScrollBar(), &QScrollBar::rangeChanged, area,
                         [area](int, int end) { area->setFocusPolicy(end > 0 ? Qt::TabFocus : Qt::NoFocus); });
    return area;
}

} // namespace meadhall::ui
