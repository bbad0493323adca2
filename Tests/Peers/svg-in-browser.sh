#!/bin/sh
# Draws a picture as SVG and as PNG, lets headless Chromium render the SVG, and says how far the two
# pictures are apart.
#
# usage: sh Tests/Peers/svg-in-browser.sh [FONT...]
#
# Needs a release build and Debian's chromium. Labels are left out, since a browser sets them in its
# own sans-serif. Exit status 1 when more than 1 % of the pixels differ by more than a quarter of
# the range: edges of letters are smoothed differently, everything else is the same.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
environment=$root/.build/peers
program=${FONTMETRICS:-$root/.build/release/fontmetrics}
command -v chromium >/dev/null || { echo 'svg-in-browser: chromium is not installed' >&2; exit 2; }
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -c 'import PIL' 2>/dev/null ||
  "$environment/bin/pip" install --quiet pillow
[ $# -gt 0 ] || set -- "DejaVu Sans" Lato "Noto Nastaliq Urdu"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
for font in "$@"; do
  text=Hxgp
  case $font in *Nastaliq*) text=نستعلیق ;; esac
  for kind in svg png; do
    "$program" draw "$font" --text "$text" --no-labels --theme light -o "$work/picture.$kind" \
      2>/dev/null
  done
  size=$("$environment/bin/python" -c 'import sys
from PIL import Image
print("%d,%d" % Image.open(sys.argv[1]).size)' "$work/picture.png")
  chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --window-size="$size" \
    --screenshot="$work/browser.png" "file://$work/picture.svg" >/dev/null 2>&1
  "$environment/bin/python" - "$font" "$work/picture.png" "$work/browser.png" <<'END' || status=1
import sys
from PIL import Image, ImageChops
font, ours, theirs = sys.argv[1:4]
ours, theirs = (Image.open(name).convert("RGB") for name in (ours, theirs))
box = (0, 0, min(ours.width, theirs.width), min(ours.height, theirs.height))
difference = ImageChops.difference(ours.crop(box), theirs.crop(box)).convert("L")
pixels = difference.width * difference.height
far = sum(difference.histogram()[65:])
mean = sum(level * count for level, count in enumerate(difference.histogram())) / pixels
print("%s: %dx%d, %.3f %% of the pixels differ by more than a quarter, mean difference %.3f of 255"
      % (font, *difference.size, 100 * far / pixels, mean))
sys.exit(far / pixels > 0.01)
END
done
exit $status
