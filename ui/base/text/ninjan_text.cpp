// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/ninjan_text.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/throwing.h"
#include "ui/base/text/table_text.h"
#include "ui/base/text/text.h"

#include <algorithm>
#include <cstdlib>

namespace meadhall::ui {

QString NinjanText::suit(ninjan::Suit suit)
{
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("NinjanText", "rock", "suit of the deck, and what is thrown"),
        QT_TRANSLATE_NOOP3("NinjanText", "paper", "suit of the deck, and what is thrown"),
        QT_TRANSLATE_NOOP3("NinjanText", "scissors", "suit of the deck, and what is thrown"),
    };
    return kTexts[toIndex(suit)].translated("NinjanText");
}

QString NinjanText::card(Card card, Case grammaticalCase)
{
    const QString digits = number(ninjan::numberOf(card));
    if (grammaticalCase == Case::Nominative) {
        static constexpr MarkedText kTexts[] = {
            QT_TRANSLATE_NOOP3("NinjanText", "rock %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("NinjanText", "paper %1", "card, named or in a list (nominative)"),
            QT_TRANSLATE_NOOP3("NinjanText", "scissors %1", "card, named or in a list (nominative)"),
        };
        return kTexts[toIndex(ninjan::suitOf(card))].translated("NinjanText").arg(digits);
    }
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("NinjanText", "the rock %1", "card that is played or chosen (accusative)"),
        QT_TRANSLATE_NOOP3("NinjanText", "the paper %1", "card that is played or chosen (accusative)"),
        QT_TRANSLATE_NOOP3("NinjanText", "the scissors %1", "card that is played or chosen (accusative)"),
    };
    return kTexts[toIndex(ninjan::suitOf(card))].translated("NinjanText").arg(digits);
}

QString NinjanText::cards(CardSet set, Case grammaticalCase)
{
    std::vector<Card> sorted;
    for (Card one : set)
        sorted.push_back(one);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](Card a, Card b) { return ninjan::numberOf(a) > ninjan::numberOf(b); });
    QStringList names;
    for (Card one : sorted)
        names.push_back(card(one, grammaticalCase));
    return listedCards(names);
}

QString NinjanText::pilePrompt(const ninjan::View &view)
{
    const Card own = view.board().current().card;
    const QString name = card(own, Case::Nominative);
    const ninjan::Piles beaten = view.board().beatenPiles(own);
    if (beaten == 0)
        //: %1: the card, such as “rock 7”
        return tr("Your %1 beats nothing: lay it on any pile.").arg(name);
    QStringList numbers;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (ninjan::has(beaten, pile))
            numbers.push_back(number(pile + 1));
    //: %1: the card, such as “rock 7”; %2: the numbers of at least two piles, such as “1 and 3”
    return tr("Your %1 beats piles %2: take one of them.", "", ninjan::countOf(beaten)).arg(name, listed(numbers));
}

QString NinjanText::prompt(const ninjan::View &view)
{
    const auto kind = view.ownRequest();
    if (kind == RequestKind::Pile)
        return pilePrompt(view);
    if (kind == RequestKind::Throw)
        return tr("It is a tie. Throw rock, paper or scissors.");
    if (view.seat() < 0 || !view.dealt() || view.board().phase != ninjan::Phase::Choose || view.hand().empty()
        || view.board().round == ninjan::kRounds) // the last card is chosen by itself
        return {};
    if (view.choice() != kNoCard)
        return tr("You have chosen %1.").arg(card(view.choice(), Case::Accusative));
    return tr("Round %1 of %2. Choose a card.").arg(number(view.board().round), number(ninjan::kRounds));
}

QString NinjanText::choiceNote(const ninjan::View &view)
{
    if (view.ownRequest() != RequestKind::Choose || view.choice() != kNoCard || view.board().round > 1)
        return {};
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && !view.hasChosen(seat))
            return {}; // that it can be changed until then may not be true any more when it is heard
    return tr("All others have chosen, so your choice will be final.");
}

QString NinjanText::pilePromptFor(const ninjan::View &view, const Names &names)
{
    const ninjan::RevealedCard current = view.board().current();
    return tr("%1: choose a pile for %2.", "a player is asked; a card")
        .arg(names.of(current.seat), card(current.card, Case::Accusative));
}

QString NinjanText::throwTitle(const ninjan::View &view, const Names &names)
{
    return view.throws().empty() ? tieLine(view.board().contenders, names) : againLine(view.throws().back(), names);
}

