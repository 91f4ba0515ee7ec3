#!/usr/bin/env bash
# Installs what 'pack.py OUT' wrote, in clean folders and without a network: 'run.sh OUT [--twice] [--repository URL]'.
#
# '--twice' builds the executable again, in a copy of the package in another folder, and compares the bytes. With a repository,
# 'pack.py' was given it too.
set -euo pipefail
out=$(realpath "$1")
shift
twice=
if [ "${1:-}" = --twice ]; then
  twice=yes
  shift
fi
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

# Fills the studio that an executable finds.
edit() {
  (cd "$folder" && printf 'Label { font-size: 17; }\n' > edit.nss && "$1" preview --quiet --edit edit.nss -o edit.html) ||
    fail "$1 does not find the studio"
  rm "$folder/edit.nss" "$folder/edit.html"
}

# The executable stands alone.
try "$out/themec"
if [ "$(uname)" = Linux ]; then
  file=$(readelf -d "$out/themec" 2>/dev/null | grep -c NEEDED || true)
  [ "$file" = 0 ] || fail "the executable needs libraries"
  readelf -S "$out/themec" > "$folder/sections"
  grep -q '\.symtab' "$folder/sections" && fail "the executable has symbols"
fi
grep -q -a -F "$root" "$out/themec" && fail "the executable names the folder in which it was built"

# The wheel, in a new environment.
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --no-index --no-deps --disable-pip-version-check --find-links "$out" themec
cmp "$folder/venv/bin/themec" "$out/themec" || fail "the wheel holds another executable"
try "$folder/venv/bin/themec"
if [ -e "$out/themec-studio.html" ]; then edit "$folder/venv/bin/themec"; fi
"$folder/venv/bin/pip" check --disable-pip-version-check > /dev/null || fail "the wheel is not sound"
"$folder/venv/bin/pip" uninstall --quiet --yes themec
[ ! -e "$folder/venv/bin/themec" ] && [ ! -e "$folder/venv/share/themec" ] || fail "the wheel leaves files"

# The hooks, in a repository of their own, installed by pre-commit from the wheel.
if command -v pre-commit > /dev/null && command -v git > /dev/null; then
  (
    # Whoever runs this may sign commits, or have hooks for every repository.
    export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1 PRE_COMMIT_HOME="$folder/hooks" PIP_NO_INDEX=1
    cd "$folder" && python3 -m zipfile -e "$out/themec-pre-commit.zip" . && mkdir app && cd themec-pre-commit
    commit() { git init -q . && git add . && git -c user.name=a -c user.email=a@example.com commit -q -m all; }
    commit
    cd ../app && printf 'Label{font-size:17}\n' > a.nss && commit
    pre-commit try-repo ../themec-pre-commit themec-lint --all-files > said 2>&1 || { cat said; exit 1; }
    pre-commit try-repo ../themec-pre-commit themec-format --all-files > said 2>&1 && exit 1
    grep -q 'font-size: 17;' a.nss
  ) || fail "the hooks do not work"
else
  echo "note: no pre-commit; its hooks are not tried"
fi

# The action, with a 'gh' that has the release in a folder.
python3 "$root/Tests/Packaging/run_action.py" "$root/Sources/themec/Packaging/action/action.yml" "$out/themec" ||
  fail "the action does not work"

# Everything of the release has its checksum.
(cd "$out" && sha256sum --check --quiet SHA256SUMS) || fail "a checksum is wrong"

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

# The extension is what the executable writes. Where a repository is named, all that can name it does, and nothing else differs.
"$out/themec" editor vscode --quiet --vsix "$folder/plain.vsix"
python3 - "$out" "$folder/plain.vsix" "${2:-}" <<'END' || fail "the packages do not name the repository as they should"
import json, pathlib, sys, xml.etree.ElementTree, zipfile
out, plain, repository = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
link = "Microsoft.VisualStudio.Services.Links."

def files(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}

def properties(manifest):
    return {p.attrib["Id"]: p.attrib["Value"] for p in xml.etree.ElementTree.fromstring(manifest).iter() if p.tag.endswith("Property")}

packed, plain = files(out / "themec-vscode.vsix"), files(plain)
package, manifest = "extension/package.json", "extension.vsixmanifest"
assert {**packed, package: b"", manifest: b""} == {**plain, package: b"", manifest: b""}
named = {"repository": {"type": "git", "url": repository}} if repository else {}
assert json.loads(packed[package]) == {**json.loads(plain[package]), **named}
links = {link + "Source": repository, link + "Repository": repository} if repository else {}
assert properties(packed[manifest]) == {**properties(plain[manifest]), **links}
for wheel in out.glob("*.whl"):
    metadata = next(text for name, text in files(wheel).items() if name.endswith("/METADATA")).decode().splitlines()
    assert [line for line in metadata if line.startswith("Project-URL")] == [f"Project-URL: Source, {repository}"] * bool(repository)
version = json.loads(packed[package])["version"]
checksum = (out / "themec.artifactbundle.zip.checksum").read_text().strip()
address = f'url: "{repository}/releases/download/v{version}/themec.artifactbundle.zip", checksum: "{checksum}"'
assert (address in files(out / "themec-plugins.zip")["themec-plugins/Package.swift"].decode()) == bool(repository)
END

# The executables of the bundle; the one of this machine can be run.
executables=()
for file in "$folder"/themec.artifactbundle/*-*/themec; do
  chmod +x "$file"
  executables+=(--executable "$(basename "$(dirname "$file")")=$file")
  ! cmp -s "$file" "$out/themec" || bundled=$file
done
[ -n "${bundled:-}" ] || fail "the bundle does not hold the executable"

# The studio, if it was made, is found with the executable of a folder, of the bundle and of '~/.local'.
studio=$root/.build/studio/themec.wasm
if [ -e "$out/themec-studio.html" ]; then
  install -D "$out/themec" "$folder/.local/bin/themec"
  install -D -m 644 "$out/themec-studio.html" "$folder/.local/share/themec/themec-studio.html"
  for tool in "$out/themec" "$bundled" "$folder/.local/bin/themec"; do edit "$tool"; done
  # Whole before it is searched: a list that 'grep -q' ends early would fail.
  python3 -m zipfile -l "$out/themec-site.zip" > "$folder/site"
  grep -q 'themec-site/studio/index.html' "$folder/site" || fail "the site has no studio"
else
  studio=/nowhere
fi

# The same content is the same bytes.
install -D "$out/themec" "$folder/again/themec"
"$root/Sources/themec/Packaging/pack.py" "$folder/again" --no-build "${executables[@]}" --studio-module "$studio" "$@" \
  > /dev/null
for file in "$folder"/again/*; do
  cmp "$file" "$out/$(basename "$file")" || fail "$(basename "$file") differs when it is made again"
done

if [ -n "$twice" ]; then
  mkdir "$folder/another place"
  (cd "$root" && tar -c --exclude=./.build --exclude=./.git .) | tar -x -C "$folder/another place"
  "$folder/another place/Sources/themec/Packaging/pack.py" "$folder/second" --build-only
  cmp "$folder/second/themec" "$out/themec" || fail "the executable differs when it is built in another folder"
  echo "both builds gave the same bytes"
fi
echo "the packages work"
