// SPDX-License-Identifier: GPL-3.0-or-later
// The reasons of the coach for Ninjan are true: each is compared with a plain statement by the rules, for all cards and
// piles of many positions. What a reason says about later cards is tried out with all their choices.
#include "tests/engine/ninjan_game.h"
#include "tests/engine/ninjan_views.h"
#include "tests/test_program.h"

#include "engine/ai/ninjan/hint.h"
#include "engine/ai/ninjan/policy_weights.h"

#include <QtTest>

#include <map>

using namespace meadhall;
using namespace meadhall::ninjan;
using Code = HintReason::Code;
using test::ninjanGame;

namespace {

int worth(const Board &board, int pile) { return sumOf(board.piles[toIndex(pile)].cards()); }

/// The richest pile that a card beats as the piles are now; nullopt if it beats none.
std::optional<int> bestNow(const Board &board, Card card)
{
    std::optional<int> best;
    for (int pile = 0; pile < kPiles; ++pile)
        if (beats(card, board.piles[toIndex(pile)].top()))
            best = std::max(best.value_or(-999), worth(board, pile));
    return best;
}

/// Whether the first card is resolved before the second.
bool earlier(Card one, Card other)
{
    if (numberOf(one) != numberOf(other))
        return numberOf(one) > numberOf(other);
    return beats(one, other);
}

/// All ways in which the rest of a round can go.
struct Rest {
    std::map<Card, int> most; ///< best result of each later card
    int together = -9999;
    std::array<bool, kPiles> taken{};

    void play(const Board &board, std::map<Card, int> gains)
    {
        if (board.phase != Phase::Resolve) {
            int sum = 0;
            for (const auto &[card, gain] : gains) {
                sum += gain;
                most[card] = most.contains(card) ? std::max(most[card], gain) : gain;
            }
            together = std::max(together, sum);
            return;
        }
        const Card card = board.current().card;
        for (int pile = 0; pile < kPiles; ++pile) {
            if (!has(board.allowedPiles(), pile))
                continue;
            Board after = board;
            const CardSet won = after.resolve(pile);
            taken[toIndex(pile)] = taken[toIndex(pile)] || !won.empty();
            auto next = gains;
            next[card] = sumOf(won);
            play(after, next);
        }
    }

