// SPDX-License-Identifier: GPL-3.0-or-later
// A duel of Odin at the table, for tests with real mouse and key events on the real scene.
#pragma once

#include "engine/games/odin/set.h"
#include "engine/record/record.h"
#include "tests/ui/played_window.h"
#include "ui/table/odin/odin_table_game.h"
#include "ui/table/odin/table_moment.h"
#include "ui/table/points_curve.h"
#include "ui/table/scene/z_values.h"

#include <QLabel>
#include <QSignalSpy>

namespace meadhall::ui::testing {

inline const std::vector<std::string> kDuel{"human", "computer:easy"};
inline const char *const kOwn = "B2 B8 R8 R2 G5 G4 P6 K1 O9";
inline const char *const kOther = "B1 B3 B4 R1 R3 R4 G1 G2 G3";

/// The person leads P6, the opponent beats it with two cards: a pick-up choice.
inline Events twoCardsBeatOne()
{
    return {PlayEvent{0, cardsNamed("P6"), kNoCard}, PlayEvent{1, cardsNamed("B3 B1"), cardsNamed("P6").first()}};
}

inline CardSet cardsOf(const BeatenPile *pile)
{
    CardSet cards;
    for (const CardItem *item : pile->cards())
        cards.add(item->card());
    return cards;
}

template <class T> const T *lastOf(const Events &events, std::size_t back = 1)
{
    return events.size() < back ? nullptr : std::get_if<T>(&events[events.size() - back]);
}

class TestOdinTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dragLeadsACard();
    void dragTwoSelectedCards();
    void illegalDropReturnsWithAReason();
    void dropElsewhereDoesNothing();
    void selectionShowsItsValue();
    void enterAndButtonPlay();
    void doubleClickPlays();
    void doubleClickPlaysTheSelection();
    void doubleClickOffersTheBestSet();
    void pointsAreAnimatedAfterAHand();
    void gameOverShowsACurve();
    void pickUpByClick();
    void pickUpByDrag();
    void escapeCancelsAPickUp();
    void pickUpByKeyboard();
    void singleBeatenCardIsPickedUpAutomatically();
    void passByButtonKeyAndRightClick();
    void passingTheLeadIsRefused();
    void passesAutomatically();
    void lastSetIsPlayedAutomatically();
    void wholeHandIsPlayedAtOnce();
    void dragReordersTheHand();
    void sortingCyclesThroughOrders();
    void hintSelectsAndExplains();
    void hintMarksThePickUp();
    void hintForAPickUp();
    void moveDiscardsAPendingHint();
    void tabReachesTheButtons();
    void beatenSetStaysAsAPile();
    void beatenSetMovesBelowTheNewOne();
    void beatenSetIsGoneWithTheRound();
    void tellsWhichColoursAreOut();
};

} // namespace meadhall::ui::testing
