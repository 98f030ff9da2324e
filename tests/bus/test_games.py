# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games."""

import re
import unittest

from players import NinjanPlayer, OdinPlayer
from program import Program
from rules import faults

# Nine rounds in which no card beats a top card, so that nobody wins a pile: a tie.
_PILES = ["P-4", "P-5", "P-6"]
_ADA = ["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9"]
_BO = ["P9", "R-1", "R-2", "R-3", "R-4", "R-5", "R-6", "R10", "S1"]
_TIE = [
    {"event": "game", "format": 1, "game": "ninjan", "seats": ["Ada", "Bo"], "chairs": ["human", "human"], "rules": {}},
    {"event": "deal", "piles": _PILES, "hands": [_ADA, _BO]},
]
_FOUR = ["human", "computer:beginner", "computer:beginner", "computer:beginner"]
_ODIN_FOR_FOUR = [
    {"event": "game", "format": 1, "game": "odin", "seats": ["Ada", "Bo", "Cy", "Di"], "chairs": _FOUR, "rules": {}},
    {"event": "hand", "first": 0,
     "hands": [[f"{'BRGP'[(seat + number) % 4]}{number}" for number in range(1, 10)] for seat in range(4)]},
]
_NINJAN_FOR_FOUR = [
    {"event": "game", "format": 1, "game": "ninjan", "seats": ["Ada", "Bo", "Cy", "Di"], "chairs": _FOUR, "rules": {}},
    {"event": "deal", "piles": ["R10", "P10", "S10"],
     "hands": [_ADA, *([f"{suit}{number}" for number in range(1, 10)] for suit in "PS"),
               [f"{suit}-{number}" for suit in "RPS" for number in (1, 2, 3)]]},
]
_VOICE = 600  # words a minute, the fastest
_SUITS = {"R": "rock", "P": "paper", "S": "scissors"}


def spoken(card):
    return f"{_SUITS[card[0]]} {card[1:].replace('-', '−')}"


def backlogs(program, questions, rate=_VOICE):
    """How long a voice of that rate has still to speak, in s, when each of the questions is announced."""
    found, free = [], 0.0
    for at, words in zip(program.said_at, program.said):
        if re.match(questions, words):
            found.append(free - at)
        free = max(free, at) + sum(any(sign.isalnum() for sign in word) for word in words.split()) * 60 / rate
    return found


class Games(unittest.TestCase):
    def start(self, *arguments, **more):
        self.program = Program(*arguments, **more)
        self.addCleanup(self.program.close)
        return self.program

    def test_gentle_game_at_once(self):
        """The welcome asks for nothing before the first game, and Home leads back to it."""
        for game, asked in (("Odin", "Your turn"), ("Ninjan", "Round 1 of 9. Choose a card")):
            with self.subTest(game):
                program = self.start()
                program.press(f"Play {game}", "push button")
                table = program.wait_for("Table")
                program.wait_for(below=table, role="label", starts=asked)
                self.assertFalse(program.find(role="dialog"))
                self.assertEqual(faults(program.root), [])
                program.choose("Home")
                program.press("Continue", "push button")
                program.wait_for(below=program.wait_for("Table"), role="label", starts=asked)

    def test_hand_of_odin_for_two(self):
        program = self.start()
        program.choose("New game…")
        dialog = program.wait_for("New game", "dialog")
        program.toggle("2", "radio button", below=dialog)
        program.wait_for("Colours in the deck", below=dialog)
        # Two colours are out: red in place of black.
        program.toggle("black: left out", below=dialog)
        program.wait_for("black: in the deck", below=dialog)
        program.until(lambda: program.has_said("Leave out exactly two colours"), "why the game cannot begin")
        program.toggle("red: in the deck", below=dialog)
        program.wait_for("red: left out", below=dialog)
        program.press("Play", below=dialog)
        table = program.wait_for("Table")
        program.wait_for(below=table, starts="Colours in play")
        player = OdinPlayer(program, table)
        for _ in range(60):
            asked = program.until(lambda: player.is_asked() or program.find("Next hand", "push button"), "a decision")
            if asked.found_as == "Next hand":
                break
            player.decide()
        self.assertTrue(program.find("Next hand", "push button"), "the hand has not ended")
        self.assertEqual(faults(program.root), [])
        program.until(lambda: program.has_said("Points in all: You "), "everybody's points")

    def keeps_up(self, record, questions, act):
        """Questions are new when they begin: the game waits for the voice of a screen reader."""
        program = self.start(record=record, settings=f"[speech]\nwait=WithScreenReader\nrate={_VOICE}\n")
        table = program.wait_for("Table")
        for answers in range(4):
            program.until(lambda: len(backlogs(program, questions)) > answers, "a question")
            act(program, table)
        program.until(lambda: len(backlogs(program, questions)) > 4, "the last question")
        self.assertLess(max(backlogs(program, questions)), 2)

    def test_voice_keeps_up_with_odin_for_four(self):
        def act(program, table):
            player = OdinPlayer(program, table)
            if player.value():
                return program.press("Pass", below=table)
            next(iter(player.hand().values())).act("Press")
            return program.press("Play", below=table)
        self.keeps_up(_ODIN_FOR_FOUR, "Your turn|You have won the round", act)

    def test_voice_keeps_up_with_ninjan_for_four(self):
        cards = list(_ADA)

        def act(program, table):
            player = NinjanPlayer(program, table)

            def pressable(start):
                return next((one.found_as for one in program.all(below=table, starts=start)
                             if "Press" in one.actions), None)

            pile = program.until(lambda: pressable("Pile ") or pressable(spoken(cards[0])), "a card or a pile to choose")
            if pile.startswith("Pile "):
                player.take(int(pile[5]))
            else:
                player.choose(spoken(cards.pop(0)))
        self.keeps_up(_NINJAN_FOR_FOUR, r"Round \d of 9|Your rock", act)

    def test_game_of_ninjan_with_a_throw(self):
        program = self.start(record=_TIE)
        table = program.wait_for("Table")
        self.log = program.wait_for("Log", "text")
        player = NinjanPlayer(program, table)
        for number, cards in enumerate(zip(_ADA, _BO), 1):
            for card in cards if number < 9 else ():  # the last cards are played by themselves
                player.show_cards()
                player.choose(spoken(card))
            self.resolve(program, player, number)
        for throws in (("rock", "rock"), ("rock", "scissors")):
            for symbol in throws:
                program.until(lambda: program.find("Show my cards") or program.find(symbol, "push button"), "a throw")
                if program.find("Show my cards"):
                    player.show_cards()
                program.press(symbol, "push button")
        program.until(lambda: any("wins the throw" in words for words in program.said), "the winner of the throw")
        program.until(lambda: program.has_said("Points in all: Ada 0, Bo 0"), "everybody's points")

    def resolve(self, program, player, number):
        """The higher card first; paper 9 on a pile of its own, so that it beats no rock."""
        first, second = {1: (2, 1), 2: (2, 3)}.get(number, (1, 1))
        for pile in (first, second):
            program.until(lambda: "pile" in player.prompt(), f"a question for a pile in round {number}")
            piles = [one.found_as[:6] for one in program.all(below=player.table, starts="Pile ", role="push button")]
            self.assertEqual(piles, ["Pile 1", "Pile 2", "Pile 3"])  # whether they may be chosen or not
            lines = self.log.text.count("(pile ")
            player.take(pile)
            program.until(lambda: self.log.text.count("(pile ") > lines, "a line of the log")
            self.assertIn(f"(pile {pile}, now", [line for line in self.log.text.splitlines() if "(pile " in line][-1])
