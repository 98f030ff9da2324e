// SPDX-License-Identifier: GPL-3.0-or-later
// Keys by their place on the keyboard, whatever the layout.
#pragma once

#include <QKeySequence>
#include <QObject>

class QKeyEvent;
class QWidget;

namespace meadhall::ui {

/// The digit typed, in any script, or else that of the key without Shift: on some layouts the row of digits types
/// letters and signs.
/// @return 0–9, or a negative number if it is no digit
int typedDigit(const QKeyEvent &event);

/// The same keys with letters of other scripts replaced by the Latin ones at their places.
QKeySequence latinKeys(const QKeySequence &keys);

/// Triggers the shortcut or access key with these keys that is valid at a widget, as if they were pressed.
/// @param keys one key with modifiers
/// @return false if there is none
bool triggerShortcut(QWidget &widget, const QKeySequence &keys);

/// Gives the keys of all layouts the same meaning, in the whole program: letters of other scripts (Cyrillic, Arabic …)
/// arrive as the Latin key at their place, with the text that they type. Shortcuts and access keys work by place, those
/// of labels in other scripts on Latin layouts, too.
class LatinKeys : public QObject {
    Q_OBJECT

public:
    /// Watches the application.
    explicit LatinKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool handleKey(QWidget &widget, QKeyEvent &event);
};

} // namespace meadhall::ui
