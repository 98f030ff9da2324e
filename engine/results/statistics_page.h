// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of the statistics show, as values. Points are as the game counts them: in Odin fewer are better.
#pragma once

#include "engine/ai/player.h"
#include "engine/core/event.h"
#include "engine/statistics/mistakes.h"

#include <QDate>
#include <QDateTime>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <vector>

namespace meadhall {

using players::kLevels;
/// Tables by number of players go from two to six.
constexpr int kFewestPlayers = 2, kMostPlayers = 6;
/// The number of games of the moving mean, and from which game on there is one.
constexpr int kMeanGames = 20, kMeanFrom = 7;
/// The rating is shown from the third game on, and leads to advice while its interval is at most ± 150.
constexpr int kRatedFrom = 3;
constexpr double kSteadyInterval = 150;
/// The first and the last games that show whether mistakes are getting rarer; as many reviewed games are needed at
/// least for a curve as kReviewedFrom.
constexpr int kComparedReviews = 50, kReviewedFrom = 5;
/// The places of the last games.
constexpr int kLastPlaces = 18;

/// The time up to today in which games count.
enum class Period : quint8 { AllTime, Year, HalfYear, ThirtyDays };
/// @return its first day; invalid: no limit
inline QDate beginOf(Period period, const QDate &today)
{
    switch (period) {
    case Period::Year:
        return today.addMonths(-12).addDays(1);
    case Period::HalfYear:
        return today.addMonths(-6).addDays(1);
    case Period::ThirtyDays:
        return today.addDays(-29);
    case Period::AllTime:
        break;
    }
    return {};
}

/// Which games count.
struct StatisticsFilter {
    Game game = Game::Odin;
    int players = 0;                     ///< 0: any number
    std::optional<players::Level> level; ///< of the strongest opponent
    Period period = Period::AllTime;
    /// Empty: games with one person at the table, whatever the name. Otherwise the games in which a person of that name
    /// sat, also with other people.
    QString person;
    friend bool operator==(const StatisticsFilter &, const StatisticsFilter &) = default;
};

using statistics::MistakeKind;
using statistics::mistakeKinds;

/// The figures beside the rating.
struct TotalFigures {
    int games = 0;
    int won = 0;   ///< shared wins count
    int hands = 0; ///< Odin: deals played; Ninjan: as many as games
    double pointsAHand = 0;
    double othersAHand = 0;      ///< the mean of the others at the table
    int bestStreak = 0;          ///< games won in a row
    int streak = 0;              ///< the streak at the end
    int wentOut = 0;             ///< Odin: hands in which the person went out
    int leads = 0, leadsWon = 0; ///< Odin: rounds led, and those of them won
    int cardsPlayed = 0;         ///< Ninjan: cards put on a pile
    int forced = 0;              ///< Ninjan: piles below zero that had to be taken
    std::array<int, 3> chosen{}; ///< Ninjan: cards played by suit: rock, paper, scissors
    friend bool operator==(const TotalFigures &, const TotalFigures &) = default;
};

/// Odin: the hand gone out of that left the others with most cards. Ninjan: the most valuable pile.
struct BestPart {
    std::vector<Card> cards;  ///< Odin: as dealt; Ninjan: of the pile, from the bottom to the top
    int turns = 0;            ///< Odin: number of turns until the last card
    int othersKept = 0;       ///< Odin: cards left to the others
    int points = 0;           ///< Ninjan: of the pile
    Card takenWith = kNoCard; ///< Ninjan
    QDateTime when;
    QString file; ///< path of its record, seen from the folder of kept games
};

/// A place in one of the last games.
struct LastPlace {
    int place = 1;
    int players = 2;
    QDateTime when;
    QString file; ///< as in BestPart
};

/// Games won against one level with one number of players. z and its steps are in the notes to the charts.
struct ResultCell {
    int games = 0;
    int won = 0;
    double expectedShare = 0; ///< mean of 1 / players

