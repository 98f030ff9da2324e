#include "engine/statistics/mistakes.h"

#include "engine/core/to_index.h"
#include "engine/games/ninjan/card.h"

#include <algorithm>

namespace meadhall::statistics {

namespace {

constexpr int kLastRoundsFrom = 7;

/// What is on the table before a decision.
class Situation {
public:
    explicit Situation(std::size_t players) : players_(static_cast<int>(players)) {}

    void apply(const Event &event)
    {
        if (const auto *hand = std::get_if<HandEvent>(&event)) {
            hands_.clear();
            for (const SeenHand &one : hand->hands)
                hands_.push_back(one.cards);
            leading_ = true;
        } else if (const auto *play = std::get_if<PlayEvent>(&event)) {
            hands_[toIndex(play->seat)] -= play->cards;
            if (play->take != kNoCard)
                hands_[toIndex(play->seat)].add(play->take);
            leading_ = false;
            passes_ = 0;
        } else if (std::holds_alternative<PassEvent>(event)) {
            leading_ = ++passes_ == players_ - 1;
        } else if (std::holds_alternative<RevealEvent>(event)) {
            ++round_;
        }
    }

    MistakeKind ofOdin(int seat, const Event &played, const Event &best) const
    {
        const auto *own = std::get_if<PlayEvent>(&played);
        const auto *other = std::get_if<PlayEvent>(&best);
        const auto goesOut = [&](const PlayEvent *play) { return play && play->cards == hands_[toIndex(seat)]; };
        if (goesOut(own) != goesOut(other))
            return MistakeKind::GoingOut;
        if (leading_)
            return MistakeKind::Lead;
        if (!own || !other)
            return MistakeKind::Pass;
        return own->cards == other->cards ? MistakeKind::PickUp : MistakeKind::Answer;
    }

    /// @param revealed the cards of the round, by seat
    MistakeKind ofNinjan(int seat, const Event &played, const std::vector<Card> &revealed) const
    {
        if (!std::holds_alternative<ChooseEvent>(played))
            return MistakeKind::PileTaken;
        for (std::size_t i = 0; i < revealed.size(); ++i)
            if (i != toIndex(seat) && ninjan::numberOf(revealed[i]) == ninjan::numberOf(revealed[toIndex(seat)]))
                return MistakeKind::EqualCards;
        return round_ >= kLastRoundsFrom ? MistakeKind::LastRounds : MistakeKind::CardChosen;
    }

private:
    int players_;
    std::vector<CardSet> hands_;
    bool leading_ = true;
    int passes_ = 0;
    int round_ = 1; ///< of Ninjan
};

/// The next revealed cards, by seat.
std::vector<Card> revealedAfter(const Events &events, std::size_t index)
{
    for (std::size_t i = index; i < events.size(); ++i)
        if (const auto *reveal = std::get_if<RevealEvent>(&events[i]))
            return reveal->cards;
    return {};
}

} // namespace

std::vector<MistakeKind> mistakeKinds(Game game)
{
    using enum MistakeKind;
    if (game == Game::Odin)
        return {Answer, Pass, Lead, PickUp, GoingOut};
    return {CardChosen, PileTaken, EqualCards, LastRounds};
}

std::optional<SeatReview> reviewOf(const Events &events, const review::Review &review, int seat)
{
    const auto decisions = review::decisionsOf(events);
    if (std::any_of(decisions.begin(), decisions.end(), [&](const review::Decision &decision) {
            return decision.seat == seat && !review.decisions.contains(decision.line);
        }))
        return std::nullopt;
    const auto &game = std::get<GameEvent>(events.front());
    SeatReview counted;
    Situation situation(game.seats.size());
    for (std::size_t i = 1; i < events.size(); ++i) {
        const auto judged = review.decisions.find(static_cast<int>(i) + 1);
        if (judged != review.decisions.end() && judged->second.decision.seat == seat) {
            const review::Judgement &judgement = judged->second.judgement;
            ++counted.verdicts[toIndex(judgement.verdict)];
            if (judgement.verdict >= review::Verdict::Doubtful) {
                const MistakeKind kind = game.game == Game::Odin
                                             ? situation.ofOdin(seat, events[i], judgement.best)
                                             : situation.ofNinjan(seat, events[i], revealedAfter(events, i));
                ++counted.kinds[toIndex(kind)].count;
                counted.kinds[toIndex(kind)].lost += judgement.loss;
            }
        }
        situation.apply(events[i]);
    }
    return counted;
}

} // namespace meadhall::statistics
