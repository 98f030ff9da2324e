// SPDX-License-Identifier: GPL-3.0-or-later
// The table of Ninjan, for its tests.
#pragma once

#include "tests/ui/ninjan_deals.h"
#include "tests/ui/played_window.h"

#include "ui/base/sound/sound.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/table/panel/side_panel.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTextEdit>

namespace meadhall::ui::testing {

class TestNinjanTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealIsShown();
    void dragChooses();
    void enterButtonAndDoubleClickChoose();
    void onlyOwnChoiceMakesASound();
    void onlyOneIsSelected();
    void selectionMarksBeatenPiles();
    void choiceIsChangedAndWithdrawn();
    void choosingNothingIsRefused();
    void digitsSelect();
    void keysSkipAnimations();
    void roundsCanBeReadWithoutAnimation();
    void undoRevertsTheRound();
    void hintsGiveReasons();
    void elementsAreAccessible();
    void curtainSeparatesTwoPeople();
    void tieIsResolvedByThrowing();
    void throwFollowsTheTheme();
    void hintForAThrowIsHonest();
    void computersPlayAlone();
    void eachGameHasItsView();
};

} // namespace meadhall::ui::testing
