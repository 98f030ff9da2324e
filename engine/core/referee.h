// What a table needs to know of a game, and nothing more.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"

#include <optional>

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

    /// Why this seat may not give that answer now; Reason::None if it may. An answer is an event of its seat, except
    /// where seats answer in parts that happen only together.
    virtual Reason answerReason(int seat, const Event &answer) const;

    /// The event that answers make; nothing as long as others are owed, and then whoever runs the table keeps them to
    /// itself. Most answers are events as they come.
    /// @param answers one or more, not more than one a seat, each good by answerReason()
    virtual std::optional<Event> joined(const Events &answers) const { return answers.back(); }

    /// Whether the event that comes next is what this seat answers to a question, be it alone or with others. Not what
    /// follows by itself, and not a choice that is made anew.
    virtual bool decides(int seat, const Event &event) const;

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

} // namespace meadhall
