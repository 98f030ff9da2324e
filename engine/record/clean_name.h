// SPDX-License-Identifier: GPL-3.0-or-later
// Names of people, as they are typed, read and sent.
#pragma once

#include <QString>

namespace meadhall {

/// The longest name of a seat, in code points.
constexpr int kLongestName = 24;

/// A name on one line, with single spaces: without control characters, marks of direction and other invisible
/// characters, except the joiners that Persian and emoji need. Empty if nothing visible is left.
/// @param longest in code points
QString cleanName(const QString &name, int longest = kLongestName);

} // namespace meadhall
