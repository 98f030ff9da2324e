// SPDX-License-Identifier: GPL-3.0-or-later
// The side panel beside a long game, for its tests.
#pragma once

#include "tests/ui/played_window.h"

#include "tests/test_program.h"
#include "ui/base/widgets/control_paint.h"
#include "ui/table/panel/points_tables.h"
#include "ui/table/panel/side_drawer.h"
#include "ui/table/panel/side_panel.h"
#include "ui/table/points_curve.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>
#include <QToolButton>

namespace meadhall::ui::testing {

inline bool atEnd(const QTextEdit &log)
{
    return log.verticalScrollBar()->value() >= log.verticalScrollBar()->maximum() - 8; // the last line has a margin
}

/// Five at the table; the person always makes the first possible choice.
inline Reason startFive(PlayedWindow &p)
{
    GameEvent game;
    game.game = Game::Ninjan;
    game.deal = 3;
    for (int i = 0; i < 5; ++i) {
        game.seats.push_back("Player number " + std::to_string(i));
        game.chairs.push_back(i == 0 ? "human" : "computer:easy");
    }
    return p.table().start(game);
}

inline void answer(PlayedWindow &p)
{
    const auto kind = p.ninjan().view().ownRequest();
    if (kind == RequestKind::Choose && p.ninjan().view().choice() == kNoCard)
        p.table().answer(0, ChooseEvent{0, p.ninjan().view().hand().first()});
    else if (kind == RequestKind::Pile)
        p.ninjan().controller().takePile(ninjan::firstOf(p.ninjan().view().board().allowedPiles()));
}

/// Plays until that round begins, or the game is over.
inline bool playTo(PlayedWindow &p, int round)
{
    return waitFor([&p, round] {
        if (p.table().gameOver() || p.ninjan().view().board().round >= round)
            return true;
        answer(p);
        return false;
    });
}

class TestSidePanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logScrollsToNewLines();
    void newLinesAreMarked();
    void totalsStayVisible_data();
    void totalsStayVisible();
    void countsStayBesideLongNames();
    void linesAreEquallyHigh();
    void focusFrameIsVisible();
    void curveIsShown();
    void drawerInNarrowWindow_data();
    void drawerInNarrowWindow();
    void drawerMakesWay();
    void hiddenPanelKeepsNoFocus();
    void widthFollowsTheWindow();
    void liesOverTheTable_data();
    void liesOverTheTable();
    void pagesInTheDrawer();
    void rowsTellOfTheSeats();
    void handleBringsItBack_data();
    void handleBringsItBack();
};

} // namespace meadhall::ui::testing
