// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a table that do not depend on the game.
#pragma once

#include "engine/core/event.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class TableText {
    Q_DECLARE_TR_FUNCTIONS(TableText)

public:
    /// The user at the screen, in place of a name.
    static QString you() { return tr("You", "the person at the screen, in place of a name"); }
    static QString round(int round);
    static QString hand(int hand);
    static QString points() { return tr("Points", "heading: of a table, a column"); }
    static QString total() { return tr("Total", "column of points"); }
    /// In the log: where a game begins with a position instead of a deal.
    static QString beginsInTheMiddle() { return tr("The game begins with a position that was entered."); }
    static QString game() { return tr("Game", "label: Odin or Ninjan"); }
    static QString rules() { return tr("Rules", "heading, button"); }
    static QString curve() { return tr("Curve", "page: how everybody's points grew"); }
    static QString playerCount(int players) { return tr("%Ln players", "which games, or fact about a game", players); }
    static QString dealNumberCopied() { return tr("Deal number copied", "said by a screen reader"); }
    /// "1st of 4".
    static QString placeInGame(int place, int players);
    /// A place in a row: "5 of 12".
    static QString placeOf(int place, int all);
    static QString yourTurn() { return tr("Your turn", "under the name of the person at the screen"); }
    /// A seat's name outside of sentences, without directional isolates.
    static QString nameAlone(const Names &names, int seat);

    /// The first log lines, about the game itself.
    static QStringList gameLines(const GameEvent &game);

    // Accessible descriptions. They are lists of independent parts.
    static QString describe(const QStringList &parts);
    static QString faceDown() { return tr("face-down card", "said by a screen reader"); }
    /// Said of a card.
    static QString selected() { return tr("selected", "said of a card by a screen reader"); }
    /// The selection, for a screen reader.
    static QString selected(const QString &what);
    /// Description of a seat; empty texts are left out.
    static QString seat(const QString &name, const QString &line, const QString &count, const QString &points,
                        bool turn);
    /// "You 6, Bjorn 7": a number for each seat.
    static QString numbersOfSeats(const Names &names, const std::vector<int> &numbers);
    /// "Bjorn: passed"
    static QString ofSeat(const Names &names, int seat, const QString &words)
    {
        return tr("%1: %2", "said by a screen reader; %1: a name, %2: what is said of that player")
            .arg(nameAlone(names, seat), words);
    }
    static QString noCards() { return tr("You hold no cards.", "the answer to a question by a key"); }
    /// The same while several people sit at the screen and nobody's cards are shown.
    static QString cardsAreHidden()
    {
        return tr("The cards stay face down until the next person shows them.", "the answer to a question by a key");
    }
    static QString isToPlay(const QString &who) { return tr("%1 is to play.", "a name").arg(who); }
    /// That another player has two cards left, or one; empty for other numbers.
    static QString fewCards(const Names &names, int seat, int left);
    static QString cardCount(int count) { return tr("%Ln cards", "how many a seat holds", count); }
};

} // namespace meadhall::ui
