import ThemeBase
import ThemeModel
import ThemeSyntax

/// Definitions inside comments: SAP's SwiftUI runtime knows no comments, and reads a line that begins with `@` there too.
enum CommentedDefinitions {
  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let comments = tree.comments()
    // The first definition of a name wins.
    var defined: Set<String> = []
    for line in DefinitionLine.all(of: tree.file.bytes) {
      guard let parts = line.parts else { continue }
      let start = line.range.lowerBound
      let next = comments.partitionPoint { $0.range.upperBound <= start }
      guard next < comments.count, comments[next].range.contains(start) else {
        let token = tree.token(at: start)
        if token.kind == .variable, token.range.lowerBound == start { defined.insert(parts.name) }
        continue
      }
      // A palette name is taken, even if no colour is to be had from the line.
      let isPaletteKey = !PaletteKey.parse(parts.name).isEmpty
      guard comments[next].kind != .lineComment, isPaletteKey || DefinitionLine.color(parts.value) != nil,
        parts.name.allSatisfy({ $0.isLetter || $0.isNumber || "-_.\\/".contains($0) }),
        defined.insert(parts.name).inserted
      else { continue }
      diagnostics.append(
        Diagnostic(
          .definitionInComment, "\(theme.target.runtime) reads this definition",
          at: tree.file.span(start, line.range.upperBound), severity: isPaletteKey ? .warning : .note,
          notes: ["it does not know comments, and the first definition of a name wins"],
          fixIts: [FixIt("indent the line", replacing: tree.file.span(start, start), with: " ")]))
    }
    return diagnostics
  }
}
