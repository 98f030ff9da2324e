// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of one game as seen by the table: requests, legality, automatic events and hidden information.
#pragma once

#include "engine/core/event.h"
#include "engine/core/reason.h"

#include <memory>
#include <optional>

namespace meadhall {

/// Kinds of request to a seat.
enum class RequestKind : std::uint8_t { Move, Choose, Pile, Throw };

/// An open request.
struct Request {
    int seat;
    RequestKind kind;
    friend bool operator==(const Request &, const Request &) = default;
};

/// Viewpoint of a spectator, who sees public information only.
constexpr int kSpectator = -1;

/// Decides about deals that do not follow from a number.
class Dealer {
public:
    virtual ~Dealer() = default;

    /// The cards of `deck` in the order in which they are dealt.
    /// @param deal number of the deal in the game, from 1
    virtual std::vector<Card> order(CardSet deck, int deal) const = 0;
    /// The seat that starts the game.
    virtual int starter(int seats) const = 0;
};

/// State and rules of one running game, used for live games and for replaying records. No I/O, no clock; the only
/// randomness is the deal number.
class Referee {
public:
    virtual ~Referee() = default;

    /// Open requests. Empty while an automatic event is due and after the end of the game.
    virtual std::vector<Request> openRequests() const = 0;

    /// Checks whether `event` may come next: turn, cards, points and totals.
    /// @return Reason::None if it is legal
    virtual Reason whyIllegal(const Event &event) const = 0;

    /// Applies a legal event.
    /// @param event one for which whyIllegal() returns Reason::None
    virtual void apply(const Event &event) = 0;

    /// Every event that a seat may cause now, each once. Empty if no seat has a choice.
    virtual Events legalEvents() const = 0;

    /// Checks an answer of a seat. An answer is an event of that seat or, for simultaneous answers, a part of one.
    /// @return Reason::None if it is accepted
    virtual Reason whyAnswerRefused(int seat, const Event &answer) const;

    /// Combines simultaneous answers into one event. Most requests go to one seat, and its answer is the event.
    /// @param answers at least one, at most one per seat, each accepted by whyAnswerRefused()
    /// @return nullopt until every asked seat has answered; the table must keep partial answers secret
    virtual std::optional<Event> combineAnswers(const Events &answers) const { return answers.back(); }

    /// True if `event`, the next one, results from a decision of `seat`;
    /// false for automatic events and changed choices.
    virtual bool isDecisionOf(int seat, const Event &event) const;

    /// An event that happens without a decision, such as a reveal or the next deal.
    struct AutomaticEvent {
        Event event;
        bool pauseBefore; ///< true at a natural break, where the table may wait for the players (before the next deal)
    };
    /// The automatic event that is due; nullopt if the seats must decide or the game is over.
    /// @param deal deal number to use if the GameEvent has none
    virtual std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t deal) const = 0;

    /// The event with everything removed that `seat` may not know.
    /// @param seat a seat, or kSpectator
    virtual Event seenBy(const Event &event, int seat) const = 0;

    virtual bool over() const = 0;

    /// Lets that dealer decide about the deals from now on.
    /// @param dealer null: they follow from the deal number
    void setDealer(std::shared_ptr<const Dealer> dealer) { dealer_ = std::move(dealer); }

protected:
    const Dealer *dealer() const { return dealer_.get(); }

private:
    std::shared_ptr<const Dealer> dealer_;
};

} // namespace meadhall
