#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the icons of the program and of its records from their drawings, next to this file: PNG for the icon theme
hicolor, and the files that Windows (.ico) and macOS (.icns) want. Needs rsvg-convert (librsvg2-bin).

usage: resources/desktop/make_icons.py
"""
import pathlib
import struct
import subprocess

HERE = pathlib.Path(__file__).parent
TABLE = HERE.parent / "table"
PROGRAM = "org.meadhall.Meadhall"
SIDES = (16, 22, 24, 32, 48, 64, 128, 256)
SMALL = 24  # up to this many pixels, the drawing without details
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def render(drawing, side):
    return subprocess.run(["rsvg-convert", "-w", str(side), "-h", str(side), drawing], check=True,
                          stdout=subprocess.PIPE).stdout


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def ico(pictures):
    """A table of pictures, then the pictures; a side of 256 is written as 0."""
    entries, data = b"", b""
    begin = 6 + 16 * len(pictures)
    for side, png in pictures.items():
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(png), begin + len(data))
        data += png
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + data


def icns(pictures):
    blocks = b"".join(ICNS_TYPES[side] + struct.pack(">I", 8 + len(png)) + png for side, png in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


for folder, name, large, small in (
        ("apps", PROGRAM, TABLE / "icon.svg", TABLE / "icon-small.svg"),
        ("mimetypes", PROGRAM + ".Record", HERE / "record.svg", HERE / "record-small.svg")):
    made = {side: render(small if side <= SMALL else large, side) for side in SIDES}
    for side, png in made.items():
        write(HERE / f"hicolor/{side}x{side}/{folder}/{name}.png", png)
    if folder == "apps":
        write(HERE / "meadhall.ico", ico(made))
        made[512] = render(large, 512)
        write(HERE / "meadhall.icns", icns({side: made[side] for side in ICNS_TYPES}))
