// The table: runs one game, whichever it is. The only way in is a slot, the only way out a signal.
#pragma once

#include "engine/players/chair.h"
#include "engine/table/human_seat.h"

#include <QDeadlineTimer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace meadhall {

namespace record {
class Journal;
}

class Table : public QObject {
    Q_OBJECT

public:
    explicit Table(QObject *parent = nullptr);
    ~Table() override;

    /// Where every event goes before the table goes on; may be null. Not owned, outlives the table.
    void setJournal(record::Journal *journal) { journal_ = journal; }
    /// Makes whoever sits on a chair that is no person's, from the next game on; null from it: the computer's player.
    using SeatMaker = std::function<std::unique_ptr<Seat>(int seat)>;
    void setSeatMaker(SeatMaker maker) { maker_ = std::move(maker); }
    /// A computer takes at least this long, so that a person can follow; its persona may be somewhat quicker or slower
    /// (engine/ai/personas.h). 0: as fast as it can.
    void setPace(int milliseconds) { pace_ = milliseconds; }
    /// Whether the next hand is dealt by itself; otherwise the table waits for nextHand().
    void setAutoNextHand(bool automatic) { autoNextHand_ = automatic; }

    /// Begins a game, dropping any other. game.chairs says who sits where (players::chairOf; anything else is an easy
    /// computer, and so is a program that the seat maker does not start: a command found in a record is never run).
    /// Returns why it cannot begin, Reason::None if it has.
    Reason start(const GameEvent &game);
    /// Goes on with a game from a list of its events, or looks at one that is over. Returns the reason at the first
    /// event that cannot be, and then begins nothing.
    /// @param file where the journal has the game already: see record::Journal::begin()
    Reason resume(const Events &events, const QString &file = {});
    /// Stops everything; the journal keeps the game.
    void close();

    bool hasGame() const { return referee_ != nullptr; }
    bool gameOver() const { return referee_ && referee_->over(); }
    int players() const { return static_cast<int>(seats_.size()); }
    const std::vector<players::Chair> &chairs() const { return chairs_; }
    /// Tells its person what that seat may see; null if no person sits there. Valid until the next start or resume.
    HumanSeat *humanSeat(int seat) const;
    /// Tells what everybody may know.
    HumanSeat *spectator() const { return spectator_; }
    /// Everything so far as that seat may see it (kSpectator: as everybody may).
    Events seenBy(int seat) const;
    /// The whole record with all hands, for saving. Not for anybody who plays.
    const Events &record() const { return events_; }
    /// What each seat is still asked for; not those whose answer waits for others'.
    std::vector<Request> openRequests() const;
    /// What is left of the hands by seat while they lie open after a hand; empty otherwise.
    std::vector<CardSet> openHands() const;
    bool waitingForNextHand() const { return waiting_; }
    bool canUndo() const;
    /// Whether something was taken back, and no person has answered anything since.
    bool canRedo() const;
    /// Whether moves can also be taken back where several people play; without it, only where there is one.
    void setUndoWithPeople(bool undoes);
    bool paused() const { return paused_; }
    /// The hands after so many events of the record, by seat. Empty where a person plays: nobody's cards are shown
    /// then.
    std::vector<CardSet> openHands(std::size_t events) const;

public Q_SLOTS:
    /// What a person answers, as Referee::whyAnswerRefused() takes it. Refused with a reason if it is not legal;
    /// nothing changes then. An answer to a simultaneous request stays secret, and can be changed, until all have
    /// answered.
    void answer(int seat, const meadhall::Event &event);
    /// Deals the next hand if the table waits for it.
    void nextHand();
    /// Takes back to the last decision of a person at the table, also while a computer thinks. After a changed choice
    /// of a card the first choice is taken back as well.
    void undo();
    /// Plays forward again what undo() took back, up to the next decision of a person. What computers have chosen in
    /// the meantime gives way to what they had chosen.
    void redo();
    /// While the table is paused, what computers answer waits, and so does the next hand.
    void setPaused(bool paused);
    /// Of a paused table: takes one answer of everybody who is asked now, without waiting for the pace, or deals the
    /// next hand. Answers that are still thought about are taken when they come.
    void step();
    /// The window is showing something: no computer's answer is taken for this long.
    void pauseComputers(int milliseconds);
    /// The window is done showing, or was told to hurry.
    void resumeComputers();

Q_SIGNALS:
    /// The list of events is another one (a new game, undo, resume): everything is to be rebuilt from seenBy().
    void restarted();
    /// The game or its list has changed; after all seats have been told.
    void changed();
    void refused(int seat, meadhall::Reason reason);
    void thinking(int seat, bool is);
    /// A hand is over: the cards that are left, laid open by seat. Follows the handOver event.
    void handsShown(const std::vector<meadhall::CardSet> &hands);
    /// The next hand waits for nextHand().
    void waitingToDeal();
    /// By setPaused(); a new game is not paused, of which restarted() tells.
    void pausedChanged(bool paused);
    /// The journal could not be written; the game goes on. Journal::error() says why.
    void journalFailed();
    /// Programs of a new game's chairs that the seat maker did not start: easy computers sit there. Follows
    /// restarted().
    void programsRefused(const std::vector<int> &seats);
    /// A computer's or a program's answer was refused, or none came; an easy computer answers instead from now on.
    void faulted(int seat, meadhall::Reason reason, meadhall::Fault fault);

private:
    struct Question {
        RequestKind kind;
        quint64 requestId;
    };
    struct Answer {
        int seat;
        quint64 requestId;
        Event event;
        Fault fault;
    };

