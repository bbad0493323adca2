"""A tenth of the fields with fontTools: raw tables, no glyphs.

usage: python3 fonttools_floor.py LIST (paths of fonts, one a line)
"""
import json
import struct
import sys

from fontTools.ttLib import TTCollection, TTFont, TTLibError


def record(font, path, index):
    head, hhea = font.reader["head"], font.reader["hhea"]
    row = {"file": path, "index": index, "unitsPerEm": struct.unpack(">H", head[18:20])[0]}
    row["hhea"] = struct.unpack(">hhh", hhea[4:10])
    if "OS/2" in font.reader:
        os2 = font.reader["OS/2"]
        row["typo"] = struct.unpack(">hhh", os2[68:74]) if len(os2) >= 74 else None
        row["win"] = struct.unpack(">HH", os2[74:78]) if len(os2) >= 78 else None
    return row


for line in open(sys.argv[1]):
    path = line.rstrip("\n")
    try:
        with open(path, "rb") as file:
            fonts = (TTCollection(path, lazy=True).fonts if file.read(4) == b"ttcf"
                     else [TTFont(path, lazy=True)])
        for index, font in enumerate(fonts):
            print(json.dumps(record(font, path, index)))
    except (TTLibError, KeyError, struct.error):
        continue
