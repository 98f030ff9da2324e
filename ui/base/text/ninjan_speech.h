// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told at a table of Ninjan: cards in few words, and answers to questions.
#pragma once

#include "engine/games/ninjan/view.h"
#include "ui/base/text/names.h"
#include "ui/base/text/speech.h"

#include <QCoreApplication>

namespace meadhall::ui {

class NinjanSpeech {
    Q_DECLARE_TR_FUNCTIONS(NinjanSpeech)

public:
    /// One announcement each.
    /// @param before the view before the event
    static QStringList announcements(const Event &event, const ninjan::View &before, const Names &names,
                                     const Speech &speech);
    /// What is asked of the seat of the view; empty if nothing is.
    static QString prompt(const ninjan::View &view, bool isShort);
    static QString answer(Question question, const ninjan::View &view, const Names &names, bool isShort);

private:
    static QString resolved(const ResolveEvent &event, const ninjan::View &before, const Names &names);
    static QString table(const ninjan::View &view, bool isShort);
    static QString hand(const ninjan::View &view, bool isShort);
    static QString lastMoves(const ninjan::View &view, const Names &names, bool isShort);
    static QString turn(const ninjan::View &view, const Names &names, bool isShort);
};

} // namespace meadhall::ui
