// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers that use the window as a screen reader does, only through QAccessible.
#pragma once

#include "ui/base/accessibility/announcer.h"
#include "ui/base/text/text.h"

#include <QAccessible>
#include <QString>

#include <algorithm>
#include <functional>
#include <vector>

namespace meadhall {

using Interface = QAccessibleInterface *;

inline QString nameIn(Interface interface) { return interface->text(QAccessible::Name); }

/// All descendants of an interface.
inline std::vector<Interface> below(Interface root)
{
    std::vector<Interface> all;
    const std::function<void(Interface)> collect = [&](Interface parent) {
        for (int i = 0; parent && i < parent->childCount(); ++i) {
            if (Interface child = parent->child(i); child && !child->state().invisible) {
                all.push_back(child);
                collect(child);
            }
        }
    };
    collect(root);
    return all;
}

inline Interface find(Interface root, const QString &start)
{
    const std::vector<Interface> all = below(root);
    const auto found =
        std::find_if(all.begin(), all.end(), [&](Interface one) { return nameIn(one).startsWith(start); });
    return found == all.end() ? nullptr : *found;
}

/// The place of the announcements, which is not to be seen; below it those that are not over.
inline Interface placeOf(ui::Announcer &announcer) { return QAccessible::queryAccessibleInterface(&announcer); }

inline bool press(Interface interface)
{
    QAccessibleActionInterface *actions = interface ? interface->actionInterface() : nullptr;
    if (!actions || !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

inline bool hasMarks(const QString &text) { return std::any_of(text.begin(), text.end(), ui::isBidiControl); }

} // namespace meadhall
