import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeReports
import ThemeTable

@testable import themec

/// Everything that can be done with a theme, done to bytes that may be no theme at all.
///
/// The tests and the fuzzer share it.
enum CompilerExercise {
  /// The byte that parts the files of an input: the first is the theme, which may import `b.nss` and `c.nss`.
  static let separator: UInt8 = 0x01

  /// The property that fails, in a few words; nil if all hold.
  ///
  /// `choice` picks target and environment.
  static func fault(of bytes: [UInt8], choice: UInt8 = 0) -> String? {
    let target = Target.allCases[Int(choice) % Target.allCases.count]
    let environment = StyleEnvironment(index: choice >> 2)
    let compilation = compile(bytes, target: target)
    var lint = LintOptions()
    if choice & 0x80 != 0 { lint.portability = [target] }
    return fault(of: Linter.findings(compilation, lint).diagnostics, in: compilation.sources)
      ?? fault(of: compilation.table, in: environment) ?? exercise(compilation, in: environment, target: target)
  }

  static func compile(_ bytes: [UInt8], target: Target) -> Compilation {
    let graph = graph(of: bytes)
    var options = CompilerOptions()
    options.target = target
    return Compiler.compile(graph.entries, of: graph, options: options)
  }

  /// The files of an input.
  static func graph(of bytes: [UInt8]) -> ImportGraph {
    let parts = bytes.split(separator: separator, maxSplits: 2, omittingEmptySubsequences: false)
    let files = Dictionary(uniqueKeysWithValues: zip(["a.nss", "b.nss", "c.nss"], parts.map(Array.init)))
    let entry = ImportGraph.Entry(path: "a.nss", bytes: files["a.nss"] ?? [], root: "")
    return ImportGraph.load([entry]) { path in files[path].map { .bytes($0) } ?? .notFound }
  }

  /// Everything that is said points into its file, and the renderers show the first of it.
  private static func fault(of diagnostics: [Diagnostic], in sources: SourceSet) -> String? {
    var renderer = TextRenderer(sources)
    var concise = ConciseRenderer(sources)
    for (index, diagnostic) in diagnostics.enumerated() {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.span)
      let spans = [diagnostic.span] + diagnostic.secondary.map(\.span) + edits
      for span in spans {
        guard let file = sources[span.file], Int(span.end) <= file.bytes.count else {
          return "'\(diagnostic.message)' points outside its file"
        }
      }
      guard index < 20 else { continue }
      if renderer.render(diagnostic).isEmpty || concise.render(diagnostic).isEmpty {
        return "'\(diagnostic.message)' is not rendered"
      }
    }
    return nil
  }

  /// The table stands in its order and is the same after being written and read.
  private static func fault(of table: ResolvedTable, in environment: StyleEnvironment) -> String? {
    var options = TableWriter.Options()
    options.includesTexts = true
    guard let bytes = try? TableWriter.write(table, options: options) else { return "the table cannot be written" }
    do throws(StyleTableError) {
      let theme = try StyleTable(bytes: bytes)
      try theme.verify()
      let copy = ResolvedTable(theme)
      guard (try? TableWriter.write(copy, options: options)) == bytes else {
        return "the table that was read is written with other bytes"
      }
      let styles = EnvironmentStyles(table, in: environment).json()
      guard EnvironmentStyles(copy, in: environment).json() == styles else {
        return "the table that was read has other values"
      }
    } catch { return "the table cannot be read: \(error)" }
    return TableJSONEmitter.emit(table).isEmpty ? "the table has no JSON" : nil
  }

  /// Calls whose answer cannot be checked here must at least end.
  private static func exercise(_ compilation: Compilation, in environment: StyleEnvironment, target: Target) -> String?
  {
    _ = NSSEmitter.emit(compilation, for: target)
    for row in compilation.table.rows.prefix(3) {
      let path = compilation.table.names[row.path]
      let explanation = Explainer.explain(path, in: environment, of: compilation)
      if let explanation, explanation.text().text.isEmpty || explanation.json().isEmpty {
        return "'\(path)' has no explanation"
      }
    }
    return nil
  }
}
