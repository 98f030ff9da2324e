// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/utility.h"

#include "engine/ai/search/exponential.h"
#include "engine/core/to_index.h"
#include "engine/games/odin/score.h"

#include <cmath>

namespace meadhall::odin::ai {

namespace {

// Results of two-player hands in self-play; `meadhall-train hands` repeats the measurement.
constexpr double kStarterWins = 0.51;
// Distribution of the loser's points, from 1 on; without and with the goat.
using LoserPoints = std::array<double, kHandSize + kGoatExtraPoints>;
constexpr LoserPoints kLoserPoints{0.159, 0.318, 0.268, 0.142, 0.066, 0.031, 0.010, 0.005, 0.001};
constexpr LoserPoints kLoserPointsWithGoat{0.114, 0.244, 0.240, 0.115, 0.093, 0.090,
                                           0.053, 0.032, 0.013, 0.003, 0.001, 0.001};

// For a higher target the table would be large and one hand matters little; the estimate for more players is used.
constexpr int kLargestDuelTarget = 100;

// Three or more players: the probability of winning is a softmax over the totals. kTotalSpread is the standard
// deviation scale of a total per hand and kGrowth the growth of the highest total per hand, both in points;
// `meadhall-train hands` fits them to whole games.
constexpr double kTotalSpread = 1.4;
constexpr double kGrowth = 3.0;

// Three or more players: with win probability alone a trailing player ignores its margin. Hence up to 85 %
// of the utility (68 % at the start of a game to 15) is points, scaled to win probability near a tie (0.06 per point).
constexpr double kPointsShare = 0.85;
constexpr double kUtilityPerPoint = 0.06;

} // namespace

double margin(const Position &finished, int seat)
{
    int others = 0;
    for (int i = 0; i < finished.board.players; ++i)
        if (i != seat)
            others += pointsOf(finished.hands[toIndex(i)]);
    return static_cast<double>(others) / (finished.board.players - 1) - pointsOf(finished.hands[toIndex(seat)]);
}

Utility::Utility(const Rules &rules, std::vector<int> totals, int seat)
    : rules_(rules), totals_(std::move(totals)), seat_(seat)
{
    if (totals_.size() == 2 && rules_.target <= kLargestDuelTarget)
        fillWinTable();
    const int left = rules_.target - *std::max_element(totals_.begin(), totals_.end());
    if (totals_.size() > 2)
        pointsShare_ = kPointsShare * std::max(1 - kGrowth / left, 0.0);
}

double Utility::of(const Position &finished) const
{
    std::vector<int> totals = totals_;
    for (std::size_t i = 0; i < totals.size(); ++i)
        totals[i] += pointsOf(finished.hands[i]);
    const double byPoints = 1.0 / static_cast<double>(totals.size()) + kUtilityPerPoint * margin(finished, seat_);
    return (1 - pointsShare_) * winProbability(totals, nextStarter(rules_.nextStarter, finished.board))
           + pointsShare_ * byPoints;
}

double Utility::winProbability(const std::vector<int> &totals, int starter) const
{
    const int own = totals[toIndex(seat_)];
    if (gameOver(totals, rules_.target)) {
        const std::vector<int> best = winners(totals);
        return own == totals[toIndex(best.front())] ? 1.0 / static_cast<double>(best.size()) : 0.0;
    }
    if (!winTable_.empty())
        return duelWinProbability(own, totals[toIndex(1 - seat_)], starter == seat_);
    const int highest = *std::max_element(totals.begin(), totals.end());
    const double hands = 1 + (rules_.target - highest) / kGrowth;
    const double temperature = kTotalSpread * std::sqrt(hands);
    double sum = 0;
    for (const int total : totals)
        sum += search::exponential((own - total) / temperature);
    return 1 / sum;
}

std::size_t Utility::tableIndex(int own, int other, bool ownStart) const
{
    return toIndex((own * rules_.target + other) * 2 + (ownStart ? 1 : 0));
}

double Utility::duelWinProbability(int own, int other, bool ownStart) const
{
    if (own >= rules_.target)
        return 0;
    if (other >= rules_.target)
        return 1;
    return winTable_[tableIndex(own, other, ownStart)];
}

void Utility::fillWinTable()
{
    winTable_.resize(toIndex(rules_.target * rules_.target * 2));
    const LoserPoints &shares = rules_.goat == Goat::In ? kLoserPointsWithGoat : kLoserPoints;
    double sum = 0;
    for (const double share : shares)
        sum += share;
    // Totals only grow, so later states are computed first.
    for (int own = rules_.target - 1; own >= 0; --own)
        for (int other = rules_.target - 1; other >= 0; --other)
            for (const bool ownStart : {false, true}) {
                // Approximation: the rule “leader of the last round” is treated as rotation.
                const bool byWinner = rules_.nextStarter == NextStarter::LastActor;
                const double winning = ownStart ? kStarterWins : 1 - kStarterWins;
                double winProbability = 0;
                for (int points = 1; points <= static_cast<int>(shares.size()); ++points) {
                    const double share = shares[toIndex(points - 1)] / sum;
                    winProbability += share * winning * duelWinProbability(own, other + points, byWinner || !ownStart);
                    winProbability +=
                        share * (1 - winning) * duelWinProbability(own + points, other, !byWinner && !ownStart);
                }
                winTable_[tableIndex(own, other, ownStart)] = winProbability;
            }
}

} // namespace meadhall::odin::ai
