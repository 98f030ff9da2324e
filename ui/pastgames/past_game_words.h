// What is said of a game that has been played.
#pragma once

#include "ui/pastgames/past_game.h"
#include "ui/text/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace meadhall::ui {

class PastGameWords {
    Q_DECLARE_TR_FUNCTIONS(PastGameWords)

public:
    /// "22 November", with the year if it is another one than now.
    static QString day(const QDate &date);
    static QString shortDay(const QDate &date);
    static QString time(const QDateTime &when);

    /// Games of one heading have the same number; later ones follow earlier headings.
    static int group(const QDate &date, const QDate &today);
    static QString heading(const QDate &date, const QDate &today);
    static QString gameCount(int games);

    /// "Leif, Ylva, Ivar": who else sat there, or everybody where nobody in particular is “you”.
    static QString others(const record::Summary &summary);
    /// The seats of those, clockwise from the own one.
    static std::vector<int> otherSeats(const record::Summary &summary);
    /// The seat that is “you”; −1 if there is none.
    static int ownSeat(const record::Summary &summary);

    /// Who can be looked for in a game, in no language: the id of a portrait with a name, or the name of a person.
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

    /// Where the seat came in, from 1; 0 while the game is not over.
    static int place(const record::Summary &summary, int seat);
    /// "1st of 4".
    static QString placeOf(int place, int players);
    static QString points(const record::Summary &summary, int seat);
    /// Who won, where nobody in particular is “you”; else how “you” came out; "not finished", "on the table now".
    static QString result(const PastGame &game);
    /// What is the matter with a file that cannot be opened whole; empty if nothing is.
    static QString trouble(const PastGame &game);

    /// All of it, for whoever does not see the list.
    static QString told(const PastGame &game);
    /// Everything that can be searched for, in small letters.
    static QString searchable(const PastGame &game);

private:
    static QString partCount(const record::Summary &summary);
    static QStringList otherNames(const record::Summary &summary);
};

} // namespace meadhall::ui
