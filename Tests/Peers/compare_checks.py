"""Compares the verdicts of `fontmetrics check` with those of fontbakery's checks.

A verdict is FAIL, WARN or -, for a face or, where a check asks a family as a whole, for a family.
Of several answers the worst counts. See compare-checks.sh.
"""
import json
import logging
import os
import subprocess
import sys
import tempfile
import warnings
from collections import Counter, defaultdict
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from multiprocessing import Pool

logging.disable(logging.WARNING)
warnings.simplefilter("ignore")

from fontTools.ttLib import TTFont
from fontbakery.checkrunner import CheckRunner
from fontbakery.configuration import Configuration
from fontbakery.fonts_profile import checks_by_id, load_all_checks
from fontbakery.profile import Profile, Section
from fontbakery.testable import FILE_TYPES, CheckRunContext, Font

# Each check with the profile whose severities are fontbakery's for it.
CHECKS = {
    "family/vertical_metrics": "googlefonts",
    "superfamily/vertical_metrics": "googlefonts",
    "os2_metrics_match_hhea": "googlefonts",
    "linegaps": "microsoft",
    "googlefonts/vertical_metrics": "googlefonts",
    "googlefonts/use_typo_metrics": "googlefonts",
    "family/win_ascent_and_descent": "googlefonts",
    "typoascender_exceeds_Agrave": "googlefonts",
    "caps_vertically_centered": "googlefonts",
    "googlefonts/cjk_vertical_metrics": "googlefonts",
    "microsoft/vertical_metrics": "microsoft",
    "typenetwork/vertical_metrics": "typenetwork",
    "opentype/caret_slope": "opentype",
    "opentype/italic_angle": "opentype",
    "opentype/family/underline_thickness": "opentype",
}
OF_FAMILIES = {
    "family/vertical_metrics", "googlefonts/use_typo_metrics", "opentype/family/underline_thickness",
}
# Where fontbakery asks these of no face, fontmetrics answers by rules that other checks share.
OPEN_WHEN_SKIPPED = {"googlefonts/vertical_metrics", "opentype/italic_angle"}
RANKS = {"-": 0, "WARN": 1, "FAIL": 2}
SFNT = (b"\0\1\0\0", b"OTTO", b"true", b"ttcf")


@dataclass
class Face(Font):
    """A face of a file, also of a collection; fontbakery closes those too early."""

    index: int = 0
    # What would be asked of the network.
    listed_on_gfonts_api = False
    singular = Font.singular
    plural = Font.plural

    @cached_property
    def ttFont(self):
        return TTFont(self.file, fontNumber=self.index)


def worst(verdicts):
    return max(verdicts, key=RANKS.__getitem__, default="-")


def subject(face):
    """A face as the table names it: its file, and its number in a collection."""
    file, index = face
    name = file.removeprefix("/usr/share/fonts/")
    return f"{name}#{index}" if file.endswith((".ttc", ".otc")) else name


def our_verdicts(program, files):
    """Verdicts by check and subject, and the faces of each family."""
    verdicts = defaultdict(dict)
    families = {}
    for profile in sorted(set(CHECKS.values())):
        process = subprocess.run(
            [program, "check", "--profile", profile, "--json", *files],
            stdout=subprocess.PIPE, check=False)
        report = json.loads(process.stdout)
        if report["errors"]:
            sys.exit(f"compare-checks: {report['errors']}")
        checks_of_rule = {rule["id"]: rule["fontbakery"] for rule in report["rules"]}
        for family in report["families"]:
            families[family["family"]] = [(f["file"], f["index"]) for f in family["faces"]]
            found = defaultdict(list)
            for finding in family["findings"]:
                faces = [(f["face"]["file"], f["face"]["index"]) for f in finding["faces"]]
                for check in checks_of_rule[finding["rule"]]:
                    if CHECKS.get(check) != profile or finding["severity"] not in RANKS:
                        continue
                    names = [family["family"]] if check in OF_FAMILIES else map(subject, faces)
                    for name in names:
                        found[check, name].append(finding["severity"])
            for (check, name), severities in found.items():
                verdicts[check][name] = worst([verdicts[check].get(name, "-"), *severities])
    return verdicts, families


