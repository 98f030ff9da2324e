// Text of hints for Ninjan.
#pragma once

#include "engine/ai/ninjan/hint.h"
#include "engine/games/ninjan/view.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanHintText {
    Q_DECLARE_TR_FUNCTIONS(NinjanHintText)

public:
    /// The recommended choice and its reason. Certain only about the cards on the table; conditional where other
    /// players decide.
    static QString advice(const ninjan::View &view, const ninjan::RankedChoice &best);

private:
    static QString ofCard(const ninjan::View &view, const ninjan::RankedChoice &best);
    static QString ofTaking(const ninjan::View &view, Card card, const ninjan::CardForecast &forecast);
    static QString ofLaying(const ninjan::View &view, Card card, const ninjan::CardForecast &forecast);
    static QString ofPile(const ninjan::View &view, const ninjan::RankedChoice &best);
    static QString ofTakenPile(const ninjan::Board &board, const ninjan::RankedChoice &best);
    static QString ofLaidPile(const ninjan::Board &board, const ninjan::RankedChoice &best);
    static QString ofRivals(const std::vector<ninjan::HintReason> &why);
};

} // namespace meadhall::ui
