// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/meadhall-train/puzzles/finder.h"

#include "app/meadhall-train/evaluate/played_games.h"
#include "app/meadhall-train/puzzles/candidates.h"
#include "engine/core/random.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/view.h"
#include "engine/puzzle/puzzle_file.h"
#include "engine/review/judge/costs.h"
#include "engine/review/judge/reasons.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

namespace meadhall::train {

namespace {

using puzzle::Kind;
using puzzle::Puzzle;

constexpr int kMostPlayers = 5;
// Master would take as long as the judging.
constexpr players::Level kStrongest = players::Level::Hard;
// A position is judged three times, each time deeper and with another seed; most are refused by the first one.
constexpr Screening kFirstScreening{{100, 2}, 1, false};
constexpr Screening kSecondScreening{{400, 3}, 1, false};
constexpr std::uint64_t kVerifyingSeed = 4;
// Of each grade no more than these parts may be of one number of players or of one kind.
constexpr double kShareOfPlayers = 0.35;
constexpr double kShareOfKind = 0.5;

/// The numbers of cards without their colours.
template <class Cards> std::string numbersOf(const Cards &cards)
{
    std::string numbers;
    for (const Card card : cards)
        numbers += static_cast<char>('a' + card % odin::kNumbers);
    std::sort(numbers.begin(), numbers.end());
    return numbers + '/';
}

/// The same for positions that a player would take for the same puzzle.
std::string patternOf(const Puzzle &found)
{
    std::string pattern = std::to_string(found.players()) + puzzle::kKindNames[toIndex(found.kind)].data();
    if (found.game() == Game::Odin) {
        const auto view = viewAfter<odin::View>(found.seen, found.seat);
        return pattern + numbersOf(view.hand()) + numbersOf(view.board().table);
    }
    const auto view = viewAfter<ninjan::View>(found.seen, found.seat);
    for (const ninjan::Pile &pile : view.board().piles)
        pattern += std::to_string(pile.top()) + ',';
    for (const Card card : view.hand())
        pattern += std::to_string(card) + ',';
    return pattern;
}

/// A pack that grows.
class Collection {
public:
    Collection(Game game, int count, const char *fileName, const std::vector<Puzzle> &puzzles)
        : game_(game), count_(count), fileName_(fileName)
    {
        for (const Puzzle &one : puzzles)
            note(one);
    }

    bool full() const
    {
        for (int grade = 1; grade <= puzzle::kGrades; ++grade)
            if (wants(grade))
                return false;
        return true;
    }
    bool wants(int grade) const { return of(grade) < count_; }
    bool wants(int grade, int players) const
    {
        return wants(grade) && countIf([&](const Puzzle &one) {
                                   return one.grade == grade && one.players() == players;
                               }) < kShareOfPlayers * count_;
    }
    /// Whether any grade lacks puzzles of so many players.
    bool wantsPlayers(int players) const
    {
        bool wanted = false;
        for (int grade = 1; grade <= puzzle::kGrades; ++grade)
            wanted = wanted || wants(grade, players);
        return wanted;
    }
    /// Whether a grade lacks a puzzle of that kind and number of players, and the pack has none like it.
    bool wants(int grade, const Puzzle &one) const
    {
        return wants(grade, one.players())
               && countIf([&](const Puzzle &other) { return other.grade == grade && other.kind == one.kind; })
                      < kShareOfKind * count_
               && !patterns_.contains(patternOf(one));
    }

    bool add(const Puzzle &one)
    {
        QFile file(QFile::decodeName(fileName_));
        note(one);
        return file.open(QIODevice::Append) && file.write(puzzle::toLine(one) + '\n') > 0;
    }

    Game game() const { return game_; }
    int of(int grade) const
    {
        return countIf([grade](const Puzzle &each) { return each.grade == grade; });
    }

private:
    template <class Predicate> int countIf(Predicate predicate) const
    {
        return static_cast<int>(std::count_if(puzzles_.begin(), puzzles_.end(), predicate));
    }
    void note(const Puzzle &one)
    {
        patterns_.insert(patternOf(one));
        puzzles_.push_back(one);
    }

