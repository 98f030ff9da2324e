// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/odin_hint_text.h"

#include "engine/ai/without_common.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/cost_text.h"
#include "ui/base/text/hint_length.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/text.h"

namespace meadhall::ui {

namespace {

/// Up to so many cards are named; more are told by their value and by being selected.
constexpr int kNamedCards = 2;

/// Points that are worth saying: less is within the error of a hint's estimates.
constexpr double kWorthSaying = 0.15;

/// The card to pick up; empty if there is none.
QString picked(Card card) { return card == kNoCard ? QString() : OdinText::card(card, OdinText::Case::Accusative); }

} // namespace

QString OdinHintText::move(const odin::View &view, odin::Move move)
{
    if (move.isPass() && odin::legalSets(view.board(), view.hand()).empty())
        return tr("You can only pass: nothing in your hand beats %1.", "advice and its reason")
            .arg(number(odin::valueOf(view.board().table)));
    if (move.isPass())
        return tr("It’s better to pass.", "advice");
    const QString value = number(odin::valueOf(move.cards)), taken = picked(move.take);
    if (move.cards.count() > kNamedCards)
        return taken.isEmpty()
                   ? tr("Play your set %1.", "advice; the value of a set").arg(value)
                   : tr("Play your set %1 and pick up %2.", "advice; the value of a set, a card").arg(value, taken);
    const QString cards = OdinText::cards(move.cards, OdinText::Case::Accusative);
    const bool one = move.cards.count() == 1;
    if (!taken.isEmpty())
        return one ? tr("Play %1 and pick up %2.", "advice").arg(cards, taken)
                   : tr("Play %1 (%2) and pick up %3.", "advice").arg(cards, value, taken);
    if (view.board().leading() && one)
        return tr("Lead %1.", "advice").arg(cards);
    return one ? tr("Play %1.", "advice").arg(cards) : tr("Play %1 (%2).", "advice").arg(cards, value);
}

/// About the end of the hand or of the game.
QString OdinHintText::ofOutcome(const HintReason &why, bool duel)
{
    switch (why.code) {
    case Code::WinsGame:
        return tr("That empties your hand and wins the game.", "reason for a move");
    case Code::EndsGameBehind:
        return tr("That empties your hand, but the game ends with somebody else ahead.", "reason for a move");
    case Code::GoesOut:
        return duel ? tr("That empties your hand, and your opponent gets %Ln points.", "reason for a move", why.number)
                    : tr("That empties your hand, and the others get %Ln points in all.", "reason for a move",
                         why.number);
    case Code::LeadsThenOut:
        return why.cards.count() == 1
                   ? tr("Nobody can beat it, so you lead next and go out with your last card.", "reason for a move")
                   : tr("Nobody can beat it, so you lead next and go out with the rest: %1.",
                        "reason for a move; the value of a set")
                         .arg(number(odin::valueOf(why.cards)));
    case Code::OneSetLeft:
        return why.cards.count() == 1
                   ? tr("That leaves you with one card: you go out as soon as you lead.", "reason for a move")
                   : tr("What is left is one set, %1: you go out as soon as you lead.",
                        "reason for a move; the value of a set")
                         .arg(number(odin::valueOf(why.cards)));
    case Code::KeepsOneSet:
        return tr("Your whole hand is one set, %1: you go out as soon as you lead.",
                  "reason for passing; the value of a set")
            .arg(number(odin::valueOf(why.cards)));
    case Code::GoingOutLoses:
        return tr("Going out now would end the game with somebody else ahead.", "reason for a move");
    default:
        return {};
    }
}

/// About players with few or many cards.
QString OdinHintText::ofRivals(const HintReason &why, bool duel)
{
    switch (why.code) {
    case Code::ShutsOut:
        return duel ? tr("Your opponent has only %Ln cards left and cannot go out by beating it.", "reason for a move",
                         why.number)
                    : tr("Nobody can go out by beating it.", "reason for a move");
    case Code::HandCosts:
        return (duel ? tr("If your opponent goes out next, the cards you keep cost you %Ln points instead of %1.",
                          "reason for a move", why.number)
                     : tr("If somebody goes out next, the cards you keep cost you %Ln points instead of %1.",
                          "reason for a move", why.number))
            .arg(number(why.other));
    case Code::PlayLetsOut:
        return duel ? tr("Whatever you play, your opponent could go out by beating it.", "reason for passing")
                    : tr("Whatever you play, somebody could go out by beating it.", "reason for passing");
    case Code::TimeEnough:
        //: reason for passing; %1 is 5 or more
        return (duel
                    ? tr("You still need at least %Ln turns, and your opponent has %1 cards.", "", why.number)
                    //: reason for passing; %1 is 5 or more
                    : tr("You still need at least %Ln turns, and nobody else has fewer than %1 cards.", "", why.number))
            .arg(number(why.other));
    default:
        return {};
    }
}

QString OdinHintText::factOf(const odin::View &view, const players::Inference &inference)
{
    using Fact = players::Inference::Code;
    const bool duel = view.players() == 2;
    const QString value = number(odin::valueOf(inference.cards));
    const QString name =
        inference.seat < 0 ? QString() : isolated(QString::fromStdString(view.names()[toIndex(inference.seat)]));
    switch (inference.code) {
    case Fact::Beats:
        return duel ? tr("Your opponent can probably beat %1.", "reason for a move; the value of a set").arg(value)
                    : tr("%1 can probably beat %2.", "reason for a move; a name, the value of a set").arg(name, value);
    case Fact::CannotBeat:
        if (name.isEmpty())
            return tr("Probably nobody can beat %1.", "reason for a move; the value of a set").arg(value);
        return duel ? tr("Your opponent probably cannot beat %1.", "reason for a move; the value of a set").arg(value)
                    : tr("%1 probably cannot beat %2.", "reason for a move; a name, the value of a set")
                          .arg(name, value);
    case Fact::GoesOutOn:
        return duel ? tr("Your opponent could probably go out by beating %1.", "reason for a move; the value of a set")
                          .arg(value)
                    : tr("%1 could probably go out by beating %2.", "reason for a move; a name, the value of a set")
                          .arg(name, value);
    case Fact::OneSet:
        return duel ? tr("Your opponent’s hand is probably one set.", "reason for a move")
                    : tr("The hand of %1 is probably one set.", "reason for a move; a name").arg(name);
    case Fact::HighCard:
        if (inference.number == odin::kNumbers)
            return duel ? tr("Your opponent probably holds a 9.", "reason for a move")
                        : tr("%1 probably holds a 9.", "reason for a move; a name").arg(name);
        return duel ? tr("Your opponent probably holds an 8 or a 9.", "reason for a move")
                    : tr("%1 probably holds an 8 or a 9.", "reason for a move; a name").arg(name);
    }
    return {};
}

QString OdinHintText::inference(const odin::View &view, const players::Inference &inference)
{
    if (inference.seat >= view.players())
        return {};
    const QString fact = factOf(view, inference);
    if (inference.turn < 0 || toIndex(inference.turn) >= view.turns().size())
        return fact;
    const odin::View::Turn &turn = view.turns()[toIndex(inference.turn)];
    const QString value = number(odin::valueOf(turn.move.isPass() ? turn.table : turn.move.cards));
    const QString because =
        turn.move.isPass()
            ? tr("The pass on %1 suggests it.", "of cards that somebody holds; the value of a set").arg(value)
        : turn.move.take == kNoCard
            ? tr("The play of %1 suggests it.", "of cards that somebody holds; the value of a set").arg(value)
            //: of cards that somebody holds; the value of a set, a card (nominative)
            : tr("Playing %1 and picking up %2 suggests it.")
                  .arg(value, OdinText::card(turn.move.take, OdinText::Case::Nominative));
    return tr("%1 %2", "two whole sentences: the advice, its reason").arg(fact, because);
}

QString OdinHintText::setsInstead(int sets, int instead)
{
    return tr("It leaves you with %Ln sets instead of %1.", "reason for or against a move", sets).arg(number(instead));
}

QString OdinHintText::ofPlay(const HintReason &why, const odin::View &view)
{
    const QString value = number(odin::valueOf(why.cards));
    switch (why.code) {
    case Code::Unbeatable:
        return tr("Nobody can beat it, so you lead the next round.", "reason for a move");
    case Code::ShedsOrphan:
        return tr("It doesn’t go with any of your other cards, which make %Ln sets.", "reason for leading a card",
                  why.number);
    case Code::PlaysOrphan:
        return tr("The card you play doesn’t go with any of your others.", "reason for a move");
    case Code::FewerSets:
        return setsInstead(why.number, why.other);
    case Code::NeedsMore:
        return tr("Only %Ln cards together can beat it.", "reason for a move", why.number);
    case Code::JoinsSet:
        return tr("With the card you pick up you hold the set %1.", "reason for a move; the value of a set").arg(value);
    case Code::LowSingle:
        if (why.number == 0)
            return tr("On its own, the goat beats nothing.", "reason for leading it");
        return why.number == 1 && view.rules().goat == odin::Goat::Out
                   ? tr("On its own, a 1 beats nothing.", "reason for leading a card")
                   : tr("On its own it beats only cards below %1.", "reason for leading a card")
                         .arg(number(why.number));
    case Code::KeepsSet:
        return tr("You keep your set %1 whole.", "reason for a move; the value of a set").arg(value);
    case Code::FewHigher:
        return tr("At most %Ln higher cards can still be in other hands.", "reason for playing a card", why.number);
    case Code::Shrinks:
        return tr("It brings you down from %1 cards to %Ln.", "reason for a move", why.number).arg(number(why.other));
    case Code::SetsLeft:
        return tr("The rest of your hand makes %Ln sets.", "reason for leading a card", why.number);
    case Code::Raises: {
        const QString before = number(odin::valueOf(view.board().table));
        return view.players() == 2
                   ? tr("Your opponent then has to beat %1 instead of %2.", "reason for a move").arg(value, before)
                   : tr("The others then have to beat %1 instead of %2.", "reason for a move").arg(value, before);
    }
    case Code::HarderToBeat:
        return tr("It is harder to beat than %1.", "reason for a move; the value of another set").arg(value);
    case Code::LowerCards:
        return tr("It gives up lower cards than %1 does.", "reason for a move; the value of another set").arg(value);
    default:
        return {};
    }
}

QString OdinHintText::ofPass(const HintReason &why)
{
    switch (why.code) {
    case Code::PlaysCostSets:
        return tr("Any play would leave you with at least %Ln sets instead of %1.", "reason for passing", why.number)
            .arg(number(why.other));
    case Code::NothingGained:
        return tr("Any play would leave you with at least %Ln sets, as many as now.", "reason for passing", why.number);
    case Code::OnlyPoison:
        return tr("You would have to pick up a card that goes with nothing in your hand.", "reason for passing");
    case Code::CostsHighCard:
        return why.number == odin::kNumbers
                   ? tr("To beat it you would have to give up a 9.", "reason for passing")
                   : tr("To beat it you would have to give up an 8 or a 9.", "reason for passing");
    case Code::SingleLeadNext:
        return tr("The next round then starts with a single card, unless its leader goes out at once.",
                  "reason for passing");
    case Code::StillIn:
        return tr("Passing costs you only this turn: if the round goes on, you may play again.", "reason for passing");
    default:
        return {};
    }
}

/// For the card to pick up, once it is known which one.
QString OdinHintText::ofTake(const HintReason &why)
{
    switch (why.code) {
    case Code::TakeFewerSets:
        return tr("It leaves you with %Ln sets; any other card with at least %1.", "reason to pick up a card",
                  why.number)
            .arg(number(why.other));
    case Code::JoinsSet:
        return tr("With it you hold the set %1.", "reason to pick up a card; the value of a set")
            .arg(number(odin::valueOf(why.cards)));
    case Code::TakeHighest:
        return tr("It is the highest of the beaten cards.", "reason to pick up a card");
    case Code::TakeNoWorse:
        return tr("No other card would leave you with fewer sets.", "reason to pick up a card");
    case Code::SetsLeft:
        return tr("With it your hand makes %Ln sets.", "reason to pick up a card", why.number);
    default:
        return {};
    }
}

/// The advice followed by the reasons worth saying.
/// @param view null: the reasons are for a card to pick up
QString OdinHintText::because(const QString &advice, const odin::View *view, const std::vector<HintReason> &reasons)
{
    QString text = advice;
    for (const HintReason &why : players::strongest(reasons)) {
        QString sentence;
        if (!view) {
            sentence = ofTake(why);
        } else {
            const bool duel = view->players() == 2;
            for (const QString &each : {ofOutcome(why, duel), ofRivals(why, duel), ofPlay(why, *view), ofPass(why)})
                sentence += each; // only one of them knows the reason
        }
        const bool first = why == reasons.front();
        if (!sentence.isEmpty() && (first || staysShort(text, sentence))) // empty: the advice says it already
            text = text.isEmpty() ? sentence
                                  : tr("%1 %2", "two whole sentences: the advice, its reason").arg(text, sentence);
    }
    return text;
}

QString OdinHintText::pickUpAdvice(const players::RankedMove &best)
{
    return because(tr("Pick up %1.", "advice").arg(picked(best.move.take)), nullptr, best.whyTake);
}

QString OdinHintText::reasons(const odin::View &view, odin::Move move, bool onlyTake,
                              const std::optional<odin::Move> &other)
{
    if (onlyTake) {
        const auto reasons = players::reasonsToTake(view, move);
        return because({}, nullptr, other ? withoutCommon(reasons, players::reasonsToTake(view, *other)) : reasons);
    }
    return because({}, &view, other ? players::reasonsAgainst(view, move, *other) : players::reasonsFor(view, move));
}

/// The cost of the best other move; empty if that is little, not certain, or both would be written alike.
QString OdinHintText::againstNext(const players::RankedMove &best)
{
    if (best.nextCosts < kWorthSaying || best.nextCosts <= best.nextHalfWidth)
        return {};
    const QString amount = CostText::amount(best.nextCosts, best.nextHalfWidth);
    if (best.next.isPass())
        return tr("Passing would cost you %1 more.", "reason for a play; “about 1.2 points”").arg(amount);
    const auto value = odin::valueOf(best.next.cards);
    if (!best.move.isPass() && odin::valueOf(best.move.cards) == value)
        return {};
    return tr("Playing %1 would cost you %2 more.", "reason for a move; the value of a set, “about 1.2 points”")
        .arg(number(value), amount);
}

/// Begins with what another player probably holds: without that another move would be as good. Passing, and what is
/// said for a lack of better reasons, is compared with the best other move.
QString OdinHintText::advice(const odin::View &view, const players::RankedMove &best)
{
    const QString advised = move(view, best.move);
    if (best.inference) {
        const QString fact = inference(view, *best.inference);
        return tr("%1 %2", "two whole sentences: the advice, its reason")
            .arg(advised, staysShort(advised, fact) ? fact : factOf(view, *best.inference));
    }
    if (!best.why.empty() && (best.move.isPass() || players::saysLittle(best.why.front()))) {
        const QString first = because(advised, &view, {best.why.front()}), figures = againstNext(best);
        if (!figures.isEmpty() && staysShort(first, figures))
            return tr("%1 %2", "two whole sentences: the advice, its reason").arg(first, figures);
    }
    return because(advised, &view, best.why);
}

} // namespace meadhall::ui
