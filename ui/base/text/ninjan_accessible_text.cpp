// SPDX-License-Identifier: GPL-3.0-or-later
// Accessible descriptions of the items on a Ninjan table.
#include "engine/core/to_index.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/table_text.h"

#include <algorithm>

namespace meadhall::ui {

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
    return TableText::describe({NinjanText::card(card, Case::Nominative),
                                selected ? tr("selected", "said of a card by a screen reader") : QString()});
}

QString NinjanText::describeChosen(const Names &names, int seat, Card card, bool faceDown)
{
    return TableText::describe(
        {tr("chosen by: %1", "said of a card on the table; %1 is a name").arg(TableText::nameAlone(names, seat)),
         card == kNoCard ? QString() : NinjanText::card(card, Case::Nominative),
         faceDown ? TableText::faceDown() : QString()});
}

QString NinjanText::spokenSelection(const ninjan::View &view, Card card)
{
    const ninjan::Piles beaten = view.board().beatenPiles(card);
    QStringList piles;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (ninjan::has(beaten, pile))
            piles.push_back(tr("%1 (%2)", "the number of a pile and what it is worth")
                                .arg(number(pile + 1), signedNumber(view.board().piles[toIndex(pile)].sum())));
    const QString effect =
        piles.isEmpty()
            ? bubble(view, card)
            //: said of the selected card; %1: the piles it beats: “2 (+10)”, or more of them: “1 (+10), 2 (−3)”
            : tr("would take pile %1 now", "", static_cast<int>(piles.size())).arg(piles.join(QLatin1String(", ")));
    return TableText::describe({TableText::selected(NinjanText::card(card, Case::Nominative)), effect});
}

QString NinjanText::describeTrack(const ninjan::View &view, const Names &names)
{
    const ninjan::Board &board = view.board();
    if (board.phase == ninjan::Phase::Choose && board.round == 1)
        return tr("Here the order of the cards is shown once everyone has chosen", "said by a screen reader");
    QStringList order;
    for (int i = 0; i < board.players; ++i) {
        const ninjan::RevealedCard one = board.order[toIndex(i)];
        if (one.card < ninjan::kCards && i >= board.resolved)
            order.push_back(tr("%1 (%2)", "a card and whose it is")
                                .arg(card(one.card, Case::Nominative), TableText::nameAlone(names, one.seat)));
    }
    return order.isEmpty() || board.phase != ninjan::Phase::Resolve
               ? tr("All cards of this round are resolved")
               : tr("Still to be resolved, in this order: %1").arg(listed(order));
}

QString NinjanText::describeSuitOrder() { return tr("Rock beats scissors, scissors beat paper, paper beats rock"); }

} // namespace meadhall::ui
