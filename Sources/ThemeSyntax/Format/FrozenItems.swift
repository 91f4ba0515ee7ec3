package import ThemeBase

/// The top-level items that keep the layout that the author gave them, because the parser has found a mistake in them.
///
/// The layout of a mistake can decide how the parser reads on: a `}` that is missing is found by indentation.
struct FrozenItems {
  /// Offsets that mistakes point at, sorted, adjacent ones joined.
  private let mistakes: [Range<Int>]
  private var next = 0

  init(_ diagnostics: [Diagnostic]) {
    var spans = diagnostics.filter { !$0.code.leavesTreeSound }.flatMap { diagnostic in
      [diagnostic.span] + diagnostic.secondary.map { $0.span }
    }
    spans.sort()
    var joined: [Range<Int>] = []
    for span in spans {
      let range = span.offsets
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    mistakes = joined
  }

  /// Whether a mistake points at an item or at the gap before it.
  ///
  /// Asks about items in source order only.
  mutating func contains(from start: Int, upTo end: Int) -> Bool {
    while next < mistakes.count, mistakes[next].upperBound < start { next += 1 }
    return next < mistakes.count && mistakes[next].lowerBound <= end
  }
}

extension Checked<SyntaxTree> {
  /// Whether the parser has found a mistake for which an item stays as it is.
  package var hasFrozenItems: Bool { diagnostics.diagnostics.contains { !$0.code.leavesTreeSound } }
}

extension DiagnosticCode {
  /// Whether the parser reads an item with this mistake the same way in any layout.
  fileprivate var leavesTreeSound: Bool {
    [
      DiagnosticCode.lineComment, .commentTouchesWord, .slashesInWord, .reservedPrefix, .nonAsciiName,
      .missingLastSemicolon, .classListSelector, .copyrightByte,
    ].contains(self)
  }
}

/// The parts of a file that the author lays out, from `/* themec-format-off */` to `/* themec-format-on */` or the end
/// of the file.
struct KeptText {
  /// The parts with the comments around them, in order.
  private let ranges: [Range<Int>]

  init(_ tree: SyntaxTree) {
    var ranges: [Range<Int>] = []
    var start: Int?
    for comment in tree.comments() where comment.kind == .blockComment {
      let body = tree.file.bytes[comment.range].dropFirst(2).dropLast(2).drop { $0 <= UInt8(ascii: " ") }
      guard body.starts(with: "themec-format-o".utf8) else { continue }
      let word = body.prefix { $0 > UInt8(ascii: " ") }
      if word.elementsEqual("themec-format-off".utf8) {
        start = start ?? comment.range.lowerBound
      } else if word.elementsEqual("themec-format-on".utf8), let first = start {
        ranges.append(first..<comment.range.upperBound)
        start = nil
      }
    }
    if let start { ranges.append(start..<Int.max) }
    self.ranges = ranges
  }

  /// The part in which an offset lies, or nil.
  func range(at offset: Int) -> Range<Int>? {
    guard !ranges.isEmpty else { return nil }
    let index = ranges.partitionPoint { $0.upperBound <= offset }
    return index < ranges.count && ranges[index].contains(offset) ? ranges[index] : nil
  }
}
