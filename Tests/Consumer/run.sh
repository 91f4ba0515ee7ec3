#!/usr/bin/env bash
# Builds and runs an app in a folder of its own that depends on this package by path, as a user's does.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$here/Sources" "$folder/Sources"
sed "s|REPOSITORY|$root|" "$here/Package.swift.template" > "$folder/Package.swift"
cd "$folder"
swift run App "$root/Tests/Golden/Table/version-1.0.nsst"
