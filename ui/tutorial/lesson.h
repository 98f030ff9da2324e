// The tutorial's script: a prepared hand of Odin with the text for each step.
#pragma once

#include "engine/core/event.h"

#include <QCoreApplication>
#include <QString>

namespace meadhall::ui {

class Lesson {
    Q_DECLARE_TR_FUNCTIONS(Lesson)

public:
    /// The seat of the learner.
    static constexpr int kLearner = 0;

    /// All events, from the start of the game to the play that empties the learner's hand.
    static const Events &script();
    /// The number of events before the learner's first decision.
    static constexpr std::size_t kBegin = 2;

    /// The text shown after that many events, while the learner decides or the others play.
    /// @param events number of events so far
    /// @param pickingUp the learner has selected the set and now has to pick up a card
    static QString text(std::size_t events, bool pickingUp);
    /// The remark on a legal move that differs from the script.
    /// @param passed the learner passed; otherwise it played, or with `pickingUp` took a card
    static QString remarkOnDeviation(std::size_t events, bool passed, bool pickingUp);
    /// The move expected from the learner; null while the others play.
    static const Event *expectedEvent(std::size_t events);
    /// Whether an explanation is shown after that many events, before the others play.
    static bool explains(std::size_t events);
    /// The current step, counted from 1. Steps are moves of the learner, explanations, and the end.
    static int step(std::size_t events);
    /// The number of all steps.
    static int steps();

private:
    static QString instruction(std::size_t events, bool pickingUp);
    static QString explained(std::size_t events);
    static QString passedInstead();
    static QString tookInstead(std::size_t events);
    static QString playedInstead(std::size_t events);
};

} // namespace meadhall::ui
