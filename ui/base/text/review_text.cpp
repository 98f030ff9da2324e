// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/base/text/review_text.h"

#include "engine/core/to_index.h"
#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "engine/players/chair.h"
#include "ui/base/text/cost_text.h"
#include "ui/base/text/ninjan_hint_text.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_hint_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/table_text.h"

#include <algorithm>
#include <cmath>

namespace meadhall::ui {

namespace {

/// The piles, which every viewpoint sees.
ninjan::Board reviewBoard(const Events &seen) { return viewAfter<ninjan::View>(seen, kSpectator).board(); }

QString reviewWorthOfPile(const ninjan::Board &board, int pile)
{
    return signedNumber(board.piles[toIndex(pile)].sum());
}

/// Whether the card takes a pile rather than being laid on it.
bool takesThatPile(const ninjan::Board &board, const ResolveEvent &resolve)
{
    return ninjan::has(board.beatenPiles(resolve.card), resolve.pile);
}

QString reviewValueOf(const PlayEvent &play) { return number(odin::valueOf(play.cards)); }
QString reviewPileOf(int pile) { return number(pile + 1); }
QString reviewCardName(Card card) { return NinjanText::card(card, NinjanText::Case::Nominative); }

} // namespace

using review::Judgement;
using review::Verdict;

QString ReviewText::verdict(Verdict verdict)
{
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("ReviewText", "Best", "verdict on a move"),
        QT_TRANSLATE_NOOP3("ReviewText", "Fine", "verdict on a move: nearly as good as the best one"),
        QT_TRANSLATE_NOOP3("ReviewText", "Small mistake", "verdict on a move"),
        QT_TRANSLATE_NOOP3("ReviewText", "Clear mistake", "verdict on a move"),
    };
    return kTexts[toIndex(verdict)].translated("ReviewText");
}

QString ReviewText::verdictCount(Verdict verdict, int count)
{
    static constexpr MarkedText kTexts[] = {
        QT_TRANSLATE_NOOP3("ReviewText", "best moves: %1", "count"),
        QT_TRANSLATE_NOOP3("ReviewText", "fine moves: %1", "count"),
        QT_TRANSLATE_NOOP3("ReviewText", "small mistakes: %1", "count"),
        QT_TRANSLATE_NOOP3("ReviewText", "clear mistakes: %1", "count"),
    };
    return kTexts[toIndex(verdict)].translated("ReviewText").arg(number(count));
}

QString ReviewText::cost(Game game, const Judgement &judgement)
{
    if (judgement.verdict != Verdict::Best)
        return tr("costs %1", "a move; “about 1.2 points”").arg(CostText::amount(judgement.loss, judgement.lossCi95));
    return judgement.loss < review::scaleOf(game).thresholds.front() ? tr("loses nothing", "a move")
                                                                     : tr("no certain loss", "of a move");
}

QString ReviewText::interval(const Judgement &judgement)
{
    const QString least = decimal(std::max(0.0, judgement.loss - judgement.lossCi95)),
                  most = decimal(judgement.loss + judgement.lossCi95);
    return least == most
                   || (judgement.verdict != Verdict::Best && CostText::isRough(judgement.loss, judgement.lossCi95))
               ? QString()
               : tr("between %1 and %2", "points lost").arg(least, most);
}

QString ReviewText::inDoubt(Game game, const Judgement &judgement)
{
    if (review::verdictOf(review::scaleOf(game).thresholds, judgement.loss) <= judgement.verdict)
        return {};
    return tr("If in doubt, the milder verdict stands.", "about the points that a move costs");
}

QString ReviewText::gameAtStake(Game game, const Judgement &judgement)
{
    constexpr double kMuch = 0.1; // of the games
    const double certain = judgement.loss - judgement.lossCi95 - std::abs(judgement.points - judgement.bestPoints);
    return certain * review::scaleOf(game).utilityPerPoint >= kMuch
               ? tr("It costs much of the chance of winning.", "about a move")
               : QString();
}

QString ReviewText::soFar(double error)
{
    return tr("± %1 so far", "uncertainty of a number that is still being computed").arg(decimal(error));
}

