// SPDX-License-Identifier: GPL-3.0-or-later
// A player that runs as an external program: the chair protocol over its standard input and output.
#pragma once

#include "engine/ai/player.h"
#include "engine/table/seat.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QProcess;

namespace meadhall {

/// Speaks the chair protocol. If the program stalls, floods its output, prints invalid lines or exits, answer() still
/// returns in time, with an event that every referee refuses; fault() says why. Use from one thread; needs no event
/// loop.
class BotProcess final : public players::Player {
public:
    /// Starts the program and waits until it has started or failed to.
    /// @param command the program and its arguments, split as by QProcess::splitCommand(); no shell is run
    /// @param milliseconds time limit that is sent to the program
    /// @param graceMs additional time for the transfer of its answer
    BotProcess(const QString &command, int seat, int milliseconds, int graceMs = 250);
    ~BotProcess() override;

    void onEvent(const Event &event) override;
    Event answer(RequestKind kind, std::stop_token stop) override;

    /// Writes queued events without blocking for long; what the program does not read yet is sent with the next
    /// request.
    void flush();

    /// False once the program has exited or missed an answer.
    bool healthy() const { return healthy_; }
    /// Why the last answer is invalid; None if it was well-formed, even if it is illegal.
    Fault fault() const { return fault_; }

private:
    void write(QByteArrayView line);
    QByteArray readLine(const std::stop_token &stop);
    Event eventOf(RequestKind kind, const QByteArray &line) const;

    std::unique_ptr<QProcess> process_;
    int seat_;
    int milliseconds_, graceMs_;
    int players_ = 0;
    Card revealedCard_ = kNoCard; ///< Ninjan: the seat's card of this round
    bool healthy_ = true;
    Fault fault_ = Fault::None;
};

} // namespace meadhall
