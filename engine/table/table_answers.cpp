// SPDX-License-Identifier: GPL-3.0-or-later
// The table's requests and answers: how an answer becomes an event.
#include "engine/core/to_index.h"
#include "engine/table/table.h"

#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/table/computer_seat.h"

namespace meadhall {

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
    const Reason why = referee_ ? referee_->whyAnswerRefused(seat, answer) : Reason::NothingAsked;
    if (why != Reason::None) {
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
    for (const auto &held : heldAnswers_)
        if (held)
            answers.push_back(*held);
    const auto event = referee_->combineAnswers(answers);
    if (!event) {
        Q_EMIT changed();
        return;
    }
    heldAnswers_.assign(seats_.size(), std::nullopt);
    commit(*event);
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
    while (generation == generation_) {
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
    for (const Event &event : events_)
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

} // namespace meadhall
