// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/odin/hint_reasons.h"

#include "engine/ai/odin/hand_analysis.h"
#include "engine/ai/odin/possible_answers.h"
#include "engine/ai/without_common.h"
#include "engine/games/odin/move_list.h"
#include "engine/games/odin/score.h"
#include "engine/games/odin/set.h"

#include <algorithm>

namespace meadhall::players {

namespace {

using namespace odin::ai;
using Code = HintReason::Code;

constexpr int kNearlyOut = 2; ///< somebody with so few cards may soon go out
constexpr int kShortHand = 3; ///< going out is worth mentioning from here on
constexpr int kLongHands = 5; ///< with so many cards nobody goes out soon
constexpr int kManyTurns = 3; ///< worth mentioning with long hands
constexpr int kLowLead = 3;   ///< cards up to this number hardly beat anything
constexpr int kHighCard = 8;  ///< from here on a card is worth keeping
constexpr int kFewCards = 6;  ///< so many higher cards may be called few
constexpr int kSetWorthKeeping = 3;

int setsIn(CardSet hand) { return analyseHand(hand).cover; }

CardSet rest(const odin::View &view, odin::Move move)
{
    CardSet hand = view.hand() - move.cards;
    if (move.take != kNoCard)
        hand.add(move.take);
    return hand;
}

/// Whether the card shares its colour or number with another one of the hand.
bool goesWithAnother(CardSet hand, Card card) { return !(hand & odin::partnersOf(card)).empty(); }

/// The largest set of the hand, of the highest value; with `card` only one that contains it.
CardSet largestSet(CardSet hand, Card card = kNoCard)
{
    CardSet largest;
    const auto consider = [&](CardSet group) {
        const CardSet set = hand & group;
        if (card != kNoCard && !set.contains(card))
            return;
        if (set.count() > largest.count()
            || (set.count() == largest.count() && odin::valueOf(set) > odin::valueOf(largest)))
            largest = set;
    };
    for (int colour = 0; colour < odin::kColours; ++colour)
        consider(odin::cardsOf(static_cast<odin::Colour>(colour)) | odin::kGoatOnly);
    for (int number = 1; number <= odin::kNumbers; ++number)
        consider(odin::cardsOf(number));
    return largest;
}

int shortestOther(const odin::View &view)
{
    int shortest = odin::kHandSize;
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat())
            shortest = std::min(shortest, view.count(seat));
    return shortest;
}

bool goingOutIsLegal(const odin::View &view) { return !odin::goingOut(view.board(), view.hand()).isPass(); }

/// Going out ends the game, and everybody else has more points.
bool winsByGoingOut(const odin::View &view)
{
    std::vector<int> totals = view.totals();
    for (int seat = 0; seat < view.players(); ++seat)
        if (seat != view.seat())
            totals[toIndex(seat)] += view.count(seat);
    // The goat only adds to others' points; but whether it ends the game depends on who holds it.
    if (const std::vector<int> holders = view.goatHolders(); holders.size() == 1)
        totals[toIndex(holders.front())] += odin::kGoatExtraPoints;
    return odin::gameOver(totals, view.rules().target) && odin::winners(totals) == std::vector{view.seat()};
}

HintReason goingOutReason(const odin::View &view)
{
    if (view.losesByGoingOut())
        return {Code::EndsGameBehind};
    if (winsByGoingOut(view))
        return {Code::WinsGame};
    const int goat = view.goatHolders().empty() ? 0 : odin::kGoatExtraPoints;
    return {Code::GoesOut, view.cardsHeld() - view.hand().count() + goat};
}

/// Collects the reasons for one play that does not go out.
class PlayReasons {
public:
    PlayReasons(const odin::View &view, odin::Move move)
        : view_(view), move_(move), rest_(rest(view, move)), before_(setsIn(view.hand())), after_(setsIn(rest_)),
          answers_(possibleAnswers(view, move.cards))
    {
    }

    std::vector<HintReason> all()
    {
        addWins();
        addRivals();
        addHand();
        addWeak();
        return std::move(why_);
    }

private:
    bool leads() const { return view_.board().leading(); }

    void addWins()
    {
        if (!answers_.any())
            why_.push_back(after_ == 1 ? HintReason{Code::LeadsThenOut, 0, 0, rest_} : HintReason{Code::Unbeatable});
        if (goingOutIsLegal(view_) && view_.losesByGoingOut())
            why_.push_back({Code::GoingOutLoses});
        if (after_ == 1 && answers_.any())
            why_.push_back({Code::OneSetLeft, 0, 0, rest_});
    }

