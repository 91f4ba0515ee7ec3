import ThemeBase
import ThemeModel
import ThemeSyntax

/// Strings in quotes: NUI has none, and gives a stylesheet up at the first quote.
enum QuotedStrings {
  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for owner in tree.nodes(.declaration, .definition) {
      for token in owner.tokens(ofChild: .value) where token.kind == .string {
        diagnostics.append(report(token, of: owner))
      }
    }
    return diagnostics
  }

  private static func report(_ token: SyntaxToken, of owner: SyntaxNode) -> Diagnostic {
    let span = token.span
    let content = token.text.dropFirst().dropLast()
    let property = owner.firstToken.excerpt
    let words = content.split(separator: " ")
    // Names of fonts may be of several words.
    let isPlain =
      words.count == 1 || property.hasPrefix("font-name") && !words.isEmpty && words.joined(separator: " ") == content
    let isReadable = words.allSatisfy { $0.first?.isLetter ?? false && NUIWords.fault(inName: String($0)) == nil }
    return Diagnostic(
      .quotedString, "the value is a string in quotes", at: span,
      help: isPlain && isReadable ? [] : ["choose a name of letters and digits without spaces"],
      fixIts: isPlain && isReadable
        ? [
          // A file that imports this one may use a definition where the words mean something else than the string.
          FixIt(
            "remove the quotes", replacing: span, with: String(content),
            applicability: owner.kind == .definition ? .unsafe : .safe)
        ] : [])
  }
}
