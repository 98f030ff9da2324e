// SPDX-License-Identifier: GPL-3.0-or-later
// The table runs one game of either kind. Its input are slots, its output are signals.
#pragma once

#include "engine/core/to_index.h"
#include "engine/players/chair.h"
#include "engine/table/human_seat.h"

#include <QDeadlineTimer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace meadhall {

namespace record {
class JournalWriter;
}

class Table : public QObject {
    Q_OBJECT

public:
    explicit Table(QObject *parent = nullptr);
    ~Table() override;

    /// Writes every event before it is shown. Not owned, must outlive the table; null: no journal.
    void setJournal(record::JournalWriter *journal);
    /// Creates the seats that are not human, from the next game on. If it returns null, a ComputerSeat is created.
    using SeatMaker = std::function<std::unique_ptr<Seat>(int seat)>;
    void setSeatMaker(SeatMaker maker) { seatMaker_ = std::move(maker); }
    /// Minimum time per computer move, so that a person can follow. Multiplied by the persona's factor
    /// (engine/ai/personas.h).
    /// @param milliseconds 0: no delay
    void setPace(int milliseconds) { pace_ = milliseconds; }
    /// @param automatic whether the next hand is dealt automatically; otherwise the table waits for nextHand()
    void setAutoNextHand(bool automatic) { autoNextHand_ = automatic; }

    /// Starts a game and closes the current one. game.chairs says who plays each seat (players::chairOf); an invalid
    /// text, and a program that the seat maker does not start, becomes an easy computer. So a command found in a record
    /// is never run.
    /// @return why the game cannot start; Reason::None if it has
    Reason start(const GameEvent &game);
    /// Resumes a game from its events, or opens a finished one.
    /// @param file the journal's existing file of this game: see record::Journal::begin()
    /// @return the reason at the first illegal event, and the current game stays; Reason::None if resumed
    Reason resume(const Events &events, const QString &file = {});
    /// Opens a record that is not played on: no seat is asked, there are no automatic events, and the journal is not
    /// written.
    /// @param seat the only seat that counts as human; its answers are checked and emitted as tried()
    /// @return as for resume()
    Reason replay(const Events &events, int seat);
    bool replaying() const { return mode_ == Mode::Replayed; }
    /// While replaying: shows these events instead. They must be legal.
    /// @param stepwise if they continue those shown, the seats are told one after another, as in a game; otherwise the
    /// list is replaced, see rewound()
    void showReplayed(const Events &events, bool stepwise);
    /// Shows a game whose table is elsewhere, as one of its seats sees it: nobody is asked here, nothing happens by
    /// itself, and the journal is not written. The answers of the seat are checked and emitted as tried().
    /// @param seen what the seat has seen so far; the chair of the seat must be "human"
    /// @return as for resume(), and Reason::EventOutOfPlace if such a game cannot be followed
    Reason follow(const Events &seen, int seat);
    bool following() const { return mode_ == Mode::Followed; }
    /// While following: what the seat sees next.
    /// @return the reason if that cannot be, and nothing changes
    Reason showNext(const Event &event);
    /// While following: the other table waits for an answer of the seat, or refuses the one that was tried.
    void showAsked(RequestKind kind);
    void showRefused(Reason reason);
    /// While following: the cards that are left after a hand, see openHands().
    void setFollowedHands(const std::vector<CardSet> &hands);
    /// Ends the current game; the journal keeps it.
    /// @return its record, with the events that have not been shown yet because they are being written
    Events close();

