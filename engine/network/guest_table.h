// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's side of a table: a game that is played elsewhere, shown by a Table of this program.
#pragma once

#include "engine/network/fair_check.h"
#include "engine/network/invitation.h"
#include "engine/network/message.h"
#include "engine/network/transport.h"
#include "engine/table/table.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>

namespace meadhall::network {

class Peer;

/// table() is shown and answered as any other; what is answered there goes to the host, and what the host tells is
/// shown there. Comes back by itself when the connection is lost.
class GuestTable : public QObject {
    Q_OBJECT

public:
    enum class State : quint8 {
        Apart,      ///< join() was not called, or it is over: see ended()
        Connecting, ///< for the first time
        Waiting,    ///< seated; the game has not begun
        Playing,
        Returning, ///< the connection was lost, and it tries again
    };
    /// How long it tries to come back, in ms.
    static constexpr int kPatience = 600'000;
    /// How long a connection may take until the key is proved, in ms.
    static constexpr int kConnectTime = 10'000;
    /// Shortest time between two answers in ms: hosts do not bear more than kLinesPerSecond lines.
    static constexpr int kAnswerInterval = 25;

    /// @param token of an earlier visit, to come back to the same chair; empty: a new one is made
    GuestTable(Transport &transport, const Invitation &invitation, const QString &name, const QString &token = {},
               QObject *parent = nullptr);
    ~GuestTable() override;

    /// Connects and takes a chair.
    /// @param seat the wanted one; −1: any
    void join(int seat = -1);
    /// Leaves for good. Nothing is emitted afterwards.
    void leave();

    /// Has a game while the state is Playing, and keeps it afterwards.
    Table &table() { return table_; }
    State state() const { return state_; }
    /// The own seat; −1 before the first is given.
    int seat() const { return seat_; }
    /// To be kept: with it the chair is found again by another start of the program.
    const QString &token() const { return token_; }
    const Invitation &invitation() const { return invitation_; }
    /// Who sits where, also before the game begins.
    const Seats &seats() const { return seats_; }
    /// The result of the check of the deals, once the game is over and the host has opened its secret.
    const std::optional<CheckedDeals> &checkedDeals() const { return checked_; }
    /// The seats whose moves the host wants to take back, see undoAsked().
    const std::vector<int> &seatsToUndo() const { return seatsToUndo_; }
    /// Whether the host has not confirmed an answer yet. Not for throws, which it tells when everyone has thrown.
    bool awaitsConfirmation() const { return answer_ && !std::holds_alternative<ThrowEvent>(*answer_); }
    /// Milliseconds for which the game waits for a guest who is away; 0: no longer, or that guest is here.
    int waitsFor(int seat) const;
    /// Milliseconds until it gives up to come back; 0 in other states than Returning.
    int patienceLeft() const;

    void say(PhraseId phrase);
    /// Ends that a computer plays for this guest.
    void takeOver();
    /// Answers undoAsked().
    void agreeToUndo(bool agrees);

Q_SIGNALS:
    void stateChanged(meadhall::network::GuestTable::State state);
    void seatsChanged();
    /// The host gave no chair (full, seatTaken, noName); join() can be called again. After `asked` a chair may still
    /// be given.
    void chairRefused(meadhall::network::Code why);
    /// It is over.
    /// @param code why the host ended it; Code::None: see `loss`
    void ended(meadhall::network::Code code, meadhall::network::Loss loss);
    void away(int seat, int seconds);
    void back(int seat);
    void said(int seat, meadhall::network::PhraseId phrase);
    /// The host reminds this guest that it is its turn.
    void reminded();
    /// The host wants to undo; agreeToUndo() answers.
    void undoAsked();
    /// See checkedDeals().
    void dealsChecked();

private:
    void connectToHost();
    void onOver(Code code, Loss loss);
    void finish(Code code, Loss loss);
    void setState(State state);
    void handle(const Message &message);
    void handle(const Seated &seated);
    void handle(const Seats &seats);
    void handle(const Ask &ask);
    void handle(const Refused &refused);
    void handle(const Seen &seen);
    void handle(const Past &past);
    void handle(const Mix &mix);
    void handle(const Promises &promises);
    void handle(const Opened &opened);
    void onTried(int seat, const Event &answer);
    void noteOwnMove(std::size_t number, const Event &event);
    void showPast();
    void forgetOtherMix(const GameEvent &game);
    bool showNext(const Event &event);
    void sendAnswer();
    GameEvent dressed(GameEvent game) const;
    void fail();

    Transport &transport_;
    Invitation invitation_;
    QString name_, token_;
    int wantedSeat_ = -1, seat_ = -1;
    State state_ = State::Apart;
    Table table_;
    Seats seats_;
    Peer *peer_ = nullptr;
    QTimer retry_;
    int retryDelay_ = 0;
    QDeadlineTimer patience_{0};
    std::optional<Ask> question_;   ///< the open one
    std::optional<Event> answer_;   ///< given, and not yet seen among the events
    std::size_t answeredAfter_ = 0; ///< number of events when it was given
    bool answerSent_ = false;
    QElapsedTimer lastAnswer_;
    QTimer answerTimer_;
    int pastLeft_ = 0;
    Events past_; ///< while it arrives
    std::vector<QDeadlineTimer> waits_;
    std::optional<quint64> undoNumber_;
    std::vector<int> seatsToUndo_;
    std::optional<MixMemory> mix_; ///< of the game that is played, or will be
    quint64 mixNumber_ = 0;
    int opened_ = 0;            ///< how often a part was opened since the last own move, or the end of a game
    bool isMixing_ = false;     ///< the game of `mix_` has not begun
    bool isPresent_ = false;    ///< connected since before the next game
    std::vector<Event> unseen_; ///< answers that were sent and have not been seen among the events
    OwnMoves ownMoves_;         ///< in the game that is played
    std::optional<CheckedDeals> checked_;
};

} // namespace meadhall::network
