import ThemeDiagnostics

/// Says where NUI's tokeniser gives a stylesheet up that themec reads as it was meant.
struct LegacyTrapCheck {
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  private var lineComments: [Span] = []

  static func run(_ tree: SyntaxTree) -> DiagnosticList {
    var check = LegacyTrapCheck(tree: tree)
    for trap in tree.tokens.traps { check.report(trap) }
    check.reportLineComments()
    check.reportUnterminatedComment()
    return check.diagnostics
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private mutating func report(_ trap: LegacyTrap) {
    let token = Int(trap.token)
    let span = tree.span(ofToken: token)
    switch trap.kind {
    case .andPrefix:
      guard !isKeyword(token) else { return }
      diagnostics.append(.reservedPrefix(tree.text(ofToken: token), keyword: "and", at: span))
    case .mediaPrefix:
      diagnostics.append(.reservedPrefix(tree.text(ofToken: token), keyword: "@media", at: span))
    case .commentTouchesWord: diagnostics.append(.commentTouchesWord(at: span))
    case .slashesInWord: diagnostics.append(.slashesInWord(tree.text(ofToken: token), at: span))
    case .lineComment: lineComments.append(span)
    case .conflictMarker: diagnostics.append(.conflictMarker(at: span))
    }
  }

  /// Whether the word is the `and` between two media conditions.
  private func isKeyword(_ token: Int) -> Bool {
    guard tree.tokens.range(token).count == 3 else { return false }
    var next = token + 1
    while tree.tokens.kinds[next].isTrivia { next += 1 }
    return tree.tokens.kinds[next] == .leftParenthesis
      || tree.text(ofToken: next) == "not"
  }

  /// One diagnostic for all line comments of a file: they have one cause and one remedy.
  private mutating func reportLineComments() {
    guard let first = lineComments.first else { return }
    let edits = lineComments.map { span in
      TextEdit(span: span, replacement: blockComment(of: tree.file.text(span)))
    }
    diagnostics.append(.lineComments(first: first, edits: edits))
  }

  private func blockComment(of comment: String) -> String {
    let text = comment.dropFirst(2).split(separator: "*/", omittingEmptySubsequences: false)
      .joined(separator: "* /")
    return "/*\(text)\(text.hasSuffix(" ") ? "" : " ")*/"
  }

  private mutating func reportUnterminatedComment() {
    let last = tree.tokens.count - 2
    guard last >= 0, tree.tokens.kinds[last] == .unterminatedComment else { return }
    let start = Int(tree.tokens.starts[last])
    diagnostics.append(
      Diagnostic(
        .unterminatedComment, "this comment has no end", at: tree.file.span(start, start + 2),
        notes: ["everything after it is a part of the comment"]))
  }
}

extension Diagnostic {
  fileprivate static func reservedPrefix(
    _ word: String, keyword: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .reservedPrefix, "'\(word)' begins with the keyword '\(keyword)'", at: span,
      notes: ["NUI takes the keyword out of the word and reads nothing of the stylesheet"],
      help: ["choose another word, or another case: 'And…'"])
  }

  fileprivate static func commentTouchesWord(at span: Span) -> Diagnostic {
    Diagnostic(
      .commentTouchesWord, "a comment touches the word before it", at: span,
      notes: ["NUI takes the '/' for a part of the word and reads nothing of the stylesheet"],
      fixIts: [
        FixIt(
          "insert a space",
          replacing: Span(file: span.file, start: span.start, end: span.start), with: " ")
      ])
  }

  fileprivate static func slashesInWord(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .slashesInWord, "'//' is a part of the word '\(word)'", at: span,
      help: ["put a space before '//' if a comment was meant"])
  }

  fileprivate static func lineComments(first: Span, edits: [TextEdit]) -> Diagnostic {
    let others = edits.count - 1
    return Diagnostic(
      .lineComment, "'//' begins a comment for themec only", at: first,
      notes: ["NUI reads nothing of a stylesheet that holds one"]
        + (others > 0 ? ["\(others) more in this file"] : []),
      fixIts: [FixIt("write '/* … */'", edits: edits)])
  }

  fileprivate static func conflictMarker(at span: Span) -> Diagnostic {
    Diagnostic(
      .conflictMarker, "version control left a conflict marker here", at: span,
      help: ["keep one of the two versions and remove the marker lines"])
  }
}
