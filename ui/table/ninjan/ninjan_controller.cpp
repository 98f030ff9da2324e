// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/ninjan/ninjan_controller.h"

#include "ui/base/text/ninjan_hint_text.h"
#include "ui/base/text/ninjan_text.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace meadhall::ui {

NinjanController::NinjanController(Table &table, NinjanStage &stage, QObject *parent)
    : TableController(table, stage, parent), stage_(stage)
{
    Hand &hand = stage.hand();
    connect(&hand, &Hand::selectionChanged, this, &NinjanController::showChoices);
    connect(&hand, &Hand::dragMoved, this, [this](QPointF scenePos) {
        stage_.showPlace(true, stage_.isPlace(scenePos) || stage_.isMiddle(scenePos));
    });
    connect(&hand, &Hand::dropped, this, [this](QPointF scenePos, CardSet cards) {
        if (stage_.isPlace(scenePos) || stage_.isMiddle(scenePos))
            choose(cards.first());
        showChoices();
    });
    connect(&hand, &Hand::doubleClicked, this, [this](Card card) { choose(card); });
    connect(&stage.piles(), &Piles::clicked, this, [this](int pile) {
        skipAnimations();
        takePile(pile);
    });
    // Offer the piles only after the previous card has landed.
    connect(&stage.animator(), &Animator::settled, this, [this] {
        if (std::exchange(waits_, false)) {
            showChoices();
            Q_EMIT changed();
        }
    });
    connect(&stage, &NinjanStage::touched, this, &NinjanController::skipAnimations);
    connect(&stage, &NinjanStage::chosenClicked, this, &NinjanController::takeBack);
    connect(&stage, &NinjanStage::dropped, this, [this](const QRectF &card) {
        if (const int pile = stage_.piles().pileAt(card); pile >= 0)
            takePile(pile);
    });
}

void NinjanController::setView(const ninjan::View &view)
{
    // Another player's choice does not affect this seat: keep the message and a running hint.
    const ninjan::Board &oldBoard = view_.board(), &newBoard = view.board();
    const bool same = view.seat() == view_.seat() && view.choice() == view_.choice() && view.running()
                      && newBoard.round == oldBoard.round && newBoard.phase == ninjan::Phase::Choose
                      && oldBoard.phase == newBoard.phase && newBoard.players == oldBoard.players;
    view_ = view;
    waits_ = stage_.animator().moving();
    if (!same)
        restart();
    stage_.hand().setEnabled(view.mayChoose());
    if (!view.mayChoose())
        stage_.hand().select({});
    updateHand();
    showChoices();
    Q_EMIT changed();
}

/// Any card of the hand may be chosen.
void NinjanController::updateHand() { stage_.hand().setPlayable(view_.hand()); }

/// Highlights the piles that may be chosen or that the selected card would beat, and the slot for the own card.
void NinjanController::showChoices()
{
    const bool choosesPile = pileChooser() >= 0;
    stage_.piles().light(choosesPile ? view_.board().allowedPiles() : ninjan::Piles{0});
    stage_.piles().mark(selected() == kNoCard ? ninjan::Piles{0} : view_.board().beatenPiles(selected()));
    stage_.setDraggable(choosesPile ? pileChooser() : -1);
    const bool mayChoose = view_.mayChoose() && view_.board().round < ninjan::kRounds;
    stage_.showPlace(mayChoose, mayChoose && (selected() != kNoCard || view_.choice() == kNoCard));
}

Card NinjanController::selected() const
{
    const CardSet selection = stage_.hand().selection();
    return selection.empty() || !view_.mayChoose() ? kNoCard : selection.first();
}

int NinjanController::pileChooser() const
{
    if (waits_ || !view_.running() || ninjan::countOf(view_.board().allowedPiles()) < 2)
        return kSpectator;
    const int seat = view_.board().turn();
    const bool local = seat == view_.seat() || view_.seat() == kSpectator;
    return local && table().humanSeat(seat) ? seat : kSpectator;
}

QString NinjanController::question() const
{
    if (view_.seat() == kSpectator && pileChooser() >= 0)
        return NinjanText::pilePromptFor(view_, names());
    if (waits_ && view_.ownRequest() == RequestKind::Pile)
        return {};
    return NinjanText::prompt(view_);
}

QString NinjanController::note() const { return NinjanText::choiceNote(view_); }

