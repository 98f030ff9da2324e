// The first hand of Odin that somebody plays: its cards, its course, and what is said at each step.
#pragma once

#include "engine/core/event.h"

#include <QCoreApplication>
#include <QString>

namespace meadhall::ui {

class Lesson {
    Q_DECLARE_TR_FUNCTIONS(Lesson)

public:
    /// The learner's seat.
    static constexpr int kLearner = 0;

    /// The whole hand, from the game's first event to the play that empties the learner's hand.
    static const Events &course();
    /// How many of the events lie before the learner's first decision.
    static constexpr std::size_t kBegin = 2;

    /// What is said after so many events of the course, while the learner decides or the others play.
    /// @param pickingUp the learner has chosen the set and now takes a card
    static QString words(std::size_t events, bool pickingUp);
    /// What is said of a move that the rules allow and the lesson does not want there.
    static QString otherwise(std::size_t events, bool passed, bool pickingUp);
    /// What the learner is to do next; nothing while the others play.
    static const Event *wanted(std::size_t events);
    /// Whether something is explained there before the others play.
    static bool explains(std::size_t events);
    /// The steps up to now, counted from 1, and all of them: what is asked for, what is explained, and the end.
    static int step(std::size_t events);
    static int steps();

private:
    static QString asked(std::size_t events, bool pickingUp);
    static QString explained(std::size_t events);
    static QString passedInstead();
    static QString tookInstead(std::size_t events);
    static QString playedInstead(std::size_t events);
};

} // namespace meadhall::ui
