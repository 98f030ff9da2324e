// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/table.h"

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/make_player.h"
#include "engine/record/journal.h"
#include "engine/table/computer_seat.h"
#include "engine/table/open_hands.h"
#include "engine/table/silent_seat.h"

#include <QRandomGenerator>

#include <algorithm>
#include <functional>

namespace meadhall {

Table::Table(QObject *parent) : QObject(parent), spectator_(new HumanSeat(this))
{
    answerTimer_.setSingleShot(true);
    connect(&answerTimer_, &QTimer::timeout, this, &Table::takeAnswers);
}

Table::~Table()
{
    cancelRequests(); // stops all threads before the first is joined
}

Reason Table::start(const GameEvent &game) { return resume({game}); }

Reason Table::resume(const Events &events, const QString &file) { return open(events, file, Mode::Played); }

/// @param seat with another mode than Played: the only seat that counts as a person
Reason Table::open(const Events &events, const QString &file, Mode mode, int seat)
{
    const auto *game = events.empty() ? nullptr : std::get_if<GameEvent>(&events.front());
    if (!game)
        return Reason::EventOutOfPlace;
    if (const Reason why = whyIllegal(*game); why != Reason::None)
        return why;
    std::unique_ptr<Referee> referee = mode == Mode::Followed ? makeSeenReferee(*game, seat) : makeReferee(*game);
    if (!referee)
        return Reason::EventOutOfPlace;
    for (std::size_t i = 1; i < events.size(); ++i) {
        if (const Reason why = referee->whyIllegal(events[i]); why != Reason::None)
            return why;
        referee->apply(events[i]);
    }
    close();
    events_ = events;
    mode_ = mode;
    watcher_ = seat;
    dealNumber_ = game->deal.value_or(QRandomGenerator::global()->generate64());
    const std::vector<int> refused = createSeats(*game);
    rebuild();
    if (mode_ == Mode::Played)
        beginJournal(file);
    const quint64 generation = generation_;
    replayToSeats();
    if (!refused.empty() && generation == generation_)
        Q_EMIT programsRefused(refused);
    return Reason::None;
}

void Table::close()
{
    ++generation_;
    cancelRequests();
    for (auto &seat : seats_)
        releaseSeat(std::move(seat));
    seats_.clear();
    chairs_.clear();
    referee_.reset();
    events_.clear();
    humanDecisions_.clear();
    undone_.clear();
    heldAnswers_.clear();
    humanSeats_.clear();
    mode_ = Mode::Played;
    followedHands_.clear();
    waitingForNextHand_ = false;
    paused_ = false;
}

/// Deletes a seat from the event loop, because the caller may be a slot of that seat's signal.
void Table::releaseSeat(std::unique_ptr<Seat> seat)
{
    seat->disconnect(this);
    seat.release()->deleteLater();
}

/// Returns the seats whose programs were not started.
std::vector<int> Table::createSeats(const GameEvent &game)
{
    std::vector<int> refused;
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
        const auto chair = i < game.chairs.size() ? players::chairOf(game.chairs[i]) : std::nullopt;
        chairs_.push_back(chair.value_or(players::Chair{false, players::Level::Easy, {}}));
        const int seat = static_cast<int>(i);
        if (mode_ != Mode::Played)
            chairs_.back().human = seat == watcher_;
        const bool program = !chairs_.back().human && !chairs_.back().command.empty();
        seats_.push_back(makeSeat(seat));
        if (program && chairs_.back().command.empty())
            refused.push_back(seat);
        connectSeat(seat);
    }
    pendingRequests_.assign(seats_.size(), std::nullopt);
    return refused;
}

/// The seat for the last chair. If its program was not started, it is a computer and has no command any more.
std::unique_ptr<Seat> Table::makeSeat(int seat)
{
    players::Chair &chair = chairs_.back();
    if (chair.human) {
        humanSeats_.push_back(seat);
        return std::make_unique<HumanSeat>();
    }
    if (mode_ != Mode::Played)
        return std::make_unique<SilentSeat>();
    if (auto made = seatMaker_ ? seatMaker_(seat) : nullptr) {
        if (chair.guest)
            humanSeats_.push_back(seat);
        return made;
    }
    chair.command.clear();
    chair.guest = false;
    return std::make_unique<ComputerSeat>(seat, chair.level, players::computerSeed(dealNumber_, seat), nullptr,
                                          chair.persona);
}

/// Replays the list of events.
void Table::rebuild()
{
    const auto &game = std::get<GameEvent>(events_.front());
    referee_ = following() ? makeSeenReferee(game, watcher_) : makeReferee(game);
    humanDecisions_.clear();
    heldAnswers_.assign(seats_.size(), std::nullopt);
    waitingForNextHand_ = false;
    Events all = std::exchange(events_, {});
    events_.push_back(all.front());
    for (std::size_t i = 1; i < all.size(); ++i)
        applyAndRecord(all[i]);
}

bool Table::isHumanDecision(const Event &event) const
{
    return std::any_of(humanSeats_.begin(), humanSeats_.end(),
                       [&](int seat) { return referee_->isDecisionOf(seat, event); });
}

void Table::applyAndRecord(const Event &event)
{
    if (isHumanDecision(event))
        humanDecisions_.push_back(events_.size());
    referee_->apply(event);
    events_.push_back(event);
}

HumanSeat *Table::humanSeat(int seat) const
{
    if (seat < 0 || seat >= players())
        return nullptr;
    return qobject_cast<HumanSeat *>(seats_[toIndex(seat)].get());
}

Events Table::seenBy(int seat) const
{
    Events seen;
    seen.reserve(events_.size());
    for (const Event &event : events_)
        seen.push_back(referee_->seenBy(event, seat));
    return seen;
}

