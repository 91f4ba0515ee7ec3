import ThemeBase

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
