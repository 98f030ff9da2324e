// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons, labels and named groups of widgets for screen readers.
#pragma once

#include <QString>

class QAccessibleWidget;
class QWidget;

namespace meadhall::ui {

/// Marks a named place whose words are announced. As soon as the focus is in a place, screen readers read all labels
/// there that belong to nothing else, and would say them twice: those in this place belong to it.
void markAnnounced(QWidget &place);

/// Marks a widget whose name says all that its parts show: screen readers meet no parts in it. To be called before it
/// is shown.
void markAsOne(QWidget &widget);

/// Sets what has changed. Qt tells screen readers of every call, and they throw away what else they are told among very
/// many changes.
void nameAccessibly(QWidget &widget, const QString &name, const QString &description);

/// Focuses a widget again after something over it was closed. Screen readers are told a moment later, and only if it
/// still has the focus: what was closed may have opened something else.
void giveFocusBack(QWidget &widget);

/// The accessible description of a widget.
QString descriptionOf(const QAccessibleWidget &one, const QWidget &widget);

/// Installs the QAccessible factory for buttons, labels and plain widgets with a name, before any of them is made: an
/// interface is kept as long as its widget. Keeps false and useless events from screen readers. Repeated calls have
/// no effect.
void provideWidgetAccessibility();

} // namespace meadhall::ui
