// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the analysis of a position.
#pragma once

#include "engine/record/position.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class AnalysisText {
    Q_DECLARE_TR_FUNCTIONS(AnalysisText)

public:
    static QString title() { return tr("Analyse a position", "title of a room"); }
    static QString help(Game game);
    static QString players() { return tr("Players", "label: how many"); }
    static QString target() { return tr("Points that end the game", "label of a number"); }
    static QString round() { return tr("Current round", "label of a number from 1 to 9"); }
    static QString cards() { return tr("Cards of the game", "title of all cards"); }
    static QString count() { return tr("How many", "heading of a column: of cards"); }
    static QString places() { return tr("Places", "title of the places that cards can be at"); }
    static QString place() { return tr("Cards go to", "heading of a column: hands and piles"); }
    static QString known() { return tr("Known cards", "heading of a column"); }
    static QString yourHand() { return tr("Your hand", "a place for cards"); }
    static QString onTable() { return tr("On the table", "a place for cards: those that were played last"); }
    static QString pile(int pile) { return tr("On pile %1", "a place for cards").arg(number(pile)); }
    static QString outOfPlay() { return tr("Out of play", "a place for cards"); }
    static QString toMove() { return tr("To move:", "label of a list of players"); }
    static QString playedBy()
    {
        return tr("On the table from:", "label of a list of players: who played the cards there");
    }
    static QString line() { return tr("Pos&ition:", "label of a line of text"); }
    static QString copy() { return tr("&Copy line", "button: a position as a line of text"); }
    static QString paste() { return tr("Pas&te", "button: a position as a line of text"); }
    static QString playOut() { return tr("Play it o&ut", "button: begins a game with a position"); }
    static QString clear() { return tr("Clea&r", "button: takes all cards away"); }
    static QString undo();
    static QString position() { return tr("Position", "page of a room in a small window"); }
    static QString bestMoves() { return tr("Best moves", "heading, page"); }
    static QString deals(int deals) { return tr("%Ln deals", "how many were played to compare moves", deals); }
    /// Whether something is inferred from the moves before.
    static QString inference(bool infers);
    static QString otherTurn() { return tr("It is somebody else’s turn. Your moves are compared when it is yours."); }
    static QString notPossible() { return tr("Not possible yet", "heading: about a position"); }
    /// Announced when the best move is known or another one is better.
    static QString best(const QString &move) { return tr("Best: %1", "said by a screen reader: a move").arg(move); }
    /// Why a position is not possible, in one or two sentences.
    static QString problem(const record::PositionProblem &problem, const record::Position &position,
                           const Names &names);

private:
    static QString ofSeat(const record::PositionProblem &problem, const record::Position &position, const Names &names);
    static QString ofTable(const record::PositionProblem &problem);
    static QString cardNamed(const std::string &name, Game game);
};

} // namespace meadhall::ui