void NinjanController::confirm()
{
    skipAnimations();
    if (pileChooser() >= 0)
        refuse(Reason::PileMissing);
    else
        choose(selected());
}

void NinjanController::choose(Card card)
{
    skipAnimations();
    if (!view_.mayChoose())
        refuse(view_.running() ? Reason::NotYourTurn : Reason::NothingAsked);
    else if (card == kNoCard)
        refuse(Reason::NoCards);
    else if (const ChooseEvent answer{view_.seat(), card};
             allowed(answer) && !guarded(answer.seat, answer, [this, answer] { send(answer.seat, answer); }))
        stage_.hand().select(CardSet::of(card)); // also if it was dragged: it is about this card
}

void NinjanController::takePile(int pile)
{
    const int seat = pileChooser();
    if (seat < 0)
        return;
    if (!ninjan::has(view_.board().allowedPiles(), pile))
        refuse(Reason::MustTakePile);
    else if (const ResolveEvent answer{seat, view_.board().current().card, pile}; allowed(answer))
        guarded(seat, answer, [this, answer] { send(answer.seat, answer); });
}

/// Dropped cards stay where they are until the answer is shown.
void NinjanController::send(int seat, const Event &answer)
{
    table().answer(seat, answer);
    if (!table().isWriting(seat))
        return;
    stage_.hand().keepDropped();
    stage_.keepDropped();
}

void NinjanController::cancel()
{
    skipAnimations();
    if (stage_.hand().dragging() || !stage_.hand().selection().empty()) {
        stage_.hand().cancelDrag();
        stage_.hand().select({});
    } else {
        takeBack();
    }
    clearMessages();
    showChoices();
    Q_EMIT changed();
}

/// A choice stays secret until everybody has chosen; until then it can be taken back.
void NinjanController::takeBack()
{
    if (view_.choice() != kNoCard && view_.mayChoose() && table().canUndo())
        table().undo();
}

void NinjanController::typeDigit(int digit)
{
    if (pileChooser() >= 0) {
        if (digit >= 1 && digit <= ninjan::kPiles)
            takePile(digit - 1);
        return;
    }
    if (!view_.mayChoose())
        return;
    const int wanted = digit == 0 ? ninjan::kHighest : digit;
    std::vector<Card> matches;
    for (const CardItem *item : stage_.hand().items())
        if (std::abs(ninjan::numberOf(item->card())) == wanted)
            matches.push_back(item->card());
    if (matches.empty())
        return;
    const auto current = std::find(matches.begin(), matches.end(), selected());
    const bool last = current == matches.end() || current + 1 == matches.end();
    stage_.hand().select(CardSet::of(last ? matches.front() : *(current + 1)));
}

bool NinjanController::mustThrow() const
{
    const std::vector<Request> requests = table().openRequests();
    return view_.ownRequest() == RequestKind::Throw
           && std::find(requests.begin(), requests.end(), Request{view_.seat(), RequestKind::Throw}) != requests.end();
}

/// Only for the own view: no hints while the table is shown to all.
bool NinjanController::canAskForHint() const
{
    return view_.seat() >= 0
           && (view_.ownRequest() == RequestKind::Pile || mustThrow()
               || (view_.mayChoose() && view_.board().round < ninjan::kRounds));
}

void NinjanController::startHint()
{
    if (mustThrow()) {
        showAdvice(NinjanHintText::throwAdvice());
        return;
    }
    const auto think = [view = view_](std::stop_token stop) -> std::optional<ninjan::RankedChoice> {
        const auto ranked = ninjan::rankChoices(view, kHintPlayouts, kHintSeed, stop);
        return ranked.empty() ? std::nullopt : std::optional(ranked.front());
    };
    hintProvider().ask<ninjan::RankedChoice>(think, [this](const ninjan::RankedChoice &best) { takeAdvice(best); });
}

void NinjanController::takeAdvice(const ninjan::RankedChoice &best)
{
    if (view_.ownRequest() == RequestKind::Pile)
        Q_EMIT pileAdvised(best.pile);
    else
        stage_.hand().select(CardSet::of(best.card));
    showAdvice(NinjanHintText::advice(view_, best));
}

void NinjanController::refused(int seat, Reason reason)
{
    if (seat == view_.seat() || seat == pileChooser())
        refuse(reason);
}

void NinjanController::refuse(Reason reason) { showRefusal(NinjanText::refusal(reason, view_)); }

} // namespace meadhall::ui
