#!/bin/bash
# Measures how long the Tab key takes in bash and fish where names of installed fonts are offered:
# the median of 21 times each, in milliseconds, and how many faces are installed.
#
# usage: bash Tests/Peers/completion-time.sh [PROGRAM]
#
# Needs a release build, which it takes unless it is told another program.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
program=$(realpath "${1:-$root/.build/release/fontmetrics}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ln -s "$program" "$work/fontmetrics"
PATH=$work:$PATH

"$program" list --count
# What readline would do is not measured.
compopt() { :; }
"$program" completions bash >"$work/bash"
# shellcheck source=/dev/null
source "$work/bash"
COMP_LINE='fontmetrics show No'
COMP_POINT=${#COMP_LINE}
for _ in {1..21}; do
  start=${EPOCHREALTIME/./}
  _fontmetrics fontmetrics No show
  echo $((${EPOCHREALTIME/./} - start))
done | sort -n | awk 'NR == 11 { printf "bash  %.1f ms\n", $1 / 1000 }'

"$program" completions fish >"$work/fish"
command -v fish >/dev/null || exit 0
fish --no-config -c "
  source $work/fish
  for i in (seq 21)
    set start (date +%s%N)
    complete -C 'fontmetrics show No' >/dev/null
    math (date +%s%N) - \$start
  end" | sort -n | awk 'NR == 11 { printf "fish  %.1f ms\n", $1 / 1e6 }'
