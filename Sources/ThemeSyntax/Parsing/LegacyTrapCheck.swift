import ThemeBase

/// Reports what the lexer noted on its way: where NUI's tokeniser gives up a stylesheet that themec reads as it was
/// meant, and comments that are longer than they look.
struct LegacyTrapCheck {
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  /// The look-alikes of the line that was looked at last.
  private var lookAlikes: [Span] = []

  static func run(_ tree: SyntaxTree) -> DiagnosticList {
    var check = LegacyTrapCheck(tree: tree)
    let quiet = tree.trapsKnownToParser()
    for (trap, isQuiet) in zip(tree.tokenList.traps, quiet) where !isQuiet { check.report(trap) }
    check.reportLookAlikes()
    check.reportLineComments()
    check.reportUnterminatedComment()
    return check.diagnostics
  }

  private mutating func report(_ trap: LegacyTrap) {
    let span = tree.file.span(trap.range.lowerBound, trap.range.upperBound)
    switch trap.kind {
    case .andPrefix: reportPrefix("and", at: span, "choose another word, or another case: 'And…'")
    case .mediaPrefix: reportPrefix("@media", at: span, "choose another name, or another case: '@Media…'")
    case .commentTouchesWord: diagnostics.append(.commentTouchesWord(at: span))
    case .slashesInWord: diagnostics.append(.slashesInWord(tree.file.excerpt(span), at: span))
    case .conflictMarker: diagnostics.append(.conflictMarker(at: span))
    case .controlCharacter: diagnostics.append(.controlCharacter(tree.file.text(span), at: span))
    case .lookAlike:
      if let last = lookAlikes.last, hasNewline(from: last.end, to: span.start) { reportLookAlikes() }
      lookAlikes.append(span)
    case .commentInComment: diagnostics.append(.commentInComment(in: tree.file, swallowing: span))
    }
  }

  private mutating func reportPrefix(_ keyword: String, at span: Span, _ help: String) {
    diagnostics.append(.reservedPrefix(tree.file.excerpt(span), keyword: keyword, at: span, help: help))
  }

  private func hasNewline(from start: UInt32, to end: UInt32) -> Bool {
    start < end && tree.file.bytes[Int(start)..<Int(end)].contains(where: TriviaScan.isNewline)
  }

  /// Reports the look-alikes of a line once: a word processor has put them all in.
  private mutating func reportLookAlikes() {
    guard !lookAlikes.isEmpty else { return }
    let edits = lookAlikes.map { span in
      let text = tree.file.bytes[span.offsets]
      return TextEdit(span: span, replacement: LookAlike.repaired(text) ?? "")
    }
    diagnostics.append(.lookAlike(tree.file.excerpt(lookAlikes[0]), edits: edits))
    lookAlikes = []
  }

  /// Reports all line comments of a file once: they have one cause and one remedy.
  private mutating func reportLineComments() {
    var edits: [TextEdit] = []
    edits.reserveCapacity(tree.tokenList.comments.count)
    for comment in tree.tokenList.comments where comment.kind == .lineComment {
      let span = tree.file.span(comment.range.lowerBound, comment.range.upperBound)
      edits.append(TextEdit(span: span, replacement: blockComment(of: span)))
    }
    guard let first = edits.first else { return }
    diagnostics.append(.lineComments(first: first.span, edits: edits))
  }

