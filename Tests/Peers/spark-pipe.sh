#!/bin/sh
# Reads the metrics of every font file below a folder with Apache Spark, `fontmetrics` being what each
# of its tasks pipes paths through, and compares the records with those of a single run.
#
# usage: sh Tests/Peers/spark-pipe.sh [FOLDER]        (default /usr/share/fonts)
#
# By hand, not in CI: PySpark is half a gigabyte. Installs a Java runtime from Debian and PySpark from
# PyPI into .build/spark.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=${1:-/usr/share/fonts}
work=$root/.build/spark
mkdir -p "$work"

sudo=''
[ "$(id -u)" = 0 ] || sudo=sudo
command -v java >/dev/null ||
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends \
    default-jre-headless python3-venv
[ -x "$work/venv/bin/python" ] || python3 -m venv "$work/venv"
"$work/venv/bin/python" -c 'import pyspark' 2>/dev/null ||
  "$work/venv/bin/pip" install --quiet 'pyspark==3.5.3'

(cd "$root" && swift build -c release --product fontmetrics >&2)
PATH=$root/.build/release:$PATH
find "$folder" -type f \( -name '*.ttf' -o -name '*.otf' -o -name '*.ttc' -o -name '*.pfb' \) |
  sort >"$work/paths.txt"
rm -rf "$work/metrics"

cat >"$work/pipe.py" <<'END'
import os
import sys

from pyspark.sql import SparkSession

spark = SparkSession.builder.master("local[*]").appName("fontmetrics").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
paths = spark.sparkContext.textFile(sys.argv[1], 8)
records = paths.pipe("fontmetrics show --files-from - --format ndjson", env=os.environ)
records.saveAsTextFile(sys.argv[2])

# The records as a table, which is what an engine is there for.
table = spark.read.json(sys.argv[2])
table.createOrReplaceTempView("faces")
spark.sql("""
  SELECT lineMetrics.effective AS effective, count(*) AS faces,
    sum(CASE WHEN metrics.capHeight.declared IS NULL THEN 1 ELSE 0 END) AS withoutCapHeight
  FROM faces WHERE schema = 'fontmetrics.face/1' GROUP BY 1 ORDER BY 2 DESC
""").show()
spark.stop()
END
SPARK_LOCAL_IP=127.0.0.1 "$work/venv/bin/python" "$work/pipe.py" \
  "file://$work/paths.txt" "file://$work/metrics"

fontmetrics show --files-from "$work/paths.txt" --format ndjson | sort >"$work/single" || true
cat "$work"/metrics/part-* | sort >"$work/mapped"
echo "$(wc -l <"$work/paths.txt") files, $(wc -l <"$work/mapped") records from $(find \
  "$work/metrics" -name 'part-*' | wc -l) tasks"
cmp "$work/single" "$work/mapped" && echo 'the same records as in a single run'
