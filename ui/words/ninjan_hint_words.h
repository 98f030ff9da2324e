// What the coach says at a table of Ninjan.
#pragma once

#include "ninjan/view.h"
#include "seats/ninjan/hint.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanHintWords {
    Q_DECLARE_TR_FUNCTIONS(NinjanHintWords)

public:
    /// The card or the pile, in a sentence, and the weightiest reason for it, in another.
    static QString advice(const ninjan::View &view, const ninjan::RankedChoice &best);

private:
    static QString answer(const ninjan::View &view, const ninjan::RankedChoice &best);
    static QString reason(ninjan::Why why);
};

} // namespace meadhall::ui
