import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Files that no runtime is given as they are: what the named target reads otherwise in them is no finding.
///
/// They are or import a built-in theme, hold nothing but declarations of classes, or were written by `themec import`. An app that
/// reads one itself is named by `--portable`, which reports everything.
package enum SheetsForThemec {
  /// The beginning and the end of the first line that `themec import` writes.
  package static let markOfImport = (start: "/* Imported from ", end: " by themec. */")

  /// The compiler's findings about how the named target reads a file; a build writes the file as that target reads it.
  private static let codes: Set<DiagnosticCode> = [.paletteKeySpelling, .colorFunctionNotRead]

  /// The findings about a theme without those about how the named target reads files that it does not get, and without
  /// those about a spelling that another named runtime needs, or that a build mends.
  static func withoutReadings(
    _ diagnostics: [Diagnostic], _ files: Set<FileID>, _ compilation: Compilation, _ options: LintOptions
  ) -> [Diagnostic] {
    var diagnostics = diagnostics
    if options.writesFlat || compilation.target != .fioriSwiftUI && options.portability.contains(.fioriSwiftUI) {
      diagnostics.removeAll { $0.code == .paletteKeySpelling }
    }
    guard !files.isEmpty, !options.portability.contains(compilation.target) else { return diagnostics }
    return diagnostics.filter { !codes.contains($0.code) || !files.contains($0.span.file) }
  }

  /// The files of a theme that are for themec alone.
  static func files(of compilation: Compilation) -> Set<FileID> {
    let graph = compilation.graph
    let numbers = graph.reachable(from: compilation.layers).filter { number in
      let file = graph.files[number]
      return file.tree.file.origin == .builtIn || isImported(file.tree) || onlyDeclares(file.tree)
        || file.imports.contains { $0.target.map { graph.files[$0].tree.file.origin == .builtIn } ?? false }
    }
    return Set(numbers.map { graph.files[$0].tree.file.id })
  }

  /// Whether `themec import` has written a file, as its first line says.
  static func isImported(_ tree: SyntaxTree) -> Bool {
    let bytes = tree.file.bytes
    guard bytes.starts(with: markOfImport.start.utf8) else { return false }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return line.suffix(markOfImport.end.utf8.count).elementsEqual(markOfImport.end.utf8)
  }

  private static func onlyDeclares(_ tree: SyntaxTree) -> Bool {
    let items = tree.stylesheet.items
    return items.allSatisfy { [.classRule, .atRule, .importRule].contains($0.node.kind) }
      && items.contains { $0.node.kind != .importRule }
  }
}
