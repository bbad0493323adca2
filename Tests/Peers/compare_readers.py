"""Compares what fontmetrics reports of every font with an independent reading.

sfnt tables are read with fontTools; glyph outlines, and formats that fontTools can't read, with
freetype-py. See compare-readers.sh.
"""
import io
import json
import logging
import subprocess
import sys
from collections import Counter

import freetype
from fontTools.ttLib import TTFont, TTLibError

logging.disable(logging.WARNING)

CAP = "HIETO"
X = "xzvu"
UNSCALED = freetype.FT_LOAD_NO_SCALE | freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP


def reports(program, folders):
    """The face records and error records of fontmetrics, one at a time."""
    process = subprocess.Popen(
        [program, "show", "--format", "ndjson", *folders], stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    for line in process.stdout:
        yield json.loads(line)
    process.wait()


def opened(path, index):
    """A face of freetype-py, whose own build of FreeType has no decoder for WOFF2."""
    with open(path, "rb") as file:
        is_woff2 = file.read(4) == b"wOF2"
    if not is_woff2:
        return freetype.Face(path, index)
    font = TTFont(path, fontNumber=index)
    font.flavor = None
    plain = io.BytesIO()
    font.save(plain)
    plain.seek(0)
    return freetype.Face(plain)


def has_unicode_map(face):
    """Whether FreeType chose a character map by itself; freetype-py has no word for "none"."""
    return bool(face._FT_Face.contents.charmap) and face.charmap.encoding in (
        freetype.FT_ENCODING_UNICODE, freetype.FT_ENCODING_NONE)


def letter(face, candidates):
    """The letter that stands for a height, as (height, character); None without one."""
    symbol = None
    if not has_unicode_map(face):
        for charmap in face.charmaps:
            if charmap.encoding == freetype.FT_ENCODING_MS_SYMBOL:
                symbol = charmap
        if symbol is not None:
            face.set_charmap(symbol)
    for character in candidates:
        codes = [ord(character)] + ([0xF000 + ord(character)] if symbol is not None else [])
        for code in codes:
            index = face.get_char_index(code)
            if index == 0:
                continue
            try:
                face.load_glyph(index, UNSCALED)
            except freetype.FT_Exception:
                continue
            outline = face.glyph.outline
            if face.glyph.format != freetype.FT_GLYPH_FORMAT_OUTLINE or outline.n_points == 0:
                continue
            box = outline.get_bbox()
            if box.xMin == box.xMax and box.yMin == box.yMax:
                continue
            return (box.yMax + box.yMin if character == "O" else box.yMax), character
    return None


def height(declared, measured):
    """The value and source that the rules give."""
    if declared is not None and declared > 0:
        return declared, "OS/2"
    if measured is not None:
        return measured[0], "glyph " + measured[1]
    return None, "none"


def sfnt_expectation(path, index):
    font = TTFont(path, fontNumber=index, lazy=True)
    result = {"unitsPerEm": font["head"].unitsPerEm}
    hhea = font["hhea"]
    sets = {"hhea": (hhea.ascent, hhea.descent, hhea.lineGap), "typo": None, "win": None}
    bit = False
    cap = x = None
    if "OS/2" in font:
        raw = font.reader["OS/2"]
        os2 = font["OS/2"]
        if os2.version != 0xFFFF:
            bit = bool(os2.fsSelection & 128)
            if len(raw) >= 78:
                sets["typo"] = (os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap)
                sets["win"] = (os2.usWinAscent, -os2.usWinDescent, None)
            if os2.version >= 2 and len(raw) >= 90:
                cap, x = os2.sCapHeight, os2.sxHeight
    effective = "hhea"
    if bit and sets["typo"] is not None:
        effective = "typo"
    elif sets["hhea"][:2] == (0, 0):
        if sets["typo"] is not None and sets["typo"][:2] != (0, 0):
            effective = "typo"
        elif sets["win"] is not None:
            effective = "win"
    result.update(sets=sets, bit=bit, effective=effective, cap=cap, x=x)
    return result


def compare(record):
    """The differences of one face, as (what, ours, theirs)."""
    path, index = record["face"]["file"], record["face"]["index"]
    differences = []

    def check(what, ours, theirs):
        if ours != theirs:
            differences.append((what, ours, theirs))

    metrics = record["metrics"]
    face = opened(path, index)
    scalable = face.is_scalable
    cap_letter = letter(face, CAP) if scalable else None
    x_letter = letter(face, X) if scalable else None
    try:
        expected = sfnt_expectation(path, index)
    except (TTLibError, KeyError):
        expected = None
    if expected is not None:
        check("unitsPerEm", record["unitsPerEm"], expected["unitsPerEm"])
        check("useTypoMetrics", record["lineMetrics"]["useTypoMetrics"], expected["bit"])
        check("effective", record["lineMetrics"]["effective"], expected["effective"])
        for name, values in expected["sets"].items():
            ours = record["lineMetrics"][name]
            if values is None or ours is None:
                check(name, ours, values)
                continue
            check(name, (ours["ascender"], ours["descender"], ours["lineGap"]), values)
            gap = values[2] or 0
            check(name + " lineHeight", ours["lineHeight"], values[0] - values[1] + gap)
        values = expected["sets"][expected["effective"]]
        check("ascender", metrics["ascender"]["units"], values[0])
        check("descender", metrics["descender"]["units"], values[1])
        check("lineGap", metrics["lineGap"]["units"], values[2] or 0)
        declared = expected["cap"], expected["x"]
    elif scalable:
        check("unitsPerEm", record["unitsPerEm"], face.units_per_EM)
        check("ascender", metrics["ascender"]["units"], face.ascender)
        check("descender", metrics["descender"]["units"], face.descender)
        check("lineHeight", metrics["lineHeight"]["units"], face.height)
        declared = None, None
    else:
        check("unitsPerEm", record["unitsPerEm"], None)
        check("strikes", len(record["strikes"]), len(face.available_sizes))
        for strike, size in zip(record["strikes"], face.available_sizes):
            check("strike ppem", strike["pixelsPerEm"], size.y_ppem / 64)
            check("strike height", strike["height"], size.height)
        return differences
    for name, value, measured in (
            ("capHeight", declared[0], cap_letter), ("xHeight", declared[1], x_letter)):
        units, source = height(value, measured)
        check(name, metrics[name]["units"], units)
        check(name + " source", metrics[name]["source"], source)
        check(name + " measured", metrics[name]["measured"], measured and measured[0])
    return differences


def main():
    program, folders = sys.argv[1], sys.argv[2:]
    faces = errors = differing = unread = 0
    kinds = Counter()
    for record in reports(program, folders):
        if record["schema"] == "fontmetrics.error/1":
            errors += 1
            print("error: %s: %s" % (record["subject"], record["message"]))
            continue
        faces += 1
        try:
            differences = compare(record)
        except Exception as error:  # the independent reader failed, which is a finding too
            unread += 1
            print("%s #%d: the independent reader says: %s" % (
                record["face"]["file"], record["face"]["index"], error))
            continue
        differing += bool(differences)
        for what, ours, theirs in differences:
            kinds[what] += 1
            print("%s #%d: %s is %s, independently %s" % (
                record["face"]["file"], record["face"]["index"], what, ours, theirs))
    print("%d faces: %d agree, %d differ, %d not read independently; %d errors" % (
        faces, faces - differing - unread, differing, unread, errors))
    for what, count in kinds.most_common():
        print("  %5d  %s" % (count, what))
    sys.exit(1 if differing or unread or errors or not faces else 0)


main()
