// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/cost_text.h"

#include "engine/ai/ninjan/hint_reasons.h"
#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_hint_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/text.h"

namespace meadhall::ui {

namespace {

/// Points given to the others that are worth saying.
constexpr int kRichCard = 4;

odin::Move moveOfAnswer(const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    return play ? odin::Move{play->cards, play->take} : odin::Move::pass();
}

} // namespace

QString CostText::amount(double points, double halfWidth)
{
    const QString least = decimal(points - halfWidth), most = decimal(points + halfWidth);
    if (isRough(points, halfWidth) && least != most)
        return tr("%1 to %2 points", "what a move costs; numbers with one decimal").arg(least, most);
    return tr("about %1 points", "what a move costs; a number with one decimal").arg(decimal(points));
}

QString CostText::cost(const Events &seen, int seat, const Event &answer, const QString &amount, bool takes)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer)) {
        if (takes)
            return tr("Picking up %1 costs %2.", "warning; a card (accusative), “about 1.2 points”")
                .arg(OdinText::card(play->take, OdinText::Case::Accusative), amount);
        return tr("Playing %1 costs %2.", "warning; the value of the cards to be played, “about 1.2 points”")
            .arg(number(odin::valueOf(play->cards)), amount);
    }
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return tr("Choosing %1 costs %2.", "warning; a card (accusative), “about 5.2 points”")
            .arg(NinjanText::card(choice->card, NinjanText::Case::Accusative), amount);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer)) {
        const auto view = viewAfter<ninjan::View>(seen, seat);
        const QString top =
            NinjanText::card(view.board().piles[toIndex(resolve->pile)].top(), NinjanText::Case::Accusative);
        const bool wins = ninjan::has(view.board().beatenPiles(resolve->card), resolve->pile);
        //: warning; the card on top of a pile (accusative), “about 5.2 points”
        return (wins ? tr("Taking the pile with %1 costs %2.")
                     //: warning; the card on top of a pile (accusative), “about 5.2 points”
                     : tr("Laying your card on %1 costs %2."))
            .arg(top, amount);
    }
    return tr("Passing costs %1.", "warning; “about 1.2 points”").arg(amount);
}

QString CostText::against(const Events &seen, int seat, const Event &answer, bool takes)
{
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return ofCard(viewAfter<ninjan::View>(seen, seat), choice->card);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return ofPile(viewAfter<ninjan::View>(seen, seat), resolve->pile);
    const auto view = viewAfter<odin::View>(seen, seat);
    const odin::Move move = moveOfAnswer(answer);
    const auto drawbacks = takes ? players::drawbacksOfTaking(view, move) : players::drawbacksOf(view, move);
    return drawbacks.empty() ? QString() : ofOdin(drawbacks.front(), view);
}

QString CostText::ofOdin(const players::Drawback &drawback, const odin::View &view)
{
    switch (drawback.code) {
    case Code::EndsGameBehind:
        return tr("It ends the game with somebody else ahead.", "what speaks against a play");
    case Code::BreaksSet:
        return tr("It breaks up your %1.", "what speaks against a play; the value of a set")
            .arg(number(odin::valueOf(drawback.cards)));
    case Code::LeavesAlone:
        return drawback.cards.count() == 1
                   ? tr("It leaves %1 on its own: it doesn’t go with any of your other cards.",
                        "what speaks against a play; a card (accusative)")
                         .arg(OdinText::card(drawback.cards.first(), OdinText::Case::Accusative))
                   : tr("It leaves %Ln of your cards on their own.", "what speaks against a play",
                        drawback.cards.count());
    case Code::TakesAlone:
        return tr("The card you pick up doesn’t go with any of yours.", "what speaks against a play");
    case Code::MoreSets:
        return OdinHintText::setsInstead(drawback.number, drawback.other);
    case Code::SameSets:
        return tr("Your hand still makes %Ln sets afterwards.", "what speaks against a play", drawback.number);
    case Code::LetsOut:
        return view.players() == 2 ? tr("Your opponent could go out by beating it.", "what speaks against a play")
                                   : tr("Somebody could go out by beating it.", "what speaks against a play");
    case Code::GivesHigh:
        return drawback.number == odin::kNumbers ? tr("It gives up a 9.", "what speaks against a play: a high card")
                                                 : tr("It gives up an 8.", "what speaks against a play: a high card");
    case Code::KeepsAll:
        return (view.players() == 2 ? tr("You keep all your cards, and your opponent has only %Ln left.",
                                         "what speaks against passing", drawback.other)
                                    : tr("You keep all your cards, and somebody has only %Ln left.",
                                         "what speaks against passing", drawback.other));
    case Code::SetsAfter:
        return tr("Your hand then makes %Ln sets.", "what speaks against a play", drawback.number);
    case Code::MissesSet:
        return tr("A play could leave you with %Ln sets instead of %1.", "what speaks against passing", drawback.number)
            .arg(number(drawback.other));
    case Code::ShedsNone:
        return tr("You keep all %Ln of your cards.", "what speaks against passing", drawback.number);
    case Code::EndsRound:
        return tr("That ends the round, and somebody else leads.", "what speaks against passing");
    }
    return {};
}

QString CostText::ofCard(const ninjan::View &view, Card card)
{
    const ninjan::CardForecast forecast = ninjan::forecastOf(view, card);
    if (forecast.pile >= 0) {
        const int sum = view.board().piles[toIndex(forecast.pile)].sum();
        if (sum < 0)
            return tr("As things stand, it has to take a pile worth %1.",
                      "what speaks against a card; a number below 0")
                .arg(signedNumber(sum));
        if (ninjan::numberOf(card) >= kRichCard)
            return tr("As things stand, it takes %1 and leaves its own %2 as the next prize.",
                      "what speaks against a card; what a pile is worth: +3; its number, 4 to 10")
                .arg(signedNumber(sum), number(ninjan::numberOf(card)));
        return tr("As things stand, it takes only %1.", "what speaks against a card; what a pile is worth: +3")
            .arg(signedNumber(sum));
    }
    if (forecast.last)
        return tr("It is resolved last and takes what is left.", "what speaks against a card");
    return tr("It beats nothing as the piles are now.", "what speaks against a card");
}

QString CostText::ofPile(const ninjan::View &view, int pile)
{
    const ninjan::Board &board = view.board();
    const int sum = board.piles[toIndex(pile)].sum();
    if (!ninjan::has(board.beatenPiles(board.current().card), pile))
        return tr("The pile is then worth %1.", "what speaks against laying a card there: +9")
            .arg(signedNumber(sum + ninjan::numberOf(board.current().card)));
    int most = sum;
    for (int other = 0; other < ninjan::kPiles; ++other)
        if (ninjan::has(board.allowedPiles(), other))
            most = std::max(most, board.piles[toIndex(other)].sum());
    if (most == sum)
        return tr("This pile is worth %1, but others may then get more.", "what speaks against a pile; +3")
            .arg(signedNumber(sum));
    return tr("This pile is worth %1; another is worth %2.", "what speaks against a pile; what piles are worth: +3, +8")
        .arg(signedNumber(sum), signedNumber(most));
}

} // namespace meadhall::ui
