// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about past games.
#pragma once

#include "ui/base/text/names.h"
#include "ui/table/seats/past_game.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace meadhall::ui {

class PastGameText {
    Q_DECLARE_TR_FUNCTIONS(PastGameText)

public:
    /// "22 November", with the year unless it is the current one.
    static QString day(const QDate &date);
    static QString shortDay(const QDate &date);
    /// "November", with the year unless it is the current one.
    static QString month(const QDate &date);
    /// @param when in any time zone; told is the local time
    static QString time(const QDateTime &when);

    /// A number that increases with age; games with equal numbers share a heading.
    static int group(const QDate &date, const QDate &today);
    static QString heading(const QDate &date, const QDate &today);
    /// "deal 48213907".
    static QString deal(quint64 number);
    static QString gameCount(int games) { return tr("%Ln game(s)", "how many games stand below a heading", games); }

    /// "Leif, Ylva, Ivar": the players except “you”, or all players if nobody is “you”.
    static QString others(const record::Summary &summary);
    /// The seats of these players, clockwise starting after the own one.
    static std::vector<int> otherSeats(const record::Summary &summary);
    /// The seat of “you”; −1 if there is none.
    static int ownSeat(const record::Summary &summary);

    /// Language-independent ids of the players, for the opponent filter: the id of a persona or the name of a person.
    static QStringList opponents(const record::Summary &summary);
    static QString opponentName(const QString &opponent);

    /// "Odin, 22 November".
    static QString title(const PastGame &game);
    /// "Odin with Leif, Ylva and Ivar".
    static QString longTitle(const PastGame &game);
    /// "19:05 · 6 hands · Medium, Hard".
    static QString line(const PastGame &game, const QDate &today);
    /// "22 November, 19:05 · 6 hands · deal 48213907".
    static QString longLine(const PastGame &game);

    /// The final place of a seat, from 1; 0 if the game is not finished.
    static int place(const record::Summary &summary, int seat);
    /// Points without the word, with a sign in games where the most points win.
    static QString figure(Game game, int points);
    static QString points(Game game, int points);
    static QString points(const record::Summary &summary, int seat);
    /// The own place, or the winners if nobody is “you”; for other games "not finished" or "in progress".
    static QString result(const PastGame &game);
    /// How many mistakes the review has found: "2 mistakes", "not reviewed"; empty if nobody is “you”, or the game is
    /// not finished.
    static QString mistakes(const PastGame &game);
    /// "5.2 points lost", by all decisions of “you”; empty without a review.
    static QString lost(const PastGame &game);
    /// Why a file cannot be opened completely; empty if it can.
    static QString problemText(const PastGame &game);

    /// The complete description for screen readers.
    static QString describe(const PastGame &game);
    /// The number of the deal, if it may be known already.
    static std::optional<std::uint64_t> deal(const PastGame &game);
    /// All searchable text in lower case, as record::plainText().
    static QString searchable(const PastGame &game);

private:
    static const review::SeatCounts *ownCounts(const PastGame &game);
    static QString partCount(const record::Summary &summary);
    static QStringList otherNames(const record::Summary &summary);
};

} // namespace meadhall::ui
