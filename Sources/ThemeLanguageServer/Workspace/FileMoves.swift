import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

/// Files and folders that are about to get other paths.
struct FileMoves {
  let moves: [(old: ImportPath, new: ImportPath)]

  /// The later path of a file.
  func path(after path: ImportPath) -> ImportPath {
    guard let move = moves.first(where: { path == $0.old || path.isInside($0.old) }) else { return path }
    return ImportPath(bytes: move.new.bytes + path.bytes.dropFirst(move.old.bytes.count))
  }

  /// The edits by which the imports of a file name the same files as before.
  func edits(ofImportsIn tree: SyntaxTree, at path: ImportPath) -> [TextEdit] {
    let newPath = self.path(after: path)
    return ImportLinks.find(in: tree, at: path).compactMap { link in
      let target = self.path(after: link.path)
      let written = ImportPath(tree.file.text(link.span))
      guard link.path.origin != .builtIn, newPath != path || target != link.path,
        written.resolved(from: newPath) != target
      else { return nil }
      return TextEdit(span: link.span, replacement: target.relative(to: newPath.folder))
    }
  }
}
