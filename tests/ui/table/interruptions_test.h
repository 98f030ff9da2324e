// SPDX-License-Identifier: GPL-3.0-or-later
// A table that is interrupted, for tests of that.
#pragma once

#include "tests/ui/played_window.h"
#include "ui/app/actions.h"
#include "ui/base/widgets/sheet.h"
#include "ui/table/table_controller.h"

#include "ui/table/panel/side_panel.h"

#include <QAction>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTextEdit>

namespace meadhall::ui::testing {

inline const std::vector<std::string> kDuel{"human", "computer:easy"};
inline const char *const kOwn = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
inline const char *const kOther = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

/// The person leads P6, the opponent beats it with two cards: a pick-up choice.
inline Events twoCardsBeatOne()
{
    return {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}};
}

/// Computers are slow, so that the test acts first; animations are slow.
class SlowWindow : public PlayedWindow {
public:
    SlowWindow()
    {
        settings().pace.set(Settings::kMaxPace);
        settings().animationSpeed.set(Settings::AnimationSpeed::Slow);
    }
    bool moving() { return window().tableView().stage().animator().moving(); }
    /// Skips the animations, as another click would.
    void settle() { window().tableView().controller().skipAnimations(); }
    /// Plays B8 B2; the pick-up from the two beaten cards is still open.
    void beginPickUp()
    {
        clickCard("B2");
        clickCard("B8");
        key(Qt::Key_Return);
    }
};

class TestInterruptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoDuringAPickUpChoice_data();
    void undoDuringAPickUpChoice();
    void newGameDuringAPickUpChoice();
    void sortingDuringAPickUpChoice();
    void undoDuringAnimation();
    void undoIsOfferedAccordingToSetting();
    void newGameDuringAnimation();
    void neverTellsOfAnotherGame_data();
    void neverTellsOfAnotherGame();
    void doubleClickPlaysNoPartOfTheSelection();
    void rightButtonCancelsADrag();
    void rightButtonCancelsPickUpOrSelection();
    void rightButtonCancelsAPickUpDrag();
    void otherMouseButtonsAreIgnored();
    void lostFocusEndsADrag();
    void windowDeactivationEndsADrag();
    void sheetEndsADrag();
    void sceneHasNoIndex();
    void windowClosesUnderASheet();
    void enterPlaysTheDraggedCard();
    void ninjanDragIsCancelled();
    void fanClosesWhenTheDraggedCardIsPlayed();
    void fanShowsAGapForTheDraggedCard();
    void valueBubbleFollowsDraggedCards();
};

} // namespace meadhall::ui::testing
