import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

/// Properties of every theme, tried on random ones.
///
/// That a flat stylesheet resolves to what its theme does is one more: ``EmissionTests``.
@Suite struct ThemePropertyTests {
  private static let seeds = 0..<UInt64(MutationCount.perSeed(seeds: 1, usual: 40))

  private func theme(_ seed: UInt64) -> RandomTheme {
    let target: Target = seed % 3 == 0 ? .nui : .fioriUIKit
    return RandomTheme(seed: seed, .init(target: target, axes: StyleAxis.allCases))
  }

  /// A slice of the top-level items may stand in a file of its own, and a slice of that in another.
  @Test func importsChangeNothing() throws {
    for seed in Self.seeds {
      let theme = theme(seed)
      var random = SeededGenerator(seed: seed)
      var items = theme.items
      var files: [String: String] = [:]
      for number in 0..<1 + random.below(4) {
        let start = random.below(items.count)
        let end = start + random.below(items.count - start + 1)
        files["part\(number).nss"] = items[start..<end].joined(separator: "\n")
        items.replaceSubrange(start..<end, with: ["@import \"part\(number).nss\";"])
      }
      let split = compile([items.joined(separator: "\n")], importing: files)
      try checkAlike(split, compile([theme.text]), "\(files) \(theme)")
    }
  }

  /// Layers share their definitions, so they are one theme cut in pieces.
  @Test func layersChangeNothing() throws {
    for seed in Self.seeds {
      let theme = theme(seed)
      let cut = theme.items.count / 2
      let layers = [theme.items[..<cut], theme.items[cut...]].map { $0.joined(separator: "\n") }
      try checkAlike(compile(layers), compile([theme.text]), "\(theme)")
    }
  }

  /// A declaration in front of those that hold everywhere has no effect, whatever its condition.
  @Test func losingRulesChangeNothing() throws {
    for seed in Self.seeds {
      let theme = theme(seed)
      let whole = compile([theme.text])
      var random = SeededGenerator(seed: seed)
      let losing = losingRules(in: whole, &random)
      let text = losing.joined(separator: "\n") + "\n" + theme.text
      try checkAlike(compile([text]), whole, text)
    }
  }

  /// The winners of explain are the values of resolve, for everything and everywhere.
  @Test func explanationsNameTheWinner() throws {
    for seed in Self.seeds {
      let theme = theme(seed)
      let compilation = compile([theme.text])
      for environment in EnvironmentSet.all where environment.index % 8 == UInt8(seed % 8) {
        for style in EnvironmentStyles(compilation.table, in: environment).styles {
          let explanation = try #require(Explainer.explain(style.path, in: environment, of: compilation))
          let explained = explanation.properties.filter { $0.value != nil }
          try #require(
            explained.map(\.name) == style.entries.map(\.property)
              && explained.map(\.value) == style.entries.map(\.value), "\(style.path) in \(environment) \(theme)")
          for (property, entry) in zip(explained, style.entries) {
            let winners = property.candidates.filter { $0.outcome == .wins }
            try #require(winners.map(\.text) == [entry.text], "\(entry.property) \(theme)")
          }
        }
      }
    }
  }
}

// MARK: - Helpers

extension ThemePropertyTests {
  /// Compiles layers that may import files.
  private func compile(_ layers: [String], importing files: [String: String] = [:]) -> Compilation {
    let entries = layers.enumerated().map {
      ImportGraph.Entry(path: "layer\($0.offset).nss", bytes: Array($0.element.utf8), root: nil)
    }
    let graph = ImportGraph.load(entries) { path in files[path].map { .bytes(Array($0.utf8)) } ?? .notFound }
    return Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
  }

  /// Checks that two compilations have the same styles and the same palette in all environments.
  private func checkAlike(_ left: Compilation, _ right: Compilation, _ theme: String) throws {
    for environment in EnvironmentSet.all {
      try #require(values(left.table, in: environment) == values(right.table, in: environment), "\(theme)")
      try #require(texts(left.table, in: environment) == texts(right.table, in: environment), "\(theme)")
    }
    try #require(
      left.overrides.map { $0.keys(for: .nui) } == right.overrides.map { $0.keys(for: .nui) }
        && left.overrides.map(\.colors) == right.overrides.map(\.colors), "\(theme)")
  }

  /// Rules for properties that a declaration for their exact path sets everywhere.
  private func losingRules(in compilation: Compilation, _ random: inout SeededGenerator) -> [String] {
    var rules: [String] = []
    let winners = Array(compilation.program.declarations.values).filter {
      $0.environments == .all && !$0.isFromPattern && !$0.value.hasReferences
    }
    for winner in winners where random.oneIn(2) {
      let program = compilation.program
      let other = program.texts[random.pick(winners).value.text]
      let property = program.properties[winner.property]
      let rule = "\(program.paths[winner.path]) { \(property): \(other); }"
      let axis = random.pick(StyleAxis.allCases)
      rules.append(random.oneIn(2) ? rule : "@media (\(axis.name): \(random.pick(axis.choices).name)) { \(rule) }")
    }
    return rules
  }
}
