// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of a guest. Whoever connects it with the guest's program sends on what it emits.
#pragma once

#include "engine/table/seat.h"

#include <memory>
#include <optional>

namespace meadhall {
class ComputerSeat;
}

namespace meadhall::network {

class RemoteSeat : public Seat {
    Q_OBJECT

public:
    struct Question {
        RequestKind kind;
        quint64 number;
        bool answered = false; ///< a choice or a throw may be changed
    };

    explicit RemoteSeat(int seat);
    ~RemoteSeat() override;

    bool human() const override { return false; }
    void onEvent(const Event &event) override;
    void ask(RequestKind kind, quint64 requestId) override;
    void stop() override;

    /// The question that may be answered now.
    const std::optional<Question> &question() const { return question_; }
    /// The guest has answered the question with that number. Called before the table takes the answer, which may lead
    /// to the next.
    void setAnswered(quint64 number) { setAnswered(number, false); }
    /// The table has refused the answer to that question.
    void reopen(const Question &question) { question_ = question; }
    /// The card of the seat that was revealed last.
    Card revealedCard() const { return revealed_; }

    /// Lets a computer answer for the guest, the open question too, until it is told to stop. The guest is asked all
    /// the same, and may be faster.
    /// @param seen what the seat has seen so far
    void letComputerPlay(const Events &seen, std::uint64_t seed);
    void stopComputer();
    bool computerPlays() const { return computer_ != nullptr; }
    /// Whether the last answer was that of a computer.
    bool computerHasAnswered() const { return computerHasAnswered_; }

Q_SIGNALS:
    void seen(const meadhall::Event &event);
    void asked(const meadhall::network::RemoteSeat::Question &question);

private:
    void setAnswered(quint64 number, bool byComputer);

    int seat_;
    std::optional<Question> question_;
    Card revealed_ = kNoCard;
    std::unique_ptr<ComputerSeat> computer_;
    bool computerHasAnswered_ = false;
};

} // namespace meadhall::network
