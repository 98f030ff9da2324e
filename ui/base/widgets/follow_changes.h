// SPDX-License-Identifier: GPL-3.0-or-later
// Calls a function when the language, the theme or the letters of a widget change.
#pragma once

#include <QEvent>

#include <functional>
#include <vector>

class QWidget;

namespace meadhall::ui {

/// Calls a function at each change of these kinds at a widget, such as QEvent::LanguageChange. Its children have not
/// been told yet.
void followChanges(QWidget *widget, const std::vector<QEvent::Type> &kinds, const std::function<void()> &change);

} // namespace meadhall::ui
