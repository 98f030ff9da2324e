// The chair of a program that speaks the chair protocol: a thread of its own talks to it, so that nobody waits for it.
#pragma once

#include "engine/table/seat.h"

#include <memory>

namespace meadhall {

class BotSeat : public Seat {
    Q_OBJECT

public:
    /// What the program is told that it may think.
    static constexpr int kMilliseconds = 1000;
    /// And what it is given on top of that: a program that has just been started, on a machine that is busy, is not
    /// late.
    static constexpr int kGraceMs = 4000;

    /// Starts the program. @param command as in BotProcess
    BotSeat(int seat, const QString &command, QObject *parent = nullptr, int graceMs = kGraceMs);
    /// The program is told to go; nobody waits until it has.
    ~BotSeat() override;

    bool human() const override { return false; }
    void onEvent(const Event &event) override;
    void ask(RequestKind kind, quint64 requestId) override;
    void stop() override;

private:
    class Talk;

    std::shared_ptr<Talk> talk_; ///< shared with the thread, which may outlive this
};

} // namespace meadhall
