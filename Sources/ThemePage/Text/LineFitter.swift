package import ThemeComponents

/// Divides a text into lines that fit a width.
///
/// Metrics tell only whether a text fits, so the longest prefix that does is searched by doubling and halving. The work
/// grows with the text, not with its square.
struct LineFitter {
  let font: FontDescription
  let width: Double
  let metrics: any TextMeasuring

  /// The lines of a text, broken at line feeds, at spaces, and inside words longer than a line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most lines, at least one; the last one is cut if the text is longer.
  /// - Returns: At least one line.
  func lines(of text: String, limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Array(text)[...]
    var end = Self.endOfParagraph(rest)
    while lines.count < limit - 1 {
      let paragraph = rest[..<end]
      let count = fittingCount(paragraph)
      if count == paragraph.count {
        lines.append(String(paragraph))
        guard end < rest.endIndex else { return lines }
        rest = rest[(end + 1)...]
        end = Self.endOfParagraph(rest)
        continue
      }
      let line = paragraph.prefix(max(1, count))
      let space = paragraph.prefix(count + 1).lastIndex(of: " ")
      if let space, space > line.startIndex {
        lines.append(String(paragraph[..<space]))
        rest = rest[(space + 1)...]
      } else {
        lines.append(String(line))
        rest = rest[line.endIndex...]
      }
      guard !rest.isEmpty else { return lines }
    }
    return lines + [cut(String(rest.map { $0.isNewline ? " " : $0 }))]
  }

  /// The end of the first paragraph, found once because it may have any number of lines.
  private static func endOfParagraph(_ text: ArraySlice<Character>) -> Int {
    text.firstIndex { $0.isNewline } ?? text.endIndex
  }

  /// A text as one line, cut before an ellipsis if it does not fit.
  func cut(_ text: String) -> String {
    guard !fits(text) else { return text }
    let characters = Array(text)[...]
    return String(characters.prefix(fittingCount(characters, suffix: "…"))) + "…"
  }

  /// The number of characters at the beginning that fit a line together with a suffix.
  private func fittingCount(_ characters: ArraySlice<Character>, suffix: String = "") -> Int {
    // Few lines are shorter. Only as much becomes a text as is tried, since a paragraph may have any number of lines.
    var (fitting, tooLong) = (0, min(16, max(1, characters.count)))
    var text = String(characters.prefix(tooLong))
    while tooLong <= characters.count, fits(text + suffix) {
      fitting = tooLong
      tooLong *= 2
      text = String(characters.prefix(tooLong))
    }
    tooLong = min(tooLong, characters.count + 1)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if fits(String(text.prefix(middle)) + suffix) { fitting = middle } else { tooLong = middle }
    }
    return fitting
  }

  private func fits(_ text: String) -> Bool {
    let measure = metrics.measure(text, font: font, width: width, lineLimit: 1)
    return measure.lineCount <= 1 && !measure.isTruncated
  }
}

/// Text measuring with the advance widths of Inter, a free font that resembles the system's.
///
/// Pictures name Inter first in their font stack, so a text that fits by these metrics fits where the font is installed.
/// A character that the table lacks has the width that ``ApproximateTextMetrics`` gives it. Kerning does not count.
package final class InterTextMetrics: TextMeasuring {
  /// The fonts of pictures and pages, Inter first.
  package static let fontStack =
    "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  /// The metrics.
  package init() {}

  /// The height of one line in points.
  package func lineHeight(of font: FontDescription) -> Double { ApproximateTextMetrics().lineHeight(of: font) }

  /// Breaks the text at spaces, and inside words longer than a line; linear in the text.
  package func measure(_ text: String, font: FontDescription, width: Double, lineLimit: Int) -> TextMeasure {
    var breaker = LineBreaker(width: width, scale: font.pointSize, lineLimit: lineLimit)
    let widths = InterAdvances.widths(of: font.weight)
    for scalar in text.unicodeScalars {
      guard breaker.take(scalar, advance: Self.advance(of: scalar, widths)) else { break }
    }
    breaker.finish()
    return TextMeasure(
      size: LayoutSize(width: breaker.longest.rounded(.up), height: Double(breaker.lineCount) * lineHeight(of: font)),
      lineCount: breaker.lineCount, isTruncated: breaker.isTruncated)
  }

  private static func advance(of scalar: Unicode.Scalar, _ widths: [UInt16]) -> Double {
    guard let place = InterAdvances.place(of: scalar), place < widths.count, widths[place] > 0 else {
      return ApproximateTextMetrics.advance(of: scalar)
    }
    return Double(widths[place]) / 1_000
  }
}
