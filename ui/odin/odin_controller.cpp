#include "odin/odin_controller.h"

#include "odin/set.h"
#include "words/hint_words.h"

namespace meadhall::ui {

namespace {

/// How long a refusal stays to be read, in ms.
constexpr int kRefusalStays = 5000;

} // namespace

OdinController::OdinController(Table &table, OdinStage &stage, QObject *parent)
    : QObject(parent), table_(table), stage_(stage)
{
    Hand &hand = stage.hand();
    connect(&hand, &Hand::touched, this, &OdinController::hurry);
    connect(&hinter_, &Hinter::advised, this, &OdinController::takeAdvice);
    connect(&hand, &Hand::selectionChanged, this, [this] {
        refusal_.clear();
        advice_.clear();
        Q_EMIT changed();
    });
    connect(&hand, &Hand::dragMoved, this, &OdinController::dragMoved);
    connect(&hand, &Hand::dropped, this, &OdinController::dropped);
    connect(&hand, &Hand::doubleClicked, this, &OdinController::doubleClicked);
    connect(&stage.tableSet(), &TableSet::touched, this, &OdinController::hurry);
    connect(&stage.tableSet(), &TableSet::clicked, this, &OdinController::pickUp);
    connect(&stage.tableSet(), &TableSet::dropped, this, [this](Card card, QPointF scenePos) {
        if (!stage_.isHand(scenePos))
            return;
        if (stage_.hand().sort() == Hand::Sort::Own)
            stage_.setPickUpIndex(stage_.hand().indexAt(scenePos));
        pickUp(card);
    });
    connect(&table, &Table::refused, this, [this](int seat, Reason reason) {
        if (seat == view_.seat())
            refuse(reason, stage_.hand().selection());
    });
    refusalEnds_.setSingleShot(true);
    refusalEnds_.setInterval(kRefusalStays);
    connect(&refusalEnds_, &QTimer::timeout, this, [this] {
        refusal_.clear();
        Q_EMIT changed();
    });
}

void OdinController::setView(const odin::View &view, const Names &names)
{
    view_ = view;
    names_ = names;
    waiting_ = {};
    refusal_.clear();
    advice_.clear();
    hinter_.drop();
    stage_.hand().setEnabled(canSelect());
    updateHand();
    Q_EMIT changed();
}

void OdinController::setDimming(bool dims)
{
    dims_ = dims;
    updateHand();
}

/// Cards that can take part in a legal set stand out while it is the own turn.
void OdinController::updateHand()
{
    CardSet playable = view_.hand();
    if (dims_ && view_.ownTurn()) {
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
    return odin::reason(board, view_.hand(), {cards, picksUp ? board.table.first() : kNoCard});
}

bool OdinController::canPlay() const
{
    return waiting_.empty() && reasonFor(stage_.hand().selection()) == Reason::None;
}

bool OdinController::canPass() const
{
    return view_.ownTurn() && !view_.board().leading() && waiting_.empty();
}

bool OdinController::mustPass() const
{
    return canPass() && odin::legalSets(view_.board(), view_.hand()).empty();
}

CardSet OdinController::wholeHandLead() const
{
    const CardSet hand = view_.hand();
    const bool may = view_.ownTurn() && view_.board().leading() && hand.count() > 1 && odin::isSet(hand);
    return may ? hand : CardSet{};
}

QString OdinController::message() const
{
    if (!refusal_.isEmpty())
        return refusal_;
    if (!advice_.isEmpty())
        return advice_;
    if (!waiting_.empty())
        return OdinWords::pickUpPrompt();
    return view_.ownTurn() ? OdinWords::prompt(view_) : lastLine_;
}

void OdinController::playSelection()
{
    if (stage_.choosing())
        chooseAtCursor();
    else if (stage_.hand().selection().empty() && !wholeHandLead().empty())
        play(wholeHandLead());
    else
        play(stage_.hand().selection());
}

void OdinController::play(CardSet cards)
{
    hurry();
    if (!waiting_.empty())
        cancel();
    if (const Reason reason = reasonFor(cards); reason != Reason::None) {
        refuse(reason, cards);
        return;
    }
    const odin::Board &board = view_.board();
    if (board.leading() || cards == view_.hand()) {
        table_.play(view_.seat(), cards, kNoCard);
    } else if (board.table.count() == 1) {
        table_.play(view_.seat(), cards, board.table.first());
    } else {
        waiting_ = cards;
        stage_.beginChoosing(cards);
        Q_EMIT changed();
    }
}

void OdinController::pickUp(Card card)
{
    if (!waiting_.empty())
        table_.play(view_.seat(), std::exchange(waiting_, {}), card);
}

void OdinController::chooseAtCursor()
{
    if (stage_.tableSet().cursor() != kNoCard)
        pickUp(stage_.tableSet().cursor());
}

void OdinController::pass()
{
    hurry();
    if (!waiting_.empty())
        cancel();
    if (!view_.handRunning())
        return;
    if (!view_.ownTurn()) {
        refuse(Reason::NotYourTurn, {});
        return;
    }
    table_.pass(view_.seat());
}

void OdinController::cancel()
{
    hurry();
    if (!waiting_.empty()) {
        waiting_ = {};
        stage_.cancelChoosing();
    } else {
        stage_.hand().cancelDrag();
        stage_.lightMiddle(0);
        stage_.hand().select({});
    }
    refusal_.clear();
    Q_EMIT changed();
}

void OdinController::hurry()
{
    stage_.animator().finishAll();
    table_.release();
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
    hand.select(hand.selection() - odin::cardsOf(number)); // all were selected: begin again
}

void OdinController::refuse(Reason reason, CardSet cards)
{
    refusal_ = OdinWords::refusal(reason, view_, cards, names_);
    refusalEnds_.start();
    Q_EMIT changed();
}

void OdinController::askForHint()
{
    hurry();
    if (view_.ownTurn() && waiting_.empty() && !hinter_.thinking())
        hinter_.ask(view_);
}

void OdinController::takeAdvice(const seats::RankedMove &best)
{
    if (!waiting_.empty())
        return;
    stage_.hand().select(best.move.cards);
    refusal_.clear();
    advice_ = HintWords::advice(view_, best);
    Q_EMIT changed();
}

void OdinController::dragMoved(QPointF scenePos, CardSet cards)
{
    const qreal invites = stage_.isMiddle(scenePos) ? 1 : 0.55;
    stage_.lightMiddle(reasonFor(cards) == Reason::None ? invites : 0);
}

void OdinController::dropped(QPointF scenePos, CardSet cards)
{
    stage_.lightMiddle(0);
    if (stage_.isMiddle(scenePos))
        play(cards);
}

void OdinController::doubleClicked(Card card, CardSet before)
{
    CardSet together = before;
    together.add(card);
    const CardSet alone = CardSet::of(card);
    play(reasonFor(together) != Reason::None && reasonFor(alone) == Reason::None ? alone : together);
}

} // namespace meadhall::ui
