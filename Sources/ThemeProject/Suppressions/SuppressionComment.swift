package import ThemeBase

/// A comment that accepts findings.
///
///     /* themec-disable-next-line unit-suffix -- the designers write it so */
///     font-size: 17px;  /* themec-disable-line unit-suffix */
///     /* themec-disable unit-suffix, empty-rule */ … /* themec-enable unit-suffix */
///     /* themec-disable-file undeclared-class */
package struct SuppressionComment: Hashable, Sendable {
  /// Which part of the file a comment is about.
  package enum Scope: String, CaseIterable, Sendable {
    /// The next line with code, or the whole declaration that begins on it.
    case nextLine = "themec-disable-next-line"
    /// The line of the comment.
    case line = "themec-disable-line"
    /// The whole file.
    case file = "themec-disable-file"
    /// From the comment to the matching `themec-enable` or the end of the file.
    case start = "themec-disable"
    /// The end of such a range.
    case end = "themec-enable"
  }

  /// A code that the comment names.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var span: Span
  }

  package var scope: Scope
  package var names: [Name]
  /// The text that an editor writes in place of a reason.
  package static let placeholder = "reason"

  /// The text after ` -- `, or nil without it; the ``placeholder`` is no reason.
  package var reason: String?
  /// The whole comment.
  package var span: Span

  /// Reads a comment; nil for one that does not begin with `themec-`.
  init?(_ span: Span, in file: SourceFile) {
    guard let words = Self.words(span, in: file), let first = words.first,
      let scope = Scope(rawValue: String(decoding: first, as: UTF8.self))
    else { return nil }
    self.scope = scope
    self.span = span
    let dash = words.firstIndex { $0.elementsEqual("--".utf8) } ?? words.endIndex
    names = words[1..<dash].map { word in
      Name(text: String(decoding: word, as: UTF8.self), span: file.span(word.startIndex, word.endIndex))
    }
    guard dash < words.endIndex, let start = words[(dash + 1)...].first?.startIndex, let end = words.last?.endIndex
    else { return }
    let text = String(decoding: file.bytes[start..<end], as: UTF8.self)
    reason = [Self.placeholder, "<\(Self.placeholder)>"].contains(text) ? nil : text
  }

  /// The first word of a comment that is none of ours but nearly one, and that one; a code may be glued to it with ':'.
  static func slip(_ span: Span, in file: SourceFile) -> (word: Name, meant: String)? {
    guard let first = words(span, in: file)?.first else { return nil }
    let word = String(decoding: first, as: UTF8.self)
    let start = String(word.prefix { $0 != ":" })
    let known = Scope.allCases.map { $0.rawValue } + ["themec-format-off", "themec-format-on"]
    guard !known.contains(word),
      let meant = known.first(where: { $0 == start }) ?? known.first(where: { $0.hasPrefix(start) })
        ?? NameSuggester.nearest(to: start, in: known)
    else { return nil }
    let code = word.dropFirst(start.count + 1)
    return (
      Name(text: word, span: file.span(first.startIndex, first.endIndex)), code.isEmpty ? meant : "\(meant) \(code)"
    )
  }

  /// The words of a comment that begins with `themec-`, without its marks; nil for any other.
  private static func words(_ span: Span, in file: SourceFile) -> [ArraySlice<UInt8>]? {
    let bytes = file.bytes[span.offsets]
    var body = bytes.dropFirst(2)
    if bytes.starts(with: "/*".utf8) { body = body.dropLast(2) }
    // Nearly all comments are about something else: their words are not taken apart.
    guard body.drop(while: isSeparator).starts(with: "themec-".utf8) else { return nil }
    return body.split(whereSeparator: isSeparator)
  }

  /// The name and what sets it apart from the next one, or from the one before if it is the last.
  func spanWithSeparator(of name: Name) -> Span {
    var span = name.span
    guard let index = names.firstIndex(of: name) else { return span }
    if index + 1 < names.count {
      span.end = names[index + 1].span.start
    } else if index > 0 {
      span.start = names[index - 1].span.end
    }
    return span
  }

  /// Whether a byte sets words apart: a blank or a comma.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
}

/// The ranges of a file in which comments accept findings of one code.
///
/// Ranges may nest and overlap. At each offset the comment that was written last applies.
struct SuppressedRanges {
  /// The offsets at which something begins or ends, in order.
  private var bounds: [UInt32] = []
  /// The comment that applies from each bound to the next, or nil if none does.
  private var owners: [Int?] = []

  /// Takes ranges in the order of their comments.
  init(_ ranges: [(owner: Int, range: Range<UInt32>)]) {
    bounds = Set(ranges.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    owners = Array(repeating: nil, count: bounds.count)
    // The last comment takes its pieces first. Taken pieces are skipped, so each piece is taken once.
    var free = Array(0...bounds.count)
    for (owner, range) in ranges.reversed() {
      let end = place(of: range.upperBound)
      var piece = Self.next(&free, from: place(of: range.lowerBound))
      while piece < end {
        owners[piece] = owner
        free[piece] = piece + 1
        piece = Self.next(&free, from: piece)
      }
    }
  }

  /// The comment that accepts findings at an offset; nil if none does.
  ///
  /// Takes logarithmic time.
  func owner(at offset: UInt32) -> Int? {
    let after = bounds.partitionPoint { $0 <= offset }
    return after == 0 ? nil : owners[after - 1]
  }

  private func place(of bound: UInt32) -> Int { bounds.partitionPoint { $0 < bound } }

  /// Returns the first free piece at or after `start`, and shortens the path to it for the next search.
  private static func next(_ free: inout [Int], from start: Int) -> Int {
    var end = start
    while free[end] != end { end = free[end] }
    var piece = start
    while free[piece] != end, piece != end { (piece, free[piece]) = (free[piece], end) }
    return end
  }
}
