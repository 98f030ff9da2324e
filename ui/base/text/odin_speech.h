// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told at a table of Odin: moves in few words, and answers to questions.
#pragma once

#include "engine/games/odin/view.h"
#include "ui/base/text/names.h"
#include "ui/base/text/speech.h"

#include <QCoreApplication>

namespace meadhall::ui {

class OdinSpeech {
    Q_DECLARE_TR_FUNCTIONS(OdinSpeech)

public:
    /// One announcement each: what has happened, and that a player has few cards left.
    /// @param before the view before the event
    static QStringList announcements(const Event &event, const odin::View &before, const Names &names,
                                     const Speech &speech);
    /// What is asked of the seat of the view; empty if nothing is.
    static QString prompt(const odin::View &view, bool isShort);
    static QString answer(Question question, const odin::View &view, const Names &names, bool isShort);

private:
    static QString card(Card card);
    static QString set(CardSet cards);
    static QString move(const Event &event, const odin::View &before, const Names &names);
    static QString table(const odin::View &view, const Names &names, bool isShort);
    static QString hand(const odin::View &view, bool isShort);
    static QString points(const odin::View &view, const Names &names, bool isShort);
    static QString lastMoves(const odin::View &view, const Names &names, bool isShort);
    static QString turn(const odin::View &view, const Names &names, bool isShort);
};

} // namespace meadhall::ui
