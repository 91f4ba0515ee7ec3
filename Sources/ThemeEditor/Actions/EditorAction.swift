import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
import ThemeModel
package import ThemeProject
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

  /// The title in the editor's menu.
  package var title: String
  /// The kind of the change.
  package var purpose: Purpose
  /// The edits in the files of the theme.
  package var edits: [TextEdit] = []
  /// The finding that goes away, or nil if the action is for none.
  package var finding: Diagnostic?
  /// Whether the action is the best one for its finding and can be trusted.
  package var isPreferred = false
  /// A line for the registry file, as the named target cannot read it in a stylesheet; nil for an action on the theme.
  package var declaration: String?
  /// Why the action cannot be taken here; nil for one that can.
  package var refusal: String?
  /// The fixes whose edits are worked out once the user has chosen the action; nil for an action that has its edits.
  package var deferred: FileFixes?
}

/// Finds the actions for a range of a file.
package enum EditorActions {
  /// The trees of the files that share the names of a file in other themes only.
  package typealias RelatedTrees = (ImportPath) -> [SyntaxTree]

  /// All actions but that for all safe fixes, those for findings first; none that would edit a built-in theme.
  ///
  /// `related` finds the files of other themes that an action could break.
  package static func find(
    in range: Range<Int>, ofFile file: Int, of theme: AnalyzedTheme, related: RelatedTrees = { _ in [] }
  ) -> [EditorAction] {
    let selection = ActionSelection(range, file, theme)
    var actions = FindingActions.find(selection)
    // The lines of a component declare types: nothing there is a value.
    if !ActionSelection.isRegistry(selection.nodes) {
      actions +=
        DefinitionActions(selection: selection).find(related) + RuleActions.find(selection)
        + VariantActions.find(selection)
    }
    var lossless: [FileID: LosslessEdits] = [:]
    return actions.filter { !$0.edits.contains { theme.isBuiltIn($0.span.file) } }.compactMap {
      fitted($0, theme, &lossless).map { TargetReading.checked($0, theme) }
    }
  }

  /// The actions that import the file in which an undefined name is defined.
  ///
  /// `files` finds the files that define a name, as an import would spell them.
  package static func imports(
    in range: Range<Int>, ofFile file: Int, of theme: AnalyzedTheme, files: (String) -> [String]
  ) -> [EditorAction] {
    let selection = ActionSelection(range, file, theme)
    return theme.findings(inFile: file, where: selection.touches).filter { $0.code == .undefinedDefinition }.flatMap {
      finding in
      files(theme.tree(file).file.text(finding.span)).prefix(4).map { name in
        TargetReading.checked(
          EditorAction(
            title: "Import '\(name)'", purpose: .quickFix,
            edits: [ImportLinks.insertion(of: name, into: theme.tree(file))], finding: finding), theme)
      }
    }
  }

  /// The action with edits that lose nothing, as those of `themec lint --fix`; nil if there are none.
  private static func fitted(_ action: EditorAction, _ theme: AnalyzedTheme, _ lossless: inout [FileID: LosslessEdits])
    -> EditorAction?
  {
    var result = action
    result.edits = []
    let files = Dictionary(grouping: action.edits, by: \.span.file)
    for (id, edits) in files.sorted(by: { $0.key < $1.key }) {
      let fitted = lossless[id, default: LosslessEdits(theme.tree(Int(id.index)))].edits(
        edits, about: action.finding?.span)
      guard let fitted else { return nil }
      result.edits += fitted
    }
    return result
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

  /// Whether some nodes around a place are those of a component, a part or a kind.
  static func isRegistry(_ nodes: [SyntaxNode]) -> Bool {
    nodes.contains { node in
      node.kind == .atRule && ["@component", "@part", "@kind", "@type"].contains { node.firstToken.isSpelt($0) }
    }
  }

  func enclosing(_ kind: NodeKind) -> SyntaxNode? { nodes.last { $0.kind == kind } }

  var target: CursorTarget? { CursorTarget.find(in: tree, at: range.lowerBound) }

  /// Whether a span touches the selection.
  func touches(_ span: Span) -> Bool {
    span.file == id && Int(span.start) <= range.upperBound && Int(span.end) >= range.lowerBound
  }
}

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
  private static func allows(_ edits: [TextEdit], in theme: AnalyzedTheme) -> Bool {
    !theme.namesTarget
      || Dictionary(grouping: edits, by: \.span.file).allSatisfy { allows($1, in: theme.tree(Int($0.index))) }
  }

  /// Whether a target that reads no additions reads as much of a file after some edits.
  static func allows(_ edits: [TextEdit], in tree: SyntaxTree) -> Bool {
    // Only an at-rule, or a rule in another one, may be what themec alone reads.
    guard edits.contains(where: { $0.replacement.utf8.contains(where: "@{&".utf8.contains) }) else { return true }
    var text = PatchedText(tree.file.bytes)
    text.apply(edits)
    let changed = Parser.parse(SourceFile(id: tree.file.id, path: tree.file.path, bytes: text.bytes)).value
    return SheetAdditions.count(in: changed) <= SheetAdditions.count(in: tree)
  }
}