    bool hasGame() const { return referee_ != nullptr; }
    bool gameOver() const { return referee_ && referee_->over(); }
    int players() const { return static_cast<int>(seats_.size()); }
    const std::vector<players::Chair> &chairs() const { return chairs_; }
    /// Whether somebody plays from another computer.
    bool hasGuests() const;
    /// Emits what that seat may see; null if no person at this screen plays it. Valid until the next start or resume.
    HumanSeat *humanSeat(int seat) const;
    /// Emits public information.
    HumanSeat *spectator() const { return spectator_; }
    /// All events so far as visible to that seat, or to kSpectator.
    Events seenBy(int seat) const;
    /// The whole record with all hands, for saving. Must not reach the players.
    const Events &record() const { return events_; }
    /// Open requests. Excludes seats that have answered and wait for the others or for the disk.
    std::vector<Request> openRequests() const;
    /// The remaining hands by seat, while they are shown after a hand; empty otherwise.
    std::vector<CardSet> openHands() const;
    /// Whether an answer of that seat has been taken and is shown as soon as it is on the disk.
    bool isWriting(int seat) const;
    bool waitingForNextHand() const { return waitingForNextHand_; }
    /// Never after the end of a game with guests, who may have learnt all cards then.
    bool canUndo() const;
    /// The seats whose decisions undo() would take back, in the order in which they decided.
    std::vector<int> seatsTakenBack() const;
    /// True after undo() until a person answers a request.
    bool canRedo() const;
    /// @param enabled whether undo is possible with several people at the table; with one it always is
    void setUndoWithPeople(bool enabled);
    bool paused() const { return paused_; }
    /// The hands by seat after that many events of the record. Empty if a person plays, whose opponents' cards stay
    /// hidden.
    std::vector<CardSet> openHands(std::size_t events) const;

public Q_SLOTS:
    /// Answers for a person, at this screen or a guest; see Referee::whyAnswerRefused(). An illegal answer changes no
    /// state and emits refused(). An answer to a simultaneous request stays secret, and can be changed, until all have
    /// answered.
    void answer(int seat, const meadhall::Event &event);
    /// Deals the next hand if the table waits for it.
    void nextHand();
    /// Goes back to the last decision of a person at this screen, also while a computer thinks. After a changed choice
    /// of a card the first choice is undone as well. With guests at the table it only emits undoWished().
    void undo();
    /// The guests have agreed to undo().
    void undoWithGuests();
    /// Replays the undone events up to the next decision of a person. They replace what computers have answered since.
    /// Never with guests at the table.
    void redo();
    /// While the table is paused, it takes no answers of computers and deals no next hand.
    void setPaused(bool paused);
    /// On a paused table: takes one answer of every seat with an open request, without the delay of the pace, or deals
    /// the next hand. Answers that are not ready yet are taken when they arrive.
    void step();
    /// Takes no answer of a computer for that time, because the window is animating.
    void pauseComputers(int milliseconds);
    /// Ends pauseComputers(): the animations have finished or were skipped.
    void resumeComputers();

Q_SIGNALS:
    /// The list of events was replaced (new game, undo, redo, resume): rebuild everything from seenBy().
    void restarted();
    /// While replaying: the list of events was replaced. Rebuild everything from seenBy(); the seats are the same.
    void rewound();
    /// While replaying or following: a legal answer that is not carried out here.
    void tried(int seat, const meadhall::Event &answer);
    /// The state of the game has changed. Emitted after all seats have received the event.
    void changed();
    void refused(int seat, meadhall::Reason reason);
    /// Somebody wants to undo, and the guests have to agree: see undoWithGuests().
    void undoWished();
    void thinking(int seat, bool is);
    /// A hand is over: the remaining cards by seat. Follows the HandOverEvent.
    void handsShown(const std::vector<meadhall::CardSet> &hands);
    /// The next hand waits for nextHand().
    void waitingToDeal();
    /// After setPaused(). A new game is not paused and emits only restarted().
    void pausedChanged(bool paused);
    /// The journal could not be written; the game goes on. JournalWriter::error() says why.
    void journalFailed();
    /// The seat maker did not start the programs of these seats; easy computers replace them. Follows restarted().
    void programsRefused(const std::vector<int> &seats);
    /// A computer's or a program's answer was illegal or missing; an easy computer replaces it from now on.
    void faulted(int seat, meadhall::Reason reason, meadhall::Fault fault);

private:
    struct PendingRequest {
        RequestKind kind;
        quint64 requestId;
    };
    struct Answer {
        int seat;
        quint64 requestId;
        Event event;
        Fault fault;
    };

