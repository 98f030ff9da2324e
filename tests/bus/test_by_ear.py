# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games by ear and by keys: what is announced, what gets the focus, and the answers to the ask keys; nothing else is
looked up, and nothing is done but by the keyboard."""

import re
import shutil
import subprocess
import unittest

from gi.repository import GLib

from program import Program
from rules import faults
from test_rooms import FINISHED

_SETTINGS = "[speech]\nlength=Short\nwait=WithScreenReader\nrate=600\n"  # or so much is said at once that some is missed
_CHAIRS = {"seats": ["Ada", "Bo"], "chairs": ["human", "computer:beginner"]}
_ODIN = [
    {"event": "game", "format": 1, "game": "odin", **_CHAIRS, "rules": {"target": 8}},
    {"event": "hand", "first": 0, "hands": [["B1", "B3", "B5", "R2", "R5", "G7", "P4", "K6", "O8"],
                                            ["B2", "B4", "R3", "R6", "G8", "P5", "K7", "O1", "O2"]]},
]
_NINJAN = [
    {"event": "game", "format": 1, "game": "ninjan", **_CHAIRS, "rules": {}},
    {"event": "deal", "piles": ["R2", "P4", "S6"],
     "hands": [["R3", "R5", "R-2", "P1", "P7", "P-3", "S2", "S8", "S10"],
               ["R1", "R4", "R7", "P2", "P8", "P-1", "S1", "S5", "S-2"]]},
]
_FOCUS = 1.0  # seconds in which it must have moved
_MOST_WORDS = {"odin": 7, "ninjan": 6}  # of an opponent's move


def words_in(text):
    return sum(any(sign.isalnum() for sign in word) for word in text.split())


def figure(words):
    return int(words.replace("−", "-"))


def spoken(number):
    return str(number).replace("-", "−")


def sets_in(answer):
    """The cards of an answer such as “blue 1 3 5, red −2. These beat …”."""
    return {f"{kind} {number}" for kind, numbers in re.findall(r"([a-z]+) ([−\d ]+)", answer.partition(". ")[0])
            for number in numbers.split()}


class Ear:
    """Hears the program and presses keys."""

    def __init__(self, program):
        self.program = program
        self.heard = 0  # announcements that have been dealt with
        windows = program.until(lambda: self.xdotool("search", "--onlyvisible", "--pid", str(program.process.pid)),
                                "its window")
        self.xdotool("windowfocus", "--sync", windows.split()[0])

    @staticmethod
    def xdotool(*arguments):
        return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False).stdout

    def press(self, key):
        self.xdotool("key", key)

    def await_words(self, *patterns):
        """The next announcement that fits one of the patterns: which of them, and the match."""
        def found():
            while self.heard < len(self.program.said):
                words = self.program.said[self.heard]
                self.heard += 1
                for number, pattern in enumerate(patterns):
                    if match := re.search(pattern, words):
                        return number, match
            return None
        return self.program.until(found, f"words such as {patterns}")

    def ask(self, key):
        """The answer to a key. The table is silent before, as it waits for the player."""
        said = len(self.program.said)
        self.press(key)
        self.program.until(lambda: len(self.program.said) > said, f"an answer to {key}")
        self.heard = said + 1
        return self.program.said[said]

    def focus(self, key):
        """The name of what a key gives the focus to; the last one again if it does not move."""
        before = len(self.program.focused)
        self.press(key)
        try:
            self.program.until(lambda: len(self.program.focused) > before, "another focus", _FOCUS)
        except AssertionError:
            pass
        return self.program.focused[-1]

    def go_to(self, card):
        name = self.focus("Home")
        for _ in range(20):
            if re.match(card + r"\b", name):
                return
            name = self.focus("Right")
        raise AssertionError(f"no {card} in the hand; last {name}")


class ByEar(unittest.TestCase):
    def start(self, record):
        if not shutil.which("xdotool"):
            self.skipTest("xdotool is not installed")
        self.program = Program(record=record, settings=_SETTINGS)
        self.addCleanup(self.program.close)
        self.program.wait_for("Table")
        self.ear = Ear(self.program)

    def test_focus_on_arrival(self):
        """The button that leads back does not have it for a moment before what keeps it."""
        self.start(_ODIN)
        program = self.program
        for name in ("Statistics", "Puzzles", "Deal of the day", "Learn Odin"):
            with self.subTest(name):
                before = len(program.focused)
                program.choose(name)
                program.wait_for(name, "panel")
                program.until(lambda: len(program.focused) > before, "the focus")
                self.assertNotIn("Back", program.focused[before:])
                self.ear.press("Escape")
                program.until(lambda: not program.find(name, "panel"), f"the end of {name}")

    def test_sheet_that_opens_a_room(self):
        """What had the focus before the sheet got it back for a moment, and was said before the room."""
        if not shutil.which("xdotool"):
            self.skipTest("xdotool is not installed")
        program = Program()
        self.addCleanup(program.close)
        program.kill()
        program.write(FINISHED, "meadhall/games/2026-01-01T12-00-00Z-odin.meadhall")
        program.start_again()
        Ear(program)
        program.choose("Past games")
        sheet = program.wait_for("Past games", "dialog")
        program.until(lambda: program.focused and program.focused[-1].startswith("Odin, 1 January"), "the game in the list")
        before = len(program.focused)
        program.press("Review", below=sheet)
        program.until(lambda: len(program.focused) > before, "the focus in the review")
        self.assertRegex(program.focused[before], "^blue ")

    def test_list_of_keys(self):
        """The first field, the button that closes and the first row of the page were said before it."""
        self.start(_ODIN)
        self.program.until(lambda: self.program.focused, "the focus at the table")
        before = len(self.program.focused)
        self.ear.press("question")
        self.program.until(lambda: "T" in self.program.focused[before:], "the list of keys")
        self.assertEqual(self.program.focused[before:], ["T"])

    def test_list_tells_its_row(self):
        """“What was said, list with 4 items”: where in it one is was said after the first arrow only."""
        self.start(_ODIN)
        program = self.program
        self.ear.press("q")
        program.until(lambda: program.said, "an answer")
        program.choose("What was said…")
        self.assertEqual(faults(program.wait_for("What was said", "dialog")), [])
        rows = program.wait_for("What was said", "list")
        program.until(lambda: program.focused[-1:] == ["Answer: " + program.said[-1]], "the last row")
        for key in ("Tab", "shift+Tab"):
            self.ear.press(key)
        program.until(lambda: program.focused[-1:] == [rows.children[-1].name], "the same row")

    def test_field_has_the_focus_before_a_cursor(self):
        """Orca took the cursor for the focus, and said nothing of an empty field."""
        self.start(_ODIN)
        bus, told = self.program.bus, []
        cursor = {"TextCaretMoved": "object:text-caret-moved", "TextSelectionChanged": "object:text-selection-changed"}
        for event in cursor.values():
            bus.call("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
                     GLib.Variant("(s)", (event,)))
        self.program.choose("Past games")
        field = self.program.wait_for("Search games", "text")
        for _ in range(20):
            self.ear.press("Tab")
            bus.wait(0.5)
            told += [signal for _, path, signal, details in bus.take_events()
                     if path == field.path and (signal in cursor or details[:2] == ("focused", 1))]
            if "StateChanged" in told:
                break
        self.assertEqual(told[:1], ["StateChanged"])

    def play(self, events):
        """Acts on what is heard, a pattern and an action each, until an action returns true."""
        for _ in range(400):
            number, match = self.ear.await_words(*events)
            if list(events.values())[number](match):
                self.assertNotIn("", self.program.said)  # nothing that a braille line would show as empty
                return
        self.fail(f"the game does not end; last words: {self.program.said[-5:]}")

    def choose(self, card):
        self.ear.go_to(card)
        self.ear.press("space")
        self.ear.await_words("^selected: ")

    # Odin

    def test_odin(self):
        self.start(_ODIN)
        self.cards, self.held, self.points = None, 9, {"You": 0, "Bo": 0}
        self.play({
            r"^You(: (\d or \d cards|nothing beats)| lead: )": self.answer,
            "^Pick up one": lambda _: self.ear.press("Return"),
            r"^You(?: lead|:) (?P<set>[^:]*?)(?:, take (?P<taken>.*))?\.$": self.note_own,
            r"^Bo (?:leads )?(?P<set>(?:\d|blue|red|pink|green|black|orange).*?)(?:, takes (?P<taken>.*))?\.$": self.note_other,
            r"^Points in all: You (\d+), Bo (\d+)": self.end_of_hand,
        })

    def answer(self, asked):
        ear = self.ear
        self.assertEqual(ear.ask("q"), asked.string)  # it can be asked for again
        answer = ear.ask("d")
        cards = sets_in(answer)
        self.assertIn(self.cards, (None, cards))  # what has been heard is all that has happened
        self.cards = cards
        self.assertEqual(ear.ask("e"), f"You {len(cards)}, Bo {self.held}")
        self.assertEqual(ear.ask("g"), f"You {self.points['You']}, Bo {self.points['Bo']}")
        if "nothing beats" in asked.string:
            self.assertIn("Nothing beats", answer)
            return ear.press("p")
        value = min(card[-1] for card in cards) if "lead" in asked.string else re.search(r"\. \D*(\d+)", answer)[1]
        self.chosen = set(self.set_of(value, cards))
        for card in self.chosen:
            self.choose(card)
        return ear.press("Return")

    @staticmethod
    def set_of(value, cards):
        """Cards of one colour, or of one number, that have the value."""
        alike = len(set(value)) == 1
        for colour in {card.split()[0] for card in cards}:
            left = [card for card in sorted(cards) if alike or card.startswith(colour)]
            found = []
            for digit in value:
                card = next((one for one in left if one[-1] == digit), None)
                if card:
                    left.remove(card)
                    found.append(card)
            if len(found) == len(value):
                return found
        raise AssertionError(f"no {value} in {cards}")

    def note_own(self, match):
        self.cards = self.cards - self.chosen | ({match["taken"]} - {None})

    def note_other(self, match):
        self.assertLessEqual(words_in(match.string), _MOST_WORDS["odin"], match.string)
        self.held += (match["taken"] is not None) - self.count(match["set"])

    @staticmethod
    def count(words):
        """How many cards a set has: “753 red”, “77, red, green”, “green 3 and goes out”."""
        return len(re.search(r"\d+", words)[0])

    def end_of_hand(self, match):
        self.points = {"You": int(match[1]), "Bo": int(match[2])}
        self.cards, self.held = None, 9
        if max(self.points.values()) >= 8:
            return True
        self.ear.press("Return")
        return False

    # Ninjan

    def test_ninjan(self):
        self.start(_NINJAN)
        self.held, self.points, self.piles = 9, {"You": 0, "Bo": 0}, None
        self.play({
            r"^Round (\d): choose a card": self.choose_card,
            r"^\w+ −?\d+: (?P<any>any pile|take pile (?P<pile>\d))": self.choose_pile,
            r"^(?P<who>You|Bo) (?P<card>\w+ −?\d+)(?: on)? pile (?P<pile>\d)": self.note_card,
            r"^(?P<who>You|Bo) (?P<card>\w+ −?\d+), pile (?P<pile>\d), (?P<worth>−?\d+)": self.note_card,
            r"^Points in all: You (−?\d+), Bo (−?\d+)": self.end_of_game,
        })

    def choose_card(self, asked):
        ear = self.ear
        self.assertEqual(ear.ask("q"), asked.string)
        answer = ear.ask("d")
        cards = sets_in(answer)
        self.assertEqual(len(cards), self.held)
        self.held -= 1
        self.assertEqual(ear.ask("e"), f"You {len(cards)}, Bo {len(cards)}")
        self.assertEqual(ear.ask("g"), f"You {spoken(self.points['You'])}, Bo {spoken(self.points['Bo'])}")
        piles = {number: (top, worth) for number, top, worth in re.findall(r"(\d): (\w+ −?\d+), worth (−?\d+)", ear.ask("t"))}
        self.assertEqual(len(piles), 3)
        self.assertIn(self.piles, (None, piles))  # as heard
        self.piles = piles
        self.choose(min(sets_in(answer.partition(". ")[2]) or cards))
        ear.press("Return")

    def choose_pile(self, asked):
        self.assertEqual(self.ear.ask("q"), asked.string)
        self.ear.press(asked["pile"] or "1")

    def note_card(self, match):
        who, card, number = match["who"], match["card"], match["pile"]
        self.assertLessEqual(words_in(match.string), _MOST_WORDS["ninjan"], match.string)
        _, worth = self.piles[number]
        if "worth" in match.groupdict():
            self.assertEqual(match["worth"], worth)  # as reckoned from what was heard
            self.points[who] += figure(worth)
            worth = "0"
        self.piles[number] = (card, spoken(figure(worth) + figure(card.split()[1])))

    def end_of_game(self, match):
        self.assertEqual((figure(match[1]), figure(match[2])), (self.points["You"], self.points["Bo"]))
        self.assertEqual(self.program.said.count("Round 1: choose a card."), 2)  # and once when it was asked for
        return True
