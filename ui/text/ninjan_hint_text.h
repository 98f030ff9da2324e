// Text of hints for Ninjan.
#pragma once

#include "engine/ai/ninjan/hint.h"
#include "engine/games/ninjan/view.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanHintText {
    Q_DECLARE_TR_FUNCTIONS(NinjanHintText)

public:
    /// The recommended choice and its reasons. Certain only about the cards on the table; conditional where other
    /// players decide.
    static QString advice(const ninjan::View &view, const ninjan::RankedChoice &best);

    /// Advice for the throw that breaks a tie: there is none.
    static QString throwAdvice();

private:
    using HintReason = ninjan::HintReason;
    using Code = HintReason::Code;

    static QString choice(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why);
    static QString taking(const QString &card, const HintReason &why);
    static QString pile(const ninjan::View &view, const ninjan::RankedChoice &best, const HintReason &why);
    static QString ofCard(const HintReason &why);
    static QString ofPile(const HintReason &why);
};

} // namespace meadhall::ui