    double share() const { return games > 0 ? static_cast<double>(won) / games : 0; }
    /// Distance from the expected share in standard errors, with 0.08 as the least one.
    double z() const;
    /// −2 … 2: the colour; steps at ±0.6 and ±1.6. 0 for fewer than kSureGames.
    int step() const;
    static constexpr int kSureGames = 5;
    bool isSure() const { return games >= kSureGames; }
};

/// One game in the chart of points.
struct PointsDot {
    QDateTime when;
    int players = 2;
    int hands = 1;
    double own = 0;             ///< points a hand
    double others = 0;          ///< mean of the others, points a hand
    std::optional<double> mean; ///< of the last kMeanGames games up to this one; from the kMeanFrom-th on
};

/// A row of the table that belongs to the chart of points.
struct MonthRow {
    QDate month; ///< its first day
    int games = 0;
    int won = 0;
    int hands = 0;
    double own = 0, others = 0;   ///< points a hand
    std::optional<double> rating; ///< at its end
};

/// How often a kind of mistake is made.
struct MistakeCurve {
    std::optional<MistakeKind> kind; ///< nullopt: all of them
    int mistakes = 0;                ///< doubtful decisions and mistakes
    double lostAHand = 0;            ///< points, over all reviewed games
    double first = 0, now = 0;       ///< points lost a hand in the first and in the last kComparedReviews games
    /// Moving mean of kMeanGames reviewed games, points lost a hand; as long as MistakeFigures::when.
    std::vector<double> curve;
    /// −1: rarer, by more than 8 %; 1: more; 0: neither, or fewer than kReviewedFrom games.
    int trend = 0;
};

struct MistakeFigures {
    int reviewedGames = 0;
    std::vector<QDateTime> when;     ///< of the reviewed games, oldest first
    std::vector<MistakeCurve> kinds; ///< in the order of mistakeKinds()
    MistakeCurve all;
    std::array<int, 4> verdicts{}; ///< decisions by review::Verdict

    /// Otherwise the first games are the last ones too, and there is nothing to compare.
    bool isCompared() const { return reviewedGames > kComparedReviews; }
};

/// The rating after a game.
struct RatingPoint {
    QDateTime when;
    int game = 0; ///< its number among the rated games, from 1
    double rating = 0;
    double deviation = 0; ///< RD; the interval shown is ± 2 RD (95 %)
};

/// The rating of a person against the levels. Filters do not change it.
struct RatingFigures {
    int games = 0;                    ///< games that count
    double rating = 0, deviation = 0; ///< now, wider after a pause
    std::vector<RatingPoint> curve;   ///< oldest first, at most kCurvePoints of them; the last one is the newest game's
    std::array<double, kLevels> levels{};       ///< the fixed ratings of the levels in this game
    std::optional<players::Level> below, above; ///< the levels between which it is
    std::optional<int> changeIn30Days;
    /// The level to try next: the one above; nullopt while uncertain or above all levels.
    std::optional<players::Level> suggested;
    /// The level against which games are most even; nullopt while there is no rating.
    std::optional<players::Level> even;
    static constexpr int kCurvePoints = 500;

    bool isShown() const { return games >= kRatedFrom; }
    double interval() const { return 2 * deviation; }
    bool isSteady() const { return interval() <= kSteadyInterval; }
};

/// Everything for one page.
struct StatisticsPage {
    StatisticsFilter filter;
    int gamesInAll = 0; ///< of this person and game, without the other filters
    RatingFigures rating;
    TotalFigures totals;
    std::optional<BestPart> best;
    std::vector<LastPlace> lastPlaces; ///< oldest first, at most kLastPlaces
    /// By level of the strongest opponent, then by number of players from kFewestPlayers on; the last column is all.
    std::array<std::array<ResultCell, kMostPlayers - kFewestPlayers + 2>, kLevels> results{};
    std::vector<PointsDot> points; ///< oldest first
    std::vector<MonthRow> months;  ///< oldest first
    MistakeFigures mistakes;
    QStringList people;     ///< names of people who have finished a game, for the filter, sorted
    QString lastUnreviewed; ///< record of the last game that is not reviewed, as in BestPart; empty: none
};

/// How a finished game compares with earlier ones: the same game, target, level of the strongest opponent and number of
/// players.
struct GameComparison {
    int rank = 1;  ///< 1: the best; equal results share the better one
    int games = 1; ///< with this one
    int best = 0;  ///< points of the best of them
    players::Level level = players::Level::Medium;
    Game game = Game::Odin;
    /// After a game that was won: a higher level that the rating suggests.
    std::optional<players::Level> next;
    std::optional<players::Level> even{}; ///< as in RatingFigures
    bool isFirstWin = false;              ///< the first game of this kind that was won
    bool isBestAlone = false;             ///< no other one was as good

    /// Whether it is worth a celebration: a first win, or a new best result.
    bool isRecord() const { return isFirstWin || (games > 1 && isBestAlone); }
};

} // namespace meadhall

Q_DECLARE_METATYPE(meadhall::StatisticsPage)
Q_DECLARE_METATYPE(meadhall::GameComparison)
