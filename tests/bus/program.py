# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a blind person meets it: what it says, and what it offers to be operated."""

import json
import os
import subprocess
import sys
import tempfile
import time

from atspi import Bus, Gone

PATIENCE = 60.0  # seconds in which something that needs thought must have happened
_SETTINGS = "[look]\nanimation=Off\n[table]\npace=0\ngamesFinished=100\n[speech]\nlength=Long\nwait=Never\n"


class Program:
    """A running program with settings and games of its own; as the desktop starts it, if that is wanted, with the standard
    folders, which are its own too."""

    bus = None  # the same for all
    running = []

    def __init__(self, *arguments, record=None, settings="", from_desktop=False):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.data = os.path.join(self.folder.name, "meadhall")
        self.environment = os.environ | ({"XDG_DATA_HOME": self.folder.name, "XDG_CONFIG_HOME": self.folder.name}
                                         if from_desktop else {})
        os.mkdir(self.data)
        with open(os.path.join(self.data, "meadhall.ini"), "w", encoding="utf-8") as file:
            file.write(_SETTINGS + settings)
        folder = [] if from_desktop else ["--data", self.data]
        command = [sys.argv[1], *folder, "--language", "en", *arguments]
        if record:
            command.append(self.write(record))
        Program.bus = Program.bus or Bus()
        self.said = []  # what a screen reader has spoken by itself
        self.said_at = []  # when it was told so
        self.focused = []  # the names of what has got the focus
        self.values = []  # the paths of what has told another value
        self.enabled = {}  # paths of what was enabled (True) or disabled since it was first seen
        self.start(command)

    def start(self, command):
        self.root = None
        self.process = subprocess.Popen(command, env=self.environment)
        self.running.append(self)
        self.root = self.until(lambda: self.bus.application(self.process.pid), "the program on the bus")
        self.menus = self.until(lambda: self.find(role="menu bar"), "its window")
        self.entries = {}

    def kill(self):
        """Ends it without a chance to clean up."""
        self.running.remove(self)
        self.process.kill()
        self.process.wait(PATIENCE)

    def start_again(self):
        self.start(self.process.args)

    def write(self, record, place="record.meadhall"):
        path = os.path.join(self.folder.name, place)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(event) + "\n" for event in record)
        return path

    def close(self):
        if self in self.running:
            self.running.remove(self)
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.folder.cleanup()

    def listen(self):
        """Notes what the programs announce: the labels in a notification that appears, as screen readers show them."""
        for sender, path, signal, details in self.bus.take_events():
            one = next((one for one in self.running if one.root and one.root.sender == sender), None)
            if one and signal == "StateChanged" and details[0] == "sensitive":
                one.enabled[path] = bool(details[1])
            if one and signal == "PropertyChange" and details[0] == "accessible-value":
                one.values.append(path)
            if one and signal == "StateChanged" and details[0] in ("showing", "focused") and details[1]:
                try:
                    if details[0] == "focused":
                        one.focused.append(self.bus.object(sender, path).name)
                        continue
                    if self.bus.role(sender, path) == "notification":
                        notification = self.bus.object(sender, path)
                        one.said.append(" ".join(label.name for label in notification.children))
                        one.said_at.append(time.monotonic())
                except Gone:
                    pass

    def until(self, condition, what, patience=PATIENCE):
        """Waits until a condition is true, and returns its value."""
        end = time.monotonic() + patience
        while True:
            self.listen()
            try:
                value = condition()
            except Gone:
                value = None
            if value:
                return value
            if self.process.poll() is not None:
                raise AssertionError(f"the program has ended; expected {what}")
            if time.monotonic() > end:
                raise AssertionError(f"in {patience:.0f} s there was not: {what}; last words: {self.said[-3:]}")
            self.bus.wait(0.1)

    def all(self, name=None, role=None, below=None, starts=None, showing=True):
        found = [one for one in (below or self.root).below(showing)
                 if (name is None or one.found_as == name) and (starts is None or one.found_as.startswith(starts))]
        if role is None:
            return found
        return [one for one, its_role in zip(found, self.bus.roles_of(found)) if its_role == role]

    def find(self, *arguments, **wanted):
        return next(iter(self.all(*arguments, **wanted)), None)

    def wait_for(self, *arguments, **wanted):
        return self.until(lambda: self.find(*arguments, **wanted), f"{arguments} {wanted}")

    def press(self, *arguments, **wanted):
        """Presses something as soon as it is there and can be pressed."""
        def pressable():
            return next((one for one in self.all(*arguments, **wanted) if "Press" in one.actions), None)
        self.until(pressable, f"something to press: {arguments} {wanted}").act("Press")

    def toggle(self, *arguments, **wanted):
        def toggleable():
            return next((one for one in self.all(*arguments, **wanted) if "Toggle" in one.actions), None)
        one = self.until(toggleable, f"something to toggle: {arguments} {wanted}")
        one.act("Toggle")
        return one

    def choose(self, name):
        """Triggers an entry of the menus. It is searched for when it is first needed."""
        def enabled():
            entry = self.entries.pop(name, None)
            if entry is None or entry.name != name:
                entry = self.find(name, role="menu item", below=self.menus, showing=False)
            if entry is None or "enabled" not in entry.states:
                return None
            self.entries[name] = entry
            return entry
        self.until(enabled, f"the enabled menu entry {name}").act("Press")

    def has_said(self, start, since=0):
        return any(words.startswith(start) for words in self.said[since:])
