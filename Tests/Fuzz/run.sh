#!/bin/sh
# Builds the fuzz targets with AddressSanitizer and runs one of them.
#
# usage: sh Tests/Fuzz/run.sh report|picture [SECONDS] [FOLDER]
#
#   report   bytes as a font, and what comes of it in every format
#   picture  a text set in such a font, drawn as SVG
#
# SECONDS (60) is how long. FOLDER (.build/fuzz-work) is where seeds, the growing corpus and what is
# found stand. Ends with 1 where anything was found.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
target=${1:?report or picture}
seconds=${2:-60}
work=${3:-$root/.build/fuzz-work}
mkdir -p "$work/corpus-$target" "$work/found-$target"

export FONTMETRICS_FUZZ=1 SWIFT_BACKTRACE=enable=no
cd "$root"
swift build -c release --sanitize address --scratch-path .build/fuzz
.build/fuzz/release/fuzz-seeds "$work/seeds"
.build/fuzz/release/fuzz-"$target" -fork=1 -ignore_crashes=1 -max_total_time="$seconds" \
  -timeout=30 -rss_limit_mb=1024 -max_len=8192 -artifact_prefix="$work/found-$target/" \
  "$work/corpus-$target" "$work/seeds"
# What is only slow is kept, too, but is no fault; a hang is what takes 30 s under the sanitizer.
found=$(find "$work/found-$target" -type f ! -name "slow-unit-*")
[ -z "$found" ] || {
  printf 'found:\n%s\n' "$found" >&2
  exit 1
}