  /// The comment as one that every reader knows, over bytes: a file may have a million of them.
  private func blockComment(of comment: Span) -> String {
    var bytes = Array("/*".utf8)
    bytes.reserveCapacity(comment.length + 4)
    for byte in tree.file.bytes[comment.offsets].dropFirst(2) {
      // An end inside the comment is taken apart.
      let isEnd = byte == UInt8(ascii: "/") && bytes.count > 2 && bytes.last == UInt8(ascii: "*")
      if isEnd { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
    }
    if bytes.last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
    bytes += "*/".utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func reportUnterminatedComment() {
    guard let start = tree.tokenList.unterminatedComment else { return }
    diagnostics.append(
      Diagnostic(
        .unterminatedComment, "this comment has no end", at: tree.file.span(start, start + 2),
        notes: ["everything after it is part of the comment"]))
  }
}

extension SyntaxTree {
  /// For each trap, whether the parser has read the word as a keyword or has already reported a mistake around it.
  ///
  /// Takes linear time, and none for a sheet without traps.
  fileprivate func trapsKnownToParser() -> [Bool] {
    var isKnown = Array(repeating: false, count: tokenList.traps.count)
    markNestedComments(&isKnown)
    guard tokenList.traps.contains(where: { $0.isReservedWord }) else { return isKnown }
    for node in nodes(.mediaRule, .mediaFeature, .unexpected) {
      // A feature is in the condition of a rule that has been met.
      mark(node.kind != .mediaFeature, node.kind == .mediaRule ? bytesBeforeBlock(of: node) : node.span, &isKnown)
    }
    return isKnown
  }

  private func mark(_ value: Bool, _ span: Span, _ isKnown: inout [Bool]) {
    var index = tokenList.traps.partitionPoint { $0.range.lowerBound < Int(span.start) }
    while index < isKnown.count, tokenList.traps[index].range.lowerBound < Int(span.end) {
      isKnown[index] = value && tokenList.traps[index].isReservedWord
      index += 1
    }
  }

  /// `/* a /* b */ c */`: the parser reports the second end, which shows what was meant.
  private func markNestedComments(_ isKnown: inout [Bool]) {
    guard tokenList.traps.contains(where: { $0.kind == .commentInComment }) else { return }
    var open: [Int] = []
    var next = 0
    for (token, kind) in tokenList.kinds.enumerated() where kind == .unopenedCommentEnd {
      let end = tokenList.range(token).lowerBound
      while next < tokenList.traps.count, tokenList.traps[next].range.lowerBound < end {
        if tokenList.traps[next].kind == .commentInComment { open.append(next) }
        next += 1
      }
      if let last = open.popLast() { isKnown[last] = true }
    }
  }

  /// `@media` and the condition of a media rule.
  private func bytesBeforeBlock(of rule: SyntaxNode) -> Span {
    guard let block = rule.child(.block) else { return rule.span }
    return Span(file: file.id, start: rule.span.start, end: block.span.start)
  }
}

extension LegacyTrap { fileprivate var isReservedWord: Bool { kind == .andPrefix || kind == .mediaPrefix } }

extension Diagnostic {
  fileprivate static func reservedPrefix(_ word: String, keyword: String, at span: Span, help: String) -> Diagnostic {
    Diagnostic(
      .reservedPrefix, word == keyword ? "'\(word)' is a keyword" : "'\(word)' begins with the keyword '\(keyword)'",
      at: span,
      nui: word == keyword
        ? "NUI reads it as one and ignores the stylesheet"
        : "NUI splits the word after the keyword and ignores the stylesheet", help: [help])
  }

  fileprivate static func commentTouchesWord(at span: Span) -> Diagnostic {
    Diagnostic(
      .commentTouchesWord, "a comment touches the word before it", at: span,
      nui: "NUI reads the '/' as part of the word and ignores the stylesheet",
      fixIts: [FixIt("insert a space", replacing: Span(file: span.file, start: span.start, end: span.start), with: " ")]
    )
  }

  fileprivate static func slashesInWord(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .slashesInWord, "'//' is part of the word '\(word)'", at: span,
      help: ["put a space before '//' if a comment was meant"])
  }

  fileprivate static func lineComments(first: Span, edits: [TextEdit]) -> Diagnostic {
    let others = edits.count - 1
    return Diagnostic(
      .lineComment, "only themec reads '//' as a comment", at: first,
      nui: "NUI ignores a stylesheet that contains one",
      notes: others > 0 ? ["\(counted(others, "more such comment")) in this file"] : [],
      fixIts: [FixIt("write '/* … */'", edits: edits)])
  }

  fileprivate static func lookAlike(_ text: String, edits: [TextEdit]) -> Diagnostic {
    let repaired = edits[0].replacement
    let others = edits.count - 1
    let isSign = !repaired.utf8.contains { $0.isASCIILetter }
    return Diagnostic(
      .lookAlike, "'\(text)' only looks like '\(repaired)'", at: edits[0].span,
      notes: (others > 0 ? ["\(counted(others, "more such character")) on this line"] : []) + [
        "word processors put such characters in"
      ],
      fixIts: [
        FixIt(
          others > 0 ? "write them in ASCII" : "write '\(repaired)'", edits: edits,
          applicability: isSign ? .safe : .unsafe)
      ])
  }

  /// A comment from the start of `swallowed`, which ends before the inner `/*`.
  fileprivate static func commentInComment(in file: SourceFile, swallowing swallowed: Span) -> Diagnostic {
    let text = file.text(swallowed)
    let lines = text.dropFirst(2).split { $0.isNewline }.map { $0.drop { $0.isWhitespace } }.filter { !$0.isEmpty }
    let isCode = text.contains { "{};".contains($0) }
    let shown = lines.first { $0.contains { "{};".contains($0) } } ?? lines.first ?? ""
    let excerpt = shown.count > 60 ? shown.prefix(60) + "…" : shown
    return Diagnostic(
      .commentInComment, "a comment begins inside a comment", at: file.span(Int(swallowed.end), Int(swallowed.end) + 2),
      label: "this begins no comment", severity: isCode ? nil : .note,
      secondary: [Label(file.span(Int(swallowed.start), Int(swallowed.start) + 2), "the comment begins here")],
      notes: ["comments do not nest: this one goes on to the first '*/'"]
        + (shown.isEmpty
          ? []
          : [
            lines.count > 1
              ? "\(lines.count) lines before the inner '/*' are a part of it, such as '\(excerpt)'"
              : "'\(excerpt)' is a part of it"
          ]),
      help: isCode ? ["end the first comment with '*/' where it was meant to end"] : [])
  }

  fileprivate static func controlCharacter(_ text: String, at span: Span) -> Diagnostic {
    let number = text.unicodeScalars.first.map { String($0.value, radix: 16, uppercase: true) }
    return Diagnostic(
      .unexpectedCharacter, "the control character U+\(number ?? "0") means nothing", at: span,
      notes: ["themec skips it"])
  }

  fileprivate static func conflictMarker(at span: Span) -> Diagnostic {
    Diagnostic(
      .conflictMarker, "version control left a conflict marker here", at: span,
      help: ["keep one of the two versions and remove the marker lines"])
  }
}
