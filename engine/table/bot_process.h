// A player that is another program: the chair protocol over its standard input and output.
#pragma once

#include "seats/player.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QProcess;

namespace meadhall {

/// Speaks the chair protocol. Whatever the program does (lies, stalls, floods, prints rubbish, dies), answer() returns in
/// time; what it returns then is an event that no referee takes, so the caller sees a fault.
/// Lives in one thread; needs no event loop.
class BotProcess final : public seats::Player {
public:
    /// @param command the program and its arguments, as a shell would split them; no shell is run
    /// @param milliseconds how long the program may think, as it is told
    BotProcess(const QString &command, int seat, int milliseconds);
    ~BotProcess() override;

    void tell(const Event &event) override;
    Event answer(Ask ask, std::stop_token stop) override;

    /// Whether it still runs and has never failed to answer.
    bool healthy() const { return healthy_; }

private:
    void write(const QByteArray &line);
    QByteArray readLine(const std::stop_token &stop);
    Event eventOf(Ask ask, const QByteArray &line) const;

    std::unique_ptr<QProcess> process_;
    int seat_;
    int milliseconds_;
    Game game_ = Game::Odin;
    int players_ = 0;
    Card resolving_ = kNoCard; ///< Ninjan: the own card whose pile may be asked for
    bool healthy_ = true;
};

} // namespace meadhall
