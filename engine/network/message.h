// SPDX-License-Identifier: GPL-3.0-or-later
// The lines between a table and its guests; README.md describes them.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"
#include "engine/core/referee.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>
#include <vector>

namespace meadhall::network {

/// The versions of the protocol that are spoken, up to kFormat. A connection uses the highest that both ends speak.
constexpr int kFormat = 3, kLeastFormat = 2;
/// The lowest one that knows the goat of Odin.
constexpr int kGoatFormat = 3;
/// More events than any game has.
constexpr int kMostEvents = 100'000;
/// So many moves of computers are told of a seat, the last ones: a line has its limit.
constexpr int kMostComputerMoves = 1000;

/// Why a line was refused, a guest was not seated, or a connection ends.
enum class Code : quint8 {
    None,
    // Refusals; the connection stays. An illegal answer has a Reason instead.
    Full,          ///< there is no free chair
    SeatTaken,     ///< that one is not free
    NoName,        ///< the name is empty
    NotSeated,     ///< sit first
    AlreadySeated, ///< on this connection
    Stale,         ///< the question is not, or no longer, open
    NoAnswer,      ///< the line is no answer to that question
    Asked,         ///< there is no free chair, but the host has been asked for that of somebody who is away
    // Ends of a connection.
    Version,   ///< another format
    Malformed, ///< a line that is no message, or one that only the other end may send
    TooLong,   ///< a line of more than 64 KiB
    TooMany,   ///< more than 50 lines within a second
    TooSlow,   ///< no hello in time, or nothing heard for too long
    Crowded,   ///< too many connections
    Elsewhere, ///< the same person has come back on another connection
    Left,      ///< the guest leaves
    Dismissed, ///< the host has given the chair away, or asks the guest to leave
    Closed,    ///< the host closes the table
};

struct Hello {
    QString program, version;
    int format = kFormat, least = kLeastFormat; ///< the highest and the lowest that is spoken
    friend bool operator==(const Hello &, const Hello &) = default;
};

/// Moves of a guest's seat that somebody else has made than the guest who has it now. They are told by the numbers of
/// their events in the game, from 0.
struct SeatHistory {
    /// Somebody who had the seat before.
    struct Person {
        QString name;
        int until = 0; ///< number of events of the game when the next one took it
        friend bool operator==(const Person &, const Person &) = default;
    };
    std::vector<Person> people{}; ///< the first one first
    std::vector<int> computerMoves{};
    friend bool operator==(const SeatHistory &, const SeatHistory &) = default;
};
/// A seat as everyone at the table may know it.
struct SeatState {
    enum class Kind : quint8 { Person, Guest, Computer, Program };
    enum class Presence : quint8 { Free, Here, Away }; ///< of a guest
    QString name;                                      ///< empty while free
    Kind kind = Kind::Person;                          ///< a person sits at the host's screen, a guest does not
    Presence presence = Presence::Here;
    QString level, persona;     ///< of a computer, as in chairs of a record
    bool computerPlays = false; ///< for a guest who is away
    SeatHistory history{};
    friend bool operator==(const SeatState &, const SeatState &) = default;
};
/// Who sits where. Sent again whenever it changes.
struct Seats {
    std::vector<SeatState> seats;
    Game game = Game::Odin;
    bool begun = false;
    bool coach = false; ///< the host allows the coach
    friend bool operator==(const Seats &, const Seats &) = default;
};

/// A guest takes a chair, or comes back to it.
struct Sit {
    QString name;
    QString token; ///< that the guest has made up, and by which it comes back; empty: the host makes one up
    int seat = -1; ///< the wanted one; −1: any
    friend bool operator==(const Sit &, const Sit &) = default;
};
struct Seated {
    int seat = 0;
    QString token;
    friend bool operator==(const Seated &, const Seated &) = default;
};

/// A question. It stays open until the events show its answer, or a game event restarts the game.
struct Ask {
    RequestKind kind = RequestKind::Move;
    quint64 number = 0;
    friend bool operator==(const Ask &, const Ask &) = default;
};
struct Answer {
    quint64 number = 0;
    QJsonObject keys; ///< see record::answerOf()
    friend bool operator==(const Answer &, const Answer &) = default;
};
struct Refused {
    Reason reason = Reason::None; ///< why an answer is illegal; None: see code
    Code code = Code::None;
    std::optional<quint64> number{}; ///< of the question
    friend bool operator==(const Refused &, const Refused &) = default;
};

/// So many events follow that have happened already, from the game event on: what is known so far is replaced.
struct Past {
    int count = 0;
    friend bool operator==(const Past &, const Past &) = default;
};
/// What a seat sees next.
struct Seen {
    Event event;
    friend bool operator==(const Seen &, const Seen &) = default;
};
/// Odin: the cards that are left after a hand, by seat, which are open for everyone then.
struct OpenHands {
    std::vector<CardSet> hands;
    friend bool operator==(const OpenHands &, const OpenHands &) = default;
};

/// Before a game is dealt: its first event, with the commitment to the host's secret. See fair_check.h.
struct Mix {
    GameEvent game;
    quint64 number = 0;
    friend bool operator==(const Mix &, const Mix &) = default;
};
/// The seal of the part that a guest adds to that deal.
struct Promise {
    std::string seal;
    quint64 number = 0; ///< of the Mix
    friend bool operator==(const Promise &, const Promise &) = default;
};
/// The seals of all, by seat, before anybody opens one; empty for seats that add none.
struct Promises {
    std::vector<std::string> seals;
    quint64 number = 0;
    friend bool operator==(const Promises &, const Promises &) = default;
};
/// The part of a guest.
struct Part {
    std::string part;
    quint64 number = 0;
    friend bool operator==(const Part &, const Part &) = default;
};
/// After the game: the secret of the host.
struct Opened {
    std::string secret;
    friend bool operator==(const Opened &, const Opened &) = default;
};

/// A guest has dropped out.
struct Away {
    int seat = 0;
    int seconds = 0; ///< that the game waits at least; 0: until the host decides
    friend bool operator==(const Away &, const Away &) = default;
};
struct Back {
    int seat = 0;
    friend bool operator==(const Back &, const Back &) = default;
};

/// The host reminds a guest that it is its turn.
struct Remind {
    int seat = 0;
    friend bool operator==(const Remind &, const Remind &) = default;
};

/// The ready phrases, in the order in which they are shown.
enum class PhraseId : quint8 { WellPlayed, Thanks, OneMoment, GoodLuck, Oops, Wow, Again, Goodbye };
constexpr int kPhrases = 8;
struct Phrase {
    PhraseId id = PhraseId::WellPlayed;
    int seat = -1; ///< who said it; −1 from a guest, who need not say so
    friend bool operator==(const Phrase &, const Phrase &) = default;
};

/// The host wants to undo, and asks everyone.
struct Undo {
    quint64 number = 0;
    std::vector<int> seats{}; ///< whose moves would be taken back, the first move first
    friend bool operator==(const Undo &, const Undo &) = default;
};
struct Agree {
    quint64 number = 0;
    bool agrees = false;
    friend bool operator==(const Agree &, const Agree &) = default;
};

struct Ping {
    quint64 number = 0;
    friend bool operator==(const Ping &, const Ping &) = default;
};
struct Pong {
    quint64 number = 0;
    friend bool operator==(const Pong &, const Pong &) = default;
};
/// The last line of a connection.
struct Bye {
    Code code = Code::Left;
    QString sentence; ///< in English, for logs and other programs
    friend bool operator==(const Bye &, const Bye &) = default;
};

/// A line of a kind that this version does not know; it is ignored.
struct Unknown {
    friend bool operator==(const Unknown &, const Unknown &) = default;
};

using Message = std::variant<Unknown, Hello, Seats, Sit, Seated, Ask, Answer, Refused, Past, Seen, OpenHands, Mix,
                             Promise, Promises, Part, Opened, Away, Back, Remind, Phrase, Undo, Agree, Ping, Pong, Bye>;

/// The line of a message, with its newline. No line is longer than kLongestLine.
QByteArray toLine(const Message &message);
/// Reads a line without its newline.
/// @return nullopt if it is no message: no JSON object, of several kinds, a key missing or of the wrong type
std::optional<Message> messageOf(QByteArrayView line);

} // namespace meadhall::network
