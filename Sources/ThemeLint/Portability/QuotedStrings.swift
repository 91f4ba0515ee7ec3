import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// Strings in quotes: NUI has none, and gives a stylesheet up at the first quote.
enum QuotedStrings {
  static func run(_ theme: PortableTheme) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for tree in theme.trees {
      tree.forEachNode { node, kind, enclosing in
        guard kind == .value, let owner = enclosing.last else { return }
        for token in tree.tokenRange(of: node) where tree.tokens.kinds[token] == .string {
          diagnostics.append(report(token, of: owner, in: tree, theme))
        }
      }
    }
    return diagnostics
  }

  private static func report(
    _ token: Int, of owner: SyntaxTree.NodeIndex, in tree: SyntaxTree, _ theme: PortableTheme
  ) -> Diagnostic {
    let span = tree.span(ofToken: token)
    let content = tree.file.text(span).dropFirst().dropLast()
    let property = tree.text(ofToken: Int(tree.nodes[owner].firstToken))
    let words = content.split(separator: " ")
    // Names of fonts may be of several words.
    let isPlain =
      words.count == 1
      || property.hasPrefix("font-name") && !words.isEmpty
        && words.joined(separator: " ") == content
    let isReadable = words.allSatisfy {
      $0.first?.isLetter ?? false && NUIWords.fault(inName: String($0)) == nil
    }
    return Diagnostic(
      .quotedString, "\(theme.target.runtime) knows no strings in quotes", at: span,
      notes: ["it ignores a stylesheet that contains one"],
      help: isPlain && isReadable ? [] : ["choose a name of letters and digits without spaces"],
      fixIts: isPlain && isReadable
        ? [FixIt("remove the quotes", replacing: span, with: String(content))] : [])
  }
}
