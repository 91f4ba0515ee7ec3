#!/usr/bin/env bash
# Fault injection into the built tool (Linux, with a C compiler): every call of the system fails once, then the process is
# killed at every call, then at random moments, each time with 30 outputs over earlier ones, two of them new. The short
# form, which CI runs, has 4 outputs.
#
#   Tests/Faults/run.sh [--short] [PATH OF THEMEC] [KILLS AT RANDOM MOMENTS]
set -euo pipefail
cd "$(dirname "$0")/../.."
outputs=30 errors="5 28" usual_kills=80
if [ "${1:-}" = --short ]; then
  shift
  outputs=4 errors=28 usual_kills=3
fi
tool=$(realpath "${1:-.build/debug/themec}")
kills=${2:-$usual_kills}
source=$PWD/Tests/Faults/fault.c
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
$(command -v cc || command -v clang) -shared -fPIC -O1 -o fault.so "$source" -ldl

mkdir one two
for n in $(seq $outputs); do
  echo "Label { font-size: $n; }" > "one/t$n.nss"
  echo "Label { font-size: $((n + 100)); } Button { font-size: $n; }" > "two/t$n.nss"
done
"$tool" build one/*.nss -o old/ -q --depfile old/d --stamp old/s
"$tool" build two/*.nss -o new/ -q --depfile new/d --stamp new/s
rm old/t2.nsst old/t3.nsst
sed -i s,^old/,out/,g old/d
sed -i s,^new/,out/,g new/d

begin() { rm -rf out; cp -r old out; }
build() { "$tool" build two/*.nss -o out/ -q --depfile out/d --stamp out/s "$@"; }
fail() { echo "FAILED: $*"; ls -A out; exit 1; }
is_old() { diff -r old out > /dev/null; }
is_new() { diff -r -x '.themec-*' new out > /dev/null; }
is_whole() {
  local path
  for path in out/*; do
    cmp -s "$path" "old/${path#out/}" || cmp -s "$path" "new/${path#out/}" || fail "$path is torn, $*"
  done
  for path in old/*; do [ -e "out/${path#old/}" ] || fail "$path is gone, $*"; done
}

begin
FAULT_COUNT=$work/count LD_PRELOAD=$work/fault.so build
is_new || fail "no fault"
[ -e count ] || fail "no call was counted: a tool that is linked statically cannot be tried"
count=$(cat count)
echo "$count calls"

for error in $errors; do
  for at in $(seq "$count"); do
    begin
    code=0
    FAULT_AT=$at FAULT_ERROR=$error LD_PRELOAD=$work/fault.so build 2> talk || code=$?
    case $code in
      0) is_new || fail "call $at succeeded with error $error" ;;
      2 | 64 | 141) is_old || fail "call $at with error $error: $(cat talk)" ;;
      *) fail "call $at with error $error ended with $code" ;;
    esac
  done
  echo "error $error at every call: all or nothing"
done

for at in $(seq "$count"); do
  begin
  FAULT_AT=$at FAULT_ERROR=0 LD_PRELOAD=$work/fault.so build 2> /dev/null || true
  is_whole "killed at call $at"
  build || fail "the build after a kill at call $at"
  diff -r new out > /dev/null || fail "the build after a kill at call $at left something"
done 2> /dev/null
echo "killed at every call: whole files, nothing left after the next build"

for round in $(seq "$kills"); do
  for signal in KILL TERM HUP USR1; do
    begin
    # The tool itself, not a shell around it, gets the signal.
    "$tool" build two/*.nss -o out/ -q --depfile out/d --stamp out/s & pid=$!
    sleep "0.0$((RANDOM % 10))$((RANDOM % 10))"
    kill -s "$signal" "$pid" 2> /dev/null || true
    wait "$pid" || true
    is_whole "$signal in round $round"
    if [ "$signal" != KILL ]; then is_old || diff -r new out > /dev/null || fail "$signal in round $round"; fi
  done
done 2> /dev/null
echo "killed at $((kills * 4)) random moments: all or nothing, whole after KILL"
