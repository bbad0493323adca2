#!/bin/bash
# Measures how long the Tab key takes in bash, zsh and fish where names of installed fonts are
# offered: the median of 21 times each, in milliseconds, and how many faces are installed.
#
# usage: bash Tests/Benchmarks/completion-time.sh [PROGRAM]
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
command -v fish >/dev/null && fish --no-config -c "
  source $work/fish
  for i in (seq 21)
    set start (date +%s%N)
    complete -C 'fontmetrics show No' >/dev/null
    math (date +%s%N) - \$start
  end" | sort -n | awk 'NR == 11 { printf "fish  %.1f ms\n", $1 / 1e6 }'

"$program" completions zsh >"$work/_fontmetrics"
# Completion lives in the line editor, so a widget takes the time, and keys come through a terminal.
cat >"$work/zsh" <<'END'
zmodload zsh/zpty zsh/datetime
: >$1/times
zpty shell zsh -f -i
zpty -w shell "fpath=($1 \$fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=100000"
zpty -w shell "zmodload zsh/datetime
timed() { local start=\$EPOCHREALTIME; zle list-choices; print \$(((EPOCHREALTIME - start) * 1000)) >>$1/times }
zle -N timed; bindkey '^T' timed; echo rea''dy"
while zpty -r shell line && [[ $line != *ready* ]]; do :; done
for i in {1..21}; do
  zpty -n -w shell $'fontmetrics show No\x14'
  until [[ $(wc -l <$1/times) -ge $i ]]; do zpty -r -t shell line; sleep 0.01; done
  zpty -n -w shell $'\x15'
done
zpty -d shell
END
command -v zsh >/dev/null || exit 0
zsh -f "$work/zsh" "$work" >/dev/null
sort -n "$work/times" | awk 'NR == 11 { printf "zsh   %.1f ms\n", $1 }'
