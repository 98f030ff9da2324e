// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as data: a prepared game, and what is said at each of its steps.
#pragma once

#include "engine/core/event.h"

#include <QString>

#include <span>

namespace meadhall::ui {

/// A remark on a legal move other than the one that the lesson goes on with.
struct LessonRemark {
    bool (*fits)(const Event &move, bool whole); ///< null: any move. `whole` is false while a pick-up has yet to follow
    const char *words;
};

struct LessonStep {
    enum class Kind : std::uint8_t {
        Explains, ///< the game waits until the learner has read it
        Asks,     ///< for the next event of the script
        Watches,  ///< shown while the others act; counts as part of the step before it
        Ends,
    };
    /// The part of the table that the words are about.
    enum class About : std::uint8_t { Middle, Hand, FirstPile, SecondPile, Nothing };

    const char *id;     ///< kept in the settings
    std::size_t events; ///< of the script, when the step begins
    Kind kind;
    About about;
    const char *words;
    const char *pickUpWords = nullptr; ///< while the play is made and its pick-up has yet to be chosen
    std::span<const LessonRemark> remarks{};
};

/// The texts are English; lessonText() translates them.
struct Course {
    Game game;
    Events script; ///< from the start of the game to the end of the lesson
    std::span<const LessonStep> steps;

    /// The seat of the learner.
    static constexpr int kLearner = 0;

    /// The move that a step asks for; null if it asks for none.
    const Event *wanted(int step) const;
    /// The step to go on with after that many events: one that asks, if there is any.
    int stepAfter(std::size_t events) const;
    /// @return −1 if there is no step with this id
    int stepOf(const QString &id) const;
    /// Number of a step for the learner, from 1; those that only watch have the number of the one before.
    int number(int step) const;
    int count() const { return number(static_cast<int>(steps.size()) - 1); }
};

const Course &odinCourse();
const Course &ninjanCourse();
const Course &courseOf(Game game);

/// A text of a course in the current language, with its digits and the name of the key for the rules.
QString lessonText(const char *words);

} // namespace meadhall::ui
