// What a table needs to know of a game, and nothing more.
#pragma once

#include "events/event.h"
#include "events/reason.h"

#include <memory>

namespace meadhall {

/// What a seat can be asked for.
enum class Ask : std::uint8_t { Move, Choose, Pile, Throw };

struct Asked {
    int seat;
    Ask ask;
    friend bool operator==(const Asked &, const Asked &) = default;
};

/// A seat that watches: it is told what everybody may know.
constexpr int kSpectator = -1;

/// Keeps one game by its rules: replays a record, or runs a table. A value behind an interface; no I/O, no clock.
class Referee {
public:
    virtual ~Referee() = default;

    /// Which seats are asked for what now. Empty while something follows by itself, and after the game.
    virtual std::vector<Asked> asked() const = 0;

    /// Why the event cannot come next; Reason::None if it can. Everything is checked: turns, cards, figures.
    virtual Reason reason(const Event &event) const = 0;

    /// Goes on by an event for which reason() is None.
    virtual void apply(const Event &event) = 0;

    /// What happens next without anybody being asked.
    struct Following {
        Event event;
        bool waits; ///< a natural pause: a table may wait for its players first (the next deal)
    };
    /// @param deal the deal number to deal by where the game's own event names none
    virtual std::optional<Following> following(std::uint64_t deal) const = 0;

    /// The event as this seat may see it (kSpectator: as everybody may).
    virtual Event seenBy(const Event &event, int seat) const = 0;

    virtual bool over() const = 0;

    /// Hands that lie open by seat: after a hand of Odin, what is left of them. Empty while hands are held.
    virtual std::vector<CardSet> openHands() const { return {}; }
};

/// Why no game can begin like this; Reason::None if it can.
Reason reason(const GameEvent &game);

/// The referee of a game that can begin (reason(game) is None); the game event counts as applied.
std::unique_ptr<Referee> makeReferee(const GameEvent &game);

} // namespace meadhall
