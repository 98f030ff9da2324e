# SPDX-License-Identifier: GPL-3.0-or-later
"""What must be true of everything that can be operated."""

import re

from atspi import Gone

# Qt gives these to what is only a place for others.
_PLACES = {"filler", "unknown", "invalid", "layered pane", "splitter", "separator", "panel", "frame", "viewport"}
_OPERATED = {"Press", "Toggle", "ShowMenu", "Increase", "Decrease"}
_UNREADABLE = re.compile("[\t\n&]")  # except in texts
_BIDI_CONTROLS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")  # read out as “left-to-right isolate”
_PARTS_OF_QT = {"scroll bar", "page tab list", "table cell", "cell", "list item"}


def labels(one):
    """What another widget says about this one, such as the label beside a combo box."""
    relations = one.call("org.a11y.atspi.Accessible", "GetRelationSet")[0]
    found = [target for kind, targets in relations if kind == 2 for target in targets]  # ATSPI_RELATION_LABELLED_BY
    return " ".join(one.bus.object(*target).name for target in found)


def spoken_name(one):
    return f"{labels(one)} {one.name}".strip()


def is_operated(one, role, actions):
    return bool(_OPERATED & actions) or ("focusable" in one.found_states and role not in {"list item", "page tab"})


def faults(root, showing=True):
    """All that is wrong below an object, in words."""
    objects = root.below(showing)
    found, seen = [], set()
    for one, role, actions in zip(objects, root.bus.roles_of(objects), root.bus.actions_of(objects)):
        if _BIDI_CONTROLS.search(one.found_as):
            found.append(f"control characters in {one.found_as!r}, a {role}")
        if role in _PARTS_OF_QT or not is_operated(one, role, actions):
            continue
        try:
            found += _faults_of(one, role)
            key = (one.found_in.path, role, spoken_name(one))
        except Gone:
            continue
        if key in seen:
            found.append(f"two of {key} at {ancestors(one)}")
        seen.add(key)
    return found


def _faults_of(one, role):
    name, found = spoken_name(one), []
    if not name:
        found.append(f"a nameless {role} at {ancestors(one)}")
    if role in _PLACES and not (role == "panel" and name):
        found.append(f"“{name}” is operated but only a {role} ({ancestors(one)})")
    if role != "label" and _UNREADABLE.search(one.found_as):
        found.append(f"unreadable characters in {one.found_as!r}")
    if name and one.description in (name, one.found_as):
        found.append(f"the description of {one} repeats its name")
    if role == "combo box" and not labels(one):
        found.append(f"nothing says what is chosen in {one} at {ancestors(one)}")
    if "enabled" in one.found_states and "sensitive" not in one.found_states:
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