def results(context, checks):
    """Check, face or None, and verdict; None as a verdict where the check wasn't asked."""
    profile = Profile(
        name="vertical metrics", iterargs={kind.singular: kind.plural for kind in FILE_TYPES},
        sections=[Section(name="vertical metrics", checks=[checks_by_id[c] for c in checks])])
    runner = CheckRunner(profile, context, Configuration(full_lists=True))
    for identity in runner.order:
        statuses = [r.status.name for r in runner._run_check(identity).results]
        numbers = [number for kind, number in identity.iterargs if kind == "font"]
        face = context.fonts[numbers[0]] if numbers else None
        if "ERROR" in statuses:
            verdict = "ERROR"
        elif statuses == ["SKIP"]:
            verdict = None
        else:
            verdict = worst([s for s in statuses if s in RANKS])
        yield identity.check.id, face, verdict


def family_verdicts(arguments):
    name, faces = arguments
    context = CheckRunContext([Face(file, index=index) for file, index in faces])
    checks = [c for c in CHECKS if c != "superfamily/vertical_metrics"]
    return [
        (check, name if check in OF_FAMILIES else subject((face.file, face.index)), verdict)
        for check, face, verdict in results(context, checks)
    ]


def superfamily_verdicts(families):
    """Fontbakery looks for siblings among folders, so that each family gets one of its own."""
    with tempfile.TemporaryDirectory() as root:
        links = []
        for name, faces in families.items():
            folder = os.path.join(root, name.lower().replace(" ", "").replace("/", ""))
            os.makedirs(folder, exist_ok=True)
            for number, (file, index) in enumerate(faces):
                if file[-4:] not in (".otf", ".ttf"):
                    continue
                link = os.path.join(folder, f"{number}-{os.path.basename(file)}")
                os.symlink(file, link)
                links.append((link, (file, index)))
        for link, face in links:
            context = CheckRunContext([Face(link)])
            for check, _, verdict in results(context, ["superfamily/vertical_metrics"]):
                yield check, subject(face), verdict


def explanations(path):
    """The table, without its reasons: check, subject or pattern, our verdict, theirs."""
    with open(path) as table:
        return [tuple(line.split("\t")[:4]) for line in table if not line.startswith("#")]


def main():
    program, table, *files = sys.argv[1:]
    is_whole = files[:1] == ["--whole"]
    if is_whole:
        files = files[1:]
    seen = set()
    fonts = []
    for file in files:
        real = os.path.realpath(file)
        if real in seen or not os.path.isfile(real):
            continue
        seen.add(real)
        with open(real, "rb") as content:
            if content.read(4) in SFNT:
                fonts.append(file)
    load_all_checks()
    ours, families = our_verdicts(program, fonts)
    explained = explanations(table)
    compared = Counter()
    alike = Counter()
    explained_count = Counter()
    skipped = Counter()
    problems = []
    needed = set()

    def compare(check, name, theirs):
        mine = ours[check].get(name, "-")
        if theirs is None:
            skipped[check] += 1
            if check in OPEN_WHEN_SKIPPED:
                return
            theirs = "-"
        compared[check] += 1
        if mine == theirs:
            alike[check] += 1
            return
        rows = [
            row for row in explained
            if (row[0], row[2], row[3]) == (check, mine, theirs) and fnmatchcase(name, row[1])
        ]
        if rows:
            needed.update(rows)
            explained_count[check] += 1
        else:
            problems.append(f"{check}\t{name}\t{mine}\t{theirs}")

    with Pool() as pool:
        work = sorted(families.items(), key=lambda family: -len(family[1]))
        for done, answers in enumerate(pool.imap_unordered(family_verdicts, work)):
            print(f"\r{done + 1}/{len(work)} families", end="", file=sys.stderr, flush=True)
            for answer in answers:
                compare(*answer)
    print(file=sys.stderr)
    for answer in superfamily_verdicts(families):
        compare(*answer)
    faces = sum(map(len, families.values()))
    print(f"{len(fonts)} files, {faces} faces, {len(families)} families")
    for check in CHECKS:
        rest = compared[check] - alike[check]
        print(
            f"{check}: {alike[check]} of {compared[check]} alike, {explained_count[check]} of {rest} "
            f"explained, not asked by fontbakery {skipped[check]} times")
    for problem in sorted(problems):
        print(f"unexplained\t{problem}")
    stale = sorted(set(explained) - needed) if is_whole else []
    for row in stale:
        print("no longer so", *row, sep="\t")
    return 1 if problems or stale else 0


if __name__ == "__main__":
    sys.exit(main())
