// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/arena.h"

#include "engine/core/random.h"
#include "engine/core/to_index.h"
#include "engine/games/games.h"
#include "engine/games/odin/position.h"
#include "engine/players/make_player.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

namespace meadhall::players {

namespace {

/// Result of one hand or game, indexed by chair (contestant), not by seat.
struct Result {
    std::vector<double> points;
    std::vector<double> wins;
    std::vector<std::vector<float>> thinkMs;
    std::vector<int> faults;
};

// A throw may repeat this often; external programs could otherwise tie for ever. Random throws end long before.
constexpr int kMaxThrows = 100;

class ArenaGame {
public:
    ArenaGame(const ArenaSettings &settings, const MakeChair &makeChair, std::uint64_t deal, std::size_t rotation);
    Result play();

private:
    std::size_t chairOf(int seat) const { return (toIndex(seat) + rotation_) % players_.size(); }
    void notifyPlayers(const Event &event);
    Event ask(Request request);
    void askForEvent();
    void recordResult(const std::vector<int> &points, const std::vector<int> &winners);

    const ArenaSettings &settings_;
    std::size_t rotation_;
    std::uint64_t deal_;
    GameEvent game_;
    std::unique_ptr<Referee> referee_;
    std::vector<std::unique_ptr<Player>> players_; ///< by seat
    Events events_;
    Result result_;
    int throws_ = 0;
    bool over_ = false;
};

ArenaGame::ArenaGame(const ArenaSettings &settings, const MakeChair &makeChair, std::uint64_t deal,
                     std::size_t rotation)
    : settings_(settings), rotation_(rotation), deal_(deal), game_(settings.game), players_(settings.game.seats.size())
{
    game_.deal = deal;
    game_.firstStarter = -1;
    if (settings.randomColoursRemoved > 0)
        odin::setRule(game_, &odin::Rules::colours, odin::randomColours(settings.randomColoursRemoved, deal));
    referee_ = makeReferee(game_);
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        players_[seat] = makeChair(chairOf(static_cast<int>(seat)), static_cast<int>(seat),
                                   mixSeeds(mixSeeds(settings.seed, deal), seat + 16 * rotation));
    result_.points.resize(players_.size());
    result_.wins.resize(players_.size());
    result_.thinkMs.resize(players_.size());
    result_.faults.resize(players_.size());
}

void ArenaGame::notifyPlayers(const Event &event)
{
    events_.push_back(event);
    for (std::size_t seat = 0; seat < players_.size(); ++seat)
        players_[seat]->onEvent(referee_->seenBy(event, static_cast<int>(seat)));
}

Event ArenaGame::ask(Request request)
{
    using Clock = std::chrono::steady_clock;
    const auto seat = toIndex(request.seat);
    const auto start = Clock::now();
    Event answer = players_[seat]->answer(request.kind, {});
    const std::chrono::duration<float, std::milli> spent = Clock::now() - start;
    result_.thinkMs[chairOf(request.seat)].push_back(spent.count());
    const bool tooManyThrows = request.kind == RequestKind::Throw && throws_ >= kMaxThrows;
    if (tooManyThrows || referee_->whyAnswerRefused(request.seat, answer) != Reason::None) {
        ++result_.faults[chairOf(request.seat)];
        players_[seat] = makePlayer(game_.game, request.seat, Level::Medium, deal_);
        for (const Event &event : events_)
            players_[seat]->onEvent(referee_->seenBy(event, request.seat));
        answer = players_[seat]->answer(request.kind, {});
    }
    return answer;
}

/// Asks one seat after the other until the answers form an event.
void ArenaGame::askForEvent()
{
    Events answers;
    std::optional<Event> event;
    const std::vector<Request> requests = referee_->openRequests();
    for (auto one = requests.begin(); !event; ++one) {
        answers.push_back(ask(*one));
        event = referee_->combineAnswers(answers);
    }
    throws_ += std::holds_alternative<ThrowEvent>(*event) ? 1 : 0;
    referee_->apply(*event);
    notifyPlayers(*event);
}

void ArenaGame::recordResult(const std::vector<int> &points, const std::vector<int> &winners)
{
    for (std::size_t seat = 0; seat < points.size(); ++seat)
        result_.points[chairOf(static_cast<int>(seat))] = points[seat];
    for (const int seat : winners)
        result_.wins[chairOf(seat)] = 1.0 / static_cast<double>(winners.size());
    over_ = true;
}

Result ArenaGame::play()
{
    notifyPlayers(game_);
    while (!over_) {
        const auto next = referee_->nextAutomaticEvent(deal_);
        if (!next) {
            askForEvent();
            continue;
        }
        referee_->apply(next->event);
        notifyPlayers(next->event);
        if (const auto *hand = std::get_if<HandOverEvent>(&next->event); hand && !settings_.wholeGames) {
            std::vector<int> winners;
            for (std::size_t seat = 0; seat < hand->points.size(); ++seat)
                if (hand->points[seat] == 0)
                    winners.push_back(static_cast<int>(seat));
            recordResult(hand->points, winners);
        } else if (const auto *end = std::get_if<GameOverEvent>(&next->event)) {
            recordResult(end->totals, end->winners);
        }
    }
    if (settings_.played) {
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            game_.seats[seat] = settings_.game.seats[chairOf(static_cast<int>(seat))];
        events_.front() = game_;
        settings_.played(deal_, rotation_, events_);
    }
    return std::move(result_);
}

/// Mean and half width of its 95 % confidence interval, from one value per deal; NaN if there is only one.
struct Mean {
    double mean = 0;
    double ci95 = std::numeric_limits<double>::quiet_NaN();
    explicit Mean(const std::vector<double> &values)
    {
        double squares = 0;
        for (const double value : values)
            mean += value / static_cast<double>(values.size());
        for (const double value : values)
            squares += (value - mean) * (value - mean);
        if (values.size() > 1)
            ci95 =
                1.96 * std::sqrt(squares / static_cast<double>(values.size() - 1) / static_cast<double>(values.size()));
    }
};

double marginOf(const Result &result, std::size_t chair, Game game)
{
    double others = 0;
    for (std::size_t i = 0; i < result.points.size(); ++i)
        others += i == chair ? 0 : result.points[i];
    const double margin = others / static_cast<double>(result.points.size() - 1) - result.points[chair];
    return traitsOf(game).fewestPointsWin ? margin : -margin;
}

ContestantResult figuresOf(const std::vector<std::vector<Result>> &deals, std::size_t chair, Game game)
{
    std::vector<double> points;
    std::vector<double> margins;
    std::vector<double> wins;
    std::vector<float> thinkMs;
    ContestantResult figures;
    for (const std::vector<Result> &deal : deals) {
        const auto share = 1 / static_cast<double>(deal.size());
        points.push_back(0);
        margins.push_back(0);
        wins.push_back(0);
        for (const Result &result : deal) {
            points.back() += share * result.points[chair];
            margins.back() += share * marginOf(result, chair, game);
            wins.back() += share * result.wins[chair];
            thinkMs.insert(thinkMs.end(), result.thinkMs[chair].begin(), result.thinkMs[chair].end());
            figures.faults += result.faults[chair];
        }
    }
    const Mean point(points);
    const Mean margin(margins);
    const Mean win(wins);
    figures.points = point.mean;
    figures.pointsCi95 = point.ci95;
    figures.margin = margin.mean;
    figures.marginCi95 = margin.ci95;
    figures.wins = win.mean;
    figures.winsCi95 = win.ci95;
    if (!thinkMs.empty()) {
        for (const float ms : thinkMs)
            figures.thinkMeanMs += static_cast<double>(ms) / static_cast<double>(thinkMs.size());
        const auto p99 = thinkMs.begin() + static_cast<std::ptrdiff_t>(thinkMs.size() * 99 / 100);
        std::nth_element(thinkMs.begin(), p99, thinkMs.end());
        figures.thinkP99Ms = static_cast<double>(*p99);
    }
    return figures;
}

} // namespace

MatchResult runArena(const ArenaSettings &settings, const MakeChair &makeChair)
{
    const std::size_t chairs = settings.game.seats.size();
    const std::size_t rotations = settings.duplicate ? chairs : 1;
    std::vector<std::vector<Result>> deals(toIndex(std::max(settings.deals, 1)));
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t deal = next++; deal < deals.size(); deal = next++)
            for (std::size_t rotation = 0; rotation < rotations; ++rotation) {
                // Without duplicate deals the seating still rotates, so that a chair does not always play before the
                // same one.
                const std::size_t seating = settings.duplicate ? rotation : deal % chairs;
                deals[deal].push_back(ArenaGame(settings, makeChair, mixSeeds(settings.seed, deal), seating).play());
            }
    };
    std::vector<std::jthread> workers;
    for (int i = 1; i < settings.threads; ++i)
        workers.emplace_back(work);
    work();
    workers.clear();
    MatchResult figures;
    figures.hands = static_cast<int>(deals.size() * rotations);
    for (std::size_t chair = 0; chair < chairs; ++chair)
        figures.chairs.push_back(figuresOf(deals, chair, settings.game.game));
    return figures;
}

} // namespace meadhall::players
