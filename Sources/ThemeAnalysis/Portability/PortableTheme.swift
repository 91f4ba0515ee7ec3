import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// A compiled theme as the portability rules look at it: its trees, and what its values come to.
struct PortableTheme {
  /// The target that a rule speaks of.
  var target = Target.nui
  /// The trees that take part.
  let trees: [SyntaxTree]
  /// The trees of the files that were named, the later over the earlier.
  let entries: [SyntaxTree]
  /// The files of each layer: what was named, and what that imports.
  let layers: [Set<FileID>]
  let overrides: [PaletteOverride]
  private let theme: TypedProgram
  private let declarations: [Program.Place: DeclarationID]
  private let definitions: [Program.Place: DefinitionID]

  init(_ compilation: Compilation) {
    let graph = compilation.graph
    trees = graph.reachable(from: compilation.layers).map { graph.files[$0].tree }
    entries = compilation.layers.map { graph.files[$0].tree }
    layers = compilation.layers.map { layer in Set(graph.reachable(from: [layer]).map { graph.files[$0].tree.file.id })
    }
    overrides = compilation.overrides
    theme = compilation.theme
    let program = compilation.program
    // The first declaration or definition of a place applies.
    declarations = program.declarations.ids.reversed().reduce(into: [:]) { $0[program.declarations[$1].place] = $1 }
    definitions = program.definitions.ids.reversed().reduce(into: [:]) { $0[program.definitions[$1].place] = $1 }
  }

  // MARK: What values come to

  /// The resolved value of a declaration or definition, as tokens joined by one space.
  ///
  /// Nil where that depends on the environment, and where nothing is known of it.
  func literal(of node: SyntaxNode) -> String? {
    let parts = parts(of: node)
    guard let first = parts.first, parts.allSatisfy({ $0.text == first.text }) else { return nil }
    guard let literals = theme.values.literals[first.text] else { return theme.program.texts[first.text] }
    return literals.count == 1 ? literals[0].text : nil
  }

  /// Whether a value, with its definitions put in, is computed.
  func isComputed(_ node: SyntaxNode) -> Bool { parts(of: node).contains { theme.values.literals[$0.text] != nil } }

  /// Whether a value has one in some environment: that of an undefined definition has none.
  func hasValue(_ node: SyntaxNode) -> Bool { !parts(of: node).isEmpty }

  private func parts(of node: SyntaxNode) -> [ResolvedText.Part] {
    let place = Program.Place(file: node.tree.file.id, node: node.id)
    if let id = declarations[place] { return theme.resolved.parts(of: theme.program.declarations[id]) }
    return definitions[place].map { theme.resolved.parts(of: theme.program.definitions[$0]) } ?? []
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
