#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cuts the fonts of this folder out of Debian's fonts-noto-core (needs python3-fonttools).

usage: resources/fonts/subset.py [FOLDER]    FOLDER of the whole fonts, /usr/share/fonts/truetype/noto if not given
"""
import pathlib
import sys

from fontTools import subset, ttLib

SOURCE = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/noto")
TARGET = pathlib.Path(__file__).parent
FONTS = {
    # Latin of Europe, Russian, Ukrainian, the marks of their typography and of directions.
    "NotoSans-Regular.ttf": "20-7E A0-17F 218-21B 2BC 400-45F 490-491 2000-200F 2010-2015 2018-201E 2022 2026 202F 2032 "
                            "2033 2039 203A 2044 2066-2069 20AC 2116 2122",
    # Arabic with its own digits, and what else stands in its sentences.
    "NotoSansArabic-Regular.ttf": "20 21 2C-2E 30-3A A0 AB BB 60C 61B 61C 61F 621-63A 640-655 660-66C 670 671 67E 686 "
                                  "698 6A4 6A9 6AF 6CC 200C-200F",
}


def unicodes(text):
    for part in text.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


for name, wanted in FONTS.items():
    options = subset.Options(hinting=False, layout_features=["*"] if "Arabic" in name else
                             ["kern", "liga", "mark", "mkmk", "ccmp", "locl"])
    font = subset.load_font(str(SOURCE / name), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=list(unicodes(wanted)))
    cutter.subset(font)
    for table in font["cmap"].tables:
        # This Noto has no minus; the dash between figures is as long as they are.
        if 0x2013 in table.cmap:
            table.cmap[0x2212] = table.cmap[0x2013]
    subset.save_font(font, str(TARGET / name), options)
    print(name, len(ttLib.TTFont(TARGET / name).getBestCmap()), "characters")
