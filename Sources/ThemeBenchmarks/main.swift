import BenchmarkAllocator
import Foundation

// Measures in one run the cost of themes and of the ways to do without them:
//
//     swift run -c release ThemeBenchmarks table            a compiled theme in an app
//     swift run -c release ThemeBenchmarks compiler [MB]    compiling sheets of up to so many MB
//     swift run -c release ThemeBenchmarks edit             a new answer after a line was edited
//     swift run -c release ThemeBenchmarks components       components with 100,000 entries and a million items
//
// Without a word it runs all four. Ratios come first, because they say the same on every machine.
// Timed calls of a table use nothing but the public API; only the tables themselves are made with
// the writer.
//
// Freed memory is kept, as in the tool: whether the system takes it back between two rounds is chance.
benchmark_allocator_keep_freed_memory()
let arguments = CommandLine.arguments.dropFirst()
let megabytes = arguments.dropFirst().first.flatMap(Int.init)
let subject = arguments.first
let subjects: [(name: String, run: () throws -> Void)] = [
  ("table", { try Benchmarks().run() }),
  ("compiler", { try CompilerSpeed(limit: (megabytes ?? 100) * 1_000_000).run() }),
  ("edit", { EditSpeed().run() }),
  ("components", { ComponentSpeed.run() }),
]
for (name, run) in subjects where subject == nil || subject == name { try run() }
