package import ThemeBase
package import ThemeCompiler
package import ThemeSyntax

/// The path of an import and the file that it names.
package struct ImportLink: Hashable, Sendable {
  /// The path without its quotes.
  package var span: Span
  package var path: ImportPath
}

/// Finds the imports of a file.
package enum ImportLinks {
  /// The imports of a file at a path, by its tree alone: the files need not exist.
  package static func find(in tree: SyntaxTree, at path: ImportPath) -> [ImportLink] {
    var links: [ImportLink] = []
    for item in tree.stylesheet.items {
      guard case .importRule(let rule) = item, let token = rule.path else { continue }
      var range = token.range
      if token.kind == .string {
        range = (range.lowerBound + 1)..<(range.upperBound - 1)
      } else if token.kind == .unterminatedString {
        range = (range.lowerBound + 1)..<range.upperBound
      }
      guard !range.isEmpty else { continue }
      let written = ImportPath(bytes: tree.file.bytes[range])
      links.append(
        ImportLink(
          span: tree.file.span(range.lowerBound, range.upperBound),
          path: written.asBuiltIn ?? written.resolved(from: path)))
    }
    return links
  }
}
