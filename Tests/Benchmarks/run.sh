#!/bin/sh
# Measures fontmetrics against programs that do the same or less, interleaved in one run, and
# prints ratios of medians.
#
# usage: sh Tests/Benchmarks/run.sh
#
# Installs what it needs from Debian (hyperfine and the peers), builds the static release and a small
# C program as the floor for bulk reading. Every table row says what is measured against what.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$root/.build/benchmarks
mkdir -p "$work"

packages='hyperfine fontconfig freetype2-demos lcdf-typetools libharfbuzz-bin python3-fonttools gcc
  time fonts-noto-core fonts-noto-extra fonts-noto-cjk bash zsh fish'
missing=''
for package in $packages; do
  dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
    missing="$missing $package"
done
if [ -n "$missing" ]; then
  sudo=''
  [ "$(id -u)" = 0 ] || sudo=sudo
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends $missing
fi

(cd "$root" && swift build -c release >/dev/null)
program=$root/.build/release/fontmetrics
# shellcheck disable=SC2046
cc -O2 -o "$work/floor" "$here/floor.c" $(pkg-config --cflags --libs freetype2)

font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
find /usr/share/fonts -type f \( -name '*.ttf' -o -name '*.otf' -o -name '*.ttc' \) | sort |
  head -n 2000 >"$work/files"
count=$(wc -l <"$work/files")

# median FILE NUMBER: the median of one command of a hyperfine export, in milliseconds.
median() {
  python3 -c 'import json, sys
print(json.load(open(sys.argv[1]))["results"][int(sys.argv[2])]["median"] * 1000)' "$1" "$2"
}

# row WHAT AGAINST AT_MOST RUNS OURS THEIRS: runs both in turns and prints a row.
row() {
  runs=$4
  : >"$work/ours" && : >"$work/theirs"
  round=0
  while [ $round -lt 9 ]; do
    hyperfine --shell=none --warmup 2 --runs "$runs" --export-json "$work/round.json" \
      "$5" "$6" >/dev/null 2>&1
    median "$work/round.json" 0 >>"$work/ours"
    median "$work/round.json" 1 >>"$work/theirs"
    round=$((round + 1))
  done
  python3 - "$1" "$2" "$3" "$work/ours" "$work/theirs" <<'END'
import statistics
import sys
what, against, limit = sys.argv[1:4]
ours, theirs = (statistics.median(map(float, open(name))) for name in sys.argv[4:6])
print("| %s | %s | %.2f ms | %.2f ms | %.2f | %s |" % (
    what, against, ours, theirs, ours / theirs, limit))
END
}

echo "| work | against | ours | theirs | ratio | at most |"
echo "|---|---|---|---|---|---|"
row 'list --format plain' 'fc-list : family style file index' 1.1 14 \
  "$program list --format plain" 'fc-list : family style file index'
row 'show FILE --json' ftdump 2.0 20 "$program show $font --json" "ftdump $font"
row 'show FILE --json' 'otfinfo -i' 1.1 20 "$program show $font --json" "otfinfo -i $font"
row 'show "DejaVu Sans"' 'fc-match -v' 1.2 14 "$program show 'DejaVu Sans'" \
  "fc-match -v 'DejaVu Sans'"
row "ndjson of $count files" 'the C floor' 1.3 2 \
  "$program show --files-from $work/files --format ndjson" "$work/floor $work/files"
row "ndjson of $count files" 'fontTools, a tenth of the fields' 0.35 2 \
  "$program show --files-from $work/files --format ndjson" \
  "/usr/bin/python3 $here/fonttools_floor.py $work/files"
row 'draw --text Hxgp to PNG' hb-view 1.2 14 \
  "$program draw $font --text Hxgp --no-labels -o $work/ours.png" \
  "hb-view --font-size=160 --output-file=$work/theirs.png $font Hxgp"

# memory COMMAND...: the peak in megabytes.
memory() {
  /usr/bin/time -f '%M' "$@" 2>&1 >/dev/null | tail -n 1 | awk '{ print $1 / 1024 }'
}
echo
echo '| peak memory in bulk | fontmetrics | the C floor |'
echo '|---|---|---|'
for number in 500 "$count" 5000; do
  # The same files again and again where there are fewer.
  while cat "$work/files"; do :; done 2>/dev/null | head -n "$number" >"$work/list"
  printf '| %s files | %.1f MB | %.1f MB |\n' "$number" \
    "$(memory "$program" show --files-from "$work/list" --format ndjson)" \
    "$(memory "$work/floor" "$work/list")"
done

echo
echo 'the Tab key, with names of fonts to complete:'
FONTCONFIG_FILE=$root/Resources/fonts-test.conf bash "$here/completion-time.sh"
