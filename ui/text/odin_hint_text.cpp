#include "ui/text/odin_hint_text.h"

#include "engine/games/odin/set.h"
#include "ui/text/odin_text.h"

namespace meadhall::ui {

QString OdinHintText::move(const odin::View &view, odin::Move move)
{
    if (move.isPass())
        return tr("Better pass.", "advice");
    const QString cards = OdinText::cards(move.cards, OdinText::Case::Accusative);
    const QString value = number(odin::valueOf(move.cards));
    const bool one = move.cards.count() == 1;
    if (move.take == kNoCard) {
        if (view.board().leading() && one)
            return tr("Lead %1.", "advice").arg(cards);
        return one ? tr("Play %1.", "advice").arg(cards) : tr("Play %1 (%2).", "advice").arg(cards, value);
    }
    const QString taken = OdinText::card(move.take, OdinText::Case::Accusative);
    return one ? tr("Play %1 and pick up %2.", "advice").arg(cards, taken)
               : tr("Play %1 (%2) and pick up %3.", "advice").arg(cards, value, taken);
}

/// The text of a reason; empty for reasons against the move, which its rank already includes.
QString OdinHintText::reasonText(players::HintReason why, bool pass)
{
    using players::HintReason;
    switch (why) {
    case HintReason::GoesOut:
        return tr("That empties your hand.", "reason for a move");
    case HintReason::OneSetLeft:
        return tr("What is left is one set: you go out as soon as you lead.", "reason for a move");
    case HintReason::CannotBeBeaten:
        return tr("Nobody can beat it, so you lead the next round.", "reason for a move");
    case HintReason::BlocksSomebody:
        return tr("Whoever has few cards cannot go out on it.", "reason for a move");
    case HintReason::ShedsOrphan:
        return tr("That card fits no set; the rest of your hand stays together.", "reason for a move");
    case HintReason::KeepsSetsWhole:
        return tr("It breaks none of your sets.", "reason for a move");
    case HintReason::TakesJoining:
        return tr("The card picked up joins a set.", "reason for a move");
    case HintReason::WaitsForBetter:
        return tr("Playing now would break up a set.", "reason for passing");
    case HintReason::Forced:
        return pass ? tr("Nothing in your hand beats the table.", "reason for passing")
                    : tr("There is no other move.", "reason for a move");
    case HintReason::EndsGameBehind:
    case HintReason::LetsSomebodyOut:
    case HintReason::BreaksSet:
    case HintReason::TakesPoison:
        break;
    }
    return {};
}

QString OdinHintText::pickUp(Card card)
{
    return tr("Pick up %1.", "advice").arg(OdinText::card(card, OdinText::Case::Accusative));
}

QString OdinHintText::pickUpAdvice(const players::RankedMove &best)
{
    const QString sentence = pickUp(best.move.take);
    for (players::HintReason why : best.why)
        if (why == players::HintReason::TakesJoining)
            return tr("%1 %2", "two whole sentences: the advice, its reason").arg(sentence, reasonText(why, false));
    return sentence;
}

QString OdinHintText::advice(const odin::View &view, const players::RankedMove &best)
{
    const QString sentence = move(view, best.move);
    for (players::HintReason why : best.why)
        if (const QString because = reasonText(why, best.move.isPass()); !because.isEmpty())
            return tr("%1 %2", "two whole sentences: the advice, its reason").arg(sentence, because);
    return sentence;
}

} // namespace meadhall::ui
