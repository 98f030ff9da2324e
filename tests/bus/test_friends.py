# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs at one table: the host, and a guest who was sent the invitation."""

import re
import unittest

from atspi import Gone
from players import OdinPlayer, is_choice
from program import Program
from rules import faults


class Person:
    """Plays whatever may be played, in either game."""

    def __init__(self, program, game):
        self.program, self.game, self.table = program, game, None

    def shown_table(self):
        try:
            if self.table and "showing" in self.table.states:
                return self.table
        except Gone:
            pass
        self.table = self.program.find("Table")
        return self.table

    def act(self):
        """Takes one decision, if there is one."""
        table = self.shown_table()
        if table is None:
            return False
        if self.game == "Odin":
            player = OdinPlayer(self.program, table)
            if player.pick_up():  # at a friend's table it is offered as soon as the host has answered
                return True
            asked = player.is_asked()
            if asked:
                player.decide()
            return bool(asked)
        return self.act_in_ninjan(table)

    def act_in_ninjan(self, table):
        shown = self.program.all(below=table)
        prompt = next((one.found_as for one, role in zip(shown, table.bus.roles_of(shown)) if role == "label"), "")
        pile = next((one for one in shown if one.found_as.startswith("Pile ") and "Press" in one.actions), None)
        if "pile" in prompt and pile:
            pile.act("Press")
            return True
        if "Choose a card" not in prompt or any(one.found_as.startswith("You, has chosen") for one in shown):
            return False
        card = next((one for one in shown
                     if re.match(r"(rock|paper|scissors) ", one.found_as) and is_choice(one)), None)
        if card is None:
            return False
        card.act("Press")
        self.program.press("Choose", below=table)
        return True

# A person, a computer and a friend at another computer; one hand of Odin.
_WITH_GUEST = r"""
[newGame]
target=1
chairs\size=3
chairs\1\who=human
chairs\2\who=computer:medium
chairs\3\who=guest
"""


class Friends(unittest.TestCase):
    def open(self, settings=""):
        program = Program(settings=settings)
        self.addCleanup(program.close)
        return program

    def invite(self, host, game):
        """Asks for a new game as it was set up last, and returns the invitation."""
        host.choose("New game…")
        dialog = host.wait_for("New game", "dialog")
        host.toggle(game, "radio button", below=dialog)
        host.press("More rules and seats" if game == "Odin" else "More seats", below=dialog)
        host.wait_for("Friend at another computer", "combo box", below=dialog)
        self.assertEqual(faults(dialog), [])
        host.press("Play", below=dialog)
        sheet = host.wait_for("Invite your friends", "dialog")
        host.press("Copy invitation", below=sheet)
        host.until(lambda: host.has_said("Copied"), "that the invitation has been copied")
        self.assertEqual(faults(sheet), [])
        return host.wait_for("Invitation", "text", below=sheet).text

    def join(self, guest, invitation):
        guest.choose("Join friends…")
        sheet = guest.wait_for("Join friends", "dialog")
        guest.wait_for("Invitation:", "text", below=sheet).write(invitation)
        guest.wait_for("Your name:", "text", below=sheet).write("Bo")
        guest.press("Join", below=sheet)
        guest.wait_for("With friends", "panel")

    def play(self, programs, game, decisions):
        """Until so many decisions have been taken, or the game is over. Returns whether it is over."""
        people = [Person(program, game) for program in programs]
        taken = 0
        for _ in range(400):
            if all(one.program.has_said("Points in all: ") for one in people):
                return True
            if taken >= decisions:
                return False
            acted = sum(one.act() for one in people)
            taken += acted
            if not acted:
                people[0].program.bus.wait(0.1)
                people[0].program.listen()
        self.fail(f"nobody has won; last words: {[one.program.said[-3:] for one in people]}")

    def play_with_cuts(self, game):
        host, guest = self.open(_WITH_GUEST), self.open()
        self.join(guest, self.invite(host, game))
        host.until(lambda: host.find(starts="Bo, ", below=host.find("Table")), "Bo at the table")
        self.assertFalse(self.play((host, guest), game, 3))
        # The guest's program ends, and finds back.
        guest.kill()
        panel = host.wait_for("A guest is away")
        host.until(lambda: host.has_said("Bo is away"), "who is away")
        self.assertEqual(faults(panel), [])
        guest.start_again()
        guest.press("Back to your friends", "push button")
        guest.wait_for("With friends", "panel")
        host.until(lambda: host.has_said("Bo is back"), "Bo")
        self.assertFalse(host.find("A guest is away"))
        self.assertFalse(self.play((host, guest), game, 2))
        # The host's program ends; the guest waits, and comes back by itself.
        host.kill()
        host.said.clear()
        host.start_again()
        host.press("Continue", "push button")
        host.until(lambda: host.has_said("Bo is back"), "Bo")
        self.assertTrue(self.play((host, guest), game, 400))
        self.assertEqual(faults(host.root), [])

    def test_odin(self):
        self.play_with_cuts("Odin")

    def test_ninjan(self):
        self.play_with_cuts("Ninjan")
