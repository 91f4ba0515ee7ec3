import ThemeDiagnostics

/// Says where NUI's tokeniser gives a stylesheet up that themec reads as it was meant.
struct LegacyTrapCheck {
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  private var lineComments: [Span] = []

  static func run(_ tree: SyntaxTree) -> DiagnosticList {
    var check = LegacyTrapCheck(tree: tree)
    let quiet = tree.trapsKnownToParser()
    for (trap, isQuiet) in zip(tree.tokens.traps, quiet) where !isQuiet { check.report(trap) }
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
      diagnostics.append(
        .reservedPrefix(
          tree.text(ofToken: token), keyword: "and", at: span,
          help: "choose another word, or another case: 'And…'"))
    case .mediaPrefix:
      diagnostics.append(
        .reservedPrefix(
          tree.text(ofToken: token), keyword: "@media", at: span,
          help: "choose another name, or another case: '@Media…'"))
    case .commentTouchesWord: diagnostics.append(.commentTouchesWord(at: span))
    case .slashesInWord: diagnostics.append(.slashesInWord(tree.text(ofToken: token), at: span))
    case .lineComment: lineComments.append(span)
    case .conflictMarker: diagnostics.append(.conflictMarker(at: span))
    }
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

extension SyntaxTree {
  /// For each trap whether the parser has read the word as a keyword, or has reported what the word is a part of.
  ///
  /// Linear in the nodes, and nothing for a sheet without traps.
  fileprivate func trapsKnownToParser() -> [Bool] {
    var isKnown = Array(repeating: false, count: tokens.traps.count)
    guard tokens.traps.contains(where: \.isReservedWord) else { return isKnown }
    for node in nodes.indices {
      switch nodes[node].kind {
      case .mediaRule: mark(true, tokensBeforeBlock(of: node), &isKnown)
      case .mediaFeature: mark(false, tokenRange(of: node), &isKnown)
      case .unexpected: mark(true, tokenRange(of: node), &isKnown)
      default: break
      }
    }
    return isKnown
  }

  private func mark(_ value: Bool, _ range: Range<Int>, _ isKnown: inout [Bool]) {
    var (low, high) = (0, tokens.traps.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens.traps[middle].token < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    while low < isKnown.count, tokens.traps[low].token < range.upperBound {
      isKnown[low] = value && tokens.traps[low].isReservedWord
      low += 1
    }
  }

  /// `@media` and the condition of a media rule.
  private func tokensBeforeBlock(of rule: NodeIndex) -> Range<Int> {
    let range = tokenRange(of: rule)
    guard let block = child(of: rule, .block) else { return range }
    return range.lowerBound..<Int(nodes[block].firstToken)
  }
}

extension LegacyTrap {
  fileprivate var isReservedWord: Bool { kind == .andPrefix || kind == .mediaPrefix }
}

extension Diagnostic {
  fileprivate static func reservedPrefix(
    _ word: String, keyword: String, at span: Span, help: String
  ) -> Diagnostic {
    Diagnostic(
      .reservedPrefix,
      word == keyword
        ? "'\(word)' is a keyword" : "'\(word)' begins with the keyword '\(keyword)'",
      at: span,
      notes: [
        word == keyword
          ? "NUI takes it for one and reads nothing of the stylesheet"
          : "NUI takes the keyword out of the word and reads nothing of the stylesheet"
      ],
      help: [help])
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
