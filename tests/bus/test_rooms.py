# SPDX-License-Identifier: GPL-3.0-or-later
"""A lesson and a puzzle."""

import re
import unittest

from players import OdinPlayer
from program import Program
from rules import faults


class Rooms(unittest.TestCase):
    def setUp(self):
        self.program = Program()
        self.addCleanup(self.program.close)

    def test_lesson(self):
        program = self.program
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
        label = next((re.fullmatch(r"(\d+) of (\d+)", one.name) for one in self.program.all(role="label", below=room)
                      if re.fullmatch(r"(\d+) of (\d+)", one.name)), None)
        return label.groups() if label else None

    def choosable(self, room):
        return [one for one in self.program.all(below=room) if one.name.endswith("can be picked up")]

    def go_on(self, room):
        """Does what the lesson asks for: the hint selects the cards."""
        program = self.program
        if program.find("Next", "push button", below=room):
            program.press("Next", below=room)
        elif self.choosable(room):
            words = " ".join(one.name for one in program.all(role="label", below=room))
            wanted = [one for one in self.choosable(room) if one.name.split(",")[0] in words]
            wanted[-1].act("Press")
        else:
            program.press("Hint", below=room)
            play = program.until(lambda: [one for name in ("Play", "Pass") for one in program.all(name, below=room)
                                          if "Press" in one.actions], "something to do")
            play[0].act("Press")

    def test_puzzle(self):
        program = self.program
        program.choose("Puzzles")
        hall = program.wait_for("Puzzles", "panel")
        program.press(starts="Odin, First steps", below=hall)
        table = program.wait_for("Table")
        self.assertEqual(faults(program.root), [])
        program.press("A hint")
        program.until(lambda: program.said, "a hint")
        player = OdinPlayer(program, table)
        program.until(player.hand, "cards")
        said = len(program.said)
        player.decide()
        program.until(lambda: program.has_said("Solved", said) or program.has_said("Not yet", said), "right or wrong")
