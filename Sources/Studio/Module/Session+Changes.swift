import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemePage
import ThemeReports
import ThemeSyntax

extension Session {
  /// The changes since ``keep()`` as JSON: the report of `themec diff`, and the changed lines of each file.
  func changes() -> [UInt8] {
    guard let kept, let theme else { return JSONWriter.nothing }
    let difference = ThemeDifference(from: kept.compilation, to: theme.compilation, registry: theme.registry)
    return JSONWriter.answer { json in
      json.member("report", difference.text().text)
      json.array("lines", changedLines(from: kept, to: theme)) { $0.value($1) }
    }
  }

  /// The changed lines of each file, as `diff -u` writes them.
  private func changedLines(from old: AnalyzedTheme, to new: AnalyzedTheme) -> [String] {
    func texts(_ theme: AnalyzedTheme) -> [String: [UInt8]] {
      theme.files.reduce(into: [:]) { texts, file in
        let path = theme.graph.paths[file]
        if path.origin != .builtIn { texts[path.text] = theme.tree(file).file.bytes }
      }
    }
    let (before, after) = (texts(old), texts(new))
    return Set(before.keys).union(after.keys).sorted().compactMap { path in
      let lines = LineDiff.bytes(from: before[path] ?? [], to: after[path] ?? [], path: path)
      return lines.isEmpty ? nil : String(decoding: lines, as: UTF8.self)
    }
  }
}
