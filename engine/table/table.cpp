// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/table.h"

#include "engine/ai/personas.h"
#include "engine/core/old_turns.h"
#include "engine/core/random.h"
#include "engine/core/seat_of.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/make_player.h"
#include "engine/record/journal_writer.h"
#include "engine/table/computer_seat.h"
#include "engine/table/fair_deal.h"
#include "engine/table/open_hands.h"
#include "engine/table/silent_seat.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QScopedValueRollback>

#include <algorithm>
#include <functional>

namespace meadhall {

Table::Table(QObject *parent) : QObject(parent), spectator_(new HumanSeat(this))
{
    answerTimer_.setSingleShot(true);
    connect(&answerTimer_, &QTimer::timeout, this, &Table::takeAnswers);
}

Table::~Table() { cancelRequests(); }

void Table::setJournal(record::JournalWriter *journal)
{
    if (journal_)
        journal_->disconnect(this);
    journal_ = journal;
    if (journal_)
        connect(journal_, &record::JournalWriter::written, this, &Table::showWritten);
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
    if (mode == Mode::Played && game->view >= 0)
        return Reason::HiddenCards;
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

Events Table::close()
{
    ++generation_;
    cancelRequests();
    for (const Writing &one : writing_)
        events_.push_back(one.event);
    dropWriting();
    for (auto &seat : seats_)
        releaseSeat(std::move(seat));
    seats_.clear();
    chairs_.clear();
    referee_.reset();
    Events record = std::exchange(events_, {});
    humanDecisions_.clear();
    undone_.clear();
    heldAnswers_.clear();
    humanSeats_.clear();
    mode_ = Mode::Played;
    followedHands_.clear();
    waitingForNextHand_ = false;
    paused_ = false;
    return record;
}

/// Forgets the events that have not been shown. The journal writes them all the same.
void Table::dropWriting()
{
    writing_.clear();
    ahead_.reset();
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
        const auto chair = players::chairAt(game, i);
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
    if (auto made = seatMaker_ ? seatMaker_(seat) : nullptr)
        return made;
    chair.command.clear();
    chair.guest = false;
    return std::make_unique<ComputerSeat>(seat, chair.level, players::computerSeed(dealNumber_, seat), nullptr,
                                          chair.persona);
}

/// Replays the list of events. If decisions are known, all those in the list are; only its end may have been cut off.
void Table::rebuild()
{
    const auto &game = std::get<GameEvent>(events_.front());
    referee_ = following() ? makeSeenReferee(game, watcher_) : makeReferee(game);
    dropWriting();
    const bool isNew = humanDecisions_.empty();
    humanDecisions_.erase(std::lower_bound(humanDecisions_.begin(), humanDecisions_.end(), events_.size()),
                          humanDecisions_.end());
    heldAnswers_.assign(seats_.size(), std::nullopt);
    waitingForNextHand_ = false;
    if (mode_ == Mode::Played)
        referee_->setDealer(dealerOf(game));
    if (isJournalled()) {
        ahead_ = makeReferee(game);
        ahead_->setDealer(dealerOf(game));
    }
    for (std::size_t i = 1; i < events_.size(); ++i) {
        if (isNew && isHumanDecision(events_[i]))
            humanDecisions_.push_back(i);
        referee_->apply(events_[i]);
        if (ahead_)
            ahead_->apply(events_[i]);
    }
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
    std::erase_if(requests, [this](const Request &one) { return holdsAnswer(one.seat) || isWriting(one.seat); });
    return requests;
}

bool Table::isWriting(int seat) const
{
    return std::any_of(writing_.begin(), writing_.end(), [seat](const Writing &one) {
        return std::find(one.seats.begin(), one.seats.end(), seat) != one.seats.end();
    });
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
        referee_ && mode_ == Mode::Played && (hasGuests() ? !gameOver() : humanSeats_.size() == 1 || undoWithPeople_);
    const auto answers = [this](int seat) { return holdsAnswer(seat) || isWriting(seat); };
    return enabled && (!humanDecisions_.empty() || std::any_of(humanSeats_.begin(), humanSeats_.end(), answers));
}

std::vector<int> Table::seatsTakenBack() const
{
    const auto isOfPerson = [this](const Writing &one) {
        return std::any_of(one.seats.begin(), one.seats.end(), [this](int seat) { return humanSeat(seat) != nullptr; });
    };
    const auto own = std::find_if(writing_.rbegin(), writing_.rend(), isOfPerson);
    Events last;
    if (own != writing_.rend()) {
        std::for_each(std::prev(own.base()), writing_.end(),
                      [&last](const Writing &one) { last.push_back(one.event); });
    } else if (!humanDecisions_.empty() && !holdsHumanAnswer()) {
        last.assign(events_.begin() + static_cast<std::ptrdiff_t>(humanDecisions_.back()), events_.end());
        std::for_each(writing_.begin(), writing_.end(), [&last](const Writing &one) { last.push_back(one.event); });
    }
    std::vector<int> seats;
    for (const Event &event : last)
        if (const auto seat = seatOf(event); seat && std::find(seats.begin(), seats.end(), *seat) == seats.end())
            seats.push_back(*seat);
    return seats;
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
    return humanSeats_.empty() && !hasGuests() ? handsAfter(events_, events) : std::vector<CardSet>{};
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
    if (const auto next = ahead().nextAutomaticEvent(dealNumber_)) {
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
    for (const Writing &one : std::exchange(writing_, {})) // undone without having been shown
        applyAndRecord(one.event);
    // A held answer is newer than the last event and is withdrawn first.
    if (!holdsHumanAnswer()) {
        if (!undone_.empty())
            events_.resize(undoPoint_); // redo() replays the original answers of the computers
        undoPoint_ = humanDecisions_.back();
        undone_.insert(undone_.begin(), events_.begin() + static_cast<std::ptrdiff_t>(undoPoint_), events_.end());
        events_.resize(undoPoint_);
    }
    rebuild();
    replaceJournal();
    replayToSeats();
}

void Table::redo()
{
    if (!canRedo())
        return;
    ++generation_;
    cancelRequests();
    events_.resize(undoPoint_);
    auto next = undone_.begin();
    rebuild();
    do {
        if (ahead_)
            ahead_->apply(*next);
        applyAndRecord(*next++);
    } while (next != undone_.end() && !isHumanDecision(*next));
    undone_.erase(undone_.begin(), next);
    undoPoint_ = events_.size();
    replaceJournal();
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

/// Sends the events to the players; the window rebuilds itself from seenBy().
void Table::replayToSeats()
{
    const quint64 generation = generation_;
    const Events some = withoutOldTurns(events_);
    for (int seat = 0; seat < players(); ++seat) {
        if (humanSeat(seat))
            continue;
        for (const Event &event : seats_[toIndex(seat)]->needsOldTurns() ? events_ : some)
            seats_[toIndex(seat)]->onEvent(referee_->seenBy(event, seat));
    }
    Q_EMIT restarted();
    if (generation != generation_)
        return;
    Q_EMIT changed();
    if (generation == generation_)
        advance();
}

/// Records the next event. With a journal it is shown once it is on disk.
/// @param seats whose answers it is made of; empty: an automatic event
void Table::commit(const Event &event, const std::vector<int> &seats)
{
    if (!isJournalled()) {
        show(event);
        return;
    }
    ahead_->apply(event);
    writing_.push_back({event, seats, journal_->append(event)});
}

void Table::show(const Event &event)
{
    const quint64 generation = generation_;
    applyAndRecord(event);
    notifySeats(event);
    if (generation != generation_)
        return;
    if (std::holds_alternative<HandOverEvent>(event))
        Q_EMIT handsShown(openHands());
    if (generation == generation_)
        Q_EMIT changed();
}

/// Shows the events that the journal has written, or could not write.
void Table::showWritten()
{
    if (!isJournalled() || isShowing_)
        return;
    if (journal_->error() == record::Journal::Error::Gone && hasGame()) {
        rewriteLostFile();
        return;
    }
    const QScopedValueRollback showing(isShowing_, true);
    if (journal_->error() != record::Journal::Error::None)
        Q_EMIT journalFailed();
    quint64 generation = generation_;
    bool some = false;
    while (!writing_.empty() && writing_.front().operation <= journal_->finished()) {
        generation = generation_;
        some = true;
        const Event event = writing_.front().event;
        writing_.pop_front();
        show(event);
    }
    if (!some || generation != generation_ || !writing_.empty())
        return;
    advance();
    if (generation == generation_)
        takeAnswers();
}

/// The file was removed by somebody: writes the whole game again, before anything more is shown.
void Table::rewriteLostFile()
{
    Events all = events_;
    for (const Writing &one : writing_)
        all.push_back(one.event);
    const quint64 operation = journal_->replace(all);
    for (Writing &one : writing_)
        one.operation = operation;
}

/// Applies automatic events until a decision is needed, then asks for it.
void Table::advance()
{
    if (mode_ != Mode::Played)
        return;
    const quint64 generation = generation_;
    while (const auto next = ahead().nextAutomaticEvent(dealNumber_)) {
        if (next->pauseBefore && (!autoNextHand_ || paused_)) {
            if (!writing_.empty())
                return; // again when all has been shown
            waitingForNextHand_ = true;
            Q_EMIT waitingToDeal();
            return;
        }
        commit(next->event);
        if (generation != generation_)
            return;
    }
    if (writing_.empty())
        askSeats();
}

void Table::beginJournal(const QString &file)
{
    if (!journal_)
        return;
    if (!gameOver() || (!file.isEmpty() && QFileInfo(file) == QFileInfo(journal_->fileName())))
        journal_->begin(events_, file);
    if (gameOver())
        journal_->setReadOnly();
}

void Table::replaceJournal()
{
    if (journal_)
        journal_->replace(events_);
}

// Answers: how they become events.

void Table::answer(int seat, const Event &event)
{
    const bool guest = seat >= 0 && seat < players() && chairs_[toIndex(seat)].guest;
    if (mode_ != Mode::Played && humanSeat(seat))
        tryAnswer(seat, event);
    else if (mode_ == Mode::Played && (humanSeat(seat) || guest))
        submit(seat, event);
    else
        Q_EMIT refused(seat, Reason::NotYourTurn);
}

void Table::submit(int seat, const Event &answer)
{
    const Reason why = referee_ ? ahead().whyAnswerRefused(seat, answer) : Reason::NothingAsked;
    if (why != Reason::None) {
        if (!isWriting(seat)) // else a second click, before the first could be seen to have worked
            Q_EMIT refused(seat, why);
        return;
    }
    const quint64 generation = generation_;
    if (chairs_[toIndex(seat)].person())
        undone_.clear();
    const bool thought = pendingRequests_[toIndex(seat)].has_value() && chairs_[toIndex(seat)].guest;
    pendingRequests_[toIndex(seat)].reset();
    heldAnswers_[toIndex(seat)] = answer;
    if (thought)
        Q_EMIT thinking(seat, false);
    if (generation != generation_)
        return;
    Events answers;
    std::vector<int> seats;
    for (int one = 0; one < players(); ++one) {
        if (!holdsAnswer(one))
            continue;
        answers.push_back(*heldAnswers_[toIndex(one)]);
        seats.push_back(one);
    }
    const auto event = ahead().combineAnswers(answers);
    if (!event) {
        Q_EMIT changed();
        return;
    }
    heldAnswers_.assign(seats_.size(), std::nullopt);
    commit(*event, seats);
    if (generation == generation_)
        advance();
}

void Table::pauseComputers(int milliseconds) { computersPausedUntil_.setRemainingTime(milliseconds); }

void Table::resumeComputers()
{
    computersPausedUntil_.setRemainingTime(0);
    takeAnswers();
}

void Table::askSeats()
{
    const quint64 generation = generation_;
    for (const Request &one : openRequests()) {
        auto &pending = pendingRequests_[toIndex(one.seat)];
        if (pending)
            continue;
        pending = PendingRequest{one.kind, ++lastRequestId_};
        const players::Chair &chair = chairs_[toIndex(one.seat)];
        if (!chair.human) {
            if (!chair.guest) // a guest takes the time that a guest takes
                paceEnds_.setRemainingTime(static_cast<qint64>(pace_ * players::playStyleOf(chair.persona).pace));
            Q_EMIT thinking(one.seat, true);
            if (generation != generation_)
                return;
        }
        seats_[toIndex(one.seat)]->ask(one.kind, pending->requestId);
        if (generation != generation_)
            return;
    }
}

void Table::cancelRequests()
{
    answerTimer_.stop();
    pendingAnswers_.clear();
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        seats_[seat]->stop();
        if (seat < pendingRequests_.size() && std::exchange(pendingRequests_[seat], std::nullopt)
            && !chairs_[seat].human)
            Q_EMIT thinking(static_cast<int>(seat), false);
    }
}

void Table::connectSeat(int seat)
{
    connect(seats_[toIndex(seat)].get(), &Seat::answered, this,
            [this, seat](quint64 requestId, const Event &answer, Fault fault) {
                pendingAnswers_.push_back({seat, requestId, answer, fault});
                takeAnswers();
            });
}

void Table::setPaused(bool paused)
{
    if (paused == paused_)
        return;
    paused_ = paused;
    steppedUpTo_ = 0;
    const quint64 generation = generation_;
    Q_EMIT pausedChanged(paused);
    if (paused || generation != generation_)
        return;
    if (waitingForNextHand_ && autoNextHand_)
        nextHand();
    else
        takeAnswers();
}

void Table::step()
{
    if (!paused_)
        return;
    steppedUpTo_ = lastRequestId_;
    if (waitingForNextHand_)
        nextHand();
    else
        takeAnswers();
}

/// The next answer to take; while paused, only answers that step() allows.
std::vector<Table::Answer>::iterator Table::nextAnswer()
{
    const auto isStale = [this](const Answer &one) {
        const auto &pending = pendingRequests_[toIndex(one.seat)];
        return !pending || pending->requestId != one.requestId;
    };
    std::erase_if(pendingAnswers_, isStale);
    return std::find_if(pendingAnswers_.begin(), pendingAnswers_.end(),
                        [this](const Answer &one) { return !paused_ || one.requestId <= steppedUpTo_; });
}

void Table::takeAnswers()
{
    const quint64 generation = generation_;
    while (generation == generation_ && writing_.empty()) { // one after another, each when the last has been shown
        const auto next = nextAnswer();
        if (next == pendingAnswers_.end())
            return;
        const qint64 wait =
            std::max(paused_ ? qint64{0} : paceEnds_.remainingTime(), computersPausedUntil_.remainingTime());
        if (wait > 0) {
            answerTimer_.start(static_cast<int>(wait));
            return;
        }
        const Answer answer = *next;
        pendingAnswers_.erase(next);
        Q_EMIT thinking(answer.seat, false);
        if (generation != generation_)
            return;
        const Reason why = referee_->whyAnswerRefused(answer.seat, answer.event);
        if (why == Reason::None)
            submit(answer.seat, answer.event);
        else
            replaceFaulty(answer.seat, why, answer.fault);
    }
}

/// Replaces a player after an illegal answer by an easy computer, so that the game can continue.
void Table::replaceFaulty(int seat, Reason why, Fault fault)
{
    const auto index = toIndex(seat);
    const RequestKind kind = pendingRequests_[index]->kind;
    chairs_[index] = players::Chair{false, players::Level::Easy, chairs_[index].persona};
    releaseSeat(std::move(seats_[index]));
    seats_[index] =
        std::make_unique<ComputerSeat>(seat, players::Level::Easy, mixSeeds(dealNumber_, lastRequestId_), nullptr);
    connectSeat(seat);
    for (const Event &event : withoutOldTurns(events_))
        seats_[index]->onEvent(referee_->seenBy(event, seat));
    const bool stepped = pendingRequests_[index]->requestId <= steppedUpTo_;
    pendingRequests_[index] = PendingRequest{kind, ++lastRequestId_};
    if (stepped)
        steppedUpTo_ = lastRequestId_;
    const quint64 generation = generation_;
    Q_EMIT faulted(seat, why, fault);
    if (generation == generation_)
        seats_[index]->ask(kind, pendingRequests_[index]->requestId);
}

// A game that is not played here: a record, or the game of a table elsewhere.

Reason Table::replay(const Events &events, int seat) { return open(events, {}, Mode::Replayed, seat); }

void Table::showReplayed(const Events &events, bool stepwise)
{
    if (!replaying())
        return;
    const auto begins = [](const Events &start, const Events &whole) {
        return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
    };
    const quint64 generation = generation_;
    if (stepwise && begins(events_, events)) {
        for (std::size_t next = events_.size(); next < events.size() && generation == generation_; ++next)
            commit(events[next]);
        return;
    }
    events_ = events;
    humanDecisions_.clear();
    rebuild();
    Q_EMIT rewound();
    if (generation == generation_)
        Q_EMIT changed();
}

void Table::tryAnswer(int seat, const Event &answer)
{
    const Reason why = referee_->whyAnswerRefused(seat, answer);
    if (why != Reason::None) {
        Q_EMIT refused(seat, why);
        return;
    }
    const quint64 generation = generation_;
    if (following()) { // nothing more is asked of the seat until the other table has received it
        heldAnswers_[toIndex(seat)] = answer;
        Q_EMIT changed();
    }
    if (generation == generation_)
        Q_EMIT tried(seat, answer);
}

Reason Table::follow(const Events &seen, int seat) { return open(seen, {}, Mode::Followed, seat); }

Reason Table::showNext(const Event &event)
{
    if (!following())
        return Reason::EventOutOfPlace;
    if (const Reason why = referee_->whyIllegal(event); why != Reason::None)
        return why;
    auto &held = heldAnswers_[toIndex(watcher_)];
    if (held && (*held == event || referee_->isDecisionOf(watcher_, event)))
        held.reset();
    const quint64 generation = generation_;
    commit(event);
    if (generation == generation_)
        showThinking();
    return Reason::None;
}

void Table::showAsked(RequestKind kind)
{
    if (!following())
        return;
    const quint64 generation = generation_;
    if (std::exchange(heldAnswers_[toIndex(watcher_)], std::nullopt))
        Q_EMIT changed();
    if (generation == generation_)
        seats_[toIndex(watcher_)]->ask(kind, 0);
}

void Table::showRefused(Reason reason)
{
    if (!following())
        return;
    const quint64 generation = generation_;
    heldAnswers_[toIndex(watcher_)].reset();
    Q_EMIT refused(watcher_, reason);
    if (generation == generation_)
        Q_EMIT changed();
}

void Table::setFollowedHands(const std::vector<CardSet> &hands) { followedHands_ = hands; }

/// While following: the other seats that are asked are those who think.
void Table::showThinking()
{
    const std::vector<Request> requests = referee_->openRequests();
    const quint64 generation = generation_;
    for (int seat = 0; seat < players(); ++seat) {
        const auto request =
            std::find_if(requests.begin(), requests.end(), [seat](const Request &one) { return one.seat == seat; });
        auto &pending = pendingRequests_[toIndex(seat)];
        const bool thinks = seat != watcher_ && request != requests.end();
        if (thinks == pending.has_value())
            continue;
        pending = thinks ? std::optional(PendingRequest{request->kind, ++lastRequestId_}) : std::nullopt;
        Q_EMIT thinking(seat, thinks);
        if (generation != generation_)
            return;
    }
}

} // namespace meadhall