QString ReviewText::place(Game game, int part, int step)
{
    if (part == 0)
        return {};
    if (game == Game::Odin)
        return step == 0 ? TableText::hand(part)
                         : tr("Hand %1, turn %2", "place in a game of Odin").arg(number(part), number(step));
    return step == 0 ? tr("Round %1, choice", "place in a game of Ninjan: the choice of cards").arg(number(part))
                     : tr("Round %1, pile", "place in a game of Ninjan: a card is put on a pile").arg(number(part));
}

QString ReviewText::point(Game game, int part, int step)
{
    if (game == Game::Odin)
        return step == 0 ? tr("start", "value of a curve: before the first turn")
                         : tr("turn %1", "value of a curve").arg(number(step));
    if (part == 0)
        return tr("start", "value of a curve: before the first turn");
    return step == 0
               ? tr("round %1, choice", "value of a curve").arg(number(part))
               : tr("round %1, card %2", "value of a curve; which card is resolved").arg(number(part), number(step));
}

QString ReviewText::curveDirection(Game game)
{
    return game == Game::Odin ? tr("↑ fewer is better", "beside a curve, whose upper end is better")
                              : tr("↑ more is better", "beside a curve, whose upper end is better");
}

QString ReviewText::partTitle(Game game)
{
    return game == Game::Odin ? tr("turn", "below the axis of a curve, before numbers")
                              : tr("round", "below the axis of a curve, before numbers");
}

QString ReviewText::expectation(const QString &name, double now, std::optional<double> before)
{
    return before ? tr("%1 %2, before that %3", "value of a curve: name, points, points before")
                        .arg(isolated(name), decimal(now), decimal(*before))
                  : tr("%1 %2", "value of a curve: name, points").arg(isolated(name), decimal(now));
}

QString ReviewText::valueAt(const QString &point, const QString &values)
{
    return spoken(tr("%1: %2", "values of a curve: turn 27, you 3.3 …").arg(point, values));
}

QString ReviewText::playedLabel(const Event &played, int seat, const Names &names)
{
    const bool own = names.isOwn(seat);
    if (std::holds_alternative<PlayEvent>(played))
        return own ? tr("You played", "label before cards") : tr("%1 played", "label before cards").arg(names.of(seat));
    if (std::holds_alternative<ChooseEvent>(played))
        return own ? tr("You chose", "label before a card") : tr("%1 chose", "label before a card").arg(names.of(seat));
    return own ? tr("Your choice", "label before a move: a pile, or passing")
               : tr("%1 chose", "label before a move: a pile, or passing").arg(names.of(seat));
}

QString ReviewText::betterLabel(Verdict verdict)
{
    return verdict == Verdict::Best ? tr("Just as good", "label before a move") : tr("Better", "label before a move");
}

QString ReviewText::tried(const QString &move, double saved, const QString &best, double more, double error)
{
    const double hardly = std::max(0.05, error); // 0.05 is written as 0.0
    //: %1: a move in a few words: 83, pass, rock 5; %2: points with one decimal
    const QString first = saved >= hardly ? tr("%1 is about %2 points better.").arg(move, decimal(saved))
                          //: %1: a move in a few words: 83, pass, rock 5; %2: points with one decimal
                          : saved <= -hardly ? tr("%1 is about %2 points worse.").arg(move, decimal(-saved))
                          : error > 0.05 ? tr("With %1 no difference is certain.", "a move in a few words").arg(move)
                                         : tr("%1 is just as good.", "a move in a few words").arg(move);
    if (more < hardly)
        return capitalised(first);
    return tr("%1 %2", "two whole sentences")
        //: %1: a move in a few words; %2: points with one decimal
        .arg(capitalised(first), capitalised(tr("%1 would be %2 points better still.").arg(best, decimal(more))));
}

QString ReviewText::spokenMove(const QString &label, const QString &move, double points, const QString &unit)
{
    return spoken(tr("%1: %2, %3 %4", "“You played: black 8, 3.3 points”").arg(label, move, decimal(points), unit));
}

QString ReviewText::judgingNow() { return tr("Being reviewed now."); }

