// SPDX-License-Identifier: GPL-3.0-or-later
// The host's side of a table with guests: who has taken which chair, who is away, and what goes to whom.
#pragma once

#include "engine/network/kept_table.h"
#include "engine/network/message.h"
#include "engine/network/transport.h"
#include "engine/players/chair.h"
#include "engine/table/table.h"

#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <set>

namespace meadhall::network {

class Peer;
class RemoteSeat;

/// The table itself stays as it is: a guest is one more seat, which makeSeat() creates. The game event says by the
/// chair "guest" which seats are for guests; their names are filled in when the game begins.
class TableHost : public QObject {
    Q_OBJECT

public:
    /// How long a guest may take for its part of a deal, in ms; then the cards are dealt without it.
    static constexpr int kMixTime = 10'000;
    /// Most connections at once, those included that have no chair.
    static constexpr int kMostConnections = 16;
    static constexpr int kDefaultWait = 60;        ///< seconds
    static constexpr int kPhraseInterval = 2000;   ///< a seat says one phrase in this time at most, in ms
    static constexpr int kRemindInterval = 30'000; ///< a guest is reminded once in this time at most, in ms

    /// @param table must outlive this object; its seat maker must call makeSeat()
    explicit TableHost(Table &table, QObject *parent = nullptr);
    ~TableHost() override;

    /// Keeps key, names and tokens in this file from now on, so that reopen() can go on after a crash.
    void setFile(const QString &file, std::shared_ptr<record::FolderLock> lock = {});
    /// That file. Its error() says why it could not be written, after saveFailed().
    const record::KeptFile &file() const { return file_; }
    /// How long the game waits for a guest who dropped out, in seconds; see waitOver().
    void setWait(int seconds) { wait_ = seconds; }
    /// Whether guests may use the coach.
    void setCoachAllowed(bool allowed);

    /// Opens a table that waits for its guests, with a new key.
    /// @param game with at least one chair "guest"
    void open(const GameEvent &game);
    /// Opens the table of that file again, with the same key, before the game is resumed. Its guests are away.
    /// @param game of the record that will be resumed, or as for open()
    /// @return whether the file belongs to such a game
    bool reopen(const GameEvent &game);
    /// The same, but only if the file was kept for this very game: its guests know nobody's cards in another one.
    bool reopenGame(const GameEvent &game);
    /// The port that the file names; 0: none.
    quint16 keptPort() const { return kept_.port; }
    /// The port on which the table is reached, to be kept in the file.
    void setPort(quint16 port);
    const QByteArray &key() const { return kept_.key; }

    const GameEvent &game() const { return game_; }
    std::vector<SeatState> seats() const;
    bool everybodySits() const;
    bool hasBegun() const { return begun_; }
    /// Whether the parts of the guests are awaited from which, and from a secret, the deals of a game will follow.
    bool isMixing() const { return mix_.has_value(); }
    /// Starts the game, with the names of the guests, once every guest has added a part to its deals.
    /// @param level of the computers that take the chairs that are free, each with a persona that is not at the table
    Reason begin(players::Level level = players::Level::Medium);
    /// Prepares another game with the same people, which begin() starts: until then the chairs of guests who are away
    /// can be taken. Its chairs must be those of game().
    void prepare(GameEvent game);
    /// Another game with the same people, in the same way. Its chairs must be those of game().
    Reason beginAnother(GameEvent game);
    /// For the table's seat maker: the seat of a guest; null if that chair is not for one.
    std::unique_ptr<Seat> makeSeat(int seat);

    /// A connection whose key is proved.
    void accept(std::unique_ptr<Connection> connection);

