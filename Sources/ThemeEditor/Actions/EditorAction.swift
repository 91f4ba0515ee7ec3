import ThemeBase
package import ThemeCompiler
package import ThemeDiagnostics
import ThemeLint
package import ThemeSyntax

/// A change that an editor offers for a selection.
package struct EditorAction: Hashable, Sendable {
  /// The purpose of the change, as the protocol names it.
  package enum Purpose: String, CaseIterable, Sendable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"
    case fixAll = "source.fixAll.themec"
  }

  package var title: String
  package var purpose: Purpose
  /// The edits in the files of the theme.
  package var edits: [TextEdit] = []
  /// The finding that goes away, or nil if the action is for none.
  package var finding: Diagnostic?
  /// Whether the action is the best one for its finding and can be trusted.
  package var isPreferred = false
  /// Why the action cannot be taken here; nil for one that can.
  package var refusal: String?
}

/// Finds the actions for a range of a file.
package enum EditorActions {
  /// The trees of the files that share the names of a file in other themes only.
  package typealias RelatedTrees = (ImportPath) -> [SyntaxTree]

  /// All actions but ``SafeFixes``, those for findings first; none that would edit a built-in theme.
  ///
  /// `related` finds the files of other themes that an action could break.
  package static func find(
    in range: Range<Int>, ofFile file: Int, of theme: AnalyzedTheme,
    related: RelatedTrees = { _ in [] }
  ) -> [EditorAction] {
    let selection = ActionSelection(range, file, theme)
    let actions =
      FindingActions.find(selection)
      + DefinitionActions(selection: selection).find(related)
      + RuleActions.find(selection) + VariantActions.find(selection)
    var lossless: [FileID: LosslessEdits] = [:]
    return actions.filter { !$0.edits.contains { theme.isBuiltIn($0.span.file) } }
      .compactMap { fitted($0, theme, &lossless) }
  }

  /// The action with edits that lose nothing, as those of `themec lint --fix`; nil if there are none.
  private static func fitted(
    _ action: EditorAction, _ theme: AnalyzedTheme, _ lossless: inout [FileID: LosslessEdits]
  ) -> EditorAction? {
    var edits: [TextEdit] = []
    let files = Dictionary(grouping: action.edits, by: \.span.file)
    for (id, fileEdits) in files.sorted(by: { $0.key < $1.key }) {
      let fitted = lossless[id, default: LosslessEdits(theme.tree(Int(id.index)))]
        .edits(fileEdits, about: action.finding?.span)
      guard let fitted else { return nil }
      edits += fitted
    }
    var action = action
    action.edits = edits
    return action
  }
}

/// The selection for which actions are asked, in the tree of its file.
struct ActionSelection {
  let range: Range<Int>
  let id: FileID
  let theme: AnalyzedTheme
  let tree: SyntaxTree
  /// The nodes around the start of the selection, from the root to the innermost.
  let nodes: [SyntaxNode]

  init(_ range: Range<Int>, _ file: Int, _ theme: AnalyzedTheme) {
    self.range = range
    self.theme = theme
    id = theme.id(ofFile: file)
    tree = theme.tree(file)
    nodes = tree.nodes(at: range.lowerBound)
  }

  func enclosing(_ kind: NodeKind) -> SyntaxNode? { nodes.last { $0.kind == kind } }

  var target: CursorTarget? { CursorTarget.find(in: tree, at: range.lowerBound) }

  /// Whether a span touches the selection.
  func touches(_ span: Span) -> Bool {
    span.file == id && Int(span.start) <= range.upperBound && Int(span.end) >= range.lowerBound
  }

  /// The start of the line of an offset, and the white space with which it begins.
  func line(of offset: Int) -> (start: Int, indentation: String) {
    let bytes = tree.file.bytes
    let start =
      bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? tree.file.textStart
    let blank = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return (start, String(decoding: blank, as: UTF8.self))
  }

  /// The span of an item, with the whole line if there is nothing else on it.
  func wholeLines(of node: SyntaxNode) -> Span {
    let bytes = tree.file.bytes
    var end = Int(node.span.end)
    let line = line(of: Int(node.span.start))
    guard line.start + line.indentation.utf8.count == Int(node.span.start) else { return node.span }
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else { return node.span }
    if end < bytes.count, bytes[end] == 0x0D { end += 1 }
    if end < bytes.count, bytes[end] == 0x0A { end += 1 }
    return tree.file.span(line.start, end)
  }
}

extension SyntaxTree {
  /// The edit that inserts a text at an offset.
  func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(span: file.span(offset, offset), replacement: text)
  }
}
