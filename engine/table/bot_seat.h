// SPDX-License-Identifier: GPL-3.0-or-later
// The seat of an external program. Its own thread speaks the chair protocol, so that the table never blocks.
#pragma once

#include "engine/table/seat.h"

#include <memory>

namespace meadhall {

class BotSeat : public Seat {
    Q_OBJECT

public:
    /// Time limit sent to the program.
    static constexpr int kMilliseconds = 1000;
    /// Additional time, enough for a program that is still starting on a busy machine.
    static constexpr int kGraceMs = 4000;

    /// Starts the program in its thread.
    /// @param command, graceMs as in BotProcess
    BotSeat(int seat, const QString &command, QObject *parent = nullptr, int graceMs = kGraceMs);
    /// Asks the program to exit, without waiting for it.
    ~BotSeat() override;

    bool human() const override { return false; }
    void onEvent(const Event &event) override;
    void ask(RequestKind kind, quint64 requestId) override;
    void stop() override;

private:
    class Worker;

    std::shared_ptr<Worker> worker_; ///< shared with its thread, which may outlive the seat
};

} // namespace meadhall
