// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/puzzles/puzzle_text.h"

#include "engine/core/view_after.h"
#include "engine/games/ninjan/view.h"
#include "engine/games/odin/set.h"
#include "engine/games/odin/view.h"
#include "ui/base/text/cost_text.h"
#include "ui/base/text/ninjan_text.h"
#include "ui/base/text/odin_text.h"
#include "ui/base/text/review_text.h"
#include "ui/base/text/table_text.h"

#include <algorithm>

namespace meadhall::ui {

QString PuzzleText::gradeTitle(int grade)
{
    switch (grade) {
    case 1:
        return tr("First steps", "puzzles of the first stage");
    case 2:
        return tr("Good plays", "puzzles of the second stage");
    default:
        return tr("Deep water", "puzzles of the third stage");
    }
}

QString PuzzleText::gradeAbout(Game game, int grade)
{
    const bool odin = game == Game::Odin;
    switch (grade) {
    case 1:
        return odin ? tr("go out, block, pass", "what puzzles are about")
                    : tr("what beats what, and when", "what puzzles are about");
    case 2:
        return odin ? tr("what to keep, what to take", "what puzzles are about")
                    : tr("your card is the next prize", "what puzzles are about");
    default:
        return odin ? tr("count cards, plan the next lead", "what puzzles are about")
                    : tr("who must take what", "what puzzles are about");
    }
}

QString PuzzleText::grade(int grade) { return tr("stage %1", "of a puzzle: 1 to 3").arg(number(grade)); }

QString PuzzleText::solvedOf(int solved, int all)
{
    return tr("%1 of %2 solved", "puzzles of a pack").arg(number(solved), number(all));
}

QString PuzzleText::task(const puzzle::Puzzle &puzzle)
{
    if (puzzle.game() == Game::Ninjan)
        return puzzle.kind == puzzle::Kind::Pile
                   ? tr("It’s your card’s turn. Which pile leaves you with the most points at the end of the game?")
                   : tr("Which card leaves you with the most points at the end of the game? Choose it.");
    if (viewAfter<odin::View>(puzzle.seen, puzzle.seat).board().leading())
        return tr("You lead. What leaves you best off at the end of this hand? Select your cards and play them.");
    return tr("What leaves you best off at the end of this hand? Select your cards, play them and say which beaten "
              "card you pick up, or pass.");
}

QStringList PuzzleText::known(const puzzle::Puzzle &puzzle, const Names &names)
{
    QStringList known;
    if (puzzle.game() == Game::Ninjan) {
        const auto view = viewAfter<ninjan::View>(puzzle.seen, puzzle.seat);
        known.push_back(
            tr("Round %1 of %2", "what is known in a puzzle").arg(number(view.board().round), number(ninjan::kRounds)));
        for (int seat = 0; seat < view.players(); ++seat)
            if (seat != puzzle.seat)
                known.push_back(tr("%1 has %2 points", "what is known in a puzzle: a name, +12 or −3")
                                    .arg(names.of(seat), signedNumber(view.board().points[toIndex(seat)])));
        return known;
    }
    const auto view = viewAfter<odin::View>(puzzle.seen, puzzle.seat);
    for (int seat = 0; seat < view.players(); ++seat) {
        if (seat == puzzle.seat)
            continue;
        const QString has = tr("%1 has %Ln cards", "what is known in a puzzle", view.count(seat)).arg(names.of(seat));
        known.push_back(view.known(seat).empty()
                            ? has
                            : tr("%1, among them %2", "what is known in a puzzle: “Ylva has 4 cards”; cards picked up")
                                  .arg(has, OdinText::cards(view.known(seat), OdinText::Case::Nominative)));
    }
    return known;
}

QString PuzzleText::hint(const puzzle::Puzzle &puzzle)
{
    switch (puzzle.kind) {
    case puzzle::Kind::Lead:
        return tr("Which cards go with no others, and what do the rest need to go out?", "hint of a puzzle");
    case puzzle::Kind::Beat:
        return tr("How many sets does your hand make after each play? And what can the others still beat?",
                  "hint of a puzzle");
    case puzzle::Kind::PickUp:
        return tr("The play itself is obvious. Which beaten card fits what stays in your hand?", "hint of a puzzle");
    case puzzle::Kind::Pass:
        return tr("Which cards in each play would you miss later?", "hint of a puzzle");
    case puzzle::Kind::Choice:
        return tr("Which cards come before yours, and what lies on the piles by then?", "hint of a puzzle");
    case puzzle::Kind::Pile:
        return tr("Your card lies on top afterwards. Who can take it, and what must they take otherwise?",
                  "hint of a puzzle");
    }
    return {};
}

QString PuzzleText::secondHint(const puzzle::Puzzle &puzzle)
{
    if (const auto *play = std::get_if<PlayEvent>(&puzzle.best.answer))
        return puzzle.kind == puzzle::Kind::PickUp
                   ? tr("Do not pick up %1.", "second hint of a puzzle; a card (accusative)")
                         .arg(OdinText::card(std::get<PlayEvent>(puzzle.tempting.answer).take,
                                             OdinText::Case::Accusative))
                   : tr("One card of the answer is marked: %1.", "second hint of a puzzle; a card (nominative)")
                         .arg(OdinText::card(play->cards.first(), OdinText::Case::Nominative));
    if (std::holds_alternative<PassEvent>(puzzle.best.answer))
        return tr("You do not have to play.", "second hint of a puzzle: passing is the answer");
    if (const auto *pile = std::get_if<ResolveEvent>(&puzzle.tempting.answer)) {
        const auto view = viewAfter<ninjan::View>(puzzle.seen, puzzle.seat);
        return tr("It is not the pile with %1 on top.", "second hint of a puzzle; a card (accusative)")
            .arg(NinjanText::card(view.board().piles[toIndex(pile->pile)].top(), NinjanText::Case::Accusative));
    }
    if (const auto *choice = std::get_if<ChooseEvent>(&puzzle.tempting.answer))
        return tr("It is not the %1.", "second hint of a puzzle; a card (nominative)")
            .arg(NinjanText::card(choice->card, NinjanText::Case::Nominative));
    return {};
}

QString PuzzleText::notYet(const puzzle::Puzzle &puzzle, const Event &tried)
{
    const auto *best = std::get_if<PlayEvent>(&puzzle.best.answer), *play = std::get_if<PlayEvent>(&tried);
    const bool onlyTake = best && play && best->cards == play->cards;
    if (onlyTake)
        return tr("The cards are right. %1", "wrong answer of a puzzle; what speaks against the card picked up")
            .arg(CostText::against(puzzle.seen, puzzle.seat, tried, true));
    const QString good = ReviewText::reasons(puzzle.seen, puzzle.seat, tried, false);
    const QString bad = CostText::against(puzzle.seen, puzzle.seat, tried, false);
    if (good.isEmpty() || good.contains(bad)) // the same may be said for a move and against it
        return good.isEmpty() ? bad : good;
    return tr("%1 But it has a drawback. %2", "wrong answer of a puzzle: a sentence for it, a sentence against it")
        .arg(good, bad);
}

QString PuzzleText::solved(const puzzle::Puzzle &puzzle, const Event &answer)
{
    const QString why = ReviewText::why(puzzle.seen, puzzle.seat, puzzle.tempting.answer, answer,
                                        answer == puzzle.best.answer ? puzzle.inference : std::nullopt);
    const auto *best = std::get_if<PlayEvent>(&answer);
    const auto *play = std::get_if<PlayEvent>(&puzzle.tempting.answer);
    const bool takes = best && play && best->cards == play->cards;
    const QString bad = CostText::against(puzzle.seen, puzzle.seat, puzzle.tempting.answer, takes);
    if (bad.isEmpty())
        return why;
    return tr("%1 Tempting: %2. %3", "explains a puzzle: sentences for the answer; a move; what speaks against it")
        .arg(why, ReviewText::move(puzzle.seen, puzzle.tempting.answer), bad)
        .trimmed(); // the answer may have no reason of its own
}

QString PuzzleText::answer(const puzzle::Puzzle &puzzle)
{
    return ReviewText::longMove(puzzle.seen, puzzle.best.answer);
}

QString PuzzleText::judged(const puzzle::Puzzle &puzzle)
{
    return tr("Based on %1 sampled deals; the second-best answer costs at least %2 points.",
              "how a puzzle was judged: a number, points such as 1.1")
        .arg(groupedNumber(puzzle.deals), decimal(std::max(0.0, puzzle.margin())));
}

} // namespace meadhall::ui
