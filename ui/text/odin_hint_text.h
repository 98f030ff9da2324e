// Text of hints for Odin.
#pragma once

#include "engine/ai/odin/hint.h"
#include "engine/games/odin/view.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinHintText {
    Q_DECLARE_TR_FUNCTIONS(OdinHintText)

public:
    /// The recommended move and its strongest reason, as two sentences.
    static QString advice(const odin::View &view, const players::RankedMove &best);

    /// Advice for the second step of a play: which of the beaten cards to pick up.
    static QString pickUpAdvice(const players::RankedMove &best);
    static QString pickUp(Card card);

private:
    static QString move(const odin::View &view, odin::Move move);
    static QString reasonText(players::HintReason why, bool pass);
};

} // namespace meadhall::ui
