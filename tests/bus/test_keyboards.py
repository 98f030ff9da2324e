# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of the table on the keyboards of other languages, alone and as the second layout, as the X server sends them."""

import ctypes
import shutil
import subprocess
import unittest

from program import Program

_GAME = [
    {"event": "game", "format": 1, "game": "odin", "seats": ["Ada", "Bo"], "chairs": ["human", "computer:easy"],
     "rules": {}},
    {"event": "hand", "first": 0, "hands": [["B1", "B3", "R2", "R5", "G7", "P4", "K6", "O8", "O9"],
                                            ["B2", "B4", "R3", "R6", "G8", "P5", "K7", "O1", "O2"]]},
]
_LAYOUTS = ("us", "de", "fr", "cz", "ru", "ua", "ara")
_ESCAPE, _TWO, _CONTROL = 9, 11, 37  # codes of keys, as xkeyboard-config numbers them
_H, _P, _S = 43, 33, 39  # these letters are there on all Latin layouts
_USE_CORE_KEYBOARD = 0x100


def _comma(layout):
    return 58 if layout == "fr" else 59


class Keyboards(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not shutil.which("xdotool") or not shutil.which("setxkbmap"):
            raise unittest.SkipTest("xdotool or setxkbmap is not installed")
        cls.x, cls.test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        cls.x.XOpenDisplay.restype = ctypes.c_void_p
        cls.display = ctypes.c_void_p(cls.x.XOpenDisplay(None))
        cls.program = Program(record=_GAME)
        cls.program.wait_for("Table")
        windows = cls.program.until(lambda: cls.xdotool("search", "--onlyvisible", "--pid", str(cls.program.process.pid)),
                                    "its window")
        cls.xdotool("windowfocus", "--sync", windows.split()[0])
        cls.program.until(lambda: "active" in cls.program.find(role="frame").states, "the focus in its window")

    @classmethod
    def tearDownClass(cls):
        cls.program.close()
        subprocess.run(["setxkbmap", "us"], check=True)

    @staticmethod
    def xdotool(*arguments):
        return subprocess.run(["xdotool", *arguments], capture_output=True, text=True, check=False).stdout

    def press(self, *codes):
        """Not by xdotool, which would switch to the first layout for each key."""
        for code in codes:
            self.test.XTestFakeKeyEvent(self.display, code, 1, 0)
        for code in reversed(codes):
            self.test.XTestFakeKeyEvent(self.display, code, 0, 0)
        self.x.XSync(self.display, 0)

    def assert_said(self, text, *codes):
        since = len(self.program.said)
        self.press(*codes)
        self.program.until(lambda: any(text in words for words in self.program.said[since:]), f"“{text}” after {codes}")

    def test_keys_of_the_table(self):
        for layout in _LAYOUTS:
            for second in (False, True):
                with self.subTest(layout=layout, second=second):
                    subprocess.run(["setxkbmap", f"us,{layout}" if second else layout], check=True)
                    self.x.XkbLockGroup(self.display, _USE_CORE_KEYBOARD, int(second))
                    self.x.XSync(self.display, 0)
                    self.keys_of_the_table(layout)

    def keys_of_the_table(self, layout):
        program = self.program
        self.assert_said("selected: 2", _TWO)
        self.assert_said("Nothing is selected", _ESCAPE)
        self.assert_said("Lead the ", _H)  # the hint
        self.assert_said("Nothing is selected", _ESCAPE)
        self.assert_said("You cannot pass", _P)
        self.assert_said("Sorted by", _S)
        self.press(_CONTROL, _comma(layout))
        program.wait_for("Settings", "dialog")
        self.press(_ESCAPE)
        program.until(lambda: not program.find("Settings", "dialog"), "the end of the settings")
