// SPDX-License-Identifier: GPL-3.0-or-later
// Text of hints for Odin.
#pragma once

#include "engine/ai/odin/hint.h"
#include "engine/games/odin/view.h"

#include <QCoreApplication>

#include <optional>

namespace meadhall::ui {

class OdinHintText {
    Q_DECLARE_TR_FUNCTIONS(OdinHintText)

public:
    /// The recommended move and its strongest reasons, as sentences.
    static QString advice(const odin::View &view, const players::RankedMove &best);

    /// Advice for the second step of a play: which of the beaten cards to pick up, and why.
    static QString pickUpAdvice(const players::RankedMove &best);

    /// The strongest reasons for a legal move, as sentences about it; empty if there is nothing to say.
    /// @param onlyTake the same cards would be played anyway: the reasons for the card that is picked up
    /// @param other another move: what holds for it as well is left out
    static QString reasons(const odin::View &view, odin::Move move, bool onlyTake,
                           const std::optional<odin::Move> &other = {});

    /// Says what another player probably holds, and which move suggests it.
    static QString inference(const odin::View &view, const players::Inference &inference);

    /// A reason for or against a move: how many sets the hand makes after it instead of how many.
    static QString setsInstead(int sets, int instead);

private:
    using HintReason = players::HintReason;
    using Code = HintReason::Code;

    static QString move(const odin::View &view, odin::Move move);
    static QString because(const QString &advice, const odin::View *view, const std::vector<HintReason> &reasons);
    static QString againstNext(const players::RankedMove &best);
    static QString factOf(const odin::View &view, const players::Inference &inference);
    static QString ofOutcome(const HintReason &why, bool duel);
    static QString ofRivals(const HintReason &why, bool duel);
    static QString ofPlay(const HintReason &why, const odin::View &view);
    static QString ofPass(const HintReason &why);
    static QString ofTake(const HintReason &why);
};

} // namespace meadhall::ui