std::vector<Request> Table::openRequests() const
{
    if (!referee_ || replaying())
        return {};
    std::vector<Request> requests = referee_->openRequests();
    std::erase_if(requests, [this](const Request &one) { return holdsAnswer(one.seat); });
    return requests;
}

std::vector<CardSet> Table::openHands() const
{
    for (auto event = events_.rbegin(); event != events_.rend(); ++event) {
        if (std::holds_alternative<HandOverEvent>(*event))
            return following() ? followedHands_ : handsAfter(events_, events_.size());
        if (std::holds_alternative<HandEvent>(*event))
            break;
    }
    return {};
}

bool Table::canUndo() const
{
    const bool enabled =
        referee_ && mode_ == Mode::Played && (humanSeats_.size() == 1 || undoWithPeople_ || hasGuests());
    return enabled && (holdsHumanAnswer() || !humanDecisions_.empty());
}

bool Table::canRedo() const
{
    return referee_ && (humanSeats_.size() == 1 || undoWithPeople_) && !hasGuests() && !undone_.empty();
}

bool Table::hasGuests() const
{
    return std::any_of(chairs_.begin(), chairs_.end(), std::mem_fn(&players::Chair::guest));
}

std::vector<CardSet> Table::openHands(std::size_t events) const
{
    return humanSeats_.empty() ? handsAfter(events_, events) : std::vector<CardSet>{};
}

void Table::setUndoWithPeople(bool enabled)
{
    if (enabled == undoWithPeople_)
        return;
    undoWithPeople_ = enabled;
    Q_EMIT changed();
}

bool Table::holdsHumanAnswer() const
{
    return std::any_of(humanSeats_.begin(), humanSeats_.end(), [this](int seat) { return holdsAnswer(seat); });
}

void Table::nextHand()
{
    if (!waitingForNextHand_)
        return;
    waitingForNextHand_ = false;
    const quint64 generation = generation_;
    if (const auto next = referee_->nextAutomaticEvent(dealNumber_)) {
        commit(next->event);
        if (generation == generation_)
            advance();
    }
}

void Table::undo()
{
    if (!canUndo())
        return;
    if (hasGuests())
        Q_EMIT undoWished();
    else
        takeBack();
}

void Table::undoWithGuests()
{
    if (canUndo() && hasGuests())
        takeBack();
}

void Table::takeBack()
{
    ++generation_;
    cancelRequests();
    // A held answer is newer than the last event and is withdrawn first.
    if (!holdsHumanAnswer()) {
        if (!undone_.empty())
            events_.resize(undoPoint_); // redo() replays the original answers of the computers
        undoPoint_ = humanDecisions_.back();
        undone_.insert(undone_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(undoPoint_), events_.end());
        events_.resize(undoPoint_);
    }
    rebuild();
    writeJournal(true);
    replayToSeats();
}

void Table::redo()
{
    if (!canRedo())
        return;
    ++generation_;
    cancelRequests();
    events_.resize(undoPoint_);
    rebuild();
    auto next = undone_.begin();
    do
        applyAndRecord(*next++);
    while (next != undone_.end() && !isHumanDecision(*next));
    undone_.erase(undone_.begin(), next);
    undoPoint_ = events_.size();
    writeJournal(true);
    replayToSeats();
}

void Table::notifySeats(const Event &event)
{
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        seats_[toIndex(seat)]->onEvent(referee_->seenBy(event, seat));
        if (generation != generation_)
            return;
    }
    spectator_->onEvent(referee_->seenBy(event, kSpectator));
}

/// Sends all events to the players; the window rebuilds itself from seenBy().
void Table::replayToSeats()
{
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        if (humanSeat(seat))
            continue;
        for (const Event &event : events_)
            seats_[toIndex(seat)]->onEvent(referee_->seenBy(event, seat));
    }
    Q_EMIT restarted();
    if (generation != generation_)
        return;
    Q_EMIT changed();
    if (generation == generation_)
        advance();
}

void Table::commit(const Event &event)
{
    const quint64 generation = generation_;
    applyAndRecord(event);
    writeJournal(false, &event);
    notifySeats(event);
    if (generation != generation_)
        return;
    if (std::holds_alternative<HandOverEvent>(event))
        Q_EMIT handsShown(openHands());
    if (generation == generation_)
        Q_EMIT changed();
}

/// Applies automatic events until a decision is needed, then asks for it.
void Table::advance()
{
    if (mode_ != Mode::Played)
        return;
    const quint64 generation = generation_;
    while (const auto next = referee_->nextAutomaticEvent(dealNumber_)) {
        if (next->pauseBefore && (!autoNextHand_ || paused_)) {
            waitingForNextHand_ = true;
            Q_EMIT waitingToDeal();
            return;
        }
        commit(next->event);
        if (generation != generation_)
            return;
    }
    askSeats();
}

void Table::beginJournal(const QString &file)
{
    if (!journal_)
        return;
    if (gameOver())
        journal_->setReadOnly();
    else
        reportJournalResult(journal_->begin(events_, file) == record::Journal::Error::None);
}

void Table::writeJournal(bool whole, const Event *event)
{
    if (!journal_ || replaying())
        return;
    using Error = record::Journal::Error;
    Error error = whole ? journal_->replace(events_) : journal_->append(*event);
    if (error == Error::Gone)
        error = journal_->replace(events_); // the file was removed: write the whole game again
    reportJournalResult(error == Error::None);
}

void Table::reportJournalResult(bool written)
{
    if (!written)
        Q_EMIT journalFailed();
}

} // namespace meadhall
