// What is said at a table of Odin, in whole sentences: the engine has only numbers.
#pragma once

#include "odin/view.h"
#include "words/names.h"

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
    /// Why a move was refused.
    static QString refusal(Reason reason, const odin::View &view, CardSet cards, const Names &names);
    /// The short words beside the value of a selection.
    static QString bubble(const odin::View &view, CardSet selection);

    /// The lines of the log for an event; `before` is the view before it.
    static QStringList log(const Event &event, const odin::View &before, const Names &names);
    /// What a seat did last in this round, in a word or two; empty for nothing.
    static QString lastAction(const odin::View &view, int seat);
    /// What everybody knows of the cards that another seat holds; empty for nothing.
    static QString knownCards(const odin::View &view, int seat);
    static QString winners(const std::vector<int> &seats, int points, const Names &names);

private:
    static QString playLine(const PlayEvent &play, const Names &names);
    static QStringList playLines(const PlayEvent &play, const odin::View &before, const Names &names);
    static QString pointsLine(int seat, int points, const Names &names);
};

} // namespace meadhall::ui
