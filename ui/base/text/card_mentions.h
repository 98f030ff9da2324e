// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the names of cards in lines of the log.
#pragma once

#include "engine/core/card_set.h"

#include <QHash>
#include <QRegularExpression>

#include <vector>

namespace meadhall::ui {

/// Place of a card's name in a text.
struct CardMention {
    int from = 0, length = 0;
    Card card = kNoCard;
};

class CardMentions {
public:
    /// @param names of cards in the current language, in all grammatical cases
    explicit CardMentions(const QHash<QString, Card> &names = {});

    /// In the order of the text, without overlap. Typed text, which is in directional isolates, is left out: a player
    /// may be called like a card.
    std::vector<CardMention> in(const QString &line) const;

private:
    QHash<QString, Card> names_;
    QRegularExpression pattern_;
};

} // namespace meadhall::ui
