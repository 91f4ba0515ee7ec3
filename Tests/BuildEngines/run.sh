#!/usr/bin/env bash
# Runs fleets of themes under build engines: 'run.sh THEMEC [unittest arguments]'. A missing engine is skipped.
set -euo pipefail
THEMEC=$(realpath "$1")
export THEMEC
# The page about SwiftPM takes the plugins from this package.
plugins=$(dirname "$THEMEC")/themec-plugins.zip
[ ! -e "$plugins" ] || export THEMEC_PLUGINS="$plugins"
shift
cd "$(dirname "$0")"
PYTHONDONTWRITEBYTECODE=1 exec python3 -m unittest "${@:-discover}"
