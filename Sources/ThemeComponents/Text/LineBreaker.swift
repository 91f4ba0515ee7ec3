/// Breaks a text into lines by the advance widths of its characters, at spaces and inside words longer than a line.
package struct LineBreaker {
  private let width: Double
  private let scale: Double
  private let lineLimit: Int
  /// The width of the longest line so far.
  package private(set) var longest = 0.0
  /// The number of lines so far.
  package private(set) var lineCount = 1
  /// Whether some of the text found no room.
  package private(set) var isTruncated = false
  /// The current line without its last word and the space before it.
  private var line = 0.0
  private var space = 0.0
  private var word = 0.0

  /// An empty text.
  ///
  /// - Parameters:
  ///   - width: The room in points.
  ///   - scale: The points for an advance width of 1.
  ///   - lineLimit: The most lines; 0 for any number.
  package init(width: Double, scale: Double, lineLimit: Int) {
    self.width = max(0, width.isNaN ? 0 : width)
    self.scale = scale
    self.lineLimit = lineLimit <= 0 ? .max : lineLimit
  }

  /// Takes one character.
  ///
  /// Returns false when no more can be shown.
  package mutating func take(_ scalar: Unicode.Scalar, advance: Double) -> Bool {
    switch scalar {
    case "\n": return endLine(carrying: 0)
    case " ":
      line += space + word
      space = advance * scale
      word = 0
      return true
    default: break
    }
    let advance = advance * scale
    if line + space + word + advance > width, advance > 0 {
      // A word that is alone on its line is broken; otherwise it goes to the next one as a whole.
      let carried = line > 0 ? word : 0
      if line == 0 { line = word }
      guard endLine(carrying: carried) else { return false }
    }
    word += advance
    return true
  }

  /// Ends the last line.
  package mutating func finish() { longest = max(longest, min(width, line + (word > 0 ? space + word : 0))) }

  private mutating func endLine(carrying carried: Double) -> Bool {
    guard lineCount < lineLimit else {
      isTruncated = true
      longest = max(longest, width.isFinite ? width : line)
      return false
    }
    longest = max(longest, min(width, carried > 0 ? line : line + space + word))
    lineCount += 1
    line = 0
    space = 0
    word = carried
    return true
  }
}
