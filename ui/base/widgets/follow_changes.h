// SPDX-License-Identifier: GPL-3.0-or-later
// Calls a function when the language, the theme, the letters or the size of a widget change.
#pragma once

#include <QEvent>

#include <functional>
#include <vector>

class QWidget;

namespace meadhall::ui {

/// Calls a function at each change of these kinds at a widget, such as QEvent::LanguageChange or QEvent::Resize. Its
/// layout follows a new size before that. Neither its own handler nor its children have been told yet. Not for its
/// focus, which a widget loses while it is being deleted.
/// @param until destroyed before the widget, which ends it; nullptr: the widget is what ends it
void followChanges(QWidget *widget, const std::vector<QEvent::Type> &kinds, const std::function<void()> &change,
                   QObject *until = nullptr);

} // namespace meadhall::ui
