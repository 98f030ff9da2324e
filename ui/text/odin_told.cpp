// Accessible descriptions of the items on an Odin table.
#include "engine/games/odin/set.h"
#include "ui/text/odin_words.h"
#include "ui/text/table_words.h"

namespace meadhall::ui {

QString OdinWords::told(Card card)
{
    return TableWords::told({OdinWords::card(card, Case::Nominative), viking(odin::numberOf(card))});
}

QString OdinWords::heldTold(Card card, CardSet selection)
{
    if (!selection.contains(card))
        return told(card);
    QStringList parts{told(card), TableWords::selected()};
    if (const CardSet others = selection - CardSet::of(card); !others.empty()) {
        const QString with = cards(others, Case::Nominative);
        //: %2 is a list of the other cards that are selected, in the nominative.
        parts.push_back(
            odin::isSet(selection)
                ? tr("plays as %1 with %2", "said of a selected card").arg(number(odin::valueOf(selection)), with)
                //: %1 is a list of the other cards that are selected, in the nominative.
                : tr("no set with %1", "said of a selected card").arg(with));
    }
    return TableWords::told(parts);
}

QString OdinWords::choosableTold(Card card)
{
    return TableWords::told({told(card), tr("to be picked up", "said of a beaten card, one of which is to be chosen")});
}

QString OdinWords::waitingTold(Card card)
{
    return TableWords::told({told(card), tr("played as soon as a card is picked up", "said of an own card")});
}

QString OdinWords::middleTold(const odin::View &view, const Names &names)
{
    if (view.handNumber() == 0 || view.board().table.empty())
        return tr("Nothing lies on the table", "said by a screen reader");
    const odin::Board &board = view.board();
    const QString owner = names.isOwn(board.owner) ? TableWords::you() : names.of(board.owner);
    return TableWords::told({tr("On the table: %1", "said by a screen reader; %1 is the value of the cards there")
                                 .arg(number(odin::valueOf(board.table))),
                             tr("played by: %1", "said by a screen reader; %1 is a name").arg(owner)});
}

QString OdinWords::valhallaTold(const odin::View &view)
{
    const CardSet fallen = view.handNumber() > 0 ? view.board().discard : CardSet{};
    return tr("Valhalla: %1", "said by a screen reader").arg(TableWords::cardCount(fallen.count()));
}

QString OdinWords::selectionTold(const odin::View &view, CardSet selection)
{
    if (selection.empty())
        return {};
    return TableWords::told(
        {odin::isSet(selection) ? number(odin::valueOf(selection)) : QString(), bubble(view, selection)});
}

QString OdinWords::leftCards(CardSet cards)
{
    return cards.empty() ? QString() : tr("Left in the hand: %1").arg(OdinWords::cards(cards, Case::Nominative));
}

} // namespace meadhall::ui
