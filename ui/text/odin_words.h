// What is said at a table of Odin, in whole sentences: the engine has only numbers.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinWords {
    Q_DECLARE_TR_FUNCTIONS(OdinWords)

public:
    enum class Case { Nominative, Accusative };

    static QString colour(odin::Colour colour);
    static QString viking(int number);
    static QString card(Card card, Case grammaticalCase);
    /// A set from its highest card down, as a list.
    static QString cards(CardSet set, Case grammaticalCase);

    /// What whoever's turn it is may do. `view` is the view of that seat.
    static QString prompt(const odin::View &view);
    static QString pickUpPrompt();
    /// While a move that is made without a click can still be stopped.
    static QString passingPrompt(const odin::View &view);
    static QString goingOutPrompt();
    /// Why a move was refused.
    static QString refusal(Reason reason, const odin::View &view, CardSet cards, const Names &names);
    /// The short words beside the value of a selection.
    static QString bubble(const odin::View &view, CardSet selection);

    /// The lines of the log for an event; `before` is the view before it.
    static QStringList log(const Event &event, const odin::View &before, const Names &names);
    /// What a seat did last in this round, in a word or two; empty for nothing.
    static QString lastAction(const odin::View &view, int seat);
    /// The same as a sentence, with cards and pick-up.
    static QString lastTurn(const odin::View &view, int seat, const Names &names);
    /// What everybody knows of the cards that another seat holds; empty for nothing.
    static QString knownCards(const odin::View &view, int seat);
    static QString winners(const std::vector<int> &seats, int points, const Names &names);
    /// What a seat has left after a hand.
    static QString leftCards(CardSet cards);

    // What is told of things to whoever does not see them.
    /// "blue 7, berserker".
    static QString told(Card card);
    /// A card of the own hand.
    static QString heldTold(Card card, CardSet selection);
    /// A beaten card while one of them is to be picked up; an own card that is about to be played over them.
    static QString choosableTold(Card card);
    static QString waitingTold(Card card);
    /// The middle of the table: the set's value and whose it is, or nothing.
    static QString middleTold(const odin::View &view, const Names &names);
    static QString valhallaTold(const odin::View &view);
    /// What the selection is worth, as in the bubble; empty for none.
    static QString selectionTold(const odin::View &view, CardSet selection);

private:
    static QString passLine(int seat, const Names &names);
    static QString playLine(const PlayEvent &play, const Names &names);
    static QStringList playLines(const PlayEvent &play, const odin::View &before, const Names &names);
    static QString pointsLine(int seat, int points, const Names &names);
};

} // namespace meadhall::ui
