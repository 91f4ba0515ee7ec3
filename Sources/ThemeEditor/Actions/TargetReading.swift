import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Refuses actions after which the target that the user named would read nothing of a stylesheet.
enum TargetReading {
  /// The action, or its refusal if it writes what the target cannot read.
  static func checked(_ action: EditorAction, _ theme: AnalyzedTheme) -> EditorAction {
    guard theme.namesTarget, action.refusal == nil, action.edits.contains(where: mayAdd) else { return action }
    for (id, edits) in Dictionary(grouping: action.edits, by: \.span.file) {
      let tree = theme.tree(Int(id.index))
      var text = PatchedText(tree.file.bytes)
      text.apply(edits)
      let changed = Parser.parse(SourceFile(id: id, path: tree.file.path, bytes: text.bytes)).value
      if SheetAdditions.count(in: changed) > SheetAdditions.count(in: tree) {
        var refused = action
        refused.edits = []
        refused.refusal = "the target '\(theme.compilation.target.rawValue)' could not read the stylesheet"
        return refused
      }
    }
    return action
  }

  /// Whether an edit may write what only themec reads: an at-rule, or a rule into another.
  private static func mayAdd(_ edit: TextEdit) -> Bool {
    edit.replacement.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "&") }
  }
}
