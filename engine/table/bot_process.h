// A player that is another program: the chair protocol over its standard input and output.
#pragma once

#include "engine/ai/player.h"
#include "engine/table/seat.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QProcess;

namespace meadhall {

/// Speaks the chair protocol. Whatever the program does (lies, stalls, floods, prints rubbish, dies), answer() returns
/// in time; what it returns then is an event that no referee takes, so the caller sees a fault. Lives in one thread;
/// needs no event loop.
class BotProcess final : public players::Player {
public:
    /// @param command the program and its arguments, as a shell would split them; no shell is run
    /// @param milliseconds how long the program may think, as it is told
    /// @param graceMs how much longer is waited for it: a program that is on time by its own clock may still be late by
    /// the pipe
    BotProcess(const QString &command, int seat, int milliseconds, int graceMs = 250);
    ~BotProcess() override;

    void onEvent(const Event &event) override;
    Event answer(RequestKind kind, std::stop_token stop) override;

    /// Hands on what was told, as far as the program listens; otherwise that goes with the next question.
    void flush();

    /// Whether it still runs and has never failed to answer.
    bool healthy() const { return healthy_; }
    /// Why the last answer was none; None as well where what came only looked like one.
    Fault fault() const { return fault_; }

private:
    void write(QByteArrayView line);
    QByteArray readLine(const std::stop_token &stop);
    Event eventOf(RequestKind kind, const QByteArray &line) const;

    std::unique_ptr<QProcess> process_;
    int seat_;
    int milliseconds_, graceMs_;
    int players_ = 0;
    Card resolving_ = kNoCard; ///< Ninjan: the own card whose pile may be asked for
    bool healthy_ = true;
    Fault fault_ = Fault::None;
};

} // namespace meadhall
