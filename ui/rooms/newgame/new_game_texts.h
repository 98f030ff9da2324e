// SPDX-License-Identifier: GPL-3.0-or-later
// Names and descriptions of the choices for a new game, in the current language.
#pragma once

#include "ui/table/seats/game_setup.h"

#include <QCoreApplication>

namespace meadhall::ui {

struct NewGameTexts {
    Q_DECLARE_TR_FUNCTIONS(NewGameTexts)

public:
    /// A sentence about the persona's way to play; empty for an unknown id.
    static QString persona(const QString &id);
    /// A sentence about the level.
    static QString level(players::Level level);
    static QString target(int target);
    static QString wholeHandLead(odin::WholeHandLead lead);
    static QString goat(odin::Goat goat);
    static QString nextStarter(odin::NextStarter starter);
};

} // namespace meadhall::ui
