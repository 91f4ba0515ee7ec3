import ThemeBase
import ThemeModel
import ThemeSyntax

/// Definitions inside comments: SAP's SwiftUI runtime knows no comments, and reads a line that begins with `@` there too.
struct CommentedDefinitions {
  private let theme: PortableTheme
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  /// Names already defined on an earlier line.
  ///
  /// The first definition wins.
  private var defined: Set<String> = []

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      var rule = CommentedDefinitions(theme: theme, tree: tree)
      rule.visitTokens()
      diagnostics.append(contentsOf: rule.diagnostics)
    }
    return diagnostics
  }

  private mutating func visitTokens() {
    for token in tree.tokens {
      for piece in token.trivia where piece.kind.isComment && piece.kind != .lineComment { visitComment(piece.range) }
      let start = token.range.lowerBound
      guard token.kind == .variable, DefinitionLine.begins(at: start, of: tree.file.bytes) else { continue }
      let line = DefinitionLine(around: start, of: tree.file.bytes)
      if let parts = line.parts { defined.insert(parts.name) }
    }
  }

  private mutating func visitComment(_ comment: Range<Int>) {
    let bytes = tree.file.bytes
    for offset in comment where bytes[offset] == UInt8(ascii: "@") && DefinitionLine.begins(at: offset, of: bytes) {
      visitLine(DefinitionLine(around: offset, of: bytes))
    }
  }

  private mutating func visitLine(_ line: DefinitionLine) {
    guard let parts = line.parts else { return }
    // A palette name is taken, even if no colour is to be had from the line.
    let isPaletteKey = !PaletteKey.parse(parts.name).isEmpty
    guard isPaletteKey || DefinitionLine.color(parts.value) != nil,
      parts.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.\\/".contains($0) }),
      defined.insert(parts.name).inserted
    else { return }
    let start = tree.file.span(line.range.lowerBound, line.range.lowerBound)
    diagnostics.append(
      Diagnostic(
        .definitionInComment, "\(theme.target.runtime) reads this definition",
        at: tree.file.span(line.range.lowerBound, line.range.upperBound), severity: isPaletteKey ? .warning : .note,
        notes: ["it does not know comments, and the first definition of a name wins"],
        fixIts: [FixIt("indent the line", replacing: start, with: " ")]))
  }
}
