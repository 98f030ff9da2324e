// SPDX-License-Identifier: GPL-3.0-or-later
// So that the data of a test can have a column of games.
#pragma once

#include "engine/games/games.h"

#include <QMetaType>

Q_DECLARE_METATYPE(meadhall::Game)
