# SPDX-License-Identifier: GPL-3.0-or-later
"""Lessons, a puzzle and a review."""

import re
import unittest

from players import OdinPlayer
from program import Program
from rules import faults

_BLUE, _RED = [f"B{number}" for number in range(1, 10)], [f"R{number}" for number in range(1, 10)]
FINISHED = [
    {"event": "game", "format": 1, "game": "odin", "seats": ["Ada", "Bo"], "chairs": ["human", "computer:beginner"],
     "rules": {"target": 1}},
    {"event": "hand", "first": 1, "hands": [_BLUE, _RED]},
    {"event": "play", "seat": 1, "cards": ["R1"]},
    {"event": "play", "seat": 0, "cards": ["B2"], "take": "R1"},
    {"event": "pass", "seat": 1},
    {"event": "play", "seat": 0, "cards": ["R1"]},
    {"event": "pass", "seat": 1},
    {"event": "play", "seat": 0, "cards": [card for card in _BLUE if card != "B2"]},
    {"event": "handOver", "points": [0, 8], "totals": [0, 8]},
    {"event": "gameOver", "totals": [0, 8], "winners": [0]},
]


class Rooms(unittest.TestCase):
    def start(self, **more):
        self.program = Program(**more)
        self.addCleanup(self.program.close)
        return self.program

    def test_lesson(self):
        program = self.start()
        program.choose("Learn Odin")
        room = program.wait_for("Learn Odin", "panel")
        self.assertEqual(faults(room), [])
        steps = set()
        for _ in range(40):
            step = program.until(lambda: self.step(room), "a step of the lesson")
            steps.add(step[0])
            if step[0] == step[1]:
                break
            self.go_on(room)
            program.until(lambda: self.step(room) != step or self.choosable(room), "the next step")
        self.assertEqual(len(steps), int(step[1]))

    def step(self, room):
        """The number of the step and of all, such as 3 and 12."""
        labels = [re.fullmatch(r"(\d+) of (\d+)", one.found_as) for one in self.program.all(below=room)]
        return next((found.groups() for found in labels if found), None)

    def choosable(self, room):
        return [one for one in self.program.all(below=room) if one.found_as.endswith("can be picked up")]

    def go_on(self, room):
        """Does what the lesson asks for: the hint selects the cards."""
        program = self.program
        if program.find("Next", "push button", below=room):
            program.press("Next", below=room)
        elif self.choosable(room):
            words = " ".join(one.found_as for one in program.all(role="label", below=room))
            wanted = [one for one in self.choosable(room) if one.found_as.split(",")[0] in words]
            wanted[-1].act("Press")
        else:
            program.press("Hint", below=room)
            play = program.until(lambda: [one for name in ("Play", "Pass") for one in program.all(name, below=room)
                                          if "Press" in one.actions], "something to do")
            play[0].act("Press")

    def test_puzzle(self):
        program = self.start()
        program.choose("Puzzles")
        hall = program.wait_for("Puzzles", "panel")
        program.press(starts="Odin, First steps", below=hall)
        table = program.wait_for("Table")
        self.assertEqual(faults(program.root), [])
        program.until(lambda: any("You" in words for words in program.said), "what is asked")
        asked = len(program.said)
        program.press("A hint")
        program.until(lambda: len(program.said) > asked, "a hint")
        player = OdinPlayer(program, table)
        program.until(player.hand, "cards")
        said = len(program.said)
        player.decide()
        program.until(lambda: program.has_said("Solved", said) or program.has_said("Not quite", said), "right or wrong")

    def test_review(self):
        program = self.start(record=FINISHED)
        room = program.wait_for("Review", "panel")
        program.until(lambda: program.has_said("3 of 3 decisions reviewed"), "the end of judging")
        self.assertEqual(program.values, [])  # “33 percent” was said into what was read
        self.assertEqual(faults(program.root), [])
        for turn in (2, 3, 4, 5, 6, 6):  # the last step is the end of the game
            said = len(program.said)
            program.press("One step forward", below=room)
            program.until(lambda: program.has_said(f"Hand 1, turn {turn}. ", said), f"what happened in turn {turn}")
        self.assertNotIn("sensitive", program.find("One step forward", below=room).states)
        program.toggle("All cards face up", below=room)
        program.until(lambda: program.find(starts="red 9", below=room), "the other hand")
        program.toggle("Show the values as a table", below=room)
        program.wait_for(role="table", below=room)
        self.assertEqual(faults(program.root), [])
        program.press("One step back", below=room)
        said = len(program.said)
        program.press("Try another move", below=room)
        program.until(lambda: program.has_said("Choose another move", said), "what to do")
        program.press(starts="blue 9", below=room)
        program.press("Play", below=room)
        program.until(lambda: program.find("Back to the game", below=room) or len(program.said) > said + 2, "a judgement")
        self.assertEqual(faults(program.root), [])
