#!/usr/bin/env python3
"""Does a page keep its layout when the web font takes the place of a generated fallback face?

Opens a page in headless Chromium. Its text is first set in the fallback face that `fontmetrics css`
prints, which bends Liberation Sans (it has the widths and lines of Arial); then the web font is
added. Height, baseline and number of lines of a wrapped block are measured before and after. As a
control the same is measured with plain Liberation Sans, which must jump with some of the fonts.

usage: css-fallback.py [--install] PROGRAM [FONT...]

PROGRAM is the built `fontmetrics`; --install gets Chromium with apt-get where it is missing.
Exit status: 0 if nothing moves by more than a pixel, 1 if something does, 2 if it can't be told.
"""
import base64
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FONTS = "/usr/share/fonts/"
WEB_FONTS = [
    "truetype/noto/NotoSans-Regular.ttf", "truetype/noto/NotoSerif-Regular.ttf",
    "truetype/open-sans/OpenSans-Regular.ttf", "truetype/lato/Lato-Regular.ttf",
    "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSerif.ttf",
    "truetype/liberation2/LiberationSerif-Regular.ttf", "opentype/cantarell/Cantarell-Regular.otf",
    "opentype/ebgaramond/EBGaramond08-Regular.otf", "truetype/inter-vf/Inter.var.ttf",
    "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf",
]
LOCAL = FONTS + "truetype/liberation2/LiberationSans-Regular.ttf"
# English, several hundred characters, so that widths average out.
TEXT = (
    "When a page is opened, its words are there at once, set in a font that the machine already "
    "has, and a moment later the font that the author chose arrives. If the two differ in width, "
    "lines break elsewhere; if they differ in height, everything below them moves, and whoever had "
    "begun to read, or was about to press a button, loses the place. A face that is bent to the "
    "measures of the other keeps all of it where it was."
)
SIZES = [16, 20]
# Where an ascent is exactly half a pixel, the fourth decimal decides which way Chrome rounds it.
TIES = {("Inter.var.ttf", 16): "ascent 2728 of 2816 units is 15.5px"}

PAGE = """<!DOCTYPE html><meta charset="utf-8">
<style>
{css}
body {{ margin: 0 }}
.block {{ width: 38em }}
.block i {{ display: inline-block; width: 0; height: 0 }}
</style>
<pre id="result"></pre>
<script>
const text = {text}, web = {web}, families = {families}, sizes = {sizes};
function measure(element) {{
  const box = element.getBoundingClientRect();
  const baseline = element.querySelector("i").getBoundingClientRect().bottom - box.top;
  const range = document.createRange();
  range.selectNodeContents(element);
  const tops = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => r.bottom));
  return {{height: box.height, baseline, lines: tops.size}};
}}
(async () => {{
  const result = [];
  for (const [name, family] of families) {{
    for (const size of sizes) {{
      await document.fonts.load(size + "px " + family);
      const block = document.createElement("div");
      block.className = "block";
      block.style.font = size + 'px "Web Font", ' + family;
      block.append(document.createElement("i"), text);
      document.body.append(block);
      result.push({{name, size, block, before: measure(block)}});
    }}
  }}
  const face = new FontFace("Web Font", "url(" + web + ")");
  document.fonts.add(await face.load());
  await document.fonts.ready;
  for (const entry of result) {{
    entry.after = measure(entry.block);
    entry.block.remove();
    delete entry.block;
  }}
  document.getElementById("result").textContent = JSON.stringify(result);
}})().catch(error => {{
  document.getElementById("result").textContent = JSON.stringify({{error: String(error)}});
}});
</script>
"""


def stop(message):
    print("css-fallback: " + message, file=sys.stderr)
    sys.exit(2)


def chromium(install):
    if install and not shutil.which("chromium"):
        environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        subprocess.run(["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300", "install", "-y",
                        "--no-install-recommends", "chromium"], env=environment, check=True)
    return shutil.which("chromium") or stop("Chromium is missing; run: apt-get install chromium")


def render(browser, page, environment):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
        run = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--user-data-dir=" + os.path.join(folder, "profile"), "--virtual-time-budget=20000",
             "--window-size=1200,900", "--dump-dom", "file://" + path],
            env=environment, capture_output=True, text=True, timeout=120)
    match = re.search(r'<pre id="result">(.*?)</pre>', run.stdout, re.S)
    if not match or not match.group(1):
        stop("no answer from Chromium: " + run.stderr[-400:])
    return json.loads(html.unescape(match.group(1)))


def check(program, browser, font, environment):
    run = subprocess.run([program, "css", font, "--fallback", LOCAL], env=environment,
                         capture_output=True, text=True)
    if run.returncode:
        stop(run.stderr.strip())
    family = re.search(r'font-family: ("[^\n]*");', run.stdout).group(1)
    with open(font, "rb") as file:
        data = base64.b64encode(file.read()).decode()
    answer = render(browser, PAGE.format(
        css=run.stdout, text=json.dumps(TEXT), sizes=json.dumps(SIZES),
        web=json.dumps("data:font/ttf;base64," + data),
        families=json.dumps([["fallback face", family], ["plain font", '"Liberation Sans"']])),
        environment)
    if isinstance(answer, dict):
        stop(font + ": " + answer["error"])
    return answer


def main(arguments):
    install = "--install" in arguments
    arguments = [word for word in arguments if word != "--install"]
    if not arguments or arguments[0].startswith("-"):
        print(__doc__)
        sys.exit(0 if arguments[:1] in (["-h"], ["--help"]) else 2)
    browser = chromium(install)
    environment = dict(os.environ,
                       FONTCONFIG_FILE=os.path.join(ROOT, "Resources/fonts-test.conf"))
    moved, jumped = 0, 0
    fonts = arguments[1:] or [FONTS + name for name in WEB_FONTS]
    for font in fonts:
        for entry in check(arguments[0], browser, font, environment):
            before, after = entry["before"], entry["after"]
            shifts = {key: after[key] - before[key] for key in ("height", "baseline")}
            still = all(abs(shift) <= 1 for shift in shifts.values())
            if entry["name"] == "plain font":
                jumped += not still
                continue
            tie = TIES.get((os.path.basename(font), entry["size"]))
            moved += not still and not tie
            print("%-4s %-32s %2dpx  height %6.2f -> %6.2f  baseline %5.2f -> %5.2f  lines %d -> %d" % (
                "ok" if still else "tie" if tie else "FAIL", os.path.basename(font), entry["size"], before["height"],
                after["height"], before["baseline"], after["baseline"], before["lines"],
                after["lines"]))
    print("%d of %d moved by more than a pixel with the fallback face, %d with the plain font" % (
        moved, len(fonts) * len(SIZES), jumped))
    if len(fonts) > 3 and jumped == 0:
        stop("the plain font moves nothing either, so nothing is proven")
    sys.exit(1 if moved else 0)


main(sys.argv[1:])
