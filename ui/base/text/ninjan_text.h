// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a Ninjan table, as complete sentences.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanText {
    Q_DECLARE_TR_FUNCTIONS(NinjanText)

public:
    enum class Case { Nominative, Accusative };

    static QString suit(ninjan::Suit suit);
    static QString card(Card card, Case grammaticalCase);
    /// Cards as a list, highest first.
    static QString cards(CardSet set, Case grammaticalCase);

    /// Prompt for the viewer; empty if no decision is requested.
    static QString prompt(const ninjan::View &view);
    /// That the card is final once it is chosen, said with the first such prompt; empty with all others.
    static QString choiceNote(const ninjan::View &view);
    /// With several humans at one screen: whose card needs a pile.
    static QString pilePromptFor(const ninjan::View &view, const Names &names);
    static QString throwTitle(const ninjan::View &view, const Names &names);
    static QString refusal(Reason reason, const ninjan::View &view);
    /// The effect that the selected card would have on the current piles.
    static QString bubble(const ninjan::View &view, Card card);
    /// The same of a card that would take piles of that worth.
    static QString wouldTake(const QStringList &worth);
    /// The same for a screen reader, with the numbers of the piles.
    static QString spokenEffect(const ninjan::View &view, Card card);
    /// That of the card which has just been selected.
    static QString spokenSelection(const ninjan::View &view, Card card);

    /// Log lines for an event.
    /// @param before the view before the event
    static QStringList log(const Event &event, const ninjan::View &before, const Names &names);
    /// Current or last action of a seat, in one or two words; may be empty.
    static QString seatLine(const ninjan::View &view, int seat);
    // What a player did with the last card: took a pile or laid the card on one.
    static QString took(CardSet taken)
    {
        return tr("took %1", "what a player did last; %1: what the pile was worth: +10, −3")
            .arg(signedNumber(ninjan::sumOf(taken)));
    }
    static QString laid() { return tr("laid a card", "what a player did last"); }
    /// Cards taken by a seat so far; may be empty.
    static QString takenCards(const ninjan::View &view, int seat);
    static QString winner(const ninjan::View &view, const Names &names);

    // Accessible descriptions of the items on the table.
    static QString describePile(const ninjan::View &view, int pile, bool choosable);
    static QString describeHeld(Card card, bool selected);
    /// @param card kNoCard if unknown
    static QString describeChosen(const Names &names, int seat, Card card, bool faceDown);
    static QString describeTrack(const ninjan::View &view, const Names &names);
    static QString describeSuitOrder() { return tr("Rock beats scissors, scissors beat paper, paper beats rock"); }
    /// What a card does, in at most six words; the log says it in full.
    static QString shortResolveLine(const ResolveEvent &event, const ninjan::View &before, const Names &names);

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
