// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/network/remote_seat.h"

#include "engine/core/old_turns.h"
#include "engine/core/to_index.h"
#include "engine/table/computer_seat.h"

namespace meadhall::network {

RemoteSeat::RemoteSeat(int seat) : seat_(seat) {}

RemoteSeat::~RemoteSeat() = default;

void RemoteSeat::onEvent(const Event &event)
{
    if (const auto *reveal = std::get_if<RevealEvent>(&event))
        revealed_ = reveal->cards[toIndex(seat_)];
    if (computer_)
        computer_->onEvent(event);
    Q_EMIT seen(event);
}

void RemoteSeat::ask(RequestKind kind, quint64 requestId)
{
    question_ = Question{kind, requestId};
    Q_EMIT asked(*question_);
    if (computer_)
        computer_->ask(kind, requestId);
}

void RemoteSeat::stop()
{
    question_.reset();
    if (computer_)
        computer_->stop();
}

void RemoteSeat::setAnswered(quint64 number, bool byComputer)
{
    if (!question_ || question_->number != number)
        return; // the answer has led to the next question already
    computerHasAnswered_ = byComputer;
    if (question_->kind == RequestKind::Choose || question_->kind == RequestKind::Throw)
        question_->answered = true;
    else
        question_.reset();
}

void RemoteSeat::letComputerPlay(const Events &seen, std::uint64_t seed)
{
    computer_ = std::make_unique<ComputerSeat>(seat_, players::Level::Medium, seed, nullptr);
    connect(computer_.get(), &Seat::answered, this, [this](quint64 requestId, const Event &answer, Fault fault) {
        setAnswered(requestId, true);
        Q_EMIT answered(requestId, answer, fault);
    });
    for (const Event &event : withoutOldTurns(seen))
        computer_->onEvent(event);
    if (question_ && !question_->answered)
        computer_->ask(question_->kind, question_->number);
}

void RemoteSeat::stopComputer() { computer_.reset(); }

} // namespace meadhall::network
