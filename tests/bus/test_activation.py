# SPDX-License-Identifier: GPL-3.0-or-later
"""The requests of launchers and file managers: the interface org.freedesktop.Application."""

import pathlib
import unittest

from gi.repository import Gio, GLib

from program import Program

_RECORD = [{"event": "game", "format": 1, "game": "ninjan", "seats": ["Ada", "Bo"], "chairs": ["human", "human"],
            "deal": 4711, "rules": {}}]


class Activation(unittest.TestCase):
    def setUp(self):
        self.program = Program(from_desktop=True)
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.program.until(lambda: "org.meadhall.Meadhall" in self.names(), "the name of the program on the bus")

    def tearDown(self):
        self.program.close()

    def names(self):
        return self.session.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                      "ListNames", None, None, Gio.DBusCallFlags.NONE, -1, None)[0]

    def call(self, method, signature, *arguments):
        self.session.call_sync("org.meadhall.Meadhall", "/org/meadhall/Meadhall", "org.freedesktop.Application", method,
                               GLib.Variant(signature, (*arguments, {"activation-token": GLib.Variant("s", "t")})), None,
                               Gio.DBusCallFlags.NO_AUTO_START, -1, None)

    def wait_for_record(self, part):
        running = pathlib.Path(self.program.data, "running.meadhall")
        self.program.until(lambda: running.exists() and part in running.read_text(encoding="utf-8"), f"a game with {part}")

    def test_window(self):
        self.call("Activate", "(a{sv})")
        self.assertIsNone(self.program.process.poll())
        self.assertIsNone(self.program.find(role="dialog"))

    def begin(self, game):
        self.call("ActivateAction", "(sava{sv})", game, [])
        self.program.press("Play", below=self.program.wait_for("New game", "dialog"))
        self.wait_for_record(f'"game":"{game}"')

    def test_odin(self):
        self.begin("odin")

    def test_ninjan(self):
        self.begin("ninjan")

    def test_puzzle(self):
        self.call("ActivateAction", "(sava{sv})", "daily-puzzle", [])
        self.program.wait_for(starts="Puzzle of the day")

    def test_unknown_action(self):
        self.call("ActivateAction", "(sava{sv})", "chess", [])
        self.assertIsNone(self.program.process.poll())

    def test_record(self):
        self.call("Open", "(asa{sv})", [pathlib.Path(self.program.write(_RECORD)).as_uri()])
        self.wait_for_record("4711")

    def test_invitation(self):
        self.call("Open", "(asa{sv})", ["meadhall:192.0.2.1:4711/no-such-key"])
        self.program.wait_for(role="dialog")

    def test_second_folder(self):
        """A program with a folder of its own answers to nobody on the bus, and leaves the name to the first."""
        other = Program("--new-game", "odin")
        self.addCleanup(other.close)
        self.call("ActivateAction", "(sava{sv})", "ninjan", [])
        self.program.wait_for("New game", "dialog")
