// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the puzzles.
#pragma once

#include "engine/puzzle/puzzle.h"
#include "ui/base/text/names.h"

#include <QCoreApplication>

namespace meadhall::ui {

/// Nothing here but solved() and answer() tells the answer.
class PuzzleText {
    Q_DECLARE_TR_FUNCTIONS(PuzzleText)

public:
    static QString ofTheDay() { return tr("Puzzle of the day", "title, heading"); }
    static QString atFirstAttempt() { return tr("at the first attempt", "below a share in percent, or “Solved”"); }
    static QString gradeTitle(int grade);
    /// The subject of a grade of a game.
    static QString gradeAbout(Game game, int grade);
    /// "grade 2", for screen readers and facts.
    static QString grade(int grade);
    /// How much of a pack is solved.
    static QString solvedOf(int solved, int all);

    /// The task: which move is to be found.
    static QString task(const puzzle::Puzzle &puzzle);
    /// The facts that the seat can know, a sentence each.
    static QStringList known(const puzzle::Puzzle &puzzle, const Names &names);
    /// A question that leads on.
    static QString hint(const puzzle::Puzzle &puzzle);
    /// One card of the answer, or what it is not.
    static QString secondHint(const puzzle::Puzzle &puzzle);

    /// Says what speaks for a wrong answer, and what against it.
    static QString notYet(const puzzle::Puzzle &puzzle, const Event &tried);
    /// Why an answer is right and the tempting one is not.
    static QString solved(const puzzle::Puzzle &puzzle, const Event &answer);
    /// The answer in words, for screen readers.
    static QString answer(const puzzle::Puzzle &puzzle);
    /// Says how the answers were judged.
    static QString judged(const puzzle::Puzzle &puzzle);
};

} // namespace meadhall::ui
