# SPDX-License-Identifier: GPL-3.0-or-later
"""Every window and sheet: names, roles and states; what can be checked; settings, keys and languages."""

import re
import unittest

from gi.repository import Gio

from atspi import Gone
from program import Program
from rules import faults
from test_rooms import FINISHED

_PAGES = ("General", "Table", "Cards", "By ear", "Keyboard")
_SHEETS = {"Past games": "Past games", "About Meadhall": "About Meadhall", "About Qt": "About Qt",
           "Review the last game": "Review"}
_ROOMS = ("Statistics", "Puzzles", "Deal of the day", "Learn Odin", "Learn Ninjan")
_HIDDEN_CHANGES = 50  # beyond that Orca drops announcements


class Windows(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.program = Program()

    @classmethod
    def tearDownClass(cls):
        cls.program.close()

    def tearDown(self):
        shown = self.program.all()
        names, roles = [one.found_as for one in shown], self.program.bus.roles_of(shown)
        if "dialog" in roles or "Play Odin" not in names:  # after a failure
            self.tearDownClass()
            self.setUpClass()

    def test_services(self):
        """The bus starts none of the desktop's services: a portal would mount its documents in the folder of the test."""
        names = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListActivatableNames",
            None, None, Gio.DBusCallFlags.NONE, -1)[0]
        self.assertEqual(set(names), {"org.freedesktop.DBus", "org.a11y.Bus"})

    def sheet(self, entry, name=None):
        """Opens a sheet by its entry in the menus."""
        self.program.choose(entry)
        return self.program.wait_for(name or entry.removesuffix("…"), "dialog")

    def close(self, sheet):
        name = sheet.name
        self.program.press("Close", below=sheet)
        self.program.until(lambda: not self.program.find(name, "dialog"), f"the end of {name}")

    def settings(self, page):
        sheet = self.sheet("Settings…")
        self.program.press(page, "page tab", below=sheet)
        return sheet

    def assert_no_faults(self, root, showing=True):
        self.assertEqual(faults(root, showing), [])

    def test_opening_is_quiet(self):
        """A screen reader that is told very much of what is not on the screen throws away what it should say."""
        program = Program()
        self.addCleanup(program.close)
        sheets = ("Past games", "About Meadhall", "About Qt", "Settings…", "New game…", "Join friends…")
        review = "Review the last game"
        for entry, way_back in (dict.fromkeys(sheets, "Close") | dict.fromkeys((*_ROOMS, review), "Back")).items():
            with self.subTest(entry):
                if entry == review:
                    program.kill()
                    program.write(FINISHED, "meadhall/games/2026-01-01T12-00-00Z-odin.meadhall")
                    program.start_again()
                program.listen()
                program.choose(entry)
                events, quiet = [], 0
                while quiet < 5:  # until nothing is told for half a second
                    program.bus.wait(0.1)
                    news = program.bus.take_events()
                    quiet = 0 if news else quiet + 1
                    events += news
                hidden = [self.name_if_hidden(*event[:2]) for event in events if event[2] in ("PropertyChange", "StateChanged")
                          and event[3][0] != "showing"]
                hidden = [name for name in hidden if name is not None]
                program.press(way_back, "push button")
                program.until(lambda back=way_back: not program.find(back, "push button"), f"the end of {entry}")
                self.assertTrue(events)
                self.assertLess(len(hidden), _HIDDEN_CHANGES, hidden)

    def name_if_hidden(self, sender, path):
        """The name of an object that is not on the screen, or gone."""
        one = self.program.bus.object(sender, path)
        try:
            return None if "showing" in one.states else one.name
        except Gone:
            return "(gone)"

    def test_menus(self):
        self.assert_no_faults(self.program.find(role="menu bar"), showing=False)

    def test_start_page(self):
        self.assert_no_faults(self.program.root)
        self.assertTrue(self.program.find("Play Odin", "push button"))

    def test_sheets(self):
        for entry, name in _SHEETS.items():
            with self.subTest(entry):
                sheet = self.sheet(entry, name)
                self.assert_no_faults(sheet)
                self.close(sheet)

    def test_file_dialog(self):
        self.program.choose("Open game record…")
        self.program.press("Cancel", "push button")

    def test_rooms(self):
        for entry in (*_ROOMS, "Analyse a position…"):
            name = entry.removesuffix("…")
            with self.subTest(name):
                self.program.choose(entry)
                room = self.program.wait_for(name, "panel")
                self.assert_no_faults(room)
                self.program.press("Back", below=room)
                self.program.until(lambda: not self.program.find(name, "panel"), f"the end of {name}")

    def test_rule_book(self):
        self.program.choose("Rules of Odin")
        book = self.program.wait_for("The rules of Odin")
        self.assert_no_faults(book)

    def toggle_everything(self, root):
        """What can be checked becomes checked by its action; check boxes also become unchecked again."""
        objects = root.below()
        bus = self.program.bus
        for one, role, actions in zip(objects, bus.roles_of(objects), bus.actions_of(objects)):
            if "Toggle" not in actions or role not in ("check box", "radio button"):
                continue
            before = "checked" in one.states
            one.act("Toggle")
            self.assertEqual("checked" in one.states, not before or role == "radio button", one)
            if role == "check box":
                one.act("Toggle")
                self.assertEqual("checked" in one.states, before, one)

    def test_settings(self):
        sheet = self.sheet("Settings…")
        for page in _PAGES:
            with self.subTest(page):
                self.program.press(page, "page tab", below=sheet)
                self.assert_no_faults(sheet)
                if page != "Keyboard":
                    self.toggle_everything(sheet)
                if page == "General":
                    self.program.toggle("Off", "radio button", below=sheet)  # the animation
        self.close(sheet)

    def test_toggling_does_what_a_click_does(self):
        sheet = self.settings("General")
        for theme in ("Dark", "Light"):
            self.program.toggle(theme, "radio button", below=sheet)
            entry = self.program.find(theme, "menu item", below=self.program.menus, showing=False)
            self.assertIn("checked", entry.states)
        self.close(sheet)

    def test_new_game(self):
        sheet = self.sheet("New game…")
        self.assert_no_faults(sheet)
        for players in "2345":
            self.program.toggle(players, "radio button", below=sheet)
            self.program.until(lambda: f"{players} players" in sheet.description, "what is played")
        self.assertIn("modal", sheet.states)
        self.program.press("More rules and seats", below=sheet)
        self.program.wait_for("Edition", below=sheet)
        self.assert_no_faults(sheet)
        self.program.toggle("Ninjan", "radio button", below=sheet)
        self.program.until(lambda: not self.program.find("6", "radio button", below=sheet),
                           "that six cannot play Ninjan")
        self.assert_no_faults(sheet)
        self.program.toggle("Odin", "radio button", below=sheet)
        field = self.program.find("Deal number", "text", below=sheet) or self.program.find("Deal number:", "text")
        field.write("x")
        self.program.until(lambda: self.program.has_said("Digits only"), "why the game cannot begin")
        self.assertNotIn("sensitive", self.program.find("Play", "push button", below=sheet).states)
        field.write("7")
        self.assertIn("sensitive", self.program.find("Play", "push button", below=sheet).states)
        self.close(sheet)

    def test_changes_are_not_drowned(self):
        """Orca drops events when more than fifty wait, and with them what was chosen."""
        sheet = self.sheet("New game…")
        for level in ("Hard", "Easy"):
            self.program.listen()
            self.program.toggle(level, "radio button", below=sheet)
            self.program.bus.wait(0.3)
            names = [one for one in self.program.bus.take_events() if one[2] == "PropertyChange"]
            self.assertLess(len(names), 50)
        self.close(sheet)

    def test_keys(self):
        sheet = self.settings("Keyboard")
        field = self.program.wait_for("Past games", "text", below=sheet)
        self.assertEqual(field.text, "Ctrl+Shift+O")
        field.write("Ctrl+N")
        self.program.until(lambda: self.program.has_said("“Ctrl+N” is already used"), "a refusal")
        self.assertEqual(field.text, "Ctrl+Shift+O")
        field.write("Ctrl+K")
        self.assertEqual(field.text, "Ctrl+K")
        self.close(sheet)

    def sentences(self, objects):
        """What is exposed in several words, the names of languages and files left out."""
        return {one.found_as for one in objects if re.search(r"[a-z]{3,} [a-z]{2,}", one.found_as)}

    def test_language(self):
        for room in _ROOMS:
            with self.subTest(room):
                self.program.choose(room)
                panel = self.program.wait_for(room, "panel")
                english = self.sentences(self.program.all())
                self.program.choose("العربية")
                self.program.until(lambda: not self.program.find("View", below=self.program.menus), "another language")
                shown = self.program.all()
                self.assertEqual(self.sentences(shown) & english, set())
                self.assertNotIn("notification", self.program.bus.roles_of(shown))
                self.assert_no_faults(self.program.root)
                self.program.choose("English")
                self.program.wait_for("View", below=self.program.menus)
                self.program.press("Back", below=panel)
                self.program.until(lambda: not self.program.find(room, "panel"), f"the end of {room}")
