// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about the cost of an answer and the reasons against it.
#pragma once

#include "engine/ai/odin/drawbacks.h"
#include "engine/games/ninjan/view.h"

#include <QCoreApplication>

namespace meadhall::ui {

/// Says nothing about better answers.
class CostText {
    Q_DECLARE_TR_FUNCTIONS(CostText)

public:
    /// Whether a single figure would claim more than is known: the interval is more than a quarter to each side.
    /// @param halfWidth of the 95 % interval of the points
    static bool isRough(double points, double halfWidth) { return halfWidth > points / 4; }
    /// "about 1.2 points", or "0.9 to 2.1 points" where that is all that is certain.
    static QString amount(double points, double halfWidth);
    /// "Playing 77 costs about 1.2 points."
    /// @param seen what the seat has seen before
    /// @param amount see amount()
    /// @param takes in Odin: the cards are laid out already, it is about the card to pick up
    static QString cost(const Events &seen, int seat, const Event &answer, const QString &amount, bool takes);
    /// Reasons against the answer; empty only if it goes out without losing the game. Parameters as above.
    static QString against(const Events &seen, int seat, const Event &answer, bool takes);

private:
    using Code = players::Drawback::Code;

    static QString ofOdin(const players::Drawback &drawback, const odin::View &view);
    static QString ofCard(const ninjan::View &view, Card card);
    static QString ofPile(const ninjan::View &view, int pile);
};

} // namespace meadhall::ui
