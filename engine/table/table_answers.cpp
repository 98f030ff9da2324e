// The table's questions and what comes back: how an answer becomes an event.
#include "engine/table/table.h"

#include "engine/ai/personas.h"
#include "engine/core/random.h"
#include "engine/table/computer_seat.h"

namespace meadhall {

void Table::answer(int seat, const Event &event)
{
    if (humanSeat(seat))
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
    if (humanSeat(seat))
        undone_.clear();
    questions_[static_cast<std::size_t>(seat)].reset();
    heldAnswers_[static_cast<std::size_t>(seat)] = answer;
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
        auto &question = questions_[static_cast<std::size_t>(one.seat)];
        if (question)
            continue;
        question = Question{one.kind, ++lastRequestId_};
        const players::Chair &chair = chairs_[static_cast<std::size_t>(one.seat)];
        if (!chair.human) {
            paceEnds_.setRemainingTime(static_cast<qint64>(pace_ * players::playStyleOf(chair.persona).pace));
            Q_EMIT thinking(one.seat, true);
            if (generation != generation_)
                return;
        }
        seats_[static_cast<std::size_t>(one.seat)]->ask(one.kind, question->requestId);
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
        if (seat < questions_.size() && std::exchange(questions_[seat], std::nullopt) && !chairs_[seat].human)
            Q_EMIT thinking(static_cast<int>(seat), false);
    }
}

void Table::connectSeat(int seat)
{
    connect(seats_[static_cast<std::size_t>(seat)].get(), &Seat::answered, this,
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
    steppedTo_ = 0;
    const quint64 generation = generation_;
    Q_EMIT pausedChanged(paused);
    if (paused || generation != generation_)
        return;
    if (waiting_ && autoNextHand_)
        nextHand();
    else
        takeAnswers();
}

void Table::step()
{
    if (!paused_)
        return;
    steppedTo_ = lastRequestId_;
    if (waiting_)
        nextHand();
    else
        takeAnswers();
}

/// The answer that is to be taken first: of a paused table, the first one that belongs to a step.
std::vector<Table::Answer>::iterator Table::nextAnswer()
{
    const auto isStale = [this](const Answer &one) {
        const auto &question = questions_[static_cast<std::size_t>(one.seat)];
        return !question || question->requestId != one.requestId;
    };
    std::erase_if(pendingAnswers_, isStale);
    return std::find_if(pendingAnswers_.begin(), pendingAnswers_.end(),
                        [this](const Answer &one) { return !paused_ || one.requestId <= steppedTo_; });
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

/// Nothing stops the table: whoever answers what is not legal gives up the chair to an easy player.
void Table::replaceFaulty(int seat, Reason why, Fault fault)
{
    const auto index = static_cast<std::size_t>(seat);
    const RequestKind kind = questions_[index]->kind;
    chairs_[index] = players::Chair{false, players::Level::Easy, chairs_[index].persona};
    leave(std::move(seats_[index]));
    seats_[index] =
        std::make_unique<ComputerSeat>(seat, players::Level::Easy, mixSeeds(deal_, lastRequestId_), nullptr);
    connectSeat(seat);
    for (const Event &event : events_)
        seats_[index]->onEvent(referee_->seenBy(event, seat));
    const bool inStep = questions_[index]->requestId <= steppedTo_;
    questions_[index] = Question{kind, ++lastRequestId_};
    if (inStep)
        steppedTo_ = lastRequestId_;
    const quint64 generation = generation_;
    Q_EMIT faulted(seat, why, fault);
    if (generation == generation_)
        seats_[index]->ask(kind, questions_[index]->requestId);
}

} // namespace meadhall