    static Rest after(const Board &board, int pile)
    {
        Rest rest;
        Board next = board;
        next.resolve(pile);
        if (board.resolved + 1 < board.players)
            rest.play(next, {});
        return rest;
    }
};

bool cardReasonHolds(const View &view, Card card, const HintReason &why)
{
    const Board &board = view.board();
    const std::optional<int> now = bestNow(board, card);
    int before = 0, after = 0;
    for (const Card other : view.unseen())
        ++(earlier(other, card) ? before : after);
    std::optional<int> poorest, richest;
    for (const Card other : view.hand())
        if (const auto theirs = bestNow(board, other); theirs && other != card) {
            poorest = std::min(poorest.value_or(999), *theirs);
            richest = std::max(richest.value_or(-999), *theirs);
        }
    switch (why.code) {
    case Code::Forced:
        return view.hand().count() == 1;
    case Code::Takes: {
        for (const Card other : why.cards)
            if (!view.unseen().contains(other) || !earlier(other, card))
                return false;
        for (int pile = 0; pile < kPiles; ++pile)
            if (board.piles[toIndex(pile)].top() == why.card)
                return beats(card, why.card) && worth(board, pile) == why.number && now == why.number;
        return false;
    }
    case Code::ComesLast:
        return after == 0;
    case Code::ComesFirst:
        return before == 0 && !now;
    case Code::BeatsNothing:
        return !now;
    case Code::BestNow:
        return now && richest && *richest <= *now && *poorest < *now;
    case Code::AvoidsWorse:
        return why.card != card && view.hand().contains(why.card) && bestNow(board, why.card) == why.number
               && why.number < 0 && poorest == why.number && (!now || *now > why.number);
    case Code::Leaves:
        return now && why.number == numberOf(card);
    case Code::Adds:
        return !now && why.number == numberOf(card);
    default:
        return false;
    }
}

/// What is said about the piles themselves.
bool pileFactHolds(const View &view, int pile, const HintReason &why)
{
    const Board &board = view.board();
    const Card card = board.current().card;
    const bool takes = beats(card, board.piles[toIndex(pile)].top());
    int best = -999, worst = 999, bestAny = -999, worstAny = 999;
    for (int other = 0; other < kPiles; ++other) {
        if (other == pile)
            continue;
        bestAny = std::max(bestAny, worth(board, other));
        worstAny = std::min(worstAny, worth(board, other));
        if (has(board.allowedPiles(), other)) {
            best = std::max(best, worth(board, other));
            worst = std::min(worst, worth(board, other));
        }
    }
    switch (why.code) {
    case Code::Forced:
        return countOf(board.allowedPiles()) == 1;
    case Code::TakesMore:
        return takes && why.number == worth(board, pile) && why.other == best && best <= why.number
               && worst < why.number;
    case Code::TakesSame:
        return takes && why.number == worth(board, pile) && best == why.number && worst == why.number;
    case Code::TakesLess:
        return takes && why.number == worth(board, pile) && why.other == best && best > why.number;
    case Code::Lays:
        return !takes && why.number == worth(board, pile) + numberOf(card);
    case Code::OwnTaker:
        return !takes && view.hand().contains(why.card) && beats(why.card, card);
    case Code::LaysPoorest:
        return !takes && worth(board, pile) < worstAny;
    case Code::LaysRichest:
        return !takes && worth(board, pile) > bestAny;
    case Code::LastCard:
        return board.resolved == board.players - 1;
    default:
        return false;
    }
}

/// What is said about the cards still to come.
bool restHolds(const View &view, int pile, const HintReason &why)
{
    const Board &board = view.board();
    Rest rest = Rest::after(board, pile);
    int otherwise = -9999;
    for (int other = 0; other < kPiles; ++other)
        if (other != pile && has(board.allowedPiles(), other)) {
            Rest alternative = Rest::after(board, other);
            if (alternative.most.contains(why.card))
                otherwise = std::max(otherwise, alternative.most[why.card]);
        }
    switch (why.code) {
    case Code::RivalMust:
        return rest.most.contains(why.card) && rest.most[why.card] == why.number && why.number < 0
               && otherwise > why.number;
    case Code::RivalLess:
        return rest.most.contains(why.card) && rest.most[why.card] == why.number && otherwise == why.other
               && why.other > why.number;
    case Code::NoTaker: {
        bool beaten = false;
        for (int i = board.resolved + 1; i < board.players; ++i)
            beaten = beaten || beats(board.order[toIndex(i)].card, board.current().card);
        return !beaten;
    }
    case Code::RicherStays: {
        for (int other = 0; other < kPiles; ++other)
            if (worth(board, other) == why.number && rest.taken[toIndex(other)])
                return false;
        return why.number > worth(board, pile);
    }
    case Code::AtMost:
        return rest.together == why.number;
    default:
        return false;
    }
}

std::string described(const View &view, Card card, int pile, const HintReason &why)
{
    std::string text = "code " + std::to_string(static_cast<int>(why.code)) + ", card " + nameOf(card) + ", pile "
                       + std::to_string(pile) + ", hand";
    for (const Card held : view.hand())
        text += ' ' + nameOf(held);
    for (const Pile &each : view.board().piles) {
        text += " |";
        for (const Card lying : each)
            text += ' ' + nameOf(lying);
    }
    return text;
}

struct Tally {
    std::map<Code, int> given;
    int bare = 0; ///< choices that need a second reason and have none
};

void check(const View &view, Tally &tally)
{
    const Board &board = view.board();
    if (view.mayChoose()) {
        for (const Card card : view.hand()) {
            const auto reasons = reasonsForCard(view, card);
            QVERIFY(!reasons.empty());
            for (const HintReason &why : reasons) {
                ++tally.given[why.code];
                QVERIFY2(cardReasonHolds(view, card, why), described(view, card, -1, why).c_str());
            }
        }
        return;
    }
    for (int pile = 0; pile < kPiles; ++pile) {
        if (!has(board.allowedPiles(), pile))
            continue;
        const auto reasons = reasonsForPile(view, pile);
        QVERIFY(!reasons.empty());
        const Code base = reasons.front().code;
        tally.bare += (base == Code::Lays || base == Code::TakesLess) && reasons.size() < 2 ? 1 : 0;
        for (const HintReason &why : reasons) {
            ++tally.given[why.code];
            QVERIFY2(pileFactHolds(view, pile, why) || restHolds(view, pile, why),
                     described(view, board.current().card, pile, why).c_str());
        }
    }
}

/// The answer of the fixed policy.
std::optional<Event> politicAnswer(const ninjan::Referee &referee)
{
    const Position &position = referee.position();
    const Request request = referee.openRequests().front();
    const PlayoutState game = PlayoutState::of(position.board);
    if (request.kind == RequestKind::Choose)
        return ChooseEvent{request.seat, ai::CardScores(game, ai::greedyWeights()).best(position.hand(request.seat))};
    if (request.kind == RequestKind::Pile)
        return ResolveEvent{request.seat, position.board.current().card,
                            ai::bestPile(game, UnresolvedCards::of(position.board), ai::greedyWeights())};
    return std::nullopt;
}

} // namespace

class TestNinjanReasons : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reasonsHold();
};

void TestNinjanReasons::reasonsHold()
{
    Tally tally;
    int positions = 0;
    for (std::uint64_t deal = 1; deal <= 1000 && !QTest::currentTestFailed(); ++deal) {
        const GameEvent game = ninjanGame(static_cast<int>(2 + deal % 4), deal);
        Random random(deal);
        ninjan::Referee referee(game);
        View view(0);
        view.apply(game);
        while (!referee.over() && !QTest::currentTestFailed()) {
            const bool chooses = view.dealt() && view.mayChoose() && view.choice() == kNoCard;
            const bool takes = view.dealt() && view.board().turn() == 0;
            if (chooses || takes) {
                check(view, tally);
                ++positions;
            }
            Event event;
            if (const auto next = referee.nextAutomaticEvent(0)) {
                event = next->event;
            } else {
                const auto politic = deal % 2 == 0 && random.below(6) != 0 ? politicAnswer(referee) : std::nullopt;
                event = politic ? *politic : test::randomNinjanAnswer(referee, random);
            }
            view.apply(referee.seenBy(event, 0));
            referee.apply(event);
        }
    }
    QVERIFY(positions > 20000);
    QCOMPARE(tally.bare, 0);
    for (int code = 0; code <= static_cast<int>(Code::AtMost); ++code)
        QVERIFY2(tally.given[static_cast<Code>(code)] > 0, qPrintable(QString::number(code)));
}

REGISTER_TEST(TestNinjanReasons)
#include "tst_ninjan_reasons.moc"
