# SPDX-License-Identifier: GPL-3.0-or-later
"""Players who know the rules of the games and what a screen reader is told, nothing else."""

import re
from itertools import combinations

from atspi import Gone


def is_choice(one):
    """A card of the own hand that may be selected."""
    return {"selectable", "sensitive"} <= one.found_states


class OdinPlayer:
    """Plays the lowest set that beats the table."""

    def __init__(self, program, table):
        self.program, self.table = program, table

    def hand(self):
        cards = {}
        for one in self.program.all(below=self.table):
            found = re.match(r"(\w+) (\d)\b", one.found_as)
            if found and is_choice(one):
                cards[(found[1], int(found[2]))] = one
        return cards

    def value(self):
        """What lies on the table; an empty text if the player leads."""
        middle = self.program.find(below=self.table, starts="On the table: ")
        return re.match(r"On the table: (\d+)", middle.name)[1] if middle else ""

    def is_asked(self):
        """Whether it is the own turn. What is to be beaten must lie on the table by then."""
        prompt = self.program.find(below=self.table, role="label", starts=("Your turn", "You have won the round"))
        wanted = prompt and re.search(r"beats? (\d+)", prompt.found_as)
        if wanted and wanted[1] != (value := self.value()):
            assert prompt.name != prompt.found_as, (prompt.found_as, value)  # else it was the question before
            return None
        return prompt

    def best(self, cards):
        on_table = self.value()
        found = []
        for count in ({len(on_table), len(on_table) + 1} if on_table else {1}):
            for some in combinations(sorted(cards, key=lambda one: -one[1]), count):
                value = int("".join(str(number) for _, number in some))
                alike = len({colour for colour, _ in some}) == 1 or len({number for _, number in some}) == 1
                if alike and value > int(on_table or 0):
                    found.append((value, some))
        return min(found)[1] if found else ()

    def decide(self):
        cards = self.hand()
        chosen = self.best(cards)
        if not chosen:
            self.program.press("Pass", below=self.table)
            return
        for card in chosen:
            said = len(self.program.said)
            cards[card].act("Press")
            self.program.until(lambda: self.program.has_said("selected: ", said), "what has been selected")
            assert "selected" in cards[card].states and ", selected" in cards[card].name, cards[card]
        # Screen readers remember states until they are told of a change.
        play = self.program.find("Play", "push button", below=self.table)
        self.program.until(lambda: self.program.enabled.get(play.path), "that Play can be pressed")
        self.program.press("Play", below=self.table)
        self.pick_up()

    def pick_up(self):
        """Picks up a card that has been beaten, if one is offered. Returns whether it was."""
        offered = next((one for one in self.program.all(below=self.table)
                        if one.found_as.endswith("can be picked up")), None)
        try:
            if offered:
                offered.act("Press")
        except Gone:  # the table has changed since it was searched
            return False
        return bool(offered)


class NinjanPlayer:
    """Plays cards and piles as told; several people sit at the same screen."""

    def __init__(self, program, table):
        self.program, self.table = program, table

    def prompt(self):
        label = self.program.find(below=self.table, role="label")
        return label.name if label else ""

    def show_cards(self):
        self.program.press("Show my cards")

    def choose(self, card):
        program = self.program
        said = len(program.said)
        program.press(below=self.table, starts=card)
        program.until(lambda: program.has_said(f"selected: {card}", said), f"that {card} is selected")
        program.press("Choose", below=self.table)

    def take(self, pile):
        self.program.press(below=self.table, starts=f"Pile {pile},")
