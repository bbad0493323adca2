#!/bin/sh
# Checks fonts with fontmetrics and with fontbakery, family by family, and prints each verdict that
# differs and isn't explained in check-disagreements.tsv.
#
# usage: sh Tests/Peers/compare-checks.sh [FILE...]
#
# Without files, those of the packages that `Resources/setup.sh --tests` installs. Needs a release
# build. Sets up its own Python environment from PyPI on the first run, in .build/fontbakery; the
# checks themselves read nothing from the network. Exit status 0 when all verdicts are alike or
# explained and every explanation is needed, 1 when not.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
environment=$root/.build/fontbakery
program=${FONTMETRICS:-$root/.build/release/fontmetrics}
if [ ! -x "$program" ]; then
  echo "compare-checks: $program is missing; build it with: swift build -c release" >&2
  exit 2
fi
if [ ! -x "$environment/bin/fontbakery" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet fontbakery==1.1.0
fi
if [ $# -eq 0 ]; then
  # shellcheck disable=SC2046 # names of packages and of font files have no blanks
  set -- $(dpkg-query -L $(grep -oE '\bx?fonts-[a-z0-9-]+' "$root/Resources/setup.sh" | sort -u) |
    grep '^/usr/share/fonts/' | sort -u)
  set -- --whole "$@"
fi
exec "$environment/bin/python" "$here/compare_checks.py" "$program" \
  "$here/check-disagreements.tsv" "$@"
