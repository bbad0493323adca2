#!/bin/sh
# Reads every font below some folders with fontmetrics and, independently, with fontTools and
# freetype-py, and prints each difference in line metrics, cap height and x-height.
#
# usage: sh Tests/Peers/compare-readers.sh [FOLDER...]
#
# Needs a release build. Sets up its own Python environment from PyPI on the first run, in
# .build/peers. Exit status 0 when every face agrees or its difference is explained, 1 when not.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
environment=$root/.build/peers
program=${FONTMETRICS:-$root/.build/release/fontmetrics}
if [ ! -x "$program" ]; then
  echo "compare-readers: $program is missing; build it with: swift build -c release" >&2
  exit 2
fi
if [ ! -x "$environment/bin/python" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet fonttools freetype-py brotli
fi
[ $# -gt 0 ] || set -- /usr/share/fonts
exec "$environment/bin/python" "$here/compare_readers.py" "$program" "$@"