QString ReviewText::oneSeatKnown() { return tr("Only one seat’s cards are known; the others would be dealt anew."); }

QString ReviewText::mistakesTitle(int seat, const Names &names)
{
    return names.isOwn(seat) ? tr("Your mistakes", "heading of a list")
                             : tr("Mistakes by %1", "heading of a list").arg(names.of(seat));
}

QString ReviewText::lostInAll(double points, int decisions)
{
    return tr("%1 points lost in %Ln decision(s)", "points lost; %1 has one decimal", decisions).arg(decimal(points));
}

QString ReviewText::notJudged(int decisions)
{
    return tr("%Ln decision(s) not reviewed", "in a review that was stopped", decisions);
}

QString ReviewText::nobodyJudged(const GameEvent &game)
{
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        if (!players::chairAt(game, seat))
            return tr("No verdicts: it is not known who played here.");
    return tr("No verdicts: only computers played here.");
}

QString ReviewText::spokenJudgement(Game game, const Events &seen, const Judgement &judgement)
{
    QStringList sentences{TableText::describe({verdict(judgement.verdict), cost(game, judgement)})};
    if (judgement.verdict != Verdict::Best)
        sentences.push_back(tr("Better: %1", "said by a screen reader; a move").arg(longMove(seen, judgement.best)));
    return sentences.join(QStringLiteral(". "));
}

QString ReviewText::spokenRow(const QString &place, const QString &instead, const Judgement &judgement)
{
    return TableText::describe({verdict(judgement.verdict), place, instead, cost({}, judgement)});
}

QString ReviewText::move(const Events &seen, const Event &answer)
{
    if (const auto *play = std::get_if<PlayEvent>(&answer))
        return reviewValueOf(*play);
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return reviewCardName(choice->card);
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return tr("pile %1 (%2)", "a move: the number of a pile, and what it is worth: +10, −3")
            .arg(reviewPileOf(resolve->pile), reviewWorthOfPile(reviewBoard(seen), resolve->pile));
    return tr("pass", "a move");
}

QString ReviewText::instead(const Events &seen, const Event &played, const Event &best)
{
    const auto *play = std::get_if<PlayEvent>(&played), *better = std::get_if<PlayEvent>(&best);
    if (play && better && play->cards == better->cards) {
        const int one = odin::numberOf(play->take), other = odin::numberOf(better->take);
        if (one != other)
            return tr("picks up %1 instead of %2", "a mistake; numbers of cards").arg(number(one), number(other));
        return tr("picks up %1; better: %2", "a mistake; cards (nominative)")
            .arg(OdinText::card(play->take, OdinText::Case::Nominative),
                 OdinText::card(better->take, OdinText::Case::Nominative));
    }
    if (play && better && odin::valueOf(play->cards) == odin::valueOf(better->cards))
        return tr("%1; better: %2", "a mistake: what was played or chosen; cards (nominative)")
            .arg(OdinText::cards(play->cards, OdinText::Case::Nominative),
                 OdinText::cards(better->cards, OdinText::Case::Nominative));
    if (play && better)
        return tr("%1 instead of %2", "a mistake; values of sets, in figures")
            .arg(reviewValueOf(*play), reviewValueOf(*better));
    if (play)
        return tr("%1 instead of passing", "a mistake; the value of a set").arg(reviewValueOf(*play));
    if (better)
        return tr("passes instead of %1", "a mistake; the value of a set").arg(reviewValueOf(*better));
    const auto *choice = std::get_if<ChooseEvent>(&played), *card = std::get_if<ChooseEvent>(&best);
    if (choice && card)
        return tr("%1; better: %2", "a mistake: what was played or chosen; cards (nominative)")
            .arg(reviewCardName(choice->card), reviewCardName(card->card));
    const auto *put = std::get_if<ResolveEvent>(&played), *other = std::get_if<ResolveEvent>(&best);
    if (!put || !other)
        return {};
    const ninjan::Board board = reviewBoard(seen);
    if (!takesThatPile(board, *put))
        return tr("%1 on pile %2; better: %3", "a mistake; a card (nominative), numbers of piles")
            .arg(reviewCardName(put->card), reviewPileOf(put->pile), reviewPileOf(other->pile));
    return tr("pile %1 (%2); better: %3 (%4)", "a mistake; numbers of piles, and what they are worth: +10, −3")
        .arg(reviewPileOf(put->pile), reviewWorthOfPile(board, put->pile), reviewPileOf(other->pile),
             reviewWorthOfPile(board, other->pile));
}

