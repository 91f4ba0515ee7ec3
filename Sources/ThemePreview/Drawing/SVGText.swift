import ThemeComponents
package import ThemeTable

/// The lines of a text and their places, as the metrics break them.
struct SVGText {
  /// The lines with their baselines in points.
  let lines: [(text: String, baseline: Double)]
  /// The edge or the middle at which the lines are set, in points.
  let x: Double
  /// `start`, `middle` or `end`.
  private let anchor: String
  /// The weight as SVG writes it.
  private let weight: Int

  init(_ text: DisplayText, in frame: LayoutRect, _ metrics: any TextMeasuring) {
    switch text.alignment {
    case .left, .justified: (x, anchor) = (frame.minX, "start")
    case .center: (x, anchor) = (frame.midX, "middle")
    case .right: (x, anchor) = (frame.maxX, "end")
    }
    weight = text.font.weight.cssNumber
    let height = metrics.lineHeight(of: text.font)
    let broken = Self.lines(of: text, width: frame.width, metrics)
    let top = frame.midY - Double(broken.count) * height / 2
    lines = broken.enumerated().map { index, line in
      (line, top + Double(index) * height + text.font.pointSize * 0.95)
    }
  }

  /// The attributes that set font and anchor, without those that have their usual values.
  func attributes(_ font: FontDescription) -> String {
    var attributes = "font-size=\"\(svgNumber(font.pointSize))\""
    if weight != 400 { attributes += " font-weight=\"\(weight)\"" }
    if anchor != "start" { attributes += " text-anchor=\"\(anchor)\"" }
    return attributes
  }

  private static func lines(
    of text: DisplayText, width: Double, _ metrics: any TextMeasuring
  ) -> [String] {
    func fits(_ line: String) -> Bool {
      metrics.measure(line, font: text.font, width: .infinity, lineLimit: 1).size.width
        <= width + 1
    }
    guard text.lineCount > 1 else {
      return [text.isTruncated ? cut(text.string, fits) : text.string]
    }
    var lines: [String] = []
    var line = ""
    for word in text.string.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if fits(longer) {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      // A word longer than a line is broken inside.
      var pieces = pieces(of: word, fits)
      line = pieces.popLast() ?? ""
      lines += pieces
    }
    lines.append(line)
    guard lines.count > text.lineCount || text.isTruncated else { return lines }
    let rest = lines.dropFirst(text.lineCount - 1).joined(separator: " ")
    return lines.prefix(text.lineCount - 1) + [cut(rest, fits)]
  }

  /// The parts of a word that fit a line each, at least one character in each.
  private static func pieces(of word: Substring, _ fits: (String) -> Bool) -> [String] {
    guard !fits(String(word)) else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      let longer = piece + String(character)
      if piece.isEmpty || fits(longer) {
        piece = longer
      } else {
        pieces.append(piece)
        piece = String(character)
      }
    }
    return pieces + [piece]
  }

  private static func cut(_ text: String, _ fits: (String) -> Bool) -> String {
    guard !fits(text) else { return text }
    var text = text
    while !text.isEmpty, !fits(text + "…") { text.removeLast() }
    return text + "…"
  }
}

extension StyleFontWeight {
  /// The weight as CSS and SVG write it.
  package var cssNumber: Int {
    switch self {
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    }
  }
}
