// Keeps a whole game of Ninjan: the deal, nine rounds, the throw of the tied, the end.
#pragma once

#include "engine/core/referee.h"
#include "engine/games/ninjan/position.h"

namespace meadhall::ninjan {

/// Why no game of Ninjan can begin like this.
Reason gameReason(const GameEvent &game);

/// Follows by itself: the deal, the choices of round 9, the reveal, a resolve with one allowed pile, the end. Those
/// choices and resolves are ordinary events: a record that holds them passes, and may hold the choices in any order.
///
/// The throw is collected by whoever runs the table. asked() names the seats that are in it; a seat's answer is a
/// ThrowEvent of its symbol alone (ownThrow in throwing.h), which joined() puts together with the others'. reason()
/// says ThrowMissing of a throw that is right so far. If several are left after it, asked() asks those again.
class Referee final : public meadhall::Referee {
public:
    /// gameReason(game) must be None.
    explicit Referee(const GameEvent &game);

    std::vector<Request> openRequests() const override;
    Reason whyIllegal(const Event &event) const override;
    Events legalEvents() const override;
    void apply(const Event &event) override;
    Reason whyAnswerRefused(int seat, const Event &answer) const override;
    std::optional<Event> combineAnswers(const Events &answers) const override;
    bool isDecisionOf(int seat, const Event &event) const override;
    std::optional<AutomaticEvent> nextAutomaticEvent(std::uint64_t deal) const override;
    /// Others' hands are counted only, others' choices have no card; nothing else is hidden.
    Event seenBy(const Event &event, int seat) const override;
    bool over() const override { return stage_ == Stage::GameOver; }

    /// Before the deal it has no seats and no cards.
    const Position &position() const { return position_; }

private:
    enum class Stage { BeforeDeal, Playing, GameOver };

    Reason dealReason(const DealEvent &event) const;
    Reason gameOverReason(const GameOverEvent &event) const;
    Reason playingReason(const Event &event) const;
    std::optional<Event> followingPlay() const;
    std::vector<int> totals() const;
    int players() const { return static_cast<int>(game_.seats.size()); }

    GameEvent game_;
    Stage stage_ = Stage::BeforeDeal;
    Position position_;
};

} // namespace meadhall::ninjan
