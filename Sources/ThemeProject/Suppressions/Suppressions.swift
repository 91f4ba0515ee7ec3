package import ThemeBase
package import ThemeSyntax

/// The comments of a file that accept findings, and the ranges in which they do.
///
/// A finding whose code is an error by default is never accepted: the file does not mean what it says. Nor are findings
/// about the comments themselves.
package struct Suppressions: Sendable {
  /// One code of one comment, and the bytes in which it is accepted.
  private struct Entry {
    var comment: Int
    var name: SuppressionComment.Name
    var code: DiagnosticCode
    var range: Range<UInt32>
    var isUsed = false
    /// Whether an error was found that no comment can accept.
    var meetsError = false
  }

  private let file: SourceFile
  /// Nil for a file in another language than that of stylesheets.
  private let tree: SyntaxTree?
  private var comments: [SuppressionComment] = []
  private var entries: [Entry] = []
  private var findings: [Diagnostic] = []
  /// The ranges of each code that no comment has ended yet, as indices of ``entries``.
  private var open: [DiagnosticCode: [Int]] = [:]
  /// The ranges of each code, made when the first finding of the code is offered.
  private var ranges: [DiagnosticCode: SuppressedRanges] = [:]
  /// The line that was found last, because many comments may lie on one line.
  private var lastLine: Range<Int> = 0..<0
  /// The first token and the end of each declaration and definition.
  private lazy var statements =
    tree?.nodes(.declaration, .definition).map { (token: $0.firstToken.id, end: $0.span.end) } ?? []
  /// The offset of the first rule, after which no comment is about the whole file.
  private let firstRule: UInt32

  /// Reads the comments of a file; with `needsReasons`, one without a reason is reported.
  package init(_ tree: SyntaxTree, needsReasons: Bool = false) {
    self.tree = tree
    file = tree.file
    firstRule = tree.stylesheet.node.child(.rule)?.span.start ?? .max
    let comments = tree.comments().filter { $0.kind != .unterminatedComment }
    read(comments.map { $0.range }, needsReasons)
  }

  /// Reads some comments of a file in another language, all of which may be about the whole file.
  init(_ file: SourceFile, _ comments: [Range<Int>], needsReasons: Bool) {
    self.file = file
    tree = nil
    firstRule = .max
    read(comments, needsReasons)
  }

  private mutating func read(_ ranges: some Sequence<Range<Int>>, _ needsReasons: Bool) {
    for range in ranges {
      let span = file.span(range.lowerBound, range.upperBound)
      guard let comment = SuppressionComment(span, in: file) else {
        if let (word, meant) = SuppressionComment.slip(span, in: file) {
          findings.append(.misspeltSuppression(word, meant: meant))
        }
        continue
      }
      add(comment)
      if needsReasons, comment.reason == nil, comment.scope != .end { findings.append(.unreasonedSuppression(comment)) }
    }
  }

  /// Whether the file has no such comment, so that nothing is accepted and nothing reported.
  package var isReportless: Bool { comments.isEmpty && findings.isEmpty }

  private mutating func add(_ comment: SuppressionComment) {
    if comment.names.isEmpty { findings.append(.bareSuppression(comment)) }
    if comment.scope == .file, comment.span.start > firstRule { return findings.append(.lateSuppression(comment)) }
    comments.append(comment)
    let range = range(of: comment)
    for name in comment.names {
      guard let code = DiagnosticCode.byName[name.text] else {
        findings.append(.unknownSuppression(name))
        continue
      }
      if comment.scope == .end {
        close(code, at: comment.span.start)
      } else {
        if comment.scope == .start { open[code, default: []].append(entries.count) }
        entries.append(Entry(comment: comments.count - 1, name: name, code: code, range: range))
      }
    }
  }

  /// Ends the last open range of a code.
  private mutating func close(_ code: DiagnosticCode, at offset: UInt32) {
    guard let entry = open[code]?.popLast() else { return }
    let start = entries[entry].range.lowerBound
    entries[entry].range = start..<max(offset, start)
  }

  private mutating func range(of comment: SuppressionComment) -> Range<UInt32> {
    switch comment.scope {
    case .file: 0..<UInt32.max
    case .start, .end: comment.span.end..<UInt32.max
    case .line: line(around: comment.span.start, to: comment.span.end)
    case .nextLine: nextLine(after: comment)
    }
  }

  /// The next line with code; the whole declaration or definition if one begins on it.
  private mutating func nextLine(after comment: SuppressionComment) -> Range<UInt32> {
    guard let tree else { return nextText(after: comment) }
    // The token that follows the gap with the comment.
    var token = tree.token(at: Int(comment.span.end))
    while token.span.start < comment.span.end, let next = token.next { token = next }
    let line = line(around: token.span.start, to: token.span.start)
    let statement = statements.partitionPoint { $0.token < token.id }
    guard statement < statements.count, statements[statement].token == token.id else { return line }
    return line.lowerBound..<max(line.upperBound, statements[statement].end)
  }

  /// The next line of another language that is not blank.
  private mutating func nextText(after comment: SuppressionComment) -> Range<UInt32> {
    let next = file.bytes[Int(comment.span.end)...].firstIndex { $0 > 0x20 } ?? file.bytes.count
    return line(around: UInt32(clamping: next), to: UInt32(clamping: next))
  }

  private mutating func line(around start: UInt32, to end: UInt32) -> Range<UInt32> {
    let bytes = file.bytes
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    if !lastLine.contains(Int(start)) || Int(end) > lastLine.upperBound {
      let first = bytes[..<Int(start)].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
      let last = bytes[Int(end)...].firstIndex(where: isBreak) ?? bytes.count
      lastLine = first..<last + 1
    }
    return UInt32(clamping: lastLine.lowerBound)..<UInt32(clamping: lastLine.upperBound)
  }

  // MARK: - Findings

  /// Returns the acceptance of a finding by a comment, or nil if no comment accepts it.
  ///
  /// Of several comments only the last one, which is the innermost, is marked as used.
  package mutating func accept(_ diagnostic: Diagnostic) -> Acceptance? {
    guard !entries.isEmpty, let entry = ranges(of: diagnostic.code).owner(at: diagnostic.span.start) else { return nil }
    guard diagnostic.canBeAcceptedByComment else {
      entries[entry].meetsError = diagnostic.severity == .error
      return nil
    }
    entries[entry].isUsed = true
    return .comment(reason: comments[entries[entry].comment].reason)
  }

  private mutating func ranges(of code: DiagnosticCode) -> SuppressedRanges {
    if let known = ranges[code] { return known }
    let found = SuppressedRanges(entries.indices.filter { entries[$0].code == code }.map { ($0, entries[$0].range) })
    ranges[code] = found
    return found
  }

  /// The findings about the comments themselves, once all findings of the file were offered.
  ///
  /// A code that the user switched off is unknown, not unused, and so is one that a run for another target may find.
  package func diagnostics(isOff: (DiagnosticCode) -> Bool) -> [Diagnostic] {
    let unused = entries.filter { !$0.isUsed && !isOff($0.code) && !$0.code.dependsOnTarget }
    let counts = unused.reduce(into: [:]) { $0[$1.comment, default: 0] += 1 }
    return findings
      + unused.map { entry in
        let comment = comments[entry.comment]
        if entry.meetsError { return .powerlessSuppression(entry.name) }
        return .unusedSuppression(entry.name, in: comment, isWhole: counts[entry.comment] == comment.names.count)
      }
  }
}