    /// Milliseconds until waitOver() for a guest who is away; 0: the time is over, or the guest is here.
    int waitsFor(int seat) const;
    /// Restarts the waiting time.
    void waitLonger(int seat);
    /// A computer answers for a guest, until the guest comes back or answers.
    void letComputerPlay(int seat);
    bool computerPlays(int seat) const;
    /// Milliseconds for which a guest who is here has been asked without answering; 0: nothing is asked.
    int hesitates(int seat) const;
    /// Calls a guest who hesitates, once in kRemindInterval.
    void remind(int seat);
    /// Asks a guest to leave. The seat is free then, and its token leads nowhere.
    void dismiss(int seat);
    /// The first of those who would like a seat while all are taken, and the host may give them that of a guest who is
    /// away; empty: nobody.
    QString applicant() const;
    /// Gives the seat of a guest who is away to the first applicant.
    void admit(int seat);
    /// Tells the first applicant that all seats are taken.
    void turnDown();
    /// Says a phrase for a person at the host's screen.
    void say(int seat, PhraseId phrase);
    /// Says goodbye to everyone and forgets the key.
    void close();

Q_SIGNALS:
    /// Key, names and tokens could not be written: after a crash the guests would not find the table.
    void saveFailed();
    /// Somebody has taken a chair, dropped out, or come back.
    void seatsChanged();
    /// Before the game begins: all chairs are taken.
    void everybodySat();
    void away(int seat, int seconds);
    void back(int seat);
    /// The time is over; the game still waits.
    void waitOver(int seat);
    void said(int seat, meadhall::network::PhraseId phrase);
    /// All guests have answered whether they agree to undo.
    void undoAnswered(bool agreed);
    /// See applicant().
    void applicantChanged();
    /// The seat of a guest who is away was given to another person.
    void seatGiven(int seat, const QString &before, const QString &now);
    /// Somebody was sent away, for logs. @param code why
    void sentAway(const QString &address, meadhall::network::Code code);
    /// An answer or a seat was refused, for logs. @param seat −1: somebody without a chair
    void refusedGuest(int seat, const meadhall::network::Refused &why);

private:
    /// A table may be closed in a slot of the timer's own signal.
    struct DeleteLater {
        void operator()(QTimer *timer) const
        {
            timer->stop();
            timer->deleteLater();
        }
    };
    struct Guest {
        Peer *peer = nullptr; ///< null: away, or the chair is free
        RemoteSeat *remote = nullptr;
        bool fresh = false; ///< the whole game has to be sent
        QDeadlineTimer waits{0};
        std::unique_ptr<QTimer, DeleteLater> clock{new QTimer};
        qint64 lastPhrase = 0;
        std::optional<bool> agrees; ///< to undo
        QElapsedTimer asked;        ///< since the open question
        QDeadlineTimer reminded{0}; ///< until it may be reminded again
    };

    /// The time before a game is dealt. Every guest seals a part, and opens it when the seals of all are known: so
    /// nobody can make a part fit those of the others.
    struct Mix {
        GameEvent game;
        std::map<int, std::string> seals, parts; ///< by seat
        std::set<int> silent;                    ///< seats that have sealed none in time
        bool sealed = false;                     ///< the seals of all are told
    };

    void startWaiting(Guest &guest) const;
    void setGuests(const GameEvent &game);
    void handle(Peer *peer, const Message &message);
    void handle(Peer *peer, const Sit &sit);
    void handle(Peer *peer, const Answer &answer);
    void handle(Peer *peer, const Phrase &phrase);
    void handle(Peer *peer, const Agree &agree);
    void handle(Peer *peer, const Promise &promise);
    void handle(Peer *peer, const Part &part);
    void startMixing(GameEvent game);
    void sendMix(int seat);
    void sealIfComplete();
    void dealIfComplete();
    void deal();
    void onMixTime();
    std::vector<std::string> bySeat(const std::map<int, std::string> &texts) const;
    void sendAway(Peer *peer, Code code);
    void sendOlderAway();
    void seatComputer(GameEvent &game, int seat, players::Level level) const;
    int chairFor(const Sit &sit) const;
    QString distinctName(const QString &name) const;
    void seat(Peer *peer, int seat, const Sit &sit);
    void drop(Peer *peer);
    void refuse(Peer *peer, const Refused &why);
    int seatOf(const Peer *peer) const;
    void noteComputersMove(int seat, const Event &event);
    void shortenHistories();
    void onSeen(int seat, const Event &event);
    void sendGame(int seat);
    void sendQuestion(int seat);
    void sendSecret(const Guest &guest) const;
    void sendToAll(const Message &message, const Peer *except = nullptr);
    void askForUndo();
    void countAgreements();
    void changeSeats();
    Seats state() const;
    void keep();
    bool isOver() const;

    Table &table_;
    record::KeptFile file_;
    KeptTable kept_;
    GameEvent game_;
    bool begun_ = false, coach_ = false;
    int wait_ = kDefaultWait;
    std::map<int, Guest> guests_; ///< by seat
    std::vector<Peer *> peers_;   ///< children of this object
    std::vector<std::pair<Peer *, Sit>> applicants_;
    int answering_ = -1; ///< the seat whose answer the table is taking
    Reason refusal_ = Reason::None;
    std::optional<Mix> mix_;
    quint64 mixNumber_ = 0;
    QTimer mixTimer_{this};
    quint64 undoNumber_ = 0;
    bool undoAsked_ = false;
    QElapsedTimer clock_;
};

} // namespace meadhall::network
