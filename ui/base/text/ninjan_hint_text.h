// SPDX-License-Identifier: GPL-3.0-or-later
// Text of hints for Ninjan.
#pragma once

#include "engine/ai/ninjan/hint.h"
#include "engine/games/ninjan/view.h"

#include <QCoreApplication>

#include <optional>

namespace meadhall::ui {

class NinjanHintText {
    Q_DECLARE_TR_FUNCTIONS(NinjanHintText)

public:
    /// The recommended choice and its reasons. Certain only about the cards on the table; conditional where other
    /// players decide.
    static QString advice(const ninjan::View &view, const ninjan::RankedChoice &best);

    /// The strongest reasons for a legal card or pile, as sentences about it; empty if there is nothing to say.
    /// @param pile −1: for the card
    /// @param other another card or pile: what holds for it as well is left out
    static QString reasons(const ninjan::View &view, Card card, int pile, const std::optional<int> &other = {});

    /// Advice for the throw that breaks a tie: there is none.
    static QString throwAdvice();

private:
    using HintReason = ninjan::HintReason;
    using Code = HintReason::Code;

    static QString choice(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why);
    static QString taking(const QString &card, const HintReason &why);
    static QString pile(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why);
    static QString firstOfCard(const ninjan::View &view, const HintReason &why);
    static QString firstOfPile(const HintReason &why);
    static QString ofCard(const HintReason &why);
    static QString ofPile(const HintReason &why);
};

} // namespace meadhall::ui
