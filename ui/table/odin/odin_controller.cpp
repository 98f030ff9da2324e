// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/odin/odin_controller.h"

#include "engine/core/to_index.h"
#include "engine/games/odin/set.h"
#include "ui/base/text/odin_hint_text.h"

#include <algorithm>

namespace meadhall::ui {

namespace {

/// Delay in ms before an automatic move, in which the player can prevent it.
constexpr int kAutomaticWaits = 800;

} // namespace

OdinController::OdinController(Table &table, OdinStage &stage, QObject *parent)
    : TableController(table, stage, parent), stage_(stage)
{
    automatic_.setSingleShot(true);
    automatic_.setInterval(kAutomaticWaits);
    connect(&automatic_, &QTimer::timeout, this, &OdinController::actAutomatically);
    connect(&table, &Table::restarted, this, [this] { kept_ = {}; });
    Hand &hand = stage.hand();
    connect(&hand, &Hand::dragMoved, this, &OdinController::dragMoved);
    connect(&hand, &Hand::dropped, this, &OdinController::dropped);
    connect(&hand, &Hand::doubleClicked, this, &OdinController::doubleClicked);
    connect(&stage.tableSet(), &TableSet::touched, this, &OdinController::skipAnimations);
    connect(&stage.tableSet(), &TableSet::clicked, this, &OdinController::pickUp);
    connect(&stage.tableSet(), &TableSet::dropped, this, [this](Card card, QPointF scenePos) {
        if (!stage_.isHand(scenePos))
            return;
        if (stage_.hand().sort() == Hand::Sort::Own)
            stage_.setPickUpIndex(stage_.hand().indexAt(scenePos));
        pickUp(card);
    });
}

void OdinController::setAutomatic(bool passes, bool goesOut)
{
    if (passes == passes_ && goesOut == goesOut_)
        return;
    passes_ = passes;
    goesOut_ = goesOut;
    kept_ = {};
    waitForAutomatic();
    Q_EMIT changed();
}

bool OdinController::wouldGoOut() const
{
    return goesOut_ && view_.ownTurn() && waiting_.empty() && reasonFor(view_.hand()) == Reason::None && !wouldLose();
}

/// True if going out now would end the game while another player has fewer points. Never done automatically.
bool OdinController::wouldLose() const
{
    std::vector<int> totals = view_.totals();
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        totals[seat] += static_cast<int>(seat) == view_.seat() ? 0 : view_.count(static_cast<int>(seat));
    const auto [least, most] = std::minmax_element(totals.begin(), totals.end());
    return *most >= view_.rules().target && totals[toIndex(view_.seat())] > *least;
}

void OdinController::waitForAutomatic()
{
    const bool kept = kept_ == TurnId{view_.handNumber(), view_.turns().size()};
    if (!kept && (wouldPass() || wouldGoOut()))
        automatic_.start();
    else
        automatic_.stop();
}

void OdinController::actAutomatically()
{
    if (stage_.animator().moving()) // the animations of earlier events come first
        waitForAutomatic();
    else if (wouldGoOut())
        table().answer(view_.seat(), PlayEvent{view_.seat(), view_.hand(), kNoCard});
    else if (wouldPass())
        table().answer(view_.seat(), PassEvent{view_.seat()});
}

void OdinController::interrupt()
{
    kept_ = {view_.handNumber(), view_.turns().size()};
    if (!automatic_.isActive())
        return;
    automatic_.stop();
    Q_EMIT changed(); // this turn is no longer automatic: buttons and prompt change
}

void OdinController::refused(int seat, Reason reason)
{
    if (seat == view_.seat())
        refuse(reason, stage_.hand().selection());
}

void OdinController::setView(const odin::View &view)
{
    view_ = view;
    waiting_ = {};
    advised_ = {};
    advisesAPass_ = false;
    restart();
    waitForAutomatic();
    stage_.hand().setEnabled(canSelect());
    updateHand();
    Q_EMIT changed();
}

/// Dims the cards that are part of no legal set, if that is enabled and it is the own turn.
void OdinController::updateHand()
{
    CardSet playable = view_.hand();
    if (dims() && view_.ownTurn()) {
        playable = {};
        for (CardSet set : odin::legalSets(view_.board(), view_.hand()))
            playable |= set;
    }
    stage_.hand().setPlayable(playable);
}

Reason OdinController::reasonFor(CardSet cards) const
{
    if (cards.empty())
        return Reason::NoCards;
    if (!view_.handRunning())
        return Reason::NothingAsked;
    if (!view_.ownTurn())
        return Reason::NotYourTurn;
    const odin::Board &board = view_.board();
    const bool picksUp = !board.leading() && cards != view_.hand();
    return odin::whyIllegal(board, view_.hand(), {cards, picksUp ? board.table.first() : kNoCard});
}

bool OdinController::canPlay() const
{
    return waiting_.empty() && reasonFor(stage_.hand().selection()) == Reason::None;
}

bool OdinController::canPass() const { return view_.ownTurn() && !view_.board().leading() && waiting_.empty(); }

bool OdinController::isPlayable(Card card) const
{
    const std::vector<CardSet> sets = odin::legalSets(view_.board(), view_.hand());
    return std::any_of(sets.begin(), sets.end(), [card](CardSet set) { return set.contains(card); });
}

bool OdinController::mustPass() const { return canPass() && odin::legalSets(view_.board(), view_.hand()).empty(); }

CardSet OdinController::wholeHandLead() const
{
    const CardSet hand = view_.hand();
    const bool may = view_.ownTurn() && view_.board().leading() && hand.count() > 1 && odin::isSet(hand);
    return may ? hand : CardSet{};
}

QString OdinController::question() const
{
    if (!waiting_.empty())
        return OdinText::pickUpPrompt();
    if (automatic_.isActive())
        return wouldGoOut() ? OdinText::goingOutPrompt() : OdinText::passingPrompt(view_);
    return view_.ownTurn() ? OdinText::prompt(view_) : QString();
}

QString OdinController::note() const
{
    return view_.ownTurn() && waiting_.empty() && !automatic_.isActive() ? OdinText::lastCards(view_, names())
                                                                         : QString();
}

void OdinController::confirm()
{
    skipAnimations();
    if (!stage_.choosing())
        play(playsAll() ? wholeHandLead() : stage_.hand().selection());
}

void OdinController::play(CardSet cards)
{
    skipAnimations();
    if (!waiting_.empty())
        cancel();
    if (const Reason reason = reasonFor(cards); reason != Reason::None) {
        refuse(reason, cards);
        return;
    }
    const odin::Board &board = view_.board();
    const bool picksUp = !board.leading() && cards != view_.hand();
    const bool chooses = picksUp && board.table.count() > 1;
    const Card take = picksUp && !chooses ? board.table.first() : kNoCard;
    const PlayEvent move{view_.seat(), cards, take};
    if (!allowed(move, !chooses))
        return;
    const auto go = [this, move, chooses] {
        if (chooses)
            begin(move.cards);
        else
            answer(move);
    };
    if (!guarded(move.seat, move, go))
        stage_.hand().select(cards); // also if they were dragged: it is about them
}

/// Dropped cards stay where they are until the play is shown.
void OdinController::answer(const PlayEvent &move)
{
    table().answer(move.seat, move);
    if (table().isWriting(move.seat))
        stage_.hand().keepDropped();
}

/// The card to pick up is chosen next.
void OdinController::begin(CardSet cards)
{
    waiting_ = cards;
    stage_.beginChoosing(cards);
    clearMessages();
    Q_EMIT changed();
    if (advised_.move.cards == cards)
        advisePickUp(advised_);
}

void OdinController::advisePickUp(const players::RankedMove &best)
{
    showAdvice(OdinHintText::pickUpAdvice(best));
    stage_.tableSet().setAdvised(best.move.take);
    Q_EMIT pickUpAdvised(best.move.take);
}

void OdinController::pickUp(Card card)
{
    if (waiting_.empty())
        return;
    const PlayEvent move{view_.seat(), waiting_, card};
    const auto go = [this, move] {
        waiting_ = {};
        table().answer(move.seat, move);
    };
    if (!allowed(move) || !guarded(move.seat, move, go))
        stage_.setPickUpIndex(-1); // it returns to its place
}

void OdinController::pass()
{
    skipAnimations();
    if (!waiting_.empty())
        cancel();
    if (!view_.handRunning())
        return;
    if (!view_.ownTurn()) {
        refuse(Reason::NotYourTurn, {});
        return;
    }
    const PassEvent move{view_.seat()};
    const auto go = [this, move] { table().answer(move.seat, move); };
    if (!canPass())
        go(); // the table says why not
    else if (allowed(move))
        guarded(move.seat, move, go);
}

void OdinController::cancel()
{
    skipAnimations();
    hintProvider().cancel();
    if (!waiting_.empty()) {
        waiting_ = {};
        stage_.cancelChoosing();
    } else {
        stage_.cancelDrag();
        stage_.hand().select({});
    }
    clearMessages();
    Q_EMIT changed();
}

void OdinController::rightClicked(QPointF scenePos)
{
    if (stage_.isMiddle(scenePos) && canPass())
        pass();
}

void OdinController::selectNumber(int number)
{
    if (!canSelect() || !waiting_.empty())
        return;
    Hand &hand = stage_.hand();
    for (CardItem *item : hand.items()) {
        if (odin::numberOf(item->card()) == number && !hand.selection().contains(item->card())) {
            hand.toggle(item->card());
            return;
        }
    }
    hand.select(hand.selection() - odin::cardsOf(number)); // all were selected: start over
}

void OdinController::refuse(Reason reason, CardSet cards)
{
    showRefusal(OdinText::refusal(reason, view_, cards, names()));
}

void OdinController::startHint()
{
    const auto think = [view = view_, begun = waiting_](std::stop_token stop) -> std::optional<players::RankedMove> {
        if (!begun.empty())
            return players::bestTake(view, begun, kHintPlayouts, kHintSeed, stop);
        const std::vector<players::RankedMove> ranked = players::rankMoves(view, kHintPlayouts, kHintSeed, stop);
        return ranked.empty() ? std::nullopt : std::optional(ranked.front());
    };
    hintProvider().ask<players::RankedMove>(think, [this](const players::RankedMove &best) { takeAdvice(best); });
}

void OdinController::takeAdvice(const players::RankedMove &best)
{
    if (!waiting_.empty()) {
        if (best.move.cards != waiting_)
            return; // another play has been started since
        advisePickUp(best);
        return;
    }
    stage_.hand().select(best.move.cards);
    advised_ = best;
    advisesAPass_ = best.move.isPass();
    showAdvice(OdinHintText::advice(view_, best));
}

void OdinController::dragMoved(QPointF scenePos, CardSet cards)
{
    const qreal invites = stage_.isMiddle(scenePos) ? 1 : 0.55;
    stage_.setDropHighlight(reasonFor(cards) == Reason::None ? invites : 0);
}

void OdinController::dropped(QPointF scenePos, CardSet cards)
{
    stage_.setDropHighlight(0);
    if (stage_.isMiddle(scenePos))
        play(cards);
}

void OdinController::doubleClicked(Card card, CardSet before)
{
    CardSet together = before;
    together.add(card);
    const CardSet best = together.count() == 1 && reasonFor(together) != Reason::None ? bestWith(card) : CardSet{};
    skipAnimations();
    if (best.empty()) {
        stage_.hand().select(together); // the first click of the two deselected the card
        play(together);                 // plays the whole selection or explains the refusal; never plays a part of it
    } else {
        stage_.hand().select(best);
    }
}

/// The largest legal set with that card; among equally large ones the one of lowest value.
CardSet OdinController::bestWith(Card card) const
{
    CardSet best;
    if (!view_.ownTurn())
        return best;
    for (CardSet set : odin::legalSets(view_.board(), view_.hand())) {
        if (!set.contains(card))
            continue;
        const bool more = set.count() > best.count();
        if (best.empty() || more || (set.count() == best.count() && odin::valueOf(set) < odin::valueOf(best)))
            best = set;
    }
    return best;
}

} // namespace meadhall::ui
