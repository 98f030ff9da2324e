// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the review of a game.
#pragma once

#include "engine/review/judge/review.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

#include <optional>

namespace meadhall::ui {

class ReviewText {
    Q_DECLARE_TR_FUNCTIONS(ReviewText)

public:
    /// "Mistake"
    static QString verdict(review::Verdict verdict);
    /// One of the counts below the list, for screen readers: "mistakes: 2".
    static QString verdictCount(review::Verdict verdict, int count);
    /// "costs about 2.9 points", or "costs 0.9 to 2.1 points" where that is all that is certain.
    static QString cost(Game game, const review::Judgement &judgement);
    /// "between 2.8 and 3.0"; empty where both would be written alike, or are said by cost().
    static QString interval(const review::Judgement &judgement);
    /// That more is not certain, so that the milder word stands; empty if it is.
    static QString inDoubt(Game game, const review::Judgement &judgement);
    /// Why a move costs more than the difference of the points that are expected; empty if that is not certain, or if
    /// it hardly changes the chance of winning.
    static QString gameAtStake(Game game, const review::Judgement &judgement);
    /// Label of the points expected of a move.
    static QString unit() { return tr("points", "below a number with one decimal: points expected of a move"); }
    /// "± 0.4 so far"
    static QString soFar(double error);

    /// "Hand 3, turn 27", "Round 6, choice"; empty before the first deal.
    /// @param part,step as in RecordPlace
    static QString place(Game game, int part, int step);
    /// The same without the hand, for a value of its curve: "turn 27".
    static QString point(Game game, int part, int step);
    /// The meaning of the curve's figures.
    static QString curveTitle() { return tr("Points expected", "title of a curve"); }
    static QString curveDirection(Game game);
    static QString partTitle(Game game);
    static QString verdictTitle() { return tr("verdict", "heading of a column"); }
    static QString notJudgedYet() { return tr("not reviewed yet", "part of a curve"); }
    /// A seat's value of the curve: "You 3.3, before 0.6".
    static QString expectation(const QString &name, double now, std::optional<double> before);
    /// A point of the curve and its values.
    static QString valueAt(const QString &point, const QString &values);

    /// Label before the move that was played, and before the better one.
    static QString playedLabel(const Event &played, int seat, const Names &names);
    static QString betterLabel(review::Verdict verdict);
    static QString bestSoFarLabel() { return tr("Best so far", "label before a move, while it is being judged"); }

    /// The move of a decision in a few words: "77", "pass", "rock 5", "pile 2 (+4)".
    /// @param seen what its seat had seen before it
    static QString move(const Events &seen, const Event &answer);
    /// A move against a better one: "8 instead of 77".
    static QString instead(const Events &seen, const Event &played, const Event &best);
    /// The move with the names of all cards.
    static QString longMove(const Events &seen, const Event &answer);
    /// Above a card that a move picks up.
    static QString picksUp() { return tr("picks up", "label above a card"); }
    /// Above the card that takes a pile or is laid on it.
    static QString withCard(const Events &seen, const ResolveEvent &resolve);
    /// The pile that a chosen card beats as the piles are; −1: none, or another move.
    static int beatenPile(const Events &seen, int seat, const Event &answer);
    /// The effect that a chosen card would have on the piles: "beats pile 3".
    /// @param pile see beatenPile()
    static QString forecast(int pile);
    /// Reasons for an answer, in the coach's words; empty if it is the only one.
    /// @param onlyTake in Odin: the same cards would be played anyway, it is about the card that is picked up
    /// @param other another answer: reasons that hold for it as well are left out, which may leave none
    static QString reasons(const Events &seen, int seat, const Event &answer, bool onlyTake,
                           const std::optional<Event> &other = {});
    /// Why the better move is better, or the played one good, in one or two sentences.
    /// @param inference what that rests on, see Judgement
    static QString why(const Events &seen, int seat, const Event &played, const Event &best,
                       const std::optional<players::Inference> &inference = {});

    /// A decision for screen readers: verdict, cost, the better move.
    static QString spokenJudgement(Game game, const Events &seen, const review::Judgement &judgement);
    /// Another move that was tried, against the one that was played and the best one.
    /// @param saved points that it saves or brings against the one played
    /// @param more points that the best one saves or brings beyond that
    /// @param error points up to which neither is certain
    static QString tried(const QString &move, double saved, const QString &best, double more, double error);
    static QString whatIf() { return tr("What if…?", "title: another move was tried"); }
    static QString triedLabel() { return tr("You tried", "label before a move"); }
    static QString bestLabel() { return tr("Best", "label before the best move"); }
    /// A move and what could be expected of it, for screen readers.
    static QString spokenMove(const QString &label, const QString &move, double points, const QString &unit);
    /// While nothing is known of a decision.
    static QString judgingNow();
    /// Of a record, and how a game goes on from there.
    static QString oneSeatKnown();
    static QString notJudgedDecision() { return tr("Not reviewed yet."); }
    static QString thisDecision() { return tr("This decision", "heading"); }
    /// A row of the list of mistakes for screen readers.
    static QString spokenRow(const QString &place, const QString &instead, const review::Judgement &judgement);

    static QString review() { return tr("Review", "title, button: a game is looked at again"); }

    // The list of mistakes.
    static QString previousMistake() { return tr("Previous mistake", "button"); }
    static QString nextMistake() { return tr("Next mistake", "button"); }
    static QString mistakesTitle(int seat, const Names &names);
    static QString lostInAll(double points, int decisions);
    static QString noMistake() { return tr("No mistakes", "in a review"); }
    static QString notJudged(int decisions);
    /// Why there are no verdicts in a game whose record names no person.
    static QString nobodyJudged(const GameEvent &game);
    static QString noDecision() { return tr("There was nothing to decide here.", "in a review"); }
};

} // namespace meadhall::ui
