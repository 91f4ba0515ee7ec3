// What a compiled theme costs an app, measured in one run against what apps do without it:
//
//     swift run -c release ThemeBenchmarks
//
// Ratios come first, because they say the same on every machine. What is timed uses nothing but the
// public API; only the tables themselves are made with the writer.
let benchmarks = Benchmarks()
try benchmarks.run()
