// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of games, for their tests.
#pragma once

#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/record/position.h"
#include "engine/record/record.h"
#include "engine/review/judge/outlook.h"
#include "engine/review/judge/reasons.h"
#include "engine/review/judge/review.h"
#include "engine/review/judge/review_run.h"
#include "engine/review/review_file.h"
#include "engine/review/review_job.h"
#include "tests/engine/ninjan_game.h"
#include "tests/engine/random_game.h"
#include "tests/engine/review/reviewed_games.h"
#include "tests/engine/search_cancellation.h"
#include "tests/test_program.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

namespace meadhall::review::testing {

/// Fast, and deep enough for large mistakes.
constexpr Depth kShallow{100, 1};
/// For what does not depend on the judgements themselves.
constexpr Depth kShallowest{4, 1};

inline Judgement judgementOf(const Events &events, int line, Depth depth = kShallow)
{
    for (const Task &task : tasksOf(events, {}))
        if (task.decision && task.line == line) {
            Review review;
            if (perform(events, task, depth, {}, review))
                return review.decisions.at(line).judgement;
        }
    return {};
}

inline Events firstLines(const Events &events, std::size_t count)
{
    return Events(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(std::min(count, events.size())));
}

/// The same record up to the line, with other cards wherever the seat cannot know them at that line.
inline Events shuffledHidden(const Events &events, int line, int seat, std::uint64_t seed)
{
    Events changed = firstLines(events, toIndex(line));
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < changed.size(); ++i)
        if (std::holds_alternative<HandEvent>(changed[i]))
            dealt = i;
    auto &hand = std::get<HandEvent>(changed[dealt]);
    // Cards that have been shown since the deal stay where they were.
    CardSet shown = hand.hands[toIndex(seat)].cards;
    for (std::size_t i = dealt + 1; i < changed.size(); ++i)
        if (const auto *play = std::get_if<PlayEvent>(&changed[i]))
            shown |= play->cards;
    CardSet hidden = odin::deckOf(odin::rulesOf(std::get<GameEvent>(changed[0])).colours) - shown;
    for (const SeenHand &each : hand.hands)
        hidden -= each.cards & shown;
    Random random(seed);
    std::vector<Card> cards = shuffled(hidden, random);
    for (std::size_t i = 0; i < hand.hands.size(); ++i) {
        if (static_cast<int>(i) == seat)
            continue;
        CardSet kept = hand.hands[i].cards & shown;
        while (kept.count() < odin::kHandSize) {
            kept.add(cards.back());
            cards.pop_back();
        }
        hand.hands[i] = SeenHand::open(kept);
    }
    return changed;
}

inline void compareReviews(const Review &one, const Review &other)
{
    QCOMPARE(one.decisions.size(), other.decisions.size());
    QCOMPARE(one.outlook.size(), other.outlook.size());
    for (const auto &[line, judged] : one.decisions)
        QVERIFY(judged.judgement == other.decisions.at(line).judgement);
    for (const auto &[line, expected] : one.outlook)
        QVERIFY(expected == other.outlook.at(line));
}

/// Reviews on several threads without an event loop.
inline Review reviewedBy(const Events &events, int threads, Depth depth = kShallow)
{
    Review review;
    ReviewRun::Callbacks callbacks;
    callbacks.finished = [&review](const Review &part) {
        review.decisions.insert(part.decisions.begin(), part.decisions.end());
        review.outlook.insert(part.outlook.begin(), part.outlook.end());
    };
    ReviewRun run(events, tasksOf(events, {}), depth, threads, callbacks);
    run.wait();
    return review;
}

class TestReview : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsDecisions();
    void onlyTheLastChoiceCounts();
    void goatCostsFivePoints_data();
    void goatCostsFivePoints();
    void findsMissedGoingOut_data();
    void findsMissedGoingOut();
    void lostGameIsNotPoints();
    void findsPoorPiles_data();
    void findsPoorPiles();
    void figuresOfTheLastCard();
    void hiddenCardsChangeNothing();
    void threadsChangeNothing();
    void milderWordStandsInDoubt();
    void provisionalJudgementsComeFirst();
    void outlookEndsWithTheResult();
    void stopsAtOnce();
    void jobStopsAndGoesOn();
    void jobBeginsWithTheLineLookedAt();
    void filesAreReadAgain();
    void damagedFilesAreNotRead();
    void reasonsTellAnswersApart();
    void onlyWhoIsAskedDecides();
};

} // namespace meadhall::review::testing
