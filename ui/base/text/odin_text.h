// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of an Odin table, as complete sentences.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinText {
    Q_DECLARE_TR_FUNCTIONS(OdinText)

public:
    enum class Case { Nominative, Accusative };

    static QString colour(odin::Colour colour);
    static QString viking(int number);
    static QString card(Card card, Case grammaticalCase);
    /// Cards as a list, highest first.
    static QString cards(CardSet set, Case grammaticalCase);

    /// Prompt for the player to move.
    /// @param view the view of that seat
    static QString prompt(const odin::View &view);
    static QString pickUpPrompt() { return tr("Pick up one of the beaten cards."); }
    /// Prompts while an automatic move can still be cancelled.
    static QString passingPrompt(const odin::View &view);
    static QString goingOutPrompt()
    {
        return tr("Your last set will be played automatically. Press Esc to prevent this.");
    }
    /// Why a move is illegal.
    static QString refusal(Reason reason, const odin::View &view, CardSet cards, const Names &names);
    /// Short comment beside the value of a selection.
    static QString bubble(const odin::View &view, CardSet selection);
    /// The comment beside a set that beats one of this value.
    static QString beats(int value);

    /// Log lines for an event.
    /// @param before the view before the event
    static QStringList log(const Event &event, const odin::View &before, const Names &names);
    /// Last action of a seat in this round, in one or two words; may be empty.
    static QString lastAction(const odin::View &view, int seat);
    /// Below the name of who has ended the hand.
    static QString wentOut() { return tr("goes out", "below the name of the seat that ended the hand"); }
    /// "Sigrid goes out", without directional isolates.
    static QString goesOut(int seat, const Names &names);
    /// "hand 4", beside that.
    static QString handInWords(int hand);
    /// The same as a sentence, with cards and pick-up.
    static QString lastTurn(const odin::View &view, int seat, const Names &names);
    /// The cards of a seat's last turn in this round; empty if it passed or had no turn yet.
    static CardSet lastPlay(const odin::View &view, int seat);
    /// Publicly known cards of another seat; may be empty.
    static QString knownCards(const odin::View &view, int seat);
    static QString winners(const std::vector<int> &seats, int points, const Names &names);
    /// Title at the end of a round.
    static QString roundWon(int seat, const Names &names);
    /// “with 88”, beside that title.
    static QString withValue(CardSet cards);
    /// What the set beaten last is, below it.
    static QString beaten();
    /// Warns of a player who has one or two cards left.
    static QString fewCards(int count);
    /// Names the others who have one card left; empty if there are none.
    static QString lastCards(const odin::View &view, const Names &names);
    /// Cards left in a hand at its end.
    static QString leftCards(CardSet cards);

    // Accessible descriptions of the items on the table.
    /// "blue 7, berserker", or "blue 7".
    static QString describe(Card card, bool isShort = false);
    /// A card of the own hand.
    static QString describeHeld(Card card, CardSet selection, bool isShort = false);
    /// A beaten card that can be picked up.
    static QString describeChoosable(Card card, bool isShort = false);
    /// A card of the own hand, about to be played while a card is picked up.
    static QString describeWaiting(Card card, bool isShort = false);
    /// The set on the table: its value and owner, or that there is none.
    static QString describeMiddle(const odin::View &view, const Names &names);
    static QString describeDiscardPile(const odin::View &view);
    /// Facts about the deck and the game, a line for each: colours in play, colours left out, target.
    static QStringList deckLines(const odin::Rules &rules);
    /// "Deck of 36 cards"
    static QString deckTitle(const odin::Rules &rules);
    /// "Colours left out: pink and orange", "The goat is in the deck"; what does not hold is left out.
    static QStringList deckNotes(const odin::Rules &rules);
    /// @param edition nullopt: house rules
    static QString edition(std::optional<odin::Edition::Id> edition);
    /// The set that was beaten last: its cards, by whom, and where they went; empty if there is none.
    static QString describeBeaten(const odin::View &view, const Names &names);
    // The same in its parts, as labels before a face or small cards.
    static QString beatenBy() { return tr("Beaten by", "label before the name of a player"); }
    static QString pickedUp() { return tr("Picked up", "label before a card that was beaten and picked up"); }
    static QString toValhalla() { return tr("To Valhalla", "label before cards that were beaten and discarded"); }
    /// Value of the selection; empty without a selection.
    /// @param isJudged with what the bubble says of it
    static QString spokenSelection(const odin::View &view, CardSet selection, bool isJudged);

private:
    static QString passLine(int seat, const Names &names);
    static QString playLine(const PlayEvent &play, const Names &names);
    static QStringList playLines(const PlayEvent &play, const odin::View &before, const Names &names);
    static QString pointsLine(int seat, int points, const Names &names);
};

} // namespace meadhall::ui