QString NinjanText::refusal(Reason reason, const ninjan::View &view)
{
    switch (reason) {
    case Reason::NoCards:
        return tr("First select a card.");
    case Reason::NotYourTurn:
        if (view.board().phase == ninjan::Phase::Throw)
            return view.ownRequest() ? tr("It is a tie. Throw rock, paper or scissors.")
                                     : tr("The others are throwing to break the tie.");
        return view.board().phase == ninjan::Phase::Resolve ? tr("Not yet: the cards of this round are being resolved.")
                                                            : tr("Not yet: others are still choosing.");
    case Reason::MustTakePile:
        return tr("Your card beats another pile: take one of the highlighted ones.");
    case Reason::PileMissing:
        return tr("Choose one of the highlighted piles.");
    case Reason::NothingAsked:
        return tr("The game is over.");
    default:
        return tr("You can’t do that right now.");
    }
}

QString NinjanText::bubble(const ninjan::View &view, Card card)
{
    const ninjan::Board &board = view.board();
    const ninjan::Piles beaten = board.beatenPiles(card);
    QStringList values;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (ninjan::has(beaten, pile))
            values.push_back(signedNumber(board.piles[toIndex(pile)].sum()));
    if (values.isEmpty())
        return tr("beats no pile now", "short, beside the selected card");
    return wouldTake(values);
}

QString NinjanText::wouldTake(const QStringList &worth)
{
    //: short, beside the selected card; %1: what the piles are worth: "+10", "+10, −3"
    return tr("would take %1 now").arg(worth.join(QLatin1String(" / ")));
}

/// Tells the effect of the card and why: the card it beats, or that it beats none.
QString NinjanText::resolveLine(const ResolveEvent &event, const ninjan::View &before, const Names &names)
{
    const QString who = names.isOwn(event.seat) ? TableText::you() : names.of(event.seat);
    const QString played = card(event.card, Case::Nominative);
    const ninjan::Pile &pile = before.board().piles[toIndex(event.pile)];
    const QString top = card(pile.top(), Case::Accusative), place = number(event.pile + 1);
    //: %1: a name or “You”; %2: a card (nominative); %3: the card that it beats (accusative); %4: the number of the
    //: pile; %5: what the pile is worth
    return ninjan::beats(event.card, pile.top())
               ? tr("%1: the %2 beats %3 and takes pile %4 (%5).")
                     .arg(who, played, top, place, signedNumber(pile.sum()))
               //: %1: a name or “You”; %2: a card (nominative); %3: the card on top of the pile (accusative); %4: the
               //: number of the pile; %5: what the pile is worth then
               : tr("%1: the %2 beats nothing and is laid on %3 (pile %4, now %5).")
                     .arg(who, played, top, place, signedNumber(pile.sum() + ninjan::numberOf(event.card)));
}

QString NinjanText::shortResolveLine(const ResolveEvent &event, const ninjan::View &before, const Names &names)
{
    const QString who = names.isOwn(event.seat) ? TableText::you() : names.of(event.seat);
    const QString played = card(event.card, Case::Nominative);
    const ninjan::Pile &pile = before.board().piles[toIndex(event.pile)];
    //: at most six words; %1: a name or “You”; %2: a card (nominative); %3: what the pile is worth
    return ninjan::beats(event.card, pile.top())
               ? tr("%1: %2 takes %3.").arg(who, played, signedNumber(pile.sum()))
               //: at most six words; %1: a name or “You”; %2: a card (nominative); %3: the number of the pile
               : tr("%1: %2 on pile %3.").arg(who, played, number(event.pile + 1));
}

/// Why cards with equal numbers are resolved in this order; one line for each such number.
QStringList NinjanText::equalLines(const RevealEvent &event)
{
    std::vector<ninjan::RevealedCard> shown;
    for (Card one : event.cards)
        shown.push_back({0, one});
    ninjan::sortForResolving(shown);
    QStringList lines;
    for (auto from = shown.begin(); from != shown.end();) {
        const int cardNumber = ninjan::numberOf(from->card);
        const auto to = std::find_if(
            from, shown.end(), [cardNumber](const auto &one) { return ninjan::numberOf(one.card) != cardNumber; });
        if (to - from == 2)
            //: two cards of a round have the same number; %1: a card (nominative), %2: the other (accusative)
            lines.push_back(tr("Same number: the %1 is resolved first because it beats %2.")
                                .arg(card(from->card, Case::Nominative), card((from + 1)->card, Case::Accusative)));
        else if (to - from == 3)
            //: three cards of a round have the same number, %1
            lines.push_back(tr("Three cards numbered %1: rock is resolved first, then scissors, then paper.")
                                .arg(number(cardNumber)));
        from = to;
    }
    return lines;
}

QString NinjanText::people(ninjan::Seats seats, const Names &names)
{
    QStringList who;
    for (int seat = 0; seat < ninjan::kMaxPlayers; ++seat)
        if (ninjan::has(seats, seat))
            who.push_back(names.isOwn(seat) ? TableText::you() : names.of(seat));
    return listed(who);
}

