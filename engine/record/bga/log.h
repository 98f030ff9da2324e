// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a log of Board Game Arena as a list of notifications in their true order.
#pragma once

#include "engine/record/bga/import.h"
#include "engine/record/json.h"

#include <optional>

namespace meadhall::record::bga {

/// The value of a key, of the first one if there are several; null without one or if `object` is none.
json::Value valueOf(json::Value object, std::string_view key);
/// A whole number, which may be written as a string; nullopt for anything else.
std::optional<std::int64_t> numberOf(json::Value value);
std::optional<std::int64_t> numberOf(json::Value object, std::string_view key);
/// A text; empty if the value is none.
std::string textOf(json::Value value);
/// The items of an array or the values of an object, at most `most`.
std::vector<json::Value> itemsOf(json::Value container, std::size_t most);

/// One notification.
struct Note {
    std::string type;
    json::Value args;
    std::int64_t move = 0;   ///< number of the move; 0: none
    std::int64_t reader = 0; ///< the player whom it was sent to alone; 0: everybody
    std::int64_t time = 0;
};

struct Player {
    std::int64_t id = 0;
    std::string name;
};

/// Views into the text, which must outlive the log.
class Log {
public:
    /// Finds the packets in a text and sorts them.
    /// @return Refusal::None if there are any
    Refusal read(std::string_view text);

    const std::vector<Note> &notes() const { return notes_; }
    /// The players in the order of the log's own list; empty if it has none.
    const std::vector<Player> &players() const { return players_; }
    /// The state at the beginning as the person saw it who saved the page; null if the text is no page.
    json::Value start() const { return start_; }

private:
    Refusal readJson(std::string_view text);
    Refusal readPage(std::string_view page);
    Refusal readAnswer(json::Value answer);
    Refusal readPackets(json::Value packets);
    bool readPlayers(json::Value list);

    std::vector<Note> notes_;
    std::vector<Player> players_;
    json::Value start_;
};

} // namespace meadhall::record::bga