    void addRivals()
    {
        const int shortest = shortestOther(view_);
        const bool threat =
            leads() ? shortest <= kNearlyOut : shortest <= kShortHand && mayGoOutOn(view_, view_.board().table);
        if (threat && answers_.any() && !mayGoOutOn(view_, move_.cards))
            why_.push_back({Code::ShutsOut, shortest});
    }

    void addHand()
    {
        const Card first = move_.cards.first();
        const bool single = move_.cards.count() == 1;
        if (single && !goesWithAnother(view_.hand(), first))
            why_.push_back(leads() ? HintReason{Code::ShedsOrphan, after_} : HintReason{Code::PlaysOrphan});
        if (after_ < before_)
            why_.push_back({Code::FewerSets, after_, before_});
        if (shortestOther(view_) <= kNearlyOut && rest_.count() < view_.hand().count())
            why_.push_back({Code::HandCosts, odin::pointsOf(rest_), odin::pointsOf(view_.hand())});
        if (answers_.oneMore && !answers_.sameSize)
            why_.push_back({Code::NeedsMore, move_.cards.count() + 1});
        if (move_.take != kNoCard)
            if (const CardSet set = largestSet(rest_, move_.take); set.count() > 1)
                why_.push_back({Code::JoinsSet, 0, 0, set});
        if (leads() && single && odin::numberOf(first) <= kLowLead)
            why_.push_back({Code::LowSingle, odin::numberOf(first)});
        if (const CardSet set = largestSet(view_.hand()); set.count() >= kSetWorthKeeping && rest_.containsAll(set))
            why_.push_back({Code::KeepsSet, 0, 0, set});
    }

    void addWeak()
    {
        if (move_.cards.count() == 1)
            if (const int higher = possiblyHeldAbove(view_, odin::numberOf(move_.cards.first())).count();
                higher > 0 && higher <= kFewCards)
                why_.push_back({Code::FewHigher, higher});
        if (!leads() && rest_.count() < view_.hand().count())
            why_.push_back({Code::Shrinks, rest_.count(), view_.hand().count()});
        if (leads())
            why_.push_back({Code::SetsLeft, after_});
        else
            why_.push_back({Code::Raises, 0, 0, move_.cards});
    }

    const odin::View &view_;
    odin::Move move_;
    CardSet rest_;
    int before_, after_; ///< numbers of sets
    PossibleAnswers answers_;
    std::vector<HintReason> why_;
};

/// What all plays have in common, for the reasons to pass.
struct PlaysSummary {
    int fewestSets = odin::kHandSize + 1; ///< of the rest
    int lowestTop = odin::kNumbers + 1;   ///< lowest of the highest numbers played
    bool poison = true;                   ///< every card to take goes with no other
    bool letsOut = true;                  ///< somebody may go out by beating it

