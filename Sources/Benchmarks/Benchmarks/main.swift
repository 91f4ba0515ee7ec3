import BenchmarkAllocator
import Foundation

// Measures in one run, on the public API alone, what apps do with a theme:
//
//     swift run -c release --package-path Sources/Benchmarks Benchmarks table path/to/themec
//     swift run -c release --package-path Sources/Benchmarks Benchmarks components
//
// The first opens themes that the command has compiled and looks styles up; the second has lists of 100,000 entries and a million
// items. Ratios come first, because they say the same on every machine. `Peers/compare.py` measures the command itself.
//
// Freed memory is kept, as in the tool: whether the system takes it back between two rounds is chance.
benchmark_allocator_keep_freed_memory()
switch CommandLine.arguments.dropFirst().first {
case "table": try TableSpeed(tool: URL(filePath: CommandLine.arguments.dropFirst(2).first ?? "themec")).run()
case "components": ComponentSpeed.run()
default: print("usage: Benchmarks table path/to/themec | components")
}