// MARK: - Messages

extension Diagnostic {
  fileprivate static func bareSuppression(_ comment: SuppressionComment) -> Diagnostic {
    Diagnostic(
      .malformedSuppression, "'\(comment.scope.rawValue)' names no code", at: comment.span,
      help: ["name the codes that are accepted: '\(comment.scope.rawValue) unit-suffix'"])
  }

  fileprivate static func lateSuppression(_ comment: SuppressionComment) -> Diagnostic {
    Diagnostic(.malformedSuppression, "'\(comment.scope.rawValue)' must come before the first rule", at: comment.span)
  }

  fileprivate static func unreasonedSuppression(_ comment: SuppressionComment) -> Diagnostic {
    Diagnostic(
      .malformedSuppression, "'\(comment.scope.rawValue)' gives no reason", at: comment.span,
      help: ["add the reason after the codes: ' -- <reason>'"])
  }

  fileprivate static func misspeltSuppression(_ word: SuppressionComment.Name, meant: String) -> Diagnostic {
    Diagnostic(
      .malformedSuppression, "no comment begins with '\(word.text)'", at: word.span, help: suggestion(meant) ?? [],
      fixIts: replacement(meant, word.span))
  }

  fileprivate static func unknownSuppression(_ name: SuppressionComment.Name) -> Diagnostic {
    let near = NameSuggester.nearest(to: name.text, in: DiagnosticCode.allCases.map { $0.rawValue })
    return Diagnostic(
      .malformedSuppression, "unknown diagnostic code '\(name.text)'", at: name.span, help: suggestion(near) ?? [],
      fixIts: near.map { [FixIt("replace '\(name.text)' with '\($0)'", replacing: name.span, with: $0)] } ?? [])
  }

  fileprivate static func powerlessSuppression(_ name: SuppressionComment.Name) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, "no comment accepts an error such as '\(name.text)' here", at: name.span,
      help: ["correct the error, lower it with '-W \(name.text)=warning', or take it into a baseline"],
      subject: DiagnosticSubject(value: name.text))
  }

  fileprivate static func unusedSuppression(
    _ name: SuppressionComment.Name, in comment: SuppressionComment, isWhole: Bool
  ) -> Diagnostic {
    let fixIt =
      isWhole
      ? FixIt("remove the comment", replacing: comment.span, with: "")
      : FixIt("remove '\(name.text)'", replacing: comment.spanWithSeparator(of: name), with: "")
    return Diagnostic(
      .unusedSuppression, "no '\(name.text)' is found where this comment accepts it", at: name.span, fixIts: [fixIt],
      subject: DiagnosticSubject(value: name.text))
  }
}
