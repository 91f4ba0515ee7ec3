import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// Refuses actions after which the target that the user named would read nothing of a stylesheet.
enum TargetReading {
  /// The action, or its refusal if it writes what the target cannot read.
  static func checked(_ action: EditorAction, _ theme: AnalyzedTheme) -> EditorAction {
    guard action.refusal == nil, !allows(action.edits, in: theme) else { return action }
    var refused = action
    refused.edits = []
    refused.refusal = "the target '\(theme.compilation.target.rawValue)' could not read the stylesheet"
    return refused
  }

  /// Whether the target that the user named reads as much of each file after some edits.
  static func allows(_ edits: [TextEdit], in theme: AnalyzedTheme) -> Bool {
    guard theme.namesTarget, edits.contains(where: mayAdd) else { return true }
    return Dictionary(grouping: edits, by: \.span.file).allSatisfy { id, edits in
      let tree = theme.tree(Int(id.index))
      var text = PatchedText(tree.file.bytes)
      text.apply(edits)
      let changed = Parser.parse(SourceFile(id: id, path: tree.file.path, bytes: text.bytes)).value
      return SheetAdditions.count(in: changed) <= SheetAdditions.count(in: tree)
    }
  }

  /// Whether an edit may write what only themec reads: an at-rule, or a rule into another.
  private static func mayAdd(_ edit: TextEdit) -> Bool {
    edit.replacement.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "&") }
  }
}
