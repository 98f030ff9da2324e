// The first hand of Odin that somebody plays: its cards, its course, and what is said at each step.
#pragma once

#include "events/event.h"

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
    /// How many of a record's events are as the course has them, from its beginning.
    static std::size_t followed(const Events &record);

    /// What is said after so many events of the course, while the learner decides or the others play.
    /// @param pickingUp the learner has chosen the set and now takes a card
    static QString words(std::size_t events, bool pickingUp);
    /// Before the words, after a move that the rules allow and the lesson does not want yet.
    static QString otherwise();
    /// The learner's decisions up to now, counted from 1, and all of them.
    static int step(std::size_t events);
    static int steps();
    /// What the learner is to do next; nothing while the others play.
    static const Event *wanted(std::size_t events);
};

} // namespace meadhall::ui
