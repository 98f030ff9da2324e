// What is said at a table of Ninjan, in whole sentences: the engine has only numbers.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanWords {
    Q_DECLARE_TR_FUNCTIONS(NinjanWords)

public:
    enum class Case { Nominative, Accusative };

    static QString suit(ninjan::Suit suit);
    static QString card(Card card, Case grammaticalCase);
    /// From the highest card down, as a list.
    static QString cards(CardSet set, Case grammaticalCase);

    /// What the seat of that view may do; empty while nothing is asked of it.
    static QString prompt(const ninjan::View &view);
    /// At a screen of several people: whose card waits for its pile.
    static QString pilePromptFor(const ninjan::View &view, const Names &names);
    static QString throwTitle(const ninjan::View &view, const Names &names);
    static QString refusal(Reason reason, const ninjan::View &view);
    /// Beside a selected card: what it would do as the piles lie now.
    static QString bubble(const ninjan::View &view, Card card);

    /// The lines of the log for an event; `before` is the view before it.
    static QStringList log(const Event &event, const ninjan::View &before, const Names &names);
    /// What a seat does or has done last, in a word or two; empty for nothing.
    static QString seatLine(const ninjan::View &view, int seat);
    /// What a seat has taken so far; empty for nothing.
    static QString takenCards(const ninjan::View &view, int seat);
    static QString winner(const ninjan::View &view, const Names &names);

    // What is told of the things on the table to whoever does not see them.
    static QString pileTold(const ninjan::View &view, int pile, bool choosable);
    static QString heldTold(Card card, bool selected);
    /// @param card kNoCard where it is not known
    static QString chosenTold(const Names &names, int seat, Card card, bool faceDown);
    static QString trackTold(const ninjan::View &view, const Names &names);
    static QString beatsTold();

private:
    static QString pilePrompt(const ninjan::View &view);
    static QString resolveLine(const ResolveEvent &event, const ninjan::View &before, const Names &names);
    static QString throwLine(int seat, int symbol, const Names &names);
    static QStringList throwLines(const ThrowEvent &event, const ninjan::View &before, const Names &names);
    static QStringList equalLines(const RevealEvent &event);
    static QString people(ninjan::Seats seats, const Names &names);
    static QString tieLine(ninjan::Seats tied, const Names &names);
    static QString outLine(const ThrowEvent &event, const Names &names);
    static QString againLine(const ThrowEvent &event, const Names &names);
    static QString winnerLine(int seat, int points, bool thrown, const Names &names);
};

} // namespace meadhall::ui
