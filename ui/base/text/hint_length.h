// SPDX-License-Identifier: GPL-3.0-or-later
// How long a hint may be.
#pragma once

#include <QString>

namespace meadhall::ui {

/// Characters that fit into the two lines of the message in a small window, in any language.
constexpr int kLongestHint = 140;

/// Whether a hint stays short enough with one more sentence.
inline bool staysShort(const QString &hint, const QString &sentence)
{
    return hint.size() + sentence.size() < kLongestHint;
}

} // namespace meadhall::ui
