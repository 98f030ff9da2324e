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
    const Reason why = referee_ ? referee_->answerReason(seat, answer) : Reason::NothingAsked;
    if (why != Reason::None) {
        Q_EMIT refused(seat, why);
        return;
    }
    const quint64 generation = generation_;
    if (humanSeat(seat))
        undone_.clear();
    questions_[static_cast<std::size_t>(seat)].reset();
    held_[static_cast<std::size_t>(seat)] = answer;
    Events answers;
    for (const auto &held : held_)
        if (held)
            answers.push_back(*held);
    const auto event = referee_->joined(answers);
    if (!event) {
        Q_EMIT changed();
        return;
    }
    held_.assign(seats_.size(), std::nullopt);
    commit(*event);
    if (generation == generation_)
        advance();
}

void Table::hold(int milliseconds) { hold_.setRemainingTime(milliseconds); }

void Table::release()
{
    hold_.setRemainingTime(0);
    takeAnswers();
}

void Table::askSeats()
{
    const quint64 generation = generation_;
    for (const Asked &one : asked()) {
        auto &question = questions_[static_cast<std::size_t>(one.seat)];
        if (question)
            continue;
        question = Question{one.ask, ++lastTicket_};
        const seats::Chair &chair = chairs_[static_cast<std::size_t>(one.seat)];
        if (!chair.human) {
            paceEnds_.setRemainingTime(static_cast<qint64>(pace_ * seats::mannersOf(chair.persona).pace));
            Q_EMIT thinking(one.seat, true);
            if (generation != generation_)
                return;
        }
        seats_[static_cast<std::size_t>(one.seat)]->ask(one.ask, question->ticket);
        if (generation != generation_)
            return;
    }
}

void Table::withdraw()
{
    moment_.stop();
    early_.clear();
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        seats_[seat]->stop();
        if (seat < questions_.size() && std::exchange(questions_[seat], std::nullopt) && !chairs_[seat].human)
            Q_EMIT thinking(static_cast<int>(seat), false);
    }
}

void Table::connectSeat(int seat)
{
    connect(seats_[static_cast<std::size_t>(seat)].get(), &Seat::answered, this,
            [this, seat](quint64 ticket, const Event &answer, Fault fault) {
                early_.push_back({seat, ticket, answer, fault});
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
    steppedTo_ = lastTicket_;
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
        return !question || question->ticket != one.ticket;
    };
    std::erase_if(early_, isStale);
    return std::find_if(early_.begin(), early_.end(),
                        [this](const Answer &one) { return !paused_ || one.ticket <= steppedTo_; });
}

void Table::takeAnswers()
{
    const quint64 generation = generation_;
    while (generation == generation_) {
        const auto next = nextAnswer();
        if (next == early_.end())
            return;
        const qint64 wait = std::max(paused_ ? qint64{0} : paceEnds_.remainingTime(), hold_.remainingTime());
        if (wait > 0) {
            moment_.start(static_cast<int>(wait));
            return;
        }
        const Answer answer = *next;
        early_.erase(next);
        Q_EMIT thinking(answer.seat, false);
        if (generation != generation_)
            return;
        const Reason why = referee_->answerReason(answer.seat, answer.event);
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
    const Ask ask = questions_[index]->ask;
    chairs_[index] = seats::Chair{false, seats::Level::Easy, chairs_[index].persona};
    leave(std::move(seats_[index]));
    seats_[index] = std::make_unique<ComputerSeat>(seat, seats::Level::Easy, mixSeeds(deal_, lastTicket_), nullptr);
    connectSeat(seat);
    for (const Event &event : events_)
        seats_[index]->tell(referee_->seenBy(event, seat));
    const bool inStep = questions_[index]->ticket <= steppedTo_;
    questions_[index] = Question{ask, ++lastTicket_};
    if (inStep)
        steppedTo_ = lastTicket_;
    const quint64 generation = generation_;
    Q_EMIT faulted(seat, why, fault);
    if (generation == generation_)
        seats_[index]->ask(ask, questions_[index]->ticket);
}

} // namespace meadhall
