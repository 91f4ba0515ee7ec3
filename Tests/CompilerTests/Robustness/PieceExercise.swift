import ThemeBase
import ThemeSyntax

@testable import ThemeCompiler

/// Rules that are collected in pieces make the program that they make one after the other.
enum PieceExercise {
  /// The property that fails, in a few words; nil if all hold.
  static func fault(of bytes: [UInt8], choice: UInt8 = 0) -> String? {
    let graph = CompilerExercise.graph(of: bytes)
    let registry = CompilerOptions().registry
    let workers = Workers(count: 2 + Int(choice % 4)) { count, body in
      for index in (0..<count).reversed() { body(index) }
    }
    let layers = Array(graph.files.indices.prefix(2))
    let whole = RuleCollector.collect(layers, of: graph, registry: registry)
    let joined = RuleCollector.collect(layers, of: graph, registry: registry, on: workers, leastPiece: 1)
    return joined.diagnostics.diagnostics == whole.diagnostics.diagnostics
      && contents(joined.value) == contents(whole.value) ? nil : "pieces are collected otherwise"
  }

  /// Everything that a program says, as text.
  private static func contents(_ program: Program) -> [String] {
    let uses = program.patternUses.map { "\($0.key) \($0.value)" }
    let reported = program.reportedDefinitions.map { "\($0)" }
    return names(program.paths) + names(program.properties) + names(program.variables) + names(program.texts)
      + program.declarations.values.map { "\($0)" } + program.definitions.values.map { "\($0)" }
      + program.selectors.values.map { "\($0)" } + program.files.map { "\($0)" } + uses.sorted() + reported.sorted()
  }

  private static func names<Tag>(_ names: Names<Tag>) -> [String] { names.ids.map { names[$0] } }
}
