import ThemeComponents
package import ThemeTable

/// The lines of a text and their places, as the metrics break them.
package struct SVGText {
  /// The lines with their baselines in points.
  let lines: [(text: String, baseline: Double)]
  /// The edge or the middle at which the lines are set, in points.
  let x: Double
  /// `start`, `middle` or `end`.
  private let anchor: String

  init(_ text: DisplayText, in frame: LayoutRect, _ metrics: any TextMeasuring) {
    switch text.alignment {
    case .left, .justified: (x, anchor) = (frame.minX, "start")
    case .center: (x, anchor) = (frame.midX, "middle")
    case .right: (x, anchor) = (frame.maxX, "end")
    }
    let height = metrics.lineHeight(of: text.font)
    let fitter = LineFitter(font: text.font, width: frame.width, metrics: metrics)
    let isWhole = text.lineCount <= 1 && !text.isTruncated
    let broken = isWhole ? [text.string] : fitter.lines(of: text.string, limit: max(1, text.lineCount))
    let top = frame.midY - Double(broken.count) * height / 2
    let isRightToLeft = Self.isRightToLeft(text.string)
    lines = broken.enumerated().map { index, line in
      // Isolated, a line begins at the right, and what ends it, such as an ellipsis, is at its left.
      (isRightToLeft ? "\u{2067}\(line)\u{2069}" : line, top + Double(index) * height + text.font.pointSize * 0.95)
    }
  }

  /// Whether the first letter of a text is Hebrew or Arabic.
  private static func isRightToLeft(_ text: String) -> Bool {
    let letter = text.unicodeScalars.first { scalar in
      (0x41...0x5A).contains(scalar.value) || (0x61...0x7A).contains(scalar.value) || scalar.value >= 0xC0
    }
    switch letter?.value ?? 0 {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: return true
    default: return false
    }
  }

  /// The families of CSS that a font of iOS stands for, such as `'Helvetica Neue', 'HelveticaNeue-Bold', …`.
  ///
  /// - Parameter name: The PostScript name, or an alias of the system's font.
  /// - Returns: The families with those of the page after them; nil for the system's font.
  package static func families(ofFont name: String) -> String? {
    let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "- .".contains($0)) }
    guard isName, !name.isEmpty, !name.lowercased().contains("system") else { return nil }
    var family = ""
    for letter in name.prefix(while: { $0 != "-" }) {
      if letter.isUppercase, family.last?.isLowercase == true { family += " " }
      family.append(letter)
    }
    return "'\(family)', '\(name)', \(InterTextMetrics.fontStack)"
  }

  /// Writes the attributes that set font and anchor.
  func writeAttributes(of font: FontDescription, to text: inout [UInt8]) {
    Self.writeAttributes(
      size: font.pointSize, families: font.name.flatMap(Self.families), weight: font.weight.cssNumber, anchor: anchor,
      to: &text)
  }

  /// Writes the attributes that set font and anchor, without those that have their usual values, separated by spaces.
  ///
  /// - Parameters:
  ///   - size: The font size in points.
  ///   - families: The families of CSS, or nil for the font of the page.
  ///   - weight: The weight as CSS writes it.
  ///   - anchor: `start`, `middle` or `end`.
  ///   - text: The text before them.
  static func writeAttributes(
    size: Double, families: String?, weight: Int, anchor: String, to text: inout [UInt8]
  ) {
    text.add("font-size=\"", svgNumber(size))
    if let families { text.add("\" font-family=\"", families) }
    if weight != 400 { text.add("\" font-weight=\"", String(weight)) }
    if anchor != "start" { text.add("\" text-anchor=\"", anchor) }
    text += "\""
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
