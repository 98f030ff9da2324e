// SPDX-License-Identifier: GPL-3.0-or-later
// Signs of verdicts on the cards of the hand and on the piles: what was played, and what was better.
#pragma once

#include "engine/review/judge/judge.h"
#include "ui/base/graphics/theme.h"

#include <QGraphicsObject>
#include <QPointer>

#include <vector>

namespace meadhall::ui {

class Hand;
class Piles;

/// In reviews of Ninjan on the piles, too.
class HandMarks {
public:
    ~HandMarks() { clear(); }

    /// Puts the signs on the cards; those of before are removed.
    void show(const Hand &hand, const Event &played, const review::Judgement &judgement, Theme theme);
    /// Adds signs to piles if the decision is about these, and the number of each pile, by which the sentences name it.
    void showPiles(const Piles &piles, const Event &played, const review::Judgement &judgement, Theme theme);
    void clear();

private:
    std::vector<QPointer<QGraphicsObject>> marks_; ///< null if their card is gone
};

} // namespace meadhall::ui
