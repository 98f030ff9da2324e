#include "engine/players/same_deal.h"

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/players/chair.h"
#include "engine/players/make_player.h"

#include <memory>

namespace meadhall::players {

namespace {

/// As at the table, so that the opponents begin as they did there.
constexpr std::uint64_t kSameDealStream = 1u << 24;

class SameDealGame {
public:
    SameDealGame(const GameEvent &game, int seat, Level level) : deal_(*game.deal), referee_(makeReferee(game))
    {
        for (int i = 0; i < static_cast<int>(game.seats.size()); ++i) {
            const Chair chair = chairOf(game.chairs[toIndex(i)]).value_or(Chair{});
            players_.push_back(makePlayer(game.game, i, i == seat ? level : chair.level,
                                          mixSeeds(deal_, kSameDealStream + toIndex(i)),
                                          {i == seat ? std::string_view() : std::string_view(chair.persona)}));
        }
        tell(game);
    }

    std::optional<std::vector<int>> play(const std::stop_token &stop)
    {
        while (!stop.stop_requested()) {
            if (const auto next = referee_->nextAutomaticEvent(deal_)) {
                commit(next->event);
                if (const auto *over = std::get_if<GameOverEvent>(&next->event))
                    return over->totals;
            } else if (!decide(stop)) {
                break;
            }
        }
        return std::nullopt;
    }

private:
    void tell(const Event &event)
    {
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            players_[seat]->onEvent(referee_->seenBy(event, static_cast<int>(seat)));
    }
    void commit(const Event &event)
    {
        referee_->apply(event);
        tell(event);
    }
    /// Asks one seat after the other until their answers form an event. Returns false if stopped.
    bool decide(const std::stop_token &stop)
    {
        Events answers;
        for (const Request &request : referee_->openRequests()) {
            answers.push_back(players_[toIndex(request.seat)]->answer(request.kind, stop));
            if (stop.stop_requested() || referee_->whyAnswerRefused(request.seat, answers.back()) != Reason::None)
                return false;
            if (const auto event = referee_->combineAnswers(answers)) {
                commit(*event);
                return true;
            }
        }
        return false;
    }

    std::uint64_t deal_;
    std::unique_ptr<Referee> referee_;
    std::vector<std::unique_ptr<Player>> players_;
};

} // namespace

std::optional<int> comparedSeat(const GameEvent &game)
{
    if (!game.deal || game.chairs.size() != game.seats.size() || whyIllegal(game) != Reason::None)
        return std::nullopt;
    std::optional<int> person;
    for (std::size_t i = 0; i < game.chairs.size(); ++i) {
        const auto chair = chairOf(game.chairs[i]);
        if (!chair || !chair->command.empty() || chair->guest || (chair->human && person))
            return std::nullopt;
        if (chair->human)
            person = static_cast<int>(i);
    }
    return person;
}

std::optional<std::vector<int>> totalsWithLevel(const GameEvent &game, int seat, Level level, std::stop_token stop)
{
    return SameDealGame(game, seat, level).play(stop);
}

FirstCards firstCards(const GameEvent &game, int seat)
{
    const auto next = makeReferee(game)->nextAutomaticEvent(game.deal.value_or(0));
    FirstCards cards;
    if (const auto *hand = next ? std::get_if<HandEvent>(&next->event) : nullptr)
        cards.hand = hand->hands[toIndex(seat)].cards;
    if (const auto *deal = next ? std::get_if<DealEvent>(&next->event) : nullptr)
        cards = {deal->hands[toIndex(seat)].cards, deal->piles};
    return cards;
}

} // namespace meadhall::players
