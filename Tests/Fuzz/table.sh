#!/usr/bin/env bash
# Fuzzes the reader of binary themes: Tests/Fuzz/table.sh [SECONDS] [fuzzer or address]
#
# 'fuzzer' (the default) looks for new inputs with libFuzzer, which changes tables field by field, puts the checksum right
# and counts the steps of reading; 'address' runs all inputs that were found,
# and changes of them, under the address sanitizer, which does not work together with the fuzzer here.
# Inputs are kept in .build/fuzz/table; what breaks the reader is written to .build/fuzz/table-crash-*.
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-60}
mode=${2:-fuzzer}
build=.build/fuzz/$mode
corpus=.build/fuzz/table
mkdir -p "$build" "$corpus"

# Everything in one module: the tests' code is compiled as if it were part of the library.
sources=(Tests/TableTests/Hostile/TableExercise.swift
  Tests/TableTests/Hostile/TableBytes.swift Tests/TableTests/Hostile/TableMutator.swift
  Tests/TableTests/Hostile/StepBounds.swift)
while IFS= read -r file; do sources+=("$file"); done < <(find Sources/ThemeTable -name '*.swift' | sort)
settings=(-O -swift-version 6 -parse-as-library -package-name themec -module-name ThemeTable
  -suppress-warnings -D DEBUG -sanitize="$mode"
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature ExistentialAny)

cp Tests/Golden/Table/*.nsst "$corpus"
case $mode in
fuzzer)
  swiftc "${settings[@]}" "${sources[@]}" Tests/Fuzz/ThemeTable/FuzzTable.swift -o "$build/fuzz"
  "$build/fuzz" "$corpus" -max_total_time="$seconds" -max_len=8192 -timeout=5 -rss_limit_mb=512 \
    -artifact_prefix=.build/fuzz/table-crash- -print_final_stats=1
  ;;
address)
  # The linker has much to say about symbols of the sanitizer's; only errors matter.
  swiftc "${settings[@]}" "${sources[@]}" Tests/Fuzz/ThemeTable/ReplayTables.swift \
    -o "$build/replay" 2> "$build/link.log" || { cat "$build/link.log" >&2; exit 2; }
  "$build/replay" "$corpus" "$seconds"
  ;;
*)
  echo "usage: Tests/Fuzz/table.sh [SECONDS] [fuzzer|address]" >&2
  exit 64
  ;;
esac
