// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/possible_answers.h"

#include "engine/games/odin/set.h"

#include <algorithm>

namespace meadhall::odin::ai {

namespace {

constexpr int kGroups = kColours + kNumbers;

/// All cards of one colour and the goat, or all of one number: a set is a part of one group.
constexpr CardSet groupOf(int index)
{
    return index < kColours ? cardsOf(static_cast<Colour>(index)) | kGoatOnly : cardsOf(index - kColours + 1);
}

/// The part of a hidden hand that is known, and how many cards more it holds.
struct Hidden {
    CardSet known;
    int others = 0;
};

/// Counts the unseen goat as known if only that seat can hold it, since it is in one of the hands.
Hidden hiddenHand(const View &view, int seat)
{
    CardSet known = view.known(seat);
    if (view.goatHolders() == std::vector{seat})
        known.add(kGoat);
    return {known, view.count(seat) - known.count()};
}

/// The highest set of up to that size from one group, of the known cards and at most so many unseen ones. Every card
/// that is taken leaves as many others to be taken, so the highest comes first.
CardSet highestSet(CardSet known, CardSet unseen, int others, int size)
{
    CardSet set;
    const auto add = [&](Card card) {
        const bool hidden = !known.contains(card);
        if (set.count() == size || (hidden && others == 0))
            return;
        set.add(card);
        others -= hidden ? 1 : 0;
    };
    const CardSet cards = known | unseen;
    for (int number = kNumbers; number >= 1; --number)
        for (const Card card : cards &cardsOf(number))
            add(card);
    if (cards.contains(kGoat))
        add(kGoat);
    return set;
}

} // namespace

PossibleAnswers possibleAnswers(const View &view, int seat, CardSet table)
{
    const int size = table.count();
    const Hidden hand = hiddenHand(view, seat);
    PossibleAnswers answers;
    for (int i = 0; i < kGroups; ++i) {
        const CardSet known = hand.known & groupOf(i);
        const CardSet unseen = (view.unseen() - hand.known) & groupOf(i);
        const int most = known.count() + std::min(unseen.count(), hand.others);
        answers.oneMore = answers.oneMore || most > size;
        if (!answers.sameSize && most >= size)
            answers.sameSize = valueOf(highestSet(known, unseen, hand.others, size)) > valueOf(table);
    }
    return answers;
}

PossibleAnswers possibleAnswers(const View &view, CardSet table)
{
    PossibleAnswers answers;
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat()) {
            const PossibleAnswers one = possibleAnswers(view, seat, table);
            answers.sameSize = answers.sameSize || one.sameSize;
            answers.oneMore = answers.oneMore || one.oneMore;
        }
    return answers;
}

bool canBeat(CardSet hand, CardSet table)
{
    const int size = table.count();
    for (int i = 0; i < kGroups; ++i) {
        const CardSet group = hand & groupOf(i);
        if (group.count() > size || (group.count() == size && valueOf(group) > valueOf(table)))
            return true;
    }
    return false;
}

bool mayGoOutOn(const View &view, int seat, CardSet table)
{
    const int size = view.count(seat);
    const int more = size - table.count();
    if (size == 0 || more < 0 || more > 1)
        return false;
    const Hidden hand = hiddenHand(view, seat);
    for (int i = 0; i < kGroups; ++i) {
        const CardSet unseen = (view.unseen() - hand.known) & groupOf(i);
        if (!groupOf(i).containsAll(hand.known) || unseen.count() < hand.others)
            continue;
        if (more == 1 || valueOf(hand.known | highestSet({}, unseen, hand.others, hand.others)) > valueOf(table))
            return true;
    }
    return false;
}

bool mayGoOutOn(const View &view, CardSet table)
{
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat() && mayGoOutOn(view, seat, table))
            return true;
    return false;
}

CardSet possiblyHeldAbove(const View &view, int number)
{
    CardSet held = view.unseen();
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat())
            held |= view.known(seat);
    CardSet higher;
    for (int each = number + 1; each <= kNumbers; ++each)
        higher |= held & cardsOf(each);
    return higher;
}

} // namespace meadhall::odin::ai
