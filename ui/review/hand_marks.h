// Signs of verdicts on the cards of the hand: what was played, and what was better.
#pragma once

#include "engine/core/card_set.h"
#include "engine/review/judge/judge.h"
#include "ui/graphics/theme.h"

#include <QGraphicsObject>
#include <QPointer>

#include <map>
#include <optional>
#include <vector>

namespace meadhall::ui {

class Hand;

/// The cards that an answer plays or chooses; none for a pass or a pile.
CardSet cardsPlayedBy(const Event &answer);

class HandMarks {
public:
    ~HandMarks() { clear(); }

    /// Puts the signs on the cards; those of before are removed.
    void show(const Hand &hand, const Event &played, const review::Judgement &judgement, Theme theme);
    void clear();

    /// The sign of a card; nullopt if it has none.
    std::optional<review::Verdict> markOf(Card card) const;

private:
    std::map<Card, review::Verdict> verdicts_;
    std::vector<QPointer<QGraphicsObject>> marks_; ///< null if their card is gone
};

} // namespace meadhall::ui
