// Signs of verdicts on the cards of the hand: what was played, and what was better.
#pragma once

#include "engine/review/judge/judge.h"
#include "ui/graphics/theme.h"

#include <QGraphicsObject>
#include <QPointer>

#include <vector>

namespace meadhall::ui {

class Hand;

class HandMarks {
public:
    ~HandMarks() { clear(); }

    /// Puts the signs on the cards; those of before are removed.
    void show(const Hand &hand, const Event &played, const review::Judgement &judgement, Theme theme);
    void clear();

private:
    std::vector<QPointer<QGraphicsObject>> marks_; ///< null if their card is gone
};

} // namespace meadhall::ui
