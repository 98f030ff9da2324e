// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/ninjan_hint_text.h"

#include "engine/ai/without_common.h"
#include "engine/core/to_index.h"
#include "ui/base/text/hint_length.h"
#include "ui/base/text/ninjan_text.h"

#include <algorithm>
#include <cstdlib>

namespace meadhall::ui {

namespace {

/// Up to this many cards are listed.
constexpr int kFewCards = 3;
/// Cards up to this number leave little for the others.
constexpr int kLowCard = 3;

QString accusative(Card card) { return NinjanText::card(card, NinjanText::Case::Accusative); }
QString nominative(Card card) { return NinjanText::card(card, NinjanText::Case::Nominative); }

/// The worths of the other piles that may be taken, different from this one, highest first.
std::vector<int> otherSums(const ninjan::Board &board, int pile)
{
    const int sum = board.piles[toIndex(pile)].sum();
    std::vector<int> others;
    for (int other = 0; other < ninjan::kPiles; ++other)
        if (ninjan::has(board.allowedPiles(), other) && board.piles[toIndex(other)].sum() != sum)
            others.push_back(board.piles[toIndex(other)].sum());
    std::sort(others.rbegin(), others.rend());
    return others;
}

} // namespace

QString NinjanHintText::taking(const QString &card, const HintReason &why)
{
    const QString top = accusative(why.card), value = signedNumber(why.number);
    const CardSet before = why.cards;
    if (why.number < 0 && before.count() > 1)
        //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth, below 0 (all cards accusative)
        return tr("Choose %1: as things stand it has to take %2 (%3), but %Ln unseen cards could still change that.",
                  "", before.count())
            .arg(card, top, value);
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)
    if (before.empty())
        return tr("Choose %1: it takes %2 (%3), and nobody can prevent that.").arg(card, top, value);
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)
    if (before.count() == 1)
        return tr("Choose %1: it takes %2 (%3) unless somebody plays %4 first.")
            .arg(card, top, value, accusative(before.first()));
    if (before.count() <= kFewCards)
        //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)
        return tr("Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.")
            .arg(card, top, value, NinjanText::cards(before, NinjanText::Case::Nominative));
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)
    return tr("Choose %1: it takes %2 (%3) unless an earlier card changes that pile.").arg(card, top, value);
}

/// The advice to choose a card, with the first reason.
QString NinjanHintText::choice(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why)
{
    const QString card = accusative(best.card);
    switch (why.code) {
    case Code::Forced:
        return tr("Choose %1: it is your only card.", "advice; own card").arg(card);
    case Code::Takes:
        return taking(card, why);
    case Code::ComesLast:
        return view.players() == 2
                   ? tr("Choose %1: it is resolved after your opponent’s card, so it takes what is left or is laid "
                        "down.",
                        "advice; own card")
                         .arg(card)
                   : tr("Choose %1: it is resolved last, so it takes what is left or is laid down.", "advice; own card")
                         .arg(card);
    case Code::ComesFirst:
        return tr("Choose %1: it is resolved first and beats nothing, so it takes nothing.", "advice; own card")
            .arg(card);
    default:
        return tr("Choose %1: it beats nothing as the piles are now.", "advice; own card").arg(card);
    }
}

/// A further reason for a card.
QString NinjanHintText::ofCard(const HintReason &why)
{
    const QString points = number(std::abs(why.number));
    switch (why.code) {
    case Code::BestNow:
        return tr("No other card of yours takes a better pile now.", "reason for a card");
    case Code::AvoidsWorse:
        //: reason for a card; %1: another own card (accusative), %2: what a pile is worth, below 0
        return tr("With %1 you would have to take a pile worth %2 now.")
            .arg(accusative(why.card), signedNumber(why.number));
    case Code::Leaves:
        if (why.number < 0)
            return tr("In its place you leave a card worth %1.", "reason for a card; a number below 0")
                .arg(signedNumber(why.number));
        return why.number <= kLowCard
                   ? tr("You leave only your %1 in place of the pile.", "reason for a card; its number, 1 to 3")
                         .arg(points)
                   : tr("In its place you leave your %1, which somebody may take.",
                        "reason for a card; its number, 4 to 10")
                         .arg(points);
    case Code::Adds:
        if (why.number < 0)
            return tr("Laid on a pile, it makes that pile worth %1 less.", "reason for a card; a number above 0")
                .arg(points);
        return why.number <= kLowCard
                   ? tr("Laid on a pile, it adds only %1.", "reason for a card; 1 to 3").arg(points)
                   : tr("Laid on a pile, it adds %1 for whoever takes it.", "reason for a card; 4 to 10").arg(points);
    default:
        return {};
    }
}

/// The advice to take a pile or to lay the card on it, with the first reason.
QString NinjanHintText::pile(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why)
{
    const QString value = signedNumber(why.number);
    const QString top = accusative(view.board().piles[toIndex(best.pile)].top());
    const std::vector<int> others = otherSums(view.board(), best.pile);
    switch (why.code) {
    case Code::TakesSame:
        //: advice; %1: the card on top of a pile (accusative), %2: what piles are worth: +10, −3
        return tr("Take %1: each of the piles you could take is worth %2.").arg(top, value);
    case Code::TakesLess:
        //: advice; %1, %2: what piles are worth: +10, −3
        return tr("Take the pile worth %1, even though there is one worth %2.").arg(value, signedNumber(why.other));
    case Code::TakesMore:
        if (others.size() > 1 && others.front() != others.back())
            //: advice; %1, %2, %3: what piles are worth: +10, −3
            return tr("Take %1 rather than %2 or %3.")
                .arg(value, signedNumber(others.front()), signedNumber(others.back()));
        //: advice; %1, %2: what piles are worth: +10, −3
        return tr("Take %1 rather than %2.").arg(value, signedNumber(why.other));
    case Code::Lays:
        //: advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3
        return tr("Lay your card on %1: the pile is then worth %2.").arg(top, value);
    default:
        //: advice; %1: the card on top of a pile (accusative)
        return tr("Your card can only go to %1.").arg(top);
    }
}

