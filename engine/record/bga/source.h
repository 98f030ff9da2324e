// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the logs of both games have in common: players, the one whose record it becomes, who has left.
#pragma once

#include "engine/core/referee.h"
#include "engine/record/bga/log.h"

#include <functional>
#include <memory>

namespace meadhall::record::bga {

struct Source {
    const Log &log;
    std::vector<Player> players;   ///< with clean names
    std::int64_t own = 0;          ///< whose record it becomes
    json::Value start;             ///< as that player saw it; null if it is unknown
    std::vector<std::string> left; ///< names of those who left or conceded, by the result
};

/// Reads a list of cards.
/// @param most of the list are read
/// @param cardOf nullopt if the value is no card of the game
/// @return nullopt if a card cannot be or stands twice
std::optional<CardSet> cardsOf(json::Value list, std::size_t most, std::optional<Card> (*cardOf)(json::Value value));

/// Whether a notification says that the turn or phase with this number begins.
bool isState(const Note &note, std::int64_t id);

/// The events of one seat, each checked by the rules before it is added.
class Protocol {
public:
    /// @param import receives events, notices and a refusal
    Protocol(const Source &source, Import &import) : source_(source), import_(import) {}

    const Source &source() const { return source_; }
    /// Begins the game. The first player in the list gets seat 0.
    void begin(Game game, std::vector<Player> seats);
    /// Changes the first line, and nothing that the events so far depend on.
    void setGame(const std::function<void(GameEvent &game)> &change);
    /// The seat of a player; −1 for somebody else.
    int seatOf(std::int64_t player) const;
    int ownSeat() const { return ownSeat_; }
    int seats() const { return static_cast<int>(seats_.size()); }

    /// Adds an event, or refuses the log if it is illegal.
    bool add(const Event &event, std::int64_t move);
    /// Refuses the log.
    /// @return false
    bool refuse(Refusal refusal, std::int64_t move = 0);
    bool isRefused() const { return import_.refusal != Refusal::None; }
    void addNotice(Notice notice) { import_.notices.push_back(std::move(notice)); }
    /// The record ends here, because somebody is not there any more.
    void stop();
    bool isStopped() const { return stopped_; }
    const Referee &referee() const { return *referee_; }
    Events &events() { return import_.events; }

    /// Checks the whole once more, since the first line may have been changed, and that there is something to review.
    void finish();

private:
    const Source &source_;
    Import &import_;
    std::vector<Player> seats_;
    int ownSeat_ = -1;
    bool stopped_ = false;
    std::unique_ptr<Referee> referee_;
};

// One for each game: reads the notifications into the protocol.
void importOdin(Protocol &protocol);
void importNinjan(Protocol &protocol);

} // namespace meadhall::record::bga