    Game game_;
    int count_;
    const char *fileName_;
    std::vector<Puzzle> puzzles_;
    std::set<std::string> patterns_;
};

constexpr std::uint64_t kExplainingSeed = 5;

/// Writes down the reasons that hold for the best answer alone, those for the tempting one alone, and what that rests
/// on.
/// @return false if the same would be said of both
bool explain(Puzzle &found)
{
    const auto textsOf = [&](const Event &answer, const Event &other) {
        std::vector<std::string> texts;
        for (const review::Why &why : review::reasonsOf(found.seen, found.seat, answer, other))
            texts.push_back(textOf(why));
        return texts;
    };
    found.why = textsOf(found.best.answer, found.tempting.answer);
    found.whyNot = textsOf(found.tempting.answer, found.best.answer);
    found.inference =
        review::inferenceBehind(found.seen, found.seat, found.best.answer, found.tempting.answer, kExplainingSeed, {});
    return found.why != found.whyNot;
}

/// The deepest judgement, with a seed of its own.
std::optional<Puzzle> verified(const SeenDecision &decision, const Events &natural)
{
    auto found = judged(decision, natural, {{kVerifyingDeals / review::kMostWork, kVerifyingSeed}, review::kMostWork});
    if (!found)
        return found;
    found->id = puzzle::idOf(found->seen, found->seat);
    return explain(*found) ? found : std::nullopt;
}

/// Returns the grade of a puzzle by its right answers; 0: none.
int gradeOf(const SeenDecision &decision, const Puzzle &judged)
{
    const auto isGood = [&](const Event &answer) { return tryOf(judged, answer) == puzzle::Try::Solved; };
    return gradeOf(judged.game(), decision, isGood).value_or(0);
}

/// The cheapest checks come first: nearly all positions fail the first screening, and many others are of a grade that
/// is complete.
std::optional<Puzzle> puzzleIn(const SeenDecision &decision, const Collection &collection)
{
    const Events natural = naturalAnswers(collection.game(), decision);
    if (natural.size() < 2)
        return std::nullopt; // what everybody plays is hardly ever wrong, and costs most of the time
    const auto screened = judged(decision, natural, kFirstScreening);
    if (!screened)
        return std::nullopt;
    const bool mediumFinds = tryOf(*screened, natural.front()) == puzzle::Try::Solved;
    if (!(mediumFinds ? collection.wants(1, *screened)
                      : collection.wants(2, *screened) || collection.wants(3, *screened))
        || !collection.wants(gradeOf(decision, *screened), *screened) || !judged(decision, natural, kSecondScreening))
        return std::nullopt;
    auto found = verified(decision, natural);
    if (!found)
        return std::nullopt;
    found->grade = gradeOf(decision, *found); // other answers may be right now
    return collection.wants(found->grade, *found) && puzzle::faultOf(*found).empty() ? found : std::nullopt;
}

void report(const Collection &collection, int games, const Puzzle &found)
{
    std::fprintf(stderr, "%s %s: %d players, grade %d, margin %.2f, tempting %.2f; %d + %d + %d after %d games\n",
                 found.id.c_str(), puzzle::kKindNames[toIndex(found.kind)].data(), found.players(), found.grade,
                 found.margin(), found.tempting.loss, collection.of(1), collection.of(2), collection.of(3), games);
}

/// Judges a puzzle again, by the whole panel.
/// @return the puzzle with the new figures; nullopt if it does not hold
std::optional<Puzzle> judgedAgain(const Puzzle &one, int deals, std::uint64_t seed)
{
    const SeenDecision decision{one.seen, one.seat, requestFor(one.best.answer)};
    auto again =
        judged(decision, {one.tempting.answer}, {{std::max(deals / review::kMostWork, 1), seed}, review::kMostWork});
    if (!again || tryOf(one, again->best.answer) != puzzle::Try::Solved
        || tryOf(*again, one.best.answer) != puzzle::Try::Solved)
        return std::nullopt;
    again->id = one.id;
    again->grade = one.grade;
    return explain(*again) && puzzle::faultOf(*again).empty() ? again : std::nullopt;
}

/// Prints the parts of a grade that are too large.
void reportShares(const std::vector<Puzzle> &puzzles)
{
    for (int grade = 1; grade <= puzzle::kGrades; ++grade) {
        std::map<int, int> byPlayers;
        std::map<Kind, int> byKind;
        double all = 0;
        for (const Puzzle &one : puzzles)
            if (one.grade == grade) {
                ++byPlayers[one.players()];
                ++byKind[one.kind];
                ++all;
            }
        for (const auto &[players, count] : byPlayers)
            if (count > kShareOfPlayers * all)
                std::printf("grade %d: %d of %.0f have %d players\n", grade, count, all, players);
        for (const auto &[kind, count] : byKind)
            if (count > kShareOfKind * all)
                std::printf("grade %d: %d of %.0f are of the kind %s\n", grade, count, all,
                            puzzle::kKindNames[toIndex(kind)].data());
    }
}

} // namespace

bool addPuzzles(Game game, int count, const char *fileName, std::uint64_t seed, int most)
{
    const QString name = QFile::decodeName(fileName);
    const auto pack = puzzle::readPack(name);
    if (!pack && QFile::exists(name))
        return false;
    Collection collection(game, count, fileName, pack.value_or(puzzle::Pack{}).puzzles);
    for (int i = 0; i < most && !collection.full(); ++i) {
        const int players = 2 + i % (kMostPlayers - 1);
        if (!collection.wantsPlayers(players))
            continue;
        const Events events =
            playedGame(game, players, mixSeeds(seed, static_cast<std::uint64_t>(i)), Length::FirstHand, kStrongest);
        auto decisions = decisionsIn(events);
        // One a game. It begins at a random decision: otherwise most puzzles would be of the beginning of a hand.
        Random random(mixSeeds(seed + 1, static_cast<std::uint64_t>(i)));
        const std::size_t first = random.below(static_cast<std::uint32_t>(std::max<std::size_t>(decisions.size(), 1)));
        for (std::size_t j = 0; j < decisions.size(); ++j) {
            const auto found = puzzleIn(decisions[(first + j) % decisions.size()], collection);
            if (!found)
                continue;
            if (!collection.add(*found))
                return false;
            report(collection, i + 1, *found);
            break;
        }
    }
    return true;
}

bool checkPuzzles(const char *fileName, int deals, std::uint64_t seed, const char *keptFile)
{
    const auto pack = puzzle::readPack(QFile::decodeName(fileName));
    QFile kept(QFile::decodeName(keptFile));
    if (!pack || (*keptFile != 0 && !kept.open(QIODevice::WriteOnly | QIODevice::NewOnly)))
        return false;
    std::vector<Puzzle> held;
    for (const Puzzle &one : pack->puzzles) {
        const auto again = judgedAgain(one, deals, seed);
        if (!again) {
            std::printf("%s: refused\n", one.id.c_str());
            std::fflush(stdout);
            continue;
        }
        held.push_back(*again);
        if (kept.isOpen() && (kept.write(puzzle::toLine(*again) + '\n') < 0 || !kept.flush()))
            return false;
    }
    reportShares(held);
    std::printf("%zu of %zu hold, %zu would be refused, %d lines unreadable\n", held.size(), pack->puzzles.size(),
                pack->puzzles.size() - held.size(), pack->unreadable);
    return true;
}

} // namespace meadhall::train
