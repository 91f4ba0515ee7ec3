import ThemeBase
import ThemeProject
import ThemeSyntax

/// Writes comments that accept single findings of a file, each where it applies.
struct AcceptanceComments {
  private let tree: SyntaxTree
  private let map: CommentedLines

  init(in tree: SyntaxTree) {
    self.tree = tree
    map = CommentedLines(tree)
  }

  /// The edit that writes the comment for a finding, or nil if it cannot be written anywhere.
  func edit(accepting finding: Diagnostic) -> TextEdit? {
    let start = Int(finding.span.start)
    guard let subject = map.comment(at: start) else { return lineAbove(finding) }
    // A comment about the next line skips the comments after it.
    let offset = subject.range.lowerBound
    guard map.lines.line(at: offset) == map.lines.line(at: start) else { return nil }
    return tree.insertion("\(text(.line, finding)) ", at: offset)
  }

  /// The comment above the statement or the line of a finding.
  private func lineAbove(_ finding: Diagnostic) -> TextEdit? {
    let start = Int(finding.span.start)
    let statement = tree.nodes(at: start).last { Self.isStatement($0) }
    let offsets = [statement.map { Int($0.span.start) }, start].compactMap { $0 }
    let places = offsets.map { map.freeStart(atOrAbove: $0) }
    return places.first { accepts(start, from: $0) }.map { place in
      let blank = tree.file.bytes[place...].prefix { $0 == 0x20 || $0 == 0x09 }
      let indentation = String(decoding: blank, as: UTF8.self)
      return tree.insertion("\(indentation)\(text(.nextLine, finding))\n", at: place)
    }
  }

  /// Whether a comment about the next line, written at `place`, accepts findings at an offset.
  private func accepts(_ offset: Int, from place: Int) -> Bool {
    var token = tree.token(at: place)
    while Int(token.span.start) < place, let next = token.next { token = next }
    let first = Int(token.span.start)
    if map.lines.line(at: first) == map.lines.line(at: offset) { return true }
    return tree.nodes(at: first).contains {
      Self.isStatement($0) && Int($0.span.start) == first && first <= offset && offset < Int($0.span.end)
    }
  }

  private static func isStatement(_ node: SyntaxNode) -> Bool { node.kind == .declaration || node.kind == .definition }

  private func text(_ scope: SuppressionComment.Scope, _ finding: Diagnostic) -> String {
    "/* \(scope.rawValue) \(finding.code) -- \(SuppressionComment.placeholder) */"
  }
}
