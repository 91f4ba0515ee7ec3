import Foundation
import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEmit
import ThemeLint
import ThemeReports
import ThemeService
import ThemeSyntax
import ThemeTable

/// The compiler's time for a byte of sheets that were made to be slow.
///
/// It must not grow with the size.
struct HostileSpeed {
  private static let sizes = [1_000_000, 10_000_000]
  /// Beyond this growth from one size to the next a shape is called out.
  private static let growth = 2.5

  /// The largest size that is measured, in bytes.
  let limit: Int

  func run() {
    print("Hostile sheets, ns a byte: parsing / compiling / reports and outputs")
    for shape in HostileShape.all where isChosen(shape) { run(shape) }
    print()
  }

  /// Words after the size choose shapes by a part of their names.
  private func isChosen(_ shape: HostileShape) -> Bool {
    let words = CommandLine.arguments.dropFirst(3)
    return words.isEmpty || words.contains { shape.name.contains($0) }
  }

  private func run(_ shape: HostileShape) {
    var line = "  " + shape.name.padding(toLength: 46, withPad: " ", startingAt: 0)
    var last: Double?
    for size in Self.sizes where size <= limit {
      let times = measure(shape, size: size)
      let total = times.reduce(0, +)
      line += "   " + times.map { format($0 / Double(size)) }.joined(separator: " /")
      let perByte = total / Double(size)
      if let last, perByte > last * Self.growth, perByte > 20 { line += "   GROWS" }
      last = perByte
    }
    print(line)
    fflush(nil)
  }

  private func format(_ number: Double) -> String {
    String(format: number < 100 ? "%6.1f" : "%6.0f", number)
  }

  /// The nanoseconds of each step.
  private func measure(_ shape: HostileShape, size: Int) -> [Double] {
    let files = shape.files(size)
    var entry = SourceSet()
    entry.add(path: "theme.nss", bytes: files[0])
    let parsing = Stopwatch.nanoseconds {
      for file in entry.files { blackHole(Parser.parse(file)) }
    }
    var checked: (compilation: Compilation, findings: LintFindings)?
    let compiling = Stopwatch.nanoseconds {
      let compilation = compile(files)
      checked = (compilation, Linter.findings(compilation))
    }
    let writing = Stopwatch.nanoseconds {
      if let checked { write(checked.compilation, checked.findings.diagnostics) }
    }
    return [parsing, compiling, writing]
  }

  /// Compiles the first file, which may import the second as `base.nss`.
  private func compile(_ files: [[UInt8]]) -> Compilation {
    let entry = ImportGraph.Entry(path: "theme.nss", bytes: files[0], root: "")
    let graph = ImportGraph.load([entry]) { path in
      path == "base.nss" && files.count > 1 ? .bytes(files[1]) : .notFound
    }
    return Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
  }

  private func write(_ compilation: Compilation, _ diagnostics: [Diagnostic]) {
    var text = TextRenderer(compilation.sources)
    var concise = ConciseRenderer(compilation.sources)
    var json = JSONRenderer(compilation.sources)
    for diagnostic in diagnostics {
      blackHole(text.render(diagnostic))
      blackHole(concise.render(diagnostic))
    }
    blackHole(json.render(diagnostics))
    blackHole(TableJSONEmitter.emit(compilation.table))
    blackHole(EnvironmentStyles(compilation.table, in: StyleEnvironment()))
    blackHole(try? TableWriter.write(compilation.table))
  }
}
