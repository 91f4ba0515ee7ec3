/// The losses of a change of a sheet: its byte order mark, the ending of a line, a comment.
package enum SheetLoss {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The loss between two states of a sheet in a few words, or nil if nothing was lost.
  package static func found(_ before: [UInt8], _ after: [UInt8]) -> String? {
    if before.starts(with: mark) != after.starts(with: mark) { return "the byte order mark" }
    return changedEnding(before, after).map { "the ending of the line '\($0)'" }
  }

  /// A comment that is lost, or one that is new; nil if there is none.
  ///
  /// Only letters and digits count, because fixes write `//` as `/* */` and indent lines in comments. With
  /// `allowsCopies`, a comment may be written again with the block that holds it.
  package static func comment(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>], allowsCopies: Bool = false)
    -> String?
  {
    let (old, new) = (counts(before), counts(after))
    if !allowsCopies, let copy = new.first(where: { $1 > old[$0] ?? 0 }) {
      return "the number of comments '\(copy.key)'"
    }
    if let lost = old.first(where: { $1 > new[$0] ?? 0 }) { return "the comment '\(lost.key)'" }
    return new.keys.first { old[$0] == nil }.map { "text that becomes the comment '\($0)'" }
  }

  private static func counts(_ comments: [ArraySlice<UInt8>]) -> [String: Int] {
    comments.reduce(into: [:]) { counts, comment in
      let text = String(decoding: comment, as: UTF8.self).filter { $0.isLetter || $0.isNumber }
      counts[text, default: 0] += 1
    }
  }

  /// A line of both texts that ends otherwise in the second, or that ends as no line of the first.
  private static func changedEnding(_ before: [UInt8], _ after: [UInt8]) -> String? {
    let (old, new) = (lines(of: before), lines(of: after))
    let known = Set(old.map(\.ending))
    let hadOne = known.contains { !$0.isEmpty }
    if hadOne, let odd = new.first(where: { !$0.ending.isEmpty && !known.contains($0.ending) }) { return odd.text }
    let (before, after) = (Dictionary(grouping: old, by: \.text), Dictionary(grouping: new, by: \.text))
    return new.first { line in
      guard !line.ending.isEmpty, !line.text.allSatisfy(\.isWhitespace), let own = before[line.text],
        own.allSatisfy({ !$0.ending.isEmpty }),
        // A line that the change made equal to this one has an ending of its own.
        after[line.text, default: []].count <= own.count
      else { return false }
      return !own.contains { $0.ending == line.ending }
    }?.text
  }

  private static func lines(of bytes: [UInt8]) -> [(text: String, ending: String)] {
    var lines: [(text: String, ending: String)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0x0A || bytes[index] == 0x0D else { continue }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      let end = isPair ? index + 2 : index + 1
      lines.append((text, String(decoding: bytes[index..<end], as: UTF8.self)))
      (start, index) = (end, end - 1)
    }
    return lines + [(String(decoding: bytes[start...], as: UTF8.self), "")]
  }
}
