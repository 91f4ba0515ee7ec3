#!/usr/bin/env bash
# Installs what 'pack.py OUT' wrote, in clean folders and without a network: 'run.sh OUT [--twice]'.
#
# '--twice' builds the executable again, in a copy of the package in another folder, and compares the bytes.
set -euo pipefail
out=$(realpath "$1")
root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "Tests/Packaging: $1"
  exit 1
}

# Compiles a theme with an executable, in a folder without anything else.
try() {
  mkdir "$folder/try"
  (cd "$folder/try" && printf '@import "themec:Fiori";\nLabel { font-size: 17; }\n' > a.nss &&
    env -i PATH=/nowhere "$1" build --quiet a.nss && [ -s a.nsst ]) || fail "$1 does not work"
  rm -r "$folder/try"
}

# The executable stands alone.
try "$out/themec"
if [ "$(uname)" = Linux ]; then
  file=$(readelf -d "$out/themec" 2>/dev/null | grep -c NEEDED || true)
  [ "$file" = 0 ] || fail "the executable needs libraries"
  readelf -S "$out/themec" | grep -q '\.symtab' && fail "the executable has symbols"
fi
grep -q -a -F "$root" "$out/themec" && fail "the executable names the folder in which it was built"

# The wheel, in a new environment.
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-index --no-deps --disable-pip-version-check --find-links "$out" themec
cmp "$folder/venv/bin/themec" "$out/themec" || fail "the wheel holds another executable"
try "$folder/venv/bin/themec"
"$folder/venv/bin/pip" check --disable-pip-version-check > /dev/null || fail "the wheel is not sound"
"$folder/venv/bin/pip" uninstall --quiet --yes themec
[ ! -e "$folder/venv/bin/themec" ] || fail "the wheel leaves files"

# The bundle and its checksum.
checksum=$(swift package compute-checksum "$out/themec.artifactbundle.zip")
[ "$checksum" = "$(cat "$out/themec.artifactbundle.zip.checksum")" ] || fail "the checksum is wrong"
(cd "$folder" && python3 -m zipfile -e "$out/themec.artifactbundle.zip" .)
python3 - "$folder/themec.artifactbundle" <<'END' || fail "the bundle is not sound"
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
info = json.loads((folder / "info.json").read_text())
variants = info["artifacts"]["themec"]["variants"]
assert info["schemaVersion"] == "1.0" and variants
assert all((folder / variant["path"]).is_file() for variant in variants)
END

# The same content is the same bytes.
triple=$(ls "$folder/themec.artifactbundle" | grep -e -)
"$root/Sources/themec/Packaging/pack.py" "$folder/again" --no-build --executable "$triple=$out/themec" > /dev/null
for file in "$folder"/again/*; do
  cmp "$file" "$out/$(basename "$file")" || fail "$(basename "$file") differs when it is made again"
done

if [ "${2:-}" = --twice ]; then
  mkdir "$folder/another place"
  (cd "$root" && tar -c --exclude=./.build --exclude=./.git .) | tar -x -C "$folder/another place"
  "$folder/another place/Sources/themec/Packaging/pack.py" "$folder/second" --build-only
  cmp "$folder/second/themec" "$out/themec" || fail "the executable differs when it is built in another folder"
  echo "both builds gave the same bytes"
fi
echo "the packages work"