QString NinjanText::tieLine(ninjan::Seats tied, const Names &names)
{
    return tr("Tie: %1. Rock, paper, scissors decides.").arg(people(tied, names));
}

/// Players eliminated by a throw; empty if there are none.
QString NinjanText::outLine(const ThrowEvent &event, const Names &names)
{
    ninjan::Seats out = 0;
    for (std::size_t seat = 0; seat < event.throws.size(); ++seat)
        if (event.throws[seat])
            out |= ninjan::seatBit(static_cast<int>(seat));
    out &= static_cast<ninjan::Seats>(~ninjan::remaining(event));
    if (out == 0)
        return {};
    const int first = ninjan::firstOf(out);
    if (ninjan::countOf(out) > 1)
        return tr("Out: %1.", "the tied throw; %1 is a list of names").arg(people(out, names));
    return names.isOwn(first) ? tr("You are out.", "of the throw")
                              : tr("%1 is out.", "of the throw").arg(names.of(first));
}

QString NinjanText::againLine(const ThrowEvent &event, const Names &names)
{
    const QString out = outLine(event, names), left = people(ninjan::remaining(event), names);
    return out.isEmpty()
               ? tr("Nobody is out. %1 throw again.", "%1 is a list of names, “You” may be among them").arg(left)
               : tr("%1 %2 throw again.",
                    "%1 is a sentence: who is out; %2 is a list of names, “You” may be among them")
                     .arg(out, left);
}

QString NinjanText::throwLine(int seat, int symbol, const Names &names)
{
    const QString who = names.of(seat);
    const bool own = names.isOwn(seat);
    switch (static_cast<ninjan::Suit>(symbol)) {
    case ninjan::Suit::Rock:
        return own ? tr("You throw rock.") : tr("%1 throws rock.").arg(who);
    case ninjan::Suit::Paper:
        return own ? tr("You throw paper.") : tr("%1 throws paper.").arg(who);
    case ninjan::Suit::Scissors:
        return own ? tr("You throw scissors.") : tr("%1 throws scissors.").arg(who);
    }
    return {};
}

QStringList NinjanText::throwLines(const ThrowEvent &event, const ninjan::View &before, const Names &names)
{
    QStringList lines;
    for (int seat = 0; seat < before.players(); ++seat)
        if (const auto symbol = event.throws[toIndex(seat)])
            lines.push_back(throwLine(seat, *symbol, names));
    lines.push_back(ninjan::countOf(ninjan::remaining(event)) > 1 ? againLine(event, names) : outLine(event, names));
    return lines;
}

QString NinjanText::winnerLine(int seat, int points, bool thrown, const Names &names)
{
    const QString figure = number(points);
    const int count = std::abs(points);
    if (thrown)
        return names.isOwn(seat) ? tr("You win the throw-off: %1 points each.", "%1 may have a sign", count).arg(figure)
                                 : tr("%1 wins the throw-off: %2 points each.", "%2 may have a sign", count)
                                       .arg(names.of(seat), figure);
    return names.isOwn(seat) ? tr("You win with %1 points.", "%1 may have a sign", count).arg(figure)
                             : tr("%1 wins with %2 points.", "%2 may have a sign", count).arg(names.of(seat), figure);
}

QString NinjanText::winner(const ninjan::View &view, const Names &names)
{
    const int seat = view.winners().front();
    return winnerLine(seat, view.board().points[toIndex(seat)], !view.throws().empty(), names);
}

QStringList NinjanText::log(const Event &event, const ninjan::View &before, const Names &names)
{
    if (const auto *game = std::get_if<GameEvent>(&event))
        return TableText::gameLines(*game);
    if (const auto *deal = std::get_if<DealEvent>(&event)) {
        if (deal->position)
            return {TableText::beginsInTheMiddle()};
        QStringList first;
        for (Card one : deal->piles)
            first.push_back(card(one, Case::Nominative));
        return {tr("The piles start with these cards: %1").arg(listedCards(first))};
    }
    if (const auto *reveal = std::get_if<RevealEvent>(&event)) {
        const int round = before.board().round;
        // The last card of a hand is played without a choice.
        const QString heading =
            round == ninjan::kRounds
                ? tr("Round %1: the last cards are revealed.", "heading in the log").arg(number(round))
                : TableText::round(round);
        return QStringList{heading} + equalLines(*reveal);
    }
    if (const auto *resolve = std::get_if<ResolveEvent>(&event)) {
        QStringList lines{resolveLine(*resolve, before, names)};
        ninjan::Board after = before.board();
        after.resolve(resolve->pile);
        if (after.phase == ninjan::Phase::Throw)
            lines.push_back(tieLine(after.contenders, names));
        return lines;
    }
    if (const auto *thrown = std::get_if<ThrowEvent>(&event))
        return throwLines(*thrown, before, names);
    if (const auto *end = std::get_if<GameOverEvent>(&event)) {
        const int seat = end->winners.front();
        return {winnerLine(seat, end->totals[toIndex(seat)], !before.throws().empty(), names)};
    }
    return {};
}