    static PlaysSummary of(const odin::View &view, const odin::MoveList &moves)
    {
        PlaysSummary summary;
        CardSet last;
        for (const odin::Candidate &candidate : moves) {
            const odin::Move move = candidate.move;
            if (move.isPass())
                continue;
            const HandAnalysis after = analyseHand(rest(view, move));
            summary.fewestSets = std::min(summary.fewestSets, after.cover);
            summary.poison = summary.poison && move.take != kNoCard && !goesWithAnother(rest(view, move), move.take);
            if (move.cards == last) // the same set with another card to take
                continue;
            last = move.cards;
            summary.lowestTop = std::min(summary.lowestTop, analyseHand(move.cards).highest);
            summary.letsOut = summary.letsOut && move.cards != view.hand() && mayGoOutOn(view, move.cards);
        }
        return summary;
    }
};

std::vector<HintReason> reasonsToPass(const odin::View &view)
{
    odin::MoveList moves;
    moves.fill(view.board(), view.hand());
    if (moves.size() == 1)
        return {{Code::NothingBeats, 0, 0, view.board().table}};
    std::vector<HintReason> why;
    const PlaysSummary plays = PlaysSummary::of(view, moves);
    const int now = setsIn(view.hand()), shortest = shortestOther(view);
    const bool goesOut = goingOutIsLegal(view);
    if (goesOut && view.losesByGoingOut())
        why.push_back({Code::GoingOutLoses});
    if (now == 1 && !goesOut)
        why.push_back({Code::KeepsOneSet, 0, 0, view.hand()});
    if (plays.letsOut && !mayGoOutOn(view, view.board().table))
        why.push_back({Code::PlayLetsOut});
    if (plays.fewestSets > now)
        why.push_back({Code::PlaysCostSets, plays.fewestSets, now});
    if (plays.fewestSets == now)
        why.push_back({Code::NothingGained, now});
    if (plays.lowestTop >= kHighCard)
        why.push_back({Code::CostsHighCard, plays.lowestTop});
    if (plays.poison)
        why.push_back({Code::OnlyPoison});
    if (now >= kManyTurns && shortest >= kLongHands)
        why.push_back({Code::TimeEnough, now, shortest});
    const bool ends = view.board().passes + 1 == view.players() - 1;
    why.push_back({ends ? Code::SingleLeadNext : Code::StillIn});
    return why;
}

/// What a reason is about: a second reason is to be about something else.
enum class Topic : std::uint8_t { Complete, Hand, Set, Rivals, Weak };

Topic topicOf(Code code)
{
    switch (code) {
    case Code::WinsGame:
    case Code::EndsGameBehind:
    case Code::GoesOut:
    case Code::LeadsThenOut:
    case Code::NothingBeats:
        return Topic::Complete;
    case Code::Unbeatable:
    case Code::NeedsMore:
    case Code::CostsHighCard:
        return Topic::Set;
    case Code::ShutsOut:
    case Code::HandCosts:
    case Code::PlayLetsOut:
    case Code::GoingOutLoses:
    case Code::TimeEnough:
        return Topic::Rivals;
    case Code::FewHigher:
    case Code::Shrinks:
    case Code::SetsLeft:
    case Code::Raises:
    case Code::SingleLeadNext:
    case Code::StillIn:
    case Code::TakeNoWorse:
    case Code::HarderToBeat:
    case Code::LowerCards:
        return Topic::Weak;
    default:
        return Topic::Hand;
    }
}

} // namespace

std::vector<HintReason> reasonsFor(const odin::View &view, odin::Move move)
{
    if (move.isPass())
        return reasonsToPass(view);
    if (move.cards == view.hand())
        return {goingOutReason(view)};
    return PlayReasons(view, move).all();
}

std::vector<HintReason> reasonsToTake(const odin::View &view, odin::Move move)
{
    std::vector<HintReason> why;
    if (move.take == kNoCard)
        return why;
    const CardSet others = view.board().table - CardSet::of(move.take);
    const CardSet left = rest(view, move);
    const int sets = setsIn(left);
    int fewest = odin::kHandSize + 1;
    bool highest = true;
    for (const Card other : others) {
        fewest = std::min(fewest, setsIn(rest(view, {move.cards, other})));
        highest = highest && odin::numberOf(move.take) > odin::numberOf(other);
    }
    if (!others.empty() && sets < fewest)
        why.push_back({Code::TakeFewerSets, sets, fewest});
    if (const CardSet set = largestSet(left, move.take); set.count() > 1)
        why.push_back({Code::JoinsSet, 0, 0, set});
    if (!others.empty() && highest)
        why.push_back({Code::TakeHighest});
    if (!others.empty() && sets <= fewest)
        why.push_back({Code::TakeNoWorse});
    why.push_back({Code::SetsLeft, sets});
    return why;
}

std::vector<HintReason> reasonsAgainst(const odin::View &view, odin::Move move, odin::Move other)
{
    auto why = withoutCommon(reasonsFor(view, move), reasonsFor(view, other));
    if (why.empty() && move.cards.count() == other.cards.count() && !move.cards.empty()) {
        const auto own = odin::valueOf(move.cards), others = odin::valueOf(other.cards);
        if (own != others)
            why.push_back({own > others ? Code::HarderToBeat : Code::LowerCards, 0, 0, other.cards});
    }
    return why;
}

bool saysLittle(const HintReason &reason) { return topicOf(reason.code) == Topic::Weak; }

std::vector<HintReason> strongest(const std::vector<HintReason> &reasons)
{
    std::vector<HintReason> chosen;
    for (const HintReason &reason : reasons) {
        const Topic topic = topicOf(reason.code);
        if (chosen.empty())
            chosen.push_back(reason);
        else if (topicOf(chosen.front().code) == Topic::Complete)
            break;
        else if (topic != Topic::Weak && topic != topicOf(chosen.front().code)) {
            chosen.push_back(reason);
            break;
        }
    }
    return chosen;
}

} // namespace meadhall::players
