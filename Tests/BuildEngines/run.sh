#!/usr/bin/env bash
# Runs fleets of themes under build engines: 'run.sh THEMEC [unittest arguments]'. A missing engine is skipped.
set -euo pipefail
THEMEC=$(realpath "$1")
export THEMEC
# The plugins on the page about SwiftPM run the executable of this bundle.
bundle=$(dirname "$THEMEC")/themec.artifactbundle.zip
[ ! -e "$bundle" ] || export THEMEC_BUNDLE_FILE="$bundle"
shift
cd "$(dirname "$0")"
PYTHONDONTWRITEBYTECODE=1 exec python3 -m unittest "${@:-discover}"
