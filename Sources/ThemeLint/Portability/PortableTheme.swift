import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeSyntax
import ThemeTable

/// A compiled theme as the portability rules look at it: its trees, and what its values come to.
struct PortableTheme {
  /// The target that a rule speaks of.
  var target = Target.nui
  /// The trees that take part, by their number among the files.
  let trees: [(number: UInt32, tree: SyntaxTree)]
  /// The files of each layer: what was named, and what that imports.
  let layers: [Set<UInt32>]
  private var resolver: DefinitionResolver
  /// The names of the cascade, by which `literals` go.
  private let names: NameTable
  private let literals: [UInt32: [Compilation.Literal]]
  let overrides: [PaletteOverride]
  private let declarations: [Program.Place: Program.Declaration]
  private let definitions: [Program.Place: Program.Definition]

  init(_ compilation: Compilation) {
    let (layers, graph) = (compilation.layers, compilation.graph)
    trees = graph.reachable(from: layers).map { (UInt32($0), graph.files[$0].tree) }
    self.layers = layers.map { Set(graph.reachable(from: [$0]).map(UInt32.init)) }
    resolver = compilation.definitions
    names = compilation.program.names
    literals = compilation.literals
    overrides = compilation.overrides
    let program = resolver.program
    declarations = Dictionary(
      program.declarations.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    definitions = Dictionary(
      program.definitions.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - What values come to

extension PortableTheme {
  /// What the value of a declaration or definition comes to, as tokens joined by one space.
  ///
  /// Nil where that depends on the environment, and where nothing is known of it.
  mutating func literal(of node: SyntaxTree.NodeIndex, in tree: UInt32) -> String? {
    let parts = parts(of: node, in: tree)
    guard let first = parts.first, parts.allSatisfy({ $0.text == first.text }) else { return nil }
    let text = resolver.program.names[first.text]
    guard let id = names.id(text), let literals = literals[id] else { return text }
    return literals.count == 1 ? literals[0].text : nil
  }

  /// Whether a value, with its definitions put in, is computed.
  mutating func isComputed(_ node: SyntaxTree.NodeIndex, in tree: UInt32) -> Bool {
    parts(of: node, in: tree).contains { part in
      names.id(resolver.program.names[part.text]).map { literals[$0] != nil } ?? false
    }
  }

  private mutating func parts(
    of node: SyntaxTree.NodeIndex, in tree: UInt32
  ) -> [ResolvedText.Part] {
    let place = Program.Place(tree: tree, node: UInt32(truncatingIfNeeded: node))
    if let declaration = declarations[place] {
      return resolver.resolve(declaration)
    }
    return definitions[place].map { resolver.parts(of: $0) } ?? []
  }
}

extension String {
  /// Tokens joined by one space as a person writes them: `rgba(255, 0, 0, 0.5)`.
  var asWritten: String {
    var result = ""
    for word in split(separator: " ") {
      let touches = [",", ")"].contains(word) || word == "(" || result.hasSuffix("(")
      if !result.isEmpty, !touches { result += " " }
      result += word
    }
    return result
  }
}
