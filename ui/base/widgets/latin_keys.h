// SPDX-License-Identifier: GPL-3.0-or-later
// Letter and digit shortcuts on keyboards with non-Latin layouts.
#pragma once

#include <Qt>

QT_BEGIN_NAMESPACE
class QKeyEvent;
QT_END_NAMESPACE

namespace meadhall::ui {

/// The key of an event. Letters of other scripts (Cyrillic, Arabic …) are mapped to the Latin key A–Z or digit 0–9 at
/// the same position of a QWERTY keyboard.
Qt::Key latinKey(const QKeyEvent &event);

/// The digit typed, in any script, or else that of latinKey().
/// @return 0–9, or a negative number if it is no digit
int typedDigit(const QKeyEvent &event);

} // namespace meadhall::ui
