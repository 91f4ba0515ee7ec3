package import ThemeBase
package import ThemeCompiler
package import ThemeSyntax

/// The path of an import and the file that it names.
package struct ImportLink: Hashable, Sendable {
  /// The path without its quotes.
  package var span: Span
  /// The normalised path of the file, or the name of a built-in theme.
  package var path: ImportPath
}

/// Finds the imports of a file.
package enum ImportLinks {
  /// The imports of a file at a path, by its tree alone: the files need not exist.
  package static func find(in tree: SyntaxTree, at path: ImportPath) -> [ImportLink] {
    tree.imports.compactMap { rule in
      guard let bytes = rule.path?.unquotedBytes, !bytes.isEmpty else { return nil }
      let written = ImportPath(bytes: bytes)
      return ImportLink(
        span: tree.file.span(bytes.startIndex, bytes.endIndex), path: written.asBuiltIn ?? written.resolved(from: path))
    }
  }
}