    std::vector<int> sit(const GameEvent &game);
    void rebuild();
    void applyAndRecord(const Event &event);
    bool personDecides(const Event &event) const;
    void tellAll(const Event &event);
    void replayToSeats();
    void leave(std::unique_ptr<Seat> seat);
    void submit(int seat, const Event &event);
    void commit(const Event &event);
    void advance();
    void askSeats();
    void cancelRequests();
    void connectSeat(int seat);
    void takeAnswers();
    std::vector<Answer>::iterator nextAnswer();
    void replaceFaulty(int seat, Reason why, Fault fault);
    bool holdsPersonsAnswer() const;
    bool holdsAnswer(int seat) const { return heldAnswers_[static_cast<std::size_t>(seat)].has_value(); }
    void beginJournal(const QString &file);
    void writeJournal(bool whole, const Event *event = nullptr);
    void reportJournalResult(bool written);

    record::Journal *journal_ = nullptr;
    SeatMaker maker_;
    std::unique_ptr<Referee> referee_;
    Events events_;
    std::vector<players::Chair> chairs_;
    std::vector<std::unique_ptr<Seat>> seats_;
    HumanSeat *spectator_;
    std::uint64_t deal_ = 0;  ///< for records that name none
    std::vector<int> people_; ///< their seats
    bool undoWithPeople_ = false;
    std::vector<std::size_t> decisions_; ///< where in events_ a person decided
    Events undone_;                      ///< what redo() plays, from a person's decision on
    std::size_t undoneFrom_ = 0;         ///< where in events_ it was taken back
    std::vector<std::optional<Question>> questions_;
    std::vector<std::optional<Event>> heldAnswers_; ///< answers that happen only with others', by seat
    quint64 lastRequestId_ = 0;
    quint64 generation_ = 0; ///< counts restarts: who comes back from a signal checks that it is still the same game
    std::vector<Answer> pendingAnswers_; ///< answers before their moment
    QTimer answerTimer_;
    QDeadlineTimer paceEnds_{0};
    QDeadlineTimer computersPausedUntil_{0};
    int pace_ = 0;
    bool autoNextHand_ = false;
    bool waiting_ = false;
    bool paused_ = false;
    quint64 steppedTo_ = 0; ///< the last ticket that is answered while the table is paused
};

} // namespace meadhall
