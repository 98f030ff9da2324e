# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of everything that can be operated."""

import re

# Qt gives these to what is only a place for others.
_PLACES = {"filler", "unknown", "invalid", "layered pane", "splitter", "separator", "panel", "frame", "viewport"}
_OPERATED = {"Press", "Toggle", "ShowMenu", "Increase", "Decrease"}
_UNREADABLE = re.compile("[\t\n&\u200e\u200f\u061c\u2066-\u2069]")
_PARTS_OF_QT = {"scroll bar", "page tab list", "table cell", "cell", "list item"}


def labels(one):
    """What another widget says about this one, such as the label beside a combo box."""
    relations = one.call("org.a11y.atspi.Accessible", "GetRelationSet")[0]
    found = [target for kind, targets in relations if kind == 2 for target in targets]  # ATSPI_RELATION_LABELLED_BY
    return " ".join(one.bus.object(*target).name for target in found)


def spoken_name(one):
    return f"{labels(one)} {one.name}".strip()


def is_operated(one):
    states = one.states
    return bool(_OPERATED & set(one.actions)) or ("focusable" in states and one.role not in {"list item", "page tab"})


def faults(root, showing=True):
    """All that is wrong at and below an object, in words."""
    found = []
    for parent in [root, *root.below(showing)]:
        seen = {}
        for one in parent.children:
            if showing and "showing" not in one.states or one.role in _PARTS_OF_QT:
                continue
            found += _faults_of(one)
            if _OPERATED & set(one.actions):
                key = (one.role, spoken_name(one))
                if key in seen:
                    found.append(f"{parent} has two of {key}")
                seen[key] = one
    return found


def _faults_of(one):
    if not is_operated(one):
        return []
    name, role, found = spoken_name(one), one.role, []
    if not name:
        found.append(f"a nameless {role} at {ancestors(one)}")
    if role in _PLACES and not (role == "panel" and name):
        found.append(f"“{name}” is operated but only a {role} ({ancestors(one)})")
    if role != "label" and _UNREADABLE.search(one.name):
        found.append(f"unreadable characters in {one.name!r}")
    if name and one.description in (name, one.name):
        found.append(f"the description of {one} repeats its name")
    if role == "combo box" and not labels(one):
        found.append(f"nothing says what is chosen in {one} at {ancestors(one)}")
    if "enabled" in one.states and "sensitive" not in one.states:
        found.append(f"{one} is enabled but not sensitive")
    return found


def ancestors(one):
    names = []
    while one.path != "/org/a11y/atspi/accessible/root" and len(names) < 5:
        one = one.parent
        if one.path.endswith("null"):
            break
        names.append(f"{one.role} {one.name}")
    return " < ".join(names)