    /// An event that is being written. It is shown when it is on disk, or when that has failed.
    struct Writing {
        Event event;
        std::vector<int> seats; ///< whose answers it is made of
        quint64 operation;      ///< of the journal
    };

    enum class Mode : quint8 { Played, Replayed, Followed };

    Reason open(const Events &events, const QString &file, Mode mode, int seat = kSpectator);
    std::vector<int> createSeats(const GameEvent &game);
    std::unique_ptr<Seat> makeSeat(int seat);
    void tryAnswer(int seat, const Event &answer);
    void rebuild();
    void applyAndRecord(const Event &event);
    bool isHumanDecision(const Event &event) const;
    void notifySeats(const Event &event);
    void replayToSeats();
    void releaseSeat(std::unique_ptr<Seat> seat);
    void submit(int seat, const Event &event);
    void commit(const Event &event, const std::vector<int> &seats = {});
    void show(const Event &event);
    void showWritten();
    void rewriteLostFile();
    void dropWriting();
    bool isJournalled() const { return journal_ && mode_ == Mode::Played; }
    const Referee &ahead() const { return ahead_ ? *ahead_ : *referee_; }
    void advance();
    void askSeats();
    void cancelRequests();
    void connectSeat(int seat);
    void takeAnswers();
    std::vector<Answer>::iterator nextAnswer();
    void replaceFaulty(int seat, Reason why, Fault fault);
    bool holdsHumanAnswer() const;
    void takeBack();
    void showThinking();
    bool holdsAnswer(int seat) const { return heldAnswers_[toIndex(seat)].has_value(); }
    void beginJournal(const QString &file);
    void replaceJournal();

    record::JournalWriter *journal_ = nullptr;
    SeatMaker seatMaker_;
    std::unique_ptr<Referee> referee_; ///< after events_
    Events events_;                    ///< all that have been shown
    std::deque<Writing> writing_;      ///< the events that follow, see show()
    std::unique_ptr<Referee> ahead_;   ///< after those as well, with a journal; null without
    bool isShowing_ = false;           ///< showWritten() is at work
    Mode mode_ = Mode::Played;
    int watcher_ = kSpectator;           ///< while replaying or following: the only seat that counts as a person
    std::vector<CardSet> followedHands_; ///< see setFollowedHands()
    std::vector<players::Chair> chairs_;
    std::vector<std::unique_ptr<Seat>> seats_;
    HumanSeat *spectator_;
    std::uint64_t dealNumber_ = 0; ///< used if the record has none
    std::vector<int> humanSeats_;  ///< seat numbers of the people at this screen
    bool undoWithPeople_ = false;
    std::vector<std::size_t> humanDecisions_; ///< indices in events_ of people's decisions
    Events undone_;                           ///< events for redo(), starting with a person's decision
    std::size_t undoPoint_ = 0;               ///< size of events_ after undo()
    std::vector<std::optional<PendingRequest>> pendingRequests_;
    std::vector<std::optional<Event>> heldAnswers_; ///< by seat: answers that wait to be combined with others
    quint64 lastRequestId_ = 0;
    quint64 generation_ = 0; ///< number of restarts; checked after emitting, since a slot may restart the game
    std::vector<Answer> pendingAnswers_; ///< answers received but not yet due
    QTimer answerTimer_;
    QDeadlineTimer paceEnds_{0};
    QDeadlineTimer computersPausedUntil_{0};
    int pace_ = 0;
    bool autoNextHand_ = false;
    bool waitingForNextHand_ = false;
    bool paused_ = false;
    quint64 steppedUpTo_ = 0; ///< last request id that step() allows to be answered
};

} // namespace meadhall
