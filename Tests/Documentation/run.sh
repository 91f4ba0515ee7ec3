#!/usr/bin/env bash
# Builds the documentation of the libraries with the toolchain's DocC; a link that leads nowhere is an error.
#
#   run.sh [MODULES]     the folder of the built modules, by default that of the debug build; takes seconds
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
modules=${1:-$root/.build/debug/Modules}
target=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# ThemeViews is empty where SwiftUI is missing.
for module in ThemeTable ThemeComponents ThemeSource; do
  mkdir -p "$folder/$module"
  # The interfaces are in the modules that are built already, comments included.
  swift symbolgraph-extract -module-name "$module" -target "$target" -I "$modules" \
    -minimum-access-level public -output-dir "$folder/$module"
  docc convert "$root/Sources/$module/$module.docc" --additional-symbol-graph-dir "$folder/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "themec.$module" \
    --output-dir "$folder/$module.doccarchive" --warnings-as-errors > "$folder/said" 2>&1 ||
    { cat "$folder/said"; exit 1; }
done
echo "the documentation builds"