/// A further reason for a pile.
QString NinjanHintText::ofPile(const HintReason &why)
{
    const QString value = signedNumber(why.number);
    switch (why.code) {
    case Code::RivalMust:
        //: reason for a pile; %1: a card still to come (nominative), %2: what a pile is worth, below 0
        return tr("Then the %1 has to take a pile worth %2 at best.").arg(nominative(why.card), value);
    case Code::RivalLess:
        //: reason for a pile; %1: a card still to come (nominative), %2, %3: what piles are worth: +10, 0
        return tr("Then the %1 gets at most %2 instead of %3.")
            .arg(nominative(why.card), value, signedNumber(why.other));
    case Code::OwnTaker:
        return tr("You could take it next round with %1.", "reason for a pile; own card (accusative)")
            .arg(accusative(why.card));
    case Code::LaysPoorest:
        return tr("That pile is worth the least now.", "reason for laying a card there");
    case Code::LaysRichest:
        return tr("That pile is worth the most now.", "reason for laying a card there");
    case Code::NoTaker:
        return tr("No card still to come beats yours.", "reason for a pile");
    case Code::RicherStays:
        return tr("Nobody can take the %1 in this round.", "reason for a pile; what another pile is worth: +10")
            .arg(value);
    case Code::LastCard:
        return tr("Yours is the last card of this round.", "reason for a pile");
    case Code::AtMost:
        return tr("The cards still to come then get at most %1 in all.", "reason for a pile; points: +10, 0")
            .arg(value);
    default:
        return {};
    }
}

QString NinjanHintText::advice(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    const bool choosing = view.board().phase == ninjan::Phase::Choose;
    const std::vector<HintReason> reasons = ninjan::strongest(best.why);
    if (reasons.empty())
        return {};
    const QString first = choosing ? choice(view, best, reasons.front()) : pile(view, best, reasons.front());
    if (reasons.size() == 1)
        return first;
    const QString second = choosing ? ofCard(reasons[1]) : ofPile(reasons[1]);
    // That a pile is taken although another is worth more, or laid on, is no reason yet.
    if (choosing && !staysShort(first, second))
        return first;
    return tr("%1 %2", "two whole sentences: the advice, its reason").arg(first, second);
}

QString NinjanHintText::firstOfCard(const ninjan::View &view, const HintReason &why)
{
    switch (why.code) {
    case Code::Takes: {
        const QString top = accusative(why.card), value = signedNumber(why.number);
        if (why.cards.empty())
            //: reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3
            return tr("It takes %1 (%2), and nobody can prevent that.").arg(top, value);
        if (why.cards.count() == 1)
            //: reason for a card; %1: top of a pile, %2: what the pile is worth, %3: a card (cards accusative)
            return tr("It takes %1 (%2) unless somebody plays %3 first.")
                .arg(top, value, accusative(why.cards.first()));
        //: reason for a card; %1: top of a pile (accusative), %2: what the pile is worth: +10, −3
        return tr("It takes %1 (%2) unless an earlier card changes that pile.").arg(top, value);
    }
    case Code::ComesLast:
        return view.players() == 2
                   ? tr("It is resolved after your opponent’s card: it takes what is left or is laid down.",
                        "reason for a card")
                   : tr("It is resolved last: it takes what is left or is laid down.", "reason for a card");
    case Code::ComesFirst:
        return tr("It is resolved first and beats nothing, so it takes nothing.", "reason for a card");
    case Code::BeatsNothing:
        return tr("It beats nothing as the piles are now.", "reason for a card");
    default:
        return {};
    }
}

QString NinjanHintText::firstOfPile(const HintReason &why)
{
    const QString value = signedNumber(why.number);
    switch (why.code) {
    case Code::TakesSame:
        //: reason for a pile; %1: what piles are worth: +10, −3
        return tr("Each of the piles that the card beats is worth %1.").arg(value);
    case Code::TakesMore:
        //: reason for a pile; %1, %2: what piles are worth: +10, −3
        return tr("It’s worth %1; the others at most %2.").arg(value, signedNumber(why.other));
    case Code::Lays:
        //: reason for laying a card on a pile; %1: what the pile is worth then: +10, −3
        return tr("The pile is then worth %1.").arg(value);
    default:
        return {}; // that another pile is worth more is no reason
    }
}

QString NinjanHintText::reasons(const ninjan::View &view, Card card, int pile, const std::optional<int> &other)
{
    const bool choosing = pile < 0;
    const auto reasonsOf = [&](int of) {
        return choosing ? ninjan::reasonsForCard(view, static_cast<Card>(of)) : ninjan::reasonsForPile(view, of);
    };
    auto reasons = reasonsOf(choosing ? card : pile);
    if (other)
        reasons = withoutCommon(reasons, reasonsOf(*other));
    QString text;
    for (const HintReason &why : ninjan::strongest(reasons)) {
        QString sentence = choosing ? firstOfCard(view, why) : firstOfPile(why);
        if (sentence.isEmpty())
            sentence = choosing ? ofCard(why) : ofPile(why);
        if (!sentence.isEmpty())
            text = text.isEmpty() ? sentence
                                  : tr("%1 %2", "two whole sentences: the advice, its reason").arg(text, sentence);
    }
    return text;
}

QString NinjanHintText::throwAdvice()
{
    return tr("The throw is pure luck: rock, paper and scissors are equally good.", "advice");
}

} // namespace meadhall::ui
