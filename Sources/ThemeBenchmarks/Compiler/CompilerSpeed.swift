import Foundation
import ThemeBase
import ThemeCompiler
import ThemeLint
import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// The speed of the compiler on ordinary sheets, on one thread, beside the time that reading the file takes.
struct CompilerSpeed {
  /// Bytes, and how often each step is timed.
  private static let sizes: [(bytes: Int, rounds: Int)] = [
    (100_000, 101), (1_000_000, 31), (10_000_000, 9), (100_000_000, 3),
  ]

  /// The largest size that is measured, in bytes.
  let limit: Int

  func run() throws {
    var report = Report(
      title: "Compiling, MB/s: median (best), and how many times slower than reading the file",
      columns: ["sheet", "reading", "lexing", "parsing", "the whole check", "with mistakes", "writing the table"])
    for (size, rounds) in Self.sizes where size <= limit {
      report.add([Self.name(of: size)] + (try measure(size: size, rounds: rounds)))
    }
    let registry = Self.registryTime()
    report.note("loading the registry \(decimal(registry / 1_000)) µs")
    report.target("the registry in less than 2 ms", registry < 2_000_000)
    report.print()
  }

  /// The time that the built-in registry adds to a run, in nanoseconds.
  private static func registryTime() -> Double {
    let loading = Candidate { blackHole(StandardRegistry.load()) }
    return Stopwatch.medians(of: [loading], rounds: 51)[0]
  }

  private func measure(size: Int, rounds: Int) throws -> [String] {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "theme-benchmarks-\(ProcessInfo.processInfo.processIdentifier).nss"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sheet = SheetGenerator.sheet(size: size)
    try Data(sheet).write(to: URL(filePath: path))
    let steps = try steps(sheet, path: path)
    let times = Stopwatch.times(of: steps, rounds: rounds)
    let floor = times[0].median
    return times.enumerated().map { index, time in
      let speed = "\(rate(sheet, time.median)) (\(rate(sheet, time.best)))"
      return index == 0 ? speed : speed + " ×" + decimal(time.median / floor)
    }
  }

  private func steps(_ sheet: [UInt8], path: String) throws -> [Candidate] {
    let options = CompilerOptions()
    var sources = SourceSet()
    let file = sources.add(path: "theme.nss", bytes: sheet)
    let table = Compiler.compile(sources, options: options).table
    var mistaken = SourceSet()
    _ = mistaken.add(path: "theme.nss", bytes: Typos.put(into: sheet))
    _ = try TableWriter.write(table)
    return [
      Candidate { blackHole(Self.read(path, size: sheet.count)) }, Candidate { blackHole(Lexer.tokenize(file)) },
      Candidate { blackHole(Parser.parse(file)) },
      Candidate { [sources] in blackHole(Linter.findings(Compiler.compile(sources, options: options))) },
      Candidate { [mistaken] in blackHole(Linter.findings(Compiler.compile(mistaken, options: options))) },
      Candidate { blackHole(try? TableWriter.write(table)) },
    ]
  }

  /// The floor: the bytes of the file in an array.
  private static func read(_ path: String, size: Int) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }

  private static func name(of size: Int) -> String {
    size < 1_000_000 ? "\(size / 1_000) KB" : "\(size / 1_000_000) MB"
  }

  private func rate(_ sheet: [UInt8], _ nanoseconds: Double) -> String {
    decimal(Double(sheet.count) * 1_000 / nanoseconds)
  }

  private func decimal(_ number: Double) -> String { String(format: number < 10 ? "%.1f" : "%.0f", number) }
}
