#include "ui/text/ninjan_hint_text.h"

#include "engine/core/to_index.h"
#include "ui/text/ninjan_text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Up to this many cards are listed.
constexpr int kFewCards = 3;

QString hintCard(Card card) { return NinjanText::card(card, NinjanText::Case::Accusative); }

const ninjan::Pile &hintPile(const ninjan::Board &board, int pile) { return board.piles[toIndex(pile)]; }

bool gives(const std::vector<ninjan::HintReason> &why, ninjan::HintReason one)
{
    return std::find(why.begin(), why.end(), one) != why.end();
}

/// The card that is forced to take the pile with the lowest sum as the piles are now, and that sum.
std::pair<Card, int> worstForced(const ninjan::View &view)
{
    std::pair<Card, int> worst{kNoCard, 0};
    for (const Card card : view.hand())
        if (const int pile = ninjan::forecastOf(view, card).pile;
            pile >= 0 && hintPile(view.board(), pile).sum() < worst.second)
            worst = {card, hintPile(view.board(), pile).sum()};
    return worst;
}

} // namespace

QString NinjanHintText::ofTaking(const ninjan::View &view, Card card, const ninjan::CardForecast &forecast)
{
    const ninjan::Pile &pile = hintPile(view.board(), forecast.pile);
    const QString cardText = hintCard(card), top = hintCard(pile.top()), value = signedNumber(pile.sum());
    const CardSet before = forecast.before;
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)
    if (before.empty())
        return tr("Choose %1: it takes %2 (%3), and nobody can prevent that.").arg(cardText, top, value);
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a card (all cards accusative)
    if (before.count() == 1)
        return tr("Choose %1: it takes %2 (%3) unless somebody plays %4 first.")
            .arg(cardText, top, value, hintCard(before.first()));
    if (before.count() <= kFewCards)
        //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth, %4: a list of cards (nominative)
        return tr("Choose %1: it takes %2 (%3) unless somebody plays one of these first: %4.")
            .arg(cardText, top, value, NinjanText::cards(before, NinjanText::Case::Nominative));
    //: advice; %1: own card, %2: top of a pile, %3: what the pile is worth (all cards accusative)
    return tr("Choose %1: it takes %2 (%3) unless an earlier card changes that pile.").arg(cardText, top, value);
}

QString NinjanHintText::ofLaying(const ninjan::View &view, Card card, const ninjan::CardForecast &forecast)
{
    const QString cardText = hintCard(card);
    const int cardNumber = ninjan::numberOf(card);
    if (forecast.last)
        return tr("Choose %1: it is resolved last, so it takes whatever is left or is laid on it.", "advice; own card")
            .arg(cardText);
    if (const auto [other, value] = worstForced(view); other != kNoCard)
        //: advice; %1: own card, %2: another own card, %3: what a pile is worth, below 0
        return tr("Choose %1: it beats nothing now, while %2 would have to take %3.")
            .arg(cardText, hintCard(other), signedNumber(value));
    if (cardNumber < 0)
        //: advice; %1: own card, %2: a number above 0
        return tr("Choose %1: it beats nothing now. It makes the pile you lay it on worth %2 less.")
            .arg(cardText, number(-cardNumber));
    return tr("Choose %1: it beats nothing now, so it may well cost you nothing.", "advice; own card").arg(cardText);
}

QString NinjanHintText::ofCard(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    const ninjan::CardForecast forecast = ninjan::forecastOf(view, best.card);
    // If all others come before the card, mentioning that it comes last says more.
    const bool late = forecast.last && forecast.before.count() > kFewCards;
    return forecast.pile >= 0 && !late ? ofTaking(view, best.card, forecast) : ofLaying(view, best.card, forecast);
}

/// Text about possible effects on other players; may be empty.
QString NinjanHintText::ofRivals(const std::vector<ninjan::HintReason> &why)
{
    if (gives(why, ninjan::HintReason::ForcesRival))
        return tr("Then somebody else may have to take a bad pile.", "reason for a pile");
    if (gives(why, ninjan::HintReason::DeniesRival))
        return tr("Then somebody else may get less.", "reason for a pile");
    return {};
}

QString NinjanHintText::ofTakenPile(const ninjan::Board &board, const ninjan::RankedChoice &best)
{
    const int sum = hintPile(board, best.pile).sum();
    const QString value = signedNumber(sum);
    std::vector<int> others;
    for (int pile = 0; pile < ninjan::kPiles; ++pile)
        if (pile != best.pile && ninjan::has(board.allowedPiles(), pile))
            others.push_back(hintPile(board, pile).sum());
    std::erase(others, sum);
    std::sort(others.rbegin(), others.rend());
    if (others.empty())
        return tr("Take %1: the other piles are worth the same.", "advice; the card on top of a pile")
            .arg(hintCard(hintPile(board, best.pile).top()));
    if (others.front() > sum)
        //: advice; %1, %2: what piles are worth: +10, −3
        return tr("Take %1 although %2 is there.").arg(value, signedNumber(others.front()));
    if (others.size() == 1 || others.front() == others.back())
        //: advice; %1, %2: what piles are worth: +10, −3
        return tr("Take %1 rather than %2.").arg(value, signedNumber(others.front()));
    //: advice; %1, %2, %3: what piles are worth: +10, −3
    return tr("Take %1 rather than %2 or %3.").arg(value, signedNumber(others.front()), signedNumber(others.back()));
}

QString NinjanHintText::ofLaidPile(const ninjan::Board &board, const ninjan::RankedChoice &best)
{
    const ninjan::Pile &pile = hintPile(board, best.pile);
    const QString top = hintCard(pile.top()), value = signedNumber(pile.sum() + ninjan::numberOf(best.card));
    bool beaten = false;
    for (int i = board.resolved + 1; i < board.players; ++i)
        beaten = beaten || ninjan::beats(board.order[toIndex(i)].card, best.card);
    //: advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3
    return beaten ? tr("Lay your card on %1: the pile is then worth %2.").arg(top, value)
                  //: advice; %1: the card on top of a pile (accusative), %2: what the pile is worth then: +10, −3
                  : tr("Lay your card on %1: the pile is then worth %2, and no card still to come beats yours.")
                        .arg(top, value);
}

QString NinjanHintText::ofPile(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    const ninjan::Board &board = view.board();
    const bool takes = ninjan::has(board.beatenPiles(best.card), best.pile);
    const QString sentence = takes ? ofTakenPile(board, best) : ofLaidPile(board, best);
    const QString because = ofRivals(best.why);
    return because.isEmpty() ? sentence
                             : tr("%1 %2", "two whole sentences: the advice, its reason").arg(sentence, because);
}

QString NinjanHintText::advice(const ninjan::View &view, const ninjan::RankedChoice &best)
{
    return view.board().phase == ninjan::Phase::Choose ? ofCard(view, best) : ofPile(view, best);
}

} // namespace meadhall::ui
