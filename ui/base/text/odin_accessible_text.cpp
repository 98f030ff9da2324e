// SPDX-License-Identifier: GPL-3.0-or-later
// Accessible descriptions of the items on an Odin table.
#include "engine/games/odin/set.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"

namespace meadhall::ui {

QString OdinText::describe(Card card)
{
    return TableText::describe({OdinText::card(card, Case::Nominative), viking(odin::numberOf(card))});
}

QString OdinText::describeHeld(Card card, CardSet selection)
{
    if (!selection.contains(card))
        return describe(card);
    QStringList parts{describe(card), tr("selected", "said of a card by a screen reader")};
    if (const CardSet others = selection - CardSet::of(card); !others.empty()) {
        const QString with = cards(others, Case::Nominative);
        //: %2 is a list of the other cards that are selected, in the nominative.
        parts.push_back(
            odin::isSet(selection)
                ? tr("makes %1 with %2", "said of a selected card").arg(number(odin::valueOf(selection)), with)
                //: %1 is a list of the other cards that are selected, in the nominative.
                : tr("no set with %1", "said of a selected card").arg(with));
    }
    return TableText::describe(parts);
}

QString OdinText::describeChoosable(Card card)
{
    return TableText::describe(
        {describe(card), tr("can be picked up", "said of a beaten card, one of which is to be chosen")});
}

QString OdinText::describeWaiting(Card card)
{
    return TableText::describe({describe(card), tr("will be played once a card is picked up", "said of an own card")});
}

QString OdinText::describeMiddle(const odin::View &view, const Names &names)
{
    if (view.handNumber() == 0 || view.board().table.empty())
        return tr("The table is empty", "said by a screen reader");
    const odin::Board &board = view.board();
    const QString owner = names.isOwn(board.owner) ? TableText::you() : names.of(board.owner);
    return TableText::describe({tr("On the table: %1", "said by a screen reader; %1 is the value of the cards there")
                                    .arg(number(odin::valueOf(board.table))),
                                tr("played by: %1", "said by a screen reader; %1 is a name").arg(owner)});
}

QString OdinText::describeDiscardPile(const odin::View &view)
{
    const CardSet discarded = view.handNumber() > 0 ? view.board().discard : CardSet{};
    return tr("Valhalla: %1", "said by a screen reader").arg(TableText::cardCount(discarded.count()));
}

QString OdinText::beatenBy() { return tr("Beaten by", "label before the name of a player"); }
QString OdinText::pickedUp() { return tr("Picked up", "label before a card that was beaten and picked up"); }
QString OdinText::toValhalla() { return tr("To Valhalla", "label before cards that were beaten and discarded"); }

namespace {

/// Names of the colours that are in play, or of the others.
QStringList coloursOf(const odin::Rules &rules, bool in)
{
    QStringList colours;
    for (int i = 0; i < odin::kColours; ++i)
        if (const auto colour = static_cast<odin::Colour>(i); odin::has(rules.colours, colour) == in)
            colours.push_back(OdinText::colour(colour));
    return colours;
}

} // namespace

QString OdinText::coloursOut(const odin::Rules &rules)
{
    const QStringList out = coloursOf(rules, false);
    return out.isEmpty() ? QString() : tr("Colours left out: %1", "%1 is a list of colours").arg(listed(out));
}

QString OdinText::deckTitle(const odin::Rules &rules)
{
    const int cards = odin::kNumbers * static_cast<int>(coloursOf(rules, true).size());
    return tr("Deck of %Ln card(s)", "heading: what the game is played with", cards);
}

QString OdinText::edition(std::optional<odin::Edition::Id> edition)
{
    if (!edition)
        return tr("Custom rules", "instead of an edition");
    switch (*edition) {
    case odin::Edition::Id::International:
        return tr("International", "edition");
    case odin::Edition::Id::German:
        return tr("German", "edition");
    case odin::Edition::Id::Russian:
        return tr("Russian", "edition");
    case odin::Edition::Id::Ukrainian:
        return tr("Ukrainian", "edition");
    case odin::Edition::Id::BoardGameArena:
        break;
    }
    return tr("Board Game Arena", "edition");
}

QStringList OdinText::deckLines(const odin::Rules &rules)
{
    QStringList lines{tr("Colours in play: %1", "%1 is a list of colours").arg(listed(coloursOf(rules, true)))};
    if (const QString out = coloursOut(rules); !out.isEmpty())
        lines.push_back(out);
    lines.push_back(tr("Target: %1", "points that end the game").arg(number(rules.target)));
    return lines;
}

QString OdinText::describeBeaten(const odin::View &view, const Names &names)
{
    const auto beaten = view.lastBeaten();
    if (!beaten)
        return {};
    const auto name = [&](int seat) { return names.isOwn(seat) ? TableText::you() : names.of(seat); };
    const auto labelled = [](const QString &label, CardSet set) {
        //: A label and what it stands before: “Picked up: blue 7”.
        return set.empty() ? QString()
                           : tr("%1: %2", "said by a screen reader").arg(label, cards(set, Case::Nominative));
    };
    const CardSet discarded = beaten->discarded();
    return TableText::describe({tr("Beaten: %1", "said by a screen reader; %1 is the value of a set")
                                    .arg(number(odin::valueOf(beaten->cards))),
                                cards(beaten->cards, Case::Nominative),
                                tr("played by: %1", "said by a screen reader; %1 is a name").arg(name(beaten->owner)),
                                tr("%1: %2", "said by a screen reader").arg(beatenBy(), name(beaten->by)),
                                labelled(pickedUp(), beaten->cards - discarded), labelled(toValhalla(), discarded)});
}

QString OdinText::spokenSelection(const odin::View &view, CardSet selection)
{
    if (selection.empty())
        return {};
    const bool set = odin::isSet(selection);
    const int asked = view.handRunning() ? view.board().table.count() : 0;
    const bool fits = asked == 0 || selection.count() == asked || selection.count() == asked + 1;
    //: said by a screen reader of too few or too many selected cards
    const QString needed = tr("needs %1 or %Ln cards", "", asked + 1).replace(QLatin1String("%1"), number(asked));
    return TableText::describe(
        {TableText::selected(set ? number(odin::valueOf(selection)) : cards(selection, Case::Nominative)),
         set && !fits ? needed : bubble(view, selection)});
}

QString OdinText::leftCards(CardSet cards)
{
    return cards.empty() ? QString() : tr("Left in hand: %1").arg(OdinText::cards(cards, Case::Nominative));
}

} // namespace meadhall::ui
