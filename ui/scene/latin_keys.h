// Letters and digits on keyboards that write no Latin letters.
#pragma once

#include <Qt>

QT_BEGIN_NAMESPACE
class QKeyEvent;
QT_END_NAMESPACE

namespace meadhall::ui {

/// The key pressed; where the keyboard writes Cyrillic, Arabic … letters or digits, the letter A–Z or digit 0–9 that is
/// at the same place of a Latin keyboard (QWERTY).
Qt::Key latinKey(const QKeyEvent &event);

/// A figure of any script, or else that of the key's place; below 0 for anything else.
int typedDigit(const QKeyEvent &event);

} // namespace meadhall::ui
