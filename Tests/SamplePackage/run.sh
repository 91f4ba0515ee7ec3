#!/usr/bin/env bash
# Builds a package that uses every plugin, in a folder of its own, and tries what they claim.
#
#   run.sh            the tool is built from these sources; some minutes
#   run.sh PLUGINS    the plugins are in the package of that path, as 'pack.py' writes it, with the tool in a bundle
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$here/Sources" "$here/Shared" "$folder"
# Names that are no options, and one that is no file of arguments.
for name in @args --exit-zero; do echo 'Label { font-size: 1; }' > "$folder/Sources/App/Themes/$name.nss"; done
plugins=$root/Sources/Plugins
if [ $# -gt 0 ]; then
  packages=$(mktemp -d)
  trap 'rm -rf "$folder" "$packages"' EXIT
  plugins=$packages/themec-plugins
  python3 -m zipfile -e "$1" "$packages"
fi
sed "s|REPOSITORY|$root|; s|PLUGINS|$plugins|" "$here/Package.swift.template" > "$folder/Package.swift"
echo '{ "plugin": { "catalog": "Colors", "flat": "nui" } }' > "$folder/themec.json"
cd "$folder"

fail() {
  echo "Tests/SamplePackage: $1"
  exit 1
}

# Builds, and keeps what the build says.
build() {
  swift build > said 2>&1 || { cat said; fail "the build failed"; }
  if grep -E 'warning: .*(unhandled|deprecated)' said; then fail "the build warns"; fi
}

# Whether the last build compiled themes, and whether it compiled Swift.
compiled() { grep -q "Compiling the themes of App" said; }
compiledSwift() { grep -q "Compiling App " said; }

# The files of the package, without what the build writes.
files() { find . -path ./.build -prune -o -type f ! -name said -print | sort; }

# Checks a line that the app prints.
expect() {
  .build/debug/App > printed
  grep -qx "$1" printed || { cat printed; fail "the app does not print '$1'"; }
  rm printed
}

files > ../themec-sample-before.$$
build
compiled || fail "no theme was compiled"
expect "Theme Label #1D2D3EFF"
expect "Theme Button #0B6E99FF"
expect "Night Label #F4F1DEFF"
expect "typed #0B6E99FF"
grep -q '^brand ' <(.build/debug/App) || fail "the accessors are missing"

# Exact outputs, and nothing elsewhere.
outputs=$(cd .build/plugins/outputs && find . -path '*/ThemecBuild/*' -prune | sed 's|.*/||' | LC_ALL=C sort | tr '\n' ' ')
wanted="--exit-zero.nsst @args.nsst Colors.xcassets Night.nsst Theme.flat.nss Theme.nsst ThemeAccessors.swift ThemeColors.swift "
[ "$outputs" = "$wanted" ] || fail "the plugin wrote: $outputs"
[ -e .build/debug/*.resources/Colors.xcassets/Colors/brand.colorset ] || fail "the app has no catalogue of colours"
files | diff ../themec-sample-before.$$ - || fail "the build wrote into the package"
rm ../themec-sample-before.$$

# The second build of SwiftPM links a tool from sources once more, and so runs it again; the products stay as they are.
if [ $# -eq 0 ]; then
  build
  compiledSwift && fail "Swift was compiled though nothing has changed"
fi
build
compiled && fail "themes were compiled though nothing has changed"
swift run App > said 2>&1 || fail "the app does not run"
compiledSwift && fail "'swift run' compiled Swift though nothing has changed"
build
if compiled || compiledSwift; then fail "a build after 'swift run' compiles, though nothing has changed"; fi

echo "notes" > Shared/notes.txt
build
compiled && fail "themes were compiled after a change of an unrelated file"

# A comment in an import outside of the target changes no product; a colour does, and so does one inside of the target.
echo "/* a comment */" >> Shared/base.nss
build
compiled || fail "no theme was compiled after a change of an import"
compiledSwift && fail "Swift was compiled though the accessors are the same"
sed -i.bak 's/#1D2D3E/#AA0000/' Shared/base.nss && rm Shared/base.nss.bak
build
expect "Theme Label #AA0000FF"
sed -i.bak 's/#F4F1DE/#00AA00/' Sources/App/Themes/parts/night-colors.nss
rm Sources/App/Themes/parts/night-colors.nss.bak
build
expect "Night Label #00AA00FF"

# A stylesheet gets a new import of a file beside the others; then that one changes.
printf '@import "../../../Shared/sun.nss";\nLabel { font-color: @sun }\n' > Sources/App/Themes/Night.nss
build
expect "Night Label #FFCC00FF"
sed -i.bak 's/#FFCC00/#FFDD00/' Shared/sun.nss && rm Shared/sun.nss.bak
build
expect "Night Label #FFDD00FF"

# A mistake stops the build with its place; put right, the build goes on.
cp Sources/App/Themes/Night.nss night
echo 'Label { font-color: @none; }' > Sources/App/Themes/Night.nss
if swift build > said 2>&1; then fail "a theme with a mistake was compiled"; fi
grep -q 'Night.nss:1:21: error' said || { cat said; fail "the mistake has no place"; }
mv night Sources/App/Themes/Night.nss
build

# The commands.
swift package plugin --list > said
grep -q themec-lint said && grep -q themec-format said || { cat said; fail "a command is missing"; }
swift package themec-lint --strict --target App > said 2>&1 && fail "lint overlooks what format mends"
grep -q 'Night.nss' said || { cat said; fail "lint names no file"; }
# SwiftPM asks for the permission whatever the options are.
format="swift package --allow-writing-to-package-directory themec-format"
$format --check > said 2>&1 && fail "format finds nothing to do"
grep -q 'would change' said || { cat said; fail "format does not say what would change"; }
if swift package themec-format < /dev/null > said 2>&1; then fail "format writes without permission"; fi
$format > said 2>&1 || { cat said; fail "format failed"; }
grep -q 'font-color: @sun;' Sources/App/Themes/Night.nss || fail "the theme is not formatted"
$format --check > said 2>&1 || { cat said; fail "format is not at its end"; }
echo "the sample package works"