QString NinjanText::seatLine(const ninjan::View &view, int seat)
{
    if (!view.running())
        return {};
    const ninjan::Board &board = view.board();
    if (board.phase == ninjan::Phase::Choose && view.hasChosen(seat))
        return tr("has chosen", "under the name of a player");
    const auto &turns = view.turns();
    const auto last =
        std::find_if(turns.rbegin(), turns.rend(), [seat](const auto &turn) { return turn.seat == seat; });
    const int now = board.phase == ninjan::Phase::Choose ? board.round - 1 : board.round;
    if (last == turns.rend() || last->round != now)
        return {};
    return last->taken.empty() ? laid() : took(last->taken);
}

QString NinjanText::takenCards(const ninjan::View &view, int seat)
{
    const CardSet taken = view.dealt() ? view.board().taken[toIndex(seat)] : CardSet{};
    return taken.empty() ? QString() : tr("Cards won: %1").arg(cards(taken, Case::Nominative));
}

QString NinjanText::describePile(const ninjan::View &view, int pile, bool choosable)
{
    const ninjan::Pile &cards = view.board().piles[toIndex(pile)];
    QStringList parts{
        tr("Pile %1", "said by a screen reader; they are numbered from where reading begins").arg(number(pile + 1)),
        tr("worth: %1", "said of a pile").arg(number(cards.sum()))};
    if (!cards.empty())
        parts.push_back(tr("on top: %1", "said of a pile; %1 is a card").arg(card(cards.top(), Case::Nominative)));
    QStringList below;
    for (const Card *one = cards.end(); one != cards.begin();)
        if (--one; cards.size() > 1 && *one != cards.top())
            below.push_back(card(*one, Case::Nominative));
    if (!below.isEmpty())
        parts.push_back(tr("below it: %1", "said of a pile; %1 is a list of cards").arg(listedCards(below)));
    if (choosable)
        parts.push_back(tr("can be chosen", "said of a pile"));
    return TableText::describe(parts);
}

QString NinjanText::describeHeld(Card card, bool selected)
{
    return TableText::describe(
        {NinjanText::card(card, Case::Nominative), selected ? TableText::selected() : QString()});
}

QString NinjanText::describeChosen(const Names &names, int seat, Card card, bool faceDown)
{
    return TableText::describe(
        {tr("chosen by: %1", "said of a card on the table; %1 is a name").arg(TableText::nameAlone(names, seat)),
         card == kNoCard ? QString() : NinjanText::card(card, Case::Nominative),
         faceDown ? TableText::faceDown() : QString()});
}

QString NinjanText::spokenEffect(const ninjan::View &view, Card card)
{
    const ninjan::Piles beaten = view.board().beatenPiles(card);
    QStringList piles;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (ninjan::has(beaten, pile))
            piles.push_back(tr("%1 (%2)", "the number of a pile and what it is worth")
                                .arg(number(pile + 1), signedNumber(view.board().piles[toIndex(pile)].sum())));
    return piles.isEmpty()
               ? bubble(view, card)
               //: said of the selected card; %1: the piles it beats: “2 (+10)”, or more of them: “1 (+10), 2 (−3)”
               : tr("would take pile %1 now", "", static_cast<int>(piles.size())).arg(joined(piles));
}

QString NinjanText::spokenSelection(const ninjan::View &view, Card card)
{
    return TableText::describe(
        {TableText::selected(NinjanText::card(card, Case::Nominative)), spokenEffect(view, card)});
}

QString NinjanText::describeTrack(const ninjan::View &view, const Names &names)
{
    const ninjan::Board &board = view.board();
    if (board.order[0].card == kNoCard)
        return tr("The order of the cards appears here once everyone has chosen", "said by a screen reader");
    QStringList order;
    for (int i = 0; i < board.players; ++i) {
        const ninjan::RevealedCard one = board.order[toIndex(i)];
        if (one.card < ninjan::kCards && i >= board.resolved)
            order.push_back(tr("%1 (%2)", "a card and whose it is")
                                .arg(card(one.card, Case::Nominative), TableText::nameAlone(names, one.seat)));
    }
    return order.isEmpty() || board.phase != ninjan::Phase::Resolve
               ? tr("All the cards in this round have been resolved")
               : tr("Still to be resolved, in this order: %1").arg(listed(order));
}

} // namespace meadhall::ui
