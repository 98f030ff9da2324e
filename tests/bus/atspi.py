# SPDX-License-Identifier: GPL-3.0-or-later
"""A client of the accessibility bus (AT-SPI): all that it knows of a program are names, roles, states and actions.

It speaks D-Bus itself, without libatspi, whose cache would hide what the program answers and when.
"""

import os

from gi.repository import Gio, GLib

ANSWER_TIME = 1.0  # seconds of its own processor time that the program may take to answer an action
_TIMEOUT = 10_000  # ms; other programs may keep the machine busy
_ACCESSIBLE, _ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

# The numbers of AtspiStateType and AtspiRole that are used here.
STATES = {
    1: "active", 4: "checked", 5: "collapsed", 6: "defunct", 7: "editable", 8: "enabled", 9: "expandable",
    10: "expanded", 11: "focusable", 12: "focused", 16: "modal", 20: "pressed", 22: "selectable", 23: "selected",
    24: "sensitive", 25: "showing", 30: "visible", 39: "default", 41: "checkable", 43: "read_only",
}


class Unanswered(Exception):
    """The program did not answer in time, or not at all."""


class Gone(Unanswered):
    """The object does not exist any more."""


class Accessible:
    """An object on the bus. Each property asks the program anew."""

    def __init__(self, bus, reference):
        self.bus = bus
        self.sender, self.path = reference
        # When below() found it:
        self.found_as, self.found_states, self.found_in = "", set(), None

    def __eq__(self, other):
        return isinstance(other, Accessible) and self.path == other.path

    def __hash__(self):
        return hash(self.path)

    def __repr__(self):
        return f"{self.role} “{self.name}”"

    def call(self, interface, method, arguments=None):
        return self.bus.call(self.sender, self.path, interface, method, arguments)

    def get(self, interface, name):
        return self.call("org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (interface, name)))[0]

    @property
    def name(self):
        return self.get(_ACCESSIBLE, "Name")

    @property
    def description(self):
        return self.get(_ACCESSIBLE, "Description")

    @property
    def role(self):
        return self.call(_ACCESSIBLE, "GetRoleName")[0]

    @property
    def states(self):
        return _states(self.call(_ACCESSIBLE, "GetState")[0])

    @property
    def parent(self):
        return Accessible(self.bus, self.get(_ACCESSIBLE, "Parent"))

    @property
    def interfaces(self):
        return set(self.call(_ACCESSIBLE, "GetInterfaces")[0])

    @property
    def children(self):
        return [Accessible(self.bus, one) for one in self.call(_ACCESSIBLE, "GetChildren")[0]]

    @property
    def actions(self):
        if _ACTION not in self.interfaces:
            return []
        return [name for name, _, _ in self.call(_ACTION, "GetActions")[0]]

    @property
    def text(self):
        """The text of an object with contents, such as the log."""
        return self.call("org.a11y.atspi.Text", "GetText", GLib.Variant("(ii)", (0, -1)))[0]

    def act(self, action):
        """Performs an action by its name, and checks how fast the program answers."""
        names = self.actions
        if action not in names:
            raise AssertionError(f"{self} has no action {action}, only {names}")
        before = self.bus.processor_time(self.sender)
        self.call(_ACTION, "DoAction", GLib.Variant("(i)", (names.index(action),)))
        took = self.bus.processor_time(self.sender) - before
        if took > ANSWER_TIME:
            raise AssertionError(f"{action} of {self} took {took:.1f} s")

    def write(self, text):
        """Replaces the text of an editable field."""
        if not self.call("org.a11y.atspi.EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))[0]:
            raise AssertionError(f"{self} does not take a text")

    def below(self, showing=True):
        """All objects below this one in reading order, those of hidden parts left out. Asks for a level at a time, as
        hundreds of questions one after another would take seconds on a busy machine."""
        children, level = {}, [self]
        while level:
            answers = self.bus.call_all([(one, _ACCESSIBLE, "GetChildren", None) for one in level])
            for one, answer in zip(level, answers):
                children[one.path] = [Accessible(self.bus, child) for child in answer[0]] if answer else []
                for child in children[one.path]:
                    child.found_in = one
            level = self.bus.described([child for one in level for child in children[one.path]], showing)
            kept = {one.path for one in level}
            for one in children:
                children[one] = [child for child in children[one] if child.path in kept or child.path in children]
        return _flattened(children, self.path)


def _flattened(children, path):
    found = []
    for child in children.get(path, ()):
        found += [child, *_flattened(children, child.path)]
    return found


def _states(words):
    bits = words[0] | words[1] << 32
    return {name for i, name in STATES.items() if bits >> i & 1}


class Bus:
    """The accessibility bus of this session."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        launcher, path = "org.a11y.Bus", "/org/a11y/bus"
        address = session.call_sync(launcher, path, launcher, "GetAddress", None, None, 0, _TIMEOUT, None)[0]
        status = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        properties = "org.freedesktop.DBus.Properties"
        session.call_sync(launcher, path, properties, "Set", status, None, 0, _TIMEOUT, None)
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.context = GLib.MainContext.default()
        self.processes = {}  # by the name of their connection
        self.events = []
        self.roles = {}  # of announcements and others that appear again and again
        self.connection.signal_subscribe(None, "org.a11y.atspi.Event.Object", None, None, None, 0, self._on_event)
        for event in ("object:state-changed", "object:property-change", "object:children-changed"):
            self.call(_REGISTRY[0], "/org/a11y/atspi/registry", _REGISTRY[0], "RegisterEvent", GLib.Variant("(s)", (event,)))

    def call(self, receiver, path, interface, method, arguments=None):
        try:
            answer = self.connection.call_sync(receiver, path, interface, method, arguments, None, 0, _TIMEOUT, None)
        except GLib.Error as error:
            kind = Gone if "freedesktop.DBus.Error.Unknown" in error.message else Unanswered
            raise kind(f"{interface}.{method} of {path}: {error.message}") from error
        return answer.unpack()

    def call_all(self, questions):
        """The answers to questions (object, interface, method, arguments), all asked at once; None for an object that
        is gone."""
        answers, waiting = [None] * len(questions), [len(questions)]

        def answered(connection, result, i):
            waiting[0] -= 1
            try:
                answers[i] = connection.call_finish(result).unpack()
            except GLib.Error as error:
                if "freedesktop.DBus.Error.Unknown" not in error.message:
                    answers[i] = error

        for i, (one, interface, method, arguments) in enumerate(questions):
            self.connection.call(one.sender, one.path, interface, method, arguments, None, 0, _TIMEOUT, None, answered, i)
        while waiting[0]:
            self.context.iteration(True)
        for answer, (one, interface, method, _) in zip(answers, questions):
            if isinstance(answer, GLib.Error):
                raise Unanswered(f"{interface}.{method} of {one.path}: {answer.message}")
        return answers

    def described(self, objects, showing):
        """Those of the objects that still exist, with their names; those that are not showing are left out if wanted."""
        name = GLib.Variant("(ss)", (_ACCESSIBLE, "Name"))
        answers = self.call_all([(one, _ACCESSIBLE, "GetState", None) for one in objects]
                                + [(one, "org.freedesktop.DBus.Properties", "Get", name) for one in objects])
        kept = []
        for one, states, name in zip(objects, answers, answers[len(objects):]):
            if states and name:
                one.found_as, one.found_states = name[0], _states(states[0])
                if not showing or "showing" in one.found_states:
                    kept.append(one)
        return kept

    def process_of(self, sender):
        """The id of the program with that connection."""
        if sender not in self.processes:
            bus, path = "org.freedesktop.DBus", "/org/freedesktop/DBus"
            name = GLib.Variant("(s)", (sender,))
            self.processes[sender] = self.call(bus, path, bus, "GetConnectionUnixProcessID", name)[0]
        return self.processes[sender]

    def processor_time(self, sender):
        """What the program has used so far, in seconds."""
        with open(f"/proc/{self.process_of(sender)}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _on_event(self, _connection, sender, path, _interface, signal, parameters):
        self.events.append((sender, path, signal, parameters.unpack()))

    def take_events(self):
        """The events since the previous call."""
        while self.context.iteration(False):
            pass
        events, self.events = self.events, []
        return events

    def wait(self, seconds):
        """Waits for an event, but not longer."""
        over = []
        timer = GLib.timeout_add(int(seconds * 1000), lambda: over.append(True))
        while not self.events and not over:
            self.context.iteration(True)
        if not over:
            GLib.source_remove(timer)

    def actions_of(self, objects):
        """The names of the actions of each object."""
        found = self.call_all([(one, _ACCESSIBLE, "GetInterfaces", None) for one in objects])
        able = [one for one, interfaces in zip(objects, found) if interfaces and _ACTION in interfaces[0]]
        actions = self.call_all([(one, _ACTION, "GetActions", None) for one in able])
        names = {one.path: {name for name, _, _ in answer[0]} for one, answer in zip(able, actions) if answer}
        return [names.get(one.path, set()) for one in objects]

    def roles_of(self, objects):
        answers = self.call_all([(one, _ACCESSIBLE, "GetRoleName", None) for one in objects])
        return [answer[0] if answer else "" for answer in answers]

    def role(self, sender, path):
        if (sender, path) not in self.roles:
            self.roles[sender, path] = self.object(sender, path).role
        return self.roles[sender, path]

    def object(self, sender, path):
        return Accessible(self, (sender, path))

    def applications(self):
        return Accessible(self, _REGISTRY).children

    def application(self, process):
        for one in self.applications():
            try:
                if self.process_of(one.sender) == process:
                    return one
            except Unanswered:  # it has just ended
                continue
        return None
