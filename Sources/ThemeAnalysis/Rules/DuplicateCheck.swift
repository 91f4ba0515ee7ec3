import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Declarations that another rule of the same file repeats or hides, for one class in the same environments.
enum DuplicateCheck {
  /// The number of later declarations that each one is compared with.
  private static let reach = 8

  static func run(_ compilation: Compilation) -> DiagnosticList {
    let (program, groups) = (compilation.program, compilation.theme.groups)
    var diagnostics = DiagnosticList()
    var blocks = EnclosingBlocks()
    for cell in groups.contested {
      for (hidden, winner) in pairs(of: groups.declarations(of: cell), in: program, &blocks)
      where diagnostics.isFirst(.shadowedDeclaration, at: program.nameSpan(hidden.place)) {
        let (property, path) = (program.properties[hidden.property], program.paths[hidden.path])
        let isSame = hidden.value.text == winner.value.text
        diagnostics.append(
          Diagnostic(
            isSame ? .duplicateDeclaration : .shadowedDeclaration,
            isSame
              ? "'\(property)' of '\(path)' is declared again with the same value"
              : "'\(property)' of '\(path)' is overridden by a later rule", at: program.nameSpan(hidden.place),
            label: isSame ? "" : "never has an effect on '\(path)'",
            secondary: [.init(program.nameSpan(winner.place), isSame ? "here" : "this one wins")]))
      }
    }
    return diagnostics
  }

  /// The declarations that a later one of another rule hides: it applies wherever they do and nowhere else.
  ///
  /// Repetitions within one rule are another finding, and so are media rules that a wider rule undoes.
  private static func pairs(
    of declarations: DeclarationGroups.Declarations, in program: Program, _ blocks: inout EnclosingBlocks
  ) -> [(hidden: Program.Declaration, winner: Program.Declaration)] {
    var later: [Program.Declaration] = []
    var result: [(hidden: Program.Declaration, winner: Program.Declaration)] = []
    for id in declarations.reversed() {
      let declaration = program.declarations[id]
      if let winner = later.suffix(reach).first(where: {
        $0.undoes(declaration) && $0.environments == declaration.environments
          && blocks.block(of: $0.place, in: program) != blocks.block(of: declaration.place, in: program)
      }) {
        result.append((declaration, winner))
      }
      later.append(declaration)
    }
    return result.reversed()
  }
}

/// Finds the block around a node; a tree is gone through once, when it is first asked about.
private struct EnclosingBlocks {
  private var parents: [FileID: SyntaxParents] = [:]

  /// The block around a place.
  mutating func block(of place: Program.Place, in program: Program) -> NodeID? {
    let known = parents[place.file] ?? SyntaxParents(program.tree(place.file))
    parents[place.file] = known
    return known.parent(of: program.node(place))?.id
  }
}
