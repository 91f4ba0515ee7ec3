#!/usr/bin/env bash
# Writes what a version keeps, from its theme and its themec.json: 'make.sh THEMEC VERSION'. Run it once, at the release.
set -euo pipefail
themec=$(realpath "$1")
cd "$(dirname "$0")/$2"
"$themec" build theme.nss --quiet --emit table:theme.nsst
"$themec" resolve theme.nsst --format json > values.json
"$themec" baseline write theme.nss --baseline baseline.json
"$themec" config show theme.nss > configuration.json
"$themec" lint theme.nss --report json --exit-zero > report.json
