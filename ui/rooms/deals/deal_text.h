// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences about a deal and about what the levels made of it.
#pragma once

#include "engine/deals/deal_results.h"
#include "engine/players/deal_of_day.h"

#include <QCoreApplication>
#include <QString>

class QDateTime;

namespace meadhall::ui {

/// A deal that computers play again with the cards of a person.
struct DealSubject {
    GameEvent game;
    int seat = 0;                    ///< of the person
    std::vector<int> totals;         ///< by seat; empty: not played yet
    std::vector<int> winners;        ///< seats
    std::optional<players::Day> day; ///< if it is the deal of a day
    DealResults::Levels levels{};    ///< what the levels got so far, by seat
    bool running = false;            ///< has begun, and can be gone on with

    bool played() const { return !totals.empty(); }
};

class DealText {
    Q_DECLARE_TR_FUNCTIONS(DealText)

public:
    static QString title(const DealSubject &subject);
    /// “Odin, 4 players · Sunday, 22 November”
    static QString facts(const DealSubject &subject);
    /// “2026-326” for the deal of a day, otherwise the number.
    static QString dealName(const DealSubject &subject);
    /// “You got 3 points”, or what to do first.
    static QString headline(const DealSubject &subject);
    /// Where the person stands among the levels: “Between Hard and Master, with the same 9 cards.” It never says that
    /// anybody is worse.
    static QString comparison(const DealSubject &subject);
    static QString direction(Game game);
    /// A level and its result, for screen readers: “Master: 2 points”.
    static QString levelResult(const DealSubject &subject, players::Level level);
    /// The place of a seat, from 1; 0 before the game.
    static int place(const DealSubject &subject, int seat);
    /// The result for a friend: number, points and place, but no cards.
    static QString copied(const DealSubject &subject);
    /// “The next deal is there in 2 hours 14 minutes.”
    static QString anotherDay() { return tr("There is a new deal of the day."); }
    static QString untilNext(const QDateTime &now);
    static QString daysInARow(int days);
    static QString longest(int days) { return tr("longest: %Ln day(s)", "row of days", days); }
    static QString date(players::Day day);
};

} // namespace meadhall::ui