QString ReviewText::longMove(const Events &seen, const Event &answer)
{
    const auto *play = std::get_if<PlayEvent>(&answer);
    if (!play)
        return move(seen, answer);
    const QString cards = OdinText::cards(play->cards, OdinText::Case::Nominative);
    return play->take == kNoCard ? cards
                                 : tr("%1; picked up: %2", "a move for screen readers; cards (nominative)")
                                       .arg(cards, OdinText::card(play->take, OdinText::Case::Nominative));
}

QString ReviewText::withCard(const Events &seen, const ResolveEvent &resolve)
{
    return takesThatPile(reviewBoard(seen), resolve) ? tr("takes it with", "label above a card: of a pile")
                                                     : tr("lays", "label above a card: of a pile");
}

int ReviewText::beatenPile(const Events &seen, int seat, const Event &answer)
{
    const auto *choice = std::get_if<ChooseEvent>(&answer);
    return choice ? ninjan::forecastOf(viewAfter<ninjan::View>(seen, seat), choice->card).pile : -1;
}

QString ReviewText::forecast(int pile)
{
    return pile < 0
               ? tr("beats no pile", "of a card, as the piles are now")
               : tr("beats pile %1", "of a card, as the piles are now; the number of a pile").arg(reviewPileOf(pile));
}

QString ReviewText::reasons(const Events &seen, int seat, const Event &answer, bool onlyTake,
                            const std::optional<Event> &other)
{
    const auto otherOf = [&](const auto &of) { return other ? std::optional(of(*other)) : std::nullopt; };
    if (const auto *choice = std::get_if<ChooseEvent>(&answer))
        return NinjanHintText::reasons(viewAfter<ninjan::View>(seen, seat), choice->card, -1,
                                       otherOf([](const Event &of) { return int{std::get<ChooseEvent>(of).card}; }));
    if (const auto *resolve = std::get_if<ResolveEvent>(&answer))
        return NinjanHintText::reasons(viewAfter<ninjan::View>(seen, seat), resolve->card, resolve->pile,
                                       otherOf([](const Event &of) { return std::get<ResolveEvent>(of).pile; }));
    const auto moveOf = [](const Event &of) {
        const auto *play = std::get_if<PlayEvent>(&of);
        return play ? odin::Move{play->cards, play->take} : odin::Move::pass();
    };
    return OdinHintText::reasons(viewAfter<odin::View>(seen, seat), moveOf(answer), onlyTake, otherOf(moveOf));
}

QString ReviewText::why(const Events &seen, int seat, const Event &played, const Event &best,
                        const std::optional<players::Inference> &inference)
{
    const auto *play = std::get_if<PlayEvent>(&best), *other = std::get_if<PlayEvent>(&played);
    const bool onlyTake = play && other && play->cards == other->cards && play->take != other->take;
    QString reasons =
        ReviewText::reasons(seen, seat, best, onlyTake, played == best ? std::nullopt : std::optional(played));
    if (inference)
        reasons = tr("%1 %2", "two whole sentences")
                      .arg(OdinHintText::inference(viewAfter<odin::View>(seen, seat), *inference), reasons)
                      .trimmed();
    if (reasons.isEmpty())
        return {};
    if (onlyTake)
        //: %1: a card (accusative); %2: the reasons, whole sentences
        return tr("Why pick up %1? %2").arg(OdinText::card(play->take, OdinText::Case::Accusative), reasons);
    if (std::holds_alternative<PassEvent>(best))
        return tr("Why pass? %1", "the reasons, whole sentences").arg(reasons);
    //: %1: a move in a few words: 77, rock 5, pile 2 (+4); %2: the reasons, whole sentences
    return tr("Why %1? %2").arg(move(seen, best), reasons);
}

} // namespace meadhall::ui
