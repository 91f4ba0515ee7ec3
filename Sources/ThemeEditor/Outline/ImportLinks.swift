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

  /// The edit that adds the import of a file, as it is spelt, to a stylesheet.
  package static func insertion(of file: String, into tree: SyntaxTree) -> TextEdit {
    tree.insertionOfStatement("@import \"\(file)\";\n")
  }
}

extension ImportPath {
  /// The path as an import in a file of a folder spells it; both are normalised, and absolute or both relative.
  package func relative(to folder: ImportPath) -> String {
    let slash = UInt8(ascii: "/")
    let (own, other) = (bytes.split(separator: slash), folder.bytes.split(separator: slash))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: other.count - common)
    let path = (up + own.dropFirst(common)).joined(separator: [slash])
    return String(decoding: Array(path), as: UTF8.self)
  }
}
