// SPDX-License-Identifier: GPL-3.0-or-later
// A host and its guests without a network, for the tests of the host.
#pragma once

#include "tests/engine/network/hosted_table.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

namespace meadhall::network::testing {

/// Answers for the person and for Bo until the table has so many events.
inline bool playTo(Hosted &hosted, GuestTable &bo, std::size_t events)
{
    return waitFor([&] {
        if (hosted.table.record().size() >= events || hosted.table.gameOver())
            return bo.table().record().size() == hosted.table.record().size();
        if (isAsked(hosted.table, 0))
            hosted.table.answer(0, answerOf(hosted.table, 0));
        if (isAsked(bo.table(), 1) && isAsked(hosted.table, 1))
            bo.table().answer(1, answerOf(bo.table(), 1));
        return false;
    });
}

class TestTableHost : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void guestsTakeChairs();
    void computersTakeFreeChairs();
    void bothSeeTheSameGame_data();
    void bothSeeTheSameGame();
    void answersSurviveACut();
    void answersMayComeBeforeTheQuestion();
    void awayAndBack();
    void computerPlaysUntilTheGuestIsBack();
    void undoAsksGuests();
    void phrasesAreNotTooMany();
    void hostComesBackAfterACrash();
    void applicantsAreAsked();
    void computerPlaysForAGuestWhoIsHere();
    void dismissedGuestsLeave();
    void anotherGameWithTheSamePeople();
    void closingSaysGoodbye();
    void wrongKeyIsSaid();
};

} // namespace meadhall::network::testing
